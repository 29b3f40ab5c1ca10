//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::list_groups_response::{ListGroupsResponse, ListedGroup};
use crate::json::Json;

impl ListGroupsResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 1 {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        {
            j.key("groups");
            let v = &self.groups;
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

impl ListedGroup<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        {
            j.key("protocolType");
            let v = &self.protocol_type;
            j.string(v);
        }
        if version >= 4 {
            j.key("groupState");
            let v = &self.group_state;
            j.string(v);
        }
        if version >= 5 {
            j.key("groupType");
            let v = &self.group_type;
            j.string(v);
        }
        j.end('}');
    }
}
