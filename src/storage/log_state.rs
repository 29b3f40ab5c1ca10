//! What one log holds in memory between awaits.  Owned by the partition's home shard, behind `Log`.
//!
//! Invariants: `start <= end`, `flushed <= written <= end`; segments are sorted by base and do not overlap; every pending
//! batch belongs to one of the last segments, in order; index entries of unwritten batches are in memory only.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;
use smallvec::SmallVec;

use crate::base::{LeaderEpoch, Offset, Position};
use crate::reactor::File;
use crate::record::RawHeader;

use super::error::StorageError;
use super::leader_epochs::LeaderEpochs;
use super::segment::Segment;

/// A batch that has its offsets and waits for the end of the turn.
pub(crate) struct Pending {
    pub header: RawHeader,
    pub body: Bytes,
    pub last: Offset,
    /// Base of the segment it goes to.
    pub segment: Offset,
}

/// A batch boundary: the batch at `position` of a segment begins at `offset`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Boundary {
    pub offset: Offset,
    pub segment: Offset,
    pub position: Position,
}

/// A producer snapshot and its side file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KnownSnapshot {
    pub offset: Offset,
    pub held: Held,
}

/// What would become of a side file if the power went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Held {
    /// Not written yet, or found after a crash: nobody knows.
    Unknown,
    /// Written, and with the next flush durable.
    Written,
    Durable,
}

/// How many of the newest batch boundaries are remembered: readers at the tail need no index.
const RECENT_BOUNDARIES: usize = 64;
/// How many readers' next positions are remembered.
const CURSORS: usize = 8;

/// Counters of one log.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LogStats {
    pub batches: u64,
    pub appended_bytes: u64,
    pub writes: u64,
    pub rolls: u64,
    pub reads: u64,
    /// Reads that needed the index.
    pub lookups: u64,
    /// Bytes of log passed over by lookups: from the index entry to the batch looked for.
    pub scanned_bytes: u64,
    pub scanned_bytes_max: u64,
    /// Reads of index files.
    pub index_reads: u64,
    /// Reads that found their segment not loaded.
    pub cold_reads: u64,
    /// Indexes built anew because they did not fit their log.
    pub index_rebuilds: u64,
}

pub(crate) struct LogState {
    pub segments: VecDeque<Segment>,
    pub start: Offset,
    pub end: Offset,
    pub written: Offset,
    pub flushed: Offset,
    pub pending: VecDeque<Pending>,
    pub pending_bytes: u64,
    pub epochs: LeaderEpochs,
    /// Start of the first epoch that the file on disk does not name.
    pub epochs_unstored_from: Option<Offset>,
    /// The producer snapshots on disk, oldest first.
    pub snapshots: Vec<KnownSnapshot>,
    pub failed: Option<(Arc<str>, bool)>,
    pub closed: bool,
    /// Rises with every truncation: a flush that began before says nothing about what came after.
    pub generation: u64,
    /// Bytes ever written, and how many of them are flushed.
    pub written_total: u64,
    pub flushed_total: u64,
    /// Index and snapshot files to be synced with the next flush.
    pub side_files: SmallVec<[File; 4]>,
    /// The folder has names that are not synced.
    pub names_unsynced: bool,
    /// The folder's own name in its parent is not synced.
    pub folder_unsynced: bool,
    pub boundaries: VecDeque<Boundary>,
    pub cursors: VecDeque<Boundary>,
    pub clock: u64,
    pub stats: LogStats,
}

impl LogState {
    #[must_use]
    pub fn empty(start: Offset) -> LogState {
        LogState {
            segments: VecDeque::new(),
            start,
            end: start,
            written: start,
            flushed: start,
            pending: VecDeque::new(),
            pending_bytes: 0,
            epochs: LeaderEpochs::default(),
            epochs_unstored_from: None,
            snapshots: Vec::new(),
            failed: None,
            closed: false,
            generation: 0,
            written_total: 0,
            flushed_total: 0,
            side_files: SmallVec::new(),
            names_unsynced: false,
            folder_unsynced: false,
            boundaries: VecDeque::new(),
            cursors: VecDeque::new(),
            clock: 0,
            stats: LogStats::default(),
        }
    }

