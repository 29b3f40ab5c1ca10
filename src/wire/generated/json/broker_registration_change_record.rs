//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::broker_registration_change_record::BrokerRegistrationChangeRecord;
use crate::json::Json;

impl BrokerRegistrationChangeRecord {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("brokerId");
            let v = &self.broker_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("brokerEpoch");
            let v = &self.broker_epoch;
            j.integer(i64::from(*v));
        }
        if self.fenced != 0 {
            j.key("fenced");
            let v = &self.fenced;
            j.integer(i64::from(*v));
        }
        if version >= 1 && self.in_controlled_shutdown != 0 {
            j.key("inControlledShutdown");
            let v = &self.in_controlled_shutdown;
            j.integer(i64::from(*v));
        }
        if version >= 2 && !self.log_dirs.is_empty() {
            j.key("logDirs");
            let v = &self.log_dirs;
            j.begin('[');
            for v in v {
                j.element();
                j.uuid(v);
            }
            j.end(']');
        }
        if version >= 3 && self.cordoned_log_dirs.is_some() {
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
