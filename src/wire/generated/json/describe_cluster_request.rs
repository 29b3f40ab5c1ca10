//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_cluster_request::DescribeClusterRequest;
use crate::json::Json;

impl DescribeClusterRequest {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("includeClusterAuthorizedOperations");
            let v = &self.include_cluster_authorized_operations;
            j.bool(*v);
        }
        if version >= 1 {
            j.key("endpointType");
            let v = &self.endpoint_type;
            j.integer(i64::from(*v));
        }
        if version >= 2 {
            j.key("includeFencedBrokers");
            let v = &self.include_fenced_brokers;
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
