//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 8, versions 2..=10, flexible since 8.
#[derive(Clone, Debug, PartialEq)]
pub struct OffsetCommitRequest<'a> {
    /// Versions 2+.
    pub group_id: Cow<'a, str>,
    /// Versions 2+, default -1.
    pub generation_id_or_member_epoch: i32,
    /// Versions 2+.
    pub member_id: Cow<'a, str>,
    /// Versions 7+, null in 7+.
    pub group_instance_id: Option<Cow<'a, str>>,
    /// Versions 2-4, default -1.
    pub retention_time_ms: i64,
    /// Versions 2+.
    pub topics: Vec<OffsetCommitRequestTopic<'a>>,
}
impl Default for OffsetCommitRequest<'_> {
    fn default() -> Self {
        Self {
            group_id: Cow::Borrowed(""),
            generation_id_or_member_epoch: -1,
            member_id: Cow::Borrowed(""),
            group_instance_id: None,
            retention_time_ms: -1,
            topics: Vec::new(),
        }
    }
}
impl<'a> OffsetCommitRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(2, 10);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("OffsetCommitRequest", version, Self::VERSIONS)?;
        let flexible = version >= 8;
        let group_id = r.string(flexible, "OffsetCommitRequest.group_id")?;
        let generation_id_or_member_epoch = r.int32("OffsetCommitRequest.generation_id_or_member_epoch")?;
        let member_id = r.string(flexible, "OffsetCommitRequest.member_id")?;
        let group_instance_id = if version >= 7 {
            r.nullable_string(flexible, true, "OffsetCommitRequest.group_instance_id")?
        } else {
            None
        };
        let retention_time_ms = if version <= 4 { r.int64("OffsetCommitRequest.retention_time_ms")? } else { -1 };
        let topics =
            r.array(flexible, 3, "OffsetCommitRequest.topics", |r| OffsetCommitRequestTopic::read(r, version))?;
        if flexible {
            r.skip_tags("OffsetCommitRequest")?;
        }
        Ok(Self { group_id, generation_id_or_member_epoch, member_id, group_instance_id, retention_time_ms, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("OffsetCommitRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 8;
        w.string(&self.group_id, flexible, "OffsetCommitRequest.group_id");
        w.int32(self.generation_id_or_member_epoch);
        w.string(&self.member_id, flexible, "OffsetCommitRequest.member_id");
        if version >= 7 {
            w.nullable_string(
                self.group_instance_id.as_deref(),
                flexible,
                true,
                "OffsetCommitRequest.group_instance_id",
            );
        } else if self.group_instance_id.is_some() {
            w.refuse_field("OffsetCommitRequest.group_instance_id", version);
        }
        if version <= 4 {
            w.int64(self.retention_time_ms);
        }
        w.array_length(self.topics.len(), flexible, "OffsetCommitRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetCommitRequestTopic<'a> {
    /// Versions 2-9.
    pub name: Cow<'a, str>,
    /// Versions 10+.
    pub topic_id: [u8; 16],
    /// Versions 2+.
    pub partitions: Vec<OffsetCommitRequestPartition<'a>>,
}
impl<'a> OffsetCommitRequestTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 8;
        let name = if version <= 9 { r.string(flexible, "OffsetCommitRequestTopic.name")? } else { Cow::Borrowed("") };
        let topic_id = if version >= 10 { r.uuid("OffsetCommitRequestTopic.topic_id")? } else { [0; 16] };
        let partitions = r.array(flexible, 14, "OffsetCommitRequestTopic.partitions", |r| {
            OffsetCommitRequestPartition::read(r, version)
        })?;
        if flexible {
            r.skip_tags("OffsetCommitRequestTopic")?;
        }
        Ok(Self { name, topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 8;
        if version <= 9 {
            w.string(&self.name, flexible, "OffsetCommitRequestTopic.name");
        }
        if version >= 10 {
            w.uuid(&self.topic_id);
        }
        w.array_length(self.partitions.len(), flexible, "OffsetCommitRequestTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct OffsetCommitRequestPartition<'a> {
    /// Versions 2+.
    pub partition_index: i32,
    /// Versions 2+.
    pub committed_offset: i64,
    /// Versions 6+, default -1.
    pub committed_leader_epoch: i32,
    /// Versions 2+, null in 2+, default empty, not null.
    pub committed_metadata: Option<Cow<'a, str>>,
}
impl Default for OffsetCommitRequestPartition<'_> {
    fn default() -> Self {
        Self {
            partition_index: 0,
            committed_offset: 0,
            committed_leader_epoch: -1,
            committed_metadata: Some(Cow::Borrowed("")),
        }
    }
}
impl<'a> OffsetCommitRequestPartition<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 8;
        let partition_index = r.int32("OffsetCommitRequestPartition.partition_index")?;
        let committed_offset = r.int64("OffsetCommitRequestPartition.committed_offset")?;
        let committed_leader_epoch =
            if version >= 6 { r.int32("OffsetCommitRequestPartition.committed_leader_epoch")? } else { -1 };
        let committed_metadata =
            r.nullable_string(flexible, true, "OffsetCommitRequestPartition.committed_metadata")?;
        if flexible {
            r.skip_tags("OffsetCommitRequestPartition")?;
        }
        Ok(Self { partition_index, committed_offset, committed_leader_epoch, committed_metadata })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 8;
        w.int32(self.partition_index);
        w.int64(self.committed_offset);
        if version >= 6 {
            w.int32(self.committed_leader_epoch);
        }
        w.nullable_string(
            self.committed_metadata.as_deref(),
            flexible,
            true,
            "OffsetCommitRequestPartition.committed_metadata",
        );
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for OffsetCommitRequest<'a> {
    const NAME: &'static str = "OffsetCommitRequest";
    const VERSIONS: VersionRange = OffsetCommitRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(8);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for OffsetCommitRequest<'a> {
    const KEY: ApiKey = ApiKey::OffsetCommit;
    type Response<'r> = super::offset_commit_response::OffsetCommitResponse<'r>;
}
