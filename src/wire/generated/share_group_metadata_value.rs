//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Coordinator record value of type 11, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareGroupMetadataValue {
    /// Versions 0+.
    pub epoch: i32,
    /// Versions 0+.
    pub metadata_hash: i64,
}
impl ShareGroupMetadataValue {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareGroupMetadataValue", version, Self::VERSIONS)?;
        let epoch = r.int32("ShareGroupMetadataValue.epoch")?;
        let metadata_hash = r.int64("ShareGroupMetadataValue.metadata_hash")?;
        r.skip_tags("ShareGroupMetadataValue")?;
        Ok(Self { epoch, metadata_hash })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareGroupMetadataValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.epoch);
        w.int64(self.metadata_hash);
        w.no_tags();
    }
}

impl<'a> Message<'a> for ShareGroupMetadataValue {
    const NAME: &'static str = "ShareGroupMetadataValue";
    const VERSIONS: VersionRange = ShareGroupMetadataValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
