//! Opens a log: after a clean stop with a few reads, after a kill by scanning what lies beyond the flushed point.
//!
//! Below the recovery point everything is flushed, so it is only walked, header by header, from the last index entry that
//! can be trusted; what does not fit there is damage, and is reported, never cut.  Beyond it every batch is checked: base
//! offset as expected, epoch not falling, checksum.  The first that fails ends the log, and what follows is removed.
//!
//! Recovery may be cut short anywhere and begun again: it only removes what a second run would remove too, the later
//! segments first, and syncs its cuts before anything is appended (else a stale batch could stand behind a new one).
//! It needs no free space: index entries that cannot be written stay in memory.

use std::path::Path;

use bytes::BytesMut;

use crate::base::{LeaderEpoch, Offset, Position, TopicId};
use crate::reactor::{File, OpenFlags, Reactor};

use super::checkpoint_text::{partition_metadata_from_text, partition_metadata_to_text};
use super::error::{BadBatch, Context as _, FileAction, StorageError};
use super::folder_contents::{FolderContents, remove_segment, tidy};
use super::leader_epochs::LeaderEpochs;
use super::log::{EPOCH_FILE, Log, METADATA_FILE};
use super::log_config::LogConfig;
use super::log_state::{Held, KnownSnapshot, LogState};
use super::names::{Kind, file_path};
use super::offset_index::{self, OffsetIndex};
use super::producer_recovery::{load_producers, replay};
use super::producer_state::ProducerStates;
use super::replace_file::{read_file, read_open, write_file};
use super::scan::{HEADER_BYTES, ScanEnd, ScanNext, ScannedBatch, Scanner, Scrutiny};
use super::segment::{Segment, SegmentFiles, store_index};
use super::segment_index::{IndexedBatch, SegmentIndex};
use super::time_index::{self, TimeIndex};

/// Bytes of log read at once while scanning.
const SCAN_WINDOW: usize = 256 << 10;
/// The same while skipping from header to header of large batches.
const SKIP_WINDOW: usize = 4 << 10;

/// What is known of a log before it is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenHint {
    /// The directory was closed in order: nothing needs to be scanned.
    pub clean: bool,
    /// Everything below is flushed.
    pub recovery_point: Offset,
    pub log_start: Offset,
}

/// What opening a log took.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RecoveryReport {
    /// The clean stop was believed.
    pub clean: bool,
    /// Bytes whose checksums were verified, and the batches accepted in them.
    pub scanned_bytes: u64,
    pub scanned_batches: u64,
    /// Bytes cut off as a torn tail.
    pub cut_bytes: u64,
    pub segments_removed: u64,
    /// `.deleted`, `.cleaned`, `.tmp` and orphaned files removed.
    pub leftovers_removed: u64,
    /// Batches applied to the producer state beyond its snapshot.
    pub replayed_batches: u64,
    /// Why the tail was cut.
    pub cut_because: Option<BadBatch>,
}

/// An opened log.
pub struct Opened {
    pub log: Log,
    pub producers: ProducerStates,
    pub report: RecoveryReport,
}

impl Log {
    /// Opens the log in `folder`, making the folder if it is not there; then the hint, which goes by name, is of an earlier
    /// log and does not count.
    pub async fn open(
        reactor: &Reactor,
        folder: &Path,
        topic: TopicId,
        config: LogConfig,
        hint: OpenHint,
    ) -> Result<Opened, StorageError> {
        let made = !reactor.exists(folder).await.context(FileAction::Open, folder)?;
        if made {
            reactor.create_dir_all(folder).await.context(FileAction::Create, folder)?;
        }
        check_topic(reactor, folder, topic).await?;
        let nothing_known = OpenHint { clean: hint.clean, recovery_point: Offset::ZERO, log_start: Offset::ZERO };
        let hint = if made { nothing_known } else { hint };
        let mut recovered = recover(reactor, folder, &config, hint).await?;
        // A killed process may leave names in the page cache only, and the next power failure takes them.
        recovered.state.folder_unsynced = made || !recovered.report.clean;
        recovered.state.names_unsynced |= made || !recovered.report.clean;
        let producers = ProducerStates::new(recovered.producers);
        let log = Log::assemble(reactor, folder, config, producers.clone(), recovered.state);
        Ok(Opened { log, producers, report: recovered.report })
    }
}

