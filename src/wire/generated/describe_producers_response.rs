//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 61, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeProducersResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub topics: Vec<TopicResponse<'a>>,
}
impl<'a> DescribeProducersResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeProducersResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("DescribeProducersResponse.throttle_time_ms")?;
        let topics = r.array(true, 3, "DescribeProducersResponse.topics", |r| TopicResponse::read(r, version))?;
        r.skip_tags("DescribeProducersResponse")?;
        Ok(Self { throttle_time_ms, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeProducersResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.array_length(self.topics.len(), true, "DescribeProducersResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicResponse<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<PartitionResponse<'a>>,
}
impl<'a> TopicResponse<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "TopicResponse.name")?;
        let partitions = r.array(true, 9, "TopicResponse.partitions", |r| PartitionResponse::read(r, version))?;
        r.skip_tags("TopicResponse")?;
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.name, true, "TopicResponse.name");
        w.array_length(self.partitions.len(), true, "TopicResponse.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionResponse<'a> {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub active_producers: Vec<ProducerState>,
}
impl<'a> PartitionResponse<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("PartitionResponse.partition_index")?;
        let error_code = r.int16("PartitionResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "PartitionResponse.error_message")?;
        let active_producers =
            r.array(true, 37, "PartitionResponse.active_producers", |r| ProducerState::read(r, version))?;
        r.skip_tags("PartitionResponse")?;
        Ok(Self { partition_index, error_code, error_message, active_producers })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "PartitionResponse.error_message");
        w.array_length(self.active_producers.len(), true, "PartitionResponse.active_producers");
        for v in &self.active_producers {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ProducerState {
    /// Versions 0+.
    pub producer_id: i64,
    /// Versions 0+.
    pub producer_epoch: i32,
    /// Versions 0+, default -1.
    pub last_sequence: i32,
    /// Versions 0+, default -1.
    pub last_timestamp: i64,
    /// Versions 0+.
    pub coordinator_epoch: i32,
    /// Versions 0+, default -1.
    pub current_txn_start_offset: i64,
}
impl Default for ProducerState {
    fn default() -> Self {
        Self {
            producer_id: 0,
            producer_epoch: 0,
            last_sequence: -1,
            last_timestamp: -1,
            coordinator_epoch: 0,
            current_txn_start_offset: -1,
        }
    }
}
impl ProducerState {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let producer_id = r.int64("ProducerState.producer_id")?;
        let producer_epoch = r.int32("ProducerState.producer_epoch")?;
        let last_sequence = r.int32("ProducerState.last_sequence")?;
        let last_timestamp = r.int64("ProducerState.last_timestamp")?;
        let coordinator_epoch = r.int32("ProducerState.coordinator_epoch")?;
        let current_txn_start_offset = r.int64("ProducerState.current_txn_start_offset")?;
        r.skip_tags("ProducerState")?;
        Ok(Self {
            producer_id,
            producer_epoch,
            last_sequence,
            last_timestamp,
            coordinator_epoch,
            current_txn_start_offset,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int64(self.producer_id);
        w.int32(self.producer_epoch);
        w.int32(self.last_sequence);
        w.int64(self.last_timestamp);
        w.int32(self.coordinator_epoch);
        w.int64(self.current_txn_start_offset);
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeProducersResponse<'a> {
    const NAME: &'static str = "DescribeProducersResponse";
    const VERSIONS: VersionRange = DescribeProducersResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
