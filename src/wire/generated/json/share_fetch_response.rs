//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::share_fetch_response::{
    AcquiredRecords, LeaderIdAndEpoch, NodeEndpoint, PartitionData, ShareFetchResponse, ShareFetchableTopicResponse,
};
use crate::json::Json;

impl ShareFetchResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
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
            j.key("acquisitionLockTimeoutMs");
            let v = &self.acquisition_lock_timeout_ms;
            j.integer(i64::from(*v));
        }
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
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
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
        j.key("rack");
        match &self.rack {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.end('}');
    }
}

impl ShareFetchableTopicResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
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

impl PartitionData<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
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
        j.key("errorMessage");
        match &self.error_message {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("acknowledgeErrorCode");
            let v = &self.acknowledge_error_code;
            j.integer(i64::from(*v));
        }
        j.key("acknowledgeErrorMessage");
        match &self.acknowledge_error_message {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.key("currentLeader");
        self.current_leader.put_json(j, version);
        j.key("records");
        match &self.records {
            None => j.null(),
            Some(v) => {
                j.records(v);
            }
        }
        {
            j.key("acquiredRecords");
            let v = &self.acquired_records;
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

impl AcquiredRecords {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("firstOffset");
            let v = &self.first_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("lastOffset");
            let v = &self.last_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("deliveryCount");
            let v = &self.delivery_count;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl LeaderIdAndEpoch {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
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
        j.end('}');
    }
}
