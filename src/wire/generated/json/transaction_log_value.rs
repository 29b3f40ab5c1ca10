//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::transaction_log_value::{PartitionsSchema, TransactionLogValue};
use crate::json::Json;

impl TransactionLogValue<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("producerId");
            let v = &self.producer_id;
            j.integer(i64::from(*v));
        }
        if version >= 1 && self.previous_producer_id != -1 {
            j.key("previousProducerId");
            let v = &self.previous_producer_id;
            j.integer(i64::from(*v));
        }
        if version >= 1 && self.next_producer_id != -1 {
            j.key("nextProducerId");
            let v = &self.next_producer_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("producerEpoch");
            let v = &self.producer_epoch;
            j.integer(i64::from(*v));
        }
        if version >= 1 && self.next_producer_epoch != -1 {
            j.key("nextProducerEpoch");
            let v = &self.next_producer_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("transactionTimeoutMs");
            let v = &self.transaction_timeout_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("transactionStatus");
            let v = &self.transaction_status;
            j.integer(i64::from(*v));
        }
        j.key("transactionPartitions");
        match &self.transaction_partitions {
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
        {
            j.key("transactionLastUpdateTimestampMs");
            let v = &self.transaction_last_update_timestamp_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("transactionStartTimestampMs");
            let v = &self.transaction_start_timestamp_ms;
            j.integer(i64::from(*v));
        }
        if version >= 1 && self.client_transaction_version != 0 {
            j.key("clientTransactionVersion");
            let v = &self.client_transaction_version;
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

impl PartitionsSchema<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("topic");
            let v = &self.topic;
            j.string(v);
        }
        {
            j.key("partitionIds");
            let v = &self.partition_ids;
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
