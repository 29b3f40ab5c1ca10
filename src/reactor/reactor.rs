//! [`Reactor`]: one core's loop.
//!
//! One turn: completions wake tasks, tasks run until none can go on, the shard's end of turn does what it gathered
//! (grouped writes), tasks that this woke run, and one system call submits everything and waits for news.
//! What must hold: clocks are read once per turn; nothing is polled while a borrow of the reactor is held.

use std::cell::{Cell, RefCell};
use std::future::{Future, poll_fn};
use std::ops::Deref;
use std::rc::Rc;
use std::task::Poll;

use super::backend::{Backend, Wait};
use super::executor::{Executor, TaskId, YieldNow};
use super::operation::{Completed, Completion, Descriptor, Operation, Operations, Token};
use super::timer::Timers;
use super::waker::ShardWaker;
use crate::base::{Monotonic, WallMs};

/// Polls per turn.  Beyond, tasks wait for the next turn, so that completions and timers are looked at in between.
const POLLS_PER_TURN_MAX: u32 = 4096;

/// Handle of one core's reactor.  `!Send`; cloning is cheap.
#[derive(Clone)]
pub struct Reactor {
    core: Rc<Core>,
}

/// What all futures of one reactor share.
pub(crate) struct Core {
    pub(crate) executor: Executor,
    pub(crate) operations: RefCell<Operations>,
    pub(crate) timers: RefCell<Timers>,
    pub(crate) clock: Cell<Monotonic>,
    wall: Cell<WallMs>,
    waker: ShardWaker,
    /// The waker rang and no `woken` has resolved since.
    rung: Cell<bool>,
    waiting_for_bell: RefCell<Vec<TaskId>>,
    random: Cell<u64>,
    stay_awake: Cell<bool>,
    closed: Cell<bool>,
    turns: Cell<u64>,
    completions: Cell<u64>,
    submissions: Cell<u64>,
    unknown_completions: Cell<u64>,
    scratch: RefCell<Vec<Completion>>,
    // Last, so that everything above is gone before the machine is.
    pub(crate) backend: Backend,
}

/// Counters since the reactor was made.  Times in nanoseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReactorStats {
    pub turns: u64,
    /// Times a task was polled.
    pub polls: u64,
    pub submissions: u64,
    pub completions: u64,
    /// Completions that named nothing we knew: 0, or a bug.
    pub unknown_completions: u64,
    /// `io_uring_enter` calls.
    pub enters: u64,
    /// Looking for completions instead of sleeping; part of the CPU time that a profile shows.
    pub spin_ns: u64,
    pub spins: u64,
    pub spins_that_paid: u64,
    /// Asleep in the kernel.
    pub blocked_ns: u64,
    pub tasks: usize,
    pub timers: usize,
    pub operations_in_flight: usize,
}

impl Reactor {
    pub(crate) fn core(&self) -> Rc<Core> {
        Rc::clone(&self.core)
    }

    pub(crate) fn core_ref(&self) -> &Core {
        &self.core
    }

    /// Adds a task; `name` shows up in reports about tasks that do not end.
    pub fn spawn(&self, name: &'static str, future: impl Future<Output = ()> + 'static) {
        self.core.executor.spawn(name, Box::pin(future));
    }

    /// One pass of the loop.  `end_of_turn` runs after the tasks; what it wakes still runs in this turn.  With
    /// `may_block` the turn ends asleep until there is news, unless a task can go on.
    pub fn run_turn(&self, end_of_turn: &mut dyn FnMut(), may_block: bool) {
        let core = &*self.core;
        core.turns.set(core.turns.get() + 1);
        let (clock, wall) = core.backend.clocks();
        core.clock.set(clock);
        core.wall.set(wall);
        core.executor.begin_turn();
        // The bell first, then what it rings for.  Suppose the helper answers between a look at its answers and the
        // taking of its ring: the ring is gone, the answer unseen, and the core sleeps on it for ever.
        core.take_bell();
        core.take_completions();
        core.take_timers();
        let left = core.executor.run(POLLS_PER_TURN_MAX);
        end_of_turn();
        core.executor.run(left.max(POLLS_PER_TURN_MAX / 8));
        let block = may_block && !core.stay_awake.take() && core.executor.is_idle();
        let wait = if block { Wait::Until(core.timers.borrow().next()) } else { Wait::No };
        core.backend.enter(wait, core.waker.flag());
    }

