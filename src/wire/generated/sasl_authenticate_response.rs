//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 36, versions 0..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq)]
pub struct SaslAuthenticateResponse<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub auth_bytes: Cow<'a, [u8]>,
    /// Versions 1+.
    pub session_lifetime_ms: i64,
}
impl Default for SaslAuthenticateResponse<'_> {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(Cow::Borrowed("")),
            auth_bytes: Cow::Borrowed(&[]),
            session_lifetime_ms: 0,
        }
    }
}
impl<'a> SaslAuthenticateResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("SaslAuthenticateResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let error_code = r.int16("SaslAuthenticateResponse.error_code")?;
        let error_message = r.nullable_string(flexible, true, "SaslAuthenticateResponse.error_message")?;
        let auth_bytes = r.bytes(flexible, "SaslAuthenticateResponse.auth_bytes")?;
        let session_lifetime_ms =
            if version >= 1 { r.int64("SaslAuthenticateResponse.session_lifetime_ms")? } else { 0 };
        if flexible {
            r.skip_tags("SaslAuthenticateResponse")?;
        }
        Ok(Self { error_code, error_message, auth_bytes, session_lifetime_ms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("SaslAuthenticateResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "SaslAuthenticateResponse.error_message");
        w.bytes(&self.auth_bytes, flexible, "SaslAuthenticateResponse.auth_bytes");
        if version >= 1 {
            w.int64(self.session_lifetime_ms);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for SaslAuthenticateResponse<'a> {
    const NAME: &'static str = "SaslAuthenticateResponse";
    const VERSIONS: VersionRange = SaslAuthenticateResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
