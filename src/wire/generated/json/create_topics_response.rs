//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::create_topics_response::{CreatableTopicConfigs, CreatableTopicResult, CreateTopicsResponse};
use crate::json::Json;

impl CreateTopicsResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
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

impl CreatableTopicResult<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 7 {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
        }
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        j.key("errorMessage");
        match &self.error_message {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        if version >= 5 && self.topic_config_error_code != 0 {
            j.key("topicConfigErrorCode");
            let v = &self.topic_config_error_code;
            j.integer(i64::from(*v));
        }
        if version >= 5 {
            j.key("numPartitions");
            let v = &self.num_partitions;
            j.integer(i64::from(*v));
        }
        if version >= 5 {
            j.key("replicationFactor");
            let v = &self.replication_factor;
            j.integer(i64::from(*v));
        }
        if version >= 5 {
            j.key("configs");
            match &self.configs {
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

impl CreatableTopicConfigs<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 5 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 5 {
            j.key("value");
            match &self.value {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 5 {
            j.key("readOnly");
            let v = &self.read_only;
            j.bool(*v);
        }
        if version >= 5 {
            j.key("configSource");
            let v = &self.config_source;
            j.integer(i64::from(*v));
        }
        if version >= 5 {
            j.key("isSensitive");
            let v = &self.is_sensitive;
            j.bool(*v);
        }
        j.end('}');
    }
}
