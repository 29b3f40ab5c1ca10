//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 50, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribeUserScramCredentialsRequest<'a> {
    /// Versions 0+, null in 0+, default empty, not null.
    pub users: Option<Vec<UserName<'a>>>,
}
impl Default for DescribeUserScramCredentialsRequest<'_> {
    fn default() -> Self {
        Self { users: Some(Vec::new()) }
    }
}
impl<'a> DescribeUserScramCredentialsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeUserScramCredentialsRequest", version, Self::VERSIONS)?;
        let users = r.nullable_array(true, true, 2, "DescribeUserScramCredentialsRequest.users", |r| {
            UserName::read(r, version)
        })?;
        r.skip_tags("DescribeUserScramCredentialsRequest")?;
        Ok(Self { users })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeUserScramCredentialsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.nullable_array_length(
            self.users.as_ref().map(|v| v.len()),
            true,
            true,
            "DescribeUserScramCredentialsRequest.users",
        );
        for v in self.users.iter().flatten() {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct UserName<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
}
impl<'a> UserName<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "UserName.name")?;
        r.skip_tags("UserName")?;
        Ok(Self { name })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "UserName.name");
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeUserScramCredentialsRequest<'a> {
    const NAME: &'static str = "DescribeUserScramCredentialsRequest";
    const VERSIONS: VersionRange = DescribeUserScramCredentialsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeUserScramCredentialsRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeUserScramCredentials;
    type Response<'r> = super::describe_user_scram_credentials_response::DescribeUserScramCredentialsResponse<'r>;
}
