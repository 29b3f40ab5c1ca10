//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::register_broker_record::{BrokerEndpoint, BrokerFeature, RegisterBrokerRecord};
use crate::json::Json;

impl RegisterBrokerRecord<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("brokerId");
            let v = &self.broker_id;
            j.integer(i64::from(*v));
        }
        if version >= 2 {
            j.key("isMigratingZkBroker");
            let v = &self.is_migrating_zk_broker;
            j.bool(*v);
        }
        {
            j.key("incarnationId");
            let v = &self.incarnation_id;
            j.uuid(v);
        }
        {
            j.key("brokerEpoch");
            let v = &self.broker_epoch;
            j.integer(i64::from(*v));
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
        j.key("rack");
        match &self.rack {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("fenced");
            let v = &self.fenced;
            j.bool(*v);
        }
        if version >= 1 {
            j.key("inControlledShutdown");
            let v = &self.in_controlled_shutdown;
            j.bool(*v);
        }
        if version >= 3 && !self.log_dirs.is_empty() {
            j.key("logDirs");
            let v = &self.log_dirs;
            j.begin('[');
            for v in v {
                j.element();
                j.uuid(v);
            }
            j.end(']');
        }
        if version >= 4 && self.cordoned_log_dirs.is_some() {
            j.key("cordonedLogDirs");
            match &self.cordoned_log_dirs {
                None => j.null(),
                Some(v) => {
                    j.begin('[');
                    for v in v {
                        j.element();
                        j.uuid(v);
                    }
                    j.end(']');
                }
            }
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

impl BrokerFeature<'_> {
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

impl BrokerEndpoint<'_> {
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
