//! Opening partitions: on first use, or all of them in the background after an unclean stop.
//!
//! What recovery needs to know of the log directory was read once at start, by shard 0, and is shared.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use super::mail::PartitionKey;
use super::shard::{PartitionRef, Shard};
use crate::base::{LeaderEpoch, Offset, TopicPartition};
use crate::config::{Durability, TimestampType, TopicConfig};
use crate::partition::{Partition, PartitionSettings};
use crate::reactor::Reactor;
use crate::storage::{Log, LogConfig, OpenHint, StorageError, partition_folder, rename_durably};

/// What the last run left of the whole directory.
#[derive(Debug, Default)]
pub struct DirectoryState {
    pub folder: PathBuf,
    /// The last run stopped in order, so nothing needs to be scanned.
    pub clean: bool,
    /// What is known of each partition that has a folder.
    pub hints: BTreeMap<TopicPartition, OpenHint>,
}

/// The log directory as one shard sees it.
pub struct StorageState {
    directory: Arc<DirectoryState>,
    offline: Cell<bool>,
    recovered: RefCell<RecoveryCounters>,
    recovered_all: Cell<bool>,
}

/// What opening partitions found, added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RecoveryCounters {
    pub partitions: u64,
    pub bytes_scanned: u64,
    pub bytes_cut: u64,
    pub tails_cut: u64,
}

impl StorageState {
    #[must_use]
    pub fn new(directory: Arc<DirectoryState>) -> StorageState {
        StorageState {
            directory,
            offline: Cell::new(false),
            recovered: RefCell::default(),
            recovered_all: Cell::new(false),
        }
    }

    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.directory.folder
    }

    #[must_use]
    pub fn is_offline(&self) -> bool {
        self.offline.get()
    }

    pub(super) fn set_offline(&self) {
        self.offline.set(true);
    }

    /// Takes a deleted partition's files away; they are gone from under its name at once.
    pub(super) async fn delete(&self, reactor: &Reactor, log: Option<Log>, name: &str) -> Result<(), String> {
        match log {
            Some(log) => match log.delete().await {
                Ok(deleted) => {
                    // It is gone from under its name; the files may take their time.
                    let background = reactor.clone();
                    reactor.spawn("remove deleted files", async move {
                        if let Err(error) = deleted.remove(&background).await {
                            tracing::warn!("{error}; the next start removes it");
                        }
                    });
                    Ok(())
                }
                Err(error) => Err(error.to_string()),
            },
            None => remove_folder(reactor, &self.folder().join(name)).await.map_err(|error| error.to_string()),
        }
    }

    #[must_use]
    pub fn recovered(&self) -> RecoveryCounters {
        *self.recovered.borrow()
    }
}

/// What a partition is told about itself.
pub(super) fn settings_of(config: &TopicConfig, leader_epoch: LeaderEpoch) -> PartitionSettings {
    PartitionSettings {
        leader_epoch,
        durability: config.durability,
        log_append_time: config.timestamp_type == TimestampType::LogAppendTime,
        flush_records: config.flush_messages,
        flush_ms: config.flush_ms,
    }
}

/// What a log needs of its topic's configs.
pub(super) fn log_config_of(config: &TopicConfig, producer_expiration_ms: i64) -> LogConfig {
    LogConfig {
        segment_bytes: config.segment_bytes,
        segment_ms: config.segment_ms,
        segment_jitter_ms: config.segment_jitter_ms,
        segment_index_bytes: config.segment_index_bytes,
        index_interval_bytes: config.index_interval_bytes,
        producer_expiration_ms,
        compacted: config.cleanup.compact,
        ..LogConfig::default()
    }
}

impl Shard {
    pub(super) fn start_opening(self: &Rc<Self>, key: PartitionKey) {
        let shard = Rc::clone(self);
        self.reactor().spawn("open partition", async move {
            let partition = match shard.open(key).await {
                Ok(partition) => Some(partition),
                Err(error) => {
                    tracing::error!("partition {key:?} is offline: {error}");
                    None
                }
            };
            shard.opened(key, partition);
        });
    }

