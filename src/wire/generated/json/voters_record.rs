//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::voters_record::{Endpoint, KRaftVersionFeature, Voter, VotersRecord};
use crate::json::Json;

impl VotersRecord<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("version");
            let v = &self.version;
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
        j.end('}');
    }

    /// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.
    pub fn to_json(&self, version: i16) -> String {
        let mut j = Json::new();
        self.put_json(&mut j, version);
        j.finish()
    }
}

impl Voter<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("voterId");
            let v = &self.voter_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("voterDirectoryId");
            let v = &self.voter_directory_id;
            j.uuid(v);
        }
        {
            j.key("endpoints");
            let v = &self.endpoints;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.key("kRaftVersionFeature");
        self.kraft_version_feature.put_json(j, version);
        j.end('}');
    }
}

impl KRaftVersionFeature {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("minSupportedVersion");
            let v = &self.min_supported_version;
            j.integer(i64::from(*v));
        }
        {
            j.key("maxSupportedVersion");
            let v = &self.max_supported_version;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl Endpoint<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        {
            j.key("port");
            let v = &self.port;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
