//! Flush rounds of one shard and its log directory: at most one in flight, covering what was dirty when it began.
//!
//! Partitions with durability `fsync` are due at once; `page-cache` ones within the pace, so that the unflushed tail,
//! and with it recovery, stays small.  `flush.messages` and `flush.ms` make a page-cache partition urgent.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;
use std::time::Duration;

use super::mail::PartitionKey;
use super::shard::{PartitionRef, Shard};
use crate::base::Monotonic;
use crate::config::Durability;
use crate::reactor::Reactor;
use crate::reactor::sync::{Notify, Watch};
use crate::storage::{FlushLimits, FlushPlanner, FlushTicket, Pressure, Urgency, run_round};

/// See the file's head.
pub(super) struct FlushState {
    planner: RefCell<FlushPlanner<PartitionKey>>,
    /// A paced partition became dirty: the pacer has a time to wait for.
    paced: Notify,
    pacing: Cell<bool>,
    round_ended: Watch,
    /// Partitions whose `flush.ms` is running.
    timed: RefCell<BTreeSet<PartitionKey>>,
}

/// `flush.ms` matters only where it is shorter than the planner's own pace.
const PACE_MS: i64 = 5000;

impl FlushState {
    pub(super) fn new(reactor: &Reactor) -> FlushState {
        FlushState {
            planner: RefCell::new(FlushPlanner::new(FlushLimits::default())),
            paced: Notify::new(reactor),
            pacing: Cell::new(false),
            round_ended: Watch::new(reactor),
            timed: RefCell::default(),
        }
    }
}

impl Shard {
    /// `bytes` more of `partition` are written and not flushed.
    pub(super) fn mark_unflushed(
        self: &Rc<Self>,
        key: PartitionKey,
        partition: &PartitionRef,
        bytes: u64,
        now: Monotonic,
    ) {
        let (settings, marks) = {
            let partition = partition.borrow();
            (partition.settings(), partition.marks())
        };
        let many = marks.written.0 - marks.flushed.0 >= settings.flush_records;
        let urgency = match settings.durability {
            Durability::PageCache if !many => Urgency::Paced,
            _ => Urgency::Now,
        };
        if urgency == Urgency::Paced && settings.flush_ms < PACE_MS {
            self.flush_after(key, settings.flush_ms);
        }
        self.flush.planner.borrow_mut().mark(key, bytes, urgency, now);
        if urgency == Urgency::Paced {
            self.wake_pacer();
        }
    }

    /// Makes a partition's flush due after `flush.ms`, which is shorter than the pace; one timer per partition.
    fn flush_after(self: &Rc<Self>, key: PartitionKey, ms: i64) {
        if !self.flush.timed.borrow_mut().insert(key) {
            return;
        }
        let shard = Rc::clone(self);
        let wait = Duration::from_millis(u64::try_from(ms).unwrap_or(0));
        self.reactor().spawn("flush.ms", async move {
            shard.reactor().sleep(wait).await;
            shard.flush.timed.borrow_mut().remove(&key);
            let now = shard.reactor().now();
            if let Some(partition) = shard.open_partition(key)
                && partition.borrow().marks().flushed < partition.borrow().marks().written
            {
                shard.flush.planner.borrow_mut().mark(key, 0, Urgency::Now, now);
            }
        });
    }

    /// Whether so much is unflushed that sockets which write here must wait.
    #[must_use]
    pub fn is_under_write_pressure(&self) -> bool {
        self.flush.planner.borrow().pressure() == Pressure::Hard
    }

    /// Waits while so much is unflushed that writers must be slowed down to the disk's pace.
    pub async fn write_pressure_eased(&self) {
        while self.is_under_write_pressure() && !self.is_stopping() {
            self.flush.round_ended.changed(self.flush.round_ended.version()).await;
        }
    }

    /// Begins a round if one is due.  Called at the end of each turn.
    pub(super) fn maybe_flush(self: &Rc<Self>) {
        let now = self.reactor().now();
        if !self.flush.planner.borrow().is_due(now) {
            return;
        }
        let keys = self.flush.planner.borrow_mut().begin(now);
        let mut flushing: Vec<(PartitionRef, FlushTicket)> = Vec::with_capacity(keys.len());
        for key in keys {
            if let Some(partition) = self.open_partition(key) {
                let ticket = partition.borrow().begin_flush();
                flushing.extend(ticket.map(|ticket| (partition, ticket)));
            }
        }
        let shard = Rc::clone(self);
        self.reactor().spawn("flush round", async move { shard.flush_round(flushing).await });
    }

    async fn flush_round(self: Rc<Self>, flushing: Vec<(PartitionRef, FlushTicket)>) {
        let began = self.reactor().measure_now();
        let (partitions, tickets): (Vec<_>, Vec<_>) = flushing.into_iter().unzip();
        let method = self.flush.planner.borrow_mut().method(&tickets);
        let result = run_round(self.reactor(), self.storage.folder(), &tickets, method).await;
        self.flush.planner.borrow_mut().finish();
        self.flush.round_ended.advance();
        self.wake_pacer();
        let took = self.reactor().measure_now().since(began);
        match result {
            Ok(()) => self.push_done(|done| {
                for (partition, ticket) in partitions.iter().zip(&tickets) {
                    partition.borrow_mut().flushed(ticket, done);
                }
            }),
            Err(error) => self.fail_storage(&error),
        }
        let mut metrics = self.metrics.borrow_mut();
        metrics.log.flush_rounds += 1;
        metrics.log.files_flushed += tickets.iter().map(|ticket| ticket.syncs() as u64).sum::<u64>();
        metrics.log.flush_us.record(took.as_micros() as u64);
    }

    /// Sets the pacer off if there is a time to wait for; none while a round is in flight, so also when that ends.
    fn wake_pacer(&self) {
        if !self.flush.pacing.get() && self.flush.planner.borrow().due_at().is_some() {
            self.flush.pacing.set(true);
            self.flush.paced.notify();
        }
    }

    /// Waits for the pace of page-cache partitions; one task per shard, asleep while nothing is dirty.
    pub(super) async fn pace_flushes(self: Rc<Self>) {
        loop {
            self.flush.paced.notified().await;
            loop {
                let Some(due) = self.flush.planner.borrow().due_at() else { break };
                self.reactor().sleep_until(due).await;
                self.maybe_flush();
                if self.is_stopping() {
                    return;
                }
            }
            self.flush.pacing.set(false);
        }
    }

    /// Waits until the round in flight is over, if there is one; not for one that begins then.
    pub(super) async fn wait_for_this_flush_round(self: &Rc<Self>) {
        if self.flush.planner.borrow().in_flight() {
            self.flush.round_ended.changed(self.flush.round_ended.version()).await;
        }
    }

    /// Waits until no round is in flight.
    pub(super) async fn wait_for_flush_round(self: &Rc<Self>) {
        while self.flush.planner.borrow().in_flight() {
            self.flush.round_ended.changed(self.flush.round_ended.version()).await;
        }
    }

    pub(super) fn forget_unflushed(&self, key: PartitionKey) {
        self.flush.planner.borrow_mut().forget(key);
    }
}
