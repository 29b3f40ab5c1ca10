//! Tasks of one core: a slab of futures and a queue of those that may go on.
//!
//! Owned by one reactor.  A leaf future registers [`Executor::current`] with whatever it waits for and is woken by
//! [`Executor::wake`]; the `Waker` in the context does nothing.  So futures that keep wakers of their own
//! (`FuturesUnordered`) do not work here; those that poll all their children do.
//! What must hold: a task is in the ready queue at most once; no borrow is held while a task is polled or dropped.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// Names a task for as long as it lives; a later task in the same slot has another generation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TaskId {
    index: u32,
    generation: u32,
}

type BoxedTask = Pin<Box<dyn Future<Output = ()>>>;

struct Slot {
    generation: u32,
    name: &'static str,
    queued: bool,
    /// None while it is being polled, or free.
    task: Option<BoxedTask>,
    live: bool,
}

#[derive(Default)]
struct Tasks {
    slots: Vec<Slot>,
    free: Vec<u32>,
    ready: VecDeque<TaskId>,
    /// Tasks that gave way: they go on in the next turn.
    next_turn: Vec<TaskId>,
    closed: bool,
}

pub(crate) struct Executor {
    tasks: RefCell<Tasks>,
    current: Cell<Option<TaskId>>,
    polls: Cell<u64>,
}

impl Executor {
    pub(crate) fn new() -> Executor {
        Executor { tasks: RefCell::default(), current: Cell::new(None), polls: Cell::new(0) }
    }

    /// Adds a task; it is polled first in this turn if the turn still polls, else in the next.
    pub(crate) fn spawn(&self, name: &'static str, task: BoxedTask) {
        let mut tasks = self.tasks.borrow_mut();
        if tasks.closed {
            drop(tasks); // and the task after it
            return;
        }
        let index = match tasks.free.pop() {
            Some(index) => index,
            None => {
                let index = u32::try_from(tasks.slots.len()).expect("fewer than 2^32 tasks fit in memory");
                tasks.slots.push(Slot { generation: 0, name: "", queued: false, task: None, live: false });
                index
            }
        };
        let slot = &mut tasks.slots[index as usize];
        assert!(!slot.live, "a free slot holds no task");
        slot.name = name;
        slot.live = true;
        slot.queued = true;
        slot.task = Some(task);
        let id = TaskId { index, generation: slot.generation };
        tasks.ready.push_back(id);
    }

    /// The task that is being polled.  Panics outside of one: a leaf future polled by hand has nobody to wake.
    pub(crate) fn current(&self) -> TaskId {
        self.current.get().expect("leaf futures are polled by tasks of this reactor")
    }

    /// Lets a task go on.  A task that has ended is passed over.
    pub(crate) fn wake(&self, id: TaskId) {
        let mut tasks = self.tasks.borrow_mut();
        if tasks.mark_queued(id) {
            tasks.ready.push_back(id);
        }
    }

    /// Lets a task go on in the next turn, after completions have been looked at.
    pub(crate) fn wake_next_turn(&self, id: TaskId) {
        let mut tasks = self.tasks.borrow_mut();
        if tasks.mark_queued(id) {
            tasks.next_turn.push(id);
        }
    }

    /// The start of a turn: those that gave way join the queue.
    pub(crate) fn begin_turn(&self) {
        let mut tasks = self.tasks.borrow_mut();
        let Tasks { ready, next_turn, .. } = &mut *tasks;
        ready.extend(next_turn.drain(..));
    }

    /// Polls ready tasks until none is ready or `budget` polls are spent; returns what is left of it.
    pub(crate) fn run(&self, budget: u32) -> u32 {
        let mut left = budget;
        while left > 0 {
            let Some((id, mut task)) = self.next() else { break };
            left -= 1;
            self.polls.set(self.polls.get() + 1);
            let outer = self.current.replace(Some(id));
            let done = task.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready();
            self.current.set(outer);
            if done {
                drop(task);
                self.tasks.borrow_mut().release(id);
            } else {
                let mut tasks = self.tasks.borrow_mut();
                if tasks.closed {
                    drop(tasks);
                    drop(task);
                } else {
                    tasks.slots[id.index as usize].task = Some(task);
                }
            }
        }
        left
    }

    fn next(&self) -> Option<(TaskId, BoxedTask)> {
        let mut tasks = self.tasks.borrow_mut();
        loop {
            let id = tasks.ready.pop_front()?;
            let slot = &mut tasks.slots[id.index as usize];
            if slot.generation != id.generation || !slot.live {
                continue;
            }
            slot.queued = false;
            if let Some(task) = slot.task.take() {
                return Some((id, task));
            }
        }
    }

    /// No task can go on without news from outside.
    pub(crate) fn is_idle(&self) -> bool {
        let tasks = self.tasks.borrow();
        tasks.ready.is_empty() && tasks.next_turn.is_empty()
    }

    pub(crate) fn live(&self) -> usize {
        let tasks = self.tasks.borrow();
        tasks.slots.len() - tasks.free.len()
    }

    /// Names of the living tasks, for a report about a core that does not end.
    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.tasks.borrow().slots.iter().filter(|slot| slot.live).map(|slot| slot.name).collect()
    }

    pub(crate) fn polls(&self) -> u64 {
        self.polls.get()
    }

    /// Drops every task, in the order of their slots; later spawns are dropped at once.
    pub(crate) fn close(&self) {
        self.tasks.borrow_mut().closed = true;
        let mut index = 0;
        loop {
            let task = {
                let mut tasks = self.tasks.borrow_mut();
                let Some(slot) = tasks.slots.get_mut(index) else { break };
                slot.task.take()
            };
            drop(task); // its futures may call back into the reactor
            index += 1;
        }
        let mut tasks = self.tasks.borrow_mut();
        tasks.ready.clear();
        tasks.next_turn.clear();
        tasks.slots.clear();
        tasks.free.clear();
    }
}

impl Tasks {
    fn mark_queued(&mut self, id: TaskId) -> bool {
        match self.slots.get_mut(id.index as usize) {
            Some(slot) if slot.live && slot.generation == id.generation && !slot.queued => {
                slot.queued = true;
                true
            }
            _ => false,
        }
    }

    fn release(&mut self, id: TaskId) {
        let Some(slot) = self.slots.get_mut(id.index as usize) else { return };
        slot.live = false;
        slot.queued = false;
        slot.generation = slot.generation.wrapping_add(1);
        self.free.push(id.index);
    }
}

/// Gives way once: resolves in the next turn.
pub(crate) struct YieldNow<'a> {
    pub(crate) executor: &'a Executor,
    pub(crate) yielded: bool,
}

impl Future for YieldNow<'_> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if self.yielded {
            return Poll::Ready(());
        }
        self.yielded = true;
        self.executor.wake_next_turn(self.executor.current());
        Poll::Pending
    }
}
