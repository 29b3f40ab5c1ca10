//! All state that one core owns, and what is done with it between turns.
//!
//! Nothing here is shared: other shards speak through [`Mail`].  No borrow of a cell is held over an await or over a
//! call to the [`Edge`].

use std::any::Any;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use foldhash::fast::FixedState;
use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use super::lease::{FileChunk, Hold, Lease, Leases};
use super::mail::{AppendPart, LeasedRange, Mail, PartitionKey, ReadFailure, ReadOk, ReadOutcome, ReadPart};
use super::post::Post;
use super::read;
use super::routing::home_shard;
use crate::base::{Monotonic, Offset, ShardId};
use crate::cluster::Image;
use crate::config::{BrokerConfig, BrokerLayers};
use crate::metrics::ShardMetrics;
use crate::partition::{AppendFailure, Done, Partition, Ticket, Watch};
use crate::reactor::{self, Reactor};
use crate::storage::StorageError;

/// A partition of this shard, open.
pub type PartitionRef = Rc<RefCell<Partition>>;

type WhenOpen = Box<dyn FnOnce(&Rc<Shard>, Result<&PartitionRef, AppendFailure>)>;

/// What a shard knows of one of its partitions.
enum Slot {
    /// Being opened; what came meanwhile waits in order.
    Opening(Vec<WhenOpen>),
    Open(PartitionRef),
    Offline,
}

/// The requests' side of a shard: whoever asked for appends, reads and watches hears of them here.
pub trait Edge {
    fn appended(&self, ticket: Ticket, result: Result<crate::partition::Appended, AppendFailure>, log_start: Offset);
    fn fired(&self, watch: Watch);
    fn read_done(&self, request: u64, outcomes: Vec<ReadOutcome<FileChunk>>);
    /// All tasks of the turn have run and the turn's batches are written.
    fn turn_ends(&self);
}

/// The metadata that a shard begins with.
#[derive(Clone)]
pub struct MetadataStart {
    pub image: Arc<Image>,
    /// This node's settings as its file and command line give them.
    pub layers: BrokerLayers,
    pub cluster_id: Arc<str>,
}

/// See the file's head.
pub struct Shard {
    id: ShardId,
    count: u16,
    reactor: Reactor,
    config: Arc<BrokerConfig>,
    partitions: RefCell<HashMap<PartitionKey, Slot, FixedState>>,
    dirty: RefCell<Vec<(PartitionKey, PartitionRef)>>,
    post: RefCell<Post<Mail>>,
    leases: RefCell<Leases>,
    edge: OnceCell<Rc<dyn Edge>>,
    done: RefCell<Vec<Done>>,
    /// One list per shard, kept to reuse its memory.
    remote_done: RefCell<Vec<Vec<Done>>>,
    pub metrics: RefCell<ShardMetrics>,
    pub(super) storage: super::open::StorageState,
    pub(super) flush: super::flush::FlushState,
    pub(super) space: super::space::SpaceState,
    pub(super) calls: RefCell<super::call::Calls>,
    pub(super) metadata: super::metadata::MetadataState,
    /// What the layers above keep on this shard.
    guest: OnceCell<Rc<dyn Any>>,
    stopping: Cell<bool>,
    began: Monotonic,
    /// Advances when a turn's batches have been written.
    turn_ended: reactor::sync::Watch,
    /// Between the end of the turn's work and the next turn: what is queued now must not be slept on.
    after_end: Cell<bool>,
    #[cfg(feature = "planted-bugs")]
    planted: Cell<Option<crate::base::PlantedBug>>,
}

impl Shard {
    #[must_use]
    pub fn new(
        id: ShardId,
        count: u16,
        reactor: Reactor,
        config: Arc<BrokerConfig>,
        metadata: MetadataStart,
        post: Post<Mail>,
        storage: super::open::StorageState,
    ) -> Rc<Shard> {
        let seed = reactor.random_u64();
        let began = reactor.now();
        let MetadataStart { image, layers, cluster_id } = metadata;
        let metadata = super::metadata::MetadataState::new(image, layers, config.node_id, cluster_id, seed);
        let turn_ended = reactor::sync::Watch::new(&reactor);
        let flush = super::flush::FlushState::new(&reactor);
        Rc::new(Shard {
            id,
            count,
            reactor,
            config,
            partitions: RefCell::new(HashMap::with_hasher(FixedState::with_seed(seed))),
            dirty: RefCell::default(),
            post: RefCell::new(post),
            leases: RefCell::default(),
            edge: OnceCell::new(),
            done: RefCell::default(),
            remote_done: RefCell::new((0..count).map(|_| Vec::new()).collect()),
            metrics: RefCell::default(),
            storage,
            flush,
            space: super::space::SpaceState::default(),
            calls: RefCell::default(),
            metadata,
            guest: OnceCell::new(),
            stopping: Cell::new(false),
            began,
            turn_ended,
            after_end: Cell::new(false),
            #[cfg(feature = "planted-bugs")]
            planted: Cell::new(None),
        })
    }

