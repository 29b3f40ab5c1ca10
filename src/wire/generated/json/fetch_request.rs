//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::fetch_request::{FetchPartition, FetchRequest, FetchTopic, ForgottenTopic, ReplicaState};
use crate::json::Json;

impl FetchRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 12 && self.cluster_id.is_some() {
            j.key("clusterId");
            match &self.cluster_id {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version <= 14 {
            j.key("replicaId");
            let v = &self.replica_id;
            j.integer(i64::from(*v));
        }
        if version >= 15 && self.replica_state != ReplicaState::default() {
            j.key("replicaState");
            self.replica_state.put_json(j, version);
        }
        {
            j.key("maxWaitMs");
            let v = &self.max_wait_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("minBytes");
            let v = &self.min_bytes;
            j.integer(i64::from(*v));
        }
        {
            j.key("maxBytes");
            let v = &self.max_bytes;
            j.integer(i64::from(*v));
        }
        {
            j.key("isolationLevel");
            let v = &self.isolation_level;
            j.integer(i64::from(*v));
        }
        if version >= 7 {
            j.key("sessionId");
            let v = &self.session_id;
            j.integer(i64::from(*v));
        }
        if version >= 7 {
            j.key("sessionEpoch");
            let v = &self.session_epoch;
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
        if version >= 7 {
            j.key("forgottenTopicsData");
            let v = &self.forgotten_topics_data;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 11 {
            j.key("rackId");
            let v = &self.rack_id;
            j.string(v);
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

impl ForgottenTopic<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if (7..=12).contains(&version) {
            j.key("topic");
            let v = &self.topic;
            j.string(v);
        }
        if version >= 13 {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
        }
        if version >= 7 {
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

impl FetchTopic<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 12 {
            j.key("topic");
            let v = &self.topic;
            j.string(v);
        }
        if version >= 13 {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
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
        j.end('}');
    }
}

impl FetchPartition {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("partition");
            let v = &self.partition;
            j.integer(i64::from(*v));
        }
        if version >= 9 {
            j.key("currentLeaderEpoch");
            let v = &self.current_leader_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("fetchOffset");
            let v = &self.fetch_offset;
            j.integer(i64::from(*v));
        }
        if version >= 12 {
            j.key("lastFetchedEpoch");
            let v = &self.last_fetched_epoch;
            j.integer(i64::from(*v));
        }
        if version >= 5 {
            j.key("logStartOffset");
            let v = &self.log_start_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("partitionMaxBytes");
            let v = &self.partition_max_bytes;
            j.integer(i64::from(*v));
        }
        if version >= 17 && self.replica_directory_id != [0; 16] {
            j.key("replicaDirectoryId");
            let v = &self.replica_directory_id;
            j.uuid(v);
        }
        if version >= 18 && self.high_watermark != 9223372036854775807 {
            j.key("highWatermark");
            let v = &self.high_watermark;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl ReplicaState {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 15 {
            j.key("replicaId");
            let v = &self.replica_id;
            j.integer(i64::from(*v));
        }
        if version >= 15 {
            j.key("replicaEpoch");
            let v = &self.replica_epoch;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
