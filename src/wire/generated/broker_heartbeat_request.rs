//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Request of key 63, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct BrokerHeartbeatRequest {
    /// Versions 0+.
    pub broker_id: i32,
    /// Versions 0+, default -1.
    pub broker_epoch: i64,
    /// Versions 0+.
    pub current_metadata_offset: i64,
    /// Versions 0+.
    pub want_fence: bool,
    /// Versions 0+.
    pub want_shut_down: bool,
    /// Versions 1+, tag 0 in 1+.
    pub offline_log_dirs: Vec<[u8; 16]>,
    /// Versions 2+, null in 2+, tag 1 in 2+.
    pub cordoned_log_dirs: Option<Vec<[u8; 16]>>,
}
impl Default for BrokerHeartbeatRequest {
    fn default() -> Self {
        Self {
            broker_id: 0,
            broker_epoch: -1,
            current_metadata_offset: 0,
            want_fence: false,
            want_shut_down: false,
            offline_log_dirs: Vec::new(),
            cordoned_log_dirs: None,
        }
    }
}
impl BrokerHeartbeatRequest {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("BrokerHeartbeatRequest", version, Self::VERSIONS)?;
        let broker_id = r.int32("BrokerHeartbeatRequest.broker_id")?;
        let broker_epoch = r.int64("BrokerHeartbeatRequest.broker_epoch")?;
        let current_metadata_offset = r.int64("BrokerHeartbeatRequest.current_metadata_offset")?;
        let want_fence = r.bool("BrokerHeartbeatRequest.want_fence")?;
        let want_shut_down = r.bool("BrokerHeartbeatRequest.want_shut_down")?;
        let mut offline_log_dirs = Vec::new();
        let mut cordoned_log_dirs = None;
        for _ in 0..r.tag_count("BrokerHeartbeatRequest")? {
            let (tag, mut t) = r.tag("BrokerHeartbeatRequest")?;
            match tag {
                0 if version >= 1 => {
                    offline_log_dirs = t.array(true, 16, "BrokerHeartbeatRequest.offline_log_dirs", |r| {
                        r.uuid("BrokerHeartbeatRequest.offline_log_dirs")
                    })?;
                    r.end_tag(&t, "BrokerHeartbeatRequest.offline_log_dirs")?;
                }
                1 if version >= 2 => {
                    cordoned_log_dirs =
                        t.nullable_array(true, true, 16, "BrokerHeartbeatRequest.cordoned_log_dirs", |r| {
                            r.uuid("BrokerHeartbeatRequest.cordoned_log_dirs")
                        })?;
                    r.end_tag(&t, "BrokerHeartbeatRequest.cordoned_log_dirs")?;
                }
                _ => {}
            }
        }
        Ok(Self {
            broker_id,
            broker_epoch,
            current_metadata_offset,
            want_fence,
            want_shut_down,
            offline_log_dirs,
            cordoned_log_dirs,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("BrokerHeartbeatRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.broker_id);
        w.int64(self.broker_epoch);
        w.int64(self.current_metadata_offset);
        w.bool(self.want_fence);
        w.bool(self.want_shut_down);
        if !(version >= 1) {
            if !self.offline_log_dirs.is_empty() {
                w.refuse_field("BrokerHeartbeatRequest.offline_log_dirs", version);
            }
        }
        if !(version >= 2) {
            if self.cordoned_log_dirs.is_some() {
                w.refuse_field("BrokerHeartbeatRequest.cordoned_log_dirs", version);
            }
        }
        let mut tags = w.begin_tags();
        if version >= 1 && !self.offline_log_dirs.is_empty() {
            let tag = w.begin_tag(&mut tags, 0);
            w.array_length(self.offline_log_dirs.len(), true, "BrokerHeartbeatRequest.offline_log_dirs");
            for v in &self.offline_log_dirs {
                w.uuid(v);
            }
            w.end_tag(tag);
        }
        if version >= 2 && self.cordoned_log_dirs.is_some() {
            let tag = w.begin_tag(&mut tags, 1);
            w.nullable_array_length(
                self.cordoned_log_dirs.as_ref().map(|v| v.len()),
                true,
                true,
                "BrokerHeartbeatRequest.cordoned_log_dirs",
            );
            for v in self.cordoned_log_dirs.iter().flatten() {
                w.uuid(v);
            }
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

impl<'a> Message<'a> for BrokerHeartbeatRequest {
    const NAME: &'static str = "BrokerHeartbeatRequest";
    const VERSIONS: VersionRange = BrokerHeartbeatRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for BrokerHeartbeatRequest {
    const KEY: ApiKey = ApiKey::BrokerHeartbeat;
    type Response<'r> = super::broker_heartbeat_response::BrokerHeartbeatResponse;
}
