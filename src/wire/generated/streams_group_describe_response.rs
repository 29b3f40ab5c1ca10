//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 89, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct StreamsGroupDescribeResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub groups: Vec<DescribedGroup<'a>>,
}
impl<'a> StreamsGroupDescribeResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupDescribeResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("StreamsGroupDescribeResponse.throttle_time_ms")?;
        let groups = r.array(true, 20, "StreamsGroupDescribeResponse.groups", |r| DescribedGroup::read(r, version))?;
        r.skip_tags("StreamsGroupDescribeResponse")?;
        Ok(Self { throttle_time_ms, groups })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupDescribeResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.array_length(self.groups.len(), true, "StreamsGroupDescribeResponse.groups");
        for v in &self.groups {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribedGroup<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub group_state: Cow<'a, str>,
    /// Versions 0+.
    pub group_epoch: i32,
    /// Versions 0+.
    pub assignment_epoch: i32,
    /// Versions 0+, null in 0+.
    pub topology: Option<Topology<'a>>,
    /// Versions 0+.
    pub members: Vec<Member<'a>>,
    /// Versions 0+, default -2147483648.
    pub authorized_operations: i32,
    /// Versions 1+, null in 1+.
    pub topology_description: Option<TopologyDescription<'a>>,
    /// Versions 1+.
    pub topology_description_status: i8,
    /// Versions 1+, null in 1+.
    pub assignor_name: Option<Cow<'a, str>>,
}
impl Default for DescribedGroup<'_> {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: None,
            group_id: Cow::Borrowed(""),
            group_state: Cow::Borrowed(""),
            group_epoch: 0,
            assignment_epoch: 0,
            topology: None,
            members: Vec::new(),
            authorized_operations: -2147483648,
            topology_description: None,
            topology_description_status: 0,
            assignor_name: None,
        }
    }
}
impl<'a> DescribedGroup<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let error_code = r.int16("DescribedGroup.error_code")?;
        let error_message = r.nullable_string(true, true, "DescribedGroup.error_message")?;
        let group_id = r.string(true, "DescribedGroup.group_id")?;
        let group_state = r.string(true, "DescribedGroup.group_state")?;
        let group_epoch = r.int32("DescribedGroup.group_epoch")?;
        let assignment_epoch = r.int32("DescribedGroup.assignment_epoch")?;
        let topology = if r.presence("DescribedGroup.topology")? { Some(Topology::read(r, version)?) } else { None };
        let members = r.array(true, 28, "DescribedGroup.members", |r| Member::read(r, version))?;
        let authorized_operations = r.int32("DescribedGroup.authorized_operations")?;
        let topology_description = if version >= 1 {
            if r.presence("DescribedGroup.topology_description")? {
                Some(TopologyDescription::read(r, version)?)
            } else {
                None
            }
        } else {
            None
        };
        let topology_description_status =
            if version >= 1 { r.int8("DescribedGroup.topology_description_status")? } else { 0 };
        let assignor_name =
            if version >= 1 { r.nullable_string(true, true, "DescribedGroup.assignor_name")? } else { None };
        r.skip_tags("DescribedGroup")?;
        Ok(Self {
            error_code,
            error_message,
            group_id,
            group_state,
            group_epoch,
            assignment_epoch,
            topology,
            members,
            authorized_operations,
            topology_description,
            topology_description_status,
            assignor_name,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "DescribedGroup.error_message");
        w.string(&self.group_id, true, "DescribedGroup.group_id");
        w.string(&self.group_state, true, "DescribedGroup.group_state");
        w.int32(self.group_epoch);
        w.int32(self.assignment_epoch);
        w.presence(self.topology.is_some());
        if let Some(v) = &self.topology {
            v.put(w, version);
        }
        w.array_length(self.members.len(), true, "DescribedGroup.members");
        for v in &self.members {
            v.put(w, version);
        }
        w.int32(self.authorized_operations);
        if version >= 1 {
            w.presence(self.topology_description.is_some());
            if let Some(v) = &self.topology_description {
                v.put(w, version);
            }
        } else if self.topology_description.is_some() {
            w.refuse_field("DescribedGroup.topology_description", version);
        }
        if version >= 1 {
            w.int8(self.topology_description_status);
        } else if self.topology_description_status != 0 {
            w.refuse_field("DescribedGroup.topology_description_status", version);
        }
        if version >= 1 {
            w.nullable_string(self.assignor_name.as_deref(), true, true, "DescribedGroup.assignor_name");
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopologyDescription<'a> {
    /// Versions 1+.
    pub subtopologies: Vec<TopologyDescriptionSubtopology<'a>>,
    /// Versions 1+.
    pub global_stores: Vec<TopologyDescriptionGlobalStore<'a>>,
}
impl<'a> TopologyDescription<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let subtopologies = if version >= 1 {
            r.array(true, 3, "TopologyDescription.subtopologies", |r| TopologyDescriptionSubtopology::read(r, version))?
        } else {
            Vec::new()
        };
        let global_stores = if version >= 1 {
            r.array(true, 15, "TopologyDescription.global_stores", |r| {
                TopologyDescriptionGlobalStore::read(r, version)
            })?
        } else {
            Vec::new()
        };
        r.skip_tags("TopologyDescription")?;
        Ok(Self { subtopologies, global_stores })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 1 {
            w.array_length(self.subtopologies.len(), true, "TopologyDescription.subtopologies");
            for v in &self.subtopologies {
                v.put(w, version);
            }
        } else if !self.subtopologies.is_empty() {
            w.refuse_field("TopologyDescription.subtopologies", version);
        }
        if version >= 1 {
            w.array_length(self.global_stores.len(), true, "TopologyDescription.global_stores");
            for v in &self.global_stores {
                v.put(w, version);
            }
        } else if !self.global_stores.is_empty() {
            w.refuse_field("TopologyDescription.global_stores", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopologyDescriptionGlobalStore<'a> {
    /// Versions 1+.
    pub source: TopologyDescriptionNode<'a>,
    /// Versions 1+.
    pub processor: TopologyDescriptionNode<'a>,
}
impl<'a> TopologyDescriptionGlobalStore<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let source =
            if version >= 1 { TopologyDescriptionNode::read(r, version)? } else { TopologyDescriptionNode::default() };
        let processor =
            if version >= 1 { TopologyDescriptionNode::read(r, version)? } else { TopologyDescriptionNode::default() };
        r.skip_tags("TopologyDescriptionGlobalStore")?;
        Ok(Self { source, processor })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 1 {
            self.source.put(w, version);
        } else if self.source != TopologyDescriptionNode::default() {
            w.refuse_field("TopologyDescriptionGlobalStore.source", version);
        }
        if version >= 1 {
            self.processor.put(w, version);
        } else if self.processor != TopologyDescriptionNode::default() {
            w.refuse_field("TopologyDescriptionGlobalStore.processor", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopologyDescriptionSubtopology<'a> {
    /// Versions 1+.
    pub subtopology_id: Cow<'a, str>,
    /// Versions 1+.
    pub nodes: Vec<TopologyDescriptionNode<'a>>,
}
impl<'a> TopologyDescriptionSubtopology<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let subtopology_id = if version >= 1 {
            r.string(true, "TopologyDescriptionSubtopology.subtopology_id")?
        } else {
            Cow::Borrowed("")
        };
        let nodes = if version >= 1 {
            r.array(true, 7, "TopologyDescriptionSubtopology.nodes", |r| TopologyDescriptionNode::read(r, version))?
        } else {
            Vec::new()
        };
        r.skip_tags("TopologyDescriptionSubtopology")?;
        Ok(Self { subtopology_id, nodes })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 1 {
            w.string(&self.subtopology_id, true, "TopologyDescriptionSubtopology.subtopology_id");
        } else if !self.subtopology_id.is_empty() {
            w.refuse_field("TopologyDescriptionSubtopology.subtopology_id", version);
        }
        if version >= 1 {
            w.array_length(self.nodes.len(), true, "TopologyDescriptionSubtopology.nodes");
            for v in &self.nodes {
                v.put(w, version);
            }
        } else if !self.nodes.is_empty() {
            w.refuse_field("TopologyDescriptionSubtopology.nodes", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopologyDescriptionNode<'a> {
    /// Versions 1+.
    pub name: Cow<'a, str>,
    /// Versions 1+.
    pub node_type: i8,
    /// Versions 1+.
    pub source_topics: Vec<Cow<'a, str>>,
    /// Versions 1+, null in 1+.
    pub sink_topic: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub stores: Vec<Cow<'a, str>>,
    /// Versions 1+.
    pub successors: Vec<Cow<'a, str>>,
}
impl<'a> TopologyDescriptionNode<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = if version >= 1 { r.string(true, "TopologyDescriptionNode.name")? } else { Cow::Borrowed("") };
        let node_type = if version >= 1 { r.int8("TopologyDescriptionNode.node_type")? } else { 0 };
        let source_topics = if version >= 1 {
            r.array(true, 1, "TopologyDescriptionNode.source_topics", |r| {
                r.string(true, "TopologyDescriptionNode.source_topics")
            })?
        } else {
            Vec::new()
        };
        let sink_topic =
            if version >= 1 { r.nullable_string(true, true, "TopologyDescriptionNode.sink_topic")? } else { None };
        let stores = if version >= 1 {
            r.array(true, 1, "TopologyDescriptionNode.stores", |r| r.string(true, "TopologyDescriptionNode.stores"))?
        } else {
            Vec::new()
        };
        let successors = if version >= 1 {
            r.array(true, 1, "TopologyDescriptionNode.successors", |r| {
                r.string(true, "TopologyDescriptionNode.successors")
            })?
        } else {
            Vec::new()
        };
        r.skip_tags("TopologyDescriptionNode")?;
        Ok(Self { name, node_type, source_topics, sink_topic, stores, successors })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 1 {
            w.string(&self.name, true, "TopologyDescriptionNode.name");
        } else if !self.name.is_empty() {
            w.refuse_field("TopologyDescriptionNode.name", version);
        }
        if version >= 1 {
            w.int8(self.node_type);
        } else if self.node_type != 0 {
            w.refuse_field("TopologyDescriptionNode.node_type", version);
        }
        if version >= 1 {
            w.array_length(self.source_topics.len(), true, "TopologyDescriptionNode.source_topics");
            for v in &self.source_topics {
                w.string(v, true, "TopologyDescriptionNode.source_topics");
            }
        } else if !self.source_topics.is_empty() {
            w.refuse_field("TopologyDescriptionNode.source_topics", version);
        }
        if version >= 1 {
            w.nullable_string(self.sink_topic.as_deref(), true, true, "TopologyDescriptionNode.sink_topic");
        } else if self.sink_topic.is_some() {
            w.refuse_field("TopologyDescriptionNode.sink_topic", version);
        }
        if version >= 1 {
            w.array_length(self.stores.len(), true, "TopologyDescriptionNode.stores");
            for v in &self.stores {
                w.string(v, true, "TopologyDescriptionNode.stores");
            }
        } else if !self.stores.is_empty() {
            w.refuse_field("TopologyDescriptionNode.stores", version);
        }
        if version >= 1 {
            w.array_length(self.successors.len(), true, "TopologyDescriptionNode.successors");
            for v in &self.successors {
                w.string(v, true, "TopologyDescriptionNode.successors");
            }
        } else if !self.successors.is_empty() {
            w.refuse_field("TopologyDescriptionNode.successors", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Member<'a> {
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 0+.
    pub member_epoch: i32,
    /// Versions 0+, null in 0+.
    pub instance_id: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub rack_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub client_id: Cow<'a, str>,
    /// Versions 0+.
    pub client_host: Cow<'a, str>,
    /// Versions 0+.
    pub topology_epoch: i32,
    /// Versions 0+.
    pub process_id: Cow<'a, str>,
    /// Versions 0+, null in 0+.
    pub user_endpoint: Option<Endpoint<'a>>,
    /// Versions 0+.
    pub client_tags: Vec<KeyValue<'a>>,
    /// Versions 0+.
    pub task_offsets: Vec<TaskOffset<'a>>,
    /// Versions 0+.
    pub task_end_offsets: Vec<TaskOffset<'a>>,
    /// Versions 0+.
    pub assignment: Assignment<'a>,
    /// Versions 0+.
    pub target_assignment: Assignment<'a>,
    /// Versions 0+.
    pub is_classic: bool,
}
impl<'a> Member<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let member_id = r.string(true, "Member.member_id")?;
        let member_epoch = r.int32("Member.member_epoch")?;
        let instance_id = r.nullable_string(true, true, "Member.instance_id")?;
        let rack_id = r.nullable_string(true, true, "Member.rack_id")?;
        let client_id = r.string(true, "Member.client_id")?;
        let client_host = r.string(true, "Member.client_host")?;
        let topology_epoch = r.int32("Member.topology_epoch")?;
        let process_id = r.string(true, "Member.process_id")?;
        let user_endpoint = if r.presence("Member.user_endpoint")? { Some(Endpoint::read(r, version)?) } else { None };
        let client_tags = r.array(true, 3, "Member.client_tags", |r| KeyValue::read(r, version))?;
        let task_offsets = r.array(true, 14, "Member.task_offsets", |r| TaskOffset::read(r, version))?;
        let task_end_offsets = r.array(true, 14, "Member.task_end_offsets", |r| TaskOffset::read(r, version))?;
        let assignment = Assignment::read(r, version)?;
        let target_assignment = Assignment::read(r, version)?;
        let is_classic = r.bool("Member.is_classic")?;
        r.skip_tags("Member")?;
        Ok(Self {
            member_id,
            member_epoch,
            instance_id,
            rack_id,
            client_id,
            client_host,
            topology_epoch,
            process_id,
            user_endpoint,
            client_tags,
            task_offsets,
            task_end_offsets,
            assignment,
            target_assignment,
            is_classic,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.member_id, true, "Member.member_id");
        w.int32(self.member_epoch);
        w.nullable_string(self.instance_id.as_deref(), true, true, "Member.instance_id");
        w.nullable_string(self.rack_id.as_deref(), true, true, "Member.rack_id");
        w.string(&self.client_id, true, "Member.client_id");
        w.string(&self.client_host, true, "Member.client_host");
        w.int32(self.topology_epoch);
        w.string(&self.process_id, true, "Member.process_id");
        w.presence(self.user_endpoint.is_some());
        if let Some(v) = &self.user_endpoint {
            v.put(w, version);
        }
        w.array_length(self.client_tags.len(), true, "Member.client_tags");
        for v in &self.client_tags {
            v.put(w, version);
        }
        w.array_length(self.task_offsets.len(), true, "Member.task_offsets");
        for v in &self.task_offsets {
            v.put(w, version);
        }
        w.array_length(self.task_end_offsets.len(), true, "Member.task_end_offsets");
        for v in &self.task_end_offsets {
            v.put(w, version);
        }
        self.assignment.put(w, version);
        self.target_assignment.put(w, version);
        w.bool(self.is_classic);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Assignment<'a> {
    /// Versions 0+.
    pub active_tasks: Vec<TaskIds<'a>>,
    /// Versions 0+.
    pub standby_tasks: Vec<TaskIds<'a>>,
    /// Versions 0+.
    pub warmup_tasks: Vec<TaskIds<'a>>,
}
impl<'a> Assignment<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let active_tasks = r.array(true, 3, "Assignment.active_tasks", |r| TaskIds::read(r, version))?;
        let standby_tasks = r.array(true, 3, "Assignment.standby_tasks", |r| TaskIds::read(r, version))?;
        let warmup_tasks = r.array(true, 3, "Assignment.warmup_tasks", |r| TaskIds::read(r, version))?;
        r.skip_tags("Assignment")?;
        Ok(Self { active_tasks, standby_tasks, warmup_tasks })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.active_tasks.len(), true, "Assignment.active_tasks");
        for v in &self.active_tasks {
            v.put(w, version);
        }
        w.array_length(self.standby_tasks.len(), true, "Assignment.standby_tasks");
        for v in &self.standby_tasks {
            v.put(w, version);
        }
        w.array_length(self.warmup_tasks.len(), true, "Assignment.warmup_tasks");
        for v in &self.warmup_tasks {
            v.put(w, version);
        }
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
pub struct Topology<'a> {
    /// Versions 0+.
    pub epoch: i32,
    /// Versions 0+, null in 0+.
    pub subtopologies: Option<Vec<Subtopology<'a>>>,
}
impl<'a> Topology<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let epoch = r.int32("Topology.epoch")?;
        let subtopologies =
            r.nullable_array(true, true, 6, "Topology.subtopologies", |r| Subtopology::read(r, version))?;
        r.skip_tags("Topology")?;
        Ok(Self { epoch, subtopologies })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.epoch);
        w.nullable_array_length(self.subtopologies.as_ref().map(|v| v.len()), true, true, "Topology.subtopologies");
        for v in self.subtopologies.iter().flatten() {
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
    pub repartition_sink_topics: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub state_changelog_topics: Vec<TopicInfo<'a>>,
    /// Versions 0+.
    pub repartition_source_topics: Vec<TopicInfo<'a>>,
}
impl<'a> Subtopology<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let subtopology_id = r.string(true, "Subtopology.subtopology_id")?;
        let source_topics =
            r.array(true, 1, "Subtopology.source_topics", |r| r.string(true, "Subtopology.source_topics"))?;
        let repartition_sink_topics = r.array(true, 1, "Subtopology.repartition_sink_topics", |r| {
            r.string(true, "Subtopology.repartition_sink_topics")
        })?;
        let state_changelog_topics =
            r.array(true, 9, "Subtopology.state_changelog_topics", |r| TopicInfo::read(r, version))?;
        let repartition_source_topics =
            r.array(true, 9, "Subtopology.repartition_source_topics", |r| TopicInfo::read(r, version))?;
        r.skip_tags("Subtopology")?;
        Ok(Self {
            subtopology_id,
            source_topics,
            repartition_sink_topics,
            state_changelog_topics,
            repartition_source_topics,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.subtopology_id, true, "Subtopology.subtopology_id");
        w.array_length(self.source_topics.len(), true, "Subtopology.source_topics");
        for v in &self.source_topics {
            w.string(v, true, "Subtopology.source_topics");
        }
        w.array_length(self.repartition_sink_topics.len(), true, "Subtopology.repartition_sink_topics");
        for v in &self.repartition_sink_topics {
            w.string(v, true, "Subtopology.repartition_sink_topics");
        }
        w.array_length(self.state_changelog_topics.len(), true, "Subtopology.state_changelog_topics");
        for v in &self.state_changelog_topics {
            v.put(w, version);
        }
        w.array_length(self.repartition_source_topics.len(), true, "Subtopology.repartition_source_topics");
        for v in &self.repartition_source_topics {
            v.put(w, version);
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

impl<'a> Message<'a> for StreamsGroupDescribeResponse<'a> {
    const NAME: &'static str = "StreamsGroupDescribeResponse";
    const VERSIONS: VersionRange = StreamsGroupDescribeResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
