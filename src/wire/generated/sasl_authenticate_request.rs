//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 36, versions 0..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SaslAuthenticateRequest<'a> {
    /// Versions 0+.
    pub auth_bytes: Cow<'a, [u8]>,
}
impl<'a> SaslAuthenticateRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("SaslAuthenticateRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let auth_bytes = r.bytes(flexible, "SaslAuthenticateRequest.auth_bytes")?;
        if flexible {
            r.skip_tags("SaslAuthenticateRequest")?;
        }
        Ok(Self { auth_bytes })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("SaslAuthenticateRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.bytes(&self.auth_bytes, flexible, "SaslAuthenticateRequest.auth_bytes");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for SaslAuthenticateRequest<'a> {
    const NAME: &'static str = "SaslAuthenticateRequest";
    const VERSIONS: VersionRange = SaslAuthenticateRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for SaslAuthenticateRequest<'a> {
    const KEY: ApiKey = ApiKey::SaslAuthenticate;
    type Response<'r> = super::sasl_authenticate_response::SaslAuthenticateResponse<'r>;
}
