//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 28, versions 0..=6, flexible since 3.
#[derive(Clone, Debug, PartialEq)]
pub struct TxnOffsetCommitRequest<'a> {
    /// Versions 0+.
    pub transactional_id: Cow<'a, str>,
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub producer_id: i64,
    /// Versions 0+.
    pub producer_epoch: i16,
    /// Versions 3+, default -1.
    pub generation_id_or_member_epoch: i32,
    /// Versions 3+.
    pub member_id: Cow<'a, str>,
    /// Versions 3+, null in 3+.
    pub group_instance_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub topics: Vec<TxnOffsetCommitRequestTopic<'a>>,
}
impl Default for TxnOffsetCommitRequest<'_> {
    fn default() -> Self {
        Self {
            transactional_id: Cow::Borrowed(""),
            group_id: Cow::Borrowed(""),
            producer_id: 0,
            producer_epoch: 0,
            generation_id_or_member_epoch: -1,
            member_id: Cow::Borrowed(""),
            group_instance_id: None,
            topics: Vec::new(),
        }
    }
}
impl<'a> TxnOffsetCommitRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 6);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("TxnOffsetCommitRequest", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let transactional_id = r.string(flexible, "TxnOffsetCommitRequest.transactional_id")?;
        let group_id = r.string(flexible, "TxnOffsetCommitRequest.group_id")?;
        let producer_id = r.int64("TxnOffsetCommitRequest.producer_id")?;
        let producer_epoch = r.int16("TxnOffsetCommitRequest.producer_epoch")?;
        let generation_id_or_member_epoch =
            if version >= 3 { r.int32("TxnOffsetCommitRequest.generation_id_or_member_epoch")? } else { -1 };
        let member_id =
            if version >= 3 { r.string(flexible, "TxnOffsetCommitRequest.member_id")? } else { Cow::Borrowed("") };
        let group_instance_id = if version >= 3 {
            r.nullable_string(flexible, true, "TxnOffsetCommitRequest.group_instance_id")?
        } else {
            None
        };
        let topics =
            r.array(flexible, 3, "TxnOffsetCommitRequest.topics", |r| TxnOffsetCommitRequestTopic::read(r, version))?;
        if flexible {
            r.skip_tags("TxnOffsetCommitRequest")?;
        }
        Ok(Self {
            transactional_id,
            group_id,
            producer_id,
            producer_epoch,
            generation_id_or_member_epoch,
            member_id,
            group_instance_id,
            topics,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("TxnOffsetCommitRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.string(&self.transactional_id, flexible, "TxnOffsetCommitRequest.transactional_id");
        w.string(&self.group_id, flexible, "TxnOffsetCommitRequest.group_id");
        w.int64(self.producer_id);
        w.int16(self.producer_epoch);
        if version >= 3 {
            w.int32(self.generation_id_or_member_epoch);
        } else if self.generation_id_or_member_epoch != -1 {
            w.refuse_field("TxnOffsetCommitRequest.generation_id_or_member_epoch", version);
        }
        if version >= 3 {
            w.string(&self.member_id, flexible, "TxnOffsetCommitRequest.member_id");
        } else if !self.member_id.is_empty() {
            w.refuse_field("TxnOffsetCommitRequest.member_id", version);
        }
        if version >= 3 {
            w.nullable_string(
                self.group_instance_id.as_deref(),
                flexible,
                true,
                "TxnOffsetCommitRequest.group_instance_id",
            );
        } else if self.group_instance_id.is_some() {
            w.refuse_field("TxnOffsetCommitRequest.group_instance_id", version);
        }
        w.array_length(self.topics.len(), flexible, "TxnOffsetCommitRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TxnOffsetCommitRequestTopic<'a> {
    /// Versions 0-5.
    pub name: Cow<'a, str>,
    /// Versions 6+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<TxnOffsetCommitRequestPartition<'a>>,
}
impl<'a> TxnOffsetCommitRequestTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let name =
            if version <= 5 { r.string(flexible, "TxnOffsetCommitRequestTopic.name")? } else { Cow::Borrowed("") };
        let topic_id = if version >= 6 { r.uuid("TxnOffsetCommitRequestTopic.topic_id")? } else { [0; 16] };
        let partitions = r.array(flexible, 14, "TxnOffsetCommitRequestTopic.partitions", |r| {
            TxnOffsetCommitRequestPartition::read(r, version)
        })?;
        if flexible {
            r.skip_tags("TxnOffsetCommitRequestTopic")?;
        }
        Ok(Self { name, topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version <= 5 {
            w.string(&self.name, flexible, "TxnOffsetCommitRequestTopic.name");
        }
        if version >= 6 {
            w.uuid(&self.topic_id);
        }
        w.array_length(self.partitions.len(), flexible, "TxnOffsetCommitRequestTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct TxnOffsetCommitRequestPartition<'a> {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub committed_offset: i64,
    /// Versions 2+, default -1.
    pub committed_leader_epoch: i32,
    /// Versions 0+, null in 0+, default empty, not null.
    pub committed_metadata: Option<Cow<'a, str>>,
}
impl Default for TxnOffsetCommitRequestPartition<'_> {
    fn default() -> Self {
        Self {
            partition_index: 0,
            committed_offset: 0,
            committed_leader_epoch: -1,
            committed_metadata: Some(Cow::Borrowed("")),
        }
    }
}
impl<'a> TxnOffsetCommitRequestPartition<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let partition_index = r.int32("TxnOffsetCommitRequestPartition.partition_index")?;
        let committed_offset = r.int64("TxnOffsetCommitRequestPartition.committed_offset")?;
        let committed_leader_epoch =
            if version >= 2 { r.int32("TxnOffsetCommitRequestPartition.committed_leader_epoch")? } else { -1 };
        let committed_metadata =
            r.nullable_string(flexible, true, "TxnOffsetCommitRequestPartition.committed_metadata")?;
        if flexible {
            r.skip_tags("TxnOffsetCommitRequestPartition")?;
        }
        Ok(Self { partition_index, committed_offset, committed_leader_epoch, committed_metadata })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.int32(self.partition_index);
        w.int64(self.committed_offset);
        if version >= 2 {
            w.int32(self.committed_leader_epoch);
        }
        w.nullable_string(
            self.committed_metadata.as_deref(),
            flexible,
            true,
            "TxnOffsetCommitRequestPartition.committed_metadata",
        );
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for TxnOffsetCommitRequest<'a> {
    const NAME: &'static str = "TxnOffsetCommitRequest";
    const VERSIONS: VersionRange = TxnOffsetCommitRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for TxnOffsetCommitRequest<'a> {
    const KEY: ApiKey = ApiKey::TxnOffsetCommit;
    type Response<'r> = super::txn_offset_commit_response::TxnOffsetCommitResponse<'r>;
}
