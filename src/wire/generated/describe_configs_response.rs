//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 32, versions 1..=4, flexible since 4.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeConfigsResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 1+.
    pub results: Vec<DescribeConfigsResult<'a>>,
}
impl<'a> DescribeConfigsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 4);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeConfigsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let throttle_time_ms = r.int32("DescribeConfigsResponse.throttle_time_ms")?;
        let results =
            r.array(flexible, 7, "DescribeConfigsResponse.results", |r| DescribeConfigsResult::read(r, version))?;
        if flexible {
            r.skip_tags("DescribeConfigsResponse")?;
        }
        Ok(Self { throttle_time_ms, results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeConfigsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.int32(self.throttle_time_ms);
        w.array_length(self.results.len(), flexible, "DescribeConfigsResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeConfigsResult<'a> {
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+, null in 1+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub resource_type: i8,
    /// Versions 1+.
    pub resource_name: Cow<'a, str>,
    /// Versions 1+.
    pub configs: Vec<DescribeConfigsResourceResult<'a>>,
}
impl Default for DescribeConfigsResult<'_> {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(Cow::Borrowed("")),
            resource_type: 0,
            resource_name: Cow::Borrowed(""),
            configs: Vec::new(),
        }
    }
}
impl<'a> DescribeConfigsResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let error_code = r.int16("DescribeConfigsResult.error_code")?;
        let error_message = r.nullable_string(flexible, true, "DescribeConfigsResult.error_message")?;
        let resource_type = r.int8("DescribeConfigsResult.resource_type")?;
        let resource_name = r.string(flexible, "DescribeConfigsResult.resource_name")?;
        let configs =
            r.array(flexible, 9, "DescribeConfigsResult.configs", |r| DescribeConfigsResourceResult::read(r, version))?;
        if flexible {
            r.skip_tags("DescribeConfigsResult")?;
        }
        Ok(Self { error_code, error_message, resource_type, resource_name, configs })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "DescribeConfigsResult.error_message");
        w.int8(self.resource_type);
        w.string(&self.resource_name, flexible, "DescribeConfigsResult.resource_name");
        w.array_length(self.configs.len(), flexible, "DescribeConfigsResult.configs");
        for v in &self.configs {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeConfigsResourceResult<'a> {
    /// Versions 1+.
    pub name: Cow<'a, str>,
    /// Versions 1+, null in 1+, default empty, not null.
    pub value: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub read_only: bool,
    /// Versions 1+, default -1.
    pub config_source: i8,
    /// Versions 1+.
    pub is_sensitive: bool,
    /// Versions 1+.
    pub synonyms: Vec<DescribeConfigsSynonym<'a>>,
    /// Versions 3+.
    pub config_type: i8,
    /// Versions 3+, null in 1+, default empty, not null.
    pub documentation: Option<Cow<'a, str>>,
}
impl Default for DescribeConfigsResourceResult<'_> {
    fn default() -> Self {
        Self {
            name: Cow::Borrowed(""),
            value: Some(Cow::Borrowed("")),
            read_only: false,
            config_source: -1,
            is_sensitive: false,
            synonyms: Vec::new(),
            config_type: 0,
            documentation: Some(Cow::Borrowed("")),
        }
    }
}
impl<'a> DescribeConfigsResourceResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let name = r.string(flexible, "DescribeConfigsResourceResult.name")?;
        let value = r.nullable_string(flexible, true, "DescribeConfigsResourceResult.value")?;
        let read_only = r.bool("DescribeConfigsResourceResult.read_only")?;
        let config_source = r.int8("DescribeConfigsResourceResult.config_source")?;
        let is_sensitive = r.bool("DescribeConfigsResourceResult.is_sensitive")?;
        let synonyms = r.array(flexible, 4, "DescribeConfigsResourceResult.synonyms", |r| {
            DescribeConfigsSynonym::read(r, version)
        })?;
        let config_type = if version >= 3 { r.int8("DescribeConfigsResourceResult.config_type")? } else { 0 };
        let documentation = if version >= 3 {
            r.nullable_string(flexible, true, "DescribeConfigsResourceResult.documentation")?
        } else {
            Some(Cow::Borrowed(""))
        };
        if flexible {
            r.skip_tags("DescribeConfigsResourceResult")?;
        }
        Ok(Self { name, value, read_only, config_source, is_sensitive, synonyms, config_type, documentation })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.string(&self.name, flexible, "DescribeConfigsResourceResult.name");
        w.nullable_string(self.value.as_deref(), flexible, true, "DescribeConfigsResourceResult.value");
        w.bool(self.read_only);
        w.int8(self.config_source);
        w.bool(self.is_sensitive);
        w.array_length(self.synonyms.len(), flexible, "DescribeConfigsResourceResult.synonyms");
        for v in &self.synonyms {
            v.put(w, version);
        }
        if version >= 3 {
            w.int8(self.config_type);
        }
        if version >= 3 {
            w.nullable_string(
                self.documentation.as_deref(),
                flexible,
                true,
                "DescribeConfigsResourceResult.documentation",
            );
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeConfigsSynonym<'a> {
    /// Versions 1+.
    pub name: Cow<'a, str>,
    /// Versions 1+, null in 1+, default empty, not null.
    pub value: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub source: i8,
}
impl Default for DescribeConfigsSynonym<'_> {
    fn default() -> Self {
        Self { name: Cow::Borrowed(""), value: Some(Cow::Borrowed("")), source: 0 }
    }
}
impl<'a> DescribeConfigsSynonym<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let name = r.string(flexible, "DescribeConfigsSynonym.name")?;
        let value = r.nullable_string(flexible, true, "DescribeConfigsSynonym.value")?;
        let source = r.int8("DescribeConfigsSynonym.source")?;
        if flexible {
            r.skip_tags("DescribeConfigsSynonym")?;
        }
        Ok(Self { name, value, source })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.string(&self.name, flexible, "DescribeConfigsSynonym.name");
        w.nullable_string(self.value.as_deref(), flexible, true, "DescribeConfigsSynonym.value");
        w.int8(self.source);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeConfigsResponse<'a> {
    const NAME: &'static str = "DescribeConfigsResponse";
    const VERSIONS: VersionRange = DescribeConfigsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
