//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 39, versions 1..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RenewDelegationTokenRequest<'a> {
    /// Versions 1+.
    pub hmac: Cow<'a, [u8]>,
    /// Versions 1+.
    pub renew_period_ms: i64,
}
impl<'a> RenewDelegationTokenRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RenewDelegationTokenRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let hmac = r.bytes(flexible, "RenewDelegationTokenRequest.hmac")?;
        let renew_period_ms = r.int64("RenewDelegationTokenRequest.renew_period_ms")?;
        if flexible {
            r.skip_tags("RenewDelegationTokenRequest")?;
        }
        Ok(Self { hmac, renew_period_ms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RenewDelegationTokenRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.bytes(&self.hmac, flexible, "RenewDelegationTokenRequest.hmac");
        w.int64(self.renew_period_ms);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for RenewDelegationTokenRequest<'a> {
    const NAME: &'static str = "RenewDelegationTokenRequest";
    const VERSIONS: VersionRange = RenewDelegationTokenRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for RenewDelegationTokenRequest<'a> {
    const KEY: ApiKey = ApiKey::RenewDelegationToken;
    type Response<'r> = super::renew_delegation_token_response::RenewDelegationTokenResponse;
}
