//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::request_header::RequestHeader;
use crate::json::Json;

impl RequestHeader<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("requestApiKey");
            let v = &self.request_api_key;
            j.integer(i64::from(*v));
        }
        {
            j.key("requestApiVersion");
            let v = &self.request_api_version;
            j.integer(i64::from(*v));
        }
        {
            j.key("correlationId");
            let v = &self.correlation_id;
            j.integer(i64::from(*v));
        }
        j.key("clientId");
        match &self.client_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
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
