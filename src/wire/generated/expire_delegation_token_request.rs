//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 40, versions 1..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ExpireDelegationTokenRequest<'a> {
    /// Versions 1+.
    pub hmac: Cow<'a, [u8]>,
    /// Versions 1+.
    pub expiry_time_period_ms: i64,
}
impl<'a> ExpireDelegationTokenRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ExpireDelegationTokenRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let hmac = r.bytes(flexible, "ExpireDelegationTokenRequest.hmac")?;
        let expiry_time_period_ms = r.int64("ExpireDelegationTokenRequest.expiry_time_period_ms")?;
        if flexible {
            r.skip_tags("ExpireDelegationTokenRequest")?;
        }
        Ok(Self { hmac, expiry_time_period_ms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ExpireDelegationTokenRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.bytes(&self.hmac, flexible, "ExpireDelegationTokenRequest.hmac");
        w.int64(self.expiry_time_period_ms);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ExpireDelegationTokenRequest<'a> {
    const NAME: &'static str = "ExpireDelegationTokenRequest";
    const VERSIONS: VersionRange = ExpireDelegationTokenRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ExpireDelegationTokenRequest<'a> {
    const KEY: ApiKey = ApiKey::ExpireDelegationToken;
    type Response<'r> = super::expire_delegation_token_response::ExpireDelegationTokenResponse;
}
