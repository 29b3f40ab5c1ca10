//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::group_metadata_value::{GroupMetadataValue, MemberMetadata};
use crate::json::Json;

impl GroupMetadataValue<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("protocolType");
            let v = &self.protocol_type;
            j.string(v);
        }
        {
            j.key("generation");
            let v = &self.generation;
            j.integer(i64::from(*v));
        }
        j.key("protocol");
        match &self.protocol {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.key("leader");
        match &self.leader {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        if version >= 2 {
            j.key("currentStateTimestamp");
            let v = &self.current_state_timestamp;
            j.integer(i64::from(*v));
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

impl MemberMetadata<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
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
        if version >= 1 {
            j.key("rebalanceTimeout");
            let v = &self.rebalance_timeout;
            j.integer(i64::from(*v));
        }
        {
            j.key("sessionTimeout");
            let v = &self.session_timeout;
            j.integer(i64::from(*v));
        }
        {
            j.key("subscription");
            let v = &self.subscription;
            j.bytes(v);
        }
        {
            j.key("assignment");
            let v = &self.assignment;
            j.bytes(v);
        }
        j.end('}');
    }
}
