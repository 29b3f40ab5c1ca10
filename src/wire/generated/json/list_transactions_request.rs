//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::list_transactions_request::ListTransactionsRequest;
use crate::json::Json;

impl ListTransactionsRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("stateFilters");
            let v = &self.state_filters;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        {
            j.key("producerIdFilters");
            let v = &self.producer_id_filters;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        if version >= 1 {
            j.key("durationFilter");
            let v = &self.duration_filter;
            j.integer(i64::from(*v));
        }
        if version >= 2 {
            j.key("transactionalIdPattern");
            match &self.transactional_id_pattern {
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
