//! Ends and cuts: clean close, deletion, truncation, removal of old segments, and the hints written now and then.
//!
//! Runs on the partition's home shard.  None of it syncs the log itself except truncation: a clean stop syncs the whole
//! file system once (see `LogDirectory::close`).

use std::path::{Path, PathBuf};

use crate::base::Offset;
use crate::reactor::{OpenFlags, Reactor};

use super::error::{Context as _, FileAction, StorageError};
use super::folder_contents::remove_segment;
use super::log::{Log, Written};
use super::log_state::Held;
use super::names::{Kind, deleted_folder, file_path};
use super::recovery::{OpenHint, recover};
use super::replace_file::remove_file;
use super::segment::SegmentFiles;

/// A deleted replica's folder, renamed and waiting for its removal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeletedFolder {
    pub path: PathBuf,
}

impl DeletedFolder {
    /// Removes the files.  Readers that hold a pin keep theirs.
    pub async fn remove(self, reactor: &Reactor) -> Result<(), StorageError> {
        reactor.remove_dir_all(&self.path).await.context(FileAction::Remove, &self.path)
    }
}

/// Renames within one folder; the new name is durable on return.
pub async fn rename_durably(reactor: &Reactor, from: &Path, to: &Path) -> Result<(), StorageError> {
    reactor.rename(from, to).await.context(FileAction::Rename, from)?;
    let parent = to.parent().unwrap_or(Path::new("."));
    reactor.sync_dir(parent).await.context(FileAction::Flush, parent)
}

impl Log {
    /// Writes what is queued, waiting for segments to be made.
    pub async fn write_all(&self) -> Result<(), StorageError> {
        loop {
            let seen = self.inner.prepared.version();
            match self.write_pending()? {
                Written::All => return Ok(()),
                Written::Waiting => {
                    self.inner.prepared.changed(seen).await;
                }
            }
        }
    }

    /// Writes the hints that make the next start short: index entries, the epoch file, producer state.  Now and then, and
    /// before a recovery point is recorded.
    pub async fn store_hints(&self) -> Result<(), StorageError> {
        self.store_epochs().await?;
        let inner = &*self.inner;
        let snapshot = {
            let mut state = inner.state.borrow_mut();
            let state = &mut *state;
            state.check_open(&inner.folder)?;
            if let Some(segment) = state.segments.back_mut().filter(|segment| segment.written == segment.planned) {
                let stored = segment.store_index().context(FileAction::Write, &inner.folder);
                if let Err(error) = stored {
                    state.fail(&error);
                    return Err(error);
                }
            }
            // The table is as of `end`: a snapshot is true only when the log has it all.
            // One found after a crash may lack its side file: write it again, or a clean stop would vouch for it.
            let newest = state.snapshots.last().filter(|known| known.held != Held::Unknown);
            let due = state.end == state.written && newest.map(|known| known.offset) != Some(state.end);
            (due && !state.segments.is_empty()).then(|| (state.end, inner.snapshot()))
        };
        match snapshot {
            Some((end, snapshot)) => self.write_snapshot(end, &snapshot).await,
            None => Ok(()),
        }
    }

    /// Closes the log in order.  The caller syncs the file system and then records `end()` as the recovery point.
    pub async fn close(&self) -> Result<(), StorageError> {
        self.write_all().await?;
        let inner = &*self.inner;
        let reopen = {
            let mut state = inner.state.borrow_mut();
            let active = state.segments.back_mut().filter(|segment| segment.on_disk);
            active.and_then(|segment| {
                let index = segment.index.as_mut()?;
                index.seal();
                let unstored = index.offsets.unstored() > 0 || !index.times.unstored_bytes().is_empty();
                (unstored && segment.files.is_none()).then_some(segment.base)
            })
        };
        if let Some(base) = reopen {
            let files = SegmentFiles::open(&inner.reactor, &inner.folder, base, OpenFlags::WRITE).await?;
            if let Some(segment) = inner.state.borrow_mut().segment_by_base(base) {
                segment.files = Some(files);
            }
        }
        self.store_hints().await?;
        let mut state = inner.state.borrow_mut();
        state.closed = true;
        for segment in &mut state.segments {
            segment.files = None;
        }
        state.side_files.clear();
        Ok(())
    }

