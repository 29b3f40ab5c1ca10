//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Data, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SnapshotFooterRecord {
    /// Versions 0+.
    pub version: i16,
}
impl SnapshotFooterRecord {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("SnapshotFooterRecord", version, Self::VERSIONS)?;
        let version_value = r.int16("SnapshotFooterRecord.version")?;
        r.skip_tags("SnapshotFooterRecord")?;
        Ok(Self { version: version_value })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("SnapshotFooterRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int16(self.version);
        w.no_tags();
    }
}

impl<'a> Message<'a> for SnapshotFooterRecord {
    const NAME: &'static str = "SnapshotFooterRecord";
    const VERSIONS: VersionRange = SnapshotFooterRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
