//! Running, sleeping or notified: the protocol between a core that is about to block and cores that have news for it.
//!
//! Shared by all threads.  What must hold: news published before [`SleepFlag::notify`] is either seen by the owner's
//! look at its mailboxes, or the owner does not stay asleep.  Each side stores, fences, then loads; the loom test in
//! tests/loom_sleep_flag.rs runs every interleaving.

use super::atomics::{AtomicU8, Ordering, fence};

const RUNNING: u8 = 0;
const SLEEPING: u8 = 1;
const NOTIFIED: u8 = 2;

/// One per reactor.
pub(crate) struct SleepFlag {
    state: AtomicU8,
}

impl SleepFlag {
    pub(crate) fn new() -> SleepFlag {
        SleepFlag { state: AtomicU8::new(RUNNING) }
    }

    /// Any thread, after publishing its news.  True: the owner sleeps and the caller must ring its descriptor.
    #[must_use]
    pub(crate) fn notify(&self) -> bool {
        fence(Ordering::SeqCst);
        // Somebody notified already and the owner has not looked since: it will see our news with theirs.
        if self.state.load(Ordering::Relaxed) == NOTIFIED {
            return false;
        }
        self.state.swap(NOTIFIED, Ordering::SeqCst) == SLEEPING
    }

    /// The owner, about to block.  False: there is news, do not block.
    #[must_use]
    pub(crate) fn try_sleep(&self) -> bool {
        self.state.compare_exchange(RUNNING, SLEEPING, Ordering::SeqCst, Ordering::SeqCst).is_ok()
    }

    /// The owner, awake again and about to look at its mailboxes.  True: there is news.
    pub(crate) fn take(&self) -> bool {
        if self.state.load(Ordering::Relaxed) == RUNNING {
            return false;
        }
        let notified = self.state.swap(RUNNING, Ordering::SeqCst) == NOTIFIED;
        fence(Ordering::SeqCst);
        notified
    }

    /// The owner, while it spins: has anybody notified?
    #[must_use]
    pub(crate) fn is_notified(&self) -> bool {
        self.state.load(Ordering::Relaxed) == NOTIFIED
    }
}
