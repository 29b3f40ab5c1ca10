//! The metadata log on disk: `__cluster_metadata-0` in Kafka's format, one voter.  Runs on shard 0.
//!
//! A wish is judged at once on the newest image, its records are queued as one batch, and it is answered when that
//! batch is on stable storage; what was queued meanwhile goes with the next flush (one flush, many decisions).  Others
//! see an image only when everything in it is flushed.  A write or flush error ends the log for good: the node must
//! stop, since what it told and what it has written may differ.
//!
//! On disk, beside the log's own files: `quorum-state` (the epoch, raised before anything is written in it),
//! snapshots (`.checkpoint`), and `millrace-recovery-point`, a hint of ours below which everything was flushed, so
//! that damage there is told from a torn tail.

mod open;
mod snapshots;

pub use open::MetadataReport;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use super::apply::ApplyError;
use super::controller::{Controller, ControllerSettings, Decision};
use super::delta::Delta;
use super::image::Image;
use super::log_bytes::{EncodeBatchError, QuorumRecords, ReplayError, batch_of};
use super::metadata_record::{DirectoryId, Endpoint};
use super::snapshot::SnapshotError;
use crate::base::{BrokerId, LeaderEpoch, Offset, TopicId};
use crate::reactor::Reactor;
use crate::reactor::sync::Watch;
use crate::storage::{AppendError, Log, ReadError, StorageError, replace_file};

