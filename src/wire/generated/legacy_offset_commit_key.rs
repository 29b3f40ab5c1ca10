//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record key of type 0, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct LegacyOffsetCommitKey<'a> {
    /// Versions 0+.
    pub group: Cow<'a, str>,
    /// Versions 0+.
    pub topic: Cow<'a, str>,
    /// Versions 0+.
    pub partition: i32,
}
impl<'a> LegacyOffsetCommitKey<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("LegacyOffsetCommitKey", version, Self::VERSIONS)?;
        let group = r.string(false, "LegacyOffsetCommitKey.group")?;
        let topic = r.string(false, "LegacyOffsetCommitKey.topic")?;
        let partition = r.int32("LegacyOffsetCommitKey.partition")?;
        Ok(Self { group, topic, partition })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("LegacyOffsetCommitKey", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.group, false, "LegacyOffsetCommitKey.group");
        w.string(&self.topic, false, "LegacyOffsetCommitKey.topic");
        w.int32(self.partition);
    }
}

impl<'a> Message<'a> for LegacyOffsetCommitKey<'a> {
    const NAME: &'static str = "LegacyOffsetCommitKey";
    const VERSIONS: VersionRange = LegacyOffsetCommitKey::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
