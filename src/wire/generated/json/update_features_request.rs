//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::update_features_request::{FeatureUpdateKey, UpdateFeaturesRequest};
use crate::json::Json;

impl UpdateFeaturesRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("timeoutMs");
            let v = &self.timeout_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("featureUpdates");
            let v = &self.feature_updates;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 1 {
            j.key("validateOnly");
            let v = &self.validate_only;
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

impl FeatureUpdateKey<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("feature");
            let v = &self.feature;
            j.string(v);
        }
        {
            j.key("maxVersionLevel");
            let v = &self.max_version_level;
            j.integer(i64::from(*v));
        }
        if version <= 0 {
            j.key("allowDowngrade");
            let v = &self.allow_downgrade;
            j.bool(*v);
        }
        if version >= 1 {
            j.key("upgradeType");
            let v = &self.upgrade_type;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
