//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::consumer_protocol_subscription::{ConsumerProtocolSubscription, TopicPartition};
use crate::json::Json;

impl ConsumerProtocolSubscription<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("topics");
            let v = &self.topics;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        j.key("userData");
        match &self.user_data {
            None => j.null(),
            Some(v) => {
                j.bytes(v);
            }
        }
        if version >= 1 {
            j.key("ownedPartitions");
            let v = &self.owned_partitions;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 2 {
            j.key("generationId");
            let v = &self.generation_id;
            j.integer(i64::from(*v));
        }
        if version >= 3 {
            j.key("rackId");
            match &self.rack_id {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
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

impl TopicPartition<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 1 {
            j.key("topic");
            let v = &self.topic;
            j.string(v);
        }
        if version >= 1 {
            j.key("partitions");
            let v = &self.partitions;
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
