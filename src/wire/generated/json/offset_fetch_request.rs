//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::offset_fetch_request::{
    OffsetFetchRequest, OffsetFetchRequestGroup, OffsetFetchRequestTopic, OffsetFetchRequestTopics,
};
use crate::json::Json;

impl OffsetFetchRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 7 {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        if version <= 7 {
            j.key("topics");
            match &self.topics {
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
        if version >= 7 {
            j.key("requireStable");
            let v = &self.require_stable;
            j.bool(*v);
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

impl OffsetFetchRequestGroup<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 8 {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        if version >= 9 {
            j.key("memberId");
            match &self.member_id {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 9 {
            j.key("memberEpoch");
            let v = &self.member_epoch;
            j.integer(i64::from(*v));
        }
        if version >= 8 {
            j.key("topics");
            match &self.topics {
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
        }
        j.end('}');
    }
}

impl OffsetFetchRequestTopics<'_> {
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
            j.key("partitionIndexes");
            let v = &self.partition_indexes;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl OffsetFetchRequestTopic<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 7 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version <= 7 {
            j.key("partitionIndexes");
            let v = &self.partition_indexes;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        j.end('}');
    }
}
