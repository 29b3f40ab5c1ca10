//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 79, versions 1..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareAcknowledgeResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+, null in 1+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 2+.
    pub acquisition_lock_timeout_ms: i32,
    /// Versions 1+.
    pub responses: Vec<ShareAcknowledgeTopicResponse<'a>>,
    /// Versions 1+.
    pub node_endpoints: Vec<NodeEndpoint<'a>>,
}
impl<'a> ShareAcknowledgeResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareAcknowledgeResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("ShareAcknowledgeResponse.throttle_time_ms")?;
        let error_code = r.int16("ShareAcknowledgeResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "ShareAcknowledgeResponse.error_message")?;
        let acquisition_lock_timeout_ms =
            if version >= 2 { r.int32("ShareAcknowledgeResponse.acquisition_lock_timeout_ms")? } else { 0 };
        let responses = r.array(true, 18, "ShareAcknowledgeResponse.responses", |r| {
            ShareAcknowledgeTopicResponse::read(r, version)
        })?;
        let node_endpoints =
            r.array(true, 11, "ShareAcknowledgeResponse.node_endpoints", |r| NodeEndpoint::read(r, version))?;
        r.skip_tags("ShareAcknowledgeResponse")?;
        Ok(Self { throttle_time_ms, error_code, error_message, acquisition_lock_timeout_ms, responses, node_endpoints })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareAcknowledgeResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "ShareAcknowledgeResponse.error_message");
        if version >= 2 {
            w.int32(self.acquisition_lock_timeout_ms);
        }
        w.array_length(self.responses.len(), true, "ShareAcknowledgeResponse.responses");
        for v in &self.responses {
            v.put(w, version);
        }
        w.array_length(self.node_endpoints.len(), true, "ShareAcknowledgeResponse.node_endpoints");
        for v in &self.node_endpoints {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct NodeEndpoint<'a> {
    /// Versions 1+.
    pub node_id: i32,
    /// Versions 1+.
    pub host: Cow<'a, str>,
    /// Versions 1+.
    pub port: i32,
    /// Versions 1+, null in 1+.
    pub rack: Option<Cow<'a, str>>,
}
impl<'a> NodeEndpoint<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let node_id = r.int32("NodeEndpoint.node_id")?;
        let host = r.string(true, "NodeEndpoint.host")?;
        let port = r.int32("NodeEndpoint.port")?;
        let rack = r.nullable_string(true, true, "NodeEndpoint.rack")?;
        r.skip_tags("NodeEndpoint")?;
        Ok(Self { node_id, host, port, rack })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.node_id);
        w.string(&self.host, true, "NodeEndpoint.host");
        w.int32(self.port);
        w.nullable_string(self.rack.as_deref(), true, true, "NodeEndpoint.rack");
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareAcknowledgeTopicResponse<'a> {
    /// Versions 1+.
    pub topic_id: [u8; 16],
    /// Versions 1+.
    pub partitions: Vec<PartitionData<'a>>,
}
impl<'a> ShareAcknowledgeTopicResponse<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("ShareAcknowledgeTopicResponse.topic_id")?;
        let partitions =
            r.array(true, 17, "ShareAcknowledgeTopicResponse.partitions", |r| PartitionData::read(r, version))?;
        r.skip_tags("ShareAcknowledgeTopicResponse")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "ShareAcknowledgeTopicResponse.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionData<'a> {
    /// Versions 1+.
    pub partition_index: i32,
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+, null in 1+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub current_leader: LeaderIdAndEpoch,
}
impl<'a> PartitionData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("PartitionData.partition_index")?;
        let error_code = r.int16("PartitionData.error_code")?;
        let error_message = r.nullable_string(true, true, "PartitionData.error_message")?;
        let current_leader = LeaderIdAndEpoch::read(r, version)?;
        r.skip_tags("PartitionData")?;
        Ok(Self { partition_index, error_code, error_message, current_leader })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "PartitionData.error_message");
        self.current_leader.put(w, version);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct LeaderIdAndEpoch {
    /// Versions 1+.
    pub leader_id: i32,
    /// Versions 1+.
    pub leader_epoch: i32,
}
impl LeaderIdAndEpoch {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let leader_id = r.int32("LeaderIdAndEpoch.leader_id")?;
        let leader_epoch = r.int32("LeaderIdAndEpoch.leader_epoch")?;
        r.skip_tags("LeaderIdAndEpoch")?;
        Ok(Self { leader_id, leader_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.leader_id);
        w.int32(self.leader_epoch);
        w.no_tags();
    }
}

impl<'a> Message<'a> for ShareAcknowledgeResponse<'a> {
    const NAME: &'static str = "ShareAcknowledgeResponse";
    const VERSIONS: VersionRange = ShareAcknowledgeResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
