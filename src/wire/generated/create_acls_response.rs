//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 30, versions 1..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreateAclsResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 1+.
    pub results: Vec<AclCreationResult<'a>>,
}
impl<'a> CreateAclsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("CreateAclsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("CreateAclsResponse.throttle_time_ms")?;
        let results = r.array(flexible, 4, "CreateAclsResponse.results", |r| AclCreationResult::read(r, version))?;
        if flexible {
            r.skip_tags("CreateAclsResponse")?;
        }
        Ok(Self { throttle_time_ms, results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("CreateAclsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        w.array_length(self.results.len(), flexible, "CreateAclsResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct AclCreationResult<'a> {
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+, null in 1+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
}
impl Default for AclCreationResult<'_> {
    fn default() -> Self {
        Self { error_code: 0, error_message: Some(Cow::Borrowed("")) }
    }
}
impl<'a> AclCreationResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let error_code = r.int16("AclCreationResult.error_code")?;
        let error_message = r.nullable_string(flexible, true, "AclCreationResult.error_message")?;
        if flexible {
            r.skip_tags("AclCreationResult")?;
        }
        Ok(Self { error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "AclCreationResult.error_message");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for CreateAclsResponse<'a> {
    const NAME: &'static str = "CreateAclsResponse";
    const VERSIONS: VersionRange = CreateAclsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
