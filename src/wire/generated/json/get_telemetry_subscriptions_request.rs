//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::get_telemetry_subscriptions_request::GetTelemetrySubscriptionsRequest;
use crate::json::Json;

impl GetTelemetrySubscriptionsRequest {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("clientInstanceId");
            let v = &self.client_instance_id;
            j.uuid(v);
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
