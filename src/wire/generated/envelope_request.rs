//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 58, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct EnvelopeRequest<'a> {
    /// Versions 0+.
    pub request_data: Cow<'a, [u8]>,
    /// Versions 0+, null in 0+, default empty, not null.
    pub request_principal: Option<Cow<'a, [u8]>>,
    /// Versions 0+.
    pub client_host_address: Cow<'a, [u8]>,
}
impl Default for EnvelopeRequest<'_> {
    fn default() -> Self {
        Self {
            request_data: Cow::Borrowed(&[]),
            request_principal: Some(Cow::Borrowed(&[])),
            client_host_address: Cow::Borrowed(&[]),
        }
    }
}
impl<'a> EnvelopeRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("EnvelopeRequest", version, Self::VERSIONS)?;
        let request_data = r.bytes(true, "EnvelopeRequest.request_data")?;
        let request_principal = r.nullable_bytes(true, true, "EnvelopeRequest.request_principal")?;
        let client_host_address = r.bytes(true, "EnvelopeRequest.client_host_address")?;
        r.skip_tags("EnvelopeRequest")?;
        Ok(Self { request_data, request_principal, client_host_address })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("EnvelopeRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.bytes(&self.request_data, true, "EnvelopeRequest.request_data");
        w.nullable_bytes(self.request_principal.as_deref(), true, true, "EnvelopeRequest.request_principal");
        w.bytes(&self.client_host_address, true, "EnvelopeRequest.client_host_address");
        w.no_tags();
    }
}

impl<'a> Message<'a> for EnvelopeRequest<'a> {
    const NAME: &'static str = "EnvelopeRequest";
    const VERSIONS: VersionRange = EnvelopeRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for EnvelopeRequest<'a> {
    const KEY: ApiKey = ApiKey::Envelope;
    type Response<'r> = super::envelope_response::EnvelopeResponse<'r>;
}
