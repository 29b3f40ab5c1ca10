//! Which offset lies at a time, or at an end, of a partition of this shard.

use std::rc::Rc;

use super::mail::{PartitionKey, ReadFailure};
use super::shard::{PartitionRef, Shard};
use crate::base::{LeaderEpoch, Offset, WallMs};
use crate::partition::AppendFailure;
use crate::reactor::sync::oneshot;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OffsetQuestion {
    HighWatermark,
    LogStart,
    /// The first record with the highest timestamp.
    MaxTimestamp,
    /// The first record at or after a time.
    AtOrAfter(WallMs),
    /// What no log here has (tiered storage).
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OffsetFound {
    pub timestamp: Option<WallMs>,
    pub offset: Option<Offset>,
    pub epoch: Option<LeaderEpoch>,
}

impl Shard {
    /// The partition, opened if need be.
    pub async fn partition(self: &Rc<Self>, key: PartitionKey) -> Result<PartitionRef, AppendFailure> {
        if let Some(partition) = self.open_partition(key) {
            return Ok(partition);
        }
        let (sender, receiver) = oneshot(self.reactor());
        self.with_partition(key, move |_, partition| {
            let _ = sender.send(partition.map(Rc::clone));
        });
        receiver.recv().await.unwrap_or(Err(AppendFailure::Gone))
    }

    /// Answers ListOffsets for one partition of this shard.  Only what is below the high watermark counts.
    pub async fn find_offset(
        self: &Rc<Self>,
        key: PartitionKey,
        current_epoch: Option<LeaderEpoch>,
        question: OffsetQuestion,
    ) -> Result<OffsetFound, ReadFailure> {
        let partition = self.partition(key).await?;
        let (log, marks, epoch) = {
            let partition = partition.borrow();
            if partition.is_failed() {
                return Err(ReadFailure::StorageOffline);
            }
            (partition.log().clone(), partition.marks(), partition.settings().leader_epoch)
        };
        match current_epoch {
            Some(theirs) if theirs < epoch => return Err(ReadFailure::FencedEpoch),
            Some(theirs) if theirs > epoch => return Err(ReadFailure::UnknownEpoch),
            _ => {}
        }
        let mark = |offset, epoch| OffsetFound { timestamp: None, offset: Some(offset), epoch };
        let nothing = OffsetFound { timestamp: None, offset: None, epoch: None };
        let found = match question {
            OffsetQuestion::Nothing => return Ok(nothing),
            OffsetQuestion::HighWatermark => return Ok(mark(marks.high_watermark, Some(epoch))),
            OffsetQuestion::LogStart => return Ok(mark(marks.start, log.leader_epochs().epoch_of(marks.start))),
            OffsetQuestion::MaxTimestamp => log.max_timestamp().await,
            OffsetQuestion::AtOrAfter(time) => log.offset_for_timestamp(time).await,
        };
        let found = found.map_err(|error| {
            tracing::error!("{error}");
            ReadFailure::StorageOffline
        })?;
        Ok(match found.filter(|found| found.offset < marks.high_watermark) {
            None => nothing,
            Some(at) => OffsetFound { timestamp: Some(at.timestamp), offset: Some(at.offset), epoch: Some(at.epoch) },
        })
    }
}
