//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Response of key 22, versions 0..=6, flexible since 2.
#[derive(Clone, Debug, PartialEq)]
pub struct InitProducerIdResponse {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, default -1.
    pub producer_id: i64,
    /// Versions 0+.
    pub producer_epoch: i16,
    /// Versions 6+, default -1.
    pub ongoing_txn_producer_id: i64,
    /// Versions 6+, default -1.
    pub ongoing_txn_producer_epoch: i16,
}
impl Default for InitProducerIdResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            producer_id: -1,
            producer_epoch: 0,
            ongoing_txn_producer_id: -1,
            ongoing_txn_producer_epoch: -1,
        }
    }
}
impl InitProducerIdResponse {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 6);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("InitProducerIdResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("InitProducerIdResponse.throttle_time_ms")?;
        let error_code = r.int16("InitProducerIdResponse.error_code")?;
        let producer_id = r.int64("InitProducerIdResponse.producer_id")?;
        let producer_epoch = r.int16("InitProducerIdResponse.producer_epoch")?;
        let ongoing_txn_producer_id =
            if version >= 6 { r.int64("InitProducerIdResponse.ongoing_txn_producer_id")? } else { -1 };
        let ongoing_txn_producer_epoch =
            if version >= 6 { r.int16("InitProducerIdResponse.ongoing_txn_producer_epoch")? } else { -1 };
        if flexible {
            r.skip_tags("InitProducerIdResponse")?;
        }
        Ok(Self {
            throttle_time_ms,
            error_code,
            producer_id,
            producer_epoch,
            ongoing_txn_producer_id,
            ongoing_txn_producer_epoch,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("InitProducerIdResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.int64(self.producer_id);
        w.int16(self.producer_epoch);
        if version >= 6 {
            w.int64(self.ongoing_txn_producer_id);
        } else if self.ongoing_txn_producer_id != -1 {
            w.refuse_field("InitProducerIdResponse.ongoing_txn_producer_id", version);
        }
        if version >= 6 {
            w.int16(self.ongoing_txn_producer_epoch);
        } else if self.ongoing_txn_producer_epoch != -1 {
            w.refuse_field("InitProducerIdResponse.ongoing_txn_producer_epoch", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for InitProducerIdResponse {
    const NAME: &'static str = "InitProducerIdResponse";
    const VERSIONS: VersionRange = InitProducerIdResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
