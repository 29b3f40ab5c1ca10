//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Data, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AbortedTxn {
    /// Versions 0+.
    pub producer_id: i64,
    /// Versions 0+.
    pub first_offset: i64,
    /// Versions 0+.
    pub last_offset: i64,
    /// Versions 0+.
    pub last_stable_offset: i64,
}
impl AbortedTxn {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AbortedTxn", version, Self::VERSIONS)?;
        let producer_id = r.int64("AbortedTxn.producer_id")?;
        let first_offset = r.int64("AbortedTxn.first_offset")?;
        let last_offset = r.int64("AbortedTxn.last_offset")?;
        let last_stable_offset = r.int64("AbortedTxn.last_stable_offset")?;
        Ok(Self { producer_id, first_offset, last_offset, last_stable_offset })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AbortedTxn", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int64(self.producer_id);
        w.int64(self.first_offset);
        w.int64(self.last_offset);
        w.int64(self.last_stable_offset);
    }
}

impl<'a> Message<'a> for AbortedTxn {
    const NAME: &'static str = "AbortedTxn";
    const VERSIONS: VersionRange = AbortedTxn::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
