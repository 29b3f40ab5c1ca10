//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Records, Writer};
use std::borrow::Cow;

/// Response of key 59, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct FetchSnapshotResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub topics: Vec<TopicSnapshot<'a>>,
    /// Versions 1+, tag 0 in 1+.
    pub node_endpoints: Vec<NodeEndpoint<'a>>,
}
impl<'a> FetchSnapshotResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("FetchSnapshotResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("FetchSnapshotResponse.throttle_time_ms")?;
        let error_code = r.int16("FetchSnapshotResponse.error_code")?;
        let topics = r.array(true, 3, "FetchSnapshotResponse.topics", |r| TopicSnapshot::read(r, version))?;
        let mut node_endpoints = Vec::new();
        for _ in 0..r.tag_count("FetchSnapshotResponse")? {
            let (tag, mut t) = r.tag("FetchSnapshotResponse")?;
            match tag {
                0 if version >= 1 => {
                    node_endpoints =
                        t.array(true, 8, "FetchSnapshotResponse.node_endpoints", |r| NodeEndpoint::read(r, version))?;
                    r.end_tag(&t, "FetchSnapshotResponse.node_endpoints")?;
                }
                _ => {}
            }
        }
        Ok(Self { throttle_time_ms, error_code, topics, node_endpoints })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("FetchSnapshotResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.array_length(self.topics.len(), true, "FetchSnapshotResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if !(version >= 1) {
            if !self.node_endpoints.is_empty() {
                w.refuse_field("FetchSnapshotResponse.node_endpoints", version);
            }
        }
        let mut tags = w.begin_tags();
        if version >= 1 && !self.node_endpoints.is_empty() {
            let tag = w.begin_tag(&mut tags, 0);
            w.array_length(self.node_endpoints.len(), true, "FetchSnapshotResponse.node_endpoints");
            for v in &self.node_endpoints {
                v.put(w, version);
            }
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct NodeEndpoint<'a> {
    /// Versions 1+.
    pub node_id: i32,
    /// Versions 1+.
    pub host: Cow<'a, str>,
    /// Versions 1+.
    pub port: u16,
}
impl<'a> NodeEndpoint<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let node_id = if version >= 1 { r.int32("NodeEndpoint.node_id")? } else { 0 };
        let host = if version >= 1 { r.string(true, "NodeEndpoint.host")? } else { Cow::Borrowed("") };
        let port = if version >= 1 { r.uint16("NodeEndpoint.port")? } else { 0 };
        r.skip_tags("NodeEndpoint")?;
        Ok(Self { node_id, host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 1 {
            w.int32(self.node_id);
        } else if self.node_id != 0 {
            w.refuse_field("NodeEndpoint.node_id", version);
        }
        if version >= 1 {
            w.string(&self.host, true, "NodeEndpoint.host");
        } else if !self.host.is_empty() {
            w.refuse_field("NodeEndpoint.host", version);
        }
        if version >= 1 {
            w.uint16(self.port);
        } else if self.port != 0 {
            w.refuse_field("NodeEndpoint.port", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicSnapshot<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<PartitionSnapshot<'a>>,
}
impl<'a> TopicSnapshot<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "TopicSnapshot.name")?;
        let partitions = r.array(true, 37, "TopicSnapshot.partitions", |r| PartitionSnapshot::read(r, version))?;
        r.skip_tags("TopicSnapshot")?;
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.name, true, "TopicSnapshot.name");
        w.array_length(self.partitions.len(), true, "TopicSnapshot.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionSnapshot<'a> {
    /// Versions 0+.
    pub index: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub snapshot_id: SnapshotId,
    /// Versions 0+, tag 0 in 0+.
    pub current_leader: LeaderIdAndEpoch,
    /// Versions 0+.
    pub size: i64,
    /// Versions 0+.
    pub position: i64,
    /// Versions 0+.
    pub unaligned_records: Option<Records<'a>>,
}
impl<'a> PartitionSnapshot<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let index = r.int32("PartitionSnapshot.index")?;
        let error_code = r.int16("PartitionSnapshot.error_code")?;
        let snapshot_id = SnapshotId::read(r, version)?;
        let mut current_leader = LeaderIdAndEpoch::default();
        let size = r.int64("PartitionSnapshot.size")?;
        let position = r.int64("PartitionSnapshot.position")?;
        let unaligned_records = r.nullable_records(true, false, "PartitionSnapshot.unaligned_records")?;
        for _ in 0..r.tag_count("PartitionSnapshot")? {
            let (tag, mut t) = r.tag("PartitionSnapshot")?;
            match tag {
                0 => {
                    current_leader = LeaderIdAndEpoch::read(&mut t, version)?;
                    r.end_tag(&t, "PartitionSnapshot.current_leader")?;
                }
                _ => {}
            }
        }
        Ok(Self { index, error_code, snapshot_id, current_leader, size, position, unaligned_records })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.index);
        w.int16(self.error_code);
        self.snapshot_id.put(w, version);
        w.int64(self.size);
        w.int64(self.position);
        w.nullable_records(self.unaligned_records.as_ref(), true, false, "PartitionSnapshot.unaligned_records");
        let mut tags = w.begin_tags();
        if self.current_leader != LeaderIdAndEpoch::default() {
            let tag = w.begin_tag(&mut tags, 0);
            self.current_leader.put(w, version);
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct LeaderIdAndEpoch {
    /// Versions 0+.
    pub leader_id: i32,
    /// Versions 0+.
    pub leader_epoch: i32,
}
impl LeaderIdAndEpoch {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let leader_id = r.int32("LeaderIdAndEpoch.leader_id")?;
        let leader_epoch = r.int32("LeaderIdAndEpoch.leader_epoch")?;
        r.skip_tags("LeaderIdAndEpoch")?;
        Ok(Self { leader_id, leader_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.leader_id);
        w.int32(self.leader_epoch);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct SnapshotId {
    /// Versions 0+.
    pub end_offset: i64,
    /// Versions 0+.
    pub epoch: i32,
}
impl SnapshotId {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let end_offset = r.int64("SnapshotId.end_offset")?;
        let epoch = r.int32("SnapshotId.epoch")?;
        r.skip_tags("SnapshotId")?;
        Ok(Self { end_offset, epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int64(self.end_offset);
        w.int32(self.epoch);
        w.no_tags();
    }
}

impl<'a> Message<'a> for FetchSnapshotResponse<'a> {
    const NAME: &'static str = "FetchSnapshotResponse";
    const VERSIONS: VersionRange = FetchSnapshotResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
