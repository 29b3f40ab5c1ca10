//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_configs_response::{
    DescribeConfigsResourceResult, DescribeConfigsResponse, DescribeConfigsResult, DescribeConfigsSynonym,
};
use crate::json::Json;

impl DescribeConfigsResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("results");
            let v = &self.results;
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

impl DescribeConfigsResult<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
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
        {
            j.key("configs");
            let v = &self.configs;
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

impl DescribeConfigsResourceResult<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        j.key("value");
        match &self.value {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("readOnly");
            let v = &self.read_only;
            j.bool(*v);
        }
        {
            j.key("configSource");
            let v = &self.config_source;
            j.integer(i64::from(*v));
        }
        {
            j.key("isSensitive");
            let v = &self.is_sensitive;
            j.bool(*v);
        }
        {
            j.key("synonyms");
            let v = &self.synonyms;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 3 {
            j.key("configType");
            let v = &self.config_type;
            j.integer(i64::from(*v));
        }
        if version >= 3 {
            j.key("documentation");
            match &self.documentation {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        j.end('}');
    }
}

impl DescribeConfigsSynonym<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        j.key("value");
        match &self.value {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("source");
            let v = &self.source;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
