//! Reads of a log: from an offset to a range of one segment's file.  Runs on the partition's home shard.
//!
//! `read` never waits: where the segment is not loaded it says so, and `warm` loads it.  A lookup is one step in the
//! sparse index and a walk over batch headers of at most `index.interval.bytes` plus one batch; readers at the tail, and
//! those who continue where their last range ended, need neither.

use crate::base::{Offset, Position};
use crate::reactor::{File, FileHandle, OpenFlags};

use super::error::{BadBatch, Context as _, FileAction, ReadError, StorageError};
use super::log::Log;
use super::log_state::{Boundary, LogState};
use super::names::{Kind, file_path};
use super::recovery::load_index;
use super::scan::{HEADER_BYTES, ScannedBatch};
use super::segment::{Segment, SegmentFiles};

/// Bytes of log read at once while walking headers.
const WALK_WINDOW: usize = 4096;
/// How many segments besides the active one stay loaded.
const LOADED_SEGMENTS: usize = 4;

/// Keeps a segment's file open while somebody reads from it, whatever becomes of the segment.
#[derive(Clone)]
pub struct SegmentPin(#[allow(dead_code, reason = "held, not used")] File);

/// A range of one segment's file: whole batches, but the last may be cut by `max_bytes`, as Kafka does.
#[derive(Clone)]
pub struct FileSlice {
    pub pin: SegmentPin,
    pub handle: FileHandle,
    pub position: Position,
    pub len: usize,
    /// The offset after the range, where it is known to end at a batch's end.
    pub next: Option<Offset>,
    /// Written recently: certainly in the page cache, no need to ask.
    pub recent: bool,
}

impl FileSlice {
    /// The bytes themselves, for small ranges that are copied rather than sent from the file.
    pub fn read_now(&self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let take = buffer.len().min(self.len);
        match buffer.get_mut(..take) {
            Some(buffer) => self.pin.0.read_full_now(buffer, self.position),
            None => Ok(0),
        }
    }

    /// The pinned file, for `cached` and ring reads on the home shard.
    #[must_use]
    pub fn file(&self) -> &File {
        &self.pin.0
    }
}

/// How much a range may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadLimit {
    pub max_bytes: usize,
    /// The first batch is given whole even if it is larger, so that a reader never gets stuck.
    pub at_least_one_batch: bool,
}

/// A batch found by a lookup.
#[derive(Clone, Copy)]
struct Found {
    position: u64,
    /// Where it ends and the offset after it, if its header was looked at.
    end: Option<(u64, Offset)>,
}

impl Log {
    /// The range that begins with the batch that holds `from` and ends before `until` (exclusive; the high watermark).
    ///
    /// `None`: nothing there now (or the first batch is larger than `max_bytes` and need not be given).
    pub fn read(&self, from: Offset, limit: ReadLimit, until: Offset) -> Result<Option<FileSlice>, ReadError> {
        let inner = &*self.inner;
        let mut state = inner.state.borrow_mut();
        let state = &mut *state;
        state.check_readable(&inner.folder)?;
        if from < state.start || from > state.end {
            return Err(ReadError::OutOfRange { offset: from, start: state.start, end: state.end });
        }
        let until = until.min(state.written);
        if from >= until {
            return Ok(None);
        }
        state.stats.reads += 1;
        state.clock += 1;
        let boundary = state.boundary_at(from);
        let mut at = match state.segment_of(from) {
            Some(at) => at,
            None => return Ok(None),
        };
        // A cleaned segment may end before the next begins: go on to where there is something.
        while at < state.segments.len() {
            match read_segment(state, at, from, limit, until, boundary) {
                Ok(SegmentRead::Slice(slice)) => return Ok(Some(slice)),
                Ok(SegmentRead::Nothing) => return Ok(None),
                Ok(SegmentRead::Beyond) => at += 1,
                Err(Refused::NotLoaded) => {
                    state.stats.cold_reads += 1;
                    let base = state.segments.get(at).map_or(from, |segment| segment.base);
                    return Err(ReadError::Cold(base.max(from)));
                }
                Err(Refused::Distrusted) => {
                    if let Some(segment) = state.segments.get_mut(at) {
                        segment.index_distrusted = true;
                    }
                    let base = state.segments.get(at).map_or(from, |segment| segment.base);
                    return Err(ReadError::Cold(base.max(from)));
                }
                Err(Refused::Io(error)) => {
                    let base = state.segments.get(at).map_or(from, |segment| segment.base);
                    let path = file_path(&inner.folder, base, Kind::Log);
                    return Err(StorageError::io(FileAction::Read, &path, &error).into());
                }
            }
        }
        Ok(None)
    }

