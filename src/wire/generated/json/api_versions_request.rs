//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::api_versions_request::ApiVersionsRequest;
use crate::json::Json;

impl ApiVersionsRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 3 {
            j.key("clientSoftwareName");
            let v = &self.client_software_name;
            j.string(v);
        }
        if version >= 3 {
            j.key("clientSoftwareVersion");
            let v = &self.client_software_version;
            j.string(v);
        }
        if version >= 5 {
            j.key("clusterId");
            match &self.cluster_id {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        if version >= 5 {
            j.key("nodeId");
            let v = &self.node_id;
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
