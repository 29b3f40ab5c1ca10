//! The cluster as of one offset of the metadata log: topics, partitions, configs, brokers.  Pure and immutable.
//!
//! One image is shared by all shards through an `Arc`; the next one shares with it whatever did not change.  Only
//! `apply` makes a new one, and only from records of the log, so that two nodes at one offset hold equal images.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::buckets::BucketMap;
use super::metadata_record::{
    BrokerRegistration, ConfigResource, ControllerRegistration, KeptKey, KeptRecord, PartitionState,
};
use crate::base::{BrokerId, Offset, PartitionIndex, TopicId};
use crate::config::{BrokerLayers, TopicConfig, Values};

/// A topic with its partitions and its own configs.
#[derive(Clone, PartialEq, Debug)]
pub struct TopicImage {
    pub id: TopicId,
    pub name: Arc<str>,
    /// What the topic itself sets.
    pub configs: Arc<Values>,
    /// By index.  A hole is a partition whose record has not come yet; none is left between two decisions.
    pub(super) partitions: Vec<Option<Arc<PartitionState>>>,
}

impl TopicImage {
    #[must_use]
    pub fn partition_count(&self) -> usize {
        self.partitions.len()
    }

    #[must_use]
    pub fn partition(&self, index: PartitionIndex) -> Option<&Arc<PartitionState>> {
        self.partitions.get(usize::try_from(index.0).ok()?)?.as_ref()
    }

    /// All partitions in order.
    pub fn partitions(&self) -> impl Iterator<Item = (PartitionIndex, &Arc<PartitionState>)> {
        (0..).map(PartitionIndex).zip(&self.partitions).filter_map(|(index, state)| Some((index, state.as_ref()?)))
    }

    /// The configs in force, typed.
    #[must_use]
    pub fn config(&self, layers: &BrokerLayers) -> TopicConfig {
        TopicConfig::resolve(&self.configs, layers)
    }

    /// Written by the broker itself, and not by clients.
    #[must_use]
    pub fn is_internal(&self) -> bool {
        super::topic_name::is_internal(&self.name)
    }
}

/// The metadata as of `end`.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Image {
    /// Offset behind the last record that went into this image.
    pub end: Offset,
    pub(super) topics: BucketMap<TopicId, Arc<TopicImage>>,
    pub(super) topic_ids: BucketMap<Arc<str>, TopicId>,
    pub(super) partition_count: usize,
    /// Everything but topics' configs, which are in the topics.
    pub(super) configs: Arc<BTreeMap<ConfigResource, Arc<Values>>>,
    pub(super) brokers: Arc<BTreeMap<BrokerId, Arc<BrokerRegistration>>>,
    pub(super) controllers: Arc<BTreeMap<BrokerId, Arc<ControllerRegistration>>>,
    pub(super) features: Arc<BTreeMap<String, i16>>,
    /// `None` before the first block.
    pub(super) producer_ids: Option<ProducerIdsImage>,
    pub(super) kept: Arc<BTreeMap<KeptKey, KeptRecord>>,
}

/// Who got the last block of producer ids, and what comes after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProducerIdsImage {
    pub broker: BrokerId,
    pub broker_epoch: i64,
    pub next: i64,
}

impl Image {
    #[must_use]
    pub fn topic_count(&self) -> usize {
        self.topics.len()
    }

    #[must_use]
    pub fn partition_count(&self) -> usize {
        self.partition_count
    }

    #[must_use]
    pub fn topic(&self, id: TopicId) -> Option<&Arc<TopicImage>> {
        self.topics.get(&id)
    }

    #[must_use]
    pub fn topic_named(&self, name: &str) -> Option<&Arc<TopicImage>> {
        self.topics.get(self.topic_ids.get(name)?)
    }

    /// All topics, in an order that depends on the content alone.
    pub fn topics(&self) -> impl Iterator<Item = &Arc<TopicImage>> {
        self.topics.values()
    }

    #[must_use]
    pub fn broker(&self, id: BrokerId) -> Option<&Arc<BrokerRegistration>> {
        self.brokers.get(&id)
    }

    /// All registered brokers by id, the fenced ones too.
    pub fn brokers(&self) -> impl Iterator<Item = &Arc<BrokerRegistration>> {
        self.brokers.values()
    }

    pub fn controllers(&self) -> impl Iterator<Item = &Arc<ControllerRegistration>> {
        self.controllers.values()
    }

    pub fn features(&self) -> impl Iterator<Item = (&str, i16)> {
        self.features.iter().map(|(name, level)| (name.as_str(), *level))
    }

    /// The finalized level of a feature; 0 if it is off.
    #[must_use]
    pub fn feature(&self, name: &str) -> i16 {
        self.features.get(name).copied().unwrap_or_default()
    }

    /// The configs set on a resource; of a topic that does not exist, none.
    #[must_use]
    pub fn configs(&self, resource: &ConfigResource) -> Arc<Values> {
        let set = match resource {
            ConfigResource::Topic(name) => self.topic_named(name).map(|topic| &topic.configs),
            other => self.configs.get(other),
        };
        set.cloned().unwrap_or_default()
    }

    /// Every resource other than topics that has configs.
    pub fn config_resources(&self) -> impl Iterator<Item = (&ConfigResource, &Arc<Values>)> {
        self.configs.iter()
    }

    /// A broker's file under the dynamic configs of this image.
    #[must_use]
    pub fn broker_layers(&self, file: &BrokerLayers, broker: BrokerId) -> BrokerLayers {
        file.with_dynamic(
            self.configs(&ConfigResource::broker(broker)),
            self.configs(&ConfigResource::broker_defaults()),
        )
    }

    /// First producer id that no block holds yet.
    #[must_use]
    pub fn next_producer_id(&self) -> i64 {
        self.producer_ids.map_or(0, |ids| ids.next)
    }

    /// True if everything in the log up to here is understood, so that a snapshot would lose nothing.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.kept.keys().any(|key| matches!(key, KeptKey::Unknown { .. }))
    }
}
