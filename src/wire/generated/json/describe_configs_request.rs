//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_configs_request::{DescribeConfigsRequest, DescribeConfigsResource};
use crate::json::Json;

impl DescribeConfigsRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("resources");
            let v = &self.resources;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("includeSynonyms");
            let v = &self.include_synonyms;
            j.bool(*v);
        }
        if version >= 3 {
            j.key("includeDocumentation");
            let v = &self.include_documentation;
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

impl DescribeConfigsResource<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("resourceType");
            let v = &self.resource_type;
            j.integer(i64::from(*v));
        }
        {
            j.key("resourceName");
            let v = &self.resource_name;
            j.string(v);
        }
        j.key("configurationKeys");
        match &self.configuration_keys {
            None => j.null(),
            Some(v) => {
                j.begin('[');
                for v in v {
                    j.element();
                    j.string(v);
                }
                j.end(']');
            }
        }
        j.end('}');
    }
}