    /// Loads the segment that holds `offset`: opens its files, reads or rebuilds its index.
    pub async fn warm(&self, offset: Offset) -> Result<(), StorageError> {
        let inner = &*self.inner;
        let (base, has_files, wants_index, distrusted, bytes, generation) = {
            let mut state = inner.state.borrow_mut();
            state.check_readable(&inner.folder)?;
            let generation = state.generation;
            let Some(at) = state.segment_of(offset) else { return Ok(()) };
            let Some(segment) = state.segments.get_mut(at) else { return Ok(()) };
            if !segment.on_disk {
                return Ok(());
            }
            let distrusted = segment.index_distrusted && !segment.active;
            let wants_index = segment.index.is_none() || distrusted;
            (segment.base, segment.files.clone(), wants_index, distrusted, segment.written, generation)
        };
        let files = match has_files {
            Some(files) => files,
            None => {
                // Two readers may open the same segment at once; the later set of files replaces the earlier.
                SegmentFiles::open(&inner.reactor, &inner.folder, base, OpenFlags::WRITE).await?
            }
        };
        let interval_bytes = inner.config.borrow().index_interval_bytes;
        let index = match wants_index {
            true => Some(load_index(&inner.folder, base, &files, bytes, interval_bytes, distrusted).await?),
            false => None,
        };
        let mut state = inner.state.borrow_mut();
        let state = &mut *state;
        if state.generation != generation {
            return Ok(());
        }
        state.clock += 1;
        let clock = state.clock;
        if let Some(segment) = state.segment_by_base(base) {
            if segment.files.is_none() {
                segment.files = Some(files);
            }
            segment.used = clock;
            if let Some((index, rebuilt)) = index
                && (segment.index.is_none() || distrusted)
            {
                segment.sealed_latest = Some(index.latest());
                segment.index = Some(index);
                segment.index_distrusted = false;
                state.stats.index_rebuilds += u64::from(rebuilt);
            }
        }
        evict(state, base);
        Ok(())
    }

    /// The header of the batch that holds `offset`, or of the first one after it; `None` beyond what is written.
    pub(crate) async fn find_batch(&self, offset: Offset) -> Result<Option<(File, ScannedBatch)>, StorageError> {
        let mut offset = offset;
        // Bound: a load may be undone by an eviction in between, not for ever.
        for _ in 0..self.segment_count() * 2 + 8 {
            let found = {
                let mut state = self.inner.state.borrow_mut();
                let state = &mut *state;
                state.check_readable(&self.inner.folder)?;
                if offset >= state.written {
                    return Ok(None);
                }
                let Some(at) = state.segment_of(offset) else { return Ok(None) };
                find_in_segment(state, at, offset)
            };
            match found {
                Ok(Some(found)) => return Ok(Some(found)),
                Ok(None) => match self.next_segment(offset) {
                    Some(next) => offset = next,
                    None => return Ok(None),
                },
                Err(Refused::NotLoaded) => self.warm(offset).await?,
                Err(Refused::Distrusted) => {
                    self.distrust(offset);
                    self.warm(offset).await?;
                }
                Err(Refused::Io(error)) => return Err(StorageError::io(FileAction::Read, self.folder(), &error)),
            }
        }
        Ok(None)
    }

    fn next_segment(&self, offset: Offset) -> Option<Offset> {
        let state = self.inner.state.borrow();
        let at = state.segment_of(offset)?;
        state.segments.get(at + 1).map(|segment| segment.base)
    }

    fn distrust(&self, offset: Offset) {
        let mut state = self.inner.state.borrow_mut();
        if let Some(at) = state.segment_of(offset)
            && let Some(segment) = state.segments.get_mut(at)
        {
            segment.index_distrusted = true;
        }
    }
}

/// Lets go of the old segments unused longest.
fn evict(state: &mut LogState, keep: Offset) {
    loop {
        let loaded = state.segments.iter().enumerate().filter(|(_, segment)| {
            !segment.active && segment.files.is_some() && !segment.dirty && segment.written == segment.planned
        });
        let loaded: Vec<(u64, usize)> = loaded.map(|(at, segment)| (segment.used, at)).collect();
        if loaded.len() <= LOADED_SEGMENTS {
            return;
        }
        let oldest = loaded.iter().filter(|(_, at)| state.segments.get(*at).is_some_and(|s| s.base != keep)).min();
        let Some(segment) = oldest.and_then(|(_, at)| state.segments.get_mut(*at)) else { return };
        segment.files = None;
        segment.index = None;
    }
}

enum Refused {
    NotLoaded,
    /// The index points at something that is not the batch it names.
    Distrusted,
    Io(std::io::Error),
}

enum SegmentRead {
    Slice(FileSlice),
    Nothing,
    /// The segment ends before the offset.
    Beyond,
}

