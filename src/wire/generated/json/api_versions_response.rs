//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::api_versions_response::{
    ApiVersion, ApiVersionsResponse, FinalizedFeatureKey, SupportedFeatureKey,
};
use crate::json::Json;

impl ApiVersionsResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        {
            j.key("apiKeys");
            let v = &self.api_keys;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 1 {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        if version >= 3 && !self.supported_features.is_empty() {
            j.key("supportedFeatures");
            let v = &self.supported_features;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 3 && self.finalized_features_epoch != -1 {
            j.key("finalizedFeaturesEpoch");
            let v = &self.finalized_features_epoch;
            j.integer(i64::from(*v));
        }
        if version >= 3 && !self.finalized_features.is_empty() {
            j.key("finalizedFeatures");
            let v = &self.finalized_features;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 3 && self.zk_migration_ready {
            j.key("zkMigrationReady");
            let v = &self.zk_migration_ready;
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

impl FinalizedFeatureKey<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 3 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 3 {
            j.key("maxVersionLevel");
            let v = &self.max_version_level;
            j.integer(i64::from(*v));
        }
        if version >= 3 {
            j.key("minVersionLevel");
            let v = &self.min_version_level;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl SupportedFeatureKey<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version >= 3 {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        if version >= 3 {
            j.key("minVersion");
            let v = &self.min_version;
            j.integer(i64::from(*v));
        }
        if version >= 3 {
            j.key("maxVersion");
            let v = &self.max_version;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl ApiVersion {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("apiKey");
            let v = &self.api_key;
            j.integer(i64::from(*v));
        }
        {
            j.key("minVersion");
            let v = &self.min_version;
            j.integer(i64::from(*v));
        }
        {
            j.key("maxVersion");
            let v = &self.max_version;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
