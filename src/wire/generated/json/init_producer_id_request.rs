//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::init_producer_id_request::InitProducerIdRequest;
use crate::json::Json;

impl InitProducerIdRequest<'_> {
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
            j.key("transactionTimeoutMs");
            let v = &self.transaction_timeout_ms;
            j.integer(i64::from(*v));
        }
        if version >= 3 {
            j.key("producerId");
            let v = &self.producer_id;
            j.integer(i64::from(*v));
        }
        if version >= 3 {
            j.key("producerEpoch");
            let v = &self.producer_epoch;
            j.integer(i64::from(*v));
        }
        if version >= 6 {
            j.key("enable2Pc");
            let v = &self.enable2_pc;
            j.bool(*v);
        }
        if version >= 6 {
            j.key("keepPreparedTxn");
            let v = &self.keep_prepared_txn;
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