fn read_segment(
    state: &mut LogState,
    at: usize,
    from: Offset,
    limit: ReadLimit,
    until: Offset,
    boundary: Option<Boundary>,
) -> Result<SegmentRead, Refused> {
    let clock = state.clock;
    let recent_from = state.boundaries.front().map(|boundary| boundary.offset);
    let (written, end) = (state.written, state.segments.get(at + 1).map(|next| next.base));
    let until_boundary = if until < written { state.boundary_at(until) } else { None };
    let mut walk = Walk::default();
    let Some(segment) = state.segments.get_mut(at) else { return Ok(SegmentRead::Nothing) };
    segment.used = clock;
    let Some(files) = segment.files.clone() else {
        return if segment.written == 0 { Ok(SegmentRead::Nothing) } else { Err(Refused::NotLoaded) };
    };
    let found = match boundary.filter(|boundary| boundary.segment == segment.base) {
        Some(known) => Some(Found { position: known.position.0, end: None }),
        None => find(segment, &files.log, from, &mut walk)?,
    };
    let Some(found) = found else {
        walk.count(&mut state.stats);
        return Ok(SegmentRead::Beyond);
    };
    // Where the range must end: at the segment's written end, or before the batch that holds `until`.
    let segment_end = segment.written;
    let whole = end.is_some_and(|end| until >= end) || until >= written;
    let wanted = limit.max_bytes as u64;
    let mut bound = segment_end;
    let mut next = if whole { Some(end.unwrap_or(written).min(written)) } else { None };
    if !whole {
        match until_boundary.filter(|boundary| boundary.segment == segment.base) {
            Some(known) => {
                bound = known.position.0;
                next = Some(until);
            }
            None => {
                let reach = found.position.saturating_add(wanted.max(WALK_WINDOW as u64));
                (bound, next) = find_end(segment, &files.log, until, found.position, reach, &mut walk)?;
            }
        }
    }
    let available = bound.saturating_sub(found.position);
    let mut len = available.min(wanted);
    let mut first_end = found.end;
    if len < available {
        // Cut somewhere: is the first batch whole?
        if first_end.is_none() {
            let header = walk.header(&files.log, found.position, segment_end)?;
            first_end = Some((header.end_position().0, header.last.plus(1)));
        }
        let first = first_end.map_or(0, |(end, _)| end.saturating_sub(found.position)).min(available);
        if first > len {
            len = if limit.at_least_one_batch { first } else { 0 };
        }
        next = first_end.filter(|(end, _)| found.position + len == *end).map(|(_, after)| after);
    }
    let base = segment.base;
    let position = Position(found.position);
    walk.count(&mut state.stats);
    if let Some((end, after)) = first_end.filter(|(end, _)| *end < segment_end) {
        state.remember_cursor(Boundary { offset: after, segment: base, position: Position(end) });
    }
    if let Some(after) = next.filter(|_| position.0 + len < segment_end) {
        let end = Position(position.0 + len);
        state.remember_cursor(Boundary { offset: after, segment: base, position: end });
    }
    if len == 0 {
        return Ok(SegmentRead::Nothing);
    }
    let recent = recent_from.is_some_and(|oldest| from >= oldest);
    let handle = files.log.handle();
    let len = usize::try_from(len).unwrap_or(usize::MAX);
    Ok(SegmentRead::Slice(FileSlice { pin: SegmentPin(files.log), handle, position, len, next, recent }))
}

fn find_in_segment(state: &mut LogState, at: usize, offset: Offset) -> Result<Option<(File, ScannedBatch)>, Refused> {
    let mut walk = Walk::default();
    let Some(segment) = state.segments.get_mut(at) else { return Ok(None) };
    let Some(files) = segment.files.clone() else {
        return if segment.written == 0 { Ok(None) } else { Err(Refused::NotLoaded) };
    };
    let found = find(segment, &files.log, offset, &mut walk)?;
    let header = match found {
        Some(found) => Some(walk.header(&files.log, found.position, segment.written)?),
        None => None,
    };
    walk.count(&mut state.stats);
    Ok(header.map(|header| (files.log, header)))
}

/// The batch that holds `offset`, or the first after it in this segment.
fn find(segment: &mut Segment, log: &File, offset: Offset, walk: &mut Walk) -> Result<Option<Found>, Refused> {
    let start = index_floor(segment, offset, walk)?;
    let mut position = start.map_or(0, |entry| u64::from(entry.1));
    let from = position;
    while position < segment.written {
        let header = walk.header(log, position, segment.written)?;
        if position == from && start.is_some_and(|(last, _)| last != header.last) {
            return Err(Refused::Distrusted);
        }
        if header.last >= offset {
            walk.scanned(position - from);
            return Ok(Some(Found { position, end: Some((header.end_position().0, header.last.plus(1))) }));
        }
        position = header.end_position().0;
    }
    walk.scanned(position - from);
    Ok(None)
}

