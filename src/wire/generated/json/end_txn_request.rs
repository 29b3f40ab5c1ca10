//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::end_txn_request::EndTxnRequest;
use crate::json::Json;

impl EndTxnRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("transactionalId");
            let v = &self.transactional_id;
            j.string(v);
        }
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
            j.key("committed");
            let v = &self.committed;
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
