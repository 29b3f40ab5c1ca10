//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 76, version 1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareGroupHeartbeatRequest<'a> {
    /// Versions 1+.
    pub group_id: Cow<'a, str>,
    /// Versions 1+.
    pub member_id: Cow<'a, str>,
    /// Versions 1+.
    pub member_epoch: i32,
    /// Versions 1+, null in 1+.
    pub rack_id: Option<Cow<'a, str>>,
    /// Versions 1+, null in 1+.
    pub subscribed_topic_names: Option<Vec<Cow<'a, str>>>,
}
impl<'a> ShareGroupHeartbeatRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareGroupHeartbeatRequest", version, Self::VERSIONS)?;
        let group_id = r.string(true, "ShareGroupHeartbeatRequest.group_id")?;
        let member_id = r.string(true, "ShareGroupHeartbeatRequest.member_id")?;
        let member_epoch = r.int32("ShareGroupHeartbeatRequest.member_epoch")?;
        let rack_id = r.nullable_string(true, true, "ShareGroupHeartbeatRequest.rack_id")?;
        let subscribed_topic_names =
            r.nullable_array(true, true, 1, "ShareGroupHeartbeatRequest.subscribed_topic_names", |r| {
                r.string(true, "ShareGroupHeartbeatRequest.subscribed_topic_names")
            })?;
        r.skip_tags("ShareGroupHeartbeatRequest")?;
        Ok(Self { group_id, member_id, member_epoch, rack_id, subscribed_topic_names })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareGroupHeartbeatRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.group_id, true, "ShareGroupHeartbeatRequest.group_id");
        w.string(&self.member_id, true, "ShareGroupHeartbeatRequest.member_id");
        w.int32(self.member_epoch);
        w.nullable_string(self.rack_id.as_deref(), true, true, "ShareGroupHeartbeatRequest.rack_id");
        w.nullable_array_length(
            self.subscribed_topic_names.as_ref().map(|v| v.len()),
            true,
            true,
            "ShareGroupHeartbeatRequest.subscribed_topic_names",
        );
        for v in self.subscribed_topic_names.iter().flatten() {
            w.string(v, true, "ShareGroupHeartbeatRequest.subscribed_topic_names");
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ShareGroupHeartbeatRequest<'a> {
    const NAME: &'static str = "ShareGroupHeartbeatRequest";
    const VERSIONS: VersionRange = ShareGroupHeartbeatRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ShareGroupHeartbeatRequest<'a> {
    const KEY: ApiKey = ApiKey::ShareGroupHeartbeat;
    type Response<'r> = super::share_group_heartbeat_response::ShareGroupHeartbeatResponse<'r>;
}
