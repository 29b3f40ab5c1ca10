//! One partition's log: a folder of segments.  Owned by the partition's home shard; `Log` is a handle to it.
//!
//! The path of a batch: `append` gives it offsets and queues it; `write_pending` at the end of the turn hands all queued
//! batches of a segment to the kernel in one `pwritev`; a flush ticket later covers it.  A roll, and the first append to
//! an idle log, need files opened or made: that runs as a task, and batches queue behind it.
//!
//! No borrow of the state is held over an await.  Any write error takes the log offline for good.

use std::cell::{Cell, RefCell};
use std::io::IoSlice;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use smallvec::SmallVec;

use crate::base::{LeaderEpoch, Offset, Position, WallMs};
use crate::reactor::sync::Watch;
use crate::reactor::{File, OpenFlags, Reactor};
use crate::record::ValidBatch;

use super::error::{AppendError, Context as _, FileAction, StorageError};
use super::leader_epochs::LeaderEpochs;
use super::log_config::LogConfig;
use super::log_state::{Boundary, Held, KnownSnapshot, LogState, LogStats, Pending};
use super::names::{Kind, file_path};
use super::producer_snapshot::{recent_to_bytes, snapshot_to_bytes};
use super::producer_state::ProducerStates;
use super::replace_file::{remove_file, replace_file, write_file};
use super::segment::{Segment, SegmentFiles, StartSnapshot};
use super::segment_index::IndexedBatch;

/// Most bytes in one `pwritev`.
const WRITE_GROUP_BYTES: usize = 256 << 10;
/// Most slices in one `pwritev`; the kernel takes 1024.
const WRITE_GROUP_SLICES: usize = 1022;
/// Index entries kept back before they are written: 64 are 512 bytes, for about 256 KiB of log.
const INDEX_ENTRIES_BUFFERED: usize = 64;

pub(crate) const EPOCH_FILE: &str = "leader-epoch-checkpoint";
pub(crate) const METADATA_FILE: &str = "partition.metadata";

/// Where an appended batch went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AppendedAt {
    pub base: Offset,
    pub last: Offset,
    pub bytes: u64,
}

/// What `write_pending` left behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// `written() == end()`.
    All,
    /// A segment is being opened or made; the log calls its `on_progress` when it is worth writing again.
    Waiting,
}

/// One partition's log.  Cloning shares it.
#[derive(Clone)]
pub struct Log {
    pub(crate) inner: Rc<Inner>,
}

pub(crate) struct Inner {
    pub reactor: Reactor,
    pub folder: PathBuf,
    pub config: RefCell<LogConfig>,
    pub producers: ProducerStates,
    pub state: RefCell<LogState>,
    preparing: Cell<bool>,
    /// Advances when a preparation is over.
    pub prepared: Watch,
    progress: RefCell<Option<Rc<dyn Fn()>>>,
}

impl Log {
    pub(crate) fn assemble(
        reactor: &Reactor,
        folder: &Path,
        config: LogConfig,
        producers: ProducerStates,
        state: LogState,
    ) -> Log {
        Log {
            inner: Rc::new(Inner {
                reactor: reactor.clone(),
                folder: folder.to_path_buf(),
                config: RefCell::new(config),
                producers,
                state: RefCell::new(state),
                preparing: Cell::new(false),
                prepared: Watch::new(reactor),
                progress: RefCell::new(None),
            }),
        }
    }

