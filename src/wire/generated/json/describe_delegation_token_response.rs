//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_delegation_token_response::{
    DescribeDelegationTokenResponse, DescribedDelegationToken, DescribedDelegationTokenRenewer,
};
use crate::json::Json;

impl DescribeDelegationTokenResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        {
            j.key("tokens");
            let v = &self.tokens;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
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

impl DescribedDelegationToken<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("principalType");
            let v = &self.principal_type;
            j.string(v);
        }
        {
            j.key("principalName");
            let v = &self.principal_name;
            j.string(v);
        }
        if version >= 3 {
            j.key("tokenRequesterPrincipalType");
            let v = &self.token_requester_principal_type;
            j.string(v);
        }
        if version >= 3 {
            j.key("tokenRequesterPrincipalName");
            let v = &self.token_requester_principal_name;
            j.string(v);
        }
        {
            j.key("issueTimestamp");
            let v = &self.issue_timestamp;
            j.integer(i64::from(*v));
        }
        {
            j.key("expiryTimestamp");
            let v = &self.expiry_timestamp;
            j.integer(i64::from(*v));
        }
        {
            j.key("maxTimestamp");
            let v = &self.max_timestamp;
            j.integer(i64::from(*v));
        }
        {
            j.key("tokenId");
            let v = &self.token_id;
            j.string(v);
        }
        {
            j.key("hmac");
            let v = &self.hmac;
            j.bytes(v);
        }
        {
            j.key("renewers");
            let v = &self.renewers;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl DescribedDelegationTokenRenewer<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("principalType");
            let v = &self.principal_type;
            j.string(v);
        }
        {
            j.key("principalName");
            let v = &self.principal_name;
            j.string(v);
        }
        j.end('}');
    }
}
