//! Reads of one partition on its home shard: checks, then a pinned range of a segment.
//!
//! A range that is not in the page cache is read through the ring first, so that sendfile does not block this core.

use super::lease::{FileChunk, Hold};
use super::mail::{ReadFailure, ReadOk, ReadPart};
use super::shard::PartitionRef;
use crate::base::{LeaderEpoch, Offset, Position};
use crate::partition::{LogMarks, Partition};
use crate::storage::{FileSlice, Log, ReadError, ReadLimit, StorageError};
use bytes::BytesMut;

type ReadResult = Result<ReadOk<FileChunk>, ReadFailure>;

/// Bytes brought in from the disk by one operation.
const LOAD_BYTES: usize = 256 << 10;
/// Segments that may go cold again between loading and reading before the read is given up.
const ATTEMPTS_MAX: u32 = 8;

enum Attempt {
    Done(ReadResult),
    /// The segment of this offset must be loaded first.
    Cold(Log, Offset),
    /// The records are there but not in memory.
    OnDisk(ReadOk<FileSlice>),
}

/// The answer if it needs nothing from the disk.
pub(super) fn try_now(partition: &PartitionRef, part: ReadPart) -> Option<ReadResult> {
    match attempt(&partition.borrow(), part) {
        Attempt::Done(result) => Some(result),
        Attempt::Cold(..) | Attempt::OnDisk(_) => None,
    }
}

/// The answer, after whatever waits it takes.
pub(super) async fn waiting(partition: &PartitionRef, part: ReadPart) -> ReadResult {
    for _ in 0..ATTEMPTS_MAX {
        let attempt = attempt(&partition.borrow(), part);
        match attempt {
            Attempt::Done(result) => return result,
            Attempt::Cold(log, offset) => log.warm(offset).await.map_err(|error| failure_of(&error))?,
            Attempt::OnDisk(read) => {
                if let Some(slice) = &read.records {
                    load(slice).await?;
                }
                return Ok(pinned(read));
            }
        }
    }
    tracing::warn!("a segment of {:?} was evicted {ATTEMPTS_MAX} times while it was being read", part.key);
    Err(ReadFailure::NotHere)
}

/// Checks in Kafka's order: epoch, divergence, range; then records.
fn attempt(partition: &Partition, part: ReadPart) -> Attempt {
    if partition.is_failed() {
        return Attempt::Done(Err(ReadFailure::StorageOffline));
    }
    let epoch = partition.settings().leader_epoch;
    match part.current_epoch {
        Some(theirs) if theirs < epoch => return Attempt::Done(Err(ReadFailure::FencedEpoch)),
        Some(theirs) if theirs > epoch => return Attempt::Done(Err(ReadFailure::UnknownEpoch)),
        _ => {}
    }
    let marks = partition.marks();
    if let Some(last) = part.last_fetched_epoch.filter(|last| *last != epoch)
        && let Some(diverging) = diverging(partition.log(), last, part.offset)
    {
        return Attempt::Done(Ok(ReadOk { diverging: Some(diverging), ..without_records(marks) }));
    }
    let out_of_range = ReadFailure::OutOfRange { high_watermark: marks.high_watermark, log_start: marks.start };
    if part.offset < marks.start || part.offset > marks.end {
        return Attempt::Done(Err(out_of_range));
    }
    if part.offset >= marks.high_watermark {
        return Attempt::Done(Ok(without_records(marks)));
    }
    let limit = ReadLimit { max_bytes: part.max_bytes as usize, at_least_one_batch: true };
    match partition.log().read(part.offset, limit, marks.high_watermark) {
        Ok(records) => {
            let in_memory =
                records.as_ref().is_none_or(|slice| slice.recent || slice.file().cached(slice.position, slice.len));
            let read = ReadOk { records, ..without_records(marks) };
            if in_memory { Attempt::Done(Ok(pinned(read))) } else { Attempt::OnDisk(read) }
        }
        Err(ReadError::OutOfRange { .. }) => Attempt::Done(Err(out_of_range)),
        Err(ReadError::Cold(offset)) => Attempt::Cold(partition.log().clone(), offset),
        Err(ReadError::Storage(error)) => Attempt::Done(Err(failure_of(&error))),
    }
}

/// Where the client's log and this one part, if they do: the largest epoch both know, and its end here.
fn diverging(log: &Log, last: LeaderEpoch, offset: Offset) -> Option<(LeaderEpoch, Offset)> {
    let (epoch, end) = log.leader_epochs().end_of(last, log.end())?;
    (epoch < last || end < offset).then_some((epoch, end))
}

/// Reads the range through the ring: it is in the page cache afterwards.
async fn load(slice: &FileSlice) -> Result<(), ReadFailure> {
    let mut buffer = BytesMut::new();
    let mut at = 0;
    while at < slice.len {
        let part = LOAD_BYTES.min(slice.len - at);
        buffer.clear();
        let position = Position(slice.position.0 + at as u64);
        let (read, returned) = slice.file().read_at(buffer, position, part).await;
        buffer = returned;
        match read {
            Ok(0) => return Ok(()), // shorter than it was: sendfile will notice
            Ok(read) => at += read,
            Err(error) => {
                tracing::error!("cannot read {part} bytes at {}: {error}", position.0);
                return Err(ReadFailure::StorageOffline);
            }
        }
    }
    Ok(())
}

fn without_records<R>(marks: LogMarks) -> ReadOk<R> {
    ReadOk { high_watermark: marks.high_watermark, log_start: marks.start, records: None, diverging: None }
}

fn pinned(read: ReadOk<FileSlice>) -> ReadOk<FileChunk> {
    let records = read.records.map(|slice| FileChunk {
        handle: slice.handle,
        position: slice.position.0,
        len: slice.len as u32,
        hold: Hold::Pin(slice.pin),
    });
    ReadOk { high_watermark: read.high_watermark, log_start: read.log_start, records, diverging: read.diverging }
}

fn failure_of(error: &StorageError) -> ReadFailure {
    tracing::error!("{error}");
    match error {
        StorageError::Damaged { .. } => ReadFailure::Corrupt,
        _ => ReadFailure::StorageOffline,
    }
}
