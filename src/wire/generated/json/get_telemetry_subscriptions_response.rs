//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::get_telemetry_subscriptions_response::GetTelemetrySubscriptionsResponse;
use crate::json::Json;

impl GetTelemetrySubscriptionsResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
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
            j.key("acceptedCompressionTypes");
            let v = &self.accepted_compression_types;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        {
            j.key("pushIntervalMs");
            let v = &self.push_interval_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("telemetryMaxBytes");
            let v = &self.telemetry_max_bytes;
            j.integer(i64::from(*v));
        }
        {
            j.key("deltaTemporality");
            let v = &self.delta_temporality;
            j.bool(*v);
        }
        {
            j.key("requestedMetrics");
            let v = &self.requested_metrics;
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
