//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 2, versions 1..=11, flexible since 6.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListOffsetsRequest<'a> {
    /// Versions 1+.
    pub replica_id: i32,
    /// Versions 2+.
    pub isolation_level: i8,
    /// Versions 1+.
    pub topics: Vec<ListOffsetsTopic<'a>>,
    /// Versions 10+.
    pub timeout_ms: i32,
}
impl<'a> ListOffsetsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 11);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ListOffsetsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 6;
        let replica_id = r.int32("ListOffsetsRequest.replica_id")?;
        let isolation_level = if version >= 2 { r.int8("ListOffsetsRequest.isolation_level")? } else { 0 };
        let topics = r.array(flexible, 3, "ListOffsetsRequest.topics", |r| ListOffsetsTopic::read(r, version))?;
        let timeout_ms = if version >= 10 { r.int32("ListOffsetsRequest.timeout_ms")? } else { 0 };
        if flexible {
            r.skip_tags("ListOffsetsRequest")?;
        }
        Ok(Self { replica_id, isolation_level, topics, timeout_ms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ListOffsetsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        w.int32(self.replica_id);
        if version >= 2 {
            w.int8(self.isolation_level);
        } else if self.isolation_level != 0 {
            w.refuse_field("ListOffsetsRequest.isolation_level", version);
        }
        w.array_length(self.topics.len(), flexible, "ListOffsetsRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if version >= 10 {
            w.int32(self.timeout_ms);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListOffsetsTopic<'a> {
    /// Versions 1+.
    pub name: Cow<'a, str>,
    /// Versions 1+.
    pub partitions: Vec<ListOffsetsPartition>,
}
impl<'a> ListOffsetsTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let name = r.string(flexible, "ListOffsetsTopic.name")?;
        let partitions =
            r.array(flexible, 12, "ListOffsetsTopic.partitions", |r| ListOffsetsPartition::read(r, version))?;
        if flexible {
            r.skip_tags("ListOffsetsTopic")?;
        }
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        w.string(&self.name, flexible, "ListOffsetsTopic.name");
        w.array_length(self.partitions.len(), flexible, "ListOffsetsTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ListOffsetsPartition {
    /// Versions 1+.
    pub partition_index: i32,
    /// Versions 4+, default -1.
    pub current_leader_epoch: i32,
    /// Versions 1+.
    pub timestamp: i64,
}
impl Default for ListOffsetsPartition {
    fn default() -> Self {
        Self { partition_index: 0, current_leader_epoch: -1, timestamp: 0 }
    }
}
impl ListOffsetsPartition {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let partition_index = r.int32("ListOffsetsPartition.partition_index")?;
        let current_leader_epoch =
            if version >= 4 { r.int32("ListOffsetsPartition.current_leader_epoch")? } else { -1 };
        let timestamp = r.int64("ListOffsetsPartition.timestamp")?;
        if flexible {
            r.skip_tags("ListOffsetsPartition")?;
        }
        Ok(Self { partition_index, current_leader_epoch, timestamp })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        w.int32(self.partition_index);
        if version >= 4 {
            w.int32(self.current_leader_epoch);
        }
        w.int64(self.timestamp);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ListOffsetsRequest<'a> {
    const NAME: &'static str = "ListOffsetsRequest";
    const VERSIONS: VersionRange = ListOffsetsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(6);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ListOffsetsRequest<'a> {
    const KEY: ApiKey = ApiKey::ListOffsets;
    type Response<'r> = super::list_offsets_response::ListOffsetsResponse<'r>;
}
