//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::client_quota_record::{ClientQuotaRecord, EntityData};
use crate::json::Json;

impl ClientQuotaRecord<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("entity");
            let v = &self.entity;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("key");
            let v = &self.key;
            j.string(v);
        }
        {
            j.key("value");
            let v = &self.value;
            j.float(*v);
        }
        {
            j.key("remove");
            let v = &self.remove;
            j.bool(*v);
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

impl EntityData<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("entityType");
            let v = &self.entity_type;
            j.string(v);
        }
        j.key("entityName");
        match &self.entity_name {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.end('}');
    }
}