    pub fn check_open(&self, folder: &Path) -> Result<(), StorageError> {
        if self.closed {
            return Err(StorageError::Closed { path: folder.to_path_buf() });
        }
        match &self.failed {
            Some((reason, _)) => Err(StorageError::Offline { path: folder.to_path_buf(), reason: Arc::clone(reason) }),
            None => Ok(()),
        }
    }

    /// Reads go on when only the space ran out.
    pub fn check_readable(&self, folder: &Path) -> Result<(), StorageError> {
        match &self.failed {
            Some((_, true)) if !self.closed => Ok(()),
            _ => self.check_open(folder),
        }
    }

    /// Takes the log offline; the first reason stays.
    pub fn fail(&mut self, error: &StorageError) {
        if self.failed.is_none() {
            self.failed = Some((Arc::from(error.to_string()), error.is_disk_full()));
        }
        // Nobody will write these: let go of the frames they lie in.
        self.pending.clear();
        self.pending_bytes = 0;
    }

    /// Number of the segment that holds `offset`.
    #[must_use]
    pub fn segment_of(&self, offset: Offset) -> Option<usize> {
        self.segments.partition_point(|segment| segment.base <= offset).checked_sub(1)
    }

    #[must_use]
    pub fn segment_by_base(&mut self, base: Offset) -> Option<&mut Segment> {
        let at = self.segments.binary_search_by_key(&base, |segment| segment.base).ok()?;
        self.segments.get_mut(at)
    }

    /// Notes the epoch of a batch, or of leadership, that begins at `start`.
    pub fn assign_epoch(&mut self, epoch: LeaderEpoch, start: Offset) {
        if self.epochs.assign(epoch, start) {
            let first = self.epochs_unstored_from.map_or(start, |first| first.min(start));
            self.epochs_unstored_from = Some(first);
        }
    }

    pub fn remember_boundary(&mut self, boundary: Boundary) {
        if self.boundaries.len() >= RECENT_BOUNDARIES {
            self.boundaries.pop_front();
        }
        self.boundaries.push_back(boundary);
    }

    pub fn remember_cursor(&mut self, cursor: Boundary) {
        if self.cursors.iter().any(|known| known.offset == cursor.offset) {
            return;
        }
        if self.cursors.len() >= CURSORS {
            self.cursors.pop_back();
        }
        self.cursors.push_front(cursor);
    }

    /// Where the batch begins that begins at `offset`, if that is remembered.
    #[must_use]
    pub fn boundary_at(&self, offset: Offset) -> Option<Boundary> {
        if let Ok(at) = self.boundaries.binary_search_by_key(&offset, |boundary| boundary.offset) {
            return self.boundaries.get(at).copied();
        }
        self.cursors.iter().find(|cursor| cursor.offset == offset).copied()
    }

    pub fn forget_boundaries(&mut self) {
        self.boundaries.clear();
        self.cursors.clear();
    }

    /// Takes the snapshots off the list that are no longer needed: older than the second newest durable one.
    ///
    /// A newer one may be lost with the power, or its side file may, and then five batches per producer become one.
    pub fn surplus_snapshots(&mut self) -> Vec<Offset> {
        let Some(kept) =
            self.snapshots.iter().rev().filter(|known| known.held == Held::Durable).nth(1).map(|known| known.offset)
        else {
            return Vec::new();
        };
        let surplus = self.snapshots.partition_point(|known| known.offset < kept);
        self.snapshots.drain(..surplus).map(|known| known.offset).collect()
    }

    /// Bytes of memory held, for the metrics.
    #[must_use]
    pub fn memory_bytes(&self) -> usize {
        self.segments.iter().map(Segment::memory_bytes).sum::<usize>()
            + (self.boundaries.capacity() + self.cursors.capacity()) * size_of::<Boundary>()
            + self.pending.capacity() * size_of::<Pending>()
    }
}
