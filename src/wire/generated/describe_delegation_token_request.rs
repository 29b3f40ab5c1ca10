//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 41, versions 1..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribeDelegationTokenRequest<'a> {
    /// Versions 1+, null in 1+, default empty, not null.
    pub owners: Option<Vec<DescribeDelegationTokenOwner<'a>>>,
}
impl Default for DescribeDelegationTokenRequest<'_> {
    fn default() -> Self {
        Self { owners: Some(Vec::new()) }
    }
}
impl<'a> DescribeDelegationTokenRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeDelegationTokenRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let owners = r.nullable_array(flexible, true, 3, "DescribeDelegationTokenRequest.owners", |r| {
            DescribeDelegationTokenOwner::read(r, version)
        })?;
        if flexible {
            r.skip_tags("DescribeDelegationTokenRequest")?;
        }
        Ok(Self { owners })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeDelegationTokenRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.nullable_array_length(
            self.owners.as_ref().map(|v| v.len()),
            flexible,
            true,
            "DescribeDelegationTokenRequest.owners",
        );
        for v in self.owners.iter().flatten() {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeDelegationTokenOwner<'a> {
    /// Versions 1+.
    pub principal_type: Cow<'a, str>,
    /// Versions 1+.
    pub principal_name: Cow<'a, str>,
}
impl<'a> DescribeDelegationTokenOwner<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let principal_type = r.string(flexible, "DescribeDelegationTokenOwner.principal_type")?;
        let principal_name = r.string(flexible, "DescribeDelegationTokenOwner.principal_name")?;
        if flexible {
            r.skip_tags("DescribeDelegationTokenOwner")?;
        }
        Ok(Self { principal_type, principal_name })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.principal_type, flexible, "DescribeDelegationTokenOwner.principal_type");
        w.string(&self.principal_name, flexible, "DescribeDelegationTokenOwner.principal_name");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeDelegationTokenRequest<'a> {
    const NAME: &'static str = "DescribeDelegationTokenRequest";
    const VERSIONS: VersionRange = DescribeDelegationTokenRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeDelegationTokenRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeDelegationToken;
    type Response<'r> = super::describe_delegation_token_response::DescribeDelegationTokenResponse<'r>;
}
