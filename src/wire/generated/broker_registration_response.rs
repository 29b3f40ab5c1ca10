//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Response of key 62, versions 0..=4, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct BrokerRegistrationResponse {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, default -1.
    pub broker_epoch: i64,
}
impl Default for BrokerRegistrationResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, broker_epoch: -1 }
    }
}
impl BrokerRegistrationResponse {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 4);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("BrokerRegistrationResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("BrokerRegistrationResponse.throttle_time_ms")?;
        let error_code = r.int16("BrokerRegistrationResponse.error_code")?;
        let broker_epoch = r.int64("BrokerRegistrationResponse.broker_epoch")?;
        r.skip_tags("BrokerRegistrationResponse")?;
        Ok(Self { throttle_time_ms, error_code, broker_epoch })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("BrokerRegistrationResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.int64(self.broker_epoch);
        w.no_tags();
    }
}

impl<'a> Message<'a> for BrokerRegistrationResponse {
    const NAME: &'static str = "BrokerRegistrationResponse";
    const VERSIONS: VersionRange = BrokerRegistrationResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
