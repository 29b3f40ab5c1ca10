//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Data, versions 0..=3, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ConsumerProtocolAssignment<'a> {
    /// Versions 0+.
    pub assigned_partitions: Vec<TopicPartition<'a>>,
    /// Versions 0+, null in 0+.
    pub user_data: Option<Cow<'a, [u8]>>,
}
impl<'a> ConsumerProtocolAssignment<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerProtocolAssignment", version, Self::VERSIONS)?;
        let assigned_partitions =
            r.array(false, 6, "ConsumerProtocolAssignment.assigned_partitions", |r| TopicPartition::read(r, version))?;
        let user_data = r.nullable_bytes(false, true, "ConsumerProtocolAssignment.user_data")?;
        Ok(Self { assigned_partitions, user_data })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerProtocolAssignment", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.assigned_partitions.len(), false, "ConsumerProtocolAssignment.assigned_partitions");
        for v in &self.assigned_partitions {
            v.put(w, version);
        }
        w.nullable_bytes(self.user_data.as_deref(), false, true, "ConsumerProtocolAssignment.user_data");
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicPartition<'a> {
    /// Versions 0+.
    pub topic: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl<'a> TopicPartition<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic = r.string(false, "TopicPartition.topic")?;
        let partitions = r.array(false, 4, "TopicPartition.partitions", |r| r.int32("TopicPartition.partitions"))?;
        Ok(Self { topic, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.topic, false, "TopicPartition.topic");
        w.array_length(self.partitions.len(), false, "TopicPartition.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
    }
}

impl<'a> Message<'a> for ConsumerProtocolAssignment<'a> {
    const NAME: &'static str = "ConsumerProtocolAssignment";
    const VERSIONS: VersionRange = ConsumerProtocolAssignment::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