/// `partition.metadata` must name this topic; made if it is missing.
async fn check_topic(reactor: &Reactor, folder: &Path, topic: TopicId) -> Result<(), StorageError> {
    let path = folder.join(METADATA_FILE);
    let text = read_file(reactor, &path).await?;
    let found = text.as_deref().and_then(|text| std::str::from_utf8(text).ok()).and_then(partition_metadata_from_text);
    match found {
        Some(found) if found == topic => Ok(()),
        Some(found) => Err(StorageError::TopicIdMismatch { path, found, expected: topic }),
        // Missing, or torn before it was ever synced: the metadata log is what counts.
        None => match write_file(reactor, &path, partition_metadata_to_text(topic).as_bytes()).await {
            Err(error) if !error.is_disk_full() => Err(error),
            _ => Ok(()),
        },
    }
}

pub(crate) struct Recovered {
    pub state: LogState,
    pub producers: super::producer_state::ProducerTable,
    pub report: RecoveryReport,
}

/// Reads the folder into a state that can be appended to.
pub(crate) async fn recover(
    reactor: &Reactor,
    folder: &Path,
    config: &LogConfig,
    hint: OpenHint,
) -> Result<Recovered, StorageError> {
    let mut report = RecoveryReport::default();
    let contents = tidy(reactor, folder, &mut report).await?;
    let epochs_text = read_file(reactor, &folder.join(EPOCH_FILE)).await?;
    let epochs =
        epochs_text.as_deref().and_then(|text| std::str::from_utf8(text).ok()).and_then(LeaderEpochs::from_text);
    let mut run = Run {
        reactor,
        folder,
        config,
        hint,
        epochs_lost: epochs.is_none(),
        state: LogState::empty(hint.log_start),
        report,
        names_changed: contents.names_changed,
    };
    run.state.epochs = epochs.unwrap_or_default();
    run.segments(&contents).await?;
    run.finish(&contents).await
}

struct Run<'a> {
    reactor: &'a Reactor,
    folder: &'a Path,
    config: &'a LogConfig,
    hint: OpenHint,
    /// The epoch file is missing or damaged: learn the epochs from the log itself.
    epochs_lost: bool,
    state: LogState,
    report: RecoveryReport,
    names_changed: bool,
}

/// How the scan of one segment ended.
struct SegmentEnd {
    next_offset: Offset,
    /// Bytes of the file that do not belong to the log.
    surplus: u64,
    bad: Option<BadBatch>,
}

