//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use smallvec::SmallVec;
use std::borrow::Cow;

/// Response of key 0, versions 3..=13, flexible since 9.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ProduceResponse<'a> {
    /// Versions 3+.
    pub responses: SmallVec<[TopicProduceResponse<'a>; 1]>,
    /// Versions 3+.
    pub throttle_time_ms: i32,
    /// Versions 10+, tag 0 in 10+.
    pub node_endpoints: Vec<NodeEndpoint<'a>>,
}
impl<'a> ProduceResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(3, 13);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ProduceResponse", version, Self::VERSIONS)?;
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'a>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 9;
        r.inline_array(&mut self.responses, flexible, 3, "ProduceResponse.responses", |v, r| v.fill(r, version))?;
        self.throttle_time_ms = r.int32("ProduceResponse.throttle_time_ms")?;

        if flexible {
            for _ in 0..r.tag_count("ProduceResponse")? {
                let (tag, mut t) = r.tag("ProduceResponse")?;
                match tag {
                    0 if version >= 10 => {
                        self.node_endpoints =
                            t.array(true, 11, "ProduceResponse.node_endpoints", |r| NodeEndpoint::read(r, version))?;
                        r.end_tag(&t, "ProduceResponse.node_endpoints")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ProduceResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        w.array_length(self.responses.len(), flexible, "ProduceResponse.responses");
        for v in &self.responses {
            v.put(w, version);
        }
        w.int32(self.throttle_time_ms);
        if !(version >= 10) {
            if !self.node_endpoints.is_empty() {
                w.refuse_field("ProduceResponse.node_endpoints", version);
            }
        }
        if flexible {
            let mut tags = w.begin_tags();
            if version >= 10 && !self.node_endpoints.is_empty() {
                let tag = w.begin_tag(&mut tags, 0);
                w.array_length(self.node_endpoints.len(), true, "ProduceResponse.node_endpoints");
                for v in &self.node_endpoints {
                    v.put(w, version);
                }
                w.end_tag(tag);
            }
            w.end_tags(tags);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct NodeEndpoint<'a> {
    /// Versions 10+.
    pub node_id: i32,
    /// Versions 10+.
    pub host: Cow<'a, str>,
    /// Versions 10+.
    pub port: i32,
    /// Versions 10+, null in 10+.
    pub rack: Option<Cow<'a, str>>,
}
impl<'a> NodeEndpoint<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 9;
        let node_id = if version >= 10 { r.int32("NodeEndpoint.node_id")? } else { 0 };
        let host = if version >= 10 { r.string(flexible, "NodeEndpoint.host")? } else { Cow::Borrowed("") };
        let port = if version >= 10 { r.int32("NodeEndpoint.port")? } else { 0 };
        let rack = if version >= 10 { r.nullable_string(flexible, true, "NodeEndpoint.rack")? } else { None };
        if flexible {
            r.skip_tags("NodeEndpoint")?;
        }
        Ok(Self { node_id, host, port, rack })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        if version >= 10 {
            w.int32(self.node_id);
        } else if self.node_id != 0 {
            w.refuse_field("NodeEndpoint.node_id", version);
        }
        if version >= 10 {
            w.string(&self.host, flexible, "NodeEndpoint.host");
        } else if !self.host.is_empty() {
            w.refuse_field("NodeEndpoint.host", version);
        }
        if version >= 10 {
            w.int32(self.port);
        } else if self.port != 0 {
            w.refuse_field("NodeEndpoint.port", version);
        }
        if version >= 10 {
            w.nullable_string(self.rack.as_deref(), flexible, true, "NodeEndpoint.rack");
        } else if self.rack.is_some() {
            w.refuse_field("NodeEndpoint.rack", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicProduceResponse<'a> {
    /// Versions 3-12.
    pub name: Cow<'a, str>,
    /// Versions 13+.
    pub topic_id: [u8; 16],
    /// Versions 3+.
    pub partition_responses: SmallVec<[PartitionProduceResponse<'a>; 1]>,
}
impl<'a> TopicProduceResponse<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'a>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 9;
        if version <= 12 {
            self.name = r.string(flexible, "TopicProduceResponse.name")?;
        }
        if version >= 13 {
            self.topic_id = r.uuid("TopicProduceResponse.topic_id")?;
        }
        r.inline_array(
            &mut self.partition_responses,
            flexible,
            22,
            "TopicProduceResponse.partition_responses",
            |v, r| v.fill(r, version),
        )?;
        if flexible {
            r.skip_tags("TopicProduceResponse")?;
        }
        Ok(())
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        if version <= 12 {
            w.string(&self.name, flexible, "TopicProduceResponse.name");
        }
        if version >= 13 {
            w.uuid(&self.topic_id);
        }
        w.array_length(self.partition_responses.len(), flexible, "TopicProduceResponse.partition_responses");
        for v in &self.partition_responses {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct PartitionProduceResponse<'a> {
    /// Versions 3+.
    pub index: i32,
    /// Versions 3+.
    pub error_code: i16,
    /// Versions 3+.
    pub base_offset: i64,
    /// Versions 3+, default -1.
    pub log_append_time_ms: i64,
    /// Versions 5+, default -1.
    pub log_start_offset: i64,
    /// Versions 8+.
    pub record_errors: Vec<BatchIndexAndErrorMessage<'a>>,
    /// Versions 8+, null in 8+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 10+, tag 0 in 10+.
    pub current_leader: LeaderIdAndEpoch,
}
impl Default for PartitionProduceResponse<'_> {
    fn default() -> Self {
        Self {
            index: 0,
            error_code: 0,
            base_offset: 0,
            log_append_time_ms: -1,
            log_start_offset: -1,
            record_errors: Vec::new(),
            error_message: None,
            current_leader: LeaderIdAndEpoch::default(),
        }
    }
}
impl<'a> PartitionProduceResponse<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'a>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 9;
        self.index = r.int32("PartitionProduceResponse.index")?;
        self.error_code = r.int16("PartitionProduceResponse.error_code")?;
        self.base_offset = r.int64("PartitionProduceResponse.base_offset")?;
        self.log_append_time_ms = r.int64("PartitionProduceResponse.log_append_time_ms")?;
        if version >= 5 {
            self.log_start_offset = r.int64("PartitionProduceResponse.log_start_offset")?;
        }
        if version >= 8 {
            self.record_errors = r.array(flexible, 6, "PartitionProduceResponse.record_errors", |r| {
                BatchIndexAndErrorMessage::read(r, version)
            })?;
        }
        if version >= 8 {
            self.error_message = r.nullable_string(flexible, true, "PartitionProduceResponse.error_message")?;
        }

        if flexible {
            for _ in 0..r.tag_count("PartitionProduceResponse")? {
                let (tag, mut t) = r.tag("PartitionProduceResponse")?;
                match tag {
                    0 if version >= 10 => {
                        self.current_leader = LeaderIdAndEpoch::read(&mut t, version)?;
                        r.end_tag(&t, "PartitionProduceResponse.current_leader")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        w.int32(self.index);
        w.int16(self.error_code);
        w.int64(self.base_offset);
        w.int64(self.log_append_time_ms);
        if version >= 5 {
            w.int64(self.log_start_offset);
        }
        if version >= 8 {
            w.array_length(self.record_errors.len(), flexible, "PartitionProduceResponse.record_errors");
            for v in &self.record_errors {
                v.put(w, version);
            }
        }
        if version >= 8 {
            w.nullable_string(self.error_message.as_deref(), flexible, true, "PartitionProduceResponse.error_message");
        }
        if !(version >= 10) {
            if self.current_leader != LeaderIdAndEpoch::default() {
                w.refuse_field("PartitionProduceResponse.current_leader", version);
            }
        }
        if flexible {
            let mut tags = w.begin_tags();
            if version >= 10 && self.current_leader != LeaderIdAndEpoch::default() {
                let tag = w.begin_tag(&mut tags, 0);
                self.current_leader.put(w, version);
                w.end_tag(tag);
            }
            w.end_tags(tags);
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct LeaderIdAndEpoch {
    /// Versions 10+, default -1.
    pub leader_id: i32,
    /// Versions 10+, default -1.
    pub leader_epoch: i32,
}
impl Default for LeaderIdAndEpoch {
    fn default() -> Self {
        Self { leader_id: -1, leader_epoch: -1 }
    }
}
impl LeaderIdAndEpoch {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 9;
        let leader_id = if version >= 10 { r.int32("LeaderIdAndEpoch.leader_id")? } else { -1 };
        let leader_epoch = if version >= 10 { r.int32("LeaderIdAndEpoch.leader_epoch")? } else { -1 };
        if flexible {
            r.skip_tags("LeaderIdAndEpoch")?;
        }
        Ok(Self { leader_id, leader_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        if version >= 10 {
            w.int32(self.leader_id);
        } else if self.leader_id != -1 {
            w.refuse_field("LeaderIdAndEpoch.leader_id", version);
        }
        if version >= 10 {
            w.int32(self.leader_epoch);
        } else if self.leader_epoch != -1 {
            w.refuse_field("LeaderIdAndEpoch.leader_epoch", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct BatchIndexAndErrorMessage<'a> {
    /// Versions 8+.
    pub batch_index: i32,
    /// Versions 8+, null in 8+.
    pub batch_index_error_message: Option<Cow<'a, str>>,
}
impl<'a> BatchIndexAndErrorMessage<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 9;
        let batch_index = if version >= 8 { r.int32("BatchIndexAndErrorMessage.batch_index")? } else { 0 };
        let batch_index_error_message = if version >= 8 {
            r.nullable_string(flexible, true, "BatchIndexAndErrorMessage.batch_index_error_message")?
        } else {
            None
        };
        if flexible {
            r.skip_tags("BatchIndexAndErrorMessage")?;
        }
        Ok(Self { batch_index, batch_index_error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        if version >= 8 {
            w.int32(self.batch_index);
        } else if self.batch_index != 0 {
            w.refuse_field("BatchIndexAndErrorMessage.batch_index", version);
        }
        if version >= 8 {
            w.nullable_string(
                self.batch_index_error_message.as_deref(),
                flexible,
                true,
                "BatchIndexAndErrorMessage.batch_index_error_message",
            );
        } else if self.batch_index_error_message.is_some() {
            w.refuse_field("BatchIndexAndErrorMessage.batch_index_error_message", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ProduceResponse<'a> {
    const NAME: &'static str = "ProduceResponse";
    const VERSIONS: VersionRange = ProduceResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(9);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
