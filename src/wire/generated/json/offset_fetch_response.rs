//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::offset_fetch_response::{
    OffsetFetchResponse, OffsetFetchResponseGroup, OffsetFetchResponsePartition, OffsetFetchResponsePartitions,
    OffsetFetchResponseTopic, OffsetFetchResponseTopics,
};
use crate::json::Json;

impl OffsetFetchResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 3 {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        if version <= 7 {
            j.key("topics");
            let v = &self.topics;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if (2..=7).contains(&version) {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        if version >= 8 {
            j.key("groups");
            let v = &self.groups;
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

impl OffsetFetchResponseGroup<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 8 {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        if version >= 8 {
            j.key("topics");
            let v = &self.topics;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 8 {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl OffsetFetchResponseTopics<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if (8..=9).contains(&version) {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 10 {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
        }
        if version >= 8 {
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

impl OffsetFetchResponsePartitions<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 8 {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        if version >= 8 {
            j.key("committedOffset");
            let v = &self.committed_offset;
            j.integer(i64::from(*v));
        }
        if version >= 8 {
            j.key("committedLeaderEpoch");
            let v = &self.committed_leader_epoch;
            j.integer(i64::from(*v));
        }
        if version >= 8 {
            j.key("metadata");
            match &self.metadata {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 8 {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl OffsetFetchResponseTopic<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 7 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version <= 7 {
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

impl OffsetFetchResponsePartition<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 7 {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        if version <= 7 {
            j.key("committedOffset");
            let v = &self.committed_offset;
            j.integer(i64::from(*v));
        }
        if (5..=7).contains(&version) {
            j.key("committedLeaderEpoch");
            let v = &self.committed_leader_epoch;
            j.integer(i64::from(*v));
        }
        if version <= 7 {
            j.key("metadata");
            match &self.metadata {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version <= 7 {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
