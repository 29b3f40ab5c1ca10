//! Producer state at start: the newest good snapshot, the side file beside it, and the batches that came after.

use std::collections::VecDeque;
use std::path::Path;

use crate::base::{LeaderEpoch, Offset, Position, WallMs};
use crate::reactor::{OpenFlags, Reactor};

use super::error::{Context as _, FileAction, StorageError};
use super::folder_contents::FolderContents;
use super::names::{Kind, file_path};
use super::producer_snapshot::{recent_from_bytes, snapshot_from_bytes};
use super::producer_state::{ProducerBatch, ProducerTable};
use super::recovery::run_scanner;
use super::replace_file::{read_file, remove_file};
use super::scan::{Scanner, Scrutiny};
use super::segment::Segment;

/// Largest log that is replayed whole for the sake of four more batches per producer.
const REPLAY_BYTES_MAX: u64 = 1 << 30;

pub(crate) struct LoadedProducers {
    pub table: ProducerTable,
    /// The state is as of this offset; `None`: from the log's beginning.
    pub from: Option<Offset>,
    /// When replaying from the beginning: what a snapshot knows of producers whose batches are gone.
    pub known_before: Option<ProducerTable>,
    /// The snapshots that stay, oldest first.
    pub offsets: Vec<Offset>,
    pub removed: u64,
}

/// Reads the newest good snapshot at or below `end`.  Snapshots beyond the end tell of a lost tail and are removed.
///
/// A snapshot whose side file is lost knows one batch per producer only.  An older one with its side file, and the batches
/// since then, know five: it is taken instead, if the log still has those batches.  Without any such, a log of moderate
/// size is replayed from its beginning after a crash; after a clean stop the side file is missing because Apache Kafka
/// was here, and has none.
pub(crate) async fn load_producers(
    reactor: &Reactor,
    folder: &Path,
    contents: &FolderContents,
    end: Offset,
    clean: bool,
    producers_max: usize,
) -> Result<LoadedProducers, StorageError> {
    let table = ProducerTable::new(producers_max);
    let mut loaded = LoadedProducers { table, from: None, known_before: None, offsets: Vec::new(), removed: 0 };
    let first = contents.segments.first().map_or(end, |segment| segment.0);
    let mut complete = false;
    for offset in contents.snapshots.iter().rev() {
        if complete {
            loaded.offsets.push(*offset);
            continue;
        }
        let path = file_path(folder, *offset, Kind::Snapshot);
        let recent = file_path(folder, *offset, Kind::RecentBatches);
        let table = match *offset <= end {
            true => read_file(reactor, &path).await?.and_then(|bytes| snapshot_from_bytes(&bytes, producers_max)),
            false => None,
        };
        let Some(mut table) = table else {
            remove_file(reactor, &recent).await?;
            remove_file(reactor, &path).await?;
            loaded.removed += 1;
            continue;
        };
        loaded.offsets.push(*offset);
        complete = table.producers.is_empty();
        if let Some(bytes) = read_file(reactor, &recent).await? {
            complete |= recent_from_bytes(&bytes, &mut table);
        }
        if loaded.from.is_none() || (complete && *offset >= first) {
            loaded.table = table;
            loaded.from = Some(*offset);
        }
    }
    loaded.offsets.reverse();
    let log_bytes: u64 = contents.segments.iter().map(|segment| segment.1).sum();
    if !complete && !clean && log_bytes <= REPLAY_BYTES_MAX {
        let table = std::mem::replace(&mut loaded.table, ProducerTable::new(producers_max));
        loaded.known_before = loaded.from.take().map(|_| table);
    }
    Ok(loaded)
}

/// Applies the batches of `[from, end)`; returns how many.
pub(crate) async fn replay(
    reactor: &Reactor,
    folder: &Path,
    segments: &mut VecDeque<Segment>,
    table: &mut ProducerTable,
    from: Offset,
    end: Offset,
    now: WallMs,
) -> Result<u64, StorageError> {
    let mut batches = 0;
    if from >= end {
        return Ok(batches);
    }
    let first = segments.partition_point(|segment| segment.base <= from).saturating_sub(1);
    for segment in segments.iter_mut().skip(first) {
        let path = file_path(folder, segment.base, Kind::Log);
        let log = match &segment.files {
            Some(files) => files.log.clone(),
            None => reactor.open(&path, OpenFlags::READ).await.context(FileAction::Open, &path)?,
        };
        let begin = begin_at(segment, from);
        let file_end = Position(segment.written);
        let mut walk = Scanner::new(Scrutiny::Headers, Position(begin), file_end, segment.base, LeaderEpoch(-1));
        run_scanner(&log, &path, &mut walk, &mut |batch| {
            if batch.base >= from {
                batches += 1;
                table.applied(&ProducerBatch::from(batch), batch.base, now);
            }
        })
        .await?;
    }
    Ok(batches)
}

/// A position at or before the batch that begins at `from`.
fn begin_at(segment: &mut Segment, from: Offset) -> u64 {
    let relative = u32::try_from(from.0 - segment.base.0).unwrap_or(0);
    let (Some(index), Some(files)) = (&mut segment.index, &segment.files) else { return 0 };
    let mut read = |at: u64, buffer: &mut [u8]| files.offsets.read_full_now(buffer, Position(at));
    // An index that cannot be read only costs a longer walk.
    index.offsets.floor(relative, &mut read).ok().flatten().map_or(0, |entry| u64::from(entry.position))
}
