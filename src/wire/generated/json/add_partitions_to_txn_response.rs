//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::add_partitions_to_txn_response::{
    AddPartitionsToTxnPartitionResult, AddPartitionsToTxnResponse, AddPartitionsToTxnResult,
    AddPartitionsToTxnTopicResult,
};
use crate::json::Json;

impl AddPartitionsToTxnResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        if version >= 4 {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        if version >= 4 {
            j.key("resultsByTransaction");
            let v = &self.results_by_transaction;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version <= 3 {
            j.key("resultsByTopicV3AndBelow");
            let v = &self.results_by_topic_v3_and_below;
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

impl AddPartitionsToTxnResult<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 4 {
            j.key("transactionalId");
            let v = &self.transactional_id;
            j.string(v);
        }
        if version >= 4 {
            j.key("topicResults");
            let v = &self.topic_results;
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

impl AddPartitionsToTxnTopicResult<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        {
            j.key("resultsByPartition");
            let v = &self.results_by_partition;
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

impl AddPartitionsToTxnPartitionResult {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        {
            j.key("partitionErrorCode");
            let v = &self.partition_error_code;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
