//! [`ShardWaker`]: what other threads hold of a reactor.
//!
//! `Send + Sync`; costs a fence and a load while the reactor runs, one `write(2)` when it sleeps.

use std::os::fd::{AsRawFd, OwnedFd};
use std::sync::Arc;

use super::sleep_flag::SleepFlag;

/// Wakes one reactor, from any thread.
#[derive(Clone)]
pub struct ShardWaker {
    shared: Arc<Shared>,
}

struct Shared {
    flag: SleepFlag,
    /// An eventfd whose read is armed in the ring; none in the simulation, where nobody really sleeps.
    bell: Option<OwnedFd>,
}

impl ShardWaker {
    pub(crate) fn new(bell: Option<OwnedFd>) -> ShardWaker {
        ShardWaker { shared: Arc::new(Shared { flag: SleepFlag::new(), bell }) }
    }

    /// Call after publishing (a message in a mailbox, a flag): the reactor's [`woken`](super::Reactor::woken) resolves.
    pub fn wake(&self) {
        if !self.shared.flag.notify() {
            return;
        }
        if let Some(bell) = &self.shared.bell {
            // The counter cannot overflow in practice and the only other error is EAGAIN on overflow, when the
            // bell rings anyway.
            let _ = nix::unistd::write(bell, &1u64.to_ne_bytes());
        }
    }

    pub(crate) fn flag(&self) -> &SleepFlag {
        &self.shared.flag
    }

    pub(crate) fn bell(&self) -> i32 {
        self.shared.bell.as_ref().map_or(-1, AsRawFd::as_raw_fd)
    }
}
