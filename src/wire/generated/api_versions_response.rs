//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 18, versions 0..=5, flexible since 3.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiVersionsResponse<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub api_keys: Vec<ApiVersion>,
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 3+, tag 0 in 3+.
    pub supported_features: Vec<SupportedFeatureKey<'a>>,
    /// Versions 3+, tag 1 in 3+, default -1.
    pub finalized_features_epoch: i64,
    /// Versions 3+, tag 2 in 3+.
    pub finalized_features: Vec<FinalizedFeatureKey<'a>>,
    /// Versions 3+, tag 3 in 3+.
    pub zk_migration_ready: bool,
}
impl Default for ApiVersionsResponse<'_> {
    fn default() -> Self {
        Self {
            error_code: 0,
            api_keys: Vec::new(),
            throttle_time_ms: 0,
            supported_features: Vec::new(),
            finalized_features_epoch: -1,
            finalized_features: Vec::new(),
            zk_migration_ready: false,
        }
    }
}
impl<'a> ApiVersionsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ApiVersionsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let error_code = r.int16("ApiVersionsResponse.error_code")?;
        let api_keys = r.array(flexible, 6, "ApiVersionsResponse.api_keys", |r| ApiVersion::read(r, version))?;
        let throttle_time_ms = if version >= 1 { r.int32("ApiVersionsResponse.throttle_time_ms")? } else { 0 };
        let mut supported_features = Vec::new();
        let mut finalized_features_epoch = -1;
        let mut finalized_features = Vec::new();
        let mut zk_migration_ready = false;
        if flexible {
            for _ in 0..r.tag_count("ApiVersionsResponse")? {
                let (tag, mut t) = r.tag("ApiVersionsResponse")?;
                match tag {
                    0 => {
                        supported_features = t.array(true, 6, "ApiVersionsResponse.supported_features", |r| {
                            SupportedFeatureKey::read(r, version)
                        })?;
                        r.end_tag(&t, "ApiVersionsResponse.supported_features")?;
                    }
                    1 => {
                        finalized_features_epoch = t.int64("ApiVersionsResponse.finalized_features_epoch")?;
                        r.end_tag(&t, "ApiVersionsResponse.finalized_features_epoch")?;
                    }
                    2 => {
                        finalized_features = t.array(true, 6, "ApiVersionsResponse.finalized_features", |r| {
                            FinalizedFeatureKey::read(r, version)
                        })?;
                        r.end_tag(&t, "ApiVersionsResponse.finalized_features")?;
                    }
                    3 => {
                        zk_migration_ready = t.bool("ApiVersionsResponse.zk_migration_ready")?;
                        r.end_tag(&t, "ApiVersionsResponse.zk_migration_ready")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(Self {
            error_code,
            api_keys,
            throttle_time_ms,
            supported_features,
            finalized_features_epoch,
            finalized_features,
            zk_migration_ready,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ApiVersionsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.int16(self.error_code);
        w.array_length(self.api_keys.len(), flexible, "ApiVersionsResponse.api_keys");
        for v in &self.api_keys {
            v.put(w, version);
        }
        if version >= 1 {
            w.int32(self.throttle_time_ms);
        }
        if flexible {
            let mut tags = w.begin_tags();
            if !self.supported_features.is_empty() {
                let tag = w.begin_tag(&mut tags, 0);
                w.array_length(self.supported_features.len(), true, "ApiVersionsResponse.supported_features");
                for v in &self.supported_features {
                    v.put(w, version);
                }
                w.end_tag(tag);
            }
            if self.finalized_features_epoch != -1 {
                let tag = w.begin_tag(&mut tags, 1);
                w.int64(self.finalized_features_epoch);
                w.end_tag(tag);
            }
            if !self.finalized_features.is_empty() {
                let tag = w.begin_tag(&mut tags, 2);
                w.array_length(self.finalized_features.len(), true, "ApiVersionsResponse.finalized_features");
                for v in &self.finalized_features {
                    v.put(w, version);
                }
                w.end_tag(tag);
            }
            if self.zk_migration_ready {
                let tag = w.begin_tag(&mut tags, 3);
                w.bool(self.zk_migration_ready);
                w.end_tag(tag);
            }
            w.end_tags(tags);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct FinalizedFeatureKey<'a> {
    /// Versions 3+.
    pub name: Cow<'a, str>,
    /// Versions 3+.
    pub max_version_level: i16,
    /// Versions 3+.
    pub min_version_level: i16,
}
impl<'a> FinalizedFeatureKey<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let name = if version >= 3 { r.string(flexible, "FinalizedFeatureKey.name")? } else { Cow::Borrowed("") };
        let max_version_level = if version >= 3 { r.int16("FinalizedFeatureKey.max_version_level")? } else { 0 };
        let min_version_level = if version >= 3 { r.int16("FinalizedFeatureKey.min_version_level")? } else { 0 };
        if flexible {
            r.skip_tags("FinalizedFeatureKey")?;
        }
        Ok(Self { name, max_version_level, min_version_level })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version >= 3 {
            w.string(&self.name, flexible, "FinalizedFeatureKey.name");
        } else if !self.name.is_empty() {
            w.refuse_field("FinalizedFeatureKey.name", version);
        }
        if version >= 3 {
            w.int16(self.max_version_level);
        } else if self.max_version_level != 0 {
            w.refuse_field("FinalizedFeatureKey.max_version_level", version);
        }
        if version >= 3 {
            w.int16(self.min_version_level);
        } else if self.min_version_level != 0 {
            w.refuse_field("FinalizedFeatureKey.min_version_level", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct SupportedFeatureKey<'a> {
    /// Versions 3+.
    pub name: Cow<'a, str>,
    /// Versions 3+.
    pub min_version: i16,
    /// Versions 3+.
    pub max_version: i16,
}
impl<'a> SupportedFeatureKey<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let name = if version >= 3 { r.string(flexible, "SupportedFeatureKey.name")? } else { Cow::Borrowed("") };
        let min_version = if version >= 3 { r.int16("SupportedFeatureKey.min_version")? } else { 0 };
        let max_version = if version >= 3 { r.int16("SupportedFeatureKey.max_version")? } else { 0 };
        if flexible {
            r.skip_tags("SupportedFeatureKey")?;
        }
        Ok(Self { name, min_version, max_version })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version >= 3 {
            w.string(&self.name, flexible, "SupportedFeatureKey.name");
        } else if !self.name.is_empty() {
            w.refuse_field("SupportedFeatureKey.name", version);
        }
        if version >= 3 {
            w.int16(self.min_version);
        } else if self.min_version != 0 {
            w.refuse_field("SupportedFeatureKey.min_version", version);
        }
        if version >= 3 {
            w.int16(self.max_version);
        } else if self.max_version != 0 {
            w.refuse_field("SupportedFeatureKey.max_version", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ApiVersion {
    /// Versions 0+.
    pub api_key: i16,
    /// Versions 0+.
    pub min_version: i16,
    /// Versions 0+.
    pub max_version: i16,
}
impl ApiVersion {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let api_key = r.int16("ApiVersion.api_key")?;
        let min_version = r.int16("ApiVersion.min_version")?;
        let max_version = r.int16("ApiVersion.max_version")?;
        if flexible {
            r.skip_tags("ApiVersion")?;
        }
        Ok(Self { api_key, min_version, max_version })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.int16(self.api_key);
        w.int16(self.min_version);
        w.int16(self.max_version);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ApiVersionsResponse<'a> {
    const NAME: &'static str = "ApiVersionsResponse";
    const VERSIONS: VersionRange = ApiVersionsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
