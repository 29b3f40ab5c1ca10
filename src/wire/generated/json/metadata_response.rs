//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::metadata_response::{
    MetadataResponse, MetadataResponseBroker, MetadataResponsePartition, MetadataResponseTopic,
};
use crate::json::Json;

impl MetadataResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 3 {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("brokers");
            let v = &self.brokers;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 2 {
            j.key("clusterId");
            match &self.cluster_id {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 1 {
            j.key("controllerId");
            let v = &self.controller_id;
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
        if (8..=10).contains(&version) {
            j.key("clusterAuthorizedOperations");
            let v = &self.cluster_authorized_operations;
            j.integer(i64::from(*v));
        }
        if version >= 13 {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
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

impl MetadataResponseTopic<'_> {
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
        if version >= 10 {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
        }
        if version >= 1 {
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
        if version >= 8 {
            j.key("topicAuthorizedOperations");
            let v = &self.topic_authorized_operations;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl MetadataResponsePartition {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
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
        if version >= 7 {
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
        if version >= 5 {
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

impl MetadataResponseBroker<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("nodeId");
            let v = &self.node_id;
            j.integer(i64::from(*v));
        }
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
        if version >= 1 {
            j.key("rack");
            match &self.rack {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        j.end('}');
    }
}
