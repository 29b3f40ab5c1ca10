//! Signals between tasks of one core: no atomics, no locks.
//!
//! Each object belongs to one reactor.  Dropping a waiting future is always safe.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::rc::Rc;
use std::task::Poll;

use smallvec::SmallVec;

use super::executor::TaskId;
use super::reactor::{Core, Reactor};

/// Tasks to wake; each at most once.
#[derive(Default)]
struct Waiters(RefCell<SmallVec<[TaskId; 2]>>);

impl Waiters {
    fn add(&self, core: &Core) {
        let task = core.executor.current();
        let mut waiters = self.0.borrow_mut();
        if !waiters.contains(&task) {
            waiters.push(task);
        }
    }

    /// All of them: those that wait for something else by now, or find it taken, wait again.
    fn wake(&self, core: &Core) {
        for task in std::mem::take(&mut *self.0.borrow_mut()) {
            core.executor.wake(task);
        }
    }
}

/// "Something changed."  A call of [`Notify::notify`] while nobody waits is kept for the next who does.
pub struct Notify {
    core: Rc<Core>,
    permit: Cell<bool>,
    waiters: Waiters,
}

impl Notify {
    #[must_use]
    pub fn new(reactor: &Reactor) -> Notify {
        Notify { core: reactor.core(), permit: Cell::new(false), waiters: Waiters::default() }
    }

    /// Lets one waiter go on, now or later; several calls before it looks count as one.
    pub fn notify(&self) {
        self.permit.set(true);
        self.waiters.wake(&self.core);
    }

    /// Waits for a permit and takes it.
    pub async fn notified(&self) {
        poll_fn(|_| {
            if self.permit.take() {
                return Poll::Ready(());
            }
            self.waiters.add(&self.core);
            Poll::Pending
        })
        .await;
    }
}

/// A counter that everybody may watch: each [`Watch::advance`] lets all go on who waited for a change.
pub struct Watch {
    core: Rc<Core>,
    version: Cell<u64>,
    waiters: Waiters,
}

impl Watch {
    #[must_use]
    pub fn new(reactor: &Reactor) -> Watch {
        Watch { core: reactor.core(), version: Cell::new(0), waiters: Waiters::default() }
    }

    #[must_use]
    pub fn version(&self) -> u64 {
        self.version.get()
    }

    pub fn advance(&self) {
        self.version.set(self.version.get() + 1);
        self.waiters.wake(&self.core);
    }

    /// Resolves once the version is no longer `seen`; gives the new one.
    pub async fn changed(&self, seen: u64) -> u64 {
        poll_fn(|_| {
            if self.version.get() != seen {
                return Poll::Ready(self.version.get());
            }
            self.waiters.add(&self.core);
            Poll::Pending
        })
        .await
    }
}

struct OneshotState<T> {
    core: Rc<Core>,
    value: RefCell<Option<T>>,
    sender_gone: Cell<bool>,
    receiver_gone: Cell<bool>,
    waiters: Waiters,
}

/// One value from one task to another.
#[must_use]
pub fn oneshot<T>(reactor: &Reactor) -> (OneshotSender<T>, OneshotReceiver<T>) {
    let state = Rc::new(OneshotState {
        core: reactor.core(),
        value: RefCell::new(None),
        sender_gone: Cell::new(false),
        receiver_gone: Cell::new(false),
        waiters: Waiters::default(),
    });
    (OneshotSender { state: Rc::clone(&state) }, OneshotReceiver { state })
}

pub struct OneshotSender<T> {
    state: Rc<OneshotState<T>>,
}

pub struct OneshotReceiver<T> {
    state: Rc<OneshotState<T>>,
}

impl<T> OneshotSender<T> {
    /// Gives the value back if nobody will receive it.
    pub fn send(self, value: T) -> Result<(), T> {
        if self.state.receiver_gone.get() {
            return Err(value);
        }
        *self.state.value.borrow_mut() = Some(value);
        Ok(()) // the drop of `self` wakes the receiver
    }

    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.state.receiver_gone.get()
    }
}

impl<T> Drop for OneshotSender<T> {
    fn drop(&mut self) {
        self.state.sender_gone.set(true);
        self.state.waiters.wake(&self.state.core);
    }
}