    /// Connects the requests' side; once, before the first turn.
    pub fn set_edge(&self, edge: Rc<dyn Edge>) {
        assert!(self.edge.set(edge).is_ok(), "a shard has one edge");
    }

    /// Starts the shard's own tasks; once, when everything is connected.
    pub fn begin(self: &Rc<Self>) {
        self.reactor.spawn("flush pace", Rc::clone(self).pace_flushes());
        if self.controller_seat().is_some() {
            self.reactor.spawn("publish images", Rc::clone(self).publish_images());
        }
        if !self.has_recovered() {
            self.reactor.spawn("recover", Rc::clone(self).recover_all());
        }
    }

    /// When this shard began.
    #[must_use]
    pub fn began(&self) -> Monotonic {
        self.began
    }

    #[must_use]
    pub fn storage_folder(&self) -> &std::path::Path {
        self.storage.folder()
    }

    /// Whether a write or a flush of the log directory failed.
    #[must_use]
    pub fn is_storage_offline(&self) -> bool {
        self.storage.is_offline()
    }

    /// Keeps something for the layers above; once.
    pub fn host(&self, guest: Rc<dyn Any>) {
        assert!(self.guest.set(guest).is_ok(), "a shard has one guest");
    }

    #[must_use]
    pub fn hosted(&self) -> Option<Rc<dyn Any>> {
        self.guest.get().cloned()
    }

    #[must_use]
    pub fn id(&self) -> ShardId {
        self.id
    }

    #[must_use]
    pub fn count(&self) -> u16 {
        self.count
    }

    #[must_use]
    pub fn reactor(&self) -> &Reactor {
        &self.reactor
    }

    #[must_use]
    pub fn config(&self) -> &Arc<BrokerConfig> {
        &self.config
    }

    #[must_use]
    pub fn home(&self, key: PartitionKey) -> ShardId {
        home_shard(key, self.count)
    }

    #[must_use]
    pub fn is_stopping(&self) -> bool {
        self.stopping.get()
    }

    pub fn begin_stop(&self) {
        self.stopping.set(true);
    }

    /// Before the first turn.
    #[cfg(feature = "planted-bugs")]
    pub fn plant(&self, bug: crate::base::PlantedBug) {
        self.planted.set(Some(bug));
    }

    #[cfg(feature = "planted-bugs")]
    #[must_use]
    pub fn has_planted(&self, bug: crate::base::PlantedBug) -> bool {
        self.planted.get() == Some(bug)
    }

    // ---- what the edge asks for ------------------------------------------------------------------------------

    /// Appends on this shard; the answer comes through [`Edge::appended`], within this turn for acks=1.
    pub fn append_here(self: &Rc<Self>, part: AppendPart) {
        let AppendPart { key, ticket, acks, batch } = part;
        if self.is_disk_full() {
            let result = Err(AppendFailure::DiskFull);
            self.push_done(|done| done.push(Done::Append { ticket, result, log_start: Offset(-1) }));
            return;
        }
        self.with_partition(key, move |shard, partition| {
            let mut done = shard.done.borrow_mut();
            match partition {
                Ok(partition) => {
                    let now = shard.reactor.wall();
                    let (records, bytes) = (batch.info.record_count, batch.total_bytes());
                    let before = partition.borrow().marks().end;
                    let newly_dirty = partition.borrow_mut().append(batch, acks, ticket, now, &mut done);
                    if partition.borrow().marks().end > before {
                        let mut metrics = shard.metrics.borrow_mut();
                        metrics.traffic.messages_in += u64::try_from(records).unwrap_or(0);
                        metrics.traffic.bytes_in += bytes as u64;
                        metrics.log.batches_appended += 1;
                    }
                    if newly_dirty {
                        shard.push_dirty(key, partition);
                    }
                }
                Err(failure) => done.push(Done::Append { ticket, result: Err(failure), log_start: Offset(-1) }),
            }
            shard.queued();
        });
    }

