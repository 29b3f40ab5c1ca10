//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 17, versions 0..=1, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SaslHandshakeRequest<'a> {
    /// Versions 0+.
    pub mechanism: Cow<'a, str>,
}
impl<'a> SaslHandshakeRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("SaslHandshakeRequest", version, Self::VERSIONS)?;
        let mechanism = r.string(false, "SaslHandshakeRequest.mechanism")?;
        Ok(Self { mechanism })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("SaslHandshakeRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.mechanism, false, "SaslHandshakeRequest.mechanism");
    }
}

impl<'a> Message<'a> for SaslHandshakeRequest<'a> {
    const NAME: &'static str = "SaslHandshakeRequest";
    const VERSIONS: VersionRange = SaslHandshakeRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for SaslHandshakeRequest<'a> {
    const KEY: ApiKey = ApiKey::SaslHandshake;
    type Response<'r> = super::sasl_handshake_response::SaslHandshakeResponse<'r>;
}
