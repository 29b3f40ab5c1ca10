//! From one image to the next, record by record.  Pure.
//!
//! Records between a "begin transaction" and its end count together or not at all, however many batches they fill.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::image::{Image, ProducerIdsImage, TopicImage};
use super::metadata_record::{
    BrokerChange, ConfigResource, KeptFate, KeptKey, MetadataRecord, PartitionChange, PartitionState,
};
use crate::base::{BrokerId, LeaderEpoch, Offset, PartitionIndex, TopicId};
use crate::config::Values;

/// Partitions of one topic that an image holds at most; a record beyond is taken for damage.
pub const PARTITIONS_PER_TOPIC_MAX: i32 = 1_000_000;

/// Why a record does not fit the image before it: the log is damaged, or we have misread it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ApplyError {
    #[error("topic {0} is not known")]
    UnknownTopic(TopicId),
    #[error("partition {1:?} of topic {0} is not known")]
    UnknownPartition(TopicId, PartitionIndex),
    #[error("partition {1:?} of topic {0} is out of range")]
    PartitionOutOfRange(TopicId, PartitionIndex),
    #[error("the topic {0} exists already")]
    TopicExists(Arc<str>),
    #[error("broker {0:?} is not registered")]
    UnknownBroker(BrokerId),
    #[error("a transaction begins inside another one")]
    NestedTransaction,
    #[error("a transaction ends that never began")]
    NoTransaction,
}

/// What a run of records touched.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Touched {
    pub topics: BTreeSet<TopicId>,
    pub configs: BTreeSet<ConfigResource>,
    pub brokers: bool,
    pub features: bool,
    pub producer_ids: bool,
    pub kept: bool,
}

/// Takes records in the order of the log and keeps the newest image.
#[derive(Clone, Debug)]
pub struct Replay {
    image: Image,
    touched: Touched,
    /// Records of a transaction that has begun and not ended.
    open: Option<Vec<MetadataRecord>>,
}

impl Replay {
    #[must_use]
    pub fn from(image: Image) -> Replay {
        Replay { image, touched: Touched::default(), open: None }
    }

    /// Takes the record at `offset`.
    pub fn apply(&mut self, offset: Offset, record: MetadataRecord) -> Result<(), ApplyError> {
        match (record, &mut self.open) {
            (MetadataRecord::BeginTransaction { .. }, Some(_)) => return Err(ApplyError::NestedTransaction),
            (MetadataRecord::BeginTransaction { .. }, open @ None) => *open = Some(Vec::new()),
            (MetadataRecord::EndTransaction | MetadataRecord::AbortTransaction { .. }, None) => {
                return Err(ApplyError::NoTransaction);
            }
            (MetadataRecord::AbortTransaction { .. }, open) => *open = None,
            (MetadataRecord::EndTransaction, open) => {
                for record in open.take().unwrap_or_default() {
                    self.image.apply_record(record, &mut self.touched)?;
                }
            }
            (record, Some(open)) => open.push(record),
            (record, None) => self.image.apply_record(record, &mut self.touched)?,
        }
        self.image.end = offset.plus(1);
        Ok(())
    }

    /// Passes over offsets that hold no metadata record (control batches).
    pub fn skip_to(&mut self, end: Offset) {
        self.image.end = self.image.end.max(end);
    }

    #[must_use]
    pub fn image(&self) -> &Image {
        &self.image
    }

    /// True inside a transaction: the image does not show its records yet.
    #[must_use]
    pub fn is_in_transaction(&self) -> bool {
        self.open.is_some()
    }

    pub(super) fn take_touched(&mut self) -> Touched {
        std::mem::take(&mut self.touched)
    }

    #[must_use]
    pub fn into_image(self) -> Image {
        self.image
    }
}

