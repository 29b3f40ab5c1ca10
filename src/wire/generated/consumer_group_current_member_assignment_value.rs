//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Coordinator record value of type 8, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ConsumerGroupCurrentMemberAssignmentValue {
    /// Versions 0+.
    pub member_epoch: i32,
    /// Versions 0+.
    pub previous_member_epoch: i32,
    /// Versions 0+.
    pub state: i8,
    /// Versions 0+.
    pub assigned_partitions: Vec<TopicPartitions>,
    /// Versions 0+.
    pub partitions_pending_revocation: Vec<TopicPartitions>,
}
impl ConsumerGroupCurrentMemberAssignmentValue {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupCurrentMemberAssignmentValue", version, Self::VERSIONS)?;
        let member_epoch = r.int32("ConsumerGroupCurrentMemberAssignmentValue.member_epoch")?;
        let previous_member_epoch = r.int32("ConsumerGroupCurrentMemberAssignmentValue.previous_member_epoch")?;
        let state = r.int8("ConsumerGroupCurrentMemberAssignmentValue.state")?;
        let assigned_partitions =
            r.array(true, 18, "ConsumerGroupCurrentMemberAssignmentValue.assigned_partitions", |r| {
                TopicPartitions::read(r, version)
            })?;
        let partitions_pending_revocation =
            r.array(true, 18, "ConsumerGroupCurrentMemberAssignmentValue.partitions_pending_revocation", |r| {
                TopicPartitions::read(r, version)
            })?;
        r.skip_tags("ConsumerGroupCurrentMemberAssignmentValue")?;
        Ok(Self { member_epoch, previous_member_epoch, state, assigned_partitions, partitions_pending_revocation })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupCurrentMemberAssignmentValue", version, Self::VERSIONS)?;
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
            "ConsumerGroupCurrentMemberAssignmentValue.assigned_partitions",
        );
        for v in &self.assigned_partitions {
            v.put(w, version);
        }
        w.array_length(
            self.partitions_pending_revocation.len(),
            true,
            "ConsumerGroupCurrentMemberAssignmentValue.partitions_pending_revocation",
        );
        for v in &self.partitions_pending_revocation {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct TopicPartitions {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<i32>,
    /// Versions 0+, null in 0+, tag 0 in 0+, default empty, not null.
    pub assignment_epochs: Option<Vec<i32>>,
}
impl Default for TopicPartitions {
    fn default() -> Self {
        Self { topic_id: [0; 16], partitions: Vec::new(), assignment_epochs: Some(Vec::new()) }
    }
}
impl TopicPartitions {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("TopicPartitions.topic_id")?;
        let partitions = r.array(true, 4, "TopicPartitions.partitions", |r| r.int32("TopicPartitions.partitions"))?;
        let mut assignment_epochs = Some(Vec::new());
        for _ in 0..r.tag_count("TopicPartitions")? {
            let (tag, mut t) = r.tag("TopicPartitions")?;
            match tag {
                0 => {
                    assignment_epochs = t.nullable_array(true, true, 4, "TopicPartitions.assignment_epochs", |r| {
                        r.int32("TopicPartitions.assignment_epochs")
                    })?;
                    r.end_tag(&t, "TopicPartitions.assignment_epochs")?;
                }
                _ => {}
            }
        }
        Ok(Self { topic_id, partitions, assignment_epochs })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "TopicPartitions.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        let mut tags = w.begin_tags();
        if self.assignment_epochs.as_ref().is_none_or(|v| !v.is_empty()) {
            let tag = w.begin_tag(&mut tags, 0);
            w.nullable_array_length(
                self.assignment_epochs.as_ref().map(|v| v.len()),
                true,
                true,
                "TopicPartitions.assignment_epochs",
            );
            for v in self.assignment_epochs.iter().flatten() {
                w.int32(*v);
            }
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

impl<'a> Message<'a> for ConsumerGroupCurrentMemberAssignmentValue {
    const NAME: &'static str = "ConsumerGroupCurrentMemberAssignmentValue";
    const VERSIONS: VersionRange = ConsumerGroupCurrentMemberAssignmentValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
