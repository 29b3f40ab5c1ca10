//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::metadata_request::{MetadataRequest, MetadataRequestTopic};
use crate::json::Json;

impl MetadataRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
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
        if version >= 4 {
            j.key("allowAutoTopicCreation");
            let v = &self.allow_auto_topic_creation;
            j.bool(*v);
        }
        if (8..=10).contains(&version) {
            j.key("includeClusterAuthorizedOperations");
            let v = &self.include_cluster_authorized_operations;
            j.bool(*v);
        }
        if version >= 8 {
            j.key("includeTopicAuthorizedOperations");
            let v = &self.include_topic_authorized_operations;
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

impl MetadataRequestTopic<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 10 {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
        }
        j.key("name");
        match &self.name {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.end('}');
    }
}