    /// What to call when a wait of `write_pending` is over: mark the partition for the end of the turn.
    pub fn on_progress(&self, call: Rc<dyn Fn()>) {
        *self.inner.progress.borrow_mut() = Some(call);
    }

    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.inner.folder
    }

    /// First offset that can be read.
    #[must_use]
    pub fn start(&self) -> Offset {
        self.inner.state.borrow().start
    }

    /// The next offset to be given.
    #[must_use]
    pub fn end(&self) -> Offset {
        self.inner.state.borrow().end
    }

    /// First offset that the kernel does not have yet.
    #[must_use]
    pub fn written(&self) -> Offset {
        self.inner.state.borrow().written
    }

    /// First offset not known to be on stable storage.
    #[must_use]
    pub fn flushed(&self) -> Offset {
        self.inner.state.borrow().flushed
    }

    /// Bytes written since the last flush that is done.
    #[must_use]
    pub fn unflushed_bytes(&self) -> u64 {
        let state = self.inner.state.borrow();
        state.written_total - state.flushed_total
    }

    /// Bytes that wait for `write_pending`.
    #[must_use]
    pub fn pending_bytes(&self) -> u64 {
        self.inner.state.borrow().pending_bytes
    }

    /// Bytes of all segments' logs.
    #[must_use]
    pub fn size_bytes(&self) -> u64 {
        self.inner.state.borrow().segments.iter().map(|segment| segment.written).sum()
    }

    #[must_use]
    pub fn segment_count(&self) -> usize {
        self.inner.state.borrow().segments.len()
    }

    #[must_use]
    pub fn stats(&self) -> LogStats {
        self.inner.state.borrow().stats
    }

    /// Bytes of memory held, for the metrics.
    #[must_use]
    pub fn memory_bytes(&self) -> usize {
        self.inner.state.borrow().memory_bytes()
    }

    /// Largest distance in bytes between two neighbouring index entries of the segment that is appended to.
    #[must_use]
    pub fn index_gap_bytes_max(&self) -> u64 {
        let state = self.inner.state.borrow();
        state.segments.back().and_then(|segment| segment.index.as_ref()).map_or(0, |index| index.gap_bytes_max)
    }

    /// The offset from which recovery would have to read: what lies below is flushed, and so is all that is derived.
    #[must_use]
    pub fn recovery_point(&self) -> Offset {
        let state = self.inner.state.borrow();
        let epochs = state.epochs_unstored_from.map_or(state.flushed, |first| first.min(state.flushed));
        // Suppose the point lay behind a segment whose index is not durable: recovery would begin behind it, too, and
        // nobody would notice that the index lacks its last entries.
        let segments = state.segments.iter().zip(state.segments.iter().skip(1));
        let index =
            segments.filter(|(segment, _)| segment.index_held != Held::Durable).map(|(_, next)| next.base).next();
        index.map_or(epochs, |end| epochs.min(end))
    }

    #[must_use]
    pub fn leader_epochs(&self) -> LeaderEpochs {
        self.inner.state.borrow().epochs.clone()
    }

    /// Leadership of `epoch` begins at the end of this log (KIP-101).  `store_epochs` makes it durable.
    pub fn begin_epoch(&self, epoch: LeaderEpoch) {
        let mut state = self.inner.state.borrow_mut();
        let end = state.end;
        state.assign_epoch(epoch, end);
    }

    /// New limits; they hold from the next append on.
    pub fn configure(&self, config: LogConfig) {
        self.inner.producers.with(|table| table.producers_max = config.producers_max.max(1));
        *self.inner.config.borrow_mut() = config;
    }

    #[must_use]
    pub fn config(&self) -> LogConfig {
        self.inner.config.borrow().clone()
    }

    /// Takes the log offline: its directory failed elsewhere.
    pub fn fail(&self, error: &StorageError) {
        self.inner.state.borrow_mut().fail(error);
    }

    /// The error that took it offline, if one did.
    #[must_use]
    pub fn failure(&self) -> Option<StorageError> {
        self.inner.state.borrow().check_open(&self.inner.folder).err()
    }

    /// Gives a batch its offsets and queues it.  `end()` moves at once, `written()` with `write_pending`.
    pub fn append(&self, batch: ValidBatch, epoch: LeaderEpoch, now: WallMs) -> Result<AppendedAt, AppendError> {
        let inner = &*self.inner;
        let mut state = inner.state.borrow_mut();
        let state = &mut *state;
        state.check_open(&inner.folder)?;
        let config = inner.config.borrow();
        let bytes = batch.total_bytes() as u64;
        if bytes > u64::from(config.segment_bytes) {
            return Err(AppendError::LargerThanSegment { bytes, segment_bytes: config.segment_bytes });
        }
        let base = state.end;
        let last = base.plus(i64::from(batch.info.last_offset_delta));
        let max_timestamp = batch.info.max_timestamp.0;
        let rolls = match state.segments.back() {
            Some(active) => active.must_roll(&config, bytes, last, max_timestamp, now),
            None => true,
        };
        if rolls {
            inner.roll(state, &config, now);
        }
        let Some(segment) = state.segments.back_mut() else { unreachable!("roll has just pushed one") };
        let mut header = batch.header;
        header.set_base_offset(base);
        header.set_leader_epoch(epoch);
        let position = segment.planned;
        let relative = segment.relative(last).unwrap_or(i32::MAX as u32);
        if let Some(index) = &mut segment.index {
            let indexed =
                IndexedBatch { last_relative: relative, position: position as u32, bytes: bytes as u32, max_timestamp };
            index.add(indexed, config.index_interval_bytes);
        }
        if position == 0 {
            segment.first_timestamp = Some(max_timestamp);
        }
        segment.planned += bytes;
        let segment = segment.base;
        state.remember_boundary(Boundary { offset: base, segment, position: Position(position) });
        state.pending.push_back(Pending { header, body: batch.body, last, segment });
        state.pending_bytes += bytes;
        state.end = last.plus(1);
        state.assign_epoch(epoch, base);
        state.stats.batches += 1;
        state.stats.appended_bytes += bytes;
        Ok(AppendedAt { base, last, bytes })
    }

    /// Hands queued batches to the kernel.  Call at the end of the turn.
    pub fn write_pending(&self) -> Result<Written, StorageError> {
        let inner = &*self.inner;
        let mut state = inner.state.borrow_mut();
        state.check_open(&inner.folder)?;
        while let Some(first) = state.pending.front() {
            let base = first.segment;
            let files = state.segment_by_base(base).and_then(|segment| segment.files.clone());
            let Some(files) = files else {
                drop(state);
                self.start_preparing();
                return Ok(Written::Waiting);
            };
            if let Err(error) = write_group(&mut state, base, &files) {
                let error = StorageError::io(FileAction::Write, &file_path(&inner.folder, base, Kind::Log), &error);
                state.fail(&error);
                return Err(error);
            }
        }
        Ok(Written::All)
    }

    pub(crate) fn is_preparing(&self) -> bool {
        self.inner.preparing.get()
    }

    fn start_preparing(&self) {
        if self.inner.preparing.replace(true) {
            return;
        }
        let log = self.clone();
        self.inner.reactor.spawn("open segment", async move {
            if let Err(error) = log.prepare().await {
                log.inner.state.borrow_mut().fail(&error);
            }
            log.inner.preparing.set(false);
            log.inner.prepared.advance();
            log.inner.notify_progress();
        });
    }

    /// Opens or makes the files of the segment that the first queued batch goes to, and finishes the one before it.
    async fn prepare(&self) -> Result<(), StorageError> {
        let inner = &*self.inner;
        let (base, on_disk, snapshot, previous) = {
            let mut state = inner.state.borrow_mut();
            let Some(base) = state.pending.front().map(|pending| pending.segment) else { return Ok(()) };
            let at = state.segment_of(base);
            let previous = at
                .and_then(|at| at.checked_sub(1))
                .and_then(|at| state.segments.get(at))
                .map(|segment| (segment.base, segment.files.is_some()));
            let Some(segment) = state.segment_by_base(base) else { return Ok(()) };
            (base, segment.on_disk, segment.start_snapshot.take(), previous)
        };
        if !on_disk {
            if let Some((previous, open)) = previous {
                self.finish_segment(previous, open).await?;
            }
            if let Some(start) = snapshot {
                self.write_snapshot(base, &start).await?;
            }
        }
        let flags = if on_disk { OpenFlags::WRITE } else { OpenFlags::CREATE };
        let files = SegmentFiles::open(&inner.reactor, &inner.folder, base, flags).await?;
        if !on_disk {
            // Leftovers of a name are not ours: a new segment begins empty.
            for file in [&files.log, &files.offsets, &files.times] {
                if !file.is_empty().context(FileAction::Read, &inner.folder)? {
                    file.set_len(0).await.context(FileAction::Resize, &inner.folder)?;
                }
            }
        }
        let mut state = inner.state.borrow_mut();
        if !on_disk {
            state.names_unsynced = true;
        }
        if let Some(segment) = state.segment_by_base(base) {
            segment.files = Some(files);
            segment.on_disk = true;
        }
        Ok(())
    }

    /// The last duties to a segment that is no longer appended to: its index goes to disk.
    async fn finish_segment(&self, base: Offset, open: bool) -> Result<(), StorageError> {
        let inner = &*self.inner;
        let opened = match open {
            true => None,
            false => Some(SegmentFiles::open(&inner.reactor, &inner.folder, base, OpenFlags::WRITE).await?),
        };
        let mut state = inner.state.borrow_mut();
        let Some(segment) = state.segment_by_base(base) else { return Ok(()) };
        if segment.files.is_none() {
            segment.files = opened;
        }
        segment.sealed_latest = Some(segment.index.as_ref().and_then(|index| index.latest()));
        let stored = match segment.index_distrusted {
            // Built anew, file and all, when it is next loaded.
            true => {
                segment.index = None;
                Ok(())
            }
            false => segment.store_index().context(FileAction::Write, &inner.folder),
        };
        segment.index_held = Held::Written;
        let side: SmallVec<[File; 2]> =
            segment.files.iter().flat_map(|files| [files.offsets.clone(), files.times.clone()]).collect();
        state.side_files.extend(side);
        stored
    }

    /// Writes producer state as of `offset`; durable after the next flush.
    pub(crate) async fn write_snapshot(&self, offset: Offset, state: &StartSnapshot) -> Result<(), StorageError> {
        let inner = &*self.inner;
        // The side file first: the snapshot is what makes it count.
        let recent = file_path(&inner.folder, offset, Kind::RecentBatches);
        let recent = write_file(&inner.reactor, &recent, &state.recent).await?;
        let snapshot = file_path(&inner.folder, offset, Kind::Snapshot);
        let snapshot = write_file(&inner.reactor, &snapshot, &state.snapshot).await?;
        let old = {
            let mut state = inner.state.borrow_mut();
            state.side_files.push(recent);
            state.side_files.push(snapshot);
            state.names_unsynced = true;
            state.snapshots.retain(|known| known.offset != offset);
            state.snapshots.push(KnownSnapshot { offset, held: Held::Written });
            state.surplus_snapshots()
        };
        for old in old {
            remove_file(&inner.reactor, &file_path(&inner.folder, old, Kind::Snapshot)).await?;
            remove_file(&inner.reactor, &file_path(&inner.folder, old, Kind::RecentBatches)).await?;
        }
        Ok(())
    }

    /// Makes `leader-epoch-checkpoint` durable, if it lags.
    pub async fn store_epochs(&self) -> Result<(), StorageError> {
        let inner = &*self.inner;
        let text = {
            let state = inner.state.borrow();
            state.check_open(&inner.folder)?;
            match state.epochs_unstored_from {
                Some(_) => state.epochs.clone(),
                None => return Ok(()),
            }
        };
        replace_file(&inner.reactor, &inner.folder.join(EPOCH_FILE), text.to_text().as_bytes()).await?;
        let mut state = inner.state.borrow_mut();
        if state.epochs == text {
            state.epochs_unstored_from = None;
        }
        Ok(())
    }

    /// Closes the log's files until they are needed; what is dirty stays open.  For logs that are idle.
    pub fn release(&self) {
        let inner = &*self.inner;
        let mut state = inner.state.borrow_mut();
        let mut failed = None;
        for segment in &mut state.segments {
            if segment.dirty || segment.planned != segment.written {
                continue;
            }
            if let Err(error) = segment.store_index() {
                failed = Some(StorageError::io(FileAction::Write, &inner.folder, &error));
                break;
            }
            segment.files = None;
            if !segment.active {
                segment.index = None;
            }
        }
        if let Some(error) = failed {
            state.fail(&error);
        }
    }
}

