//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::streams_group_heartbeat_request::{
    CopartitionGroup, Endpoint, KeyValue, StreamsGroupHeartbeatRequest, Subtopology, TaskIds, TaskOffset, TopicInfo,
    Topology,
};
use crate::json::Json;

impl StreamsGroupHeartbeatRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
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
        {
            j.key("endpointInformationEpoch");
            let v = &self.endpoint_information_epoch;
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
            j.key("rebalanceTimeoutMs");
            let v = &self.rebalance_timeout_ms;
            j.integer(i64::from(*v));
        }
        j.key("topology");
        match &self.topology {
            None => j.null(),
            Some(v) => {
                v.put_json(j, version);
            }
        }
        j.key("activeTasks");
        match &self.active_tasks {
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
        j.key("standbyTasks");
        match &self.standby_tasks {
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
        j.key("warmupTasks");
        match &self.warmup_tasks {
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
        j.key("processId");
        match &self.process_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.key("userEndpoint");
        match &self.user_endpoint {
            None => j.null(),
            Some(v) => {
                v.put_json(j, version);
            }
        }
        j.key("clientTags");
        match &self.client_tags {
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
        j.key("taskOffsets");
        match &self.task_offsets {
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
        j.key("taskEndOffsets");
        match &self.task_end_offsets {
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
        {
            j.key("shutdownApplication");
            let v = &self.shutdown_application;
            j.bool(*v);
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

impl Topology<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("epoch");
            let v = &self.epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("subtopologies");
            let v = &self.subtopologies;
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
            j.key("sourceTopicRegex");
            let v = &self.source_topic_regex;
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
            j.key("repartitionSourceTopics");
            let v = &self.repartition_source_topics;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("copartitionGroups");
            let v = &self.copartition_groups;
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

impl CopartitionGroup {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("sourceTopics");
            let v = &self.source_topics;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        {
            j.key("sourceTopicRegex");
            let v = &self.source_topic_regex;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        {
            j.key("repartitionSourceTopics");
            let v = &self.repartition_source_topics;
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
