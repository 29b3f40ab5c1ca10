//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 8, versions 2..=10, flexible since 8.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetCommitResponse<'a> {
    /// Versions 3+.
    pub throttle_time_ms: i32,
    /// Versions 2+.
    pub topics: Vec<OffsetCommitResponseTopic<'a>>,
}
impl<'a> OffsetCommitResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(2, 10);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("OffsetCommitResponse", version, Self::VERSIONS)?;
        let flexible = version >= 8;
        let throttle_time_ms = if version >= 3 { r.int32("OffsetCommitResponse.throttle_time_ms")? } else { 0 };
        let topics =
            r.array(flexible, 3, "OffsetCommitResponse.topics", |r| OffsetCommitResponseTopic::read(r, version))?;
        if flexible {
            r.skip_tags("OffsetCommitResponse")?;
        }
        Ok(Self { throttle_time_ms, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("OffsetCommitResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 8;
        if version >= 3 {
            w.int32(self.throttle_time_ms);
        }
        w.array_length(self.topics.len(), flexible, "OffsetCommitResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetCommitResponseTopic<'a> {
    /// Versions 2-9.
    pub name: Cow<'a, str>,
    /// Versions 10+.
    pub topic_id: [u8; 16],
    /// Versions 2+.
    pub partitions: Vec<OffsetCommitResponsePartition>,
}
impl<'a> OffsetCommitResponseTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 8;
        let name = if version <= 9 { r.string(flexible, "OffsetCommitResponseTopic.name")? } else { Cow::Borrowed("") };
        let topic_id = if version >= 10 { r.uuid("OffsetCommitResponseTopic.topic_id")? } else { [0; 16] };
        let partitions = r.array(flexible, 6, "OffsetCommitResponseTopic.partitions", |r| {
            OffsetCommitResponsePartition::read(r, version)
        })?;
        if flexible {
            r.skip_tags("OffsetCommitResponseTopic")?;
        }
        Ok(Self { name, topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 8;
        if version <= 9 {
            w.string(&self.name, flexible, "OffsetCommitResponseTopic.name");
        }
        if version >= 10 {
            w.uuid(&self.topic_id);
        }
        w.array_length(self.partitions.len(), flexible, "OffsetCommitResponseTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetCommitResponsePartition {
    /// Versions 2+.
    pub partition_index: i32,
    /// Versions 2+.
    pub error_code: i16,
}
impl OffsetCommitResponsePartition {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 8;
        let partition_index = r.int32("OffsetCommitResponsePartition.partition_index")?;
        let error_code = r.int16("OffsetCommitResponsePartition.error_code")?;
        if flexible {
            r.skip_tags("OffsetCommitResponsePartition")?;
        }
        Ok(Self { partition_index, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 8;
        w.int32(self.partition_index);
        w.int16(self.error_code);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for OffsetCommitResponse<'a> {
    const NAME: &'static str = "OffsetCommitResponse";
    const VERSIONS: VersionRange = OffsetCommitResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(8);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
