//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 21, versions 0..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteRecordsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub topics: Vec<DeleteRecordsTopicResult<'a>>,
}
impl<'a> DeleteRecordsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DeleteRecordsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("DeleteRecordsResponse.throttle_time_ms")?;
        let topics =
            r.array(flexible, 3, "DeleteRecordsResponse.topics", |r| DeleteRecordsTopicResult::read(r, version))?;
        if flexible {
            r.skip_tags("DeleteRecordsResponse")?;
        }
        Ok(Self { throttle_time_ms, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DeleteRecordsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        w.array_length(self.topics.len(), flexible, "DeleteRecordsResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteRecordsTopicResult<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<DeleteRecordsPartitionResult>,
}
impl<'a> DeleteRecordsTopicResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let name = r.string(flexible, "DeleteRecordsTopicResult.name")?;
        let partitions = r.array(flexible, 14, "DeleteRecordsTopicResult.partitions", |r| {
            DeleteRecordsPartitionResult::read(r, version)
        })?;
        if flexible {
            r.skip_tags("DeleteRecordsTopicResult")?;
        }
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.name, flexible, "DeleteRecordsTopicResult.name");
        w.array_length(self.partitions.len(), flexible, "DeleteRecordsTopicResult.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteRecordsPartitionResult {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub low_watermark: i64,
    /// Versions 0+.
    pub error_code: i16,
}
impl DeleteRecordsPartitionResult {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let partition_index = r.int32("DeleteRecordsPartitionResult.partition_index")?;
        let low_watermark = r.int64("DeleteRecordsPartitionResult.low_watermark")?;
        let error_code = r.int16("DeleteRecordsPartitionResult.error_code")?;
        if flexible {
            r.skip_tags("DeleteRecordsPartitionResult")?;
        }
        Ok(Self { partition_index, low_watermark, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.partition_index);
        w.int64(self.low_watermark);
        w.int16(self.error_code);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DeleteRecordsResponse<'a> {
    const NAME: &'static str = "DeleteRecordsResponse";
    const VERSIONS: VersionRange = DeleteRecordsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
