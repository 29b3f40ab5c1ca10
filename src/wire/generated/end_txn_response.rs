//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Response of key 26, versions 0..=5, flexible since 3.
#[derive(Clone, Debug, PartialEq)]
pub struct EndTxnResponse {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 5+, default -1.
    pub producer_id: i64,
    /// Versions 5+, default -1.
    pub producer_epoch: i16,
}
impl Default for EndTxnResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, producer_id: -1, producer_epoch: -1 }
    }
}
impl EndTxnResponse {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("EndTxnResponse", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let throttle_time_ms = r.int32("EndTxnResponse.throttle_time_ms")?;
        let error_code = r.int16("EndTxnResponse.error_code")?;
        let producer_id = if version >= 5 { r.int64("EndTxnResponse.producer_id")? } else { -1 };
        let producer_epoch = if version >= 5 { r.int16("EndTxnResponse.producer_epoch")? } else { -1 };
        if flexible {
            r.skip_tags("EndTxnResponse")?;
        }
        Ok(Self { throttle_time_ms, error_code, producer_id, producer_epoch })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("EndTxnResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        if version >= 5 {
            w.int64(self.producer_id);
        }
        if version >= 5 {
            w.int16(self.producer_epoch);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for EndTxnResponse {
    const NAME: &'static str = "EndTxnResponse";
    const VERSIONS: VersionRange = EndTxnResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
