//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::envelope_request::EnvelopeRequest;
use crate::json::Json;

impl EnvelopeRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("requestData");
            let v = &self.request_data;
            j.bytes(v);
        }
        j.key("requestPrincipal");
        match &self.request_principal {
            None => j.null(),
            Some(v) => {
                j.bytes(v);
            }
        }
        {
            j.key("clientHostAddress");
            let v = &self.client_host_address;
            j.bytes(v);
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
