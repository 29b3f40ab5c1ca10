//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::renew_delegation_token_response::RenewDelegationTokenResponse;
use crate::json::Json;

impl RenewDelegationTokenResponse {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        {
            j.key("expiryTimestampMs");
            let v = &self.expiry_timestamp_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
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
