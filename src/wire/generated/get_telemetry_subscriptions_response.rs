//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 71, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct GetTelemetrySubscriptionsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub client_instance_id: [u8; 16],
    /// Versions 0+.
    pub subscription_id: i32,
    /// Versions 0+.
    pub accepted_compression_types: Vec<i8>,
    /// Versions 0+.
    pub push_interval_ms: i32,
    /// Versions 0+.
    pub telemetry_max_bytes: i32,
    /// Versions 0+.
    pub delta_temporality: bool,
    /// Versions 0+.
    pub requested_metrics: Vec<Cow<'a, str>>,
}
impl<'a> GetTelemetrySubscriptionsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("GetTelemetrySubscriptionsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("GetTelemetrySubscriptionsResponse.throttle_time_ms")?;
        let error_code = r.int16("GetTelemetrySubscriptionsResponse.error_code")?;
        let client_instance_id = r.uuid("GetTelemetrySubscriptionsResponse.client_instance_id")?;
        let subscription_id = r.int32("GetTelemetrySubscriptionsResponse.subscription_id")?;
        let accepted_compression_types =
            r.array(true, 1, "GetTelemetrySubscriptionsResponse.accepted_compression_types", |r| {
                r.int8("GetTelemetrySubscriptionsResponse.accepted_compression_types")
            })?;
        let push_interval_ms = r.int32("GetTelemetrySubscriptionsResponse.push_interval_ms")?;
        let telemetry_max_bytes = r.int32("GetTelemetrySubscriptionsResponse.telemetry_max_bytes")?;
        let delta_temporality = r.bool("GetTelemetrySubscriptionsResponse.delta_temporality")?;
        let requested_metrics = r.array(true, 1, "GetTelemetrySubscriptionsResponse.requested_metrics", |r| {
            r.string(true, "GetTelemetrySubscriptionsResponse.requested_metrics")
        })?;
        r.skip_tags("GetTelemetrySubscriptionsResponse")?;
        Ok(Self {
            throttle_time_ms,
            error_code,
            client_instance_id,
            subscription_id,
            accepted_compression_types,
            push_interval_ms,
            telemetry_max_bytes,
            delta_temporality,
            requested_metrics,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("GetTelemetrySubscriptionsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.uuid(&self.client_instance_id);
        w.int32(self.subscription_id);
        w.array_length(
            self.accepted_compression_types.len(),
            true,
            "GetTelemetrySubscriptionsResponse.accepted_compression_types",
        );
        for v in &self.accepted_compression_types {
            w.int8(*v);
        }
        w.int32(self.push_interval_ms);
        w.int32(self.telemetry_max_bytes);
        w.bool(self.delta_temporality);
        w.array_length(self.requested_metrics.len(), true, "GetTelemetrySubscriptionsResponse.requested_metrics");
        for v in &self.requested_metrics {
            w.string(v, true, "GetTelemetrySubscriptionsResponse.requested_metrics");
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for GetTelemetrySubscriptionsResponse<'a> {
    const NAME: &'static str = "GetTelemetrySubscriptionsResponse";
    const VERSIONS: VersionRange = GetTelemetrySubscriptionsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
