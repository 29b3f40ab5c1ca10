//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Data, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ControlRecordTypeSchema {
    /// Versions 0+.
    pub type_: i16,
}
impl ControlRecordTypeSchema {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ControlRecordTypeSchema", version, Self::VERSIONS)?;
        let type_ = r.int16("ControlRecordTypeSchema.type_")?;
        Ok(Self { type_ })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ControlRecordTypeSchema", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int16(self.type_);
    }
}

impl<'a> Message<'a> for ControlRecordTypeSchema {
    const NAME: &'static str = "ControlRecordTypeSchema";
    const VERSIONS: VersionRange = ControlRecordTypeSchema::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
