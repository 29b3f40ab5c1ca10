//! One segment of a log: a run of batches in one `.log` with its two indexes.  Owned by the partition's home shard.
//!
//! A segment holds its files only while it is in use; what it needs to be found and appended to stays in memory.  Bytes
//! are *planned* when a batch gets its offset and *written* when the kernel has them: `written <= planned`.

use std::io;
use std::path::Path;

use crate::base::{Offset, Position, WallMs};
use crate::reactor::{File, OpenFlags, Reactor};

use super::error::{Context as _, FileAction, StorageError};
use super::log_config::LogConfig;
use super::log_state::Held;
use super::names::{Kind, file_path};
use super::offset_index;
use super::segment_index::SegmentIndex;
use super::time_index::{self, TimeEntry};

#[derive(Clone)]
pub(crate) struct SegmentFiles {
    pub log: File,
    pub offsets: File,
    pub times: File,
}

impl SegmentFiles {
    pub async fn open(
        reactor: &Reactor,
        folder: &Path,
        base: Offset,
        flags: OpenFlags,
    ) -> Result<SegmentFiles, StorageError> {
        let log = file_path(folder, base, Kind::Log);
        let log = reactor.open(&log, flags).await.context(FileAction::Open, &log)?;
        let offsets = file_path(folder, base, Kind::OffsetIndex);
        let offsets = reactor.open(&offsets, OpenFlags::CREATE).await.context(FileAction::Open, &offsets)?;
        let times = file_path(folder, base, Kind::TimeIndex);
        let times = reactor.open(&times, OpenFlags::CREATE).await.context(FileAction::Open, &times)?;
        Ok(SegmentFiles { log, offsets, times })
    }
}

/// Producer state as of a segment's base offset, to be written when its files are made.
pub(crate) struct StartSnapshot {
    pub snapshot: Vec<u8>,
    pub recent: Vec<u8>,
}

pub(crate) struct Segment {
    pub base: Offset,
    pub planned: u64,
    pub written: u64,
    /// None: an old segment whose index is not loaded.
    pub index: Option<SegmentIndex>,
    pub files: Option<SegmentFiles>,
    /// Its files have been made.
    pub on_disk: bool,
    pub start_snapshot: Option<StartSnapshot>,
    /// Max timestamp of the first batch; what `segment.ms` counts from.
    pub first_timestamp: Option<i64>,
    pub created: WallMs,
    pub jitter_ms: i64,
    /// The largest timestamp of a segment that is no longer appended to, once known.
    pub sealed_latest: Option<Option<TimeEntry>>,
    /// Has bytes that no flush round covers yet.
    pub dirty: bool,
    /// The index did not fit the log: walk without it, and build it anew once nothing is appended any more.
    pub index_distrusted: bool,
    /// The index files, once nothing is appended any more.
    pub index_held: Held,
    /// Batches are appended to it; it is the last.
    pub active: bool,
    /// For letting go of the segment unused longest.
    pub used: u64,
}

impl Segment {
    /// A segment to be made at the end of a log.
    #[must_use]
    pub fn planned(base: Offset, now: WallMs, jitter_ms: i64) -> Segment {
        Segment {
            base,
            planned: 0,
            written: 0,
            index: Some(SegmentIndex::default()),
            files: None,
            on_disk: false,
            start_snapshot: None,
            first_timestamp: None,
            created: now,
            jitter_ms,
            sealed_latest: None,
            dirty: false,
            index_distrusted: false,
            index_held: Held::Unknown,
            active: true,
            used: 0,
        }
    }

    /// A segment found on disk, not loaded.
    #[must_use]
    pub fn found(base: Offset, bytes: u64, now: WallMs) -> Segment {
        Segment {
            planned: bytes,
            written: bytes,
            index: None,
            on_disk: true,
            active: false,
            index_held: Held::Durable,
            ..Segment::planned(base, now, 0)
        }
    }

    /// `offset` relative to the base, if it can be written in an index.
    #[must_use]
    pub fn relative(&self, offset: Offset) -> Option<u32> {
        u32::try_from(offset.0.checked_sub(self.base.0)?).ok().filter(|relative| *relative <= i32::MAX as u32)
    }

    /// Must the next batch go to a new segment?  Kafka's rules.
    #[must_use]
    pub fn must_roll(&self, config: &LogConfig, bytes: u64, last: Offset, max_timestamp: i64, now: WallMs) -> bool {
        if self.planned == 0 {
            return self.relative(last).is_none();
        }
        let waited_ms = match self.first_timestamp {
            Some(first) if first >= 0 && max_timestamp >= 0 => max_timestamp.saturating_sub(first),
            _ => now.0.saturating_sub(self.created.0),
        };
        self.planned + bytes > u64::from(config.segment_bytes)
            || waited_ms > config.segment_ms.saturating_sub(self.jitter_ms)
            || self.index.as_ref().is_some_and(|index| index.is_full(config.segment_index_bytes))
            || self.relative(last).is_none()
    }

    /// Writes the index entries that the files lack.  Only for entries whose batches are written.
    pub fn store_index(&mut self) -> io::Result<()> {
        debug_assert!(self.written == self.planned, "index entries never lead the log");
        let (Some(index), Some(files)) = (&mut self.index, &self.files) else { return Ok(()) };
        store_index(index, files)
    }

    /// Memory for the metrics.
    #[must_use]
    pub fn memory_bytes(&self) -> usize {
        size_of::<Segment>() + self.index.as_ref().map_or(0, |index| index.offsets.memory_bytes())
    }
}

/// Writes the entries that the files lack.
pub(crate) fn store_index(index: &mut SegmentIndex, files: &SegmentFiles) -> io::Result<()> {
    let offsets = index.offsets.unstored_bytes();
    if !offsets.is_empty() {
        let at = Position((index.offsets.stored() * offset_index::ENTRY_BYTES) as u64);
        files.offsets.write_all_now(&mut [io::IoSlice::new(&offsets)], at)?;
        index.offsets.mark_stored(index.offsets.len());
    }
    let times = index.times.unstored_bytes();
    if !times.is_empty() {
        let at = Position((index.times.stored() * time_index::ENTRY_BYTES) as u64);
        files.times.write_all_now(&mut [io::IoSlice::new(&times)], at)?;
        index.times.mark_stored(index.times.len());
    }
    Ok(())
}
