//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::consumer_group_member_metadata_value::{
    ClassicMemberMetadata, ClassicProtocol, ConsumerGroupMemberMetadataValue,
};
use crate::json::Json;

impl ConsumerGroupMemberMetadataValue<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        j.key("instanceId");
        match &self.instance_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.key("rackId");
        match &self.rack_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
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
            j.key("subscribedTopicNames");
            let v = &self.subscribed_topic_names;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        j.key("subscribedTopicRegex");
        match &self.subscribed_topic_regex {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("rebalanceTimeoutMs");
            let v = &self.rebalance_timeout_ms;
            j.integer(i64::from(*v));
        }
        j.key("serverAssignor");
        match &self.server_assignor {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        if self.classic_member_metadata.as_ref().is_none_or(|v| *v != ClassicMemberMetadata::default()) {
            j.key("classicMemberMetadata");
            match &self.classic_member_metadata {
                None => j.null(),
                Some(v) => {
                    v.put_json(j, version);
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

impl ClassicMemberMetadata<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("sessionTimeoutMs");
            let v = &self.session_timeout_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("supportedProtocols");
            let v = &self.supported_protocols;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl ClassicProtocol<'_> {
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
