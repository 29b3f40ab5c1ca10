//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::streams_group_describe_request::StreamsGroupDescribeRequest;
use crate::json::Json;

impl StreamsGroupDescribeRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("groupIds");
            let v = &self.group_ids;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        {
            j.key("includeAuthorizedOperations");
            let v = &self.include_authorized_operations;
            j.bool(*v);
        }
        if version >= 1 {
            j.key("includeTopologyDescription");
            let v = &self.include_topology_description;
            j.bool(*v);
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
