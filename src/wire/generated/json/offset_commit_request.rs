//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::offset_commit_request::{
    OffsetCommitRequest, OffsetCommitRequestPartition, OffsetCommitRequestTopic,
};
use crate::json::Json;

impl OffsetCommitRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        {
            j.key("generationIdOrMemberEpoch");
            let v = &self.generation_id_or_member_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("memberId");
            let v = &self.member_id;
            j.string(v);
        }
        if version >= 7 {
            j.key("groupInstanceId");
            match &self.group_instance_id {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version <= 4 {
            j.key("retentionTimeMs");
            let v = &self.retention_time_ms;
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

impl OffsetCommitRequestTopic<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 9 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 10 {
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

impl OffsetCommitRequestPartition<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        {
            j.key("committedOffset");
            let v = &self.committed_offset;
            j.integer(i64::from(*v));
        }
        if version >= 6 {
            j.key("committedLeaderEpoch");
            let v = &self.committed_leader_epoch;
            j.integer(i64::from(*v));
        }
        j.key("committedMetadata");
        match &self.committed_metadata {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.end('}');
    }
}
