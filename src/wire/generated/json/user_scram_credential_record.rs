//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::user_scram_credential_record::UserScramCredentialRecord;
use crate::json::Json;

impl UserScramCredentialRecord<'_> {
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
            j.key("salt");
            let v = &self.salt;
            j.bytes(v);
        }
        {
            j.key("storedKey");
            let v = &self.stored_key;
            j.bytes(v);
        }
        {
            j.key("serverKey");
            let v = &self.server_key;
            j.bytes(v);
        }
        {
            j.key("iterations");
            let v = &self.iterations;
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
