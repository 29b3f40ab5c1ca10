//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 59, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct FetchSnapshotRequest<'a> {
    /// Versions 0+, null in 0+, tag 0 in 0+.
    pub cluster_id: Option<Cow<'a, str>>,
    /// Versions 0+, default -1.
    pub replica_id: i32,
    /// Versions 0+, default 2147483647.
    pub max_bytes: i32,
    /// Versions 0+.
    pub topics: Vec<TopicSnapshot<'a>>,
}
impl Default for FetchSnapshotRequest<'_> {
    fn default() -> Self {
        Self { cluster_id: None, replica_id: -1, max_bytes: 2147483647, topics: Vec::new() }
    }
}
impl<'a> FetchSnapshotRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("FetchSnapshotRequest", version, Self::VERSIONS)?;
        let mut cluster_id = None;
        let replica_id = r.int32("FetchSnapshotRequest.replica_id")?;
        let max_bytes = r.int32("FetchSnapshotRequest.max_bytes")?;
        let topics = r.array(true, 3, "FetchSnapshotRequest.topics", |r| TopicSnapshot::read(r, version))?;
        for _ in 0..r.tag_count("FetchSnapshotRequest")? {
            let (tag, mut t) = r.tag("FetchSnapshotRequest")?;
            match tag {
                0 => {
                    cluster_id = t.nullable_string(true, true, "FetchSnapshotRequest.cluster_id")?;
                    r.end_tag(&t, "FetchSnapshotRequest.cluster_id")?;
                }
                _ => {}
            }
        }
        Ok(Self { cluster_id, replica_id, max_bytes, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("FetchSnapshotRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.replica_id);
        w.int32(self.max_bytes);
        w.array_length(self.topics.len(), true, "FetchSnapshotRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        let mut tags = w.begin_tags();
        if self.cluster_id.is_some() {
            let tag = w.begin_tag(&mut tags, 0);
            w.nullable_string(self.cluster_id.as_deref(), true, true, "FetchSnapshotRequest.cluster_id");
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicSnapshot<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<PartitionSnapshot>,
}
impl<'a> TopicSnapshot<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "TopicSnapshot.name")?;
        let partitions = r.array(true, 30, "TopicSnapshot.partitions", |r| PartitionSnapshot::read(r, version))?;
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
pub struct PartitionSnapshot {
    /// Versions 0+.
    pub partition: i32,
    /// Versions 0+.
    pub current_leader_epoch: i32,
    /// Versions 0+.
    pub snapshot_id: SnapshotId,
    /// Versions 0+.
    pub position: i64,
    /// Versions 1+, tag 0 in 1+.
    pub replica_directory_id: [u8; 16],
}
impl PartitionSnapshot {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let partition = r.int32("PartitionSnapshot.partition")?;
        let current_leader_epoch = r.int32("PartitionSnapshot.current_leader_epoch")?;
        let snapshot_id = SnapshotId::read(r, version)?;
        let position = r.int64("PartitionSnapshot.position")?;
        let mut replica_directory_id = [0; 16];
        for _ in 0..r.tag_count("PartitionSnapshot")? {
            let (tag, mut t) = r.tag("PartitionSnapshot")?;
            match tag {
                0 if version >= 1 => {
                    replica_directory_id = t.uuid("PartitionSnapshot.replica_directory_id")?;
                    r.end_tag(&t, "PartitionSnapshot.replica_directory_id")?;
                }
                _ => {}
            }
        }
        Ok(Self { partition, current_leader_epoch, snapshot_id, position, replica_directory_id })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition);
        w.int32(self.current_leader_epoch);
        self.snapshot_id.put(w, version);
        w.int64(self.position);
        let mut tags = w.begin_tags();
        if version >= 1 && self.replica_directory_id != [0; 16] {
            let tag = w.begin_tag(&mut tags, 0);
            w.uuid(&self.replica_directory_id);
            w.end_tag(tag);
        }
        w.end_tags(tags);
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

impl<'a> Message<'a> for FetchSnapshotRequest<'a> {
    const NAME: &'static str = "FetchSnapshotRequest";
    const VERSIONS: VersionRange = FetchSnapshotRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for FetchSnapshotRequest<'a> {
    const KEY: ApiKey = ApiKey::FetchSnapshot;
    type Response<'r> = super::fetch_snapshot_response::FetchSnapshotResponse<'r>;
}
