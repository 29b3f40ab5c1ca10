//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Coordinator record value of type 14, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareGroupCurrentMemberAssignmentValue {
    /// Versions 0+.
    pub member_epoch: i32,
    /// Versions 0+.
    pub previous_member_epoch: i32,
    /// Versions 0+.
    pub state: i8,
    /// Versions 0+.
    pub assigned_partitions: Vec<TopicPartitions>,
}
impl ShareGroupCurrentMemberAssignmentValue {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareGroupCurrentMemberAssignmentValue", version, Self::VERSIONS)?;
        let member_epoch = r.int32("ShareGroupCurrentMemberAssignmentValue.member_epoch")?;
        let previous_member_epoch = r.int32("ShareGroupCurrentMemberAssignmentValue.previous_member_epoch")?;
        let state = r.int8("ShareGroupCurrentMemberAssignmentValue.state")?;
        let assigned_partitions =
            r.array(true, 18, "ShareGroupCurrentMemberAssignmentValue.assigned_partitions", |r| {
                TopicPartitions::read(r, version)
            })?;
        r.skip_tags("ShareGroupCurrentMemberAssignmentValue")?;
        Ok(Self { member_epoch, previous_member_epoch, state, assigned_partitions })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareGroupCurrentMemberAssignmentValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.member_epoch);
        w.int32(self.previous_member_epoch);
        w.int8(self.state);
        w.array_length(
            self.assigned_partitions.len(),
            true,
            "ShareGroupCurrentMemberAssignmentValue.assigned_partitions",
        );
        for v in &self.assigned_partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicPartitions {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl TopicPartitions {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("TopicPartitions.topic_id")?;
        let partitions = r.array(true, 4, "TopicPartitions.partitions", |r| r.int32("TopicPartitions.partitions"))?;
        r.skip_tags("TopicPartitions")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "TopicPartitions.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ShareGroupCurrentMemberAssignmentValue {
    const NAME: &'static str = "ShareGroupCurrentMemberAssignmentValue";
    const VERSIONS: VersionRange = ShareGroupCurrentMemberAssignmentValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
