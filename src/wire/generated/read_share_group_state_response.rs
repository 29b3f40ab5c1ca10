//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 84, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ReadShareGroupStateResponse<'a> {
    /// Versions 0+.
    pub results: Vec<ReadStateResult<'a>>,
}
impl<'a> ReadShareGroupStateResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ReadShareGroupStateResponse", version, Self::VERSIONS)?;
        let results =
            r.array(true, 18, "ReadShareGroupStateResponse.results", |r| ReadStateResult::read(r, version))?;
        r.skip_tags("ReadShareGroupStateResponse")?;
        Ok(Self { results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ReadShareGroupStateResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.results.len(), true, "ReadShareGroupStateResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ReadStateResult<'a> {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<PartitionResult<'a>>,
}
impl<'a> ReadStateResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("ReadStateResult.topic_id")?;
        let partitions = r.array(true, 21, "ReadStateResult.partitions", |r| PartitionResult::read(r, version))?;
        r.skip_tags("ReadStateResult")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "ReadStateResult.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionResult<'a> {
    /// Versions 0+.
    pub partition: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub state_epoch: i32,
    /// Versions 0+.
    pub start_offset: i64,
    /// Versions 0+.
    pub state_batches: Vec<StateBatch>,
}
impl<'a> PartitionResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let partition = r.int32("PartitionResult.partition")?;
        let error_code = r.int16("PartitionResult.error_code")?;
        let error_message = r.nullable_string(true, true, "PartitionResult.error_message")?;
        let state_epoch = r.int32("PartitionResult.state_epoch")?;
        let start_offset = r.int64("PartitionResult.start_offset")?;
        let state_batches = r.array(true, 20, "PartitionResult.state_batches", |r| StateBatch::read(r, version))?;
        r.skip_tags("PartitionResult")?;
        Ok(Self { partition, error_code, error_message, state_epoch, start_offset, state_batches })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "PartitionResult.error_message");
        w.int32(self.state_epoch);
        w.int64(self.start_offset);
        w.array_length(self.state_batches.len(), true, "PartitionResult.state_batches");
        for v in &self.state_batches {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct StateBatch {
    /// Versions 0+.
    pub first_offset: i64,
    /// Versions 0+.
    pub last_offset: i64,
    /// Versions 0+.
    pub delivery_state: i8,
    /// Versions 0+.
    pub delivery_count: i16,
}
impl StateBatch {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let first_offset = r.int64("StateBatch.first_offset")?;
        let last_offset = r.int64("StateBatch.last_offset")?;
        let delivery_state = r.int8("StateBatch.delivery_state")?;
        let delivery_count = r.int16("StateBatch.delivery_count")?;
        r.skip_tags("StateBatch")?;
        Ok(Self { first_offset, last_offset, delivery_state, delivery_count })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int64(self.first_offset);
        w.int64(self.last_offset);
        w.int8(self.delivery_state);
        w.int16(self.delivery_count);
        w.no_tags();
    }
}

impl<'a> Message<'a> for ReadShareGroupStateResponse<'a> {
    const NAME: &'static str = "ReadShareGroupStateResponse";
    const VERSIONS: VersionRange = ReadShareGroupStateResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
