//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 47, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetDeleteResponse<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub topics: Vec<OffsetDeleteResponseTopic<'a>>,
}
impl<'a> OffsetDeleteResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("OffsetDeleteResponse", version, Self::VERSIONS)?;
        let error_code = r.int16("OffsetDeleteResponse.error_code")?;
        let throttle_time_ms = r.int32("OffsetDeleteResponse.throttle_time_ms")?;
        let topics =
            r.array(false, 6, "OffsetDeleteResponse.topics", |r| OffsetDeleteResponseTopic::read(r, version))?;
        Ok(Self { error_code, throttle_time_ms, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("OffsetDeleteResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int16(self.error_code);
        w.int32(self.throttle_time_ms);
        w.array_length(self.topics.len(), false, "OffsetDeleteResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetDeleteResponseTopic<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<OffsetDeleteResponsePartition>,
}
impl<'a> OffsetDeleteResponseTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(false, "OffsetDeleteResponseTopic.name")?;
        let partitions = r.array(false, 6, "OffsetDeleteResponseTopic.partitions", |r| {
            OffsetDeleteResponsePartition::read(r, version)
        })?;
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.name, false, "OffsetDeleteResponseTopic.name");
        w.array_length(self.partitions.len(), false, "OffsetDeleteResponseTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetDeleteResponsePartition {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub error_code: i16,
}
impl OffsetDeleteResponsePartition {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("OffsetDeleteResponsePartition.partition_index")?;
        let error_code = r.int16("OffsetDeleteResponsePartition.error_code")?;
        Ok(Self { partition_index, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.int16(self.error_code);
    }
}

impl<'a> Message<'a> for OffsetDeleteResponse<'a> {
    const NAME: &'static str = "OffsetDeleteResponse";
    const VERSIONS: VersionRange = OffsetDeleteResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
