//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::join_group_response::{JoinGroupResponse, JoinGroupResponseMember};
use crate::json::Json;

impl JoinGroupResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 2 {
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
            j.key("generationId");
            let v = &self.generation_id;
            j.integer(i64::from(*v));
        }
        if version >= 7 {
            j.key("protocolType");
            match &self.protocol_type {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        j.key("protocolName");
        match &self.protocol_name {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("leader");
            let v = &self.leader;
            j.string(v);
        }
        if version >= 9 {
            j.key("skipAssignment");
            let v = &self.skip_assignment;
            j.bool(*v);
        }
        {
            j.key("memberId");
            let v = &self.member_id;
            j.string(v);
        }
        {
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

impl JoinGroupResponseMember<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("memberId");
            let v = &self.member_id;
            j.string(v);
        }
        if version >= 5 {
            j.key("groupInstanceId");
            match &self.group_instance_id {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        {
            j.key("metadata");
            let v = &self.metadata;
            j.bytes(v);
        }
        j.end('}');
    }
}
