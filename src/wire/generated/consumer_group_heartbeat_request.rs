//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 68, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ConsumerGroupHeartbeatRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 0+.
    pub member_epoch: i32,
    /// Versions 0+, null in 0+.
    pub instance_id: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub rack_id: Option<Cow<'a, str>>,
    /// Versions 0+, default -1.
    pub rebalance_timeout_ms: i32,
    /// Versions 0+, null in 0+.
    pub subscribed_topic_names: Option<Vec<Cow<'a, str>>>,
    /// Versions 1+, null in 1+.
    pub subscribed_topic_regex: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub server_assignor: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub topic_partitions: Option<Vec<TopicPartitions>>,
}
impl Default for ConsumerGroupHeartbeatRequest<'_> {
    fn default() -> Self {
        Self {
            group_id: Cow::Borrowed(""),
            member_id: Cow::Borrowed(""),
            member_epoch: 0,
            instance_id: None,
            rack_id: None,
            rebalance_timeout_ms: -1,
            subscribed_topic_names: None,
            subscribed_topic_regex: None,
            server_assignor: None,
            topic_partitions: None,
        }
    }
}
impl<'a> ConsumerGroupHeartbeatRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupHeartbeatRequest", version, Self::VERSIONS)?;
        let group_id = r.string(true, "ConsumerGroupHeartbeatRequest.group_id")?;
        let member_id = r.string(true, "ConsumerGroupHeartbeatRequest.member_id")?;
        let member_epoch = r.int32("ConsumerGroupHeartbeatRequest.member_epoch")?;
        let instance_id = r.nullable_string(true, true, "ConsumerGroupHeartbeatRequest.instance_id")?;
        let rack_id = r.nullable_string(true, true, "ConsumerGroupHeartbeatRequest.rack_id")?;
        let rebalance_timeout_ms = r.int32("ConsumerGroupHeartbeatRequest.rebalance_timeout_ms")?;
        let subscribed_topic_names =
            r.nullable_array(true, true, 1, "ConsumerGroupHeartbeatRequest.subscribed_topic_names", |r| {
                r.string(true, "ConsumerGroupHeartbeatRequest.subscribed_topic_names")
            })?;
        let subscribed_topic_regex = if version >= 1 {
            r.nullable_string(true, true, "ConsumerGroupHeartbeatRequest.subscribed_topic_regex")?
        } else {
            None
        };
        let server_assignor = r.nullable_string(true, true, "ConsumerGroupHeartbeatRequest.server_assignor")?;
        let topic_partitions =
            r.nullable_array(true, true, 18, "ConsumerGroupHeartbeatRequest.topic_partitions", |r| {
                TopicPartitions::read(r, version)
            })?;
        r.skip_tags("ConsumerGroupHeartbeatRequest")?;
        Ok(Self {
            group_id,
            member_id,
            member_epoch,
            instance_id,
            rack_id,
            rebalance_timeout_ms,
            subscribed_topic_names,
            subscribed_topic_regex,
            server_assignor,
            topic_partitions,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupHeartbeatRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, true, "ConsumerGroupHeartbeatRequest.group_id");
        w.string(&self.member_id, true, "ConsumerGroupHeartbeatRequest.member_id");
        w.int32(self.member_epoch);
        w.nullable_string(self.instance_id.as_deref(), true, true, "ConsumerGroupHeartbeatRequest.instance_id");
        w.nullable_string(self.rack_id.as_deref(), true, true, "ConsumerGroupHeartbeatRequest.rack_id");
        w.int32(self.rebalance_timeout_ms);
        w.nullable_array_length(
            self.subscribed_topic_names.as_ref().map(|v| v.len()),
            true,
            true,
            "ConsumerGroupHeartbeatRequest.subscribed_topic_names",
        );
        for v in self.subscribed_topic_names.iter().flatten() {
            w.string(v, true, "ConsumerGroupHeartbeatRequest.subscribed_topic_names");
        }
        if version >= 1 {
            w.nullable_string(
                self.subscribed_topic_regex.as_deref(),
                true,
                true,
                "ConsumerGroupHeartbeatRequest.subscribed_topic_regex",
            );
        } else if self.subscribed_topic_regex.is_some() {
            w.refuse_field("ConsumerGroupHeartbeatRequest.subscribed_topic_regex", version);
        }
        w.nullable_string(self.server_assignor.as_deref(), true, true, "ConsumerGroupHeartbeatRequest.server_assignor");
        w.nullable_array_length(
            self.topic_partitions.as_ref().map(|v| v.len()),
            true,
            true,
            "ConsumerGroupHeartbeatRequest.topic_partitions",
        );
        for v in self.topic_partitions.iter().flatten() {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicPartitions {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl TopicPartitions {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("TopicPartitions.topic_id")?;
        let partitions = r.array(true, 4, "TopicPartitions.partitions", |r| r.int32("TopicPartitions.partitions"))?;
        r.skip_tags("TopicPartitions")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "TopicPartitions.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ConsumerGroupHeartbeatRequest<'a> {
    const NAME: &'static str = "ConsumerGroupHeartbeatRequest";
    const VERSIONS: VersionRange = ConsumerGroupHeartbeatRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ConsumerGroupHeartbeatRequest<'a> {
    const KEY: ApiKey = ApiKey::ConsumerGroupHeartbeat;
    type Response<'r> = super::consumer_group_heartbeat_response::ConsumerGroupHeartbeatResponse<'r>;
}
