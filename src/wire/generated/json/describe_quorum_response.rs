//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_quorum_response::{
    DescribeQuorumResponse, Listener, Node, PartitionData, ReplicaState, TopicData,
};
use crate::json::Json;

impl DescribeQuorumResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        if version >= 2 {
            j.key("errorMessage");
            match &self.error_message {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
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
        if version >= 2 {
            j.key("nodes");
            let v = &self.nodes;
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

impl Node<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 2 {
            j.key("nodeId");
            let v = &self.node_id;
            j.integer(i64::from(*v));
        }
        if version >= 2 {
            j.key("listeners");
            let v = &self.listeners;
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

impl Listener<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 2 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 2 {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        if version >= 2 {
            j.key("port");
            let v = &self.port;
            j.integer(i64::from(*v));
        }
        j.end('}');
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
        if version >= 2 {
            j.key("errorMessage");
            match &self.error_message {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
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
        {
            j.key("highWatermark");
            let v = &self.high_watermark;
            j.integer(i64::from(*v));
        }
        {
            j.key("currentVoters");
            let v = &self.current_voters;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("observers");
            let v = &self.observers;
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

impl ReplicaState {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("replicaId");
            let v = &self.replica_id;
            j.integer(i64::from(*v));
        }
        if version >= 2 {
            j.key("replicaDirectoryId");
            let v = &self.replica_directory_id;
            j.uuid(v);
        }
        {
            j.key("logEndOffset");
            let v = &self.log_end_offset;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("lastFetchTimestamp");
            let v = &self.last_fetch_timestamp;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("lastCaughtUpTimestamp");
            let v = &self.last_caught_up_timestamp;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
