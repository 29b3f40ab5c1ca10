//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Metadata record of type 1, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct UnregisterBrokerRecord {
    /// Versions 0+.
    pub broker_id: i32,
    /// Versions 0+.
    pub broker_epoch: i64,
}
impl UnregisterBrokerRecord {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("UnregisterBrokerRecord", version, Self::VERSIONS)?;
        let broker_id = r.int32("UnregisterBrokerRecord.broker_id")?;
        let broker_epoch = r.int64("UnregisterBrokerRecord.broker_epoch")?;
        r.skip_tags("UnregisterBrokerRecord")?;
        Ok(Self { broker_id, broker_epoch })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("UnregisterBrokerRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.broker_id);
        w.int64(self.broker_epoch);
        w.no_tags();
    }
}

impl<'a> Message<'a> for UnregisterBrokerRecord {
    const NAME: &'static str = "UnregisterBrokerRecord";
    const VERSIONS: VersionRange = UnregisterBrokerRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
