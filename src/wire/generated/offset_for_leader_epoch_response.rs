//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 23, versions 2..=4, flexible since 4.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetForLeaderEpochResponse<'a> {
    /// Versions 2+.
    pub throttle_time_ms: i32,
    /// Versions 2+.
    pub topics: Vec<OffsetForLeaderTopicResult<'a>>,
}
impl<'a> OffsetForLeaderEpochResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(2, 4);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("OffsetForLeaderEpochResponse", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let throttle_time_ms = r.int32("OffsetForLeaderEpochResponse.throttle_time_ms")?;
        let topics = r.array(flexible, 3, "OffsetForLeaderEpochResponse.topics", |r| {
            OffsetForLeaderTopicResult::read(r, version)
        })?;
        if flexible {
            r.skip_tags("OffsetForLeaderEpochResponse")?;
        }
        Ok(Self { throttle_time_ms, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("OffsetForLeaderEpochResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.int32(self.throttle_time_ms);
        w.array_length(self.topics.len(), flexible, "OffsetForLeaderEpochResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetForLeaderTopicResult<'a> {
    /// Versions 2+.
    pub topic: Cow<'a, str>,
    /// Versions 2+.
    pub partitions: Vec<EpochEndOffset>,
}
impl<'a> OffsetForLeaderTopicResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let topic = r.string(flexible, "OffsetForLeaderTopicResult.topic")?;
        let partitions =
            r.array(flexible, 18, "OffsetForLeaderTopicResult.partitions", |r| EpochEndOffset::read(r, version))?;
        if flexible {
            r.skip_tags("OffsetForLeaderTopicResult")?;
        }
        Ok(Self { topic, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.string(&self.topic, flexible, "OffsetForLeaderTopicResult.topic");
        w.array_length(self.partitions.len(), flexible, "OffsetForLeaderTopicResult.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct EpochEndOffset {
    /// Versions 2+.
    pub error_code: i16,
    /// Versions 2+.
    pub partition: i32,
    /// Versions 2+, default -1.
    pub leader_epoch: i32,
    /// Versions 2+, default -1.
    pub end_offset: i64,
}
impl Default for EpochEndOffset {
    fn default() -> Self {
        Self { error_code: 0, partition: 0, leader_epoch: -1, end_offset: -1 }
    }
}
impl EpochEndOffset {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let error_code = r.int16("EpochEndOffset.error_code")?;
        let partition = r.int32("EpochEndOffset.partition")?;
        let leader_epoch = r.int32("EpochEndOffset.leader_epoch")?;
        let end_offset = r.int64("EpochEndOffset.end_offset")?;
        if flexible {
            r.skip_tags("EpochEndOffset")?;
        }
        Ok(Self { error_code, partition, leader_epoch, end_offset })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.int16(self.error_code);
        w.int32(self.partition);
        w.int32(self.leader_epoch);
        w.int64(self.end_offset);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for OffsetForLeaderEpochResponse<'a> {
    const NAME: &'static str = "OffsetForLeaderEpochResponse";
    const VERSIONS: VersionRange = OffsetForLeaderEpochResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
