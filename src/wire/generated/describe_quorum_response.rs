//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 55, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribeQuorumResponse<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 2+, null in 2+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub topics: Vec<TopicData<'a>>,
    /// Versions 2+.
    pub nodes: Vec<Node<'a>>,
}
impl Default for DescribeQuorumResponse<'_> {
    fn default() -> Self {
        Self { error_code: 0, error_message: Some(Cow::Borrowed("")), topics: Vec::new(), nodes: Vec::new() }
    }
}
impl<'a> DescribeQuorumResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeQuorumResponse", version, Self::VERSIONS)?;
        let error_code = r.int16("DescribeQuorumResponse.error_code")?;
        let error_message = if version >= 2 {
            r.nullable_string(true, true, "DescribeQuorumResponse.error_message")?
        } else {
            Some(Cow::Borrowed(""))
        };
        let topics = r.array(true, 3, "DescribeQuorumResponse.topics", |r| TopicData::read(r, version))?;
        let nodes = if version >= 2 {
            r.array(true, 6, "DescribeQuorumResponse.nodes", |r| Node::read(r, version))?
        } else {
            Vec::new()
        };
        r.skip_tags("DescribeQuorumResponse")?;
        Ok(Self { error_code, error_message, topics, nodes })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeQuorumResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int16(self.error_code);
        if version >= 2 {
            w.nullable_string(self.error_message.as_deref(), true, true, "DescribeQuorumResponse.error_message");
        }
        w.array_length(self.topics.len(), true, "DescribeQuorumResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if version >= 2 {
            w.array_length(self.nodes.len(), true, "DescribeQuorumResponse.nodes");
            for v in &self.nodes {
                v.put(w, version);
            }
        } else if !self.nodes.is_empty() {
            w.refuse_field("DescribeQuorumResponse.nodes", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Node<'a> {
    /// Versions 2+.
    pub node_id: i32,
    /// Versions 2+.
    pub listeners: Vec<Listener<'a>>,
}
impl<'a> Node<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let node_id = if version >= 2 { r.int32("Node.node_id")? } else { 0 };
        let listeners =
            if version >= 2 { r.array(true, 5, "Node.listeners", |r| Listener::read(r, version))? } else { Vec::new() };
        r.skip_tags("Node")?;
        Ok(Self { node_id, listeners })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 2 {
            w.int32(self.node_id);
        } else if self.node_id != 0 {
            w.refuse_field("Node.node_id", version);
        }
        if version >= 2 {
            w.array_length(self.listeners.len(), true, "Node.listeners");
            for v in &self.listeners {
                v.put(w, version);
            }
        } else if !self.listeners.is_empty() {
            w.refuse_field("Node.listeners", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Listener<'a> {
    /// Versions 2+.
    pub name: Cow<'a, str>,
    /// Versions 2+.
    pub host: Cow<'a, str>,
    /// Versions 2+.
    pub port: u16,
}
impl<'a> Listener<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = if version >= 2 { r.string(true, "Listener.name")? } else { Cow::Borrowed("") };
        let host = if version >= 2 { r.string(true, "Listener.host")? } else { Cow::Borrowed("") };
        let port = if version >= 2 { r.uint16("Listener.port")? } else { 0 };
        r.skip_tags("Listener")?;
        Ok(Self { name, host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 2 {
            w.string(&self.name, true, "Listener.name");
        } else if !self.name.is_empty() {
            w.refuse_field("Listener.name", version);
        }
        if version >= 2 {
            w.string(&self.host, true, "Listener.host");
        } else if !self.host.is_empty() {
            w.refuse_field("Listener.host", version);
        }
        if version >= 2 {
            w.uint16(self.port);
        } else if self.port != 0 {
            w.refuse_field("Listener.port", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicData<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<PartitionData<'a>>,
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

#[derive(Clone, Debug, PartialEq)]
pub struct PartitionData<'a> {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 2+, null in 2+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub leader_id: i32,
    /// Versions 0+.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub high_watermark: i64,
    /// Versions 0+.
    pub current_voters: Vec<ReplicaState>,
    /// Versions 0+.
    pub observers: Vec<ReplicaState>,
}
impl Default for PartitionData<'_> {
    fn default() -> Self {
        Self {
            partition_index: 0,
            error_code: 0,
            error_message: Some(Cow::Borrowed("")),
            leader_id: 0,
            leader_epoch: 0,
            high_watermark: 0,
            current_voters: Vec::new(),
            observers: Vec::new(),
        }
    }
}
impl<'a> PartitionData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("PartitionData.partition_index")?;
        let error_code = r.int16("PartitionData.error_code")?;
        let error_message = if version >= 2 {
            r.nullable_string(true, true, "PartitionData.error_message")?
        } else {
            Some(Cow::Borrowed(""))
        };
        let leader_id = r.int32("PartitionData.leader_id")?;
        let leader_epoch = r.int32("PartitionData.leader_epoch")?;
        let high_watermark = r.int64("PartitionData.high_watermark")?;
        let current_voters = r.array(true, 13, "PartitionData.current_voters", |r| ReplicaState::read(r, version))?;
        let observers = r.array(true, 13, "PartitionData.observers", |r| ReplicaState::read(r, version))?;
        r.skip_tags("PartitionData")?;
        Ok(Self {
            partition_index,
            error_code,
            error_message,
            leader_id,
            leader_epoch,
            high_watermark,
            current_voters,
            observers,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition_index);
        w.int16(self.error_code);
        if version >= 2 {
            w.nullable_string(self.error_message.as_deref(), true, true, "PartitionData.error_message");
        }
        w.int32(self.leader_id);
        w.int32(self.leader_epoch);
        w.int64(self.high_watermark);
        w.array_length(self.current_voters.len(), true, "PartitionData.current_voters");
        for v in &self.current_voters {
            v.put(w, version);
        }
        w.array_length(self.observers.len(), true, "PartitionData.observers");
        for v in &self.observers {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ReplicaState {
    /// Versions 0+.
    pub replica_id: i32,
    /// Versions 2+.
    pub replica_directory_id: [u8; 16],
    /// Versions 0+.
    pub log_end_offset: i64,
    /// Versions 1+, default -1.
    pub last_fetch_timestamp: i64,
    /// Versions 1+, default -1.
    pub last_caught_up_timestamp: i64,
}
impl Default for ReplicaState {
    fn default() -> Self {
        Self {
            replica_id: 0,
            replica_directory_id: [0; 16],
            log_end_offset: 0,
            last_fetch_timestamp: -1,
            last_caught_up_timestamp: -1,
        }
    }
}
impl ReplicaState {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let replica_id = r.int32("ReplicaState.replica_id")?;
        let replica_directory_id = if version >= 2 { r.uuid("ReplicaState.replica_directory_id")? } else { [0; 16] };
        let log_end_offset = r.int64("ReplicaState.log_end_offset")?;
        let last_fetch_timestamp = if version >= 1 { r.int64("ReplicaState.last_fetch_timestamp")? } else { -1 };
        let last_caught_up_timestamp =
            if version >= 1 { r.int64("ReplicaState.last_caught_up_timestamp")? } else { -1 };
        r.skip_tags("ReplicaState")?;
        Ok(Self { replica_id, replica_directory_id, log_end_offset, last_fetch_timestamp, last_caught_up_timestamp })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.replica_id);
        if version >= 2 {
            w.uuid(&self.replica_directory_id);
        } else if self.replica_directory_id != [0; 16] {
            w.refuse_field("ReplicaState.replica_directory_id", version);
        }
        w.int64(self.log_end_offset);
        if version >= 1 {
            w.int64(self.last_fetch_timestamp);
        }
        if version >= 1 {
            w.int64(self.last_caught_up_timestamp);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeQuorumResponse<'a> {
    const NAME: &'static str = "DescribeQuorumResponse";
    const VERSIONS: VersionRange = DescribeQuorumResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
