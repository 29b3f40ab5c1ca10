//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 46, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ListPartitionReassignmentsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub topics: Vec<OngoingTopicReassignment<'a>>,
}
impl Default for ListPartitionReassignmentsResponse<'_> {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, error_message: Some(Cow::Borrowed("")), topics: Vec::new() }
    }
}
impl<'a> ListPartitionReassignmentsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ListPartitionReassignmentsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("ListPartitionReassignmentsResponse.throttle_time_ms")?;
        let error_code = r.int16("ListPartitionReassignmentsResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "ListPartitionReassignmentsResponse.error_message")?;
        let topics = r.array(true, 3, "ListPartitionReassignmentsResponse.topics", |r| {
            OngoingTopicReassignment::read(r, version)
        })?;
        r.skip_tags("ListPartitionReassignmentsResponse")?;
        Ok(Self { throttle_time_ms, error_code, error_message, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ListPartitionReassignmentsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(
            self.error_message.as_deref(),
            true,
            true,
            "ListPartitionReassignmentsResponse.error_message",
        );
        w.array_length(self.topics.len(), true, "ListPartitionReassignmentsResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OngoingTopicReassignment<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<OngoingPartitionReassignment>,
}
impl<'a> OngoingTopicReassignment<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "OngoingTopicReassignment.name")?;
        let partitions = r.array(true, 8, "OngoingTopicReassignment.partitions", |r| {
            OngoingPartitionReassignment::read(r, version)
        })?;
        r.skip_tags("OngoingTopicReassignment")?;
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.name, true, "OngoingTopicReassignment.name");
        w.array_length(self.partitions.len(), true, "OngoingTopicReassignment.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OngoingPartitionReassignment {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub replicas: Vec<i32>,
    /// Versions 0+.
    pub adding_replicas: Vec<i32>,
    /// Versions 0+.
    pub removing_replicas: Vec<i32>,
}
impl OngoingPartitionReassignment {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("OngoingPartitionReassignment.partition_index")?;
        let replicas = r.array(true, 4, "OngoingPartitionReassignment.replicas", |r| {
            r.int32("OngoingPartitionReassignment.replicas")
        })?;
        let adding_replicas = r.array(true, 4, "OngoingPartitionReassignment.adding_replicas", |r| {
            r.int32("OngoingPartitionReassignment.adding_replicas")
        })?;
        let removing_replicas = r.array(true, 4, "OngoingPartitionReassignment.removing_replicas", |r| {
            r.int32("OngoingPartitionReassignment.removing_replicas")
        })?;
        r.skip_tags("OngoingPartitionReassignment")?;
        Ok(Self { partition_index, replicas, adding_replicas, removing_replicas })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.array_length(self.replicas.len(), true, "OngoingPartitionReassignment.replicas");
        for v in &self.replicas {
            w.int32(*v);
        }
        w.array_length(self.adding_replicas.len(), true, "OngoingPartitionReassignment.adding_replicas");
        for v in &self.adding_replicas {
            w.int32(*v);
        }
        w.array_length(self.removing_replicas.len(), true, "OngoingPartitionReassignment.removing_replicas");
        for v in &self.removing_replicas {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ListPartitionReassignmentsResponse<'a> {
    const NAME: &'static str = "ListPartitionReassignmentsResponse";
    const VERSIONS: VersionRange = ListPartitionReassignmentsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
