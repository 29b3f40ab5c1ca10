//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 0, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct LegacyOffsetCommitValue<'a> {
    /// Versions 0+.
    pub offset: i64,
    /// Versions 0+.
    pub metadata: Cow<'a, str>,
    /// Versions 0+.
    pub commit_timestamp: i64,
}
impl<'a> LegacyOffsetCommitValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("LegacyOffsetCommitValue", version, Self::VERSIONS)?;
        let offset = r.int64("LegacyOffsetCommitValue.offset")?;
        let metadata = r.string(false, "LegacyOffsetCommitValue.metadata")?;
        let commit_timestamp = r.int64("LegacyOffsetCommitValue.commit_timestamp")?;
        Ok(Self { offset, metadata, commit_timestamp })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("LegacyOffsetCommitValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int64(self.offset);
        w.string(&self.metadata, false, "LegacyOffsetCommitValue.metadata");
        w.int64(self.commit_timestamp);
    }
}

impl<'a> Message<'a> for LegacyOffsetCommitValue<'a> {
    const NAME: &'static str = "LegacyOffsetCommitValue";
    const VERSIONS: VersionRange = LegacyOffsetCommitValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
