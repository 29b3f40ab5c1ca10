//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 12, versions 0..=4, flexible since 4.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct HeartbeatRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub generation_id: i32,
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 3+, null in 3+.
    pub group_instance_id: Option<Cow<'a, str>>,
}
impl<'a> HeartbeatRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 4);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("HeartbeatRequest", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let group_id = r.string(flexible, "HeartbeatRequest.group_id")?;
        let generation_id = r.int32("HeartbeatRequest.generation_id")?;
        let member_id = r.string(flexible, "HeartbeatRequest.member_id")?;
        let group_instance_id =
            if version >= 3 { r.nullable_string(flexible, true, "HeartbeatRequest.group_instance_id")? } else { None };
        if flexible {
            r.skip_tags("HeartbeatRequest")?;
        }
        Ok(Self { group_id, generation_id, member_id, group_instance_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("HeartbeatRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.string(&self.group_id, flexible, "HeartbeatRequest.group_id");
        w.int32(self.generation_id);
        w.string(&self.member_id, flexible, "HeartbeatRequest.member_id");
        if version >= 3 {
            w.nullable_string(self.group_instance_id.as_deref(), flexible, true, "HeartbeatRequest.group_instance_id");
        } else if self.group_instance_id.is_some() {
            w.refuse_field("HeartbeatRequest.group_instance_id", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for HeartbeatRequest<'a> {
    const NAME: &'static str = "HeartbeatRequest";
    const VERSIONS: VersionRange = HeartbeatRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for HeartbeatRequest<'a> {
    const KEY: ApiKey = ApiKey::Heartbeat;
    type Response<'r> = super::heartbeat_response::HeartbeatResponse;
}
