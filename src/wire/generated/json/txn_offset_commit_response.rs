//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::txn_offset_commit_response::{
    TxnOffsetCommitResponse, TxnOffsetCommitResponsePartition, TxnOffsetCommitResponseTopic,
};
use crate::json::Json;

impl TxnOffsetCommitResponse<'_> {
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
        j.end('}');
    }

    /// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.
    pub fn to_json(&self, version: i16) -> String {
        let mut j = Json::new();
        self.put_json(&mut j, version);
        j.finish()
    }
}

impl TxnOffsetCommitResponseTopic<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 5 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 6 {
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

impl TxnOffsetCommitResponsePartition {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
