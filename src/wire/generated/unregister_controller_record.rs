//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Metadata record of type 29, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct UnregisterControllerRecord {
    /// Versions 0+.
    pub controller_id: i32,
}
impl UnregisterControllerRecord {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("UnregisterControllerRecord", version, Self::VERSIONS)?;
        let controller_id = r.int32("UnregisterControllerRecord.controller_id")?;
        r.skip_tags("UnregisterControllerRecord")?;
        Ok(Self { controller_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("UnregisterControllerRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.controller_id);
        w.no_tags();
    }
}

impl<'a> Message<'a> for UnregisterControllerRecord {
    const NAME: &'static str = "UnregisterControllerRecord";
    const VERSIONS: VersionRange = UnregisterControllerRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
