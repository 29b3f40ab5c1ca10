//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 11, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct UserScramCredentialRecord<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub mechanism: i8,
    /// Versions 0+.
    pub salt: Cow<'a, [u8]>,
    /// Versions 0+.
    pub stored_key: Cow<'a, [u8]>,
    /// Versions 0+.
    pub server_key: Cow<'a, [u8]>,
    /// Versions 0+.
    pub iterations: i32,
}
impl<'a> UserScramCredentialRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("UserScramCredentialRecord", version, Self::VERSIONS)?;
        let name = r.string(true, "UserScramCredentialRecord.name")?;
        let mechanism = r.int8("UserScramCredentialRecord.mechanism")?;
        let salt = r.bytes(true, "UserScramCredentialRecord.salt")?;
        let stored_key = r.bytes(true, "UserScramCredentialRecord.stored_key")?;
        let server_key = r.bytes(true, "UserScramCredentialRecord.server_key")?;
        let iterations = r.int32("UserScramCredentialRecord.iterations")?;
        r.skip_tags("UserScramCredentialRecord")?;
        Ok(Self { name, mechanism, salt, stored_key, server_key, iterations })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("UserScramCredentialRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "UserScramCredentialRecord.name");
        w.int8(self.mechanism);
        w.bytes(&self.salt, true, "UserScramCredentialRecord.salt");
        w.bytes(&self.stored_key, true, "UserScramCredentialRecord.stored_key");
        w.bytes(&self.server_key, true, "UserScramCredentialRecord.server_key");
        w.int32(self.iterations);
        w.no_tags();
    }
}

impl<'a> Message<'a> for UserScramCredentialRecord<'a> {
    const NAME: &'static str = "UserScramCredentialRecord";
    const VERSIONS: VersionRange = UserScramCredentialRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
