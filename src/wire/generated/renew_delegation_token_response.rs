//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Response of key 39, versions 1..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RenewDelegationTokenResponse {
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+.
    pub expiry_timestamp_ms: i64,
    /// Versions 1+.
    pub throttle_time_ms: i32,
}
impl RenewDelegationTokenResponse {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RenewDelegationTokenResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let error_code = r.int16("RenewDelegationTokenResponse.error_code")?;
        let expiry_timestamp_ms = r.int64("RenewDelegationTokenResponse.expiry_timestamp_ms")?;
        let throttle_time_ms = r.int32("RenewDelegationTokenResponse.throttle_time_ms")?;
        if flexible {
            r.skip_tags("RenewDelegationTokenResponse")?;
        }
        Ok(Self { error_code, expiry_timestamp_ms, throttle_time_ms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RenewDelegationTokenResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int16(self.error_code);
        w.int64(self.expiry_timestamp_ms);
        w.int32(self.throttle_time_ms);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for RenewDelegationTokenResponse {
    const NAME: &'static str = "RenewDelegationTokenResponse";
    const VERSIONS: VersionRange = RenewDelegationTokenResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
