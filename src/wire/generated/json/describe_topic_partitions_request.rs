//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_topic_partitions_request::{Cursor, DescribeTopicPartitionsRequest, TopicRequest};
use crate::json::Json;

impl DescribeTopicPartitionsRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
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
        {
            j.key("responsePartitionLimit");
            let v = &self.response_partition_limit;
            j.integer(i64::from(*v));
        }
        j.key("cursor");
        match &self.cursor {
            None => j.null(),
            Some(v) => {
                v.put_json(j, version);
            }
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

impl Cursor<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("topicName");
            let v = &self.topic_name;
            j.string(v);
        }
        {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl TopicRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        j.end('}');
    }
}
