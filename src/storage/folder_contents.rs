//! What lies in a partition's folder, tidied: leftovers removed, swaps finished, orphans dropped.
//!
//! Every step can be cut short and run again.  Kafka's order for a swap: the segments it replaces go first, then its files
//! get their final names.

use std::path::Path;

use crate::base::{LeaderEpoch, Offset, Position};
use crate::reactor::{OpenFlags, Reactor};

use super::error::{Context as _, FileAction, StorageError};
use super::names::{Entry, Kind, entry, file_name, file_path};
use super::recovery::{RecoveryReport, run_scanner};
use super::replace_file::remove_file;
use super::scan::{Scanner, Scrutiny};

#[derive(Default, Debug)]
pub(crate) struct FolderContents {
    /// Base offset and bytes of each `.log`, in order.
    pub segments: Vec<(Offset, u64)>,
    /// Offsets of the `.snapshot` files, in order.
    pub snapshots: Vec<Offset>,
    pub names_changed: bool,
}

/// Lists the folder after putting it in order.
pub(crate) async fn tidy(
    reactor: &Reactor,
    folder: &Path,
    report: &mut RecoveryReport,
) -> Result<FolderContents, StorageError> {
    let mut names_changed = false;
    let mut swaps = Vec::new();
    for found in reactor.read_dir(folder).await.context(FileAction::List, folder)? {
        let Some(name) = found.name.to_str() else { continue };
        match entry(name) {
            Entry::Leftover => {
                remove_file(reactor, &folder.join(name)).await?;
                report.leftovers_removed += 1;
                names_changed = true;
            }
            Entry::Swap(base, kind) => swaps.push((base, kind, found.len)),
            Entry::File(..) | Entry::Other => {}
        }
    }
    if !swaps.is_empty() {
        finish_swaps(reactor, folder, &swaps).await?;
        names_changed = true;
    }
    let mut contents = FolderContents { names_changed, ..FolderContents::default() };
    let mut others = Vec::new();
    for found in reactor.read_dir(folder).await.context(FileAction::List, folder)? {
        let Some(name) = found.name.to_str() else { continue };
        match entry(name) {
            Entry::File(base, Kind::Log) => contents.segments.push((base, found.len)),
            Entry::File(base, Kind::Snapshot) => contents.snapshots.push(base),
            Entry::File(_, Kind::RecentBatches) => {}
            Entry::File(base, kind) => others.push((base, kind)),
            _ => {}
        }
    }
    contents.segments.sort_unstable();
    contents.snapshots.sort_unstable();
    for (base, kind) in others {
        if contents.segments.binary_search_by_key(&base, |segment| segment.0).is_err() {
            remove_file(reactor, &file_path(folder, base, kind)).await?;
            report.leftovers_removed += 1;
            contents.names_changed = true;
        }
    }
    Ok(contents)
}

async fn finish_swaps(reactor: &Reactor, folder: &Path, swaps: &[(Offset, Kind, u64)]) -> Result<(), StorageError> {
    let swap_path = |base, kind| folder.join(format!("{}.swap", file_name(base, kind)));
    for (base, kind, bytes) in swaps {
        if *kind != Kind::Log {
            continue;
        }
        // What the swap replaces: every segment that begins within it.
        let path = swap_path(*base, *kind);
        let log = reactor.open(&path, OpenFlags::READ).await.context(FileAction::Open, &path)?;
        let mut walk = Scanner::new(Scrutiny::Headers, Position(0), Position(*bytes), *base, LeaderEpoch(-1));
        run_scanner(&log, &path, &mut walk, &mut |_| {}).await?;
        let end = walk.next_offset();
        for found in reactor.read_dir(folder).await.context(FileAction::List, folder)? {
            if let Some(Entry::File(old, Kind::Log)) = found.name.to_str().map(entry)
                && old >= *base
                && old < end
            {
                remove_segment(reactor, folder, old).await?;
            }
        }
    }
    for (base, kind, _) in swaps {
        let path = swap_path(*base, *kind);
        reactor.rename(&path, &file_path(folder, *base, *kind)).await.context(FileAction::Rename, &path)?;
    }
    reactor.sync_dir(folder).await.context(FileAction::Flush, folder)
}

/// Removes a segment's files, the log last: what is left after a cut is still recognised as its.
pub(crate) async fn remove_segment(reactor: &Reactor, folder: &Path, base: Offset) -> Result<(), StorageError> {
    for kind in [Kind::OffsetIndex, Kind::TimeIndex, Kind::TransactionIndex, Kind::Log] {
        remove_file(reactor, &file_path(folder, base, kind)).await?;
    }
    Ok(())
}
