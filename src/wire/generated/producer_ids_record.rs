//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Metadata record of type 15, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ProducerIdsRecord {
    /// Versions 0+.
    pub broker_id: i32,
    /// Versions 0+, default -1.
    pub broker_epoch: i64,
    /// Versions 0+.
    pub next_producer_id: i64,
}
impl Default for ProducerIdsRecord {
    fn default() -> Self {
        Self { broker_id: 0, broker_epoch: -1, next_producer_id: 0 }
    }
}
impl ProducerIdsRecord {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ProducerIdsRecord", version, Self::VERSIONS)?;
        let broker_id = r.int32("ProducerIdsRecord.broker_id")?;
        let broker_epoch = r.int64("ProducerIdsRecord.broker_epoch")?;
        let next_producer_id = r.int64("ProducerIdsRecord.next_producer_id")?;
        r.skip_tags("ProducerIdsRecord")?;
        Ok(Self { broker_id, broker_epoch, next_producer_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ProducerIdsRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.broker_id);
        w.int64(self.broker_epoch);
        w.int64(self.next_producer_id);
        w.no_tags();
    }
}

impl<'a> Message<'a> for ProducerIdsRecord {
    const NAME: &'static str = "ProducerIdsRecord";
    const VERSIONS: VersionRange = ProducerIdsRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
