//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_producers_response::{
    DescribeProducersResponse, PartitionResponse, ProducerState, TopicResponse,
};
use crate::json::Json;

impl DescribeProducersResponse<'_> {
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

impl TopicResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
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

impl PartitionResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
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
        {
            j.key("activeProducers");
            let v = &self.active_producers;
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

impl ProducerState {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("producerId");
            let v = &self.producer_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("producerEpoch");
            let v = &self.producer_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("lastSequence");
            let v = &self.last_sequence;
            j.integer(i64::from(*v));
        }
        {
            j.key("lastTimestamp");
            let v = &self.last_timestamp;
            j.integer(i64::from(*v));
        }
        {
            j.key("coordinatorEpoch");
            let v = &self.coordinator_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("currentTxnStartOffset");
            let v = &self.current_txn_start_offset;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
