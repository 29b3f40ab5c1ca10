//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::delete_topics_request::{DeleteTopicState, DeleteTopicsRequest};
use crate::json::Json;

impl DeleteTopicsRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 6 {
            j.key("topics");
            let v = &self.topics;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version <= 5 {
            j.key("topicNames");
            let v = &self.topic_names;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        {
            j.key("timeoutMs");
            let v = &self.timeout_ms;
            j.integer(i64::from(*v));
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

impl DeleteTopicState<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 6 {
            j.key("name");
            match &self.name {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 6 {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
        }
        j.end('}');
    }
}