impl Run<'_> {
    async fn segments(&mut self, contents: &FolderContents) -> Result<(), StorageError> {
        let point = self.hint.recovery_point;
        let Some(first) = contents.segments.first().map(|segment| segment.0) else {
            if point > self.hint.log_start {
                return Err(self.lost(self.hint.log_start));
            }
            self.report.clean = self.hint.clean;
            return Ok(());
        };
        let last = contents.segments.len() - 1;
        let now = self.reactor.wall();
        // Walking begins in the segment that ends at the recovery point or holds it.  Suppose it began behind: when the point
        // was taken that segment was still appended to, and the last entries of its index are perhaps nowhere.
        let begin = match self.hint.clean {
            true => last,
            false => contents.segments.partition_point(|segment| segment.0 < point).saturating_sub(1),
        };
        let mut expected = None;
        for (at, (base, bytes)) in contents.segments.iter().copied().enumerate() {
            let mut segment = Segment::found(base, bytes, now);
            if at < begin {
                if self.epochs_lost {
                    self.learn_epochs(&segment).await?;
                }
                self.state.segments.push_back(segment);
                continue;
            }
            if expected.is_some_and(|expected| base != expected && !(self.config.compacted && base > expected)) {
                self.remove_from(contents, at).await?;
                break;
            }
            let end = self.segment(&mut segment, expected.unwrap_or(base), at < last).await?;
            expected = Some(end.next_offset);
            self.state.segments.push_back(segment);
            if end.surplus > 0 {
                self.report.cut_because = end.bad;
                self.remove_from(contents, at + 1).await?;
                self.cut(end.surplus).await?;
                break;
            }
        }
        self.state.end = expected.unwrap_or(first);
        if self.state.end < point {
            return Err(self.lost(self.state.end));
        }
        Ok(())
    }

    /// Walks and scans one segment; its index and files are loaded when it returns.
    async fn segment(
        &mut self,
        segment: &mut Segment,
        expected: Offset,
        followed: bool,
    ) -> Result<SegmentEnd, StorageError> {
        let files = SegmentFiles::open(self.reactor, self.folder, segment.base, OpenFlags::WRITE).await?;
        if self.hint.clean {
            match self.clean_end(segment, &files).await? {
                Some(next_offset) => {
                    self.report.clean = true;
                    return Ok(SegmentEnd { next_offset, surplus: 0, bad: None });
                }
                // The marker lied: look at everything beyond the recovery point after all.
                None => self.hint.clean = false,
            }
        }
        let point = self.hint.recovery_point;
        let path = file_path(self.folder, segment.base, Kind::Log);
        let mut index = SegmentIndex::default();
        let file_end = Position(segment.written);
        let (mut from, mut next, mut epoch) = (Position(0), expected, LeaderEpoch(-1));
        if segment.base < point {
            let mut resume = 0;
            (index, resume) = trusted_index(&files, segment.base, segment.written, point, resume).await?;
            let mut walk = Scanner::new(Scrutiny::Headers, Position(resume), file_end, segment.base, epoch);
            walk = walk.stop_at(point);
            self.walk(&files.log, &path, &mut walk, &mut index, segment.base).await?;
            match walk.next() {
                ScanNext::Ended(ScanEnd::Bad(BadBatch::ShortHeader | BadBatch::ShortBody))
                    if walk.next_offset() < point =>
                {
                    return Err(self.lost(walk.next_offset()));
                }
                ScanNext::Ended(ScanEnd::Bad(bad)) if walk.next_offset() < point => {
                    let position = walk.good_end();
                    return Err(StorageError::Damaged { path, position, flushed: point, bad });
                }
                ScanNext::Ended(ScanEnd::EndOfFile) if walk.next_offset() < point => {
                    return Err(self.lost(walk.next_offset()));
                }
                _ => {}
            }
            (from, next, epoch) = (walk.good_end(), walk.next_offset(), walk.epoch());
        }
        let before = self.state.epochs.epoch_of(Offset(next.0 - 1));
        let epoch = before.map_or(epoch, |before| before.max(epoch));
        let scrutiny = if self.config.compacted { Scrutiny::WholeWithGaps } else { Scrutiny::Whole };
        let mut scan = Scanner::new(scrutiny, from, file_end, next, epoch);
        self.report.scanned_batches += self.walk(&files.log, &path, &mut scan, &mut index, segment.base).await?;
        let good = scan.good_end().0;
        self.report.scanned_bytes += segment.written - from.0;
        self.state.written_total += good - from.0;
        segment.dirty = good > from.0;
        let bad = match scan.next() {
            ScanNext::Ended(ScanEnd::Bad(bad)) => Some(bad),
            _ => None,
        };
        let surplus = segment.written - good;
        segment.planned = good;
        segment.written = good;
        if followed {
            index.seal();
        }
        self.settle_index(&mut index, &files).await?;
        segment.index_held = Held::Written;
        self.state.side_files.extend([files.offsets.clone(), files.times.clone()]);
        segment.sealed_latest = Some(index.latest());
        segment.index = Some(index);
        segment.files = Some(files);
        Ok(SegmentEnd { next_offset: scan.next_offset(), surplus, bad })
    }

    /// The end of a cleanly closed segment; `None` if it does not look like one.
    async fn clean_end(&mut self, segment: &mut Segment, files: &SegmentFiles) -> Result<Option<Offset>, StorageError> {
        let path = file_path(self.folder, segment.base, Kind::Log);
        let (mut index, resume) = read_index(files, segment.written).await?;
        let mut walk =
            Scanner::new(Scrutiny::Headers, Position(resume), Position(segment.written), segment.base, LeaderEpoch(-1));
        self.walk(&files.log, &path, &mut walk, &mut index, segment.base).await?;
        let next = walk.next_offset();
        if walk.next() != ScanNext::Ended(ScanEnd::EndOfFile) || next < self.hint.recovery_point {
            return Ok(None);
        }
        self.settle_index(&mut index, files).await?;
        segment.sealed_latest = Some(index.latest());
        segment.index = Some(index);
        segment.files = Some(files.clone());
        Ok(Some(next))
    }

    /// Runs a scanner to its end, feeding the index and the epochs; returns how many batches it accepted.
    async fn walk(
        &mut self,
        log: &File,
        path: &Path,
        scanner: &mut Scanner,
        index: &mut SegmentIndex,
        base: Offset,
    ) -> Result<u64, StorageError> {
        let interval = self.config.index_interval_bytes;
        let state = &mut self.state;
        let mut batches = 0;
        run_scanner(log, path, scanner, &mut |batch| {
            batches += 1;
            index.add(indexed(batch, base), interval);
            if batch.epoch.0 >= 0 {
                let known = state.epochs.epoch_of(batch.base);
                if known.is_none_or(|known| known < batch.epoch) {
                    state.assign_epoch(batch.epoch, batch.base);
                }
            }
        })
        .await?;
        Ok(batches)
    }

    /// Brings the index files to what is trusted: cuts what stands behind it, adds what is missing.
    async fn settle_index(&self, index: &mut SegmentIndex, files: &SegmentFiles) -> Result<(), StorageError> {
        let kept = [
            (&files.offsets, index.offsets.stored() * offset_index::ENTRY_BYTES),
            (&files.times, index.times.stored() * time_index::ENTRY_BYTES),
        ];
        for (file, bytes) in kept {
            if file.len().context(FileAction::Read, self.folder)? != bytes as u64 {
                file.set_len(bytes as u64).await.context(FileAction::Resize, self.folder)?;
            }
        }
        match store_index(index, files).context(FileAction::Write, self.folder) {
            Err(error) if !error.is_disk_full() => Err(error),
            _ => Ok(()),
        }
    }

    async fn learn_epochs(&mut self, segment: &Segment) -> Result<(), StorageError> {
        let path = file_path(self.folder, segment.base, Kind::Log);
        let log = self.reactor.open(&path, OpenFlags::READ).await.context(FileAction::Open, &path)?;
        let end = Position(segment.written);
        let mut scanner = Scanner::new(Scrutiny::Headers, Position(0), end, segment.base, LeaderEpoch(-1));
        let mut unused = SegmentIndex::default();
        self.walk(&log, &path, &mut scanner, &mut unused, segment.base).await.map(|_| ())
    }

    /// Removes the segments from number `from` on, the last first.
    async fn remove_from(&mut self, contents: &FolderContents, from: usize) -> Result<(), StorageError> {
        for (base, bytes) in contents.segments.iter().skip(from).rev() {
            remove_segment(self.reactor, self.folder, *base).await?;
            self.report.segments_removed += 1;
            self.report.cut_bytes += bytes;
            self.names_changed = true;
        }
        Ok(())
    }

    /// Cuts the torn tail off the last segment, durably.
    async fn cut(&mut self, surplus: u64) -> Result<(), StorageError> {
        self.report.cut_bytes += surplus;
        let Some(segment) = self.state.segments.back() else { return Ok(()) };
        let Some(files) = segment.files.clone() else { return Ok(()) };
        let path = file_path(self.folder, segment.base, Kind::Log);
        files.log.set_len(segment.written).await.context(FileAction::Resize, &path)?;
        files.log.sync_all().await.context(FileAction::Flush, &path)
    }

    async fn finish(mut self, contents: &FolderContents) -> Result<Recovered, StorageError> {
        let start = self.hint.log_start;
        if start > self.state.end {
            // The records up to the log start were deleted by request, and the rest went with the power.
            self.remove_from(contents, 0).await?;
            self.state.segments.clear();
            self.state.end = start;
        }
        let first = self.state.segments.front().map_or(start, |segment| segment.base);
        self.state.start = start.max(first);
        self.state.written = self.state.end;
        self.state.flushed = match self.report.clean {
            true => self.state.end,
            false => self.hint.recovery_point.max(self.state.start).min(self.state.end),
        };
        let end = self.state.end;
        if self.epochs_lost && !self.state.segments.is_empty() && self.report.clean {
            for at in 0..self.state.segments.len() {
                let Some(segment) = self.state.segments.get(at) else { break };
                let copy = Segment::found(segment.base, segment.written, segment.created);
                self.learn_epochs(&copy).await?;
            }
        }
        if self.state.epochs.latest().is_some_and(|latest| latest.start > end) {
            self.state.epochs.cut_end(end);
            self.state.epochs_unstored_from = Some(self.state.epochs_unstored_from.map_or(end, |from| from.min(end)));
        }
        let now = self.reactor.wall();
        let mut loaded =
            load_producers(self.reactor, self.folder, contents, end, self.report.clean, self.config.producers_max)
                .await?;
        self.names_changed |= loaded.removed > 0;
        self.report.leftovers_removed += loaded.removed;
        let held = if self.report.clean { Held::Durable } else { Held::Unknown };
        self.state.snapshots = loaded.offsets.into_iter().map(|offset| KnownSnapshot { offset, held }).collect();
        let from = loaded.from.unwrap_or(Offset::ZERO);
        self.report.replayed_batches =
            replay(self.reactor, self.folder, &mut self.state.segments, &mut loaded.table, from, end, now).await?;
        for (id, producer) in loaded.known_before.into_iter().flat_map(|table| table.producers) {
            loaded.table.producers.entry(id).or_insert(producer);
        }
        loaded.table.expire(now, self.config.producer_expiration_ms);
        if self.names_changed {
            // Suppose we do not: a snapshot or segment removed here is back after the next power failure, beside a log
            // that has grown past it with other batches.
            self.reactor.sync_dir(self.folder).await.context(FileAction::Flush, self.folder)?;
        }
        self.activate().await?;
        Ok(Recovered { state: self.state, producers: loaded.table, report: self.report })
    }

    /// The last segment is appended to again; the others let go of what is not dirty.
    async fn activate(&mut self) -> Result<(), StorageError> {
        let Some(last) = self.state.segments.len().checked_sub(1) else { return Ok(()) };
        for (at, segment) in self.state.segments.iter_mut().enumerate() {
            if at == last {
                segment.active = true;
                segment.index_held = Held::Unknown;
                segment.sealed_latest = None;
            } else {
                segment.index = None;
            }
        }
        let Some(segment) = self.state.segments.back_mut() else { return Ok(()) };
        if segment.written > 0
            && let Some(files) = &segment.files
        {
            let (read, header) = files.log.read_at(BytesMut::new(), Position(0), HEADER_BYTES).await;
            read.context(FileAction::Read, self.folder)?;
            segment.first_timestamp = ScannedBatch::parse(&header, Position(0)).ok().map(|batch| batch.max_timestamp);
        }
        for segment in &mut self.state.segments {
            if !segment.dirty {
                segment.files = None;
            }
        }
        Ok(())
    }

    fn lost(&self, found: Offset) -> StorageError {
        StorageError::FlushedDataLost { path: self.folder.to_path_buf(), flushed: self.hint.recovery_point, found }
    }
}

