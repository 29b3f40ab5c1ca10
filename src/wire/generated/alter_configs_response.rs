//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 33, versions 0..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterConfigsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub responses: Vec<AlterConfigsResourceResponse<'a>>,
}
impl<'a> AlterConfigsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterConfigsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("AlterConfigsResponse.throttle_time_ms")?;
        let responses =
            r.array(flexible, 6, "AlterConfigsResponse.responses", |r| AlterConfigsResourceResponse::read(r, version))?;
        if flexible {
            r.skip_tags("AlterConfigsResponse")?;
        }
        Ok(Self { throttle_time_ms, responses })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterConfigsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        w.array_length(self.responses.len(), flexible, "AlterConfigsResponse.responses");
        for v in &self.responses {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct AlterConfigsResourceResponse<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub resource_type: i8,
    /// Versions 0+.
    pub resource_name: Cow<'a, str>,
}
impl Default for AlterConfigsResourceResponse<'_> {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(Cow::Borrowed("")),
            resource_type: 0,
            resource_name: Cow::Borrowed(""),
        }
    }
}
impl<'a> AlterConfigsResourceResponse<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let error_code = r.int16("AlterConfigsResourceResponse.error_code")?;
        let error_message = r.nullable_string(flexible, true, "AlterConfigsResourceResponse.error_message")?;
        let resource_type = r.int8("AlterConfigsResourceResponse.resource_type")?;
        let resource_name = r.string(flexible, "AlterConfigsResourceResponse.resource_name")?;
        if flexible {
            r.skip_tags("AlterConfigsResourceResponse")?;
        }
        Ok(Self { error_code, error_message, resource_type, resource_name })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "AlterConfigsResourceResponse.error_message");
        w.int8(self.resource_type);
        w.string(&self.resource_name, flexible, "AlterConfigsResourceResponse.resource_name");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for AlterConfigsResponse<'a> {
    const NAME: &'static str = "AlterConfigsResponse";
    const VERSIONS: VersionRange = AlterConfigsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
