//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::register_controller_record::{ControllerEndpoint, ControllerFeature, RegisterControllerRecord};
use crate::json::Json;

impl RegisterControllerRecord<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("controllerId");
            let v = &self.controller_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("incarnationId");
            let v = &self.incarnation_id;
            j.uuid(v);
        }
        {
            j.key("zkMigrationReady");
            let v = &self.zk_migration_ready;
            j.bool(*v);
        }
        {
            j.key("endPoints");
            let v = &self.end_points;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("features");
            let v = &self.features;
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

impl ControllerFeature<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
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

impl ControllerEndpoint<'_> {
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
        {
            j.key("securityProtocol");
            let v = &self.security_protocol;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
