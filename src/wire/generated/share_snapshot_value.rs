//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Coordinator record value of type 0, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareSnapshotValue {
    /// Versions 0+.
    pub snapshot_epoch: i32,
    /// Versions 0+.
    pub state_epoch: i32,
    /// Versions 0+.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub start_offset: i64,
    /// Versions 0+, tag 0 in 0+, default -1.
    pub delivery_complete_count: i32,
    /// Versions 0+.
    pub create_timestamp: i64,
    /// Versions 0+.
    pub write_timestamp: i64,
    /// Versions 0+.
    pub state_batches: Vec<StateBatch>,
}
impl Default for ShareSnapshotValue {
    fn default() -> Self {
        Self {
            snapshot_epoch: 0,
            state_epoch: 0,
            leader_epoch: 0,
            start_offset: 0,
            delivery_complete_count: -1,
            create_timestamp: 0,
            write_timestamp: 0,
            state_batches: Vec::new(),
        }
    }
}
impl ShareSnapshotValue {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareSnapshotValue", version, Self::VERSIONS)?;
        let snapshot_epoch = r.int32("ShareSnapshotValue.snapshot_epoch")?;
        let state_epoch = r.int32("ShareSnapshotValue.state_epoch")?;
        let leader_epoch = r.int32("ShareSnapshotValue.leader_epoch")?;
        let start_offset = r.int64("ShareSnapshotValue.start_offset")?;
        let mut delivery_complete_count = -1;
        let create_timestamp = r.int64("ShareSnapshotValue.create_timestamp")?;
        let write_timestamp = r.int64("ShareSnapshotValue.write_timestamp")?;
        let state_batches = r.array(true, 20, "ShareSnapshotValue.state_batches", |r| StateBatch::read(r, version))?;
        for _ in 0..r.tag_count("ShareSnapshotValue")? {
            let (tag, mut t) = r.tag("ShareSnapshotValue")?;
            match tag {
                0 => {
                    delivery_complete_count = t.int32("ShareSnapshotValue.delivery_complete_count")?;
                    r.end_tag(&t, "ShareSnapshotValue.delivery_complete_count")?;
                }
                _ => {}
            }
        }
        Ok(Self {
            snapshot_epoch,
            state_epoch,
            leader_epoch,
            start_offset,
            delivery_complete_count,
            create_timestamp,
            write_timestamp,
            state_batches,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareSnapshotValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.snapshot_epoch);
        w.int32(self.state_epoch);
        w.int32(self.leader_epoch);
        w.int64(self.start_offset);
        w.int64(self.create_timestamp);
        w.int64(self.write_timestamp);
        w.array_length(self.state_batches.len(), true, "ShareSnapshotValue.state_batches");
        for v in &self.state_batches {
            v.put(w, version);
        }
        let mut tags = w.begin_tags();
        if self.delivery_complete_count != -1 {
            let tag = w.begin_tag(&mut tags, 0);
            w.int32(self.delivery_complete_count);
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct StateBatch {
    /// Versions 0+.
    pub first_offset: i64,
    /// Versions 0+.
    pub last_offset: i64,
    /// Versions 0+.
    pub delivery_state: i8,
    /// Versions 0+.
    pub delivery_count: i16,
}
impl StateBatch {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let first_offset = r.int64("StateBatch.first_offset")?;
        let last_offset = r.int64("StateBatch.last_offset")?;
        let delivery_state = r.int8("StateBatch.delivery_state")?;
        let delivery_count = r.int16("StateBatch.delivery_count")?;
        r.skip_tags("StateBatch")?;
        Ok(Self { first_offset, last_offset, delivery_state, delivery_count })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int64(self.first_offset);
        w.int64(self.last_offset);
        w.int8(self.delivery_state);
        w.int16(self.delivery_count);
        w.no_tags();
    }
}

impl<'a> Message<'a> for ShareSnapshotValue {
    const NAME: &'static str = "ShareSnapshotValue";
    const VERSIONS: VersionRange = ShareSnapshotValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
