//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::streams_group_member_metadata_value::{Endpoint, KeyValue, StreamsGroupMemberMetadataValue};
use crate::json::Json;

impl StreamsGroupMemberMetadataValue<'_> {
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
            j.key("rebalanceTimeoutMs");
            let v = &self.rebalance_timeout_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("topologyEpoch");
            let v = &self.topology_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("processId");
            let v = &self.process_id;
            j.string(v);
        }
        j.key("userEndpoint");
        match &self.user_endpoint {
            None => j.null(),
            Some(v) => {
                v.put_json(j, version);
            }
        }
        {
            j.key("clientTags");
            let v = &self.client_tags;
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

impl KeyValue<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("key");
            let v = &self.key;
            j.string(v);
        }
        {
            j.key("value");
            let v = &self.value;
            j.string(v);
        }
        j.end('}');
    }
}

impl Endpoint<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        {
            j.key("port");
            let v = &self.port;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
