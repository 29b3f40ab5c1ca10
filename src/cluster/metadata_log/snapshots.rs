//! Snapshot files: finding them, reading one at start, writing one when the log has grown.

use std::path::Path;

use super::{MetadataLog, MetadataLogError};
use crate::cluster::image::Image;
use crate::cluster::log_bytes::QuorumRecords;
use crate::cluster::snapshot::{SnapshotId, read_snapshot, write_snapshot};
use crate::reactor::Reactor;
use crate::storage::{FileAction, StorageError, read_file, remove_file, replace_file};

/// Snapshots kept: the newest, and the one before it in case the newest is damaged.
const SNAPSHOTS_KEPT: usize = 2;

/// The snapshots in a folder, oldest first.
pub(super) async fn list_snapshots(reactor: &Reactor, folder: &Path) -> Result<Vec<SnapshotId>, StorageError> {
    let entries = reactor.read_dir(folder).await;
    let entries = entries.map_err(|error| StorageError::io(FileAction::List, folder, &error))?;
    let mut ids: Vec<SnapshotId> =
        entries.iter().filter_map(|entry| SnapshotId::from_file_name(entry.name.to_str()?)).collect();
    ids.sort_unstable();
    Ok(ids)
}

pub(super) async fn read_snapshot_file(
    reactor: &Reactor,
    folder: &Path,
    id: SnapshotId,
) -> Result<(Image, QuorumRecords), MetadataLogError> {
    let path = folder.join(id.file_name());
    let bytes = read_file(reactor, &path).await?.unwrap_or_default();
    read_snapshot(&bytes, id).map_err(|error| MetadataLogError::Snapshot { path, error })
}

impl MetadataLog {
    /// Writes a snapshot in the background if the log has grown enough since the last.
    pub(super) fn start_snapshot_if_due(&self) {
        let is_due = {
            let state = self.inner.state.borrow();
            state.bytes_since_snapshot >= self.inner.settings.snapshot_bytes
                && state.failed.is_none()
                && state.committed.is_complete()
        };
        if !is_due || self.inner.snapshotting.replace(true) {
            return;
        }
        let log = self.clone();
        self.inner.reactor.spawn("write metadata snapshot", async move {
            // A snapshot saves time at the next start and nothing else, so failing to write one is told and no more.
            if let Err(error) = log.write_snapshot_now().await {
                tracing::warn!(%error, "no metadata snapshot was written");
            }
            log.inner.snapshotting.set(false);
            log.inner.progress.advance();
        });
    }

    /// Writes a snapshot of what is flushed, then drops what it makes superfluous.
    pub async fn write_snapshot_now(&self) -> Result<SnapshotId, MetadataLogError> {
        let inner = &self.inner;
        let (image, quorum) = {
            let mut state = inner.state.borrow_mut();
            state.bytes_since_snapshot = 0;
            (state.committed.clone(), state.quorum.clone())
        };
        let id = SnapshotId { end: image.end, epoch: inner.epoch };
        let bytes = write_snapshot(&image, &quorum, id, inner.reactor.wall())?;
        let folder = inner.log.folder();
        replace_file(&inner.reactor, &folder.join(id.file_name()), &bytes).await?;
        // Only behind the rename: until then the log is the one place where all this stands.
        inner.log.advance_start(id.end);
        inner.log.remove_old_segments().await?;
        let mut old = list_snapshots(&inner.reactor, folder).await?;
        old.truncate(old.len().saturating_sub(SNAPSHOTS_KEPT));
        for id in old {
            remove_file(&inner.reactor, &folder.join(id.file_name())).await?;
        }
        Ok(id)
    }
}
