//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record key of type 0, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareSnapshotKey<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partition: i32,
}
impl<'a> ShareSnapshotKey<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareSnapshotKey", version, Self::VERSIONS)?;
        let group_id = r.string(false, "ShareSnapshotKey.group_id")?;
        let topic_id = r.uuid("ShareSnapshotKey.topic_id")?;
        let partition = r.int32("ShareSnapshotKey.partition")?;
        Ok(Self { group_id, topic_id, partition })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareSnapshotKey", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.group_id, false, "ShareSnapshotKey.group_id");
        w.uuid(&self.topic_id);
        w.int32(self.partition);
    }
}

impl<'a> Message<'a> for ShareSnapshotKey<'a> {
    const NAME: &'static str = "ShareSnapshotKey";
    const VERSIONS: VersionRange = ShareSnapshotKey::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
