//! Who and what: brokers, shards, topics, partitions, producers.

use std::fmt;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// A broker's `node.id`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BrokerId(pub i32);

/// Index of a shard (one pinned thread) within this process.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShardId(pub u16);

/// A partition's number within its topic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PartitionIndex(pub i32);

/// Rises with every change of a partition's leader (KIP-101).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LeaderEpoch(pub i32);

/// Identity of an idempotent or transactional producer (KIP-98); -1 on the wire means none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ProducerId(pub i64);

/// Fences earlier incarnations of one [`ProducerId`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ProducerEpoch(pub i16);

/// A topic's identity (KIP-516); survives nothing: a topic made again gets another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TopicId(pub [u8; 16]);

impl TopicId {
    pub const ZERO: TopicId = TopicId([0; 16]);

    /// Kafka's text form: base64url of the 16 bytes without padding, 22 characters.
    #[must_use]
    pub fn to_text(self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// Reads the text form; `None` if it is not 16 bytes of base64url.
    #[must_use]
    pub fn from_text(text: &str) -> Option<TopicId> {
        let bytes = URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()?;
        Some(TopicId(bytes.try_into().ok()?))
    }
}

impl fmt::Debug for TopicId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl fmt::Display for TopicId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

/// One partition by topic name, as logs and directories are named.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TopicPartition {
    pub topic: Arc<str>,
    pub partition: PartitionIndex,
}

impl fmt::Display for TopicPartition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.topic, self.partition.0)
    }
}
