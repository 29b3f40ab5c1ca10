//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Response of key 72, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct PushTelemetryResponse {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
}
impl PushTelemetryResponse {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("PushTelemetryResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("PushTelemetryResponse.throttle_time_ms")?;
        let error_code = r.int16("PushTelemetryResponse.error_code")?;
        r.skip_tags("PushTelemetryResponse")?;
        Ok(Self { throttle_time_ms, error_code })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("PushTelemetryResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.no_tags();
    }
}

impl<'a> Message<'a> for PushTelemetryResponse {
    const NAME: &'static str = "PushTelemetryResponse";
    const VERSIONS: VersionRange = PushTelemetryResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
