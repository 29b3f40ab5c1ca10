//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 22, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RemoveUserScramCredentialRecord<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub mechanism: i8,
}
impl<'a> RemoveUserScramCredentialRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RemoveUserScramCredentialRecord", version, Self::VERSIONS)?;
        let name = r.string(true, "RemoveUserScramCredentialRecord.name")?;
        let mechanism = r.int8("RemoveUserScramCredentialRecord.mechanism")?;
        r.skip_tags("RemoveUserScramCredentialRecord")?;
        Ok(Self { name, mechanism })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RemoveUserScramCredentialRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "RemoveUserScramCredentialRecord.name");
        w.int8(self.mechanism);
        w.no_tags();
    }
}

impl<'a> Message<'a> for RemoveUserScramCredentialRecord<'a> {
    const NAME: &'static str = "RemoveUserScramCredentialRecord";
    const VERSIONS: VersionRange = RemoveUserScramCredentialRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
