//! One partition on its home shard: the thin shell around [`Replica`], the producers' states and the log.
//!
//! Order of an append: sequence check, queue at the end of the log, remember in the producers' states; the write
//! happens once for all batches of the turn.  A failed write fails the whole directory, so nothing queued is undone.

use super::replica::{Acks, AppendFailure, Appended, Done, LogMarks, Replica};
use super::ticket::{Ticket, Watch};
use crate::base::{LeaderEpoch, Offset, ShardId, WallMs};
use crate::config::Durability;
use crate::record::ValidBatch;
use crate::storage::{AppendError, FlushTicket, Log, Opened, ProducerRefusal, ProducerStates, StorageError, Verdict};

/// What a partition is told about itself by the metadata.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartitionSettings {
    pub leader_epoch: LeaderEpoch,
    pub durability: Durability,
    /// Set on topics with LogAppendTime: answers carry the time.
    pub log_append_time: bool,
    /// `flush.messages`: so many unflushed records make a flush due at once.
    pub flush_records: i64,
    /// `flush.ms`: so long an unflushed record may wait; `i64::MAX` leaves it to the pace.
    pub flush_ms: i64,
}

/// See the file's head.
pub struct Partition {
    log: Log,
    producers: ProducerStates,
    replica: Replica,
    settings: PartitionSettings,
    /// In the shard's list of partitions to write at the end of this turn.
    dirty: bool,
    failed: bool,
}

impl Partition {
    #[must_use]
    pub fn new(opened: Opened, settings: PartitionSettings) -> Partition {
        let replica = Replica::opened(opened.log.start(), opened.log.flushed(), opened.log.end(), settings.durability);
        Partition { log: opened.log, producers: opened.producers, replica, settings, dirty: false, failed: false }
    }

    #[must_use]
    pub fn marks(&self) -> LogMarks {
        self.replica.marks()
    }

    #[must_use]
    pub fn settings(&self) -> PartitionSettings {
        self.settings
    }

    #[must_use]
    pub fn log(&self) -> &Log {
        &self.log
    }

    #[must_use]
    pub fn producers(&self) -> &ProducerStates {
        &self.producers
    }

    /// Metadata changed.
    pub fn set_settings(&mut self, settings: PartitionSettings, done: &mut Vec<Done>) {
        self.settings = settings;
        self.replica.set_durability(settings.durability, done);
    }

    /// Takes one batch in, or refuses it.  Returns true if the partition must be written at the end of the turn and
    /// was not in line for it yet.
    pub fn append(&mut self, batch: ValidBatch, acks: Acks, ticket: Ticket, now: WallMs, done: &mut Vec<Done>) -> bool {
        if self.failed {
            self.refuse(AppendFailure::StorageOffline, ticket, done);
            return false;
        }
        match self.producers.check(&batch.info) {
            Verdict::Append => {}
            Verdict::Duplicate { base, last, timestamp } => {
                // Kafka answers a duplicate with its timestamp, whatever the topic's timestamp type.
                self.replica.duplicate(Appended { base, last, append_time: Some(timestamp) }, acks, ticket, done);
                return false;
            }
            Verdict::Refuse(refusal) => {
                let failure = match refusal {
                    ProducerRefusal::OutOfOrder { .. } => AppendFailure::OutOfOrderSequence,
                    ProducerRefusal::StaleEpoch { .. } => AppendFailure::InvalidProducerEpoch,
                };
                tracing::debug!("{}: {refusal:?}", self.log.folder().display());
                self.refuse(failure, ticket, done);
                return false;
            }
        }
        let info = batch.info;
        let at = match self.log.append(batch, self.settings.leader_epoch, now) {
            Ok(at) => at,
            Err(AppendError::LargerThanSegment { .. }) => {
                self.refuse(AppendFailure::LargerThanSegment, ticket, done);
                return false;
            }
            Err(AppendError::Storage(error)) => {
                let failure =
                    if error.is_disk_full() { AppendFailure::DiskFull } else { AppendFailure::StorageOffline };
                self.refuse(failure, ticket, done);
                return false;
            }
        };
        self.producers.applied(&info, at.base, now);
        let append_time = self.settings.log_append_time.then_some(info.max_timestamp);
        self.replica.appended(Appended { base: at.base, last: at.last, append_time }, acks, ticket);
        !std::mem::replace(&mut self.dirty, true)
    }

    /// Asks for a write at the end of this turn; false if that is settled already.
    pub fn mark_dirty(&mut self) -> bool {
        !std::mem::replace(&mut self.dirty, true)
    }

    /// Hands the turn's batches to the kernel; returns the bytes that it took.
    pub fn write_pending(&mut self, done: &mut Vec<Done>) -> Result<u64, StorageError> {
        self.dirty = false;
        if self.failed {
            return Ok(0);
        }
        let before = self.log.pending_bytes();
        match self.log.write_pending() {
            Ok(_) => {
                self.replica.wrote(self.log.written(), done);
                Ok(before - self.log.pending_bytes())
            }
            Err(error) => {
                self.fail(AppendFailure::StorageOffline, done);
                Err(error)
            }
        }
    }

    pub fn watch(&mut self, seen: Offset, watch: Watch, done: &mut Vec<Done>) {
        if self.failed { done.push(Done::Fire(watch)) } else { self.replica.watch(seen, watch, done) }
    }

    pub fn unwatch(&mut self, origin: ShardId, request: u64) {
        self.replica.unwatch(origin, request);
    }

    /// What one flush round has to sync for this partition; nothing if all is flushed.
    #[must_use]
    pub fn begin_flush(&self) -> Option<FlushTicket> {
        self.log.begin_flush()
    }

    pub fn flushed(&mut self, ticket: &FlushTicket, done: &mut Vec<Done>) {
        self.log.flushed_up_to(ticket);
        self.replica.flushed(self.log.flushed(), done);
    }

    #[cfg(feature = "planted-bugs")]
    pub fn pretend_flushed(&mut self, done: &mut Vec<Done>) {
        self.replica.flushed(self.log.written(), done);
    }

    /// Fails every waiter; nothing is taken in any more.
    pub fn fail(&mut self, failure: AppendFailure, done: &mut Vec<Done>) {
        self.failed = true;
        self.replica.fail(failure, done);
    }

    #[must_use]
    pub fn is_failed(&self) -> bool {
        self.failed
    }

    fn refuse(&self, failure: AppendFailure, ticket: Ticket, done: &mut Vec<Done>) {
        done.push(Done::Append { ticket, result: Err(failure), log_start: self.replica.marks().start });
    }
}
