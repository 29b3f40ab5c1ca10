//! The controller: from an image and a wish to the records that fulfil it, or to why not.  Pure.
//!
//! Nothing here writes, waits or reads a clock.  A decision becomes one batch of the metadata log; its answer may be
//! told once that batch is on stable storage.  A call that carries several topics refuses each of them on its own.

mod configs;
mod create_partitions;
mod create_topics;
mod node;
mod placement;
mod producer_ids;

pub use create_partitions::NewPartitions;
pub use create_topics::{Assignment, CreatedTopic, NewTopic};
pub(crate) use node::FEATURES;
pub use node::NodeRegistration;
pub use producer_ids::{PRODUCER_ID_BLOCK, ProducerIdBlock};

use super::image::{Image, TopicImage};
use super::metadata_record::{DirectoryId, MetadataRecord};
use super::topic_name::{CLUSTER_METADATA, TopicNameMistake};
use crate::base::{BrokerId, TopicId};
use crate::config::{AlterMistake, BrokerConfig, BrokerLayers};

/// Partitions that one decision may add, as in Kafka.
pub const PARTITIONS_PER_DECISION_MAX: usize = 10_000;

/// Records to append, and what to say once they are safe.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// Empty if there is nothing to write down.
    pub records: Vec<MetadataRecord>,
    pub answer: A,
}

/// Whether a wish is to be fulfilled or only judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    Do,
    /// `validate_only`: the same answer, no records.
    Validate,
}

/// This node, as the controller needs to know it.
#[derive(Clone, Debug)]
pub struct ControllerSettings {
    pub node: BrokerId,
    /// The file's layer; the image adds the dynamic ones.
    pub layers: BrokerLayers,
    pub broker: BrokerConfig,
    pub replication: ReplicationWish,
}

/// What happens when more replicas are asked for than there are brokers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplicationWish {
    /// Refused, as in Kafka.
    Exact,
    /// Internal topics get as many as there are brokers (`millrace dev`).
    ClampInternal,
}

/// One judgement: the image it is made on, and what the world gives to it.
pub struct Controller<'a> {
    pub image: &'a Image,
    pub settings: &'a ControllerSettings,
    /// For topic ids and for spreading partitions.
    pub random: &'a mut dyn FnMut() -> u64,
}

/// Why a wish is not fulfilled.  Each says which Kafka error the edge makes of it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// INVALID_TOPIC_EXCEPTION
    #[error(transparent)]
    TopicName(#[from] TopicNameMistake),
    /// INVALID_TOPIC_EXCEPTION
    #[error("Topic '{name}' collides with existing topic: {existing}")]
    TopicCollides { name: String, existing: String },
    /// INVALID_REQUEST
    #[error("Creation, change and deletion of internal topic {CLUSTER_METADATA} is prohibited.")]
    MetadataTopic,
    /// INVALID_REQUEST
    #[error("Duplicate topic name.")]
    DuplicateTopic,
    /// TOPIC_ALREADY_EXISTS
    #[error("Topic '{0}' already exists.")]
    TopicExists(String),
    /// UNKNOWN_TOPIC_OR_PARTITION
    #[error("This server does not host this topic-partition.")]
    UnknownTopicName(String),
    /// UNKNOWN_TOPIC_OR_PARTITION, for a config resource
    #[error("The topic '{0}' does not exist.")]
    UnknownConfigTopic(String),
    /// UNKNOWN_TOPIC_ID
    #[error("This server does not host this topic ID.")]
    UnknownTopicId(TopicId),
    /// TOPIC_DELETION_DISABLED
    #[error("Topic deletion is disabled.")]
    DeletionDisabled,
    /// INVALID_PARTITIONS
    #[error("{0}")]
    Partitions(String),
    /// INVALID_REPLICATION_FACTOR
    #[error("{0}")]
    ReplicationFactor(String),
    /// INVALID_REPLICA_ASSIGNMENT
    #[error("{0}")]
    Assignment(String),
    /// INVALID_REQUEST
    #[error("{0}")]
    Request(String),
    /// POLICY_VIOLATION
    #[error("Excessively large number of partitions per request.")]
    TooManyPartitions,
    /// INVALID_CONFIG or INVALID_REQUEST: see [`AlterMistake`], whose variants say which
    #[error(transparent)]
    Config(#[from] AlterMistake),
    /// INVALID_CONFIG
    #[error("{0}")]
    ConfigForbidden(String),
    /// BROKER_ID_NOT_REGISTERED, or STALE_BROKER_EPOCH when the number is registered anew
    #[error("Broker {} is not registered.", .0.0)]
    UnknownBroker(BrokerId),
    /// UNKNOWN_SERVER_ERROR: no id is left, after 9 * 10^15 blocks
    #[error("There are no producer ids left.")]
    NoProducerIds,
}

/// A topic by name or by id, as requests name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TopicRef<'a> {
    Name(&'a str),
    Id(TopicId),
}

impl<A> Decision<A> {
    /// An answer that needs nothing written.
    pub fn answer(answer: A) -> Decision<A> {
        Decision { records: Vec::new(), answer }
    }
}

impl Controller<'_> {
    /// DeleteTopics.
    pub fn delete_topics(&mut self, topics: &[TopicRef<'_>]) -> Decision<Vec<Result<(TopicId, String), Refusal>>> {
        let mut records = Vec::new();
        let mut seen = std::collections::BTreeSet::new();
        let mut delete = |topic: &TopicRef<'_>| {
            let image = self.find(topic)?;
            if !self.settings.broker.delete_topics {
                return Err(Refusal::DeletionDisabled);
            }
            if !seen.insert(image.id) {
                return Err(Refusal::DuplicateTopic);
            }
            records.push(MetadataRecord::RemoveTopic { id: image.id });
            Ok((image.id, image.name.to_string()))
        };
        let answer = topics.iter().map(&mut delete).collect();
        Decision { records, answer }
    }

    fn find(&self, topic: &TopicRef<'_>) -> Result<&TopicImage, Refusal> {
        match topic {
            TopicRef::Name(CLUSTER_METADATA) => Err(Refusal::MetadataTopic),
            TopicRef::Name(name) => {
                let image = self.image.topic_named(name);
                image.map(AsRef::as_ref).ok_or_else(|| Refusal::UnknownTopicName((*name).to_owned()))
            }
            TopicRef::Id(id) => self.image.topic(*id).map(AsRef::as_ref).ok_or(Refusal::UnknownTopicId(*id)),
        }
    }

    /// The layers of this broker with what the cluster sets on top.
    fn layers(&self) -> BrokerLayers {
        self.image.broker_layers(&self.settings.layers, self.settings.node)
    }

    /// A random id of the usual form (version 4), never one that Kafka reserves or cannot put on a command line.
    fn new_topic_id(&mut self) -> TopicId {
        loop {
            let (high, low) = ((self.random)(), (self.random)());
            let mut bytes = ((u128::from(high) << 64) | u128::from(low)).to_be_bytes();
            let [.., version, _, variant, _, _, _, _, _, _, _] = &mut bytes;
            *version = (*version & 0x0f) | 0x40;
            *variant = (*variant & 0x3f) | 0x80;
            let id = TopicId(bytes);
            if self.image.topic(id).is_none() && !id.to_text().starts_with('-') {
                return id;
            }
        }
    }

    /// The directory that a broker puts new replicas into.
    fn directory_of(&self, broker: BrokerId) -> DirectoryId {
        let registered = self.image.broker(broker);
        registered.and_then(|broker| broker.directories.first().copied()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
