//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 52, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct VoteResponse<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub topics: Vec<TopicData<'a>>,
    /// Versions 1+, tag 0 in 1+.
    pub node_endpoints: Vec<NodeEndpoint<'a>>,
}
impl<'a> VoteResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("VoteResponse", version, Self::VERSIONS)?;
        let error_code = r.int16("VoteResponse.error_code")?;
        let topics = r.array(true, 3, "VoteResponse.topics", |r| TopicData::read(r, version))?;
        let mut node_endpoints = Vec::new();
        for _ in 0..r.tag_count("VoteResponse")? {
            let (tag, mut t) = r.tag("VoteResponse")?;
            match tag {
                0 if version >= 1 => {
                    node_endpoints =
                        t.array(true, 8, "VoteResponse.node_endpoints", |r| NodeEndpoint::read(r, version))?;
                    r.end_tag(&t, "VoteResponse.node_endpoints")?;
                }
                _ => {}
            }
        }
        Ok(Self { error_code, topics, node_endpoints })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("VoteResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int16(self.error_code);
        w.array_length(self.topics.len(), true, "VoteResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if !(version >= 1) {
            if !self.node_endpoints.is_empty() {
                w.refuse_field("VoteResponse.node_endpoints", version);
            }
        }
        let mut tags = w.begin_tags();
        if version >= 1 && !self.node_endpoints.is_empty() {
            let tag = w.begin_tag(&mut tags, 0);
            w.array_length(self.node_endpoints.len(), true, "VoteResponse.node_endpoints");
            for v in &self.node_endpoints {
                v.put(w, version);
            }
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct NodeEndpoint<'a> {
    /// Versions 1+.
    pub node_id: i32,
    /// Versions 1+.
    pub host: Cow<'a, str>,
    /// Versions 1+.
    pub port: u16,
}
impl<'a> NodeEndpoint<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let node_id = if version >= 1 { r.int32("NodeEndpoint.node_id")? } else { 0 };
        let host = if version >= 1 { r.string(true, "NodeEndpoint.host")? } else { Cow::Borrowed("") };
        let port = if version >= 1 { r.uint16("NodeEndpoint.port")? } else { 0 };
        r.skip_tags("NodeEndpoint")?;
        Ok(Self { node_id, host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 1 {
            w.int32(self.node_id);
        } else if self.node_id != 0 {
            w.refuse_field("NodeEndpoint.node_id", version);
        }
        if version >= 1 {
            w.string(&self.host, true, "NodeEndpoint.host");
        } else if !self.host.is_empty() {
            w.refuse_field("NodeEndpoint.host", version);
        }
        if version >= 1 {
            w.uint16(self.port);
        } else if self.port != 0 {
            w.refuse_field("NodeEndpoint.port", version);
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
        let partitions = r.array(true, 16, "TopicData.partitions", |r| PartitionData::read(r, version))?;
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
    pub error_code: i16,
    /// Versions 0+.
    pub leader_id: i32,
    /// Versions 0+.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub vote_granted: bool,
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("PartitionData.partition_index")?;
        let error_code = r.int16("PartitionData.error_code")?;
        let leader_id = r.int32("PartitionData.leader_id")?;
        let leader_epoch = r.int32("PartitionData.leader_epoch")?;
        let vote_granted = r.bool("PartitionData.vote_granted")?;
        r.skip_tags("PartitionData")?;
        Ok(Self { partition_index, error_code, leader_id, leader_epoch, vote_granted })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.int32(self.leader_id);
        w.int32(self.leader_epoch);
        w.bool(self.vote_granted);
        w.no_tags();
    }
}

impl<'a> Message<'a> for VoteResponse<'a> {
    const NAME: &'static str = "VoteResponse";
    const VERSIONS: VersionRange = VoteResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
