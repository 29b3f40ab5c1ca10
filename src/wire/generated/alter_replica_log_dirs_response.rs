//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 34, versions 1..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterReplicaLogDirsResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 1+.
    pub results: Vec<AlterReplicaLogDirTopicResult<'a>>,
}
impl<'a> AlterReplicaLogDirsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterReplicaLogDirsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("AlterReplicaLogDirsResponse.throttle_time_ms")?;
        let results = r.array(flexible, 3, "AlterReplicaLogDirsResponse.results", |r| {
            AlterReplicaLogDirTopicResult::read(r, version)
        })?;
        if flexible {
            r.skip_tags("AlterReplicaLogDirsResponse")?;
        }
        Ok(Self { throttle_time_ms, results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterReplicaLogDirsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        w.array_length(self.results.len(), flexible, "AlterReplicaLogDirsResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterReplicaLogDirTopicResult<'a> {
    /// Versions 1+.
    pub topic_name: Cow<'a, str>,
    /// Versions 1+.
    pub partitions: Vec<AlterReplicaLogDirPartitionResult>,
}
impl<'a> AlterReplicaLogDirTopicResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let topic_name = r.string(flexible, "AlterReplicaLogDirTopicResult.topic_name")?;
        let partitions = r.array(flexible, 6, "AlterReplicaLogDirTopicResult.partitions", |r| {
            AlterReplicaLogDirPartitionResult::read(r, version)
        })?;
        if flexible {
            r.skip_tags("AlterReplicaLogDirTopicResult")?;
        }
        Ok(Self { topic_name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.topic_name, flexible, "AlterReplicaLogDirTopicResult.topic_name");
        w.array_length(self.partitions.len(), flexible, "AlterReplicaLogDirTopicResult.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterReplicaLogDirPartitionResult {
    /// Versions 1+.
    pub partition_index: i32,
    /// Versions 1+.
    pub error_code: i16,
}
impl AlterReplicaLogDirPartitionResult {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let partition_index = r.int32("AlterReplicaLogDirPartitionResult.partition_index")?;
        let error_code = r.int16("AlterReplicaLogDirPartitionResult.error_code")?;
        if flexible {
            r.skip_tags("AlterReplicaLogDirPartitionResult")?;
        }
        Ok(Self { partition_index, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.partition_index);
        w.int16(self.error_code);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for AlterReplicaLogDirsResponse<'a> {
    const NAME: &'static str = "AlterReplicaLogDirsResponse";
    const VERSIONS: VersionRange = AlterReplicaLogDirsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
