//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Request of key 71, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct GetTelemetrySubscriptionsRequest {
    /// Versions 0+.
    pub client_instance_id: [u8; 16],
}
impl GetTelemetrySubscriptionsRequest {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("GetTelemetrySubscriptionsRequest", version, Self::VERSIONS)?;
        let client_instance_id = r.uuid("GetTelemetrySubscriptionsRequest.client_instance_id")?;
        r.skip_tags("GetTelemetrySubscriptionsRequest")?;
        Ok(Self { client_instance_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("GetTelemetrySubscriptionsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.client_instance_id);
        w.no_tags();
    }
}

impl<'a> Message<'a> for GetTelemetrySubscriptionsRequest {
    const NAME: &'static str = "GetTelemetrySubscriptionsRequest";
    const VERSIONS: VersionRange = GetTelemetrySubscriptionsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for GetTelemetrySubscriptionsRequest {
    const KEY: ApiKey = ApiKey::GetTelemetrySubscriptions;
    type Response<'r> = super::get_telemetry_subscriptions_response::GetTelemetrySubscriptionsResponse<'r>;
}
