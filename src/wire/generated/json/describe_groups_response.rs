//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_groups_response::{DescribeGroupsResponse, DescribedGroup, DescribedGroupMember};
use crate::json::Json;

impl DescribeGroupsResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 1 {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
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

impl DescribedGroup<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        if version >= 6 {
            j.key("errorMessage");
            match &self.error_message {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        {
            j.key("groupState");
            let v = &self.group_state;
            j.string(v);
        }
        {
            j.key("protocolType");
            let v = &self.protocol_type;
            j.string(v);
        }
        {
            j.key("protocolData");
            let v = &self.protocol_data;
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
        if version >= 3 {
            j.key("authorizedOperations");
            let v = &self.authorized_operations;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl DescribedGroupMember<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("memberId");
            let v = &self.member_id;
            j.string(v);
        }
        if version >= 4 {
            j.key("groupInstanceId");
            match &self.group_instance_id {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        {
            j.key("clientId");
            let v = &self.client_id;
            j.string(v);
        }
        {
            j.key("clientHost");
            let v = &self.client_host;
            j.string(v);
        }
        {
            j.key("memberMetadata");
            let v = &self.member_metadata;
            j.bytes(v);
        }
        {
            j.key("memberAssignment");
            let v = &self.member_assignment;
            j.bytes(v);
        }
        j.end('}');
    }
}