    /// Deletes the log: it is closed at once and its folder renamed; the files are removed by what is returned.
    pub async fn delete(&self) -> Result<DeletedFolder, StorageError> {
        let inner = &*self.inner;
        {
            let mut state = inner.state.borrow_mut();
            state.closed = true;
            state.pending.clear();
            state.pending_bytes = 0;
        }
        // Suppose we do not wait: a segment is made by its path after the rename, in the folder of the next topic of
        // this name.
        while self.is_preparing() {
            let seen = inner.prepared.version();
            inner.prepared.changed(seen).await;
        }
        {
            let mut state = inner.state.borrow_mut();
            state.side_files.clear();
            for segment in &mut state.segments {
                segment.files = None;
            }
        }
        let name = inner.folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let unique = (u128::from(inner.reactor.random_u64()) << 64) | u128::from(inner.reactor.random_u64());
        let parent = inner.folder.parent().unwrap_or(Path::new("."));
        let path = parent.join(deleted_folder(name, unique));
        // Suppose the rename is not durable: power fails, and the deleted replica is back under its topic's name.
        rename_durably(&inner.reactor, &inner.folder, &path).await?;
        Ok(DeletedFolder { path })
    }

    /// Moves the log start up, as retention and DeleteRecords do; false if it does not lie ahead.
    pub fn advance_start(&self, start: Offset) -> bool {
        let mut state = self.inner.state.borrow_mut();
        if start <= state.start || start > state.written {
            return false;
        }
        state.start = start;
        if state.epochs.cut_start(start) {
            let first = state.epochs_unstored_from.map_or(start, |first| first.min(start));
            state.epochs_unstored_from = Some(first.max(start));
        }
        true
    }

    /// Removes the segments that lie wholly below `start()`; returns how many.  Readers that hold a pin keep theirs.
    pub async fn remove_old_segments(&self) -> Result<usize, StorageError> {
        let inner = &*self.inner;
        let mut removed = 0;
        loop {
            let base = {
                let mut state = inner.state.borrow_mut();
                state.check_readable(&inner.folder)?;
                let start = state.start;
                let below = state.segments.get(1).is_some_and(|next| next.base <= start);
                let written = state.segments.front().is_some_and(|first| first.written == first.planned);
                if !below || !written {
                    return Ok(removed);
                }
                let Some(first) = state.segments.pop_front() else { return Ok(removed) };
                state.cursors.retain(|cursor| cursor.segment != first.base);
                state.boundaries.retain(|boundary| boundary.segment != first.base);
                state.names_unsynced = true;
                first.base
            };
            remove_segment(&inner.reactor, &inner.folder, base).await?;
            remove_file(&inner.reactor, &file_path(&inner.folder, base, Kind::Snapshot)).await?;
            remove_file(&inner.reactor, &file_path(&inner.folder, base, Kind::RecentBatches)).await?;
            inner.state.borrow_mut().snapshots.retain(|known| known.offset != base);
            removed += 1;
        }
    }

    /// Cuts the log so that it ends at `end`, which must begin a batch; durable when it returns.
    ///
    /// For followers that diverged (KIP-101).  Producer state and epochs are cut with it.  Nothing may be appended
    /// meanwhile.
    pub async fn truncate_to(&self, end: Offset) -> Result<(), StorageError> {
        self.write_all().await?;
        if end >= self.end() {
            return Ok(());
        }
        let inner = &*self.inner;
        let end = end.max(self.start());
        let cut = self.find_batch(end).await?;
        self.store_epochs().await?;
        let (bases, hint, generation, had) = {
            let mut state = inner.state.borrow_mut();
            state.check_open(&inner.folder)?;
            // From here on no flush that began before counts, and nobody reads what goes away.
            state.generation += 1;
            state.flushed = state.flushed.min(end);
            state.forget_boundaries();
            let bases: Vec<Offset> =
                state.segments.iter().map(|segment| segment.base).filter(|base| *base > end).collect();
            let hint = OpenHint { clean: false, recovery_point: state.flushed, log_start: state.start };
            let had = (state.stats, state.written_total, state.flushed_total, state.folder_unsynced);
            (bases, hint, state.generation, had)
        };
        for base in bases.into_iter().rev() {
            remove_segment(&inner.reactor, &inner.folder, base).await?;
        }
        if let Some((file, batch)) = cut {
            file.set_len(batch.position.0).await.context(FileAction::Resize, &inner.folder)?;
            file.sync_all().await.context(FileAction::Flush, &inner.folder)?;
        }
        inner.reactor.sync_dir(&inner.folder).await.context(FileAction::Flush, &inner.folder)?;
        let config = inner.config.borrow().clone();
        let recovered = recover(&inner.reactor, &inner.folder, &config, hint).await?;
        inner.producers.with(|table| {
            let stats = table.stats;
            *table = recovered.producers;
            table.stats = stats;
        });
        let mut state = inner.state.borrow_mut();
        *state = recovered.state;
        let (stats, written_total, flushed_total, folder_unsynced) = had;
        state.folder_unsynced = folder_unsynced;
        state.names_unsynced = true;
        state.generation = generation;
        state.stats = stats;
        state.written_total += written_total;
        state.flushed_total = flushed_total;
        Ok(())
    }
}
