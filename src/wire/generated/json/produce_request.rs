//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::produce_request::{PartitionProduceData, ProduceRequest, TopicProduceData};
use crate::json::Json;

impl ProduceRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        j.key("transactionalId");
        match &self.transactional_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("acks");
            let v = &self.acks;
            j.integer(i64::from(*v));
        }
        {
            j.key("timeoutMs");
            let v = &self.timeout_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("topicData");
            let v = &self.topic_data;
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

impl TopicProduceData<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 12 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 13 {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
        }
        {
            j.key("partitionData");
            let v = &self.partition_data;
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

impl PartitionProduceData<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("index");
            let v = &self.index;
            j.integer(i64::from(*v));
        }
        j.key("records");
        match &self.records {
            None => j.null(),
            Some(v) => {
                j.records(v);
            }
        }
        j.end('}');
    }
}
