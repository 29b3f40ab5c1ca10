//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use smallvec::SmallVec;
use std::borrow::Cow;

/// Request of key 1, versions 4..=18, flexible since 12.
#[derive(Clone, Debug, PartialEq)]
pub struct FetchRequest<'a> {
    /// Versions 12+, null in 12+, tag 0 in 12+.
    pub cluster_id: Option<Cow<'a, str>>,
    /// Versions 4-14, default -1.
    pub replica_id: i32,
    /// Versions 15+, tag 1 in 15+.
    pub replica_state: ReplicaState,
    /// Versions 4+.
    pub max_wait_ms: i32,
    /// Versions 4+.
    pub min_bytes: i32,
    /// Versions 4+, default 2147483647.
    pub max_bytes: i32,
    /// Versions 4+.
    pub isolation_level: i8,
    /// Versions 7+.
    pub session_id: i32,
    /// Versions 7+, default -1.
    pub session_epoch: i32,
    /// Versions 4+.
    pub topics: SmallVec<[FetchTopic<'a>; 1]>,
    /// Versions 7+.
    pub forgotten_topics_data: Vec<ForgottenTopic<'a>>,
    /// Versions 11+.
    pub rack_id: Cow<'a, str>,
}
impl Default for FetchRequest<'_> {
    fn default() -> Self {
        Self {
            cluster_id: None,
            replica_id: -1,
            replica_state: ReplicaState::default(),
            max_wait_ms: 0,
            min_bytes: 0,
            max_bytes: 2147483647,
            isolation_level: 0,
            session_id: 0,
            session_epoch: -1,
            topics: SmallVec::new(),
            forgotten_topics_data: Vec::new(),
            rack_id: Cow::Borrowed(""),
        }
    }
}
impl<'a> FetchRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(4, 18);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("FetchRequest", version, Self::VERSIONS)?;
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'a>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 12;

        if version <= 14 {
            self.replica_id = r.int32("FetchRequest.replica_id")?;
        }

        self.max_wait_ms = r.int32("FetchRequest.max_wait_ms")?;
        self.min_bytes = r.int32("FetchRequest.min_bytes")?;
        self.max_bytes = r.int32("FetchRequest.max_bytes")?;
        self.isolation_level = r.int8("FetchRequest.isolation_level")?;
        if version >= 7 {
            self.session_id = r.int32("FetchRequest.session_id")?;
        }
        if version >= 7 {
            self.session_epoch = r.int32("FetchRequest.session_epoch")?;
        }
        r.inline_array(&mut self.topics, flexible, 3, "FetchRequest.topics", |v, r| v.fill(r, version))?;
        if version >= 7 {
            self.forgotten_topics_data =
                r.array(flexible, 3, "FetchRequest.forgotten_topics_data", |r| ForgottenTopic::read(r, version))?;
        }
        if version >= 11 {
            self.rack_id = r.string(flexible, "FetchRequest.rack_id")?;
        }
        if flexible {
            for _ in 0..r.tag_count("FetchRequest")? {
                let (tag, mut t) = r.tag("FetchRequest")?;
                match tag {
                    0 => {
                        self.cluster_id = t.nullable_string(true, true, "FetchRequest.cluster_id")?;
                        r.end_tag(&t, "FetchRequest.cluster_id")?;
                    }
                    1 if version >= 15 => {
                        self.replica_state = ReplicaState::read(&mut t, version)?;
                        r.end_tag(&t, "FetchRequest.replica_state")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("FetchRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        if version <= 14 {
            w.int32(self.replica_id);
        } else if self.replica_id != -1 {
            w.refuse_field("FetchRequest.replica_id", version);
        }
        if !(version >= 15) {
            if self.replica_state != ReplicaState::default() {
                w.refuse_field("FetchRequest.replica_state", version);
            }
        }
        w.int32(self.max_wait_ms);
        w.int32(self.min_bytes);
        w.int32(self.max_bytes);
        w.int8(self.isolation_level);
        if version >= 7 {
            w.int32(self.session_id);
        }
        if version >= 7 {
            w.int32(self.session_epoch);
        }
        w.array_length(self.topics.len(), flexible, "FetchRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if version >= 7 {
            w.array_length(self.forgotten_topics_data.len(), flexible, "FetchRequest.forgotten_topics_data");
            for v in &self.forgotten_topics_data {
                v.put(w, version);
            }
        } else if !self.forgotten_topics_data.is_empty() {
            w.refuse_field("FetchRequest.forgotten_topics_data", version);
        }
        if version >= 11 {
            w.string(&self.rack_id, flexible, "FetchRequest.rack_id");
        }
        if flexible {
            let mut tags = w.begin_tags();
            if self.cluster_id.is_some() {
                let tag = w.begin_tag(&mut tags, 0);
                w.nullable_string(self.cluster_id.as_deref(), true, true, "FetchRequest.cluster_id");
                w.end_tag(tag);
            }
            if version >= 15 && self.replica_state != ReplicaState::default() {
                let tag = w.begin_tag(&mut tags, 1);
                self.replica_state.put(w, version);
                w.end_tag(tag);
            }
            w.end_tags(tags);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ForgottenTopic<'a> {
    /// Versions 7-12.
    pub topic: Cow<'a, str>,
    /// Versions 13+.
    pub topic_id: [u8; 16],
    /// Versions 7+.
    pub partitions: Vec<i32>,
}
impl<'a> ForgottenTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 12;
        let topic =
            if (7..=12).contains(&version) { r.string(flexible, "ForgottenTopic.topic")? } else { Cow::Borrowed("") };
        let topic_id = if version >= 13 { r.uuid("ForgottenTopic.topic_id")? } else { [0; 16] };
        let partitions = if version >= 7 {
            r.array(flexible, 4, "ForgottenTopic.partitions", |r| r.int32("ForgottenTopic.partitions"))?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("ForgottenTopic")?;
        }
        Ok(Self { topic, topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        if (7..=12).contains(&version) {
            w.string(&self.topic, flexible, "ForgottenTopic.topic");
        }
        if version >= 13 {
            w.uuid(&self.topic_id);
        }
        if version >= 7 {
            w.array_length(self.partitions.len(), flexible, "ForgottenTopic.partitions");
            for v in &self.partitions {
                w.int32(*v);
            }
        } else if !self.partitions.is_empty() {
            w.refuse_field("ForgottenTopic.partitions", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct FetchTopic<'a> {
    /// Versions 4-12.
    pub topic: Cow<'a, str>,
    /// Versions 13+.
    pub topic_id: [u8; 16],
    /// Versions 4+.
    pub partitions: SmallVec<[FetchPartition; 1]>,
}
impl<'a> FetchTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'a>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 12;
        if version <= 12 {
            self.topic = r.string(flexible, "FetchTopic.topic")?;
        }
        if version >= 13 {
            self.topic_id = r.uuid("FetchTopic.topic_id")?;
        }
        r.inline_array(&mut self.partitions, flexible, 16, "FetchTopic.partitions", |v, r| v.fill(r, version))?;
        if flexible {
            r.skip_tags("FetchTopic")?;
        }
        Ok(())
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        if version <= 12 {
            w.string(&self.topic, flexible, "FetchTopic.topic");
        }
        if version >= 13 {
            w.uuid(&self.topic_id);
        }
        w.array_length(self.partitions.len(), flexible, "FetchTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct FetchPartition {
    /// Versions 4+.
    pub partition: i32,
    /// Versions 9+, default -1.
    pub current_leader_epoch: i32,
    /// Versions 4+.
    pub fetch_offset: i64,
    /// Versions 12+, default -1.
    pub last_fetched_epoch: i32,
    /// Versions 5+, default -1.
    pub log_start_offset: i64,
    /// Versions 4+.
    pub partition_max_bytes: i32,
    /// Versions 17+, tag 0 in 17+.
    pub replica_directory_id: [u8; 16],
    /// Versions 18+, tag 1 in 18+, default 9223372036854775807.
    pub high_watermark: i64,
}
impl Default for FetchPartition {
    fn default() -> Self {
        Self {
            partition: 0,
            current_leader_epoch: -1,
            fetch_offset: 0,
            last_fetched_epoch: -1,
            log_start_offset: -1,
            partition_max_bytes: 0,
            replica_directory_id: [0; 16],
            high_watermark: 9223372036854775807,
        }
    }
}
impl FetchPartition {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'_>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 12;
        self.partition = r.int32("FetchPartition.partition")?;
        if version >= 9 {
            self.current_leader_epoch = r.int32("FetchPartition.current_leader_epoch")?;
        }
        self.fetch_offset = r.int64("FetchPartition.fetch_offset")?;
        if version >= 12 {
            self.last_fetched_epoch = r.int32("FetchPartition.last_fetched_epoch")?;
        }
        if version >= 5 {
            self.log_start_offset = r.int64("FetchPartition.log_start_offset")?;
        }
        self.partition_max_bytes = r.int32("FetchPartition.partition_max_bytes")?;

        if flexible {
            for _ in 0..r.tag_count("FetchPartition")? {
                let (tag, mut t) = r.tag("FetchPartition")?;
                match tag {
                    0 if version >= 17 => {
                        self.replica_directory_id = t.uuid("FetchPartition.replica_directory_id")?;
                        r.end_tag(&t, "FetchPartition.replica_directory_id")?;
                    }
                    1 if version >= 18 => {
                        self.high_watermark = t.int64("FetchPartition.high_watermark")?;
                        r.end_tag(&t, "FetchPartition.high_watermark")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        w.int32(self.partition);
        if version >= 9 {
            w.int32(self.current_leader_epoch);
        }
        w.int64(self.fetch_offset);
        if version >= 12 {
            w.int32(self.last_fetched_epoch);
        } else if self.last_fetched_epoch != -1 {
            w.refuse_field("FetchPartition.last_fetched_epoch", version);
        }
        if version >= 5 {
            w.int64(self.log_start_offset);
        }
        w.int32(self.partition_max_bytes);
        if flexible {
            let mut tags = w.begin_tags();
            if version >= 17 && self.replica_directory_id != [0; 16] {
                let tag = w.begin_tag(&mut tags, 0);
                w.uuid(&self.replica_directory_id);
                w.end_tag(tag);
            }
            if version >= 18 && self.high_watermark != 9223372036854775807 {
                let tag = w.begin_tag(&mut tags, 1);
                w.int64(self.high_watermark);
                w.end_tag(tag);
            }
            w.end_tags(tags);
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ReplicaState {
    /// Versions 15+, default -1.
    pub replica_id: i32,
    /// Versions 15+, default -1.
    pub replica_epoch: i64,
}
impl Default for ReplicaState {
    fn default() -> Self {
        Self { replica_id: -1, replica_epoch: -1 }
    }
}
impl ReplicaState {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 12;
        let replica_id = if version >= 15 { r.int32("ReplicaState.replica_id")? } else { -1 };
        let replica_epoch = if version >= 15 { r.int64("ReplicaState.replica_epoch")? } else { -1 };
        if flexible {
            r.skip_tags("ReplicaState")?;
        }
        Ok(Self { replica_id, replica_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        if version >= 15 {
            w.int32(self.replica_id);
        } else if self.replica_id != -1 {
            w.refuse_field("ReplicaState.replica_id", version);
        }
        if version >= 15 {
            w.int64(self.replica_epoch);
        } else if self.replica_epoch != -1 {
            w.refuse_field("ReplicaState.replica_epoch", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for FetchRequest<'a> {
    const NAME: &'static str = "FetchRequest";
    const VERSIONS: VersionRange = FetchRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(12);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for FetchRequest<'a> {
    const KEY: ApiKey = ApiKey::Fetch;
    type Response<'r> = super::fetch_response::FetchResponse<'r>;
}
