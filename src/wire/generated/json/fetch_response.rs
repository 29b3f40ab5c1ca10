//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::fetch_response::{
    AbortedTransaction, EpochEndOffset, FetchResponse, FetchableTopicResponse, LeaderIdAndEpoch, NodeEndpoint,
    PartitionData, SnapshotId,
};
use crate::json::Json;

impl FetchResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        if version >= 7 {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        if version >= 7 {
            j.key("sessionId");
            let v = &self.session_id;
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
        if version >= 16 && !self.node_endpoints.is_empty() {
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
        if version >= 16 {
            j.key("nodeId");
            let v = &self.node_id;
            j.integer(i64::from(*v));
        }
        if version >= 16 {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        if version >= 16 {
            j.key("port");
            let v = &self.port;
            j.integer(i64::from(*v));
        }
        if version >= 16 {
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

impl FetchableTopicResponse<'_> {
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
        {
            j.key("highWatermark");
            let v = &self.high_watermark;
            j.integer(i64::from(*v));
        }
        {
            j.key("lastStableOffset");
            let v = &self.last_stable_offset;
            j.integer(i64::from(*v));
        }
        if version >= 5 {
            j.key("logStartOffset");
            let v = &self.log_start_offset;
            j.integer(i64::from(*v));
        }
        if version >= 12 && self.diverging_epoch != EpochEndOffset::default() {
            j.key("divergingEpoch");
            self.diverging_epoch.put_json(j, version);
        }
        if version >= 12 && self.current_leader != LeaderIdAndEpoch::default() {
            j.key("currentLeader");
            self.current_leader.put_json(j, version);
        }
        if version >= 12 && self.snapshot_id != SnapshotId::default() {
            j.key("snapshotId");
            self.snapshot_id.put_json(j, version);
        }
        j.key("abortedTransactions");
        match &self.aborted_transactions {
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
        if version >= 11 {
            j.key("preferredReadReplica");
            let v = &self.preferred_read_replica;
            j.integer(i64::from(*v));
        }
        j.key("records");
        match &self.records {
            None => j.null(),
            Some(v) => {
                j.records(v);
            }
        }
        j.end('}');
    }
}

impl AbortedTransaction {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("producerId");
            let v = &self.producer_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("firstOffset");
            let v = &self.first_offset;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl SnapshotId {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("endOffset");
            let v = &self.end_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("epoch");
            let v = &self.epoch;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl LeaderIdAndEpoch {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 12 {
            j.key("leaderId");
            let v = &self.leader_id;
            j.integer(i64::from(*v));
        }
        if version >= 12 {
            j.key("leaderEpoch");
            let v = &self.leader_epoch;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl EpochEndOffset {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 12 {
            j.key("epoch");
            let v = &self.epoch;
            j.integer(i64::from(*v));
        }
        if version >= 12 {
            j.key("endOffset");
            let v = &self.end_offset;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
