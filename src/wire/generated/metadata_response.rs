//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 3, versions 0..=13, flexible since 9.
#[derive(Clone, Debug, PartialEq)]
pub struct MetadataResponse<'a> {
    /// Versions 3+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub brokers: Vec<MetadataResponseBroker<'a>>,
    /// Versions 2+, null in 2+.
    pub cluster_id: Option<Cow<'a, str>>,
    /// Versions 1+, default -1.
    pub controller_id: i32,
    /// Versions 0+.
    pub topics: Vec<MetadataResponseTopic<'a>>,
    /// Versions 8-10, default -2147483648.
    pub cluster_authorized_operations: i32,
    /// Versions 13+.
    pub error_code: i16,
}
impl Default for MetadataResponse<'_> {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            brokers: Vec::new(),
            cluster_id: None,
            controller_id: -1,
            topics: Vec::new(),
            cluster_authorized_operations: -2147483648,
            error_code: 0,
        }
    }
}
impl<'a> MetadataResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 13);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("MetadataResponse", version, Self::VERSIONS)?;
        let flexible = version >= 9;
        let throttle_time_ms = if version >= 3 { r.int32("MetadataResponse.throttle_time_ms")? } else { 0 };
        let brokers =
            r.array(flexible, 10, "MetadataResponse.brokers", |r| MetadataResponseBroker::read(r, version))?;
        let cluster_id =
            if version >= 2 { r.nullable_string(flexible, true, "MetadataResponse.cluster_id")? } else { None };
        let controller_id = if version >= 1 { r.int32("MetadataResponse.controller_id")? } else { -1 };
        let topics = r.array(flexible, 8, "MetadataResponse.topics", |r| MetadataResponseTopic::read(r, version))?;
        let cluster_authorized_operations = if (8..=10).contains(&version) {
            r.int32("MetadataResponse.cluster_authorized_operations")?
        } else {
            -2147483648
        };
        let error_code = if version >= 13 { r.int16("MetadataResponse.error_code")? } else { 0 };
        if flexible {
            r.skip_tags("MetadataResponse")?;
        }
        Ok(Self {
            throttle_time_ms,
            brokers,
            cluster_id,
            controller_id,
            topics,
            cluster_authorized_operations,
            error_code,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("MetadataResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        if version >= 3 {
            w.int32(self.throttle_time_ms);
        }
        w.array_length(self.brokers.len(), flexible, "MetadataResponse.brokers");
        for v in &self.brokers {
            v.put(w, version);
        }
        if version >= 2 {
            w.nullable_string(self.cluster_id.as_deref(), flexible, true, "MetadataResponse.cluster_id");
        }
        if version >= 1 {
            w.int32(self.controller_id);
        }
        w.array_length(self.topics.len(), flexible, "MetadataResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if (8..=10).contains(&version) {
            w.int32(self.cluster_authorized_operations);
        } else if self.cluster_authorized_operations != -2147483648 {
            w.refuse_field("MetadataResponse.cluster_authorized_operations", version);
        }
        if version >= 13 {
            w.int16(self.error_code);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct MetadataResponseTopic<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 12+, default empty, not null.
    pub name: Option<Cow<'a, str>>,
    /// Versions 10+.
    pub topic_id: [u8; 16],
    /// Versions 1+.
    pub is_internal: bool,
    /// Versions 0+.
    pub partitions: Vec<MetadataResponsePartition>,
    /// Versions 8+, default -2147483648.
    pub topic_authorized_operations: i32,
}
impl Default for MetadataResponseTopic<'_> {
    fn default() -> Self {
        Self {
            error_code: 0,
            name: Some(Cow::Borrowed("")),
            topic_id: [0; 16],
            is_internal: false,
            partitions: Vec::new(),
            topic_authorized_operations: -2147483648,
        }
    }
}
impl<'a> MetadataResponseTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 9;
        let error_code = r.int16("MetadataResponseTopic.error_code")?;
        let name = r.nullable_string(flexible, version >= 12, "MetadataResponseTopic.name")?;
        let topic_id = if version >= 10 { r.uuid("MetadataResponseTopic.topic_id")? } else { [0; 16] };
        let is_internal = if version >= 1 { r.bool("MetadataResponseTopic.is_internal")? } else { false };
        let partitions =
            r.array(flexible, 18, "MetadataResponseTopic.partitions", |r| MetadataResponsePartition::read(r, version))?;
        let topic_authorized_operations =
            if version >= 8 { r.int32("MetadataResponseTopic.topic_authorized_operations")? } else { -2147483648 };
        if flexible {
            r.skip_tags("MetadataResponseTopic")?;
        }
        Ok(Self { error_code, name, topic_id, is_internal, partitions, topic_authorized_operations })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        w.int16(self.error_code);
        w.nullable_string(self.name.as_deref(), flexible, version >= 12, "MetadataResponseTopic.name");
        if version >= 10 {
            w.uuid(&self.topic_id);
        }
        if version >= 1 {
            w.bool(self.is_internal);
        }
        w.array_length(self.partitions.len(), flexible, "MetadataResponseTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if version >= 8 {
            w.int32(self.topic_authorized_operations);
        } else if self.topic_authorized_operations != -2147483648 {
            w.refuse_field("MetadataResponseTopic.topic_authorized_operations", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct MetadataResponsePartition {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub leader_id: i32,
    /// Versions 7+, default -1.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub replica_nodes: Vec<i32>,
    /// Versions 0+.
    pub isr_nodes: Vec<i32>,
    /// Versions 5+.
    pub offline_replicas: Vec<i32>,
}
impl Default for MetadataResponsePartition {
    fn default() -> Self {
        Self {
            error_code: 0,
            partition_index: 0,
            leader_id: 0,
            leader_epoch: -1,
            replica_nodes: Vec::new(),
            isr_nodes: Vec::new(),
            offline_replicas: Vec::new(),
        }
    }
}
impl MetadataResponsePartition {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 9;
        let error_code = r.int16("MetadataResponsePartition.error_code")?;
        let partition_index = r.int32("MetadataResponsePartition.partition_index")?;
        let leader_id = r.int32("MetadataResponsePartition.leader_id")?;
        let leader_epoch = if version >= 7 { r.int32("MetadataResponsePartition.leader_epoch")? } else { -1 };
        let replica_nodes = r.array(flexible, 4, "MetadataResponsePartition.replica_nodes", |r| {
            r.int32("MetadataResponsePartition.replica_nodes")
        })?;
        let isr_nodes = r.array(flexible, 4, "MetadataResponsePartition.isr_nodes", |r| {
            r.int32("MetadataResponsePartition.isr_nodes")
        })?;
        let offline_replicas = if version >= 5 {
            r.array(flexible, 4, "MetadataResponsePartition.offline_replicas", |r| {
                r.int32("MetadataResponsePartition.offline_replicas")
            })?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("MetadataResponsePartition")?;
        }
        Ok(Self { error_code, partition_index, leader_id, leader_epoch, replica_nodes, isr_nodes, offline_replicas })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        w.int16(self.error_code);
        w.int32(self.partition_index);
        w.int32(self.leader_id);
        if version >= 7 {
            w.int32(self.leader_epoch);
        }
        w.array_length(self.replica_nodes.len(), flexible, "MetadataResponsePartition.replica_nodes");
        for v in &self.replica_nodes {
            w.int32(*v);
        }
        w.array_length(self.isr_nodes.len(), flexible, "MetadataResponsePartition.isr_nodes");
        for v in &self.isr_nodes {
            w.int32(*v);
        }
        if version >= 5 {
            w.array_length(self.offline_replicas.len(), flexible, "MetadataResponsePartition.offline_replicas");
            for v in &self.offline_replicas {
                w.int32(*v);
            }
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct MetadataResponseBroker<'a> {
    /// Versions 0+.
    pub node_id: i32,
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: i32,
    /// Versions 1+, null in 1+.
    pub rack: Option<Cow<'a, str>>,
}
impl<'a> MetadataResponseBroker<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 9;
        let node_id = r.int32("MetadataResponseBroker.node_id")?;
        let host = r.string(flexible, "MetadataResponseBroker.host")?;
        let port = r.int32("MetadataResponseBroker.port")?;
        let rack = if version >= 1 { r.nullable_string(flexible, true, "MetadataResponseBroker.rack")? } else { None };
        if flexible {
            r.skip_tags("MetadataResponseBroker")?;
        }
        Ok(Self { node_id, host, port, rack })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        w.int32(self.node_id);
        w.string(&self.host, flexible, "MetadataResponseBroker.host");
        w.int32(self.port);
        if version >= 1 {
            w.nullable_string(self.rack.as_deref(), flexible, true, "MetadataResponseBroker.rack");
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for MetadataResponse<'a> {
    const NAME: &'static str = "MetadataResponse";
    const VERSIONS: VersionRange = MetadataResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(9);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
