//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 35, versions 1..=5, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeLogDirsResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 3+.
    pub error_code: i16,
    /// Versions 1+.
    pub results: Vec<DescribeLogDirsResult<'a>>,
}
impl<'a> DescribeLogDirsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeLogDirsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("DescribeLogDirsResponse.throttle_time_ms")?;
        let error_code = if version >= 3 { r.int16("DescribeLogDirsResponse.error_code")? } else { 0 };
        let results =
            r.array(flexible, 5, "DescribeLogDirsResponse.results", |r| DescribeLogDirsResult::read(r, version))?;
        if flexible {
            r.skip_tags("DescribeLogDirsResponse")?;
        }
        Ok(Self { throttle_time_ms, error_code, results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeLogDirsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        if version >= 3 {
            w.int16(self.error_code);
        }
        w.array_length(self.results.len(), flexible, "DescribeLogDirsResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeLogDirsResult<'a> {
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+.
    pub log_dir: Cow<'a, str>,
    /// Versions 1+.
    pub topics: Vec<DescribeLogDirsTopic<'a>>,
    /// Versions 4+, default -1.
    pub total_bytes: i64,
    /// Versions 4+, default -1.
    pub usable_bytes: i64,
    /// Versions 5+.
    pub is_cordoned: bool,
}
impl Default for DescribeLogDirsResult<'_> {
    fn default() -> Self {
        Self {
            error_code: 0,
            log_dir: Cow::Borrowed(""),
            topics: Vec::new(),
            total_bytes: -1,
            usable_bytes: -1,
            is_cordoned: false,
        }
    }
}
impl<'a> DescribeLogDirsResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let error_code = r.int16("DescribeLogDirsResult.error_code")?;
        let log_dir = r.string(flexible, "DescribeLogDirsResult.log_dir")?;
        let topics =
            r.array(flexible, 3, "DescribeLogDirsResult.topics", |r| DescribeLogDirsTopic::read(r, version))?;
        let total_bytes = if version >= 4 { r.int64("DescribeLogDirsResult.total_bytes")? } else { -1 };
        let usable_bytes = if version >= 4 { r.int64("DescribeLogDirsResult.usable_bytes")? } else { -1 };
        let is_cordoned = if version >= 5 { r.bool("DescribeLogDirsResult.is_cordoned")? } else { false };
        if flexible {
            r.skip_tags("DescribeLogDirsResult")?;
        }
        Ok(Self { error_code, log_dir, topics, total_bytes, usable_bytes, is_cordoned })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int16(self.error_code);
        w.string(&self.log_dir, flexible, "DescribeLogDirsResult.log_dir");
        w.array_length(self.topics.len(), flexible, "DescribeLogDirsResult.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if version >= 4 {
            w.int64(self.total_bytes);
        }
        if version >= 4 {
            w.int64(self.usable_bytes);
        }
        if version >= 5 {
            w.bool(self.is_cordoned);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeLogDirsTopic<'a> {
    /// Versions 1+.
    pub name: Cow<'a, str>,
    /// Versions 1+.
    pub partitions: Vec<DescribeLogDirsPartition>,
}
impl<'a> DescribeLogDirsTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let name = r.string(flexible, "DescribeLogDirsTopic.name")?;
        let partitions =
            r.array(flexible, 21, "DescribeLogDirsTopic.partitions", |r| DescribeLogDirsPartition::read(r, version))?;
        if flexible {
            r.skip_tags("DescribeLogDirsTopic")?;
        }
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.name, flexible, "DescribeLogDirsTopic.name");
        w.array_length(self.partitions.len(), flexible, "DescribeLogDirsTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeLogDirsPartition {
    /// Versions 1+.
    pub partition_index: i32,
    /// Versions 1+.
    pub partition_size: i64,
    /// Versions 1+.
    pub offset_lag: i64,
    /// Versions 1+.
    pub is_future_key: bool,
}
impl DescribeLogDirsPartition {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let partition_index = r.int32("DescribeLogDirsPartition.partition_index")?;
        let partition_size = r.int64("DescribeLogDirsPartition.partition_size")?;
        let offset_lag = r.int64("DescribeLogDirsPartition.offset_lag")?;
        let is_future_key = r.bool("DescribeLogDirsPartition.is_future_key")?;
        if flexible {
            r.skip_tags("DescribeLogDirsPartition")?;
        }
        Ok(Self { partition_index, partition_size, offset_lag, is_future_key })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.partition_index);
        w.int64(self.partition_size);
        w.int64(self.offset_lag);
        w.bool(self.is_future_key);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeLogDirsResponse<'a> {
    const NAME: &'static str = "DescribeLogDirsResponse";
    const VERSIONS: VersionRange = DescribeLogDirsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
