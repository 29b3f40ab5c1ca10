//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Response of key 67, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AllocateProducerIdsResponse {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub producer_id_start: i64,
    /// Versions 0+.
    pub producer_id_len: i32,
}
impl AllocateProducerIdsResponse {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AllocateProducerIdsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("AllocateProducerIdsResponse.throttle_time_ms")?;
        let error_code = r.int16("AllocateProducerIdsResponse.error_code")?;
        let producer_id_start = r.int64("AllocateProducerIdsResponse.producer_id_start")?;
        let producer_id_len = r.int32("AllocateProducerIdsResponse.producer_id_len")?;
        r.skip_tags("AllocateProducerIdsResponse")?;
        Ok(Self { throttle_time_ms, error_code, producer_id_start, producer_id_len })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AllocateProducerIdsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.int64(self.producer_id_start);
        w.int32(self.producer_id_len);
        w.no_tags();
    }
}

impl<'a> Message<'a> for AllocateProducerIdsResponse {
    const NAME: &'static str = "AllocateProducerIdsResponse";
    const VERSIONS: VersionRange = AllocateProducerIdsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
