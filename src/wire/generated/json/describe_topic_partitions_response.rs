//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_topic_partitions_response::{
    Cursor, DescribeTopicPartitionsResponse, DescribeTopicPartitionsResponsePartition,
    DescribeTopicPartitionsResponseTopic,
};
use crate::json::Json;

impl DescribeTopicPartitionsResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("topics");
            let v = &self.topics;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.key("nextCursor");
        match &self.next_cursor {
            None => j.null(),
            Some(v) => {
                v.put_json(j, version);
            }
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

impl Cursor<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("topicName");
            let v = &self.topic_name;
            j.string(v);
        }
        {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl DescribeTopicPartitionsResponseTopic<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        j.key("name");
        match &self.name {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
        }
        {
            j.key("isInternal");
            let v = &self.is_internal;
            j.bool(*v);
        }
        {
            j.key("partitions");
            let v = &self.partitions;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("topicAuthorizedOperations");
            let v = &self.topic_authorized_operations;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl DescribeTopicPartitionsResponsePartition {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        {
            j.key("leaderId");
            let v = &self.leader_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("leaderEpoch");
            let v = &self.leader_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("replicaNodes");
            let v = &self.replica_nodes;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        {
            j.key("isrNodes");
            let v = &self.isr_nodes;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        j.key("eligibleLeaderReplicas");
        match &self.eligible_leader_replicas {
            None => j.null(),
            Some(v) => {
                j.begin('[');
                for v in v {
                    j.element();
                    j.integer(i64::from(*v));
                }
                j.end(']');
            }
        }
        j.key("lastKnownElr");
        match &self.last_known_elr {
            None => j.null(),
            Some(v) => {
                j.begin('[');
                for v in v {
                    j.element();
                    j.integer(i64::from(*v));
                }
                j.end(']');
            }
        }
        {
            j.key("offlineReplicas");
            let v = &self.offline_replicas;
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
