//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::join_group_request::{JoinGroupRequest, JoinGroupRequestProtocol};
use crate::json::Json;

impl JoinGroupRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        {
            j.key("sessionTimeoutMs");
            let v = &self.session_timeout_ms;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("rebalanceTimeoutMs");
            let v = &self.rebalance_timeout_ms;
            j.integer(i64::from(*v));
        }
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
            j.key("protocolType");
            let v = &self.protocol_type;
            j.string(v);
        }
        {
            j.key("protocols");
            let v = &self.protocols;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 8 {
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

    /// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.
    pub fn to_json(&self, version: i16) -> String {
        let mut j = Json::new();
        self.put_json(&mut j, version);
        j.finish()
    }
}

impl JoinGroupRequestProtocol<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        {
            j.key("metadata");
            let v = &self.metadata;
            j.bytes(v);
        }
        j.end('}');
    }
}
