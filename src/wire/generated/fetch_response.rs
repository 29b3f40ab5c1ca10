//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Records, Writer};
use smallvec::SmallVec;
use std::borrow::Cow;

/// Response of key 1, versions 4..=18, flexible since 12.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct FetchResponse<'a> {
    /// Versions 4+.
    pub throttle_time_ms: i32,
    /// Versions 7+.
    pub error_code: i16,
    /// Versions 7+.
    pub session_id: i32,
    /// Versions 4+.
    pub responses: SmallVec<[FetchableTopicResponse<'a>; 1]>,
    /// Versions 16+, tag 0 in 16+.
    pub node_endpoints: Vec<NodeEndpoint<'a>>,
}
impl<'a> FetchResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(4, 18);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("FetchResponse", version, Self::VERSIONS)?;
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'a>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 12;
        self.throttle_time_ms = r.int32("FetchResponse.throttle_time_ms")?;
        if version >= 7 {
            self.error_code = r.int16("FetchResponse.error_code")?;
        }
        if version >= 7 {
            self.session_id = r.int32("FetchResponse.session_id")?;
        }
        r.inline_array(&mut self.responses, flexible, 3, "FetchResponse.responses", |v, r| v.fill(r, version))?;

        if flexible {
            for _ in 0..r.tag_count("FetchResponse")? {
                let (tag, mut t) = r.tag("FetchResponse")?;
                match tag {
                    0 if version >= 16 => {
                        self.node_endpoints =
                            t.array(true, 11, "FetchResponse.node_endpoints", |r| NodeEndpoint::read(r, version))?;
                        r.end_tag(&t, "FetchResponse.node_endpoints")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("FetchResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        w.int32(self.throttle_time_ms);
        if version >= 7 {
            w.int16(self.error_code);
        }
        if version >= 7 {
            w.int32(self.session_id);
        } else if self.session_id != 0 {
            w.refuse_field("FetchResponse.session_id", version);
        }
        w.array_length(self.responses.len(), flexible, "FetchResponse.responses");
        for v in &self.responses {
            v.put(w, version);
        }
        if !(version >= 16) {
            if !self.node_endpoints.is_empty() {
                w.refuse_field("FetchResponse.node_endpoints", version);
            }
        }
        if flexible {
            let mut tags = w.begin_tags();
            if version >= 16 && !self.node_endpoints.is_empty() {
                let tag = w.begin_tag(&mut tags, 0);
                w.array_length(self.node_endpoints.len(), true, "FetchResponse.node_endpoints");
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
    /// Versions 16+.
    pub node_id: i32,
    /// Versions 16+.
    pub host: Cow<'a, str>,
    /// Versions 16+.
    pub port: i32,
    /// Versions 16+, null in 16+.
    pub rack: Option<Cow<'a, str>>,
}
impl<'a> NodeEndpoint<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 12;
        let node_id = if version >= 16 { r.int32("NodeEndpoint.node_id")? } else { 0 };
        let host = if version >= 16 { r.string(flexible, "NodeEndpoint.host")? } else { Cow::Borrowed("") };
        let port = if version >= 16 { r.int32("NodeEndpoint.port")? } else { 0 };
        let rack = if version >= 16 { r.nullable_string(flexible, true, "NodeEndpoint.rack")? } else { None };
        if flexible {
            r.skip_tags("NodeEndpoint")?;
        }
        Ok(Self { node_id, host, port, rack })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        if version >= 16 {
            w.int32(self.node_id);
        } else if self.node_id != 0 {
            w.refuse_field("NodeEndpoint.node_id", version);
        }
        if version >= 16 {
            w.string(&self.host, flexible, "NodeEndpoint.host");
        } else if !self.host.is_empty() {
            w.refuse_field("NodeEndpoint.host", version);
        }
        if version >= 16 {
            w.int32(self.port);
        } else if self.port != 0 {
            w.refuse_field("NodeEndpoint.port", version);
        }
        if version >= 16 {
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
pub struct FetchableTopicResponse<'a> {
    /// Versions 4-12.
    pub topic: Cow<'a, str>,
    /// Versions 13+.
    pub topic_id: [u8; 16],
    /// Versions 4+.
    pub partitions: Vec<PartitionData<'a>>,
}
impl<'a> FetchableTopicResponse<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'a>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 12;
        if version <= 12 {
            self.topic = r.string(flexible, "FetchableTopicResponse.topic")?;
        }
        if version >= 13 {
            self.topic_id = r.uuid("FetchableTopicResponse.topic_id")?;
        }
        self.partitions =
            r.array(flexible, 30, "FetchableTopicResponse.partitions", |r| PartitionData::read(r, version))?;
        if flexible {
            r.skip_tags("FetchableTopicResponse")?;
        }
        Ok(())
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        if version <= 12 {
            w.string(&self.topic, flexible, "FetchableTopicResponse.topic");
        }
        if version >= 13 {
            w.uuid(&self.topic_id);
        }
        w.array_length(self.partitions.len(), flexible, "FetchableTopicResponse.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct PartitionData<'a> {
    /// Versions 4+.
    pub partition_index: i32,
    /// Versions 4+.
    pub error_code: i16,
    /// Versions 4+.
    pub high_watermark: i64,
    /// Versions 4+, default -1.
    pub last_stable_offset: i64,
    /// Versions 5+, default -1.
    pub log_start_offset: i64,
    /// Versions 12+, tag 0 in 12+.
    pub diverging_epoch: EpochEndOffset,
    /// Versions 12+, tag 1 in 12+.
    pub current_leader: LeaderIdAndEpoch,
    /// Versions 12+, tag 2 in 12+.
    pub snapshot_id: SnapshotId,
    /// Versions 4+, null in 4+, default empty, not null.
    pub aborted_transactions: Option<Vec<AbortedTransaction>>,
    /// Versions 11+, default -1.
    pub preferred_read_replica: i32,
    /// Versions 4+, null in 4+.
    pub records: Option<Records<'a>>,
}
impl Default for PartitionData<'_> {
    fn default() -> Self {
        Self {
            partition_index: 0,
            error_code: 0,
            high_watermark: 0,
            last_stable_offset: -1,
            log_start_offset: -1,
            diverging_epoch: EpochEndOffset::default(),
            current_leader: LeaderIdAndEpoch::default(),
            snapshot_id: SnapshotId::default(),
            aborted_transactions: Some(Vec::new()),
            preferred_read_replica: -1,
            records: None,
        }
    }
}
impl<'a> PartitionData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 12;
        let partition_index = r.int32("PartitionData.partition_index")?;
        let error_code = r.int16("PartitionData.error_code")?;
        let high_watermark = r.int64("PartitionData.high_watermark")?;
        let last_stable_offset = r.int64("PartitionData.last_stable_offset")?;
        let log_start_offset = if version >= 5 { r.int64("PartitionData.log_start_offset")? } else { -1 };
        let mut diverging_epoch = EpochEndOffset::default();
        let mut current_leader = LeaderIdAndEpoch::default();
        let mut snapshot_id = SnapshotId::default();
        let aborted_transactions = r.nullable_array(flexible, true, 16, "PartitionData.aborted_transactions", |r| {
            AbortedTransaction::read(r, version)
        })?;
        let preferred_read_replica = if version >= 11 { r.int32("PartitionData.preferred_read_replica")? } else { -1 };
        let records = r.nullable_records(flexible, true, "PartitionData.records")?;
        if flexible {
            for _ in 0..r.tag_count("PartitionData")? {
                let (tag, mut t) = r.tag("PartitionData")?;
                match tag {
                    0 => {
                        diverging_epoch = EpochEndOffset::read(&mut t, version)?;
                        r.end_tag(&t, "PartitionData.diverging_epoch")?;
                    }
                    1 => {
                        current_leader = LeaderIdAndEpoch::read(&mut t, version)?;
                        r.end_tag(&t, "PartitionData.current_leader")?;
                    }
                    2 => {
                        snapshot_id = SnapshotId::read(&mut t, version)?;
                        r.end_tag(&t, "PartitionData.snapshot_id")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(Self {
            partition_index,
            error_code,
            high_watermark,
            last_stable_offset,
            log_start_offset,
            diverging_epoch,
            current_leader,
            snapshot_id,
            aborted_transactions,
            preferred_read_replica,
            records,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.int64(self.high_watermark);
        w.int64(self.last_stable_offset);
        if version >= 5 {
            w.int64(self.log_start_offset);
        }
        if !(version >= 12) {
            if self.diverging_epoch != EpochEndOffset::default() {
                w.refuse_field("PartitionData.diverging_epoch", version);
            }
        }
        if !(version >= 12) {
            if self.current_leader != LeaderIdAndEpoch::default() {
                w.refuse_field("PartitionData.current_leader", version);
            }
        }
        if !(version >= 12) {
            if self.snapshot_id != SnapshotId::default() {
                w.refuse_field("PartitionData.snapshot_id", version);
            }
        }
        w.nullable_array_length(
            self.aborted_transactions.as_ref().map(|v| v.len()),
            flexible,
            true,
            "PartitionData.aborted_transactions",
        );
        for v in self.aborted_transactions.iter().flatten() {
            v.put(w, version);
        }
        if version >= 11 {
            w.int32(self.preferred_read_replica);
        } else if self.preferred_read_replica != -1 {
            w.refuse_field("PartitionData.preferred_read_replica", version);
        }
        w.nullable_records(self.records.as_ref(), flexible, true, "PartitionData.records");
        if flexible {
            let mut tags = w.begin_tags();
            if self.diverging_epoch != EpochEndOffset::default() {
                let tag = w.begin_tag(&mut tags, 0);
                self.diverging_epoch.put(w, version);
                w.end_tag(tag);
            }
            if self.current_leader != LeaderIdAndEpoch::default() {
                let tag = w.begin_tag(&mut tags, 1);
                self.current_leader.put(w, version);
                w.end_tag(tag);
            }
            if self.snapshot_id != SnapshotId::default() {
                let tag = w.begin_tag(&mut tags, 2);
                self.snapshot_id.put(w, version);
                w.end_tag(tag);
            }
            w.end_tags(tags);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AbortedTransaction {
    /// Versions 4+.
    pub producer_id: i64,
    /// Versions 4+.
    pub first_offset: i64,
}
impl AbortedTransaction {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 12;
        let producer_id = r.int64("AbortedTransaction.producer_id")?;
        let first_offset = r.int64("AbortedTransaction.first_offset")?;
        if flexible {
            r.skip_tags("AbortedTransaction")?;
        }
        Ok(Self { producer_id, first_offset })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        w.int64(self.producer_id);
        w.int64(self.first_offset);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct SnapshotId {
    /// Versions 4+, default -1.
    pub end_offset: i64,
    /// Versions 4+, default -1.
    pub epoch: i32,
}
impl Default for SnapshotId {
    fn default() -> Self {
        Self { end_offset: -1, epoch: -1 }
    }
}
impl SnapshotId {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 12;
        let end_offset = r.int64("SnapshotId.end_offset")?;
        let epoch = r.int32("SnapshotId.epoch")?;
        if flexible {
            r.skip_tags("SnapshotId")?;
        }
        Ok(Self { end_offset, epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        w.int64(self.end_offset);
        w.int32(self.epoch);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct LeaderIdAndEpoch {
    /// Versions 12+, default -1.
    pub leader_id: i32,
    /// Versions 12+, default -1.
    pub leader_epoch: i32,
}
impl Default for LeaderIdAndEpoch {
    fn default() -> Self {
        Self { leader_id: -1, leader_epoch: -1 }
    }
}
impl LeaderIdAndEpoch {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 12;
        let leader_id = if version >= 12 { r.int32("LeaderIdAndEpoch.leader_id")? } else { -1 };
        let leader_epoch = if version >= 12 { r.int32("LeaderIdAndEpoch.leader_epoch")? } else { -1 };
        if flexible {
            r.skip_tags("LeaderIdAndEpoch")?;
        }
        Ok(Self { leader_id, leader_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        if version >= 12 {
            w.int32(self.leader_id);
        } else if self.leader_id != -1 {
            w.refuse_field("LeaderIdAndEpoch.leader_id", version);
        }
        if version >= 12 {
            w.int32(self.leader_epoch);
        } else if self.leader_epoch != -1 {
            w.refuse_field("LeaderIdAndEpoch.leader_epoch", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct EpochEndOffset {
    /// Versions 12+, default -1.
    pub epoch: i32,
    /// Versions 12+, default -1.
    pub end_offset: i64,
}
impl Default for EpochEndOffset {
    fn default() -> Self {
        Self { epoch: -1, end_offset: -1 }
    }
}
impl EpochEndOffset {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 12;
        let epoch = if version >= 12 { r.int32("EpochEndOffset.epoch")? } else { -1 };
        let end_offset = if version >= 12 { r.int64("EpochEndOffset.end_offset")? } else { -1 };
        if flexible {
            r.skip_tags("EpochEndOffset")?;
        }
        Ok(Self { epoch, end_offset })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 12;
        if version >= 12 {
            w.int32(self.epoch);
        } else if self.epoch != -1 {
            w.refuse_field("EpochEndOffset.epoch", version);
        }
        if version >= 12 {
            w.int64(self.end_offset);
        } else if self.end_offset != -1 {
            w.refuse_field("EpochEndOffset.end_offset", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for FetchResponse<'a> {
    const NAME: &'static str = "FetchResponse";
    const VERSIONS: VersionRange = FetchResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(12);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
