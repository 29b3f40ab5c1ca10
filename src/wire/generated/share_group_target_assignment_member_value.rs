//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Coordinator record value of type 13, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareGroupTargetAssignmentMemberValue {
    /// Versions 0+.
    pub topic_partitions: Vec<TopicPartition>,
}
impl ShareGroupTargetAssignmentMemberValue {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareGroupTargetAssignmentMemberValue", version, Self::VERSIONS)?;
        let topic_partitions = r.array(true, 18, "ShareGroupTargetAssignmentMemberValue.topic_partitions", |r| {
            TopicPartition::read(r, version)
        })?;
        r.skip_tags("ShareGroupTargetAssignmentMemberValue")?;
        Ok(Self { topic_partitions })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareGroupTargetAssignmentMemberValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.topic_partitions.len(), true, "ShareGroupTargetAssignmentMemberValue.topic_partitions");
        for v in &self.topic_partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicPartition {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl TopicPartition {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("TopicPartition.topic_id")?;
        let partitions = r.array(true, 4, "TopicPartition.partitions", |r| r.int32("TopicPartition.partitions"))?;
        r.skip_tags("TopicPartition")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "TopicPartition.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ShareGroupTargetAssignmentMemberValue {
    const NAME: &'static str = "ShareGroupTargetAssignmentMemberValue";
    const VERSIONS: VersionRange = ShareGroupTargetAssignmentMemberValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
