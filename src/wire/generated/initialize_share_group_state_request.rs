//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 83, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct InitializeShareGroupStateRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub topics: Vec<InitializeStateData>,
}
impl<'a> InitializeShareGroupStateRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("InitializeShareGroupStateRequest", version, Self::VERSIONS)?;
        let group_id = r.string(true, "InitializeShareGroupStateRequest.group_id")?;
        let topics =
            r.array(true, 18, "InitializeShareGroupStateRequest.topics", |r| InitializeStateData::read(r, version))?;
        r.skip_tags("InitializeShareGroupStateRequest")?;
        Ok(Self { group_id, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("InitializeShareGroupStateRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, true, "InitializeShareGroupStateRequest.group_id");
        w.array_length(self.topics.len(), true, "InitializeShareGroupStateRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct InitializeStateData {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<PartitionData>,
}
impl InitializeStateData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("InitializeStateData.topic_id")?;
        let partitions = r.array(true, 17, "InitializeStateData.partitions", |r| PartitionData::read(r, version))?;
        r.skip_tags("InitializeStateData")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "InitializeStateData.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionData {
    /// Versions 0+.
    pub partition: i32,
    /// Versions 0+.
    pub state_epoch: i32,
    /// Versions 0+.
    pub start_offset: i64,
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition = r.int32("PartitionData.partition")?;
        let state_epoch = r.int32("PartitionData.state_epoch")?;
        let start_offset = r.int64("PartitionData.start_offset")?;
        r.skip_tags("PartitionData")?;
        Ok(Self { partition, state_epoch, start_offset })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition);
        w.int32(self.state_epoch);
        w.int64(self.start_offset);
        w.no_tags();
    }
}

impl<'a> Message<'a> for InitializeShareGroupStateRequest<'a> {
    const NAME: &'static str = "InitializeShareGroupStateRequest";
    const VERSIONS: VersionRange = InitializeShareGroupStateRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for InitializeShareGroupStateRequest<'a> {
    const KEY: ApiKey = ApiKey::InitializeShareGroupState;
    type Response<'r> = super::initialize_share_group_state_response::InitializeShareGroupStateResponse<'r>;
}
