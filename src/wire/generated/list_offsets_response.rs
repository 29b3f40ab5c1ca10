//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 2, versions 1..=11, flexible since 6.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListOffsetsResponse<'a> {
    /// Versions 2+.
    pub throttle_time_ms: i32,
    /// Versions 1+.
    pub topics: Vec<ListOffsetsTopicResponse<'a>>,
}
impl<'a> ListOffsetsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 11);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ListOffsetsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 6;
        let throttle_time_ms = if version >= 2 { r.int32("ListOffsetsResponse.throttle_time_ms")? } else { 0 };
        let topics =
            r.array(flexible, 3, "ListOffsetsResponse.topics", |r| ListOffsetsTopicResponse::read(r, version))?;
        if flexible {
            r.skip_tags("ListOffsetsResponse")?;
        }
        Ok(Self { throttle_time_ms, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ListOffsetsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if version >= 2 {
            w.int32(self.throttle_time_ms);
        }
        w.array_length(self.topics.len(), flexible, "ListOffsetsResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListOffsetsTopicResponse<'a> {
    /// Versions 1+.
    pub name: Cow<'a, str>,
    /// Versions 1+.
    pub partitions: Vec<ListOffsetsPartitionResponse>,
}
impl<'a> ListOffsetsTopicResponse<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let name = r.string(flexible, "ListOffsetsTopicResponse.name")?;
        let partitions = r.array(flexible, 22, "ListOffsetsTopicResponse.partitions", |r| {
            ListOffsetsPartitionResponse::read(r, version)
        })?;
        if flexible {
            r.skip_tags("ListOffsetsTopicResponse")?;
        }
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        w.string(&self.name, flexible, "ListOffsetsTopicResponse.name");
        w.array_length(self.partitions.len(), flexible, "ListOffsetsTopicResponse.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ListOffsetsPartitionResponse {
    /// Versions 1+.
    pub partition_index: i32,
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+, default -1.
    pub timestamp: i64,
    /// Versions 1+, default -1.
    pub offset: i64,
    /// Versions 4+, default -1.
    pub leader_epoch: i32,
}
impl Default for ListOffsetsPartitionResponse {
    fn default() -> Self {
        Self { partition_index: 0, error_code: 0, timestamp: -1, offset: -1, leader_epoch: -1 }
    }
}
impl ListOffsetsPartitionResponse {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let partition_index = r.int32("ListOffsetsPartitionResponse.partition_index")?;
        let error_code = r.int16("ListOffsetsPartitionResponse.error_code")?;
        let timestamp = r.int64("ListOffsetsPartitionResponse.timestamp")?;
        let offset = r.int64("ListOffsetsPartitionResponse.offset")?;
        let leader_epoch = if version >= 4 { r.int32("ListOffsetsPartitionResponse.leader_epoch")? } else { -1 };
        if flexible {
            r.skip_tags("ListOffsetsPartitionResponse")?;
        }
        Ok(Self { partition_index, error_code, timestamp, offset, leader_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.int64(self.timestamp);
        w.int64(self.offset);
        if version >= 4 {
            w.int32(self.leader_epoch);
        } else if self.leader_epoch != -1 {
            w.refuse_field("ListOffsetsPartitionResponse.leader_epoch", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ListOffsetsResponse<'a> {
    const NAME: &'static str = "ListOffsetsResponse";
    const VERSIONS: VersionRange = ListOffsetsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(6);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
