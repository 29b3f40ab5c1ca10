//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 57, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateFeaturesRequest<'a> {
    /// Versions 0+, default 60000.
    pub timeout_ms: i32,
    /// Versions 0+.
    pub feature_updates: Vec<FeatureUpdateKey<'a>>,
    /// Versions 1+.
    pub validate_only: bool,
}
impl Default for UpdateFeaturesRequest<'_> {
    fn default() -> Self {
        Self { timeout_ms: 60000, feature_updates: Vec::new(), validate_only: false }
    }
}
impl<'a> UpdateFeaturesRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("UpdateFeaturesRequest", version, Self::VERSIONS)?;
        let timeout_ms = r.int32("UpdateFeaturesRequest.timeout_ms")?;
        let feature_updates =
            r.array(true, 5, "UpdateFeaturesRequest.feature_updates", |r| FeatureUpdateKey::read(r, version))?;
        let validate_only = if version >= 1 { r.bool("UpdateFeaturesRequest.validate_only")? } else { false };
        r.skip_tags("UpdateFeaturesRequest")?;
        Ok(Self { timeout_ms, feature_updates, validate_only })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("UpdateFeaturesRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.timeout_ms);
        w.array_length(self.feature_updates.len(), true, "UpdateFeaturesRequest.feature_updates");
        for v in &self.feature_updates {
            v.put(w, version);
        }
        if version >= 1 {
            w.bool(self.validate_only);
        } else if self.validate_only {
            w.refuse_field("UpdateFeaturesRequest.validate_only", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct FeatureUpdateKey<'a> {
    /// Versions 0+.
    pub feature: Cow<'a, str>,
    /// Versions 0+.
    pub max_version_level: i16,
    /// Versions 0.
    pub allow_downgrade: bool,
    /// Versions 1+, default 1.
    pub upgrade_type: i8,
}
impl Default for FeatureUpdateKey<'_> {
    fn default() -> Self {
        Self { feature: Cow::Borrowed(""), max_version_level: 0, allow_downgrade: false, upgrade_type: 1 }
    }
}
impl<'a> FeatureUpdateKey<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let feature = r.string(true, "FeatureUpdateKey.feature")?;
        let max_version_level = r.int16("FeatureUpdateKey.max_version_level")?;
        let allow_downgrade = if version <= 0 { r.bool("FeatureUpdateKey.allow_downgrade")? } else { false };
        let upgrade_type = if version >= 1 { r.int8("FeatureUpdateKey.upgrade_type")? } else { 1 };
        r.skip_tags("FeatureUpdateKey")?;
        Ok(Self { feature, max_version_level, allow_downgrade, upgrade_type })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.feature, true, "FeatureUpdateKey.feature");
        w.int16(self.max_version_level);
        if version <= 0 {
            w.bool(self.allow_downgrade);
        } else if self.allow_downgrade {
            w.refuse_field("FeatureUpdateKey.allow_downgrade", version);
        }
        if version >= 1 {
            w.int8(self.upgrade_type);
        } else if self.upgrade_type != 1 {
            w.refuse_field("FeatureUpdateKey.upgrade_type", version);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for UpdateFeaturesRequest<'a> {
    const NAME: &'static str = "UpdateFeaturesRequest";
    const VERSIONS: VersionRange = UpdateFeaturesRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for UpdateFeaturesRequest<'a> {
    const KEY: ApiKey = ApiKey::UpdateFeatures;
    type Response<'r> = super::update_features_response::UpdateFeaturesResponse<'r>;
}