fn indexed(batch: &ScannedBatch, base: Offset) -> IndexedBatch {
    IndexedBatch {
        last_relative: u32::try_from(batch.last.0.saturating_sub(base.0)).unwrap_or(u32::MAX),
        position: u32::try_from(batch.position.0).unwrap_or(u32::MAX),
        bytes: batch.bytes,
        max_timestamp: batch.max_timestamp,
    }
}

/// Feeds a scanner from a file until it ends.
pub(crate) async fn run_scanner(
    log: &File,
    path: &Path,
    scanner: &mut Scanner,
    accept: &mut dyn FnMut(&ScannedBatch),
) -> Result<(), StorageError> {
    let mut window = BytesMut::new();
    let mut size = SKIP_WINDOW;
    while let ScanNext::Feed { at, .. } = scanner.next() {
        window.clear();
        let (read, buffer) = log.read_at(window, at, size).await;
        read.context(FileAction::Read, path)?;
        window = buffer;
        let mut largest = 0;
        scanner.feed(&window, &mut |batch| {
            largest = largest.max(batch.bytes as usize);
            accept(batch);
        });
        // Large batches are skipped header by header; small ones are read many at a time.
        size = if scanner.skips() && largest > SKIP_WINDOW { SKIP_WINDOW } else { SCAN_WINDOW };
    }
    Ok(())
}

