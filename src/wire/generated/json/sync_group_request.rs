//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::sync_group_request::{SyncGroupRequest, SyncGroupRequestAssignment};
use crate::json::Json;

impl SyncGroupRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        {
            j.key("generationId");
            let v = &self.generation_id;
            j.integer(i64::from(*v));
        }
        {
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
            j.key("protocolType");
            match &self.protocol_type {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 5 {
            j.key("protocolName");
            match &self.protocol_name {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        {
            j.key("assignments");
            let v = &self.assignments;
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

impl SyncGroupRequestAssignment<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("memberId");
            let v = &self.member_id;
            j.string(v);
        }
        {
            j.key("assignment");
            let v = &self.assignment;
            j.bytes(v);
        }
        j.end('}');
    }
}
