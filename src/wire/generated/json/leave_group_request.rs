//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::leave_group_request::{LeaveGroupRequest, MemberIdentity};
use crate::json::Json;

impl LeaveGroupRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        if version <= 2 {
            j.key("memberId");
            let v = &self.member_id;
            j.string(v);
        }
        if version >= 3 {
            j.key("members");
            let v = &self.members;
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

impl MemberIdentity<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 3 {
            j.key("memberId");
            let v = &self.member_id;
            j.string(v);
        }
        if version >= 3 {
            j.key("groupInstanceId");
            match &self.group_instance_id {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 5 {
            j.key("reason");
            match &self.reason {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        j.end('}');
    }
}
