//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::expire_delegation_token_request::ExpireDelegationTokenRequest;
use crate::json::Json;

impl ExpireDelegationTokenRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("hmac");
            let v = &self.hmac;
            j.bytes(v);
        }
        {
            j.key("expiryTimePeriodMs");
            let v = &self.expiry_time_period_ms;
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
