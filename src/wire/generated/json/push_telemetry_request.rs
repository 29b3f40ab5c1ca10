//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::push_telemetry_request::PushTelemetryRequest;
use crate::json::Json;

impl PushTelemetryRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("clientInstanceId");
            let v = &self.client_instance_id;
            j.uuid(v);
        }
        {
            j.key("subscriptionId");
            let v = &self.subscription_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("terminating");
            let v = &self.terminating;
            j.bool(*v);
        }
        {
            j.key("compressionType");
            let v = &self.compression_type;
            j.integer(i64::from(*v));
        }
        {
            j.key("metrics");
            let v = &self.metrics;
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
