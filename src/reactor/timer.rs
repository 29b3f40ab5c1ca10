//! Timers of one reactor, on the monotonic clock.
//!
//! What must hold: a timer whose future is dropped is gone at once, so an idle reactor has no timers and sleeps
//! without a deadline.

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::Duration;

use super::executor::TaskId;
use super::reactor::{Core, Reactor};
use crate::base::Monotonic;

/// Deadlines in order; those of one instant in the order of their making.
#[derive(Default)]
pub(crate) struct Timers {
    waiting: BTreeMap<(Monotonic, u64), TaskId>,
    made: u64,
}

impl Timers {
    fn insert(&mut self, at: Monotonic, task: TaskId) -> (Monotonic, u64) {
        self.made += 1;
        let key = (at, self.made);
        self.waiting.insert(key, task);
        key
    }

    pub(crate) fn next(&self) -> Option<Monotonic> {
        self.waiting.first_key_value().map(|(key, _)| key.0)
    }

    pub(crate) fn pop_due(&mut self, now: Monotonic) -> Option<TaskId> {
        let first = self.waiting.first_entry()?;
        if first.key().0 <= now { Some(first.remove()) } else { None }
    }

    pub(crate) fn len(&self) -> usize {
        self.waiting.len()
    }
}

/// Resolves at or after its deadline.
pub struct Sleep {
    core: Rc<Core>,
    until: Monotonic,
    key: Option<(Monotonic, u64)>,
}

impl Future for Sleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if self.core.clock.get() >= self.until {
            return Poll::Ready(());
        }
        let task = self.core.executor.current();
        let mut timers = self.core.timers.borrow_mut();
        let key = match self.key {
            Some(key) if timers.waiting.contains_key(&key) => {
                timers.waiting.insert(key, task);
                key
            }
            _ => timers.insert(self.until, task),
        };
        drop(timers);
        self.key = Some(key);
        Poll::Pending
    }
}

impl Drop for Sleep {
    fn drop(&mut self) {
        if let Some(key) = self.key {
            self.core.timers.borrow_mut().waiting.remove(&key);
        }
    }
}

/// The deadline came first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the deadline passed")]
pub struct Elapsed;

impl Reactor {
    /// Resolves at or after `until`.
    pub fn sleep_until(&self, until: Monotonic) -> Sleep {
        Sleep { core: self.core(), until, key: None }
    }

    pub fn sleep(&self, wait: Duration) -> Sleep {
        self.sleep_until(self.now().plus(wait))
    }

    /// Runs `future` until `deadline`, then drops it.
    pub async fn timeout_at<F: Future>(&self, deadline: Monotonic, future: F) -> Result<F::Output, Elapsed> {
        let mut future = std::pin::pin!(future);
        let mut sleep = std::pin::pin!(self.sleep_until(deadline));
        std::future::poll_fn(|context| {
            if let Poll::Ready(output) = future.as_mut().poll(context) {
                return Poll::Ready(Ok(output));
            }
            sleep.as_mut().poll(context).map(|()| Err(Elapsed))
        })
        .await
    }
}
