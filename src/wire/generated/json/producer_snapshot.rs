//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::producer_snapshot::{ProducerEntry, ProducerSnapshot};
use crate::json::Json;

impl ProducerSnapshot {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("crc");
            let v = &self.crc;
            j.integer(i64::from(*v));
        }
        {
            j.key("producerEntries");
            let v = &self.producer_entries;
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

impl ProducerEntry {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("producerId");
            let v = &self.producer_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("epoch");
            let v = &self.epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("lastSequence");
            let v = &self.last_sequence;
            j.integer(i64::from(*v));
        }
        {
            j.key("lastOffset");
            let v = &self.last_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("offsetDelta");
            let v = &self.offset_delta;
            j.integer(i64::from(*v));
        }
        {
            j.key("timestamp");
            let v = &self.timestamp;
            j.integer(i64::from(*v));
        }
        {
            j.key("coordinatorEpoch");
            let v = &self.coordinator_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("currentTxnFirstOffset");
            let v = &self.current_txn_first_offset;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
