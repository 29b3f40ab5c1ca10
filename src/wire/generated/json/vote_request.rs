//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::vote_request::{PartitionData, TopicData, VoteRequest};
use crate::json::Json;

impl VoteRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        j.key("clusterId");
        match &self.cluster_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        if version >= 1 {
            j.key("voterId");
            let v = &self.voter_id;
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

impl TopicData<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("topicName");
            let v = &self.topic_name;
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

impl PartitionData {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        {
            j.key("replicaEpoch");
            let v = &self.replica_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("replicaId");
            let v = &self.replica_id;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("replicaDirectoryId");
            let v = &self.replica_directory_id;
            j.uuid(v);
        }
        if version >= 1 {
            j.key("voterDirectoryId");
            let v = &self.voter_directory_id;
            j.uuid(v);
        }
        {
            j.key("lastOffsetEpoch");
            let v = &self.last_offset_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("lastOffset");
            let v = &self.last_offset;
            j.integer(i64::from(*v));
        }
        if version >= 2 {
            j.key("preVote");
            let v = &self.pre_vote;
            j.bool(*v);
        }
        j.end('}');
    }
}
