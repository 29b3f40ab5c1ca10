//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::begin_transaction_record::BeginTransactionRecord;
use crate::json::Json;

impl BeginTransactionRecord<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        if self.name.is_some() {
            j.key("name");
            match &self.name {
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
