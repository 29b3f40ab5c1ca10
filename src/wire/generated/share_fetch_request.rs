//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 78, versions 1..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareFetchRequest<'a> {
    /// Versions 1+, null in 1+.
    pub group_id: Option<Cow<'a, str>>,
    /// Versions 1+, null in 1+, default empty, not null.
    pub member_id: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub share_session_epoch: i32,
    /// Versions 1+.
    pub max_wait_ms: i32,
    /// Versions 1+.
    pub min_bytes: i32,
    /// Versions 1+, default 2147483647.
    pub max_bytes: i32,
    /// Versions 1+.
    pub max_records: i32,
    /// Versions 1+.
    pub batch_size: i32,
    /// Versions 2+.
    pub share_acquire_mode: i8,
    /// Versions 2+.
    pub is_renew_ack: bool,
    /// Versions 1+.
    pub topics: Vec<FetchTopic>,
    /// Versions 1+.
    pub forgotten_topics_data: Vec<ForgottenTopic>,
}
impl Default for ShareFetchRequest<'_> {
    fn default() -> Self {
        Self {
            group_id: None,
            member_id: Some(Cow::Borrowed("")),
            share_session_epoch: 0,
            max_wait_ms: 0,
            min_bytes: 0,
            max_bytes: 2147483647,
            max_records: 0,
            batch_size: 0,
            share_acquire_mode: 0,
            is_renew_ack: false,
            topics: Vec::new(),
            forgotten_topics_data: Vec::new(),
        }
    }
}
impl<'a> ShareFetchRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareFetchRequest", version, Self::VERSIONS)?;
        let group_id = r.nullable_string(true, true, "ShareFetchRequest.group_id")?;
        let member_id = r.nullable_string(true, true, "ShareFetchRequest.member_id")?;
        let share_session_epoch = r.int32("ShareFetchRequest.share_session_epoch")?;
        let max_wait_ms = r.int32("ShareFetchRequest.max_wait_ms")?;
        let min_bytes = r.int32("ShareFetchRequest.min_bytes")?;
        let max_bytes = r.int32("ShareFetchRequest.max_bytes")?;
        let max_records = r.int32("ShareFetchRequest.max_records")?;
        let batch_size = r.int32("ShareFetchRequest.batch_size")?;
        let share_acquire_mode = if version >= 2 { r.int8("ShareFetchRequest.share_acquire_mode")? } else { 0 };
        let is_renew_ack = if version >= 2 { r.bool("ShareFetchRequest.is_renew_ack")? } else { false };
        let topics = r.array(true, 18, "ShareFetchRequest.topics", |r| FetchTopic::read(r, version))?;
        let forgotten_topics_data =
            r.array(true, 18, "ShareFetchRequest.forgotten_topics_data", |r| ForgottenTopic::read(r, version))?;
        r.skip_tags("ShareFetchRequest")?;
        Ok(Self {
            group_id,
            member_id,
            share_session_epoch,
            max_wait_ms,
            min_bytes,
            max_bytes,
            max_records,
            batch_size,
            share_acquire_mode,
            is_renew_ack,
            topics,
            forgotten_topics_data,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareFetchRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.nullable_string(self.group_id.as_deref(), true, true, "ShareFetchRequest.group_id");
        w.nullable_string(self.member_id.as_deref(), true, true, "ShareFetchRequest.member_id");
        w.int32(self.share_session_epoch);
        w.int32(self.max_wait_ms);
        w.int32(self.min_bytes);
        w.int32(self.max_bytes);
        w.int32(self.max_records);
        w.int32(self.batch_size);
        if version >= 2 {
            w.int8(self.share_acquire_mode);
        }
        if version >= 2 {
            w.bool(self.is_renew_ack);
        } else if self.is_renew_ack {
            w.refuse_field("ShareFetchRequest.is_renew_ack", version);
        }
        w.array_length(self.topics.len(), true, "ShareFetchRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.array_length(self.forgotten_topics_data.len(), true, "ShareFetchRequest.forgotten_topics_data");
        for v in &self.forgotten_topics_data {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ForgottenTopic {
    /// Versions 1+.
    pub topic_id: [u8; 16],
    /// Versions 1+.
    pub partitions: Vec<i32>,
}
impl ForgottenTopic {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("ForgottenTopic.topic_id")?;
        let partitions = r.array(true, 4, "ForgottenTopic.partitions", |r| r.int32("ForgottenTopic.partitions"))?;
        r.skip_tags("ForgottenTopic")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "ForgottenTopic.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct FetchTopic {
    /// Versions 1+.
    pub topic_id: [u8; 16],
    /// Versions 1+.
    pub partitions: Vec<FetchPartition>,
}
impl FetchTopic {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("FetchTopic.topic_id")?;
        let partitions = r.array(true, 6, "FetchTopic.partitions", |r| FetchPartition::read(r, version))?;
        r.skip_tags("FetchTopic")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "FetchTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct FetchPartition {
    /// Versions 1+.
    pub partition_index: i32,
    /// Versions 1+.
    pub acknowledgement_batches: Vec<AcknowledgementBatch>,
}
impl FetchPartition {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("FetchPartition.partition_index")?;
        let acknowledgement_batches =
            r.array(true, 18, "FetchPartition.acknowledgement_batches", |r| AcknowledgementBatch::read(r, version))?;
        r.skip_tags("FetchPartition")?;
        Ok(Self { partition_index, acknowledgement_batches })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition_index);
        w.array_length(self.acknowledgement_batches.len(), true, "FetchPartition.acknowledgement_batches");
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

impl<'a> Message<'a> for ShareFetchRequest<'a> {
    const NAME: &'static str = "ShareFetchRequest";
    const VERSIONS: VersionRange = ShareFetchRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ShareFetchRequest<'a> {
    const KEY: ApiKey = ApiKey::ShareFetch;
    type Response<'r> = super::share_fetch_response::ShareFetchResponse<'r>;
}
