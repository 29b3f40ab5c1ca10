//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 41, versions 1..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeDelegationTokenResponse<'a> {
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+.
    pub tokens: Vec<DescribedDelegationToken<'a>>,
    /// Versions 1+.
    pub throttle_time_ms: i32,
}
impl<'a> DescribeDelegationTokenResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeDelegationTokenResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let error_code = r.int16("DescribeDelegationTokenResponse.error_code")?;
        let tokens = r.array(flexible, 30, "DescribeDelegationTokenResponse.tokens", |r| {
            DescribedDelegationToken::read(r, version)
        })?;
        let throttle_time_ms = r.int32("DescribeDelegationTokenResponse.throttle_time_ms")?;
        if flexible {
            r.skip_tags("DescribeDelegationTokenResponse")?;
        }
        Ok(Self { error_code, tokens, throttle_time_ms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeDelegationTokenResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int16(self.error_code);
        w.array_length(self.tokens.len(), flexible, "DescribeDelegationTokenResponse.tokens");
        for v in &self.tokens {
            v.put(w, version);
        }
        w.int32(self.throttle_time_ms);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribedDelegationToken<'a> {
    /// Versions 1+.
    pub principal_type: Cow<'a, str>,
    /// Versions 1+.
    pub principal_name: Cow<'a, str>,
    /// Versions 3+.
    pub token_requester_principal_type: Cow<'a, str>,
    /// Versions 3+.
    pub token_requester_principal_name: Cow<'a, str>,
    /// Versions 1+.
    pub issue_timestamp: i64,
    /// Versions 1+.
    pub expiry_timestamp: i64,
    /// Versions 1+.
    pub max_timestamp: i64,
    /// Versions 1+.
    pub token_id: Cow<'a, str>,
    /// Versions 1+.
    pub hmac: Cow<'a, [u8]>,
    /// Versions 1+.
    pub renewers: Vec<DescribedDelegationTokenRenewer<'a>>,
}
impl<'a> DescribedDelegationToken<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let principal_type = r.string(flexible, "DescribedDelegationToken.principal_type")?;
        let principal_name = r.string(flexible, "DescribedDelegationToken.principal_name")?;
        let token_requester_principal_type = if version >= 3 {
            r.string(flexible, "DescribedDelegationToken.token_requester_principal_type")?
        } else {
            Cow::Borrowed("")
        };
        let token_requester_principal_name = if version >= 3 {
            r.string(flexible, "DescribedDelegationToken.token_requester_principal_name")?
        } else {
            Cow::Borrowed("")
        };
        let issue_timestamp = r.int64("DescribedDelegationToken.issue_timestamp")?;
        let expiry_timestamp = r.int64("DescribedDelegationToken.expiry_timestamp")?;
        let max_timestamp = r.int64("DescribedDelegationToken.max_timestamp")?;
        let token_id = r.string(flexible, "DescribedDelegationToken.token_id")?;
        let hmac = r.bytes(flexible, "DescribedDelegationToken.hmac")?;
        let renewers = r.array(flexible, 3, "DescribedDelegationToken.renewers", |r| {
            DescribedDelegationTokenRenewer::read(r, version)
        })?;
        if flexible {
            r.skip_tags("DescribedDelegationToken")?;
        }
        Ok(Self {
            principal_type,
            principal_name,
            token_requester_principal_type,
            token_requester_principal_name,
            issue_timestamp,
            expiry_timestamp,
            max_timestamp,
            token_id,
            hmac,
            renewers,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.principal_type, flexible, "DescribedDelegationToken.principal_type");
        w.string(&self.principal_name, flexible, "DescribedDelegationToken.principal_name");
        if version >= 3 {
            w.string(
                &self.token_requester_principal_type,
                flexible,
                "DescribedDelegationToken.token_requester_principal_type",
            );
        } else if !self.token_requester_principal_type.is_empty() {
            w.refuse_field("DescribedDelegationToken.token_requester_principal_type", version);
        }
        if version >= 3 {
            w.string(
                &self.token_requester_principal_name,
                flexible,
                "DescribedDelegationToken.token_requester_principal_name",
            );
        } else if !self.token_requester_principal_name.is_empty() {
            w.refuse_field("DescribedDelegationToken.token_requester_principal_name", version);
        }
        w.int64(self.issue_timestamp);
        w.int64(self.expiry_timestamp);
        w.int64(self.max_timestamp);
        w.string(&self.token_id, flexible, "DescribedDelegationToken.token_id");
        w.bytes(&self.hmac, flexible, "DescribedDelegationToken.hmac");
        w.array_length(self.renewers.len(), flexible, "DescribedDelegationToken.renewers");
        for v in &self.renewers {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribedDelegationTokenRenewer<'a> {
    /// Versions 1+.
    pub principal_type: Cow<'a, str>,
    /// Versions 1+.
    pub principal_name: Cow<'a, str>,
}
impl<'a> DescribedDelegationTokenRenewer<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let principal_type = r.string(flexible, "DescribedDelegationTokenRenewer.principal_type")?;
        let principal_name = r.string(flexible, "DescribedDelegationTokenRenewer.principal_name")?;
        if flexible {
            r.skip_tags("DescribedDelegationTokenRenewer")?;
        }
        Ok(Self { principal_type, principal_name })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.principal_type, flexible, "DescribedDelegationTokenRenewer.principal_type");
        w.string(&self.principal_name, flexible, "DescribedDelegationTokenRenewer.principal_name");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeDelegationTokenResponse<'a> {
    const NAME: &'static str = "DescribeDelegationTokenResponse";
    const VERSIONS: VersionRange = DescribeDelegationTokenResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
