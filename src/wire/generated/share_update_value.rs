//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Coordinator record value of type 1, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareUpdateValue {
    /// Versions 0+.
    pub snapshot_epoch: i32,
    /// Versions 0+.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub start_offset: i64,
    /// Versions 0+, tag 0 in 0+, default -1.
    pub delivery_complete_count: i32,
    /// Versions 0+.
    pub state_batches: Vec<StateBatch>,
}
impl Default for ShareUpdateValue {
    fn default() -> Self {
        Self {
            snapshot_epoch: 0,
            leader_epoch: 0,
            start_offset: 0,
            delivery_complete_count: -1,
            state_batches: Vec::new(),
        }
    }
}
impl ShareUpdateValue {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareUpdateValue", version, Self::VERSIONS)?;
        let snapshot_epoch = r.int32("ShareUpdateValue.snapshot_epoch")?;
        let leader_epoch = r.int32("ShareUpdateValue.leader_epoch")?;
        let start_offset = r.int64("ShareUpdateValue.start_offset")?;
        let mut delivery_complete_count = -1;
        let state_batches = r.array(true, 20, "ShareUpdateValue.state_batches", |r| StateBatch::read(r, version))?;
        for _ in 0..r.tag_count("ShareUpdateValue")? {
            let (tag, mut t) = r.tag("ShareUpdateValue")?;
            match tag {
                0 => {
                    delivery_complete_count = t.int32("ShareUpdateValue.delivery_complete_count")?;
                    r.end_tag(&t, "ShareUpdateValue.delivery_complete_count")?;
                }
                _ => {}
            }
        }
        Ok(Self { snapshot_epoch, leader_epoch, start_offset, delivery_complete_count, state_batches })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareUpdateValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.snapshot_epoch);
        w.int32(self.leader_epoch);
        w.int64(self.start_offset);
        w.array_length(self.state_batches.len(), true, "ShareUpdateValue.state_batches");
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

impl<'a> Message<'a> for ShareUpdateValue {
    const NAME: &'static str = "ShareUpdateValue";
    const VERSIONS: VersionRange = ShareUpdateValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
