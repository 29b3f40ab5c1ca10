//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Data, version 1, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ProducerSnapshot {
    /// Versions 1+.
    pub crc: u32,
    /// Versions 1+.
    pub producer_entries: Vec<ProducerEntry>,
}
impl ProducerSnapshot {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 1);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ProducerSnapshot", version, Self::VERSIONS)?;
        let crc = r.uint32("ProducerSnapshot.crc")?;
        let producer_entries =
            r.array(false, 46, "ProducerSnapshot.producer_entries", |r| ProducerEntry::read(r, version))?;
        Ok(Self { crc, producer_entries })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ProducerSnapshot", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uint32(self.crc);
        w.array_length(self.producer_entries.len(), false, "ProducerSnapshot.producer_entries");
        for v in &self.producer_entries {
            v.put(w, version);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ProducerEntry {
    /// Versions 1+.
    pub producer_id: i64,
    /// Versions 1+.
    pub epoch: i16,
    /// Versions 1+.
    pub last_sequence: i32,
    /// Versions 1+.
    pub last_offset: i64,
    /// Versions 1+.
    pub offset_delta: i32,
    /// Versions 1+.
    pub timestamp: i64,
    /// Versions 1+.
    pub coordinator_epoch: i32,
    /// Versions 1+.
    pub current_txn_first_offset: i64,
}
impl ProducerEntry {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let producer_id = r.int64("ProducerEntry.producer_id")?;
        let epoch = r.int16("ProducerEntry.epoch")?;
        let last_sequence = r.int32("ProducerEntry.last_sequence")?;
        let last_offset = r.int64("ProducerEntry.last_offset")?;
        let offset_delta = r.int32("ProducerEntry.offset_delta")?;
        let timestamp = r.int64("ProducerEntry.timestamp")?;
        let coordinator_epoch = r.int32("ProducerEntry.coordinator_epoch")?;
        let current_txn_first_offset = r.int64("ProducerEntry.current_txn_first_offset")?;
        Ok(Self {
            producer_id,
            epoch,
            last_sequence,
            last_offset,
            offset_delta,
            timestamp,
            coordinator_epoch,
            current_txn_first_offset,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int64(self.producer_id);
        w.int16(self.epoch);
        w.int32(self.last_sequence);
        w.int64(self.last_offset);
        w.int32(self.offset_delta);
        w.int64(self.timestamp);
        w.int32(self.coordinator_epoch);
        w.int64(self.current_txn_first_offset);
    }
}

impl<'a> Message<'a> for ProducerSnapshot {
    const NAME: &'static str = "ProducerSnapshot";
    const VERSIONS: VersionRange = ProducerSnapshot::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
