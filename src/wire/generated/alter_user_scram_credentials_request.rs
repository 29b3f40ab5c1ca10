//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 51, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterUserScramCredentialsRequest<'a> {
    /// Versions 0+.
    pub deletions: Vec<ScramCredentialDeletion<'a>>,
    /// Versions 0+.
    pub upsertions: Vec<ScramCredentialUpsertion<'a>>,
}
impl<'a> AlterUserScramCredentialsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterUserScramCredentialsRequest", version, Self::VERSIONS)?;
        let deletions = r.array(true, 3, "AlterUserScramCredentialsRequest.deletions", |r| {
            ScramCredentialDeletion::read(r, version)
        })?;
        let upsertions = r.array(true, 9, "AlterUserScramCredentialsRequest.upsertions", |r| {
            ScramCredentialUpsertion::read(r, version)
        })?;
        r.skip_tags("AlterUserScramCredentialsRequest")?;
        Ok(Self { deletions, upsertions })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterUserScramCredentialsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.deletions.len(), true, "AlterUserScramCredentialsRequest.deletions");
        for v in &self.deletions {
            v.put(w, version);
        }
        w.array_length(self.upsertions.len(), true, "AlterUserScramCredentialsRequest.upsertions");
        for v in &self.upsertions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ScramCredentialUpsertion<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub mechanism: i8,
    /// Versions 0+.
    pub iterations: i32,
    /// Versions 0+.
    pub salt: Cow<'a, [u8]>,
    /// Versions 0+.
    pub salted_password: Cow<'a, [u8]>,
}
impl<'a> ScramCredentialUpsertion<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "ScramCredentialUpsertion.name")?;
        let mechanism = r.int8("ScramCredentialUpsertion.mechanism")?;
        let iterations = r.int32("ScramCredentialUpsertion.iterations")?;
        let salt = r.bytes(true, "ScramCredentialUpsertion.salt")?;
        let salted_password = r.bytes(true, "ScramCredentialUpsertion.salted_password")?;
        r.skip_tags("ScramCredentialUpsertion")?;
        Ok(Self { name, mechanism, iterations, salt, salted_password })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "ScramCredentialUpsertion.name");
        w.int8(self.mechanism);
        w.int32(self.iterations);
        w.bytes(&self.salt, true, "ScramCredentialUpsertion.salt");
        w.bytes(&self.salted_password, true, "ScramCredentialUpsertion.salted_password");
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ScramCredentialDeletion<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub mechanism: i8,
}
impl<'a> ScramCredentialDeletion<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "ScramCredentialDeletion.name")?;
        let mechanism = r.int8("ScramCredentialDeletion.mechanism")?;
        r.skip_tags("ScramCredentialDeletion")?;
        Ok(Self { name, mechanism })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "ScramCredentialDeletion.name");
        w.int8(self.mechanism);
        w.no_tags();
    }
}

impl<'a> Message<'a> for AlterUserScramCredentialsRequest<'a> {
    const NAME: &'static str = "AlterUserScramCredentialsRequest";
    const VERSIONS: VersionRange = AlterUserScramCredentialsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for AlterUserScramCredentialsRequest<'a> {
    const KEY: ApiKey = ApiKey::AlterUserScramCredentials;
    type Response<'r> = super::alter_user_scram_credentials_response::AlterUserScramCredentialsResponse<'r>;
}
