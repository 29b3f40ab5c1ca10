//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 74, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListConfigResourcesResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub config_resources: Vec<ConfigResource<'a>>,
}
impl<'a> ListConfigResourcesResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ListConfigResourcesResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("ListConfigResourcesResponse.throttle_time_ms")?;
        let error_code = r.int16("ListConfigResourcesResponse.error_code")?;
        let config_resources =
            r.array(true, 2, "ListConfigResourcesResponse.config_resources", |r| ConfigResource::read(r, version))?;
        r.skip_tags("ListConfigResourcesResponse")?;
        Ok(Self { throttle_time_ms, error_code, config_resources })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ListConfigResourcesResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.array_length(self.config_resources.len(), true, "ListConfigResourcesResponse.config_resources");
        for v in &self.config_resources {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ConfigResource<'a> {
    /// Versions 0+.
    pub resource_name: Cow<'a, str>,
    /// Versions 1+, default 16.
    pub resource_type: i8,
}
impl Default for ConfigResource<'_> {
    fn default() -> Self {
        Self { resource_name: Cow::Borrowed(""), resource_type: 16 }
    }
}
impl<'a> ConfigResource<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let resource_name = r.string(true, "ConfigResource.resource_name")?;
        let resource_type = if version >= 1 { r.int8("ConfigResource.resource_type")? } else { 16 };
        r.skip_tags("ConfigResource")?;
        Ok(Self { resource_name, resource_type })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.resource_name, true, "ConfigResource.resource_name");
        if version >= 1 {
            w.int8(self.resource_type);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ListConfigResourcesResponse<'a> {
    const NAME: &'static str = "ListConfigResourcesResponse";
    const VERSIONS: VersionRange = ListConfigResourcesResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
