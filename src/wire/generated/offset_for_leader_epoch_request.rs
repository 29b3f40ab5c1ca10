//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 23, versions 2..=4, flexible since 4.
#[derive(Clone, Debug, PartialEq)]
pub struct OffsetForLeaderEpochRequest<'a> {
    /// Versions 3+, default -2.
    pub replica_id: i32,
    /// Versions 2+.
    pub topics: Vec<OffsetForLeaderTopic<'a>>,
}
impl Default for OffsetForLeaderEpochRequest<'_> {
    fn default() -> Self {
        Self { replica_id: -2, topics: Vec::new() }
    }
}
impl<'a> OffsetForLeaderEpochRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(2, 4);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("OffsetForLeaderEpochRequest", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let replica_id = if version >= 3 { r.int32("OffsetForLeaderEpochRequest.replica_id")? } else { -2 };
        let topics =
            r.array(flexible, 3, "OffsetForLeaderEpochRequest.topics", |r| OffsetForLeaderTopic::read(r, version))?;
        if flexible {
            r.skip_tags("OffsetForLeaderEpochRequest")?;
        }
        Ok(Self { replica_id, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("OffsetForLeaderEpochRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        if version >= 3 {
            w.int32(self.replica_id);
        }
        w.array_length(self.topics.len(), flexible, "OffsetForLeaderEpochRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetForLeaderTopic<'a> {
    /// Versions 2+.
    pub topic: Cow<'a, str>,
    /// Versions 2+.
    pub partitions: Vec<OffsetForLeaderPartition>,
}
impl<'a> OffsetForLeaderTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let topic = r.string(flexible, "OffsetForLeaderTopic.topic")?;
        let partitions =
            r.array(flexible, 12, "OffsetForLeaderTopic.partitions", |r| OffsetForLeaderPartition::read(r, version))?;
        if flexible {
            r.skip_tags("OffsetForLeaderTopic")?;
        }
        Ok(Self { topic, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.string(&self.topic, flexible, "OffsetForLeaderTopic.topic");
        w.array_length(self.partitions.len(), flexible, "OffsetForLeaderTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct OffsetForLeaderPartition {
    /// Versions 2+.
    pub partition: i32,
    /// Versions 2+, default -1.
    pub current_leader_epoch: i32,
    /// Versions 2+.
    pub leader_epoch: i32,
}
impl Default for OffsetForLeaderPartition {
    fn default() -> Self {
        Self { partition: 0, current_leader_epoch: -1, leader_epoch: 0 }
    }
}
impl OffsetForLeaderPartition {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let partition = r.int32("OffsetForLeaderPartition.partition")?;
        let current_leader_epoch = r.int32("OffsetForLeaderPartition.current_leader_epoch")?;
        let leader_epoch = r.int32("OffsetForLeaderPartition.leader_epoch")?;
        if flexible {
            r.skip_tags("OffsetForLeaderPartition")?;
        }
        Ok(Self { partition, current_leader_epoch, leader_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.int32(self.partition);
        w.int32(self.current_leader_epoch);
        w.int32(self.leader_epoch);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for OffsetForLeaderEpochRequest<'a> {
    const NAME: &'static str = "OffsetForLeaderEpochRequest";
    const VERSIONS: VersionRange = OffsetForLeaderEpochRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for OffsetForLeaderEpochRequest<'a> {
    const KEY: ApiKey = ApiKey::OffsetForLeaderEpoch;
    type Response<'r> = super::offset_for_leader_epoch_response::OffsetForLeaderEpochResponse<'r>;
}