/// Both indexes as the files have them, and the position from which batches are not accounted for.
async fn read_index(files: &SegmentFiles, log_bytes: u64) -> Result<(SegmentIndex, u64), StorageError> {
    let offsets = OffsetIndex::from_bytes(&read_open(&files.offsets, Path::new(".index")).await?, log_bytes);
    let times = TimeIndex::from_bytes(&read_open(&files.times, Path::new(".timeindex")).await?, u32::MAX);
    let resume = offsets.last().map_or(0, |entry| u64::from(entry.position));
    Ok((SegmentIndex::loaded(offsets, times, resume), resume))
}

/// The part of a segment's index that can be trusted after a crash: below `point`, and with its batch where it says.
async fn trusted_index(
    files: &SegmentFiles,
    base: Offset,
    log_bytes: u64,
    point: Offset,
    nothing: u64,
) -> Result<(SegmentIndex, u64), StorageError> {
    let path = Path::new(".index");
    let (SegmentIndex { mut offsets, mut times, .. }, _) = read_index(files, log_bytes).await?;
    let mut read_offsets = |at: u64, buffer: &mut [u8]| files.offsets.read_full_now(buffer, Position(at));
    let mut read_times = |at: u64, buffer: &mut [u8]| files.times.read_full_now(buffer, Position(at));
    let below = u32::try_from(point.0 - base.0).unwrap_or(u32::MAX);
    let keep = times.count_below(below, &mut read_times).context(FileAction::Read, path)?;
    times.keep(keep, &mut read_times).context(FileAction::Read, path)?;
    // What the time index does not know of is walked again, so that the largest time is right.
    let known = times.last().map_or(0, |last| last.relative.saturating_add(1)).min(below);
    let Ok(keep) = offsets.count_below(known, &mut read_offsets) else {
        return Ok((SegmentIndex::default(), nothing));
    };
    offsets.keep(keep, &mut read_offsets).context(FileAction::Read, path)?;
    while let Some(entry) = offsets.last() {
        let mut header = [0u8; HEADER_BYTES];
        let position = Position(u64::from(entry.position));
        files.log.read_full_now(&mut header, position).context(FileAction::Read, path)?;
        let fits = ScannedBatch::parse(&header, position)
            .is_ok_and(|batch| batch.last == base.plus(i64::from(entry.relative)));
        if fits {
            break;
        }
        if offsets.pop(&mut read_offsets).is_err() {
            return Ok((SegmentIndex::default(), nothing));
        }
    }
    let resume = offsets.last().map_or(0, |entry| u64::from(entry.position));
    // Entries of times whose batches are walked again stay: they are the same ones.
    Ok((SegmentIndex::loaded(offsets, times, resume), resume))
}

