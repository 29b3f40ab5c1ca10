//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::share_group_member_metadata_value::ShareGroupMemberMetadataValue;
use crate::json::Json;

impl ShareGroupMemberMetadataValue<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
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
        j.end('}');
    }

    /// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.
    pub fn to_json(&self, version: i16) -> String {
        let mut j = Json::new();
        self.put_json(&mut j, version);
        j.finish()
    }
}
