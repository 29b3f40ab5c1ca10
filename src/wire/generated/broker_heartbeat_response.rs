//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Response of key 63, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct BrokerHeartbeatResponse {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub is_caught_up: bool,
    /// Versions 0+, default true.
    pub is_fenced: bool,
    /// Versions 0+.
    pub should_shut_down: bool,
}
impl Default for BrokerHeartbeatResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, is_caught_up: false, is_fenced: true, should_shut_down: false }
    }
}
impl BrokerHeartbeatResponse {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("BrokerHeartbeatResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("BrokerHeartbeatResponse.throttle_time_ms")?;
        let error_code = r.int16("BrokerHeartbeatResponse.error_code")?;
        let is_caught_up = r.bool("BrokerHeartbeatResponse.is_caught_up")?;
        let is_fenced = r.bool("BrokerHeartbeatResponse.is_fenced")?;
        let should_shut_down = r.bool("BrokerHeartbeatResponse.should_shut_down")?;
        r.skip_tags("BrokerHeartbeatResponse")?;
        Ok(Self { throttle_time_ms, error_code, is_caught_up, is_fenced, should_shut_down })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("BrokerHeartbeatResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.bool(self.is_caught_up);
        w.bool(self.is_fenced);
        w.bool(self.should_shut_down);
        w.no_tags();
    }
}

impl<'a> Message<'a> for BrokerHeartbeatResponse {
    const NAME: &'static str = "BrokerHeartbeatResponse";
    const VERSIONS: VersionRange = BrokerHeartbeatResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
