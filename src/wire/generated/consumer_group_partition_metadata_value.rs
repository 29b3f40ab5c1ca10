//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 4, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ConsumerGroupPartitionMetadataValue<'a> {
    /// Versions 0+.
    pub topics: Vec<TopicMetadata<'a>>,
}
impl<'a> ConsumerGroupPartitionMetadataValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupPartitionMetadataValue", version, Self::VERSIONS)?;
        let topics =
            r.array(true, 23, "ConsumerGroupPartitionMetadataValue.topics", |r| TopicMetadata::read(r, version))?;
        r.skip_tags("ConsumerGroupPartitionMetadataValue")?;
        Ok(Self { topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupPartitionMetadataValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.topics.len(), true, "ConsumerGroupPartitionMetadataValue.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicMetadata<'a> {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub num_partitions: i32,
    /// Versions 0+.
    pub partition_metadata: Vec<PartitionMetadata<'a>>,
}
impl<'a> TopicMetadata<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("TopicMetadata.topic_id")?;
        let topic_name = r.string(true, "TopicMetadata.topic_name")?;
        let num_partitions = r.int32("TopicMetadata.num_partitions")?;
        let partition_metadata =
            r.array(true, 6, "TopicMetadata.partition_metadata", |r| PartitionMetadata::read(r, version))?;
        r.skip_tags("TopicMetadata")?;
        Ok(Self { topic_id, topic_name, num_partitions, partition_metadata })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.string(&self.topic_name, true, "TopicMetadata.topic_name");
        w.int32(self.num_partitions);
        w.array_length(self.partition_metadata.len(), true, "TopicMetadata.partition_metadata");
        for v in &self.partition_metadata {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionMetadata<'a> {
    /// Versions 0+.
    pub partition: i32,
    /// Versions 0+.
    pub racks: Vec<Cow<'a, str>>,
}
impl<'a> PartitionMetadata<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let partition = r.int32("PartitionMetadata.partition")?;
        let racks = r.array(true, 1, "PartitionMetadata.racks", |r| r.string(true, "PartitionMetadata.racks"))?;
        r.skip_tags("PartitionMetadata")?;
        Ok(Self { partition, racks })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition);
        w.array_length(self.racks.len(), true, "PartitionMetadata.racks");
        for v in &self.racks {
            w.string(v, true, "PartitionMetadata.racks");
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ConsumerGroupPartitionMetadataValue<'a> {
    const NAME: &'static str = "ConsumerGroupPartitionMetadataValue";
    const VERSIONS: VersionRange = ConsumerGroupPartitionMetadataValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
