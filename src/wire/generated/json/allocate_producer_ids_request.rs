//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::allocate_producer_ids_request::AllocateProducerIdsRequest;
use crate::json::Json;

impl AllocateProducerIdsRequest {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("brokerId");
            let v = &self.broker_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("brokerEpoch");
            let v = &self.broker_epoch;
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