impl<T> OneshotReceiver<T> {
    /// None: the sender is gone without a value.
    pub async fn recv(self) -> Option<T> {
        poll_fn(|_| {
            if self.state.sender_gone.get() {
                return Poll::Ready(self.state.value.borrow_mut().take());
            }
            self.state.waiters.add(&self.state.core);
            Poll::Pending
        })
        .await
    }

    pub fn try_recv(&self) -> Option<T> {
        self.state.value.borrow_mut().take()
    }
}

impl<T> Drop for OneshotReceiver<T> {
    fn drop(&mut self) {
        self.state.receiver_gone.set(true);
    }
}

/// A bounded first-in-first-out queue between tasks of one core; any number of both sides.
pub struct Queue<T> {
    core: Rc<Core>,
    items: RefCell<VecDeque<T>>,
    bound: usize,
    closed: Cell<bool>,
    takers: Waiters,
    givers: Waiters,
}

impl<T> Queue<T> {
    #[must_use]
    pub fn new(reactor: &Reactor, bound: usize) -> Queue<T> {
        Queue {
            core: reactor.core(),
            items: RefCell::default(),
            bound,
            closed: Cell::new(false),
            takers: Waiters::default(),
            givers: Waiters::default(),
        }
    }

    /// Gives the item back if the queue is full or closed.
    pub fn try_push(&self, item: T) -> Result<(), T> {
        if self.closed.get() || self.items.borrow().len() >= self.bound {
            return Err(item);
        }
        self.items.borrow_mut().push_back(item);
        self.takers.wake(&self.core);
        Ok(())
    }

    /// Waits for room.  Gives the item back if the queue is closed.
    pub async fn push(&self, item: T) -> Result<(), T> {
        let mut item = Some(item);
        poll_fn(|_| match item.take() {
            None => Poll::Ready(Ok(())),
            Some(offered) => match self.try_push(offered) {
                Ok(()) => Poll::Ready(Ok(())),
                Err(back) if self.closed.get() => Poll::Ready(Err(back)),
                Err(back) => {
                    item = Some(back);
                    self.givers.add(&self.core);
                    Poll::Pending
                }
            },
        })
        .await
    }

    pub fn try_pop(&self) -> Option<T> {
        let item = self.items.borrow_mut().pop_front();
        if item.is_some() {
            self.givers.wake(&self.core);
        }
        item
    }

    /// The next item; None once the queue is closed and empty.
    pub async fn pop(&self) -> Option<T> {
        poll_fn(|_| {
            if let Some(item) = self.try_pop() {
                return Poll::Ready(Some(item));
            }
            if self.closed.get() {
                return Poll::Ready(None);
            }
            self.takers.add(&self.core);
            Poll::Pending
        })
        .await
    }

    /// What is in the queue can still be taken.
    pub fn close(&self) {
        self.closed.set(true);
        self.takers.wake(&self.core);
        self.givers.wake(&self.core);
    }

    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.closed.get()
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.items.borrow().len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.borrow().is_empty()
    }
}

/// Which of two futures came first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Either<A, B> {
    Left(A),
    Right(B),
}

/// Runs both until one is ready and drops the other; the left one is polled first.
pub async fn race<A: Future, B: Future>(left: A, right: B) -> Either<A::Output, B::Output> {
    let mut left = pin!(left);
    let mut right = pin!(right);
    poll_fn(|context| {
        if let Poll::Ready(output) = left.as_mut().poll(context) {
            return Poll::Ready(Either::Left(output));
        }
        right.as_mut().poll(context).map(Either::Right)
    })
    .await
}

/// Runs all futures to their ends; outputs in the order given.
pub async fn join_all<F: Future>(futures: impl IntoIterator<Item = F>) -> Vec<F::Output> {
    let mut running: Vec<_> = futures.into_iter().map(|future| Some(Box::pin(future))).collect();
    let mut outputs: Vec<Option<F::Output>> = running.iter().map(|_| None).collect();
    poll_fn(|context| {
        let mut pending = false;
        for (slot, output) in running.iter_mut().zip(&mut outputs) {
            let Some(future) = slot else { continue };
            match future.as_mut().poll(context) {
                Poll::Ready(ready) => {
                    *output = Some(ready);
                    *slot = None;
                }
                Poll::Pending => pending = true,
            }
        }
        if pending { Poll::Pending } else { Poll::Ready(()) }
    })
    .await;
    outputs.into_iter().flatten().collect()
}
