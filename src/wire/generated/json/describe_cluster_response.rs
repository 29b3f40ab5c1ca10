//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_cluster_response::{DescribeClusterBroker, DescribeClusterResponse};
use crate::json::Json;

impl DescribeClusterResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        j.key("errorMessage");
        match &self.error_message {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        if version >= 1 {
            j.key("endpointType");
            let v = &self.endpoint_type;
            j.integer(i64::from(*v));
        }
        {
            j.key("clusterId");
            let v = &self.cluster_id;
            j.string(v);
        }
        {
            j.key("controllerId");
            let v = &self.controller_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("brokers");
            let v = &self.brokers;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("clusterAuthorizedOperations");
            let v = &self.cluster_authorized_operations;
            j.integer(i64::from(*v));
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

impl DescribeClusterBroker<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("brokerId");
            let v = &self.broker_id;
            j.integer(i64::from(*v));
        }
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
        j.key("rack");
        match &self.rack {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        if version >= 2 {
            j.key("isFenced");
            let v = &self.is_fenced;
            j.bool(*v);
        }
        j.end('}');
    }
}
