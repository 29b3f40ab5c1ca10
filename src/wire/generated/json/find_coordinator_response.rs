//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::find_coordinator_response::{Coordinator, FindCoordinatorResponse};
use crate::json::Json;

impl FindCoordinatorResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 1 {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        if version <= 3 {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        if (1..=3).contains(&version) {
            j.key("errorMessage");
            match &self.error_message {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version <= 3 {
            j.key("nodeId");
            let v = &self.node_id;
            j.integer(i64::from(*v));
        }
        if version <= 3 {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        if version <= 3 {
            j.key("port");
            let v = &self.port;
            j.integer(i64::from(*v));
        }
        if version >= 4 {
            j.key("coordinators");
            let v = &self.coordinators;
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

impl Coordinator<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 4 {
            j.key("key");
            let v = &self.key;
            j.string(v);
        }
        if version >= 4 {
            j.key("nodeId");
            let v = &self.node_id;
            j.integer(i64::from(*v));
        }
        if version >= 4 {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        if version >= 4 {
            j.key("port");
            let v = &self.port;
            j.integer(i64::from(*v));
        }
        if version >= 4 {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        if version >= 4 {
            j.key("errorMessage");
            match &self.error_message {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        j.end('}');
    }
}
