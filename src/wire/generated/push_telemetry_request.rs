//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 72, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct PushTelemetryRequest<'a> {
    /// Versions 0+.
    pub client_instance_id: [u8; 16],
    /// Versions 0+.
    pub subscription_id: i32,
    /// Versions 0+.
    pub terminating: bool,
    /// Versions 0+.
    pub compression_type: i8,
    /// Versions 0+.
    pub metrics: Cow<'a, [u8]>,
}
impl<'a> PushTelemetryRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("PushTelemetryRequest", version, Self::VERSIONS)?;
        let client_instance_id = r.uuid("PushTelemetryRequest.client_instance_id")?;
        let subscription_id = r.int32("PushTelemetryRequest.subscription_id")?;
        let terminating = r.bool("PushTelemetryRequest.terminating")?;
        let compression_type = r.int8("PushTelemetryRequest.compression_type")?;
        let metrics = r.bytes(true, "PushTelemetryRequest.metrics")?;
        r.skip_tags("PushTelemetryRequest")?;
        Ok(Self { client_instance_id, subscription_id, terminating, compression_type, metrics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("PushTelemetryRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.client_instance_id);
        w.int32(self.subscription_id);
        w.bool(self.terminating);
        w.int8(self.compression_type);
        w.bytes(&self.metrics, true, "PushTelemetryRequest.metrics");
        w.no_tags();
    }
}

impl<'a> Message<'a> for PushTelemetryRequest<'a> {
    const NAME: &'static str = "PushTelemetryRequest";
    const VERSIONS: VersionRange = PushTelemetryRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for PushTelemetryRequest<'a> {
    const KEY: ApiKey = ApiKey::PushTelemetry;
    type Response<'r> = super::push_telemetry_response::PushTelemetryResponse;
}
