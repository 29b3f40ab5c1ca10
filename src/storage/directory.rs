//! One log directory: whose it is, how it was left, its checkpoints, and how much room it has.
//!
//! Owned by one shard (the first); the shards that own partitions in it send their rows to that shard, which alone writes
//! the checkpoint files.  At start: lock, identity, then the clean-stop marker is consumed *before* any log is opened
//! (KAFKA-10471), then the checkpoints are read.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::base::{Offset, TopicId, TopicPartition};
use crate::reactor::{File, OpenFlags, Reactor};

use super::checkpoint_text::{
    MetaProperties, OffsetRows, TopicIdRows, meta_properties_from_text, meta_properties_to_text, offsets_from_text,
    offsets_to_text, partition_metadata_from_text, topic_ids_from_text, topic_ids_to_text,
};
use super::close::DeletedFolder;
use super::error::{Context as _, FileAction, StorageError};
use super::log::METADATA_FILE;
use super::names::{Folder, folder, partition_folder};
use super::recovery::OpenHint;
use super::replace_file::{read_file, remove_file, replace_file};

const LOCK_FILE: &str = ".lock";
const META_FILE: &str = "meta.properties";
const CLEAN_FILE: &str = ".kafka_cleanshutdown";
/// Ours: there while a broker runs; holds the kernel's boot id.
const RUNNING_FILE: &str = ".millrace_running";
/// Ours: the topic ids that the recovery points belong to.
const TOPIC_IDS_FILE: &str = ".millrace_recovery_ids";
const CLEAN_TEXT: &str = "{\"version\":0,\"brokerEpoch\":-1}";

/// Who opens the directory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DirectoryIdentity {
    pub node_id: i32,
    /// `None`: take the directory's, or make one up for a new directory.
    pub cluster_id: Option<String>,
}

/// How the directory was left by who had it before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PreviousStop {
    /// Nobody had it.
    New,
    Clean,
    /// Killed, and the kernel still runs: the page cache survived.
    KilledSameBoot,
    /// The machine went down, or we cannot tell: unflushed bytes may be gone.
    KilledOrLost,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CheckpointKind {
    RecoveryPoint,
    /// High watermarks.
    Replication,
    LogStart,
}

impl CheckpointKind {
    const ALL: [CheckpointKind; 3] =
        [CheckpointKind::RecoveryPoint, CheckpointKind::Replication, CheckpointKind::LogStart];

    #[must_use]
    pub const fn file_name(self) -> &'static str {
        match self {
            CheckpointKind::RecoveryPoint => "recovery-point-offset-checkpoint",
            CheckpointKind::Replication => "replication-offset-checkpoint",
            CheckpointKind::LogStart => "log-start-offset-checkpoint",
        }
    }

    const fn number(self) -> usize {
        match self {
            CheckpointKind::RecoveryPoint => 0,
            CheckpointKind::Replication => 1,
            CheckpointKind::LogStart => 2,
        }
    }
}

/// A replica's folder found at start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundPartition {
    pub replica: TopicPartition,
    pub path: PathBuf,
}

/// Free space below which something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpaceLimits {
    /// Warn, and stop what grows by itself.
    pub soft_bytes: u64,
    /// Refuse produce; reads and deletes go on.
    pub hard_bytes: u64,
}

