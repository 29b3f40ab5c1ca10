//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Metadata record of type 19, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RemoveAccessControlEntryRecord {
    /// Versions 0+.
    pub id: [u8; 16],
}
impl RemoveAccessControlEntryRecord {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RemoveAccessControlEntryRecord", version, Self::VERSIONS)?;
        let id = r.uuid("RemoveAccessControlEntryRecord.id")?;
        r.skip_tags("RemoveAccessControlEntryRecord")?;
        Ok(Self { id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RemoveAccessControlEntryRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.id);
        w.no_tags();
    }
}

impl<'a> Message<'a> for RemoveAccessControlEntryRecord {
    const NAME: &'static str = "RemoveAccessControlEntryRecord";
    const VERSIONS: VersionRange = RemoveAccessControlEntryRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
