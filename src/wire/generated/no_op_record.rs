//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Metadata record of type 20, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct NoOpRecord {}
impl NoOpRecord {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("NoOpRecord", version, Self::VERSIONS)?;
        r.skip_tags("NoOpRecord")?;
        Ok(Self {})
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("NoOpRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.no_tags();
    }
}

impl<'a> Message<'a> for NoOpRecord {
    const NAME: &'static str = "NoOpRecord";
    const VERSIONS: VersionRange = NoOpRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