impl Default for SpaceLimits {
    fn default() -> SpaceLimits {
        SpaceLimits { soft_bytes: 1 << 30, hard_bytes: 128 << 20 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SpacePressure {
    Enough,
    Low,
    Full,
}

#[derive(Default)]
struct Checkpoint {
    rows: OffsetRows,
    /// Rises with every change; what is on disk has `stored`.
    version: u64,
    stored: u64,
    storing: bool,
}

/// An opened log directory.
pub struct LogDirectory {
    reactor: Reactor,
    path: PathBuf,
    meta: MetaProperties,
    previous: PreviousStop,
    found: Vec<FoundPartition>,
    deleted: Vec<DeletedFolder>,
    /// Replicas with a recovery point and without a folder.
    missing: Vec<TopicPartition>,
    /// Topic ids of the recovery points, as far as known; what the folders hold may be of another topic by now.
    topic_ids: RefCell<TopicIdRows>,
    /// Replicas whose folder is of another topic than their rows.
    recreated: BTreeSet<TopicPartition>,
    /// Recovery points recorded since the last store: their topic ids are to be looked up.
    unidentified: RefCell<BTreeSet<TopicPartition>>,
    checkpoints: RefCell<[Checkpoint; 3]>,
    offline: RefCell<Option<Arc<str>>>,
    /// Held while we run.
    lock: RefCell<Option<File>>,
}

impl LogDirectory {
    /// Takes the directory, making it if it is not there.
    pub async fn open(
        reactor: &Reactor,
        path: &Path,
        identity: &DirectoryIdentity,
    ) -> Result<LogDirectory, StorageError> {
        make_durably(reactor, path).await?;
        let lock_path = path.join(LOCK_FILE);
        let lock = reactor.open(&lock_path, OpenFlags::CREATE).await.context(FileAction::Open, &lock_path)?;
        if !lock.lock_now().context(FileAction::Lock, &lock_path)? {
            return Err(StorageError::InUse { path: path.to_path_buf() });
        }
        let (meta, new) = claim(reactor, path, identity).await?;
        let mut previous = take_markers(reactor, path, new).await?;
        let mut checkpoints: [Checkpoint; 3] = Default::default();
        for kind in CheckpointKind::ALL {
            let text = read_file(reactor, &path.join(kind.file_name())).await?;
            let Some(text) = text else { continue };
            let rows = std::str::from_utf8(&text).ok().and_then(offsets_from_text);
            match (rows, checkpoints.get_mut(kind.number())) {
                (Some(rows), Some(checkpoint)) => checkpoint.rows = rows,
                // Without recovery points a clean stop says nothing about where logs must end.
                _ if kind == CheckpointKind::RecoveryPoint && previous == PreviousStop::Clean => {
                    previous = PreviousStop::KilledOrLost;
                }
                _ => {}
            }
        }
        let mut found = Vec::new();
        let mut deleted = Vec::new();
        let mut entries = reactor.read_dir(path).await.context(FileAction::List, path)?;
        entries.sort_unstable();
        for entry in entries.iter().filter(|entry| entry.is_dir) {
            let Some(name) = entry.name.to_str() else { continue };
            match folder(name) {
                Folder::Partition { topic, partition } => {
                    let replica = TopicPartition { topic: topic.into(), partition };
                    found.push(FoundPartition { replica, path: path.join(name) });
                }
                Folder::Deleted => deleted.push(DeletedFolder { path: path.join(name) }),
                Folder::SetAside | Folder::Other => {}
            }
        }
        let topic_ids = read_file(reactor, &path.join(TOPIC_IDS_FILE)).await?;
        let topic_ids = topic_ids.and_then(|text| topic_ids_from_text(std::str::from_utf8(&text).ok()?));
        let topic_ids = topic_ids.unwrap_or_default();
        let mut recreated = BTreeSet::new();
        for FoundPartition { replica, path } in &found {
            let recorded = topic_ids.get(replica);
            if recorded.is_some() && topic_id_of(reactor, path).await?.as_ref() != recorded {
                recreated.insert(replica.clone());
            }
        }
        let known = |replica: &TopicPartition| found.iter().any(|found| found.replica == *replica);
        let [recovery, ..] = &checkpoints;
        let rows = recovery.rows.iter().filter(|(replica, point)| point.0 > 0 && !known(replica));
        let missing = rows.map(|(replica, _)| replica.clone()).collect();
        Ok(LogDirectory {
            missing,
            topic_ids: RefCell::new(topic_ids),
            recreated,
            unidentified: RefCell::default(),
            reactor: reactor.clone(),
            path: path.to_path_buf(),
            meta,
            previous,
            found,
            deleted,
            checkpoints: RefCell::new(checkpoints),
            offline: RefCell::new(None),
            lock: RefCell::new(Some(lock)),
        })
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    #[must_use]
    pub fn meta(&self) -> &MetaProperties {
        &self.meta
    }

    #[must_use]
    pub fn previous_stop(&self) -> PreviousStop {
        self.previous
    }

    /// The replicas' folders found at start, in order of name.
    #[must_use]
    pub fn partitions(&self) -> &[FoundPartition] {
        &self.found
    }

    /// Folders of deleted replicas found at start, to be removed.
    pub fn take_deleted(&mut self) -> Vec<DeletedFolder> {
        std::mem::take(&mut self.deleted)
    }

    /// Replicas that had flushed records when their recovery point was written, and have no folder any more: deleted
    /// since, or lost.  The metadata knows which.
    #[must_use]
    pub fn missing(&self) -> &[TopicPartition] {
        &self.missing
    }

    /// What to open a replica's log with.
    ///
    /// The rows go by name.  Suppose a topic is deleted, made again, and the process killed: the row still names the flushed
    /// end of the old log, and the new one would seem to have lost its data.  So rows of another topic id do not count.
    #[must_use]
    pub fn hint(&self, replica: &TopicPartition) -> OpenHint {
        if self.recreated.contains(replica) {
            return OpenHint { clean: false, recovery_point: Offset::ZERO, log_start: Offset::ZERO };
        }
        let row = |kind| self.checkpoint(kind, replica).unwrap_or(Offset::ZERO);
        OpenHint {
            clean: self.previous == PreviousStop::Clean,
            recovery_point: row(CheckpointKind::RecoveryPoint),
            log_start: row(CheckpointKind::LogStart),
        }
    }

    /// A replica's row.
    #[must_use]
    pub fn checkpoint(&self, kind: CheckpointKind, replica: &TopicPartition) -> Option<Offset> {
        self.checkpoints.borrow().get(kind.number())?.rows.get(replica).copied()
    }

    /// Sets rows (`None` removes one); they are on disk after `store`.
    pub fn record(&self, kind: CheckpointKind, rows: impl IntoIterator<Item = (TopicPartition, Option<Offset>)>) {
        let mut checkpoints = self.checkpoints.borrow_mut();
        let Some(checkpoint) = checkpoints.get_mut(kind.number()) else { return };
        for (replica, offset) in rows {
            if kind == CheckpointKind::RecoveryPoint && checkpoint.rows.get(&replica).copied() != offset {
                self.unidentified.borrow_mut().insert(replica.clone());
            }
            let before = match offset {
                Some(offset) => checkpoint.rows.insert(replica, offset),
                None => checkpoint.rows.remove(&replica),
            };
            checkpoint.version += u64::from(before != offset);
        }
    }

    /// Looks up whose the new recovery points are, and writes that down before they are; rows without a folder go.
    async fn identify(&self) -> Result<(), StorageError> {
        let replicas = std::mem::take(&mut *self.unidentified.borrow_mut());
        if replicas.is_empty() {
            return Ok(());
        }
        for replica in replicas {
            let folder = self.path.join(partition_folder(&replica.topic, replica.partition));
            match topic_id_of(&self.reactor, &folder).await? {
                Some(id) => {
                    self.topic_ids.borrow_mut().insert(replica, id);
                }
                None => {
                    self.topic_ids.borrow_mut().remove(&replica);
                    if let Some(checkpoint) = self.checkpoints.borrow_mut().first_mut() {
                        checkpoint.rows.remove(&replica);
                    }
                }
            }
        }
        let text = topic_ids_to_text(&self.topic_ids.borrow());
        replace_file(&self.reactor, &self.path.join(TOPIC_IDS_FILE), text.as_bytes()).await
    }

    /// Writes a checkpoint file if rows changed.  One writer at a time: a call beside another does nothing, and what it
    /// wanted is written by the next.
    pub async fn store(&self, kind: CheckpointKind) -> Result<(), StorageError> {
        if kind == CheckpointKind::RecoveryPoint {
            self.identify().await?;
        }
        let (text, version) = {
            let mut checkpoints = self.checkpoints.borrow_mut();
            let Some(checkpoint) = checkpoints.get_mut(kind.number()) else { return Ok(()) };
            if checkpoint.storing || checkpoint.version == checkpoint.stored {
                return Ok(());
            }
            checkpoint.storing = true;
            (offsets_to_text(&checkpoint.rows), checkpoint.version)
        };
        let done = replace_file(&self.reactor, &self.path.join(kind.file_name()), text.as_bytes()).await;
        if let Some(checkpoint) = self.checkpoints.borrow_mut().get_mut(kind.number()) {
            checkpoint.storing = false;
            if done.is_ok() {
                checkpoint.stored = version;
            }
        }
        done
    }

    /// Marks the directory as failed; the first reason stays.  After a failed flush the kernel has forgotten the dirty
    /// pages, so nothing here may be retried.
    pub fn take_offline(&self, error: &StorageError) {
        self.offline.borrow_mut().get_or_insert_with(|| Arc::from(error.to_string()));
    }

    #[must_use]
    pub fn offline(&self) -> Option<Arc<str>> {
        self.offline.borrow().clone()
    }

    pub async fn space(&self, limits: SpaceLimits) -> Result<SpacePressure, StorageError> {
        let free = self.reactor.free_space(&self.path).await.context(FileAction::Read, &self.path)?;
        Ok(match free.available {
            bytes if bytes < limits.hard_bytes => SpacePressure::Full,
            bytes if bytes < limits.soft_bytes => SpacePressure::Low,
            _ => SpacePressure::Enough,
        })
    }

    /// Ends a clean stop: everything is synced, the checkpoints are written, then the marker, then the lock goes.
    ///
    /// All logs are closed and their ends recorded as recovery points.  An offline directory gets no marker.
    pub async fn close(&self) -> Result<(), StorageError> {
        if self.offline().is_none() {
            self.reactor.syncfs(&self.path).await.context(FileAction::Flush, &self.path)?;
            for kind in CheckpointKind::ALL {
                self.store(kind).await?;
            }
            replace_file(&self.reactor, &self.path.join(CLEAN_FILE), CLEAN_TEXT.as_bytes()).await?;
            remove_file(&self.reactor, &self.path.join(RUNNING_FILE)).await?;
            remove_file(&self.reactor, &self.path.join(LOCK_FILE)).await?;
        }
        *self.lock.borrow_mut() = None;
        Ok(())
    }
}

/// Makes a folder and those above it, each name durable.
///
/// Also if it exists without an identity: whoever made it may have been killed before its name was durable.
async fn make_durably(reactor: &Reactor, path: &Path) -> Result<(), StorageError> {
    let meta = path.join(META_FILE);
    if reactor.exists(&meta).await.context(FileAction::Open, &meta)? {
        return Ok(());
    }
    reactor.create_dir_all(path).await.context(FileAction::Create, path)?;
    for parent in path.ancestors().skip(1) {
        let parent = if parent.as_os_str().is_empty() { Path::new(".") } else { parent };
        match reactor.sync_dir(parent).await {
            // Not ours to open, so not ours to have made.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => break,
            synced => synced.context(FileAction::Flush, parent)?,
        }
    }
    Ok(())
}

/// Whose folder it is; `None` if it does not say, or is not there.
async fn topic_id_of(reactor: &Reactor, folder: &Path) -> Result<Option<TopicId>, StorageError> {
    let text = read_file(reactor, &folder.join(METADATA_FILE)).await?;
    Ok(text.and_then(|text| partition_metadata_from_text(std::str::from_utf8(&text).ok()?)))
}

/// `meta.properties`: checked, or made for a new directory (true).
async fn claim(
    reactor: &Reactor,
    path: &Path,
    identity: &DirectoryIdentity,
) -> Result<(MetaProperties, bool), StorageError> {
    let meta_path = path.join(META_FILE);
    let Some(text) = read_file(reactor, &meta_path).await? else {
        let cluster_id = identity.cluster_id.clone().unwrap_or_else(|| random_id(reactor).to_text());
        let meta = MetaProperties { cluster_id, node_id: identity.node_id, directory_id: random_id(reactor) };
        replace_file(reactor, &meta_path, meta_properties_to_text(&meta).as_bytes()).await?;
        return Ok((meta, true));
    };
    let text = std::str::from_utf8(&text).map_err(|_| StorageError::malformed(&meta_path, "it is not text"))?;
    let mut meta = meta_properties_from_text(text).map_err(|what| StorageError::malformed(&meta_path, what))?;
    let foreign = |field, found: String, expected: String| StorageError::ForeignDirectory {
        path: path.to_path_buf(),
        field,
        found: found.into(),
        expected: expected.into(),
    };
    if meta.node_id != identity.node_id {
        return Err(foreign("node.id", meta.node_id.to_string(), identity.node_id.to_string()));
    }
    if let Some(expected) = identity.cluster_id.as_ref().filter(|expected| **expected != meta.cluster_id) {
        return Err(foreign("cluster.id", meta.cluster_id, expected.clone()));
    }
    if meta.directory_id == TopicId::ZERO {
        meta.directory_id = random_id(reactor);
        replace_file(reactor, &meta_path, meta_properties_to_text(&meta).as_bytes()).await?;
    }
    Ok((meta, false))
}

/// A random uuid, version 4.  Kafka avoids those whose text begins with a dash, which tools take for an option.
fn random_id(reactor: &Reactor) -> TopicId {
    loop {
        let mut bytes = [0u8; 16];
        let halves = bytes.chunks_exact_mut(8);
        for half in halves {
            half.copy_from_slice(&reactor.random_u64().to_be_bytes());
        }
        let [_, _, _, _, _, _, version, _, variant, ..] = &mut bytes;
        *version = (*version & 0x0f) | 0x40;
        *variant = (*variant & 0x3f) | 0x80;
        let id = TopicId(bytes);
        if !id.to_text().starts_with('-') {
            return id;
        }
    }
}

/// Consumes the clean-stop marker and replaces the running marker.
async fn take_markers(reactor: &Reactor, path: &Path, new: bool) -> Result<PreviousStop, StorageError> {
    let running_path = path.join(RUNNING_FILE);
    let clean_path = path.join(CLEAN_FILE);
    let boot_id = reactor.boot_id();
    let clean = reactor.exists(&clean_path).await.context(FileAction::Read, &clean_path)?;
    let ran_under = read_file(reactor, &running_path).await?;
    if clean {
        remove_file(reactor, &clean_path).await?;
        // Suppose we do not: we crash while loading, the marker is back, and the next start skips its recovery.
        reactor.sync_dir(path).await.context(FileAction::Flush, path)?;
    }
    let previous = match ran_under {
        _ if new => PreviousStop::New,
        _ if clean => PreviousStop::Clean,
        Some(id) if id.as_ref() == boot_id.as_bytes() => PreviousStop::KilledSameBoot,
        _ => PreviousStop::KilledOrLost,
    };
    match replace_file(reactor, &running_path, boot_id.as_bytes()).await {
        // A full disk must not keep a broker from starting: the marker only says what survived.
        Err(error) if error.is_disk_full() => match remove_file(reactor, &running_path).await {
            Err(StorageError::Io { failure, .. }) if failure.kind == io::ErrorKind::StorageFull => {}
            other => other?,
        },
        other => other?,
    }
    Ok(previous)
}
