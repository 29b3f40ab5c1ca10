//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::fetch_snapshot_response::{
    FetchSnapshotResponse, LeaderIdAndEpoch, NodeEndpoint, PartitionSnapshot, SnapshotId, TopicSnapshot,
};
use crate::json::Json;

impl FetchSnapshotResponse<'_> {
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
        if version >= 1 && !self.node_endpoints.is_empty() {
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
        if version >= 1 {
            j.key("nodeId");
            let v = &self.node_id;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        if version >= 1 {
            j.key("port");
            let v = &self.port;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl TopicSnapshot<'_> {
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

impl PartitionSnapshot<'_> {
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
        j.key("snapshotId");
        self.snapshot_id.put_json(j, version);
        if self.current_leader != LeaderIdAndEpoch::default() {
            j.key("currentLeader");
            self.current_leader.put_json(j, version);
        }
        {
            j.key("size");
            let v = &self.size;
            j.integer(i64::from(*v));
        }
        {
            j.key("position");
            let v = &self.position;
            j.integer(i64::from(*v));
        }
        j.key("unalignedRecords");
        match &self.unaligned_records {
            None => j.null(),
            Some(v) => {
                j.records(v);
            }
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