impl Image {
    fn apply_record(&mut self, record: MetadataRecord, touched: &mut Touched) -> Result<(), ApplyError> {
        match record {
            MetadataRecord::Topic { id, name } => self.add_topic(id, name, touched)?,
            MetadataRecord::RemoveTopic { id } => self.remove_topic(id, touched)?,
            MetadataRecord::Partition { topic, partition, state } => {
                self.set_partition(topic, partition, state)?;
                touched.topics.insert(topic);
            }
            MetadataRecord::PartitionChange { topic, partition, change } => {
                let image = self.topic_mut(topic)?;
                let at = usize::try_from(partition.0).unwrap_or(usize::MAX);
                let slot = image.partitions.get_mut(at).and_then(Option::as_mut);
                let state = slot.ok_or(ApplyError::UnknownPartition(topic, partition))?;
                *state = Arc::new(state.after(change));
                touched.topics.insert(topic);
            }
            MetadataRecord::Config { resource, name, value } => self.set_config(resource, name, value, touched),
            MetadataRecord::RegisterBroker(registration) => {
                Arc::make_mut(&mut self.brokers).insert(registration.id, Arc::new(registration));
                touched.brokers = true;
            }
            MetadataRecord::BrokerChange { id, change, .. } => {
                self.change_broker(id, change)?;
                touched.brokers = true;
            }
            MetadataRecord::UnregisterBroker { id, .. } => {
                Arc::make_mut(&mut self.brokers).remove(&id).ok_or(ApplyError::UnknownBroker(id))?;
                touched.brokers = true;
            }
            MetadataRecord::RegisterController(registration) => {
                Arc::make_mut(&mut self.controllers).insert(registration.id, Arc::new(registration));
            }
            MetadataRecord::UnregisterController { id } => {
                Arc::make_mut(&mut self.controllers).remove(&id);
            }
            MetadataRecord::FeatureLevel { name, level } => {
                let features = Arc::make_mut(&mut self.features);
                if level == 0 {
                    features.remove(&name)
                } else {
                    features.insert(name, level)
                };
                touched.features = true;
            }
            MetadataRecord::ProducerIds { broker, broker_epoch, next } => {
                self.producer_ids = Some(ProducerIdsImage { broker, broker_epoch, next });
                touched.producer_ids = true;
            }
            MetadataRecord::ClearEligibleLeaders { topic } => self.clear_eligible_leaders(&topic, touched),
            MetadataRecord::Kept(kept) => {
                let all = Arc::make_mut(&mut self.kept);
                match (&kept.fate, &kept.key) {
                    (KeptFate::Removed, key) => drop(all.remove(key)),
                    (KeptFate::Set, _) => drop(all.insert(kept.key.clone(), kept)),
                }
                touched.kept = true;
            }
            // Transactions are taken apart by `Replay`.
            MetadataRecord::BeginTransaction { .. }
            | MetadataRecord::EndTransaction
            | MetadataRecord::AbortTransaction { .. }
            | MetadataRecord::NoOp => {}
        }
        Ok(())
    }

    fn topic_mut(&mut self, id: TopicId) -> Result<&mut TopicImage, ApplyError> {
        self.topics.get_mut(&id).map(Arc::make_mut).ok_or(ApplyError::UnknownTopic(id))
    }

    fn add_topic(&mut self, id: TopicId, name: Arc<str>, touched: &mut Touched) -> Result<(), ApplyError> {
        if self.topics.get(&id).is_some() || self.topic_ids.get(&name).is_some() {
            return Err(ApplyError::TopicExists(name));
        }
        self.topic_ids.insert(Arc::clone(&name), id);
        // Configs may have come before their topic.
        let resource = ConfigResource::Topic(Arc::clone(&name));
        let configs = match self.configs.contains_key(&resource) {
            true => Arc::make_mut(&mut self.configs).remove(&resource).unwrap_or_default(),
            false => Arc::default(),
        };
        self.topics.insert(id, Arc::new(TopicImage { id, name, configs, partitions: Vec::new() }));
        touched.topics.insert(id);
        Ok(())
    }

    fn remove_topic(&mut self, id: TopicId, touched: &mut Touched) -> Result<(), ApplyError> {
        let topic = self.topics.remove(&id).ok_or(ApplyError::UnknownTopic(id))?;
        self.topic_ids.remove(&topic.name);
        self.partition_count = self.partition_count.saturating_sub(topic.partitions().count());
        touched.topics.insert(id);
        Ok(())
    }

    fn set_partition(
        &mut self,
        topic: TopicId,
        partition: PartitionIndex,
        state: PartitionState,
    ) -> Result<(), ApplyError> {
        let out_of_range = ApplyError::PartitionOutOfRange(topic, partition);
        if partition.0 >= PARTITIONS_PER_TOPIC_MAX {
            return Err(out_of_range);
        }
        let at = usize::try_from(partition.0).map_err(|_| out_of_range)?;
        let image = self.topic_mut(topic)?;
        if at >= image.partitions.len() {
            image.partitions.resize(at.saturating_add(1), None);
        }
        let Some(slot) = image.partitions.get_mut(at) else { return Ok(()) };
        let is_new = slot.replace(Arc::new(state)).is_none();
        self.partition_count += usize::from(is_new);
        Ok(())
    }

