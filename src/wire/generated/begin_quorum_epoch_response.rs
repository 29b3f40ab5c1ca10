//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 53, versions 0..=1, flexible since 1.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct BeginQuorumEpochResponse<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub topics: Vec<TopicData<'a>>,
    /// Versions 1+, tag 0 in 1+.
    pub node_endpoints: Vec<NodeEndpoint<'a>>,
}
impl<'a> BeginQuorumEpochResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("BeginQuorumEpochResponse", version, Self::VERSIONS)?;
        let flexible = version >= 1;
        let error_code = r.int16("BeginQuorumEpochResponse.error_code")?;
        let topics = r.array(flexible, 3, "BeginQuorumEpochResponse.topics", |r| TopicData::read(r, version))?;
        let mut node_endpoints = Vec::new();
        if flexible {
            for _ in 0..r.tag_count("BeginQuorumEpochResponse")? {
                let (tag, mut t) = r.tag("BeginQuorumEpochResponse")?;
                match tag {
                    0 => {
                        node_endpoints = t.array(true, 8, "BeginQuorumEpochResponse.node_endpoints", |r| {
                            NodeEndpoint::read(r, version)
                        })?;
                        r.end_tag(&t, "BeginQuorumEpochResponse.node_endpoints")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(Self { error_code, topics, node_endpoints })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("BeginQuorumEpochResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.int16(self.error_code);
        w.array_length(self.topics.len(), flexible, "BeginQuorumEpochResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if !(version >= 1) {
            if !self.node_endpoints.is_empty() {
                w.refuse_field("BeginQuorumEpochResponse.node_endpoints", version);
            }
        }
        if flexible {
            let mut tags = w.begin_tags();
            if !self.node_endpoints.is_empty() {
                let tag = w.begin_tag(&mut tags, 0);
                w.array_length(self.node_endpoints.len(), true, "BeginQuorumEpochResponse.node_endpoints");
                for v in &self.node_endpoints {
                    v.put(w, version);
                }
                w.end_tag(tag);
            }
            w.end_tags(tags);
        }
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
        let flexible = version >= 1;
        let node_id = if version >= 1 { r.int32("NodeEndpoint.node_id")? } else { 0 };
        let host = if version >= 1 { r.string(flexible, "NodeEndpoint.host")? } else { Cow::Borrowed("") };
        let port = if version >= 1 { r.uint16("NodeEndpoint.port")? } else { 0 };
        if flexible {
            r.skip_tags("NodeEndpoint")?;
        }
        Ok(Self { node_id, host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        if version >= 1 {
            w.int32(self.node_id);
        } else if self.node_id != 0 {
            w.refuse_field("NodeEndpoint.node_id", version);
        }
        if version >= 1 {
            w.string(&self.host, flexible, "NodeEndpoint.host");
        } else if !self.host.is_empty() {
            w.refuse_field("NodeEndpoint.host", version);
        }
        if version >= 1 {
            w.uint16(self.port);
        } else if self.port != 0 {
            w.refuse_field("NodeEndpoint.port", version);
        }
        if flexible {
            w.no_tags();
        }
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
        let flexible = version >= 1;
        let topic_name = r.string(flexible, "TopicData.topic_name")?;
        let partitions = r.array(flexible, 14, "TopicData.partitions", |r| PartitionData::read(r, version))?;
        if flexible {
            r.skip_tags("TopicData")?;
        }
        Ok(Self { topic_name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.string(&self.topic_name, flexible, "TopicData.topic_name");
        w.array_length(self.partitions.len(), flexible, "TopicData.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
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
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let partition_index = r.int32("PartitionData.partition_index")?;
        let error_code = r.int16("PartitionData.error_code")?;
        let leader_id = r.int32("PartitionData.leader_id")?;
        let leader_epoch = r.int32("PartitionData.leader_epoch")?;
        if flexible {
            r.skip_tags("PartitionData")?;
        }
        Ok(Self { partition_index, error_code, leader_id, leader_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.int32(self.leader_id);
        w.int32(self.leader_epoch);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for BeginQuorumEpochResponse<'a> {
    const NAME: &'static str = "BeginQuorumEpochResponse";
    const VERSIONS: VersionRange = BeginQuorumEpochResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(1);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
