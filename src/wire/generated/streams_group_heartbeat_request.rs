//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 88, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamsGroupHeartbeatRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 0+.
    pub member_epoch: i32,
    /// Versions 0+.
    pub endpoint_information_epoch: i32,
    /// Versions 0+, null in 0+.
    pub instance_id: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub rack_id: Option<Cow<'a, str>>,
    /// Versions 0+, default -1.
    pub rebalance_timeout_ms: i32,
    /// Versions 0+, null in 0+.
    pub topology: Option<Topology<'a>>,
    /// Versions 0+, null in 0+.
    pub active_tasks: Option<Vec<TaskIds<'a>>>,
    /// Versions 0+, null in 0+.
    pub standby_tasks: Option<Vec<TaskIds<'a>>>,
    /// Versions 0+, null in 0+.
    pub warmup_tasks: Option<Vec<TaskIds<'a>>>,
    /// Versions 0+, null in 0+.
    pub process_id: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub user_endpoint: Option<Endpoint<'a>>,
    /// Versions 0+, null in 0+.
    pub client_tags: Option<Vec<KeyValue<'a>>>,
    /// Versions 0+, null in 0+.
    pub task_offsets: Option<Vec<TaskOffset<'a>>>,
    /// Versions 0+, null in 0+.
    pub task_end_offsets: Option<Vec<TaskOffset<'a>>>,
    /// Versions 0+.
    pub shutdown_application: bool,
}
impl Default for StreamsGroupHeartbeatRequest<'_> {
    fn default() -> Self {
        Self {
            group_id: Cow::Borrowed(""),
            member_id: Cow::Borrowed(""),
            member_epoch: 0,
            endpoint_information_epoch: 0,
            instance_id: None,
            rack_id: None,
            rebalance_timeout_ms: -1,
            topology: None,
            active_tasks: None,
            standby_tasks: None,
            warmup_tasks: None,
            process_id: None,
            user_endpoint: None,
            client_tags: None,
            task_offsets: None,
            task_end_offsets: None,
            shutdown_application: false,
        }
    }
}
impl<'a> StreamsGroupHeartbeatRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupHeartbeatRequest", version, Self::VERSIONS)?;
        let group_id = r.string(true, "StreamsGroupHeartbeatRequest.group_id")?;
        let member_id = r.string(true, "StreamsGroupHeartbeatRequest.member_id")?;
        let member_epoch = r.int32("StreamsGroupHeartbeatRequest.member_epoch")?;
        let endpoint_information_epoch = r.int32("StreamsGroupHeartbeatRequest.endpoint_information_epoch")?;
        let instance_id = r.nullable_string(true, true, "StreamsGroupHeartbeatRequest.instance_id")?;
        let rack_id = r.nullable_string(true, true, "StreamsGroupHeartbeatRequest.rack_id")?;
        let rebalance_timeout_ms = r.int32("StreamsGroupHeartbeatRequest.rebalance_timeout_ms")?;
        let topology =
            if r.presence("StreamsGroupHeartbeatRequest.topology")? { Some(Topology::read(r, version)?) } else { None };
        let active_tasks = r.nullable_array(true, true, 3, "StreamsGroupHeartbeatRequest.active_tasks", |r| {
            TaskIds::read(r, version)
        })?;
        let standby_tasks = r.nullable_array(true, true, 3, "StreamsGroupHeartbeatRequest.standby_tasks", |r| {
            TaskIds::read(r, version)
        })?;
        let warmup_tasks = r.nullable_array(true, true, 3, "StreamsGroupHeartbeatRequest.warmup_tasks", |r| {
            TaskIds::read(r, version)
        })?;
        let process_id = r.nullable_string(true, true, "StreamsGroupHeartbeatRequest.process_id")?;
        let user_endpoint = if r.presence("StreamsGroupHeartbeatRequest.user_endpoint")? {
            Some(Endpoint::read(r, version)?)
        } else {
            None
        };
        let client_tags = r.nullable_array(true, true, 3, "StreamsGroupHeartbeatRequest.client_tags", |r| {
            KeyValue::read(r, version)
        })?;
        let task_offsets = r.nullable_array(true, true, 14, "StreamsGroupHeartbeatRequest.task_offsets", |r| {
            TaskOffset::read(r, version)
        })?;
        let task_end_offsets =
            r.nullable_array(true, true, 14, "StreamsGroupHeartbeatRequest.task_end_offsets", |r| {
                TaskOffset::read(r, version)
            })?;
        let shutdown_application = r.bool("StreamsGroupHeartbeatRequest.shutdown_application")?;
        r.skip_tags("StreamsGroupHeartbeatRequest")?;
        Ok(Self {
            group_id,
            member_id,
            member_epoch,
            endpoint_information_epoch,
            instance_id,
            rack_id,
            rebalance_timeout_ms,
            topology,
            active_tasks,
            standby_tasks,
            warmup_tasks,
            process_id,
            user_endpoint,
            client_tags,
            task_offsets,
            task_end_offsets,
            shutdown_application,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupHeartbeatRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, true, "StreamsGroupHeartbeatRequest.group_id");
        w.string(&self.member_id, true, "StreamsGroupHeartbeatRequest.member_id");
        w.int32(self.member_epoch);
        w.int32(self.endpoint_information_epoch);
        w.nullable_string(self.instance_id.as_deref(), true, true, "StreamsGroupHeartbeatRequest.instance_id");
        w.nullable_string(self.rack_id.as_deref(), true, true, "StreamsGroupHeartbeatRequest.rack_id");
        w.int32(self.rebalance_timeout_ms);
        w.presence(self.topology.is_some());
        if let Some(v) = &self.topology {
            v.put(w, version);
        }
        w.nullable_array_length(
            self.active_tasks.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatRequest.active_tasks",
        );
        for v in self.active_tasks.iter().flatten() {
            v.put(w, version);
        }
        w.nullable_array_length(
            self.standby_tasks.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatRequest.standby_tasks",
        );
        for v in self.standby_tasks.iter().flatten() {
            v.put(w, version);
        }
        w.nullable_array_length(
            self.warmup_tasks.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatRequest.warmup_tasks",
        );
        for v in self.warmup_tasks.iter().flatten() {
            v.put(w, version);
        }
        w.nullable_string(self.process_id.as_deref(), true, true, "StreamsGroupHeartbeatRequest.process_id");
        w.presence(self.user_endpoint.is_some());
        if let Some(v) = &self.user_endpoint {
            v.put(w, version);
        }
        w.nullable_array_length(
            self.client_tags.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatRequest.client_tags",
        );
        for v in self.client_tags.iter().flatten() {
            v.put(w, version);
        }
        w.nullable_array_length(
            self.task_offsets.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatRequest.task_offsets",
        );
        for v in self.task_offsets.iter().flatten() {
            v.put(w, version);
        }
        w.nullable_array_length(
            self.task_end_offsets.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatRequest.task_end_offsets",
        );
        for v in self.task_end_offsets.iter().flatten() {
            v.put(w, version);
        }
        w.bool(self.shutdown_application);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TaskOffset<'a> {
    /// Versions 0+.
    pub subtopology_id: Cow<'a, str>,
    /// Versions 0+.
    pub partition: i32,
    /// Versions 0+.
    pub offset: i64,
}
impl<'a> TaskOffset<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let subtopology_id = r.string(true, "TaskOffset.subtopology_id")?;
        let partition = r.int32("TaskOffset.partition")?;
        let offset = r.int64("TaskOffset.offset")?;
        r.skip_tags("TaskOffset")?;
        Ok(Self { subtopology_id, partition, offset })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.subtopology_id, true, "TaskOffset.subtopology_id");
        w.int32(self.partition);
        w.int64(self.offset);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Endpoint<'a> {
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: u16,
}
impl<'a> Endpoint<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let host = r.string(true, "Endpoint.host")?;
        let port = r.uint16("Endpoint.port")?;
        r.skip_tags("Endpoint")?;
        Ok(Self { host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.host, true, "Endpoint.host");
        w.uint16(self.port);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TaskIds<'a> {
    /// Versions 0+.
    pub subtopology_id: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl<'a> TaskIds<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let subtopology_id = r.string(true, "TaskIds.subtopology_id")?;
        let partitions = r.array(true, 4, "TaskIds.partitions", |r| r.int32("TaskIds.partitions"))?;
        r.skip_tags("TaskIds")?;
        Ok(Self { subtopology_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.subtopology_id, true, "TaskIds.subtopology_id");
        w.array_length(self.partitions.len(), true, "TaskIds.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Topology<'a> {
    /// Versions 0+.
    pub epoch: i32,
    /// Versions 0+.
    pub subtopologies: Vec<Subtopology<'a>>,
}
impl<'a> Topology<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let epoch = r.int32("Topology.epoch")?;
        let subtopologies = r.array(true, 8, "Topology.subtopologies", |r| Subtopology::read(r, version))?;
        r.skip_tags("Topology")?;
        Ok(Self { epoch, subtopologies })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.epoch);
        w.array_length(self.subtopologies.len(), true, "Topology.subtopologies");
        for v in &self.subtopologies {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Subtopology<'a> {
    /// Versions 0+.
    pub subtopology_id: Cow<'a, str>,
    /// Versions 0+.
    pub source_topics: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub source_topic_regex: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub state_changelog_topics: Vec<TopicInfo<'a>>,
    /// Versions 0+.
    pub repartition_sink_topics: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub repartition_source_topics: Vec<TopicInfo<'a>>,
    /// Versions 0+.
    pub copartition_groups: Vec<CopartitionGroup>,
}
impl<'a> Subtopology<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let subtopology_id = r.string(true, "Subtopology.subtopology_id")?;
        let source_topics =
            r.array(true, 1, "Subtopology.source_topics", |r| r.string(true, "Subtopology.source_topics"))?;
        let source_topic_regex =
            r.array(true, 1, "Subtopology.source_topic_regex", |r| r.string(true, "Subtopology.source_topic_regex"))?;
        let state_changelog_topics =
            r.array(true, 9, "Subtopology.state_changelog_topics", |r| TopicInfo::read(r, version))?;
        let repartition_sink_topics = r.array(true, 1, "Subtopology.repartition_sink_topics", |r| {
            r.string(true, "Subtopology.repartition_sink_topics")
        })?;
        let repartition_source_topics =
            r.array(true, 9, "Subtopology.repartition_source_topics", |r| TopicInfo::read(r, version))?;
        let copartition_groups =
            r.array(true, 4, "Subtopology.copartition_groups", |r| CopartitionGroup::read(r, version))?;
        r.skip_tags("Subtopology")?;
        Ok(Self {
            subtopology_id,
            source_topics,
            source_topic_regex,
            state_changelog_topics,
            repartition_sink_topics,
            repartition_source_topics,
            copartition_groups,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.subtopology_id, true, "Subtopology.subtopology_id");
        w.array_length(self.source_topics.len(), true, "Subtopology.source_topics");
        for v in &self.source_topics {
            w.string(v, true, "Subtopology.source_topics");
        }
        w.array_length(self.source_topic_regex.len(), true, "Subtopology.source_topic_regex");
        for v in &self.source_topic_regex {
            w.string(v, true, "Subtopology.source_topic_regex");
        }
        w.array_length(self.state_changelog_topics.len(), true, "Subtopology.state_changelog_topics");
        for v in &self.state_changelog_topics {
            v.put(w, version);
        }
        w.array_length(self.repartition_sink_topics.len(), true, "Subtopology.repartition_sink_topics");
        for v in &self.repartition_sink_topics {
            w.string(v, true, "Subtopology.repartition_sink_topics");
        }
        w.array_length(self.repartition_source_topics.len(), true, "Subtopology.repartition_source_topics");
        for v in &self.repartition_source_topics {
            v.put(w, version);
        }
        w.array_length(self.copartition_groups.len(), true, "Subtopology.copartition_groups");
        for v in &self.copartition_groups {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct CopartitionGroup {
    /// Versions 0+.
    pub source_topics: Vec<i16>,
    /// Versions 0+.
    pub source_topic_regex: Vec<i16>,
    /// Versions 0+.
    pub repartition_source_topics: Vec<i16>,
}
impl CopartitionGroup {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let source_topics =
            r.array(true, 2, "CopartitionGroup.source_topics", |r| r.int16("CopartitionGroup.source_topics"))?;
        let source_topic_regex = r.array(true, 2, "CopartitionGroup.source_topic_regex", |r| {
            r.int16("CopartitionGroup.source_topic_regex")
        })?;
        let repartition_source_topics = r.array(true, 2, "CopartitionGroup.repartition_source_topics", |r| {
            r.int16("CopartitionGroup.repartition_source_topics")
        })?;
        r.skip_tags("CopartitionGroup")?;
        Ok(Self { source_topics, source_topic_regex, repartition_source_topics })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.array_length(self.source_topics.len(), true, "CopartitionGroup.source_topics");
        for v in &self.source_topics {
            w.int16(*v);
        }
        w.array_length(self.source_topic_regex.len(), true, "CopartitionGroup.source_topic_regex");
        for v in &self.source_topic_regex {
            w.int16(*v);
        }
        w.array_length(self.repartition_source_topics.len(), true, "CopartitionGroup.repartition_source_topics");
        for v in &self.repartition_source_topics {
            w.int16(*v);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicInfo<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: i32,
    /// Versions 0+.
    pub replication_factor: i16,
    /// Versions 0+.
    pub topic_configs: Vec<KeyValue<'a>>,
}
impl<'a> TopicInfo<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "TopicInfo.name")?;
        let partitions = r.int32("TopicInfo.partitions")?;
        let replication_factor = r.int16("TopicInfo.replication_factor")?;
        let topic_configs = r.array(true, 3, "TopicInfo.topic_configs", |r| KeyValue::read(r, version))?;
        r.skip_tags("TopicInfo")?;
        Ok(Self { name, partitions, replication_factor, topic_configs })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.name, true, "TopicInfo.name");
        w.int32(self.partitions);
        w.int16(self.replication_factor);
        w.array_length(self.topic_configs.len(), true, "TopicInfo.topic_configs");
        for v in &self.topic_configs {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct KeyValue<'a> {
    /// Versions 0+.
    pub key: Cow<'a, str>,
    /// Versions 0+.
    pub value: Cow<'a, str>,
}
impl<'a> KeyValue<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let key = r.string(true, "KeyValue.key")?;
        let value = r.string(true, "KeyValue.value")?;
        r.skip_tags("KeyValue")?;
        Ok(Self { key, value })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.key, true, "KeyValue.key");
        w.string(&self.value, true, "KeyValue.value");
        w.no_tags();
    }
}

impl<'a> Message<'a> for StreamsGroupHeartbeatRequest<'a> {
    const NAME: &'static str = "StreamsGroupHeartbeatRequest";
    const VERSIONS: VersionRange = StreamsGroupHeartbeatRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for StreamsGroupHeartbeatRequest<'a> {
    const KEY: ApiKey = ApiKey::StreamsGroupHeartbeat;
    type Response<'r> = super::streams_group_heartbeat_response::StreamsGroupHeartbeatResponse<'r>;
}
