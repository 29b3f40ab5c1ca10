//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::leader_change_message::{LeaderChangeMessage, Voter};
use crate::json::Json;

impl LeaderChangeMessage {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("version");
            let v = &self.version;
            j.integer(i64::from(*v));
        }
        {
            j.key("leaderId");
            let v = &self.leader_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("voters");
            let v = &self.voters;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("grantingVoters");
            let v = &self.granting_voters;
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

impl Voter {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("voterId");
            let v = &self.voter_id;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("voterDirectoryId");
            let v = &self.voter_directory_id;
            j.uuid(v);
        }
        j.end('}');
    }
}
