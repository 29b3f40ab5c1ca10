//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_client_quotas_request::{ComponentData, DescribeClientQuotasRequest};
use crate::json::Json;

impl DescribeClientQuotasRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("components");
            let v = &self.components;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("strict");
            let v = &self.strict;
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

impl ComponentData<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("entityType");
            let v = &self.entity_type;
            j.string(v);
        }
        {
            j.key("matchType");
            let v = &self.match_type;
            j.integer(i64::from(*v));
        }
        j.key("match");
        match &self.match_ {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.end('}');
    }
}