    /// Runs turns until `future` is done.  For tests and for commands that are one task.
    pub fn run_until<T: 'static>(&self, future: impl Future<Output = T> + 'static) -> T {
        let output = Rc::new(RefCell::new(None));
        let slot = Rc::clone(&output);
        let reactor = self.clone();
        self.spawn("run_until", async move {
            let done = future.await;
            *slot.borrow_mut() = Some(done);
            reactor.stay_awake();
        });
        loop {
            self.run_turn(&mut || {}, true);
            if let Some(output) = output.borrow_mut().take() {
                return output;
            }
        }
    }

    /// The turn in progress will not end asleep.
    pub fn stay_awake(&self) {
        self.core.stay_awake.set(true);
    }

    /// Monotonic time, as of the start of this turn.
    #[must_use]
    pub fn now(&self) -> Monotonic {
        self.core.clock.get()
    }

    /// Wall time, as of the start of this turn.
    #[must_use]
    pub fn wall(&self) -> WallMs {
        self.core.wall.get()
    }

    /// Reads the monotonic clock itself: for measuring inside a turn, never for deciding.
    #[must_use]
    pub fn measure_now(&self) -> Monotonic {
        self.core.backend.clocks().0
    }

    /// Not for secrets.  In the simulation it comes from the seed.
    #[must_use]
    pub fn random_u64(&self) -> u64 {
        // splitmix64
        let state = self.core.random.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.core.random.set(state);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Changes when the machine boots: the same id as before means that the page cache survived.
    #[must_use]
    pub fn boot_id(&self) -> String {
        self.core.backend.boot_id()
    }

    #[must_use]
    pub fn turns(&self) -> u64 {
        self.core.turns.get()
    }

    #[must_use]
    pub fn stats(&self) -> ReactorStats {
        let core = &*self.core;
        let mut stats = ReactorStats {
            turns: core.turns.get(),
            polls: core.executor.polls(),
            submissions: core.submissions.get(),
            completions: core.completions.get(),
            unknown_completions: core.unknown_completions.get(),
            tasks: core.executor.live(),
            timers: core.timers.borrow().len(),
            operations_in_flight: core.operations.borrow().in_flight(),
            ..ReactorStats::default()
        };
        core.backend.add_stats(&mut stats);
        stats
    }

    /// Names of the tasks alive, for a report about a core that does not end.
    #[must_use]
    pub fn task_names(&self) -> Vec<&'static str> {
        self.core.executor.names()
    }

    /// For other threads: wakes this reactor if it sleeps, and lets [`Reactor::woken`] resolve.
    #[must_use]
    pub fn waker(&self) -> ShardWaker {
        self.core.waker.clone()
    }

    /// Resolves once the waker has rung since the last time it did.  Look at the mailboxes after it, not before.
    pub async fn woken(&self) {
        poll_fn(|_| {
            if self.core.rung.take() {
                return Poll::Ready(());
            }
            let task = self.core.executor.current();
            let mut waiting = self.core.waiting_for_bell.borrow_mut();
            if !waiting.contains(&task) {
                waiting.push(task);
            }
            Poll::Pending
        })
        .await;
    }

    /// Gives way to completions and other tasks: goes on in the next turn.
    pub async fn yield_now(&self) {
        YieldNow { executor: &self.core.executor, yielded: false }.await;
    }
}

impl Core {
    pub(crate) fn submit(&self, operation: Operation) -> Token {
        self.submissions.set(self.submissions.get() + 1);
        let mut operations = self.operations.borrow_mut();
        let token = operations.insert(operation);
        let operation = operations.get_mut(token).expect("inserted above");
        self.backend.submit(token, operation);
        token
    }

    /// Closes a file: at once when that is quick, else as an operation of its own.
    pub(crate) fn close_file(&self, descriptor: Descriptor, slowly: bool) {
        if slowly && !self.closed.get() {
            let token = self.submit(Operation::Close { descriptor });
            self.operations.borrow_mut().abandon(token);
        } else {
            self.backend.close_file(descriptor);
        }
    }

