//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 38, versions 1..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq)]
pub struct CreateDelegationTokenRequest<'a> {
    /// Versions 3+, null in 3+, default empty, not null.
    pub owner_principal_type: Option<Cow<'a, str>>,
    /// Versions 3+, null in 3+, default empty, not null.
    pub owner_principal_name: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub renewers: Vec<CreatableRenewers<'a>>,
    /// Versions 1+.
    pub max_lifetime_ms: i64,
}
impl Default for CreateDelegationTokenRequest<'_> {
    fn default() -> Self {
        Self {
            owner_principal_type: Some(Cow::Borrowed("")),
            owner_principal_name: Some(Cow::Borrowed("")),
            renewers: Vec::new(),
            max_lifetime_ms: 0,
        }
    }
}
impl<'a> CreateDelegationTokenRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("CreateDelegationTokenRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let owner_principal_type = if version >= 3 {
            r.nullable_string(flexible, true, "CreateDelegationTokenRequest.owner_principal_type")?
        } else {
            Some(Cow::Borrowed(""))
        };
        let owner_principal_name = if version >= 3 {
            r.nullable_string(flexible, true, "CreateDelegationTokenRequest.owner_principal_name")?
        } else {
            Some(Cow::Borrowed(""))
        };
        let renewers =
            r.array(flexible, 3, "CreateDelegationTokenRequest.renewers", |r| CreatableRenewers::read(r, version))?;
        let max_lifetime_ms = r.int64("CreateDelegationTokenRequest.max_lifetime_ms")?;
        if flexible {
            r.skip_tags("CreateDelegationTokenRequest")?;
        }
        Ok(Self { owner_principal_type, owner_principal_name, renewers, max_lifetime_ms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("CreateDelegationTokenRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        if version >= 3 {
            w.nullable_string(
                self.owner_principal_type.as_deref(),
                flexible,
                true,
                "CreateDelegationTokenRequest.owner_principal_type",
            );
        } else if self.owner_principal_type.as_ref().is_none_or(|v| !v.is_empty()) {
            w.refuse_field("CreateDelegationTokenRequest.owner_principal_type", version);
        }
        if version >= 3 {
            w.nullable_string(
                self.owner_principal_name.as_deref(),
                flexible,
                true,
                "CreateDelegationTokenRequest.owner_principal_name",
            );
        } else if self.owner_principal_name.as_ref().is_none_or(|v| !v.is_empty()) {
            w.refuse_field("CreateDelegationTokenRequest.owner_principal_name", version);
        }
        w.array_length(self.renewers.len(), flexible, "CreateDelegationTokenRequest.renewers");
        for v in &self.renewers {
            v.put(w, version);
        }
        w.int64(self.max_lifetime_ms);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreatableRenewers<'a> {
    /// Versions 1+.
    pub principal_type: Cow<'a, str>,
    /// Versions 1+.
    pub principal_name: Cow<'a, str>,
}
impl<'a> CreatableRenewers<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let principal_type = r.string(flexible, "CreatableRenewers.principal_type")?;
        let principal_name = r.string(flexible, "CreatableRenewers.principal_name")?;
        if flexible {
            r.skip_tags("CreatableRenewers")?;
        }
        Ok(Self { principal_type, principal_name })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.principal_type, flexible, "CreatableRenewers.principal_type");
        w.string(&self.principal_name, flexible, "CreatableRenewers.principal_name");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for CreateDelegationTokenRequest<'a> {
    const NAME: &'static str = "CreateDelegationTokenRequest";
    const VERSIONS: VersionRange = CreateDelegationTokenRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for CreateDelegationTokenRequest<'a> {
    const KEY: ApiKey = ApiKey::CreateDelegationToken;
    type Response<'r> = super::create_delegation_token_response::CreateDelegationTokenResponse<'r>;
}
