//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::offset_commit_value::OffsetCommitValue;
use crate::json::Json;

impl OffsetCommitValue<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("offset");
            let v = &self.offset;
            j.integer(i64::from(*v));
        }
        if version >= 3 {
            j.key("leaderEpoch");
            let v = &self.leader_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("metadata");
            let v = &self.metadata;
            j.string(v);
        }
        {
            j.key("commitTimestamp");
            let v = &self.commit_timestamp;
            j.integer(i64::from(*v));
        }
        if version == 1 {
            j.key("expireTimestamp");
            let v = &self.expire_timestamp;
            j.integer(i64::from(*v));
        }
        if version >= 4 && self.topic_id != [0; 16] {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
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
