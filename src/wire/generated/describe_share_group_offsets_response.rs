//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 90, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeShareGroupOffsetsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub groups: Vec<DescribeShareGroupOffsetsResponseGroup<'a>>,
}
impl<'a> DescribeShareGroupOffsetsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeShareGroupOffsetsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("DescribeShareGroupOffsetsResponse.throttle_time_ms")?;
        let groups = r.array(true, 6, "DescribeShareGroupOffsetsResponse.groups", |r| {
            DescribeShareGroupOffsetsResponseGroup::read(r, version)
        })?;
        r.skip_tags("DescribeShareGroupOffsetsResponse")?;
        Ok(Self { throttle_time_ms, groups })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeShareGroupOffsetsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.array_length(self.groups.len(), true, "DescribeShareGroupOffsetsResponse.groups");
        for v in &self.groups {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeShareGroupOffsetsResponseGroup<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub topics: Vec<DescribeShareGroupOffsetsResponseTopic<'a>>,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
}
impl<'a> DescribeShareGroupOffsetsResponseGroup<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let group_id = r.string(true, "DescribeShareGroupOffsetsResponseGroup.group_id")?;
        let topics = r.array(true, 19, "DescribeShareGroupOffsetsResponseGroup.topics", |r| {
            DescribeShareGroupOffsetsResponseTopic::read(r, version)
        })?;
        let error_code = r.int16("DescribeShareGroupOffsetsResponseGroup.error_code")?;
        let error_message = r.nullable_string(true, true, "DescribeShareGroupOffsetsResponseGroup.error_message")?;
        r.skip_tags("DescribeShareGroupOffsetsResponseGroup")?;
        Ok(Self { group_id, topics, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, true, "DescribeShareGroupOffsetsResponseGroup.group_id");
        w.array_length(self.topics.len(), true, "DescribeShareGroupOffsetsResponseGroup.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.int16(self.error_code);
        w.nullable_string(
            self.error_message.as_deref(),
            true,
            true,
            "DescribeShareGroupOffsetsResponseGroup.error_message",
        );
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeShareGroupOffsetsResponseTopic<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<DescribeShareGroupOffsetsResponsePartition<'a>>,
}
impl<'a> DescribeShareGroupOffsetsResponseTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_name = r.string(true, "DescribeShareGroupOffsetsResponseTopic.topic_name")?;
        let topic_id = r.uuid("DescribeShareGroupOffsetsResponseTopic.topic_id")?;
        let partitions = r.array(true, 20, "DescribeShareGroupOffsetsResponseTopic.partitions", |r| {
            DescribeShareGroupOffsetsResponsePartition::read(r, version)
        })?;
        r.skip_tags("DescribeShareGroupOffsetsResponseTopic")?;
        Ok(Self { topic_name, topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.topic_name, true, "DescribeShareGroupOffsetsResponseTopic.topic_name");
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "DescribeShareGroupOffsetsResponseTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeShareGroupOffsetsResponsePartition<'a> {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub start_offset: i64,
    /// Versions 0+.
    pub leader_epoch: i32,
    /// Versions 1+, default -1.
    pub lag: i64,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
}
impl Default for DescribeShareGroupOffsetsResponsePartition<'_> {
    fn default() -> Self {
        Self { partition_index: 0, start_offset: 0, leader_epoch: 0, lag: -1, error_code: 0, error_message: None }
    }
}
impl<'a> DescribeShareGroupOffsetsResponsePartition<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("DescribeShareGroupOffsetsResponsePartition.partition_index")?;
        let start_offset = r.int64("DescribeShareGroupOffsetsResponsePartition.start_offset")?;
        let leader_epoch = r.int32("DescribeShareGroupOffsetsResponsePartition.leader_epoch")?;
        let lag = if version >= 1 { r.int64("DescribeShareGroupOffsetsResponsePartition.lag")? } else { -1 };
        let error_code = r.int16("DescribeShareGroupOffsetsResponsePartition.error_code")?;
        let error_message =
            r.nullable_string(true, true, "DescribeShareGroupOffsetsResponsePartition.error_message")?;
        r.skip_tags("DescribeShareGroupOffsetsResponsePartition")?;
        Ok(Self { partition_index, start_offset, leader_epoch, lag, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition_index);
        w.int64(self.start_offset);
        w.int32(self.leader_epoch);
        if version >= 1 {
            w.int64(self.lag);
        }
        w.int16(self.error_code);
        w.nullable_string(
            self.error_message.as_deref(),
            true,
            true,
            "DescribeShareGroupOffsetsResponsePartition.error_message",
        );
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeShareGroupOffsetsResponse<'a> {
    const NAME: &'static str = "DescribeShareGroupOffsetsResponse";
    const VERSIONS: VersionRange = DescribeShareGroupOffsetsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
