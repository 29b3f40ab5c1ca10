//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::list_groups_request::ListGroupsRequest;
use crate::json::Json;

impl ListGroupsRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 4 {
            j.key("statesFilter");
            let v = &self.states_filter;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        if version >= 5 {
            j.key("typesFilter");
            let v = &self.types_filter;
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
