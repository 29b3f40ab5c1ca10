//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 38, versions 1..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreateDelegationTokenResponse<'a> {
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+.
    pub principal_type: Cow<'a, str>,
    /// Versions 1+.
    pub principal_name: Cow<'a, str>,
    /// Versions 3+.
    pub token_requester_principal_type: Cow<'a, str>,
    /// Versions 3+.
    pub token_requester_principal_name: Cow<'a, str>,
    /// Versions 1+.
    pub issue_timestamp_ms: i64,
    /// Versions 1+.
    pub expiry_timestamp_ms: i64,
    /// Versions 1+.
    pub max_timestamp_ms: i64,
    /// Versions 1+.
    pub token_id: Cow<'a, str>,
    /// Versions 1+.
    pub hmac: Cow<'a, [u8]>,
    /// Versions 1+.
    pub throttle_time_ms: i32,
}
impl<'a> CreateDelegationTokenResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("CreateDelegationTokenResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let error_code = r.int16("CreateDelegationTokenResponse.error_code")?;
        let principal_type = r.string(flexible, "CreateDelegationTokenResponse.principal_type")?;
        let principal_name = r.string(flexible, "CreateDelegationTokenResponse.principal_name")?;
        let token_requester_principal_type = if version >= 3 {
            r.string(flexible, "CreateDelegationTokenResponse.token_requester_principal_type")?
        } else {
            Cow::Borrowed("")
        };
        let token_requester_principal_name = if version >= 3 {
            r.string(flexible, "CreateDelegationTokenResponse.token_requester_principal_name")?
        } else {
            Cow::Borrowed("")
        };
        let issue_timestamp_ms = r.int64("CreateDelegationTokenResponse.issue_timestamp_ms")?;
        let expiry_timestamp_ms = r.int64("CreateDelegationTokenResponse.expiry_timestamp_ms")?;
        let max_timestamp_ms = r.int64("CreateDelegationTokenResponse.max_timestamp_ms")?;
        let token_id = r.string(flexible, "CreateDelegationTokenResponse.token_id")?;
        let hmac = r.bytes(flexible, "CreateDelegationTokenResponse.hmac")?;
        let throttle_time_ms = r.int32("CreateDelegationTokenResponse.throttle_time_ms")?;
        if flexible {
            r.skip_tags("CreateDelegationTokenResponse")?;
        }
        Ok(Self {
            error_code,
            principal_type,
            principal_name,
            token_requester_principal_type,
            token_requester_principal_name,
            issue_timestamp_ms,
            expiry_timestamp_ms,
            max_timestamp_ms,
            token_id,
            hmac,
            throttle_time_ms,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("CreateDelegationTokenResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int16(self.error_code);
        w.string(&self.principal_type, flexible, "CreateDelegationTokenResponse.principal_type");
        w.string(&self.principal_name, flexible, "CreateDelegationTokenResponse.principal_name");
        if version >= 3 {
            w.string(
                &self.token_requester_principal_type,
                flexible,
                "CreateDelegationTokenResponse.token_requester_principal_type",
            );
        } else if !self.token_requester_principal_type.is_empty() {
            w.refuse_field("CreateDelegationTokenResponse.token_requester_principal_type", version);
        }
        if version >= 3 {
            w.string(
                &self.token_requester_principal_name,
                flexible,
                "CreateDelegationTokenResponse.token_requester_principal_name",
            );
        } else if !self.token_requester_principal_name.is_empty() {
            w.refuse_field("CreateDelegationTokenResponse.token_requester_principal_name", version);
        }
        w.int64(self.issue_timestamp_ms);
        w.int64(self.expiry_timestamp_ms);
        w.int64(self.max_timestamp_ms);
        w.string(&self.token_id, flexible, "CreateDelegationTokenResponse.token_id");
        w.bytes(&self.hmac, flexible, "CreateDelegationTokenResponse.hmac");
        w.int32(self.throttle_time_ms);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for CreateDelegationTokenResponse<'a> {
    const NAME: &'static str = "CreateDelegationTokenResponse";
    const VERSIONS: VersionRange = CreateDelegationTokenResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
