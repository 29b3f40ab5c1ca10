//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 57, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateFeaturesResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0-1.
    pub results: Vec<UpdatableFeatureResult<'a>>,
}
impl Default for UpdateFeaturesResponse<'_> {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, error_message: Some(Cow::Borrowed("")), results: Vec::new() }
    }
}
impl<'a> UpdateFeaturesResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("UpdateFeaturesResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("UpdateFeaturesResponse.throttle_time_ms")?;
        let error_code = r.int16("UpdateFeaturesResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "UpdateFeaturesResponse.error_message")?;
        let results = if version <= 1 {
            r.array(true, 5, "UpdateFeaturesResponse.results", |r| UpdatableFeatureResult::read(r, version))?
        } else {
            Vec::new()
        };
        r.skip_tags("UpdateFeaturesResponse")?;
        Ok(Self { throttle_time_ms, error_code, error_message, results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("UpdateFeaturesResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "UpdateFeaturesResponse.error_message");
        if version <= 1 {
            w.array_length(self.results.len(), true, "UpdateFeaturesResponse.results");
            for v in &self.results {
                v.put(w, version);
            }
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct UpdatableFeatureResult<'a> {
    /// Versions 0+.
    pub feature: Cow<'a, str>,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
}
impl Default for UpdatableFeatureResult<'_> {
    fn default() -> Self {
        Self { feature: Cow::Borrowed(""), error_code: 0, error_message: Some(Cow::Borrowed("")) }
    }
}
impl<'a> UpdatableFeatureResult<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let feature = r.string(true, "UpdatableFeatureResult.feature")?;
        let error_code = r.int16("UpdatableFeatureResult.error_code")?;
        let error_message = r.nullable_string(true, true, "UpdatableFeatureResult.error_message")?;
        r.skip_tags("UpdatableFeatureResult")?;
        Ok(Self { feature, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.feature, true, "UpdatableFeatureResult.feature");
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "UpdatableFeatureResult.error_message");
        w.no_tags();
    }
}

impl<'a> Message<'a> for UpdateFeaturesResponse<'a> {
    const NAME: &'static str = "UpdateFeaturesResponse";
    const VERSIONS: VersionRange = UpdateFeaturesResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
