//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::produce_response::{
    BatchIndexAndErrorMessage, LeaderIdAndEpoch, NodeEndpoint, PartitionProduceResponse, ProduceResponse,
    TopicProduceResponse,
};
use crate::json::Json;

impl ProduceResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("responses");
            let v = &self.responses;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        if version >= 10 && !self.node_endpoints.is_empty() {
            j.key("nodeEndpoints");
            let v = &self.node_endpoints;
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

impl NodeEndpoint<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 10 {
            j.key("nodeId");
            let v = &self.node_id;
            j.integer(i64::from(*v));
        }
        if version >= 10 {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        if version >= 10 {
            j.key("port");
            let v = &self.port;
            j.integer(i64::from(*v));
        }
        if version >= 10 {
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

impl TopicProduceResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 12 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 13 {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
        }
        {
            j.key("partitionResponses");
            let v = &self.partition_responses;
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

impl PartitionProduceResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("index");
            let v = &self.index;
            j.integer(i64::from(*v));
        }
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        {
            j.key("baseOffset");
            let v = &self.base_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("logAppendTimeMs");
            let v = &self.log_append_time_ms;
            j.integer(i64::from(*v));
        }
        if version >= 5 {
            j.key("logStartOffset");
            let v = &self.log_start_offset;
            j.integer(i64::from(*v));
        }
        if version >= 8 {
            j.key("recordErrors");
            let v = &self.record_errors;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 8 {
            j.key("errorMessage");
            match &self.error_message {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 10 && self.current_leader != LeaderIdAndEpoch::default() {
            j.key("currentLeader");
            self.current_leader.put_json(j, version);
        }
        j.end('}');
    }
}

impl LeaderIdAndEpoch {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 10 {
            j.key("leaderId");
            let v = &self.leader_id;
            j.integer(i64::from(*v));
        }
        if version >= 10 {
            j.key("leaderEpoch");
            let v = &self.leader_epoch;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl BatchIndexAndErrorMessage<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 8 {
            j.key("batchIndex");
            let v = &self.batch_index;
            j.integer(i64::from(*v));
        }
        if version >= 8 {
            j.key("batchIndexErrorMessage");
            match &self.batch_index_error_message {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        j.end('}');
    }
}
