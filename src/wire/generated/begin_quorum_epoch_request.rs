//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 53, versions 0..=1, flexible since 1.
#[derive(Clone, Debug, PartialEq)]
pub struct BeginQuorumEpochRequest<'a> {
    /// Versions 0+, null in 0+.
    pub cluster_id: Option<Cow<'a, str>>,
    /// Versions 1+, default -1.
    pub voter_id: i32,
    /// Versions 0+.
    pub topics: Vec<TopicData<'a>>,
    /// Versions 1+.
    pub leader_endpoints: Vec<LeaderEndpoint<'a>>,
}
impl Default for BeginQuorumEpochRequest<'_> {
    fn default() -> Self {
        Self { cluster_id: None, voter_id: -1, topics: Vec::new(), leader_endpoints: Vec::new() }
    }
}
impl<'a> BeginQuorumEpochRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("BeginQuorumEpochRequest", version, Self::VERSIONS)?;
        let flexible = version >= 1;
        let cluster_id = r.nullable_string(flexible, true, "BeginQuorumEpochRequest.cluster_id")?;
        let voter_id = if version >= 1 { r.int32("BeginQuorumEpochRequest.voter_id")? } else { -1 };
        let topics = r.array(flexible, 3, "BeginQuorumEpochRequest.topics", |r| TopicData::read(r, version))?;
        let leader_endpoints = if version >= 1 {
            r.array(flexible, 5, "BeginQuorumEpochRequest.leader_endpoints", |r| LeaderEndpoint::read(r, version))?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("BeginQuorumEpochRequest")?;
        }
        Ok(Self { cluster_id, voter_id, topics, leader_endpoints })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("BeginQuorumEpochRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.nullable_string(self.cluster_id.as_deref(), flexible, true, "BeginQuorumEpochRequest.cluster_id");
        if version >= 1 {
            w.int32(self.voter_id);
        }
        w.array_length(self.topics.len(), flexible, "BeginQuorumEpochRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if version >= 1 {
            w.array_length(self.leader_endpoints.len(), flexible, "BeginQuorumEpochRequest.leader_endpoints");
            for v in &self.leader_endpoints {
                v.put(w, version);
            }
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct LeaderEndpoint<'a> {
    /// Versions 1+.
    pub name: Cow<'a, str>,
    /// Versions 1+.
    pub host: Cow<'a, str>,
    /// Versions 1+.
    pub port: u16,
}
impl<'a> LeaderEndpoint<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let name = if version >= 1 { r.string(flexible, "LeaderEndpoint.name")? } else { Cow::Borrowed("") };
        let host = if version >= 1 { r.string(flexible, "LeaderEndpoint.host")? } else { Cow::Borrowed("") };
        let port = if version >= 1 { r.uint16("LeaderEndpoint.port")? } else { 0 };
        if flexible {
            r.skip_tags("LeaderEndpoint")?;
        }
        Ok(Self { name, host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        if version >= 1 {
            w.string(&self.name, flexible, "LeaderEndpoint.name");
        } else if !self.name.is_empty() {
            w.refuse_field("LeaderEndpoint.name", version);
        }
        if version >= 1 {
            w.string(&self.host, flexible, "LeaderEndpoint.host");
        } else if !self.host.is_empty() {
            w.refuse_field("LeaderEndpoint.host", version);
        }
        if version >= 1 {
            w.uint16(self.port);
        } else if self.port != 0 {
            w.refuse_field("LeaderEndpoint.port", version);
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
        let partitions = r.array(flexible, 12, "TopicData.partitions", |r| PartitionData::read(r, version))?;
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
    /// Versions 1+.
    pub voter_directory_id: [u8; 16],
    /// Versions 0+.
    pub leader_id: i32,
    /// Versions 0+.
    pub leader_epoch: i32,
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let partition_index = r.int32("PartitionData.partition_index")?;
        let voter_directory_id = if version >= 1 { r.uuid("PartitionData.voter_directory_id")? } else { [0; 16] };
        let leader_id = r.int32("PartitionData.leader_id")?;
        let leader_epoch = r.int32("PartitionData.leader_epoch")?;
        if flexible {
            r.skip_tags("PartitionData")?;
        }
        Ok(Self { partition_index, voter_directory_id, leader_id, leader_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.int32(self.partition_index);
        if version >= 1 {
            w.uuid(&self.voter_directory_id);
        }
        w.int32(self.leader_id);
        w.int32(self.leader_epoch);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for BeginQuorumEpochRequest<'a> {
    const NAME: &'static str = "BeginQuorumEpochRequest";
    const VERSIONS: VersionRange = BeginQuorumEpochRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(1);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for BeginQuorumEpochRequest<'a> {
    const KEY: ApiKey = ApiKey::BeginQuorumEpoch;
    type Response<'r> = super::begin_quorum_epoch_response::BeginQuorumEpochResponse<'r>;
}