    /// Reads on this shard, now if the partition is open; `None` means the answer comes through [`Edge::read_done`].
    #[must_use]
    pub fn read_here(self: &Rc<Self>, request: u64, part: ReadPart) -> Option<ReadOutcome<FileChunk>> {
        if let Some(partition) = self.open_partition(part.key)
            && let Some(result) = read::try_now(&partition, part)
        {
            return Some(ReadOutcome { part: part.part, result });
        }
        let shard = Rc::clone(self);
        self.reactor.spawn("read", async move {
            let outcome = shard.read_waiting(part).await;
            shard.edge().read_done(request, vec![outcome]);
        });
        None
    }

    /// Opens the partition and brings in from the disk what the read needs, first.
    async fn read_waiting(self: &Rc<Self>, part: ReadPart) -> ReadOutcome<FileChunk> {
        let result = match self.partition(part.key).await {
            Ok(partition) => read::waiting(&partition, part).await,
            Err(failure) => Err(failure.into()),
        };
        ReadOutcome { part: part.part, result }
    }

    pub fn watch_here(self: &Rc<Self>, key: PartitionKey, seen: Offset, watch: Watch) {
        self.with_partition(key, move |shard, partition| {
            let mut done = shard.done.borrow_mut();
            match partition {
                Ok(partition) => partition.borrow_mut().watch(seen, watch, &mut done),
                Err(_) => done.push(Done::Fire(watch)),
            }
            shard.queued();
        });
    }

    pub fn unwatch_here(&self, key: PartitionKey, origin: ShardId, request: u64) {
        if let Some(partition) = self.open_partition(key) {
            partition.borrow_mut().unwatch(origin, request);
        }
    }

    pub fn send(&self, to: ShardId, mail: Mail) {
        self.metrics.borrow_mut().mailbox.messages_sent += 1;
        self.post.borrow_mut().send(to, mail);
        self.queued();
    }

    /// Runs `work` on shard `to`, here at once if that is this shard.
    pub fn run_on(self: &Rc<Self>, to: ShardId, work: impl FnOnce(&Rc<Shard>) + Send + 'static) {
        if to == self.id { work(self) } else { self.send(to, Mail::Run(Box::new(work))) }
    }

    pub(super) fn release_lease(&self, home: ShardId, number: u64) {
        self.send(home, Mail::Release { lease: number });
    }

    // ---- partitions --------------------------------------------------------------------------------------------

    /// The partition if it is open.
    #[must_use]
    pub fn open_partition(&self, key: PartitionKey) -> Option<PartitionRef> {
        match self.partitions.borrow().get(&key) {
            Some(Slot::Open(partition)) => Some(Rc::clone(partition)),
            _ => None,
        }
    }

    /// All open partitions, in key order.
    #[must_use]
    pub fn open_partitions(&self) -> Vec<(PartitionKey, PartitionRef)> {
        let partitions = self.partitions.borrow();
        let mut open: Vec<_> = partitions
            .iter()
            .filter_map(|(key, slot)| match slot {
                Slot::Open(partition) => Some((*key, Rc::clone(partition))),
                _ => None,
            })
            .collect();
        open.sort_by_key(|(key, _)| *key);
        open
    }

    fn is_known(&self, key: PartitionKey) -> bool {
        self.image().topic(key.topic).is_some_and(|topic| topic.partition(key.partition).is_some())
    }

    /// Calls `work` with the partition: at once if it is open, else when it has been opened, in the order of asking.
    pub fn with_partition(
        self: &Rc<Self>,
        key: PartitionKey,
        work: impl FnOnce(&Rc<Shard>, Result<&PartitionRef, AppendFailure>) + 'static,
    ) {
        let mut partitions = self.partitions.borrow_mut();
        let must_open = match partitions.entry(key) {
            Entry::Occupied(mut slot) => match slot.get_mut() {
                Slot::Open(partition) => {
                    let partition = Rc::clone(partition);
                    drop(partitions);
                    return work(self, Ok(&partition));
                }
                Slot::Offline => {
                    drop(partitions);
                    return work(self, Err(AppendFailure::StorageOffline));
                }
                Slot::Opening(waiting) => {
                    waiting.push(Box::new(work));
                    return;
                }
            },
            Entry::Vacant(slot) => {
                if !self.is_known(key) {
                    false
                } else {
                    slot.insert(Slot::Opening(vec![]));
                    true
                }
            }
        };
        if !must_open {
            drop(partitions);
            return work(self, Err(AppendFailure::NotHere));
        }
        if let Some(Slot::Opening(waiting)) = partitions.get_mut(&key) {
            waiting.push(Box::new(work));
        }
        drop(partitions);
        self.start_opening(key);
    }

