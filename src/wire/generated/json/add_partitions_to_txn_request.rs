//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::add_partitions_to_txn_request::{
    AddPartitionsToTxnRequest, AddPartitionsToTxnTopic, AddPartitionsToTxnTransaction,
};
use crate::json::Json;

impl AddPartitionsToTxnRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 4 {
            j.key("transactions");
            let v = &self.transactions;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version <= 3 {
            j.key("v3AndBelowTransactionalId");
            let v = &self.v3_and_below_transactional_id;
            j.string(v);
        }
        if version <= 3 {
            j.key("v3AndBelowProducerId");
            let v = &self.v3_and_below_producer_id;
            j.integer(i64::from(*v));
        }
        if version <= 3 {
            j.key("v3AndBelowProducerEpoch");
            let v = &self.v3_and_below_producer_epoch;
            j.integer(i64::from(*v));
        }
        if version <= 3 {
            j.key("v3AndBelowTopics");
            let v = &self.v3_and_below_topics;
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

impl AddPartitionsToTxnTransaction<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 4 {
            j.key("transactionalId");
            let v = &self.transactional_id;
            j.string(v);
        }
        if version >= 4 {
            j.key("producerId");
            let v = &self.producer_id;
            j.integer(i64::from(*v));
        }
        if version >= 4 {
            j.key("producerEpoch");
            let v = &self.producer_epoch;
            j.integer(i64::from(*v));
        }
        if version >= 4 {
            j.key("verifyOnly");
            let v = &self.verify_only;
            j.bool(*v);
        }
        if version >= 4 {
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
}

impl AddPartitionsToTxnTopic<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
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
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        j.end('}');
    }
}