    async fn open(self: &Rc<Self>, key: PartitionKey) -> Result<PartitionRef, StorageError> {
        let image = self.image();
        let Some((topic, leader_epoch)) = image.topic(key.topic).and_then(|topic| {
            let epoch = topic.partition(key.partition)?.leader_epoch;
            Some((Arc::clone(topic), epoch))
        }) else {
            return Err(StorageError::Closed { path: self.storage.folder().to_path_buf() });
        };
        drop(image);
        let replica = TopicPartition { topic: Arc::clone(&topic.name), partition: key.partition };
        let nothing_known = OpenHint { clean: false, recovery_point: Offset::ZERO, log_start: Offset::ZERO };
        let hint = self.storage.directory.hints.get(&replica).copied().unwrap_or(nothing_known);
        let name = partition_folder(&topic.name, key.partition);
        let expiration = self.config().producer_id_expiration.as_millis() as i64;
        let topic_config = self.topic_config(&topic);
        let config = log_config_of(&topic_config, expiration);
        let folder = self.storage.folder().join(&name);
        let opened = match Log::open(self.reactor(), &folder, key.topic, config.clone(), hint).await {
            Err(StorageError::TopicIdMismatch { found, .. }) => {
                // A deletion that a crash cut short: the metadata forgot the topic, its folder stayed, and now a topic
                // of the same name is here.  The old files are kept, out of the way.
                let aside = self.set_aside(&folder, &name).await?;
                tracing::warn!("{name} held files of a deleted topic ({found}); they are in {} now", aside.display());
                let nothing = OpenHint { clean: false, recovery_point: Offset::ZERO, log_start: Offset::ZERO };
                Log::open(self.reactor(), &folder, key.topic, config, nothing).await?
            }
            opened => opened?,
        };
        {
            let mut recovered = self.storage.recovered.borrow_mut();
            recovered.partitions += 1;
            recovered.bytes_scanned += opened.report.scanned_bytes;
            recovered.bytes_cut += opened.report.cut_bytes;
            recovered.tails_cut += u64::from(opened.report.cut_bytes > 0);
        }
        if opened.report.cut_bytes > 0 {
            tracing::warn!(
                "recovered {name}: scanned {} bytes, cut a torn tail of {} bytes, ends at offset {}",
                opened.report.scanned_bytes,
                opened.report.cut_bytes,
                opened.log.end()
            );
        }
        if topic_config.durability == Durability::Fsync && opened.log.flushed() < opened.log.end() {
            // What a killed process wrote may be in the page cache only.  Shown to a reader, or acknowledged when its
            // producer sends it again, it must outlive the power.
            opened.log.flush().await?;
        }
        opened.log.begin_epoch(leader_epoch);
        #[cfg(feature = "planted-bugs")]
        if self.has_planted(crate::base::PlantedBug::LoseProducerState) {
            opened.producers.forget_all();
        }
        let log = opened.log.clone();
        let partition = Rc::new(RefCell::new(Partition::new(opened, settings_of(&topic_config, leader_epoch))));
        if log.unflushed_bytes() > 0 {
            self.mark_unflushed(key, &partition, log.unflushed_bytes(), self.reactor().now());
        }
        let (shard, weak) = (Rc::downgrade(self), Rc::downgrade(&partition));
        log.on_progress(Rc::new(move || {
            if let (Some(shard), Some(partition)) = (shard.upgrade(), weak.upgrade())
                && partition.borrow_mut().mark_dirty()
            {
                shard.push_dirty(key, &partition);
            }
        }));
        Ok(partition)
    }

    async fn set_aside(&self, folder: &Path, name: &str) -> Result<PathBuf, StorageError> {
        let unique = (u128::from(self.reactor().random_u64()) << 64) | u128::from(self.reactor().random_u64());
        let aside = self.storage.folder().join(format!("{name}.{unique:032x}-stray"));
        rename_durably(self.reactor(), folder, &aside).await?;
        Ok(aside)
    }

    /// Opens every partition of this shard that has a directory: recovery must not wait for the first reader, and an
    /// orderly stop may vouch only for what was recovered.
    pub async fn recover_all(self: Rc<Self>) {
        let image = self.image();
        for topic in image.topics() {
            for (index, _) in topic.partitions() {
                let key = PartitionKey { topic: topic.id, partition: index };
                let replica = TopicPartition { topic: Arc::clone(&topic.name), partition: index };
                if self.home(key) == self.id() && self.storage.directory.hints.contains_key(&replica) {
                    let _ = self.partition(key).await;
                }
                if self.is_stopping() {
                    return;
                }
            }
        }
        self.storage.recovered_all.set(true);
    }

    /// Whether an orderly stop may leave the clean marker behind.
    #[must_use]
    pub fn has_recovered(&self) -> bool {
        self.storage.directory.clean || self.storage.recovered_all.get()
    }
}

/// Removes the folder of a partition that was never opened, if it has one.
async fn remove_folder(reactor: &Reactor, folder: &Path) -> std::io::Result<()> {
    if reactor.exists(folder).await? {
        reactor.remove_dir_all(folder).await?;
    }
    Ok(())
}
