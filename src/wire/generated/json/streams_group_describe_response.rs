//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::streams_group_describe_response::{
    Assignment, DescribedGroup, Endpoint, KeyValue, Member, StreamsGroupDescribeResponse, Subtopology, TaskIds,
    TaskOffset, TopicInfo, Topology, TopologyDescription, TopologyDescriptionGlobalStore, TopologyDescriptionNode,
    TopologyDescriptionSubtopology,
};
use crate::json::Json;

impl StreamsGroupDescribeResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("groups");
            let v = &self.groups;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }

    /// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.
    pub fn to_json(&self, version: i16) -> String {
        let mut j = Json::new();
        self.put_json(&mut j, version);
        j.finish()
    }
}

impl DescribedGroup<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        j.key("errorMessage");
        match &self.error_message {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        {
            j.key("groupState");
            let v = &self.group_state;
            j.string(v);
        }
        {
            j.key("groupEpoch");
            let v = &self.group_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("assignmentEpoch");
            let v = &self.assignment_epoch;
            j.integer(i64::from(*v));
        }
        j.key("topology");
        match &self.topology {
            None => j.null(),
            Some(v) => {
                v.put_json(j, version);
            }
        }
        {
            j.key("members");
            let v = &self.members;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("authorizedOperations");
            let v = &self.authorized_operations;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("topologyDescription");
            match &self.topology_description {
                None => j.null(),
                Some(v) => {
                    v.put_json(j, version);
                }
            }
        }
        if version >= 1 {
            j.key("topologyDescriptionStatus");
            let v = &self.topology_description_status;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("assignorName");
            match &self.assignor_name {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        j.end('}');
    }
}

impl TopologyDescription<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 1 {
            j.key("subtopologies");
            let v = &self.subtopologies;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 1 {
            j.key("globalStores");
            let v = &self.global_stores;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl TopologyDescriptionGlobalStore<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 1 {
            j.key("source");
            self.source.put_json(j, version);
        }
        if version >= 1 {
            j.key("processor");
            self.processor.put_json(j, version);
        }
        j.end('}');
    }
}

impl TopologyDescriptionSubtopology<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 1 {
            j.key("subtopologyId");
            let v = &self.subtopology_id;
            j.string(v);
        }
        if version >= 1 {
            j.key("nodes");
            let v = &self.nodes;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl TopologyDescriptionNode<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 1 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 1 {
            j.key("nodeType");
            let v = &self.node_type;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("sourceTopics");
            let v = &self.source_topics;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        if version >= 1 {
            j.key("sinkTopic");
            match &self.sink_topic {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 1 {
            j.key("stores");
            let v = &self.stores;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        if version >= 1 {
            j.key("successors");
            let v = &self.successors;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl Member<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("memberId");
            let v = &self.member_id;
            j.string(v);
        }
        {
            j.key("memberEpoch");
            let v = &self.member_epoch;
            j.integer(i64::from(*v));
        }
        j.key("instanceId");
        match &self.instance_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.key("rackId");
        match &self.rack_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("clientId");
            let v = &self.client_id;
            j.string(v);
        }
        {
            j.key("clientHost");
            let v = &self.client_host;
            j.string(v);
        }
        {
            j.key("topologyEpoch");
            let v = &self.topology_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("processId");
            let v = &self.process_id;
            j.string(v);
        }
        j.key("userEndpoint");
        match &self.user_endpoint {
            None => j.null(),
            Some(v) => {
                v.put_json(j, version);
            }
        }
        {
            j.key("clientTags");
            let v = &self.client_tags;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("taskOffsets");
            let v = &self.task_offsets;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("taskEndOffsets");
            let v = &self.task_end_offsets;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.key("assignment");
        self.assignment.put_json(j, version);
        j.key("targetAssignment");
        self.target_assignment.put_json(j, version);
        {
            j.key("isClassic");
            let v = &self.is_classic;
            j.bool(*v);
        }
        j.end('}');
    }
}

impl Assignment<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("activeTasks");
            let v = &self.active_tasks;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("standbyTasks");
            let v = &self.standby_tasks;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("warmupTasks");
            let v = &self.warmup_tasks;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl TaskIds<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("subtopologyId");
            let v = &self.subtopology_id;
            j.string(v);
        }
        {
            j.key("partitions");
            let v = &self.partitions;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl TaskOffset<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("subtopologyId");
            let v = &self.subtopology_id;
            j.string(v);
        }
        {
            j.key("partition");
            let v = &self.partition;
            j.integer(i64::from(*v));
        }
        {
            j.key("offset");
            let v = &self.offset;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl Endpoint<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        {
            j.key("port");
            let v = &self.port;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl Topology<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("epoch");
            let v = &self.epoch;
            j.integer(i64::from(*v));
        }
        j.key("subtopologies");
        match &self.subtopologies {
            None => j.null(),
            Some(v) => {
                j.begin('[');
                for v in v {
                    j.element();
                    v.put_json(j, version);
                }
                j.end(']');
            }
        }
        j.end('}');
    }
}

impl Subtopology<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("subtopologyId");
            let v = &self.subtopology_id;
            j.string(v);
        }
        {
            j.key("sourceTopics");
            let v = &self.source_topics;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        {
            j.key("repartitionSinkTopics");
            let v = &self.repartition_sink_topics;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        {
            j.key("stateChangelogTopics");
            let v = &self.state_changelog_topics;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("repartitionSourceTopics");
            let v = &self.repartition_source_topics;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl TopicInfo<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        {
            j.key("partitions");
            let v = &self.partitions;
            j.integer(i64::from(*v));
        }
        {
            j.key("replicationFactor");
            let v = &self.replication_factor;
            j.integer(i64::from(*v));
        }
        {
            j.key("topicConfigs");
            let v = &self.topic_configs;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl KeyValue<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("key");
            let v = &self.key;
            j.string(v);
        }
        {
            j.key("value");
            let v = &self.value;
            j.string(v);
        }
        j.end('}');
    }
}
