//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 26, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RemoveDelegationTokenRecord<'a> {
    /// Versions 0+.
    pub token_id: Cow<'a, str>,
}
impl<'a> RemoveDelegationTokenRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RemoveDelegationTokenRecord", version, Self::VERSIONS)?;
        let token_id = r.string(true, "RemoveDelegationTokenRecord.token_id")?;
        r.skip_tags("RemoveDelegationTokenRecord")?;
        Ok(Self { token_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RemoveDelegationTokenRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.token_id, true, "RemoveDelegationTokenRecord.token_id");
        w.no_tags();
    }
}

impl<'a> Message<'a> for RemoveDelegationTokenRecord<'a> {
    const NAME: &'static str = "RemoveDelegationTokenRecord";
    const VERSIONS: VersionRange = RemoveDelegationTokenRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
