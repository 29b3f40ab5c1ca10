//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::find_coordinator_request::FindCoordinatorRequest;
use crate::json::Json;

impl FindCoordinatorRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 3 {
            j.key("key");
            let v = &self.key;
            j.string(v);
        }
        if version >= 1 {
            j.key("keyType");
            let v = &self.key_type;
            j.integer(i64::from(*v));
        }
        if version >= 4 {
            j.key("coordinatorKeys");
            let v = &self.coordinator_keys;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
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