/// Where the batches end that lie wholly below `until`, and the offset there; or any position beyond `reach`.
fn find_end(
    segment: &mut Segment,
    log: &File,
    until: Offset,
    position: u64,
    reach: u64,
    walk: &mut Walk,
) -> Result<(u64, Option<Offset>), Refused> {
    let start = index_floor(segment, Offset(until.0 - 1), walk)?;
    let from = start.map_or(0, |entry| u64::from(entry.1)).max(position);
    if from >= reach {
        // The range is cut by its size long before: any bound beyond does.
        return Ok((from, None));
    }
    let mut at = from;
    let mut after = None;
    while at < segment.written && at < reach {
        let header = walk.header(log, at, segment.written)?;
        if at == from && at != position && start.is_some_and(|(last, _)| last != header.last) {
            return Err(Refused::Distrusted);
        }
        if header.last >= until {
            after = Some(header.base);
            break;
        }
        at = header.end_position().0;
    }
    walk.scanned(at - from);
    Ok((at, after))
}

/// The index entry not above `offset`: last offset and position of a batch.
fn index_floor(segment: &mut Segment, offset: Offset, walk: &mut Walk) -> Result<Option<(Offset, u32)>, Refused> {
    let relative = u32::try_from(offset.0.saturating_sub(segment.base.0)).unwrap_or(u32::MAX);
    let (Some(index), Some(files)) = (&mut segment.index, &segment.files) else { return Err(Refused::NotLoaded) };
    if segment.index_distrusted {
        // The active index cannot be rebuilt beneath the appends: walk from the segment's beginning.
        return if segment.active { Ok(None) } else { Err(Refused::NotLoaded) };
    }
    walk.lookups += 1;
    let reads = &mut walk.index_reads;
    let mut read = |at: u64, buffer: &mut [u8]| {
        *reads += 1;
        files.offsets.read_full_now(buffer, Position(at))
    };
    let entry = match index.offsets.floor(relative, &mut read) {
        Ok(entry) => entry,
        Err(error) if error.raw_os_error().is_some() => return Err(Refused::Io(error)),
        Err(_) => return Err(Refused::Distrusted),
    };
    // Entries of batches that are queued are in memory already; the walk stops at `written` anyway.
    let base = segment.base;
    let written = segment.written;
    let entry = entry.filter(|entry| u64::from(entry.position) < written);
    Ok(entry.map(|entry| (base.plus(i64::from(entry.relative)), entry.position)))
}

/// A window of the log while headers are walked, and what the walk cost.
struct Walk {
    window: [u8; WALK_WINDOW],
    /// What of the file the window holds.
    from: u64,
    filled: usize,
    lookups: u64,
    index_reads: u64,
    scanned: u64,
    scanned_max: u64,
}

impl Default for Walk {
    fn default() -> Walk {
        Walk { window: [0; WALK_WINDOW], from: 0, filled: 0, lookups: 0, index_reads: 0, scanned: 0, scanned_max: 0 }
    }
}

impl Walk {
    /// The header at `position`, which lies below `end`.
    fn header(&mut self, log: &File, position: u64, end: u64) -> Result<ScannedBatch, Refused> {
        let held = position >= self.from && position + HEADER_BYTES as u64 <= self.from + self.filled as u64;
        if !held {
            let want = usize::try_from(end.saturating_sub(position)).unwrap_or(WALK_WINDOW).min(WALK_WINDOW);
            let buffer = self.window.get_mut(..want).unwrap_or_default();
            self.filled = log.read_full_now(buffer, Position(position)).map_err(Refused::Io)?;
            self.from = position;
        }
        let skip = usize::try_from(position - self.from).unwrap_or(usize::MAX);
        let bytes = self.window.get(skip..self.filled).unwrap_or_default();
        let header = ScannedBatch::parse(bytes, Position(position)).map_err(|_: BadBatch| Refused::Distrusted)?;
        if header.end_position().0 > end {
            return Err(Refused::Distrusted);
        }
        Ok(header)
    }

    fn scanned(&mut self, bytes: u64) {
        self.scanned += bytes;
        self.scanned_max = self.scanned_max.max(bytes);
    }

    fn count(&self, stats: &mut super::log_state::LogStats) {
        stats.lookups += self.lookups;
        stats.index_reads += self.index_reads;
        stats.scanned_bytes += self.scanned;
        stats.scanned_bytes_max = stats.scanned_bytes_max.max(self.scanned_max);
    }
}

/// Reads part of a log file for those who wait.
pub(crate) async fn read_range(
    file: &File,
    path: &std::path::Path,
    position: Position,
    len: usize,
) -> Result<bytes::BytesMut, StorageError> {
    let (read, buffer) = file.read_at(bytes::BytesMut::with_capacity(len), position, len).await;
    read.context(FileAction::Read, path)?;
    Ok(buffer)
}