    fn set_config(&mut self, resource: ConfigResource, name: String, value: Option<String>, touched: &mut Touched) {
        let id = match &resource {
            ConfigResource::Topic(topic) => self.topic_ids.get(topic).copied(),
            _ => None,
        };
        match id.and_then(|id| self.topics.get_mut(&id)) {
            Some(topic) => {
                set_value(&mut Arc::make_mut(topic).configs, name, value);
                touched.topics.extend(id);
            }
            None => {
                let all = Arc::make_mut(&mut self.configs);
                let values = all.entry(resource.clone()).or_default();
                set_value(values, name, value);
                if values.is_empty() {
                    all.remove(&resource);
                }
            }
        }
        touched.configs.insert(resource);
    }

    fn change_broker(&mut self, id: BrokerId, change: BrokerChange) -> Result<(), ApplyError> {
        let brokers: &mut BTreeMap<_, _> = Arc::make_mut(&mut self.brokers);
        let broker = Arc::make_mut(brokers.get_mut(&id).ok_or(ApplyError::UnknownBroker(id))?);
        broker.fenced = change.fenced.unwrap_or(broker.fenced);
        broker.in_controlled_shutdown = change.in_controlled_shutdown.unwrap_or(broker.in_controlled_shutdown);
        if let Some(directories) = change.directories {
            broker.directories = directories;
        }
        if change.cordoned_directories.is_some() {
            broker.cordoned_directories = change.cordoned_directories;
        }
        Ok(())
    }

    fn clear_eligible_leaders(&mut self, topic: &str, touched: &mut Touched) {
        let ids: Vec<TopicId> = match topic {
            "" => self.topics.values().map(|topic| topic.id).collect(),
            name => self.topic_ids.get(name).copied().into_iter().collect(),
        };
        let holds_some = |state: &PartitionState| {
            !state.eligible_leaders.is_empty() || !state.last_known_eligible_leaders.is_empty()
        };
        for id in ids {
            let Some(image) = self.topics.get(&id) else { continue };
            if !image.partitions().any(|(_, state)| holds_some(state)) {
                continue;
            }
            let Some(image) = self.topics.get_mut(&id).map(Arc::make_mut) else { continue };
            for state in image.partitions.iter_mut().flatten().filter(|state| holds_some(state)) {
                let state = Arc::make_mut(state);
                state.eligible_leaders.clear();
                state.last_known_eligible_leaders.clear();
            }
            touched.topics.insert(id);
        }
    }
}

impl PartitionState {
    /// The state after `change`: every change raises the partition epoch, a leader named raises the leader epoch.
    #[must_use]
    pub fn after(&self, change: PartitionChange) -> PartitionState {
        let (leader, leader_epoch) = match change.leader {
            Some(leader) => (leader, LeaderEpoch(self.leader_epoch.0.saturating_add(1))),
            None => (self.leader, self.leader_epoch),
        };
        PartitionState {
            replicas: change.replicas.unwrap_or_else(|| self.replicas.clone()),
            directories: change.directories.unwrap_or_else(|| self.directories.clone()),
            isr: change.isr.unwrap_or_else(|| self.isr.clone()),
            adding: change.adding.unwrap_or_else(|| self.adding.clone()),
            removing: change.removing.unwrap_or_else(|| self.removing.clone()),
            leader,
            leader_epoch,
            partition_epoch: self.partition_epoch.saturating_add(1),
            is_recovering: change.is_recovering.unwrap_or(self.is_recovering),
            eligible_leaders: change.eligible_leaders.unwrap_or_else(|| self.eligible_leaders.clone()),
            last_known_eligible_leaders: change
                .last_known_eligible_leaders
                .unwrap_or_else(|| self.last_known_eligible_leaders.clone()),
        }
    }
}

impl KeptKey {
    /// True if nobody knew the record's meaning.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        matches!(self, KeptKey::Unknown { .. })
    }
}

fn set_value(values: &mut Arc<Values>, name: String, value: Option<String>) {
    let values = Arc::make_mut(values);
    match value {
        Some(value) => values.insert(name, value),
        None => values.remove(&name),
    };
}
