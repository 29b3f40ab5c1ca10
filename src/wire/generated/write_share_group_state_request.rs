//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 85, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct WriteShareGroupStateRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub topics: Vec<WriteStateData>,
}
impl<'a> WriteShareGroupStateRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("WriteShareGroupStateRequest", version, Self::VERSIONS)?;
        let group_id = r.string(true, "WriteShareGroupStateRequest.group_id")?;
        let topics = r.array(true, 18, "WriteShareGroupStateRequest.topics", |r| WriteStateData::read(r, version))?;
        r.skip_tags("WriteShareGroupStateRequest")?;
        Ok(Self { group_id, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("WriteShareGroupStateRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, true, "WriteShareGroupStateRequest.group_id");
        w.array_length(self.topics.len(), true, "WriteShareGroupStateRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct WriteStateData {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<PartitionData>,
}
impl WriteStateData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("WriteStateData.topic_id")?;
        let partitions = r.array(true, 22, "WriteStateData.partitions", |r| PartitionData::read(r, version))?;
        r.skip_tags("WriteStateData")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "WriteStateData.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct PartitionData {
    /// Versions 0+.
    pub partition: i32,
    /// Versions 0+.
    pub state_epoch: i32,
    /// Versions 0+.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub start_offset: i64,
    /// Versions 1+, default -1.
    pub delivery_complete_count: i32,
    /// Versions 0+.
    pub state_batches: Vec<StateBatch>,
}
impl Default for PartitionData {
    fn default() -> Self {
        Self {
            partition: 0,
            state_epoch: 0,
            leader_epoch: 0,
            start_offset: 0,
            delivery_complete_count: -1,
            state_batches: Vec::new(),
        }
    }
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let partition = r.int32("PartitionData.partition")?;
        let state_epoch = r.int32("PartitionData.state_epoch")?;
        let leader_epoch = r.int32("PartitionData.leader_epoch")?;
        let start_offset = r.int64("PartitionData.start_offset")?;
        let delivery_complete_count = if version >= 1 { r.int32("PartitionData.delivery_complete_count")? } else { -1 };
        let state_batches = r.array(true, 20, "PartitionData.state_batches", |r| StateBatch::read(r, version))?;
        r.skip_tags("PartitionData")?;
        Ok(Self { partition, state_epoch, leader_epoch, start_offset, delivery_complete_count, state_batches })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition);
        w.int32(self.state_epoch);
        w.int32(self.leader_epoch);
        w.int64(self.start_offset);
        if version >= 1 {
            w.int32(self.delivery_complete_count);
        }
        w.array_length(self.state_batches.len(), true, "PartitionData.state_batches");
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

impl<'a> Message<'a> for WriteShareGroupStateRequest<'a> {
    const NAME: &'static str = "WriteShareGroupStateRequest";
    const VERSIONS: VersionRange = WriteShareGroupStateRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for WriteShareGroupStateRequest<'a> {
    const KEY: ApiKey = ApiKey::WriteShareGroupState;
    type Response<'r> = super::write_share_group_state_response::WriteShareGroupStateResponse<'r>;
}
