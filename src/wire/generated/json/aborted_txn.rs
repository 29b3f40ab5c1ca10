//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::aborted_txn::AbortedTxn;
use crate::json::Json;

impl AbortedTxn {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("producerId");
            let v = &self.producer_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("firstOffset");
            let v = &self.first_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("lastOffset");
            let v = &self.last_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("lastStableOffset");
            let v = &self.last_stable_offset;
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
