//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::broker_registration_request::{BrokerRegistrationRequest, Feature, Listener};
use crate::json::Json;

impl BrokerRegistrationRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("brokerId");
            let v = &self.broker_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("clusterId");
            let v = &self.cluster_id;
            j.string(v);
        }
        {
            j.key("incarnationId");
            let v = &self.incarnation_id;
            j.uuid(v);
        }
        {
            j.key("listeners");
            let v = &self.listeners;
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
        if version >= 1 {
            j.key("isMigratingZkBroker");
            let v = &self.is_migrating_zk_broker;
            j.bool(*v);
        }
        if version >= 2 {
            j.key("logDirs");
            let v = &self.log_dirs;
            j.begin('[');
            for v in v {
                j.element();
                j.uuid(v);
            }
            j.end(']');
        }
        if version >= 3 {
            j.key("previousBrokerEpoch");
            let v = &self.previous_broker_epoch;
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

impl Feature<'_> {
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

impl Listener<'_> {
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
