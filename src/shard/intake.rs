//! Work that ordinary threads (signals, HTTP) hand to a shard.  Rare, so a lock is fine; an empty intake costs the shard
//! one load a turn.

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::shard::Shard;
use crate::reactor::ShardWaker;

/// What to run on the shard, between two turns.
pub type Errand = Box<dyn FnOnce(&Rc<Shard>) + Send>;

/// Most errands that may wait; beyond, they are refused: the shard does not answer.
const WAITING_MAX: usize = 64;

#[derive(Default)]
struct Waiting {
    some: AtomicBool,
    errands: Mutex<Vec<Errand>>,
}

/// The sending end; `Send`, cheap to clone.
#[derive(Clone)]
pub struct Intake {
    waiting: Arc<Waiting>,
    waker: ShardWaker,
}

/// The shard does not take work any more, or has too much of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the shard does not answer")]
pub struct IntakeFull;

impl Intake {
    #[must_use]
    pub fn new(waker: ShardWaker) -> Intake {
        Intake { waiting: Arc::default(), waker }
    }

    /// Runs `errand` on the shard soon.
    pub fn send(&self, errand: impl FnOnce(&Rc<Shard>) + Send + 'static) -> Result<(), IntakeFull> {
        let mut errands = self.waiting.errands.lock().unwrap_or_else(PoisonError::into_inner);
        if errands.len() >= WAITING_MAX {
            return Err(IntakeFull);
        }
        errands.push(Box::new(errand));
        self.waiting.some.store(true, Ordering::Release);
        drop(errands);
        self.waker.wake();
        Ok(())
    }

    /// The shard's side: everything that waits.
    #[must_use]
    pub fn take(&self) -> Vec<Errand> {
        if !self.waiting.some.swap(false, Ordering::AcqRel) {
            return Vec::new();
        }
        std::mem::take(&mut *self.waiting.errands.lock().unwrap_or_else(PoisonError::into_inner))
    }

    #[must_use]
    pub fn has_errands(&self) -> bool {
        self.waiting.some.load(Ordering::Acquire)
    }
}
