//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 75, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeTopicPartitionsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub topics: Vec<DescribeTopicPartitionsResponseTopic<'a>>,
    /// Versions 0+, null in 0+.
    pub next_cursor: Option<Cursor<'a>>,
}
impl<'a> DescribeTopicPartitionsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeTopicPartitionsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("DescribeTopicPartitionsResponse.throttle_time_ms")?;
        let topics = r.array(true, 26, "DescribeTopicPartitionsResponse.topics", |r| {
            DescribeTopicPartitionsResponseTopic::read(r, version)
        })?;
        let next_cursor = if r.presence("DescribeTopicPartitionsResponse.next_cursor")? {
            Some(Cursor::read(r, version)?)
        } else {
            None
        };
        r.skip_tags("DescribeTopicPartitionsResponse")?;
        Ok(Self { throttle_time_ms, topics, next_cursor })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeTopicPartitionsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.array_length(self.topics.len(), true, "DescribeTopicPartitionsResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.presence(self.next_cursor.is_some());
        if let Some(v) = &self.next_cursor {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Cursor<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub partition_index: i32,
}
impl<'a> Cursor<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic_name = r.string(true, "Cursor.topic_name")?;
        let partition_index = r.int32("Cursor.partition_index")?;
        r.skip_tags("Cursor")?;
        Ok(Self { topic_name, partition_index })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.topic_name, true, "Cursor.topic_name");
        w.int32(self.partition_index);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeTopicPartitionsResponseTopic<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub name: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub is_internal: bool,
    /// Versions 0+.
    pub partitions: Vec<DescribeTopicPartitionsResponsePartition>,
    /// Versions 0+, default -2147483648.
    pub topic_authorized_operations: i32,
}
impl Default for DescribeTopicPartitionsResponseTopic<'_> {
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
impl<'a> DescribeTopicPartitionsResponseTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let error_code = r.int16("DescribeTopicPartitionsResponseTopic.error_code")?;
        let name = r.nullable_string(true, true, "DescribeTopicPartitionsResponseTopic.name")?;
        let topic_id = r.uuid("DescribeTopicPartitionsResponseTopic.topic_id")?;
        let is_internal = r.bool("DescribeTopicPartitionsResponseTopic.is_internal")?;
        let partitions = r.array(true, 20, "DescribeTopicPartitionsResponseTopic.partitions", |r| {
            DescribeTopicPartitionsResponsePartition::read(r, version)
        })?;
        let topic_authorized_operations =
            r.int32("DescribeTopicPartitionsResponseTopic.topic_authorized_operations")?;
        r.skip_tags("DescribeTopicPartitionsResponseTopic")?;
        Ok(Self { error_code, name, topic_id, is_internal, partitions, topic_authorized_operations })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int16(self.error_code);
        w.nullable_string(self.name.as_deref(), true, true, "DescribeTopicPartitionsResponseTopic.name");
        w.uuid(&self.topic_id);
        w.bool(self.is_internal);
        w.array_length(self.partitions.len(), true, "DescribeTopicPartitionsResponseTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.int32(self.topic_authorized_operations);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeTopicPartitionsResponsePartition {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub leader_id: i32,
    /// Versions 0+, default -1.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub replica_nodes: Vec<i32>,
    /// Versions 0+.
    pub isr_nodes: Vec<i32>,
    /// Versions 0+, null in 0+.
    pub eligible_leader_replicas: Option<Vec<i32>>,
    /// Versions 0+, null in 0+.
    pub last_known_elr: Option<Vec<i32>>,
    /// Versions 0+.
    pub offline_replicas: Vec<i32>,
}
impl Default for DescribeTopicPartitionsResponsePartition {
    fn default() -> Self {
        Self {
            error_code: 0,
            partition_index: 0,
            leader_id: 0,
            leader_epoch: -1,
            replica_nodes: Vec::new(),
            isr_nodes: Vec::new(),
            eligible_leader_replicas: None,
            last_known_elr: None,
            offline_replicas: Vec::new(),
        }
    }
}
impl DescribeTopicPartitionsResponsePartition {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let error_code = r.int16("DescribeTopicPartitionsResponsePartition.error_code")?;
        let partition_index = r.int32("DescribeTopicPartitionsResponsePartition.partition_index")?;
        let leader_id = r.int32("DescribeTopicPartitionsResponsePartition.leader_id")?;
        let leader_epoch = r.int32("DescribeTopicPartitionsResponsePartition.leader_epoch")?;
        let replica_nodes = r.array(true, 4, "DescribeTopicPartitionsResponsePartition.replica_nodes", |r| {
            r.int32("DescribeTopicPartitionsResponsePartition.replica_nodes")
        })?;
        let isr_nodes = r.array(true, 4, "DescribeTopicPartitionsResponsePartition.isr_nodes", |r| {
            r.int32("DescribeTopicPartitionsResponsePartition.isr_nodes")
        })?;
        let eligible_leader_replicas = r.nullable_array(
            true,
            true,
            4,
            "DescribeTopicPartitionsResponsePartition.eligible_leader_replicas",
            |r| r.int32("DescribeTopicPartitionsResponsePartition.eligible_leader_replicas"),
        )?;
        let last_known_elr =
            r.nullable_array(true, true, 4, "DescribeTopicPartitionsResponsePartition.last_known_elr", |r| {
                r.int32("DescribeTopicPartitionsResponsePartition.last_known_elr")
            })?;
        let offline_replicas = r.array(true, 4, "DescribeTopicPartitionsResponsePartition.offline_replicas", |r| {
            r.int32("DescribeTopicPartitionsResponsePartition.offline_replicas")
        })?;
        r.skip_tags("DescribeTopicPartitionsResponsePartition")?;
        Ok(Self {
            error_code,
            partition_index,
            leader_id,
            leader_epoch,
            replica_nodes,
            isr_nodes,
            eligible_leader_replicas,
            last_known_elr,
            offline_replicas,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int16(self.error_code);
        w.int32(self.partition_index);
        w.int32(self.leader_id);
        w.int32(self.leader_epoch);
        w.array_length(self.replica_nodes.len(), true, "DescribeTopicPartitionsResponsePartition.replica_nodes");
        for v in &self.replica_nodes {
            w.int32(*v);
        }
        w.array_length(self.isr_nodes.len(), true, "DescribeTopicPartitionsResponsePartition.isr_nodes");
        for v in &self.isr_nodes {
            w.int32(*v);
        }
        w.nullable_array_length(
            self.eligible_leader_replicas.as_ref().map(|v| v.len()),
            true,
            true,
            "DescribeTopicPartitionsResponsePartition.eligible_leader_replicas",
        );
        for v in self.eligible_leader_replicas.iter().flatten() {
            w.int32(*v);
        }
        w.nullable_array_length(
            self.last_known_elr.as_ref().map(|v| v.len()),
            true,
            true,
            "DescribeTopicPartitionsResponsePartition.last_known_elr",
        );
        for v in self.last_known_elr.iter().flatten() {
            w.int32(*v);
        }
        w.array_length(self.offline_replicas.len(), true, "DescribeTopicPartitionsResponsePartition.offline_replicas");
        for v in &self.offline_replicas {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeTopicPartitionsResponse<'a> {
    const NAME: &'static str = "DescribeTopicPartitionsResponse";
    const VERSIONS: VersionRange = DescribeTopicPartitionsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
