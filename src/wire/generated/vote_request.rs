//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 52, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct VoteRequest<'a> {
    /// Versions 0+, null in 0+.
    pub cluster_id: Option<Cow<'a, str>>,
    /// Versions 1+, default -1.
    pub voter_id: i32,
    /// Versions 0+.
    pub topics: Vec<TopicData<'a>>,
}
impl Default for VoteRequest<'_> {
    fn default() -> Self {
        Self { cluster_id: None, voter_id: -1, topics: Vec::new() }
    }
}
impl<'a> VoteRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("VoteRequest", version, Self::VERSIONS)?;
        let cluster_id = r.nullable_string(true, true, "VoteRequest.cluster_id")?;
        let voter_id = if version >= 1 { r.int32("VoteRequest.voter_id")? } else { -1 };
        let topics = r.array(true, 3, "VoteRequest.topics", |r| TopicData::read(r, version))?;
        r.skip_tags("VoteRequest")?;
        Ok(Self { cluster_id, voter_id, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("VoteRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.nullable_string(self.cluster_id.as_deref(), true, true, "VoteRequest.cluster_id");
        if version >= 1 {
            w.int32(self.voter_id);
        }
        w.array_length(self.topics.len(), true, "VoteRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicData<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<PartitionData>,
}
impl<'a> TopicData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_name = r.string(true, "TopicData.topic_name")?;
        let partitions = r.array(true, 25, "TopicData.partitions", |r| PartitionData::read(r, version))?;
        r.skip_tags("TopicData")?;
        Ok(Self { topic_name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.topic_name, true, "TopicData.topic_name");
        w.array_length(self.partitions.len(), true, "TopicData.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionData {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub replica_epoch: i32,
    /// Versions 0+.
    pub replica_id: i32,
    /// Versions 1+.
    pub replica_directory_id: [u8; 16],
    /// Versions 1+.
    pub voter_directory_id: [u8; 16],
    /// Versions 0+.
    pub last_offset_epoch: i32,
    /// Versions 0+.
    pub last_offset: i64,
    /// Versions 2+.
    pub pre_vote: bool,
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("PartitionData.partition_index")?;
        let replica_epoch = r.int32("PartitionData.replica_epoch")?;
        let replica_id = r.int32("PartitionData.replica_id")?;
        let replica_directory_id = if version >= 1 { r.uuid("PartitionData.replica_directory_id")? } else { [0; 16] };
        let voter_directory_id = if version >= 1 { r.uuid("PartitionData.voter_directory_id")? } else { [0; 16] };
        let last_offset_epoch = r.int32("PartitionData.last_offset_epoch")?;
        let last_offset = r.int64("PartitionData.last_offset")?;
        let pre_vote = if version >= 2 { r.bool("PartitionData.pre_vote")? } else { false };
        r.skip_tags("PartitionData")?;
        Ok(Self {
            partition_index,
            replica_epoch,
            replica_id,
            replica_directory_id,
            voter_directory_id,
            last_offset_epoch,
            last_offset,
            pre_vote,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition_index);
        w.int32(self.replica_epoch);
        w.int32(self.replica_id);
        if version >= 1 {
            w.uuid(&self.replica_directory_id);
        }
        if version >= 1 {
            w.uuid(&self.voter_directory_id);
        }
        w.int32(self.last_offset_epoch);
        w.int64(self.last_offset);
        if version >= 2 {
            w.bool(self.pre_vote);
        } else if self.pre_vote {
            w.refuse_field("PartitionData.pre_vote", version);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for VoteRequest<'a> {
    const NAME: &'static str = "VoteRequest";
    const VERSIONS: VersionRange = VoteRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for VoteRequest<'a> {
    const KEY: ApiKey = ApiKey::Vote;
    type Response<'r> = super::vote_response::VoteResponse<'r>;
}