    pub(super) fn opened(self: &Rc<Self>, key: PartitionKey, partition: Option<PartitionRef>) {
        let slot = match &partition {
            Some(partition) => Slot::Open(Rc::clone(partition)),
            None => Slot::Offline,
        };
        let Some(Slot::Opening(waiting)) = self.partitions.borrow_mut().insert(key, slot) else { return };
        for work in waiting {
            work(self, partition.as_ref().ok_or(AppendFailure::StorageOffline));
        }
    }

    /// Takes a partition off this shard: its topic was deleted, or the broker stops.
    pub(super) fn forget_partition(self: &Rc<Self>, key: PartitionKey) -> Option<PartitionRef> {
        let slot = self.partitions.borrow_mut().remove(&key);
        match slot {
            Some(Slot::Open(partition)) => {
                partition.borrow_mut().fail(AppendFailure::Gone, &mut self.done.borrow_mut());
                Some(partition)
            }
            Some(Slot::Opening(waiting)) => {
                for work in waiting {
                    work(self, Err(AppendFailure::Gone));
                }
                None
            }
            _ => None,
        }
    }

    /// The log directory failed: every partition on it goes offline (KAFKA_STORAGE_ERROR until a restart).
    pub(super) fn fail_storage(&self, error: &StorageError) {
        tracing::error!("{error}; the log directory is offline until a restart");
        self.storage.set_offline();
        let mut done = self.done.borrow_mut();
        for (_, partition) in self.open_partitions() {
            partition.borrow().log().fail(error);
            partition.borrow_mut().fail(AppendFailure::StorageOffline, &mut done);
        }
        drop(done);
        self.queued();
    }

    pub(super) fn push_done(&self, fill: impl FnOnce(&mut Vec<Done>)) {
        fill(&mut self.done.borrow_mut());
        self.queued();
    }

    // ---- the turn ------------------------------------------------------------------------------------------------

    /// Takes in what other shards sent.  Called at the start of a turn.
    pub fn receive_mail(self: &Rc<Self>) {
        self.after_end.set(false);
        loop {
            let Some(mail) = self.post.borrow_mut().receive() else { return };
            self.metrics.borrow_mut().mailbox.messages_received += 1;
            self.take_in(mail);
        }
    }

    #[must_use]
    pub fn has_mail(&self) -> bool {
        self.post.borrow().has_mail()
    }

    /// Writes the turn's batches, delivers answers, posts mail.  Returns whether this shard must not sleep yet.
    pub fn end_turn(self: &Rc<Self>) -> bool {
        self.write_dirty();
        self.deliver_done();
        self.edge().turn_ends();
        self.deliver_done();
        self.maybe_flush();
        let mail_left = self.post.borrow_mut().flush();
        self.after_end.set(true);
        self.turn_ended.advance();
        mail_left
    }

    /// Resolves when what this turn has queued is written (or has failed).
    pub async fn turn_end(&self) {
        self.turn_ended.changed(self.turn_ended.version()).await;
    }

    /// Something was queued that the end of a turn deals with.
    fn queued(&self) {
        if self.after_end.get() {
            self.reactor.stay_awake();
        }
    }

    fn write_dirty(self: &Rc<Self>) {
        let now = self.reactor.now();
        let mut failure = None;
        let mut dirty = std::mem::take(&mut *self.dirty.borrow_mut());
        for (key, partition) in dirty.drain(..) {
            let written = partition.borrow_mut().write_pending(&mut self.done.borrow_mut());
            match written {
                Ok(0) => {}
                Ok(bytes) => {
                    self.metrics.borrow_mut().log.bytes_appended += bytes;
                    self.mark_unflushed(key, &partition, bytes, now);
                    #[cfg(feature = "planted-bugs")]
                    if self.has_planted(crate::base::PlantedBug::AcknowledgeBeforeFlush) {
                        partition.borrow_mut().pretend_flushed(&mut self.done.borrow_mut());
                    }
                    self.wrote_bytes(bytes);
                }
                Err(error) => failure = Some(error),
            }
        }
        {
            let mut list = self.dirty.borrow_mut();
            if list.is_empty() {
                *list = dirty; // keep the memory
            }
        }
        if let Some(error) = failure {
            self.fail_storage(&error);
        }
    }

    /// The partition has batches to write at the end of this turn.
    pub(super) fn push_dirty(&self, key: PartitionKey, partition: &PartitionRef) {
        self.dirty.borrow_mut().push((key, Rc::clone(partition)));
        self.queued();
    }