/// The metadata topic's id, the same in every cluster: `AAAAAAAAAAAAAAAAAAAAAQ`.
pub const METADATA_TOPIC_ID: TopicId = TopicId([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);

/// Decisions that wait for one flush at most; beyond, a wish waits before it is judged.
const UNFLUSHED_DECISIONS_MAX: usize = 1024;

/// What the log needs to know about its node.
#[derive(Clone, Debug)]
pub struct MetadataLogSettings {
    /// The log directory that holds `__cluster_metadata-0`.
    pub directory: PathBuf,
    pub directory_id: DirectoryId,
    pub node: BrokerId,
    /// Where the voter of a new log would be reached by others.
    pub controller_endpoints: Vec<Endpoint>,
    /// Bytes of log after which a snapshot is written.
    pub snapshot_bytes: u64,
    pub segment_bytes: u32,
}

/// Why the metadata log cannot be opened or written: one sentence, and where it helps what to do.
#[derive(Debug, thiserror::Error)]
pub enum MetadataLogError {
    #[error("the metadata log: {0}")]
    Storage(#[from] StorageError),
    #[error("the metadata log: {0}")]
    Append(#[from] AppendError),
    #[error("the metadata log: {0}")]
    Read(#[from] ReadError),
    #[error("the metadata log {path} is damaged: {error}; restore the directory from a copy, nothing was changed")]
    Replay { path: PathBuf, error: ReplayError },
    #[error("the snapshot {path} is damaged: {error}; restore the directory from a copy, nothing was changed")]
    Snapshot { path: PathBuf, error: SnapshotError },
    #[error(
        "the metadata log {path} begins at offset {start}, and no snapshot holds what was before it; restore the \
         directory from a copy"
    )]
    MissingStart { path: PathBuf, start: Offset },
    #[error(
        "the metadata log {path} ends at offset {end}, before its snapshot at {snapshot}; restore the directory from \
         a copy"
    )]
    MissingEnd { path: PathBuf, end: Offset, snapshot: Offset },
    #[error("{path} cannot be understood; restore it from a copy (it holds the epoch of the metadata log)")]
    QuorumState { path: PathBuf },
    #[error("a decision could not be written down: {0}")]
    Encode(#[from] EncodeBatchError),
    #[error("a decision does not fit the image it was made on: {0}")]
    Apply(#[from] ApplyError),
    #[error("the metadata log has failed: {0}")]
    Failed(Rc<str>),
}

/// What a decision led to.
#[derive(Clone, Debug)]
pub struct Decided<A> {
    pub answer: A,
    /// The image with the decision in it; flushed.
    pub image: Arc<Image>,
}

/// Called with each image that has become safe, in order, once per decision.
pub type OnImage = Rc<dyn Fn(&Arc<Image>, &Arc<Delta>)>;

/// The metadata log of this node.  Cloning shares it.
#[derive(Clone)]
pub struct MetadataLog {
    inner: Rc<Inner>,
}

/// A decision that is queued and not yet known to be flushed.
struct Unflushed {
    image: Arc<Image>,
    delta: Arc<Delta>,
}

struct State {
    /// With every decision made.
    newest: Arc<Image>,
    /// With every decision flushed.
    committed: Arc<Image>,
    unflushed: VecDeque<Unflushed>,
    quorum: QuorumRecords,
    /// Bytes appended since the last snapshot.
    bytes_since_snapshot: u64,
    failed: Option<Rc<str>>,
    listeners: Vec<OnImage>,
}

struct Inner {
    reactor: Reactor,
    settings: MetadataLogSettings,
    log: Log,
    epoch: LeaderEpoch,
    state: RefCell<State>,
    flushing: Cell<bool>,
    snapshotting: Cell<bool>,
    /// The recovery point is being stored.
    storing: Cell<bool>,
    flush_rounds: Cell<u64>,
    /// Advances when images became safe, or the log failed.
    progress: Watch,
}

impl MetadataLog {
    /// The newest image of which everything is flushed.
    #[must_use]
    pub fn image(&self) -> Arc<Image> {
        Arc::clone(&self.inner.state.borrow().committed)
    }

    /// The epoch in which this process writes: the log's term.
    #[must_use]
    pub fn epoch(&self) -> LeaderEpoch {
        self.inner.epoch
    }

    /// Bytes of log and the end of what is flushed, for metrics.
    #[must_use]
    pub fn flushed(&self) -> Offset {
        self.inner.log.flushed()
    }

    /// Flushes so far: fewer than decisions when many were queued together.
    #[must_use]
    pub fn flush_rounds(&self) -> u64 {
        self.inner.flush_rounds.get()
    }

    /// From now on tells `call` of every image that becomes safe.
    pub fn on_image(&self, call: OnImage) {
        self.inner.state.borrow_mut().listeners.push(call);
    }

    /// Why the log has ended, if it has.
    #[must_use]
    pub fn failure(&self) -> Option<Rc<str>> {
        self.inner.state.borrow().failed.clone()
    }

    /// Judges a wish on the newest image and answers once all that the answer rests on is on stable storage.
    ///
    /// Wishes are judged in the order in which their futures are first polled.
    pub async fn decide<A>(
        &self,
        settings: &ControllerSettings,
        judge: impl FnOnce(&mut Controller<'_>) -> Decision<A>,
    ) -> Result<Decided<A>, MetadataLogError> {
        self.wait_for_room().await?;
        let (answer, image) = self.judge(settings, judge)?;
        self.wait_for(image.end).await?;
        Ok(Decided { answer, image })
    }

    /// The same for a wish that may be refused as a whole.
    pub async fn try_decide<A, R>(
        &self,
        settings: &ControllerSettings,
        judge: impl FnOnce(&mut Controller<'_>) -> Result<Decision<A>, R>,
    ) -> Result<Result<Decided<A>, R>, MetadataLogError> {
        let decided = self.decide(settings, |controller| match judge(controller) {
            Ok(decision) => Decision { records: decision.records, answer: Ok(decision.answer) },
            Err(refusal) => Decision::answer(Err(refusal)),
        });
        let Decided { answer, image } = decided.await?;
        Ok(answer.map(|answer| Decided { answer, image }))
    }

    /// Ends a clean stop: everything is flushed and the log's files are closed.
    pub async fn close(&self) -> Result<(), MetadataLogError> {
        let end = self.inner.state.borrow().newest.end;
        self.wait_for(end).await?;
        while self.inner.snapshotting.get() {
            let seen = self.inner.progress.version();
            self.inner.progress.changed(seen).await;
        }
        self.inner.store_recovery_point().await?;
        Ok(self.inner.log.close().await?)
    }

    fn judge<A>(
        &self,
        settings: &ControllerSettings,
        judge: impl FnOnce(&mut Controller<'_>) -> Decision<A>,
    ) -> Result<(A, Arc<Image>), MetadataLogError> {
        let inner = &self.inner;
        let newest = Arc::clone(&inner.state.borrow().newest);
        let mut random = || inner.reactor.random_u64();
        let mut controller = Controller { image: &newest, settings, random: &mut random };
        let Decision { records, answer } = judge(&mut controller);
        if records.is_empty() {
            return Ok((answer, newest));
        }
        // Encoded and applied before anything is queued: what cannot be written or read again is never begun.
        let now = inner.reactor.wall();
        let batch = batch_of(&records, now, newest.end, inner.epoch)?;
        let (image, delta) = newest.after(newest.end, records)?;
        let bytes = batch.total_bytes() as u64;
        if let Err(error) = inner.log.append(batch, inner.epoch, now) {
            // A decision too large for a segment was never queued; anything else is the log's end.
            if !matches!(error, AppendError::LargerThanSegment { .. }) {
                inner.fail(&error);
            }
            return Err(error.into());
        }
        let image = Arc::new(image);
        {
            let mut state = inner.state.borrow_mut();
            state.newest = Arc::clone(&image);
            state.unflushed.push_back(Unflushed { image: Arc::clone(&image), delta: Arc::new(delta) });
            state.quorum.last_timestamp = state.quorum.last_timestamp.max(Some(now));
            state.bytes_since_snapshot = state.bytes_since_snapshot.saturating_add(bytes);
        }
        self.start_flushing();
        Ok((answer, image))
    }

    async fn wait_for_room(&self) -> Result<(), MetadataLogError> {
        loop {
            let seen = self.inner.progress.version();
            self.check_alive()?;
            if self.inner.state.borrow().unflushed.len() < UNFLUSHED_DECISIONS_MAX {
                return Ok(());
            }
            self.inner.progress.changed(seen).await;
        }
    }

    async fn wait_for(&self, end: Offset) -> Result<(), MetadataLogError> {
        loop {
            let seen = self.inner.progress.version();
            self.check_alive()?;
            if self.inner.state.borrow().committed.end >= end {
                return Ok(());
            }
            self.inner.progress.changed(seen).await;
        }
    }

    fn check_alive(&self) -> Result<(), MetadataLogError> {
        match self.failure() {
            Some(why) => Err(MetadataLogError::Failed(why)),
            None => Ok(()),
        }
    }

    /// One task flushes for everybody; a decision that comes during a flush is covered by the next.
    fn start_flushing(&self) {
        if self.inner.flushing.replace(true) {
            return;
        }
        let log = self.clone();
        self.inner.reactor.spawn("flush metadata log", async move {
            // What is decided in this turn goes together.
            log.inner.reactor.yield_now().await;
            while log.failure().is_none() && !log.inner.state.borrow().unflushed.is_empty() {
                if let Err(error) = log.inner.flush().await {
                    log.inner.fail(&error);
                    break;
                }
                log.inner.publish();
            }
            log.inner.flushing.set(false);
            log.start_snapshot_if_due();
        });
    }
}

impl Inner {
    async fn flush(&self) -> Result<(), StorageError> {
        self.log.write_all().await?;
        self.flush_rounds.set(self.flush_rounds.get().saturating_add(1));
        self.log.flush().await
    }

    /// Tells everybody of the images that have become safe.
    fn publish(&self) {
        let flushed = self.log.flushed();
        loop {
            let (safe, listeners) = {
                let mut state = self.state.borrow_mut();
                let Some(first) = state.unflushed.pop_front_if(|first| first.image.end <= flushed) else { break };
                state.committed = Arc::clone(&first.image);
                (first, state.listeners.clone())
            };
            for listener in &listeners {
                listener(&safe.image, &safe.delta);
            }
        }
        self.progress.advance();
    }

    fn fail(&self, error: &dyn std::fmt::Display) {
        let why: Rc<str> = Rc::from(error.to_string());
        tracing::error!(%why, "the metadata log has failed; the node must stop");
        self.state.borrow_mut().failed.get_or_insert(why);
        self.progress.advance();
    }

    /// Notes that everything up to here was flushed.
    async fn store_recovery_point(&self) -> Result<(), StorageError> {
        if self.storing.replace(true) {
            return Ok(());
        }
        let text = format!("0\n{}\n", self.log.flushed().0);
        let path = self.log.folder().join(open::RECOVERY_POINT_FILE);
        let done = replace_file(&self.reactor, &path, text.as_bytes()).await;
        self.storing.set(false);
        done
    }
}

#[cfg(test)]
mod tests;
