//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 79, versions 1..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareAcknowledgeRequest<'a> {
    /// Versions 1+, null in 1+.
    pub group_id: Option<Cow<'a, str>>,
    /// Versions 1+, null in 1+, default empty, not null.
    pub member_id: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub share_session_epoch: i32,
    /// Versions 2+.
    pub is_renew_ack: bool,
    /// Versions 1+.
    pub topics: Vec<AcknowledgeTopic>,
}
impl Default for ShareAcknowledgeRequest<'_> {
    fn default() -> Self {
        Self {
            group_id: None,
            member_id: Some(Cow::Borrowed("")),
            share_session_epoch: 0,
            is_renew_ack: false,
            topics: Vec::new(),
        }
    }
}
impl<'a> ShareAcknowledgeRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareAcknowledgeRequest", version, Self::VERSIONS)?;
        let group_id = r.nullable_string(true, true, "ShareAcknowledgeRequest.group_id")?;
        let member_id = r.nullable_string(true, true, "ShareAcknowledgeRequest.member_id")?;
        let share_session_epoch = r.int32("ShareAcknowledgeRequest.share_session_epoch")?;
        let is_renew_ack = if version >= 2 { r.bool("ShareAcknowledgeRequest.is_renew_ack")? } else { false };
        let topics = r.array(true, 18, "ShareAcknowledgeRequest.topics", |r| AcknowledgeTopic::read(r, version))?;
        r.skip_tags("ShareAcknowledgeRequest")?;
        Ok(Self { group_id, member_id, share_session_epoch, is_renew_ack, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareAcknowledgeRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.nullable_string(self.group_id.as_deref(), true, true, "ShareAcknowledgeRequest.group_id");
        w.nullable_string(self.member_id.as_deref(), true, true, "ShareAcknowledgeRequest.member_id");
        w.int32(self.share_session_epoch);
        if version >= 2 {
            w.bool(self.is_renew_ack);
        } else if self.is_renew_ack {
            w.refuse_field("ShareAcknowledgeRequest.is_renew_ack", version);
        }
        w.array_length(self.topics.len(), true, "ShareAcknowledgeRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AcknowledgeTopic {
    /// Versions 1+.
    pub topic_id: [u8; 16],
    /// Versions 1+.
    pub partitions: Vec<AcknowledgePartition>,
}
impl AcknowledgeTopic {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("AcknowledgeTopic.topic_id")?;
        let partitions = r.array(true, 6, "AcknowledgeTopic.partitions", |r| AcknowledgePartition::read(r, version))?;
        r.skip_tags("AcknowledgeTopic")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "AcknowledgeTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AcknowledgePartition {
    /// Versions 1+.
    pub partition_index: i32,
    /// Versions 1+.
    pub acknowledgement_batches: Vec<AcknowledgementBatch>,
}
impl AcknowledgePartition {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("AcknowledgePartition.partition_index")?;
        let acknowledgement_batches = r.array(true, 18, "AcknowledgePartition.acknowledgement_batches", |r| {
            AcknowledgementBatch::read(r, version)
        })?;
        r.skip_tags("AcknowledgePartition")?;
        Ok(Self { partition_index, acknowledgement_batches })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition_index);
        w.array_length(self.acknowledgement_batches.len(), true, "AcknowledgePartition.acknowledgement_batches");
        for v in &self.acknowledgement_batches {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AcknowledgementBatch {
    /// Versions 1+.
    pub first_offset: i64,
    /// Versions 1+.
    pub last_offset: i64,
    /// Versions 1+.
    pub acknowledge_types: Vec<i8>,
}
impl AcknowledgementBatch {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let first_offset = r.int64("AcknowledgementBatch.first_offset")?;
        let last_offset = r.int64("AcknowledgementBatch.last_offset")?;
        let acknowledge_types = r.array(true, 1, "AcknowledgementBatch.acknowledge_types", |r| {
            r.int8("AcknowledgementBatch.acknowledge_types")
        })?;
        r.skip_tags("AcknowledgementBatch")?;
        Ok(Self { first_offset, last_offset, acknowledge_types })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int64(self.first_offset);
        w.int64(self.last_offset);
        w.array_length(self.acknowledge_types.len(), true, "AcknowledgementBatch.acknowledge_types");
        for v in &self.acknowledge_types {
            w.int8(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ShareAcknowledgeRequest<'a> {
    const NAME: &'static str = "ShareAcknowledgeRequest";
    const VERSIONS: VersionRange = ShareAcknowledgeRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ShareAcknowledgeRequest<'a> {
    const KEY: ApiKey = ApiKey::ShareAcknowledge;
    type Response<'r> = super::share_acknowledge_response::ShareAcknowledgeResponse<'r>;
}
