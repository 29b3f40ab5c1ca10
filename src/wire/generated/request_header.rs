//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Header, versions 1..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq)]
pub struct RequestHeader<'a> {
    /// Versions 1+.
    pub request_api_key: i16,
    /// Versions 1+.
    pub request_api_version: i16,
    /// Versions 1+.
    pub correlation_id: i32,
    /// Versions 1+, null in 1+, default empty, not null.
    pub client_id: Option<Cow<'a, str>>,
}
impl Default for RequestHeader<'_> {
    fn default() -> Self {
        Self { request_api_key: 0, request_api_version: 0, correlation_id: 0, client_id: Some(Cow::Borrowed("")) }
    }
}
impl<'a> RequestHeader<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RequestHeader", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let request_api_key = r.int16("RequestHeader.request_api_key")?;
        let request_api_version = r.int16("RequestHeader.request_api_version")?;
        let correlation_id = r.int32("RequestHeader.correlation_id")?;
        let client_id = r.nullable_string(false, true, "RequestHeader.client_id")?;
        if flexible {
            r.skip_tags("RequestHeader")?;
        }
        Ok(Self { request_api_key, request_api_version, correlation_id, client_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RequestHeader", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int16(self.request_api_key);
        w.int16(self.request_api_version);
        w.int32(self.correlation_id);
        w.nullable_string(self.client_id.as_deref(), false, true, "RequestHeader.client_id");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for RequestHeader<'a> {
    const NAME: &'static str = "RequestHeader";
    const VERSIONS: VersionRange = RequestHeader::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
