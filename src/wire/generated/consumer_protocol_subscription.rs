//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Data, versions 0..=3, never flexible.
#[derive(Clone, Debug, PartialEq)]
pub struct ConsumerProtocolSubscription<'a> {
    /// Versions 0+.
    pub topics: Vec<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub user_data: Option<Cow<'a, [u8]>>,
    /// Versions 1+.
    pub owned_partitions: Vec<TopicPartition<'a>>,
    /// Versions 2+, default -1.
    pub generation_id: i32,
    /// Versions 3+, null in 3+.
    pub rack_id: Option<Cow<'a, str>>,
}
impl Default for ConsumerProtocolSubscription<'_> {
    fn default() -> Self {
        Self { topics: Vec::new(), user_data: None, owned_partitions: Vec::new(), generation_id: -1, rack_id: None }
    }
}
impl<'a> ConsumerProtocolSubscription<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerProtocolSubscription", version, Self::VERSIONS)?;
        let topics = r.array(false, 1, "ConsumerProtocolSubscription.topics", |r| {
            r.string(false, "ConsumerProtocolSubscription.topics")
        })?;
        let user_data = r.nullable_bytes(false, true, "ConsumerProtocolSubscription.user_data")?;
        let owned_partitions = if version >= 1 {
            r.array(false, 6, "ConsumerProtocolSubscription.owned_partitions", |r| TopicPartition::read(r, version))?
        } else {
            Vec::new()
        };
        let generation_id = if version >= 2 { r.int32("ConsumerProtocolSubscription.generation_id")? } else { -1 };
        let rack_id =
            if version >= 3 { r.nullable_string(false, true, "ConsumerProtocolSubscription.rack_id")? } else { None };
        Ok(Self { topics, user_data, owned_partitions, generation_id, rack_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerProtocolSubscription", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.topics.len(), false, "ConsumerProtocolSubscription.topics");
        for v in &self.topics {
            w.string(v, false, "ConsumerProtocolSubscription.topics");
        }
        w.nullable_bytes(self.user_data.as_deref(), false, true, "ConsumerProtocolSubscription.user_data");
        if version >= 1 {
            w.array_length(self.owned_partitions.len(), false, "ConsumerProtocolSubscription.owned_partitions");
            for v in &self.owned_partitions {
                v.put(w, version);
            }
        }
        if version >= 2 {
            w.int32(self.generation_id);
        }
        if version >= 3 {
            w.nullable_string(self.rack_id.as_deref(), false, true, "ConsumerProtocolSubscription.rack_id");
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicPartition<'a> {
    /// Versions 1+.
    pub topic: Cow<'a, str>,
    /// Versions 1+.
    pub partitions: Vec<i32>,
}
impl<'a> TopicPartition<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic = if version >= 1 { r.string(false, "TopicPartition.topic")? } else { Cow::Borrowed("") };
        let partitions = if version >= 1 {
            r.array(false, 4, "TopicPartition.partitions", |r| r.int32("TopicPartition.partitions"))?
        } else {
            Vec::new()
        };
        Ok(Self { topic, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 1 {
            w.string(&self.topic, false, "TopicPartition.topic");
        } else if !self.topic.is_empty() {
            w.refuse_field("TopicPartition.topic", version);
        }
        if version >= 1 {
            w.array_length(self.partitions.len(), false, "TopicPartition.partitions");
            for v in &self.partitions {
                w.int32(*v);
            }
        } else if !self.partitions.is_empty() {
            w.refuse_field("TopicPartition.partitions", version);
        }
    }
}

impl<'a> Message<'a> for ConsumerProtocolSubscription<'a> {
    const NAME: &'static str = "ConsumerProtocolSubscription";
    const VERSIONS: VersionRange = ConsumerProtocolSubscription::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
