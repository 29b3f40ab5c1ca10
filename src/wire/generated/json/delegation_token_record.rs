//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::delegation_token_record::DelegationTokenRecord;
use crate::json::Json;

impl DelegationTokenRecord<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("owner");
            let v = &self.owner;
            j.string(v);
        }
        {
            j.key("requester");
            let v = &self.requester;
            j.string(v);
        }
        {
            j.key("renewers");
            let v = &self.renewers;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        {
            j.key("issueTimestamp");
            let v = &self.issue_timestamp;
            j.integer(i64::from(*v));
        }
        {
            j.key("maxTimestamp");
            let v = &self.max_timestamp;
            j.integer(i64::from(*v));
        }
        {
            j.key("expirationTimestamp");
            let v = &self.expiration_timestamp;
            j.integer(i64::from(*v));
        }
        {
            j.key("tokenId");
            let v = &self.token_id;
            j.string(v);
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
