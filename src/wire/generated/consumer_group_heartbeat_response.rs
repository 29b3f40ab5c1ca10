//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 68, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ConsumerGroupHeartbeatResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub member_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub member_epoch: i32,
    /// Versions 0+.
    pub heartbeat_interval_ms: i32,
    /// Versions 0+, null in 0+.
    pub assignment: Option<Assignment>,
}
impl<'a> ConsumerGroupHeartbeatResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupHeartbeatResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("ConsumerGroupHeartbeatResponse.throttle_time_ms")?;
        let error_code = r.int16("ConsumerGroupHeartbeatResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "ConsumerGroupHeartbeatResponse.error_message")?;
        let member_id = r.nullable_string(true, true, "ConsumerGroupHeartbeatResponse.member_id")?;
        let member_epoch = r.int32("ConsumerGroupHeartbeatResponse.member_epoch")?;
        let heartbeat_interval_ms = r.int32("ConsumerGroupHeartbeatResponse.heartbeat_interval_ms")?;
        let assignment = if r.presence("ConsumerGroupHeartbeatResponse.assignment")? {
            Some(Assignment::read(r, version)?)
        } else {
            None
        };
        r.skip_tags("ConsumerGroupHeartbeatResponse")?;
        Ok(Self {
            throttle_time_ms,
            error_code,
            error_message,
            member_id,
            member_epoch,
            heartbeat_interval_ms,
            assignment,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupHeartbeatResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "ConsumerGroupHeartbeatResponse.error_message");
        w.nullable_string(self.member_id.as_deref(), true, true, "ConsumerGroupHeartbeatResponse.member_id");
        w.int32(self.member_epoch);
        w.int32(self.heartbeat_interval_ms);
        w.presence(self.assignment.is_some());
        if let Some(v) = &self.assignment {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Assignment {
    /// Versions 0+.
    pub topic_partitions: Vec<TopicPartitions>,
}
impl Assignment {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let topic_partitions =
            r.array(true, 18, "Assignment.topic_partitions", |r| TopicPartitions::read(r, version))?;
        r.skip_tags("Assignment")?;
        Ok(Self { topic_partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.topic_partitions.len(), true, "Assignment.topic_partitions");
        for v in &self.topic_partitions {
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

impl<'a> Message<'a> for ConsumerGroupHeartbeatResponse<'a> {
    const NAME: &'static str = "ConsumerGroupHeartbeatResponse";
    const VERSIONS: VersionRange = ConsumerGroupHeartbeatResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