    fn deliver_done(&self) {
        loop {
            let mut batch = std::mem::take(&mut *self.done.borrow_mut());
            if batch.is_empty() {
                return;
            }
            for done in batch.drain(..) {
                let origin = match &done {
                    Done::Append { ticket, .. } => ticket.origin,
                    Done::Fire(watch) => watch.origin,
                };
                if origin == self.id {
                    self.deliver(done);
                } else if let Some(list) = self.remote_done.borrow_mut().get_mut(usize::from(origin.0)) {
                    list.push(done);
                }
            }
            let mut lists = self.remote_done.borrow_mut();
            for (to, list) in lists.iter_mut().enumerate().filter(|(_, list)| !list.is_empty()) {
                self.send(ShardId(to as u16), Mail::Done(std::mem::take(list)));
            }
            drop(lists);
            let mut done = self.done.borrow_mut();
            if done.is_empty() {
                *done = batch; // keep the memory
                return;
            }
        }
    }

    fn deliver(&self, done: Done) {
        match done {
            Done::Append { ticket, result, log_start } => self.edge().appended(ticket, result, log_start),
            Done::Fire(watch) => self.edge().fired(watch),
        }
    }

    fn take_in(self: &Rc<Self>, mail: Mail) {
        match mail {
            Mail::Append(parts) => parts.into_iter().for_each(|part| self.append_here(part)),
            Mail::Done(list) => list.into_iter().for_each(|done| self.deliver(done)),
            Mail::Read { origin, request, parts } => self.read_for(origin, request, parts),
            Mail::ReadDone { request, outcomes } => {
                let outcomes = outcomes.into_iter().map(|outcome| self.hold_lease(outcome)).collect();
                self.edge().read_done(request, outcomes);
            }
            Mail::Watch(watches) => {
                watches.into_iter().for_each(|(key, seen, watch)| self.watch_here(key, seen, watch));
            }
            Mail::Unwatch { origin, request, keys } => {
                keys.into_iter().for_each(|key| self.unwatch_here(key, origin, request));
            }
            Mail::Release { lease } => drop(self.leases.borrow_mut().release(lease)),
            Mail::Run(work) => work(self),
        }
    }

    fn read_for(self: &Rc<Self>, origin: ShardId, request: u64, parts: Vec<ReadPart>) {
        let mut outcomes = Vec::with_capacity(parts.len());
        for part in parts {
            let now = self.open_partition(part.key).and_then(|partition| read::try_now(&partition, part));
            if let Some(result) = now {
                outcomes.push(self.lease(ReadOutcome { part: part.part, result }));
                continue;
            }
            let shard = Rc::clone(self);
            self.reactor.spawn("read", async move {
                let outcome = shard.read_waiting(part).await;
                let outcomes = vec![shard.lease(outcome)];
                shard.send(origin, Mail::ReadDone { request, outcomes });
            });
        }
        if !outcomes.is_empty() {
            self.send(origin, Mail::ReadDone { request, outcomes });
        }
    }

    fn lease(&self, outcome: ReadOutcome<FileChunk>) -> ReadOutcome<LeasedRange> {
        let result = outcome.result.map(|read| {
            let records = read.records.map(|chunk| {
                let FileChunk { handle, position, len, hold } = chunk;
                let Hold::Pin(pin) = hold else { unreachable!("reads on the home shard pin") };
                let lease = self.leases.borrow_mut().grant(pin);
                LeasedRange { handle, position, len, home: self.id, lease }
            });
            ReadOk {
                high_watermark: read.high_watermark,
                log_start: read.log_start,
                records,
                diverging: read.diverging,
            }
        });
        ReadOutcome { part: outcome.part, result }
    }

    fn hold_lease(self: &Rc<Self>, outcome: ReadOutcome<LeasedRange>) -> ReadOutcome<FileChunk> {
        let result = outcome.result.map(|read| {
            let records = read.records.map(|range| {
                let LeasedRange { handle, position, len, home, lease } = range;
                let hold = Hold::Lease(Lease::new(Rc::clone(self), home, lease));
                FileChunk { handle, position, len, hold }
            });
            ReadOk {
                high_watermark: read.high_watermark,
                log_start: read.log_start,
                records,
                diverging: read.diverging,
            }
        });
        ReadOutcome { part: outcome.part, result }
    }

    fn edge(&self) -> &Rc<dyn Edge> {
        self.edge.get().expect("the edge is set before the first turn")
    }
}

impl From<AppendFailure> for ReadFailure {
    fn from(failure: AppendFailure) -> ReadFailure {
        match failure {
            AppendFailure::StorageOffline | AppendFailure::DiskFull => ReadFailure::StorageOffline,
            _ => ReadFailure::NotHere,
        }
    }
}
