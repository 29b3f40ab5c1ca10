//! The requests' side of one shard: what is in flight, fetch sessions, deadlines.  Touched by its core alone.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;
use std::rc::{Rc, Weak};

use super::fetch::{self, Fetches};
use super::fetch_session::FetchSessions;
use super::produce::{self, Produces};
use super::producer_ids::ProducerIds;
use crate::base::{Monotonic, Offset};
use crate::metrics::{RequestTimes, ShardMetrics};
use crate::partition::{AppendFailure, Appended, Ticket, Watch};
use crate::reactor::Reactor;
use crate::reactor::sync::Notify;
use crate::record::Decompressor;
use crate::shard::{Edge, FileChunk, ReadOutcome, Shard};
use crate::wire::ApiKey;

/// What happens when a deadline comes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Deadline {
    Produce(u64),
    Fetch(u64),
}

/// Deadlines of parked requests; removed when the request is answered, so an idle shard has none.
pub struct Deadlines {
    waiting: RefCell<BTreeSet<(Monotonic, Deadline)>>,
    /// A deadline earlier than all others was added.
    earlier: Notify,
}

impl Deadlines {
    fn new(reactor: &Reactor) -> Deadlines {
        Deadlines { waiting: RefCell::default(), earlier: Notify::new(reactor) }
    }

    pub fn add(&self, at: Monotonic, deadline: Deadline) {
        let mut waiting = self.waiting.borrow_mut();
        let is_first = waiting.first().is_none_or(|first| (at, deadline) < *first);
        waiting.insert((at, deadline));
        drop(waiting);
        if is_first {
            self.earlier.notify();
        }
    }

    pub fn remove(&self, at: Monotonic, deadline: Deadline) {
        self.waiting.borrow_mut().remove(&(at, deadline));
    }

    fn next(&self) -> Option<Monotonic> {
        self.waiting.borrow().first().map(|(at, _)| *at)
    }

    fn pop_due(&self, now: Monotonic) -> Option<Deadline> {
        let mut waiting = self.waiting.borrow_mut();
        let first = *waiting.first()?;
        (first.0 <= now).then(|| {
            waiting.remove(&first);
            first.1
        })
    }
}

/// See the file's head.
pub struct Broker {
    shard: Rc<Shard>,
    pub(super) produces: RefCell<Produces>,
    pub(super) fetches: RefCell<Fetches>,
    pub(super) sessions: RefCell<FetchSessions>,
    pub(super) deadlines: Deadlines,
    pub(super) producer_ids: ProducerIds,
    this: OnceCell<Weak<Broker>>,
    /// Working memory of decompression, kept between requests.
    pub(super) decompressor: RefCell<Decompressor>,
}

impl Broker {
    /// Makes the requests' side of `shard`, connects both, and starts the task that keeps deadlines.
    #[must_use]
    pub fn new(shard: Rc<Shard>) -> Rc<Broker> {
        let slots = (shard.config().fetch_sessions_max as usize) / usize::from(shard.count());
        let broker = Rc::new(Broker {
            produces: RefCell::default(),
            fetches: RefCell::default(),
            sessions: RefCell::new(FetchSessions::new(shard.id(), shard.count(), slots.max(1))),
            deadlines: Deadlines::new(shard.reactor()),
            producer_ids: ProducerIds::new(shard.reactor()),
            this: OnceCell::new(),
            decompressor: RefCell::default(),
            shard,
        });
        let _ = broker.this.set(Rc::downgrade(&broker));
        broker.shard.set_edge(Rc::clone(&broker) as Rc<dyn Edge>);
        let keeper = Rc::clone(&broker);
        broker.shard.reactor().spawn("deadlines", async move { keeper.keep_deadlines().await });
        broker
    }

    #[must_use]
    pub fn shard(&self) -> &Rc<Shard> {
        &self.shard
    }

    /// Most bytes of records in one fetch answer (`fetch.max.bytes`).
    #[must_use]
    pub fn fetch_bytes_max(&self) -> u32 {
        self.shard.config().fetch_bytes_max
    }

    /// Counts one answered request.
    pub fn observe(&self, key: ApiKey, version: i16, frame_bytes: u64, received: Monotonic) {
        let took = self.shard.reactor().now().since(received);
        let mut metrics = self.shard.metrics.borrow_mut();
        metrics.requests.arrived(key.code(), version, frame_bytes);
        metrics.requests.answered(key.code(), &RequestTimes { local: took, ..RequestTimes::default() });
    }

    /// Adds what this side counts to a snapshot.
    pub fn count_into(&self, metrics: &mut ShardMetrics) {
        metrics.waiting.produces = self.produces.borrow().count() as u64;
        metrics.waiting.fetches = self.fetches.borrow().count() as u64;
        let sessions = self.sessions.borrow();
        metrics.fetch_sessions.sessions = sessions.count() as u64;
        metrics.fetch_sessions.partitions = sessions.partitions() as u64;
        metrics.fetch_sessions.evictions = sessions.evictions();
    }

    async fn keep_deadlines(self: Rc<Self>) {
        loop {
            match self.deadlines.next() {
                None => self.deadlines.earlier.notified().await,
                Some(at) => {
                    let _ = self.shard.reactor().timeout_at(at, self.deadlines.earlier.notified()).await;
                }
            }
            while let Some(deadline) = self.deadlines.pop_due(self.shard.reactor().now()) {
                match deadline {
                    Deadline::Produce(key) => produce::timed_out(&self, key),
                    Deadline::Fetch(key) => fetch::timed_out(&self, key),
                }
            }
        }
    }

    fn this(&self) -> Rc<Broker> {
        self.this.get().and_then(Weak::upgrade).expect("a broker whose method runs is alive")
    }
}

impl Edge for Broker {
    fn appended(&self, ticket: Ticket, result: Result<Appended, AppendFailure>, log_start: Offset) {
        produce::appended(&self.this(), ticket, result, log_start);
    }

    fn fired(&self, watch: Watch) {
        fetch::fired(&self.this(), watch);
    }

    fn read_done(&self, request: u64, outcomes: Vec<ReadOutcome<FileChunk>>) {
        fetch::read_done(&self.this(), request, outcomes);
    }

    fn turn_ends(&self) {
        produce::turn_ends(&self.this());
    }
}
