//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::access_control_entry_record::AccessControlEntryRecord;
use crate::json::Json;

impl AccessControlEntryRecord<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("id");
            let v = &self.id;
            j.uuid(v);
        }
        {
            j.key("resourceType");
            let v = &self.resource_type;
            j.integer(i64::from(*v));
        }
        {
            j.key("resourceName");
            let v = &self.resource_name;
            j.string(v);
        }
        {
            j.key("patternType");
            let v = &self.pattern_type;
            j.integer(i64::from(*v));
        }
        {
            j.key("principal");
            let v = &self.principal;
            j.string(v);
        }
        {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        {
            j.key("operation");
            let v = &self.operation;
            j.integer(i64::from(*v));
        }
        {
            j.key("permissionType");
            let v = &self.permission_type;
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