/// Loads the index of a segment that is not appended to; builds it anew from the log if it does not fit, or if `anew`.
/// True: it was rebuilt.
pub(crate) async fn load_index(
    folder: &Path,
    base: Offset,
    files: &SegmentFiles,
    log_bytes: u64,
    interval_bytes: u32,
    anew: bool,
) -> Result<(SegmentIndex, bool), StorageError> {
    let path = file_path(folder, base, Kind::Log);
    if !anew {
        let (mut index, resume) = read_index(files, log_bytes).await?;
        let timeless = index.times.is_empty() && log_bytes > 0;
        let before = index.offsets.len();
        if !timeless && walk_index(files, &path, &mut index, resume, base, log_bytes, interval_bytes).await? {
            let grown = index.offsets.len() > before;
            index.seal();
            settle(files, folder, &mut index).await?;
            return Ok((index, grown));
        }
    }
    let mut index = SegmentIndex::default();
    if !walk_index(files, &path, &mut index, 0, base, log_bytes, interval_bytes).await? {
        return Err(StorageError::malformed(&path, "its batches do not follow one another"));
    }
    index.seal();
    settle(files, folder, &mut index).await?;
    Ok((index, true))
}

/// Adds what lies beyond `resume`; false if the batches there do not end where the file does.
async fn walk_index(
    files: &SegmentFiles,
    path: &Path,
    index: &mut SegmentIndex,
    resume: u64,
    base: Offset,
    log_bytes: u64,
    interval_bytes: u32,
) -> Result<bool, StorageError> {
    let last = index.offsets.last();
    let mut fits = true;
    let mut walk = Scanner::new(Scrutiny::Headers, Position(resume), Position(log_bytes), base, LeaderEpoch(-1));
    run_scanner(&files.log, path, &mut walk, &mut |batch| {
        if let Some(last) = last.filter(|last| u64::from(last.position) == batch.position.0) {
            fits &= batch.last == base.plus(i64::from(last.relative));
        }
        index.add(indexed(batch, base), interval_bytes);
    })
    .await?;
    Ok(fits && walk.next() == ScanNext::Ended(ScanEnd::EndOfFile))
}

async fn settle(files: &SegmentFiles, folder: &Path, index: &mut SegmentIndex) -> Result<(), StorageError> {
    let offsets = (index.offsets.stored() * offset_index::ENTRY_BYTES) as u64;
    let times = (index.times.stored() * time_index::ENTRY_BYTES) as u64;
    for (file, bytes) in [(&files.offsets, offsets), (&files.times, times)] {
        if file.len().context(FileAction::Read, folder)? != bytes {
            file.set_len(bytes).await.context(FileAction::Resize, folder)?;
        }
    }
    match store_index(index, files).context(FileAction::Write, folder) {
        Err(error) if !error.is_disk_full() => Err(error),
        _ => Ok(()),
    }
}
