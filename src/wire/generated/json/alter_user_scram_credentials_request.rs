//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::alter_user_scram_credentials_request::{
    AlterUserScramCredentialsRequest, ScramCredentialDeletion, ScramCredentialUpsertion,
};
use crate::json::Json;

impl AlterUserScramCredentialsRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("deletions");
            let v = &self.deletions;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("upsertions");
            let v = &self.upsertions;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
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

impl ScramCredentialUpsertion<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        {
            j.key("mechanism");
            let v = &self.mechanism;
            j.integer(i64::from(*v));
        }
        {
            j.key("iterations");
            let v = &self.iterations;
            j.integer(i64::from(*v));
        }
        {
            j.key("salt");
            let v = &self.salt;
            j.bytes(v);
        }
        {
            j.key("saltedPassword");
            let v = &self.salted_password;
            j.bytes(v);
        }
        j.end('}');
    }
}

impl ScramCredentialDeletion<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        {
            j.key("mechanism");
            let v = &self.mechanism;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
