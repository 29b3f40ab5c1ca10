//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 15, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareGroupStatePartitionMetadataValue<'a> {
    /// Versions 0+.
    pub initializing_topics: Vec<TopicPartitionsInfo<'a>>,
    /// Versions 0+.
    pub initialized_topics: Vec<TopicPartitionsInfo<'a>>,
    /// Versions 0+.
    pub deleting_topics: Vec<TopicInfo<'a>>,
}
impl<'a> ShareGroupStatePartitionMetadataValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareGroupStatePartitionMetadataValue", version, Self::VERSIONS)?;
        let initializing_topics =
            r.array(true, 19, "ShareGroupStatePartitionMetadataValue.initializing_topics", |r| {
                TopicPartitionsInfo::read(r, version)
            })?;
        let initialized_topics =
            r.array(true, 19, "ShareGroupStatePartitionMetadataValue.initialized_topics", |r| {
                TopicPartitionsInfo::read(r, version)
            })?;
        let deleting_topics = r.array(true, 18, "ShareGroupStatePartitionMetadataValue.deleting_topics", |r| {
            TopicInfo::read(r, version)
        })?;
        r.skip_tags("ShareGroupStatePartitionMetadataValue")?;
        Ok(Self { initializing_topics, initialized_topics, deleting_topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareGroupStatePartitionMetadataValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(
            self.initializing_topics.len(),
            true,
            "ShareGroupStatePartitionMetadataValue.initializing_topics",
        );
        for v in &self.initializing_topics {
            v.put(w, version);
        }
        w.array_length(self.initialized_topics.len(), true, "ShareGroupStatePartitionMetadataValue.initialized_topics");
        for v in &self.initialized_topics {
            v.put(w, version);
        }
        w.array_length(self.deleting_topics.len(), true, "ShareGroupStatePartitionMetadataValue.deleting_topics");
        for v in &self.deleting_topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicInfo<'a> {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
}
impl<'a> TopicInfo<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("TopicInfo.topic_id")?;
        let topic_name = r.string(true, "TopicInfo.topic_name")?;
        r.skip_tags("TopicInfo")?;
        Ok(Self { topic_id, topic_name })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.topic_id);
        w.string(&self.topic_name, true, "TopicInfo.topic_name");
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicPartitionsInfo<'a> {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl<'a> TopicPartitionsInfo<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("TopicPartitionsInfo.topic_id")?;
        let topic_name = r.string(true, "TopicPartitionsInfo.topic_name")?;
        let partitions =
            r.array(true, 4, "TopicPartitionsInfo.partitions", |r| r.int32("TopicPartitionsInfo.partitions"))?;
        r.skip_tags("TopicPartitionsInfo")?;
        Ok(Self { topic_id, topic_name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.topic_id);
        w.string(&self.topic_name, true, "TopicPartitionsInfo.topic_name");
        w.array_length(self.partitions.len(), true, "TopicPartitionsInfo.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ShareGroupStatePartitionMetadataValue<'a> {
    const NAME: &'static str = "ShareGroupStatePartitionMetadataValue";
    const VERSIONS: VersionRange = ShareGroupStatePartitionMetadataValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
