//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Response of key 25, versions 0..=4, flexible since 3.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AddOffsetsToTxnResponse {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
}
impl AddOffsetsToTxnResponse {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 4);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AddOffsetsToTxnResponse", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let throttle_time_ms = r.int32("AddOffsetsToTxnResponse.throttle_time_ms")?;
        let error_code = r.int16("AddOffsetsToTxnResponse.error_code")?;
        if flexible {
            r.skip_tags("AddOffsetsToTxnResponse")?;
        }
        Ok(Self { throttle_time_ms, error_code })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AddOffsetsToTxnResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for AddOffsetsToTxnResponse {
    const NAME: &'static str = "AddOffsetsToTxnResponse";
    const VERSIONS: VersionRange = AddOffsetsToTxnResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