impl Inner {
    /// Ends the active segment in memory and begins the next; its files are made by `prepare`.
    fn roll(&self, state: &mut LogState, config: &LogConfig, now: WallMs) {
        let mut next = Segment::planned(state.end, now, self.jitter(config));
        if let Some(active) = state.segments.back_mut() {
            active.active = false;
            active.index_held = Held::Unknown;
            if let Some(index) = &mut active.index {
                index.seal();
            }
            next.start_snapshot = Some(self.snapshot());
            state.stats.rolls += 1;
        }
        state.segments.push_back(next);
    }

    fn jitter(&self, config: &LogConfig) -> i64 {
        match u64::try_from(config.segment_jitter_ms.min(config.segment_ms)) {
            Ok(bound) if bound > 0 => (self.reactor.random_u64() % bound) as i64,
            _ => 0,
        }
    }

    pub fn snapshot(&self) -> StartSnapshot {
        self.producers
            .with(|table| StartSnapshot { snapshot: snapshot_to_bytes(table), recent: recent_to_bytes(table) })
    }

    fn notify_progress(&self) {
        let call = self.progress.borrow().clone();
        if let Some(call) = call {
            call();
        }
    }
}

/// One `pwritev` of queued batches of one segment.
fn write_group(state: &mut LogState, base: Offset, files: &SegmentFiles) -> std::io::Result<()> {
    let mut slices: SmallVec<[IoSlice<'_>; 64]> = SmallVec::new();
    let mut bytes = 0;
    let mut batches = 0;
    let mut last = state.written;
    for pending in &state.pending {
        let size = pending.header.as_bytes().len() + pending.body.len();
        let full = bytes + size > WRITE_GROUP_BYTES || slices.len() + 2 > WRITE_GROUP_SLICES;
        if pending.segment != base || (full && batches > 0) {
            break;
        }
        slices.push(IoSlice::new(pending.header.as_bytes()));
        slices.push(IoSlice::new(&pending.body));
        bytes += size;
        batches += 1;
        last = pending.last;
    }
    let position = match state.segments.binary_search_by_key(&base, |segment| segment.base) {
        Ok(at) => state.segments.get(at).map_or(0, |segment| segment.written),
        Err(_) => 0,
    };
    files.log.write_all_now(&mut slices, Position(position))?;
    drop(slices);
    state.pending.drain(..batches);
    state.pending_bytes -= bytes as u64;
    state.written = last.plus(1);
    state.written_total += bytes as u64;
    state.stats.writes += 1;
    let Some(segment) = state.segment_by_base(base) else { return Ok(()) };
    segment.written += bytes as u64;
    segment.dirty = true;
    let buffered = segment.index.as_ref().map_or(0, |index| index.offsets.unstored());
    if buffered >= INDEX_ENTRIES_BUFFERED && segment.written == segment.planned {
        segment.store_index()?;
    }
    Ok(())
}
