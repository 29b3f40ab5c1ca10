//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_acls_request::DescribeAclsRequest;
use crate::json::Json;

impl DescribeAclsRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("resourceTypeFilter");
            let v = &self.resource_type_filter;
            j.integer(i64::from(*v));
        }
        j.key("resourceNameFilter");
        match &self.resource_name_filter {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("patternTypeFilter");
            let v = &self.pattern_type_filter;
            j.integer(i64::from(*v));
        }
        j.key("principalFilter");
        match &self.principal_filter {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.key("hostFilter");
        match &self.host_filter {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("operation");
            let v = &self.operation;
            j.integer(i64::from(*v));
        }
        {
            j.key("permissionType");
            let v = &self.permission_type;
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