    /// Drops an operation that nobody waits for, and what its result brought.
    pub(crate) fn discard(&self, operation: Operation, result: i32) {
        if let Some(descriptor) = operation.stray_descriptor(result) {
            match operation {
                Operation::Open { .. } => self.backend.close_file(descriptor),
                _ => self.backend.close_socket(descriptor),
            }
        }
        drop(operation);
    }

    fn take_completions(&self) {
        let mut completions = std::mem::take(&mut *self.scratch.borrow_mut());
        self.backend.reap(&mut completions);
        self.completions.set(self.completions.get() + completions.len() as u64);
        for completion in completions.drain(..) {
            let token = completion.token;
            let completed = self.operations.borrow_mut().complete(completion);
            match completed {
                Completed::Wake(task) => self.executor.wake(task),
                Completed::Kept => {}
                Completed::Discard(operation, result) => self.discard(operation, result),
                Completed::Unknown => {
                    self.unknown_completions.set(self.unknown_completions.get() + 1);
                    debug_assert!(false, "the machine completed {token:?}, which is not in flight");
                }
            }
        }
        *self.scratch.borrow_mut() = completions;
    }

    fn take_timers(&self) {
        let now = self.clock.get();
        loop {
            let due = self.timers.borrow_mut().pop_due(now);
            match due {
                Some(task) => self.executor.wake(task),
                None => break,
            }
        }
    }

    fn take_bell(&self) {
        if !self.waker.flag().take() {
            return;
        }
        self.rung.set(true);
        for task in self.waiting_for_bell.borrow_mut().drain(..) {
            self.executor.wake(task);
        }
    }

    /// Drops all tasks, then waits until the machine has let go of every buffer.
    fn close(&self) {
        if self.closed.replace(true) {
            return;
        }
        self.executor.close();
        let unanswered = self.operations.borrow().unanswered();
        for token in unanswered {
            let cancel = self.operations.borrow_mut().get_mut(token).is_some_and(|it| it.cancel_when_abandoned());
            if cancel {
                self.backend.cancel(token);
            }
        }
        let mut patience = CLOSE_ROUNDS_MAX;
        loop {
            self.take_completions();
            if self.operations.borrow().unanswered().is_empty() {
                break;
            }
            if self.backend.let_go() {
                break;
            }
            if patience == 0 {
                // A disk that does not answer.  What the kernel may still write to must not be freed.
                std::mem::forget(self.operations.borrow_mut().take_all());
                break;
            }
            patience -= 1;
            let deadline = self.backend.clocks().0.plus(CLOSE_ROUND);
            self.backend.enter(Wait::Until(Some(deadline)), self.waker.flag());
            self.waker.flag().take();
        }
        let left = self.operations.borrow_mut().take_all();
        drop(left);
        self.backend.let_go();
    }
}

const CLOSE_ROUND: std::time::Duration = std::time::Duration::from_millis(100);
const CLOSE_ROUNDS_MAX: u32 = 300;

/// Ends the reactor when dropped: tasks are dropped, operations cancelled, the machine drained.  Handles that live
/// longer spawn nothing and get no completions.
pub struct OwnedReactor {
    reactor: Reactor,
}

impl OwnedReactor {
    /// Makes a reactor on the calling thread, which must be the one that runs it.
    #[must_use]
    pub fn new(backend: Backend) -> OwnedReactor {
        let (clock, wall) = backend.clocks();
        let core = Core {
            executor: Executor::new(),
            operations: RefCell::default(),
            timers: RefCell::default(),
            clock: Cell::new(clock),
            wall: Cell::new(wall),
            waker: backend.waker(),
            rung: Cell::new(false),
            waiting_for_bell: RefCell::default(),
            random: Cell::new(backend.random_seed()),
            stay_awake: Cell::new(false),
            closed: Cell::new(false),
            turns: Cell::new(0),
            completions: Cell::new(0),
            submissions: Cell::new(0),
            unknown_completions: Cell::new(0),
            scratch: RefCell::default(),
            backend,
        };
        OwnedReactor { reactor: Reactor { core: Rc::new(core) } }
    }

    #[must_use]
    pub fn handle(&self) -> Reactor {
        self.reactor.clone()
    }
}

impl Deref for OwnedReactor {
    type Target = Reactor;

    fn deref(&self) -> &Reactor {
        &self.reactor
    }
}

impl Drop for OwnedReactor {
    fn drop(&mut self) {
        self.reactor.core.close();
    }
}
