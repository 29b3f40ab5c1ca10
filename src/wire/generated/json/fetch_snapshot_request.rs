//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::fetch_snapshot_request::{FetchSnapshotRequest, PartitionSnapshot, SnapshotId, TopicSnapshot};
use crate::json::Json;

impl FetchSnapshotRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if self.cluster_id.is_some() {
            j.key("clusterId");
            match &self.cluster_id {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        {
            j.key("replicaId");
            let v = &self.replica_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("maxBytes");
            let v = &self.max_bytes;
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

impl PartitionSnapshot {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("partition");
            let v = &self.partition;
            j.integer(i64::from(*v));
        }
        {
            j.key("currentLeaderEpoch");
            let v = &self.current_leader_epoch;
            j.integer(i64::from(*v));
        }
        j.key("snapshotId");
        self.snapshot_id.put_json(j, version);
        {
            j.key("position");
            let v = &self.position;
            j.integer(i64::from(*v));
        }
        if version >= 1 && self.replica_directory_id != [0; 16] {
            j.key("replicaDirectoryId");
            let v = &self.replica_directory_id;
            j.uuid(v);
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
