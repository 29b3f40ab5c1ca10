//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::create_delegation_token_request::{CreatableRenewers, CreateDelegationTokenRequest};
use crate::json::Json;

impl CreateDelegationTokenRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 3 {
            j.key("ownerPrincipalType");
            match &self.owner_principal_type {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 3 {
            j.key("ownerPrincipalName");
            match &self.owner_principal_name {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
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
        {
            j.key("maxLifetimeMs");
            let v = &self.max_lifetime_ms;
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

impl CreatableRenewers<'_> {
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
