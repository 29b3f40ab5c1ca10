//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Remote log metadata record of type 0, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RemoteLogSegmentMetadataRecord<'a> {
    /// Versions 0+.
    pub remote_log_segment_id: RemoteLogSegmentIdEntry<'a>,
    /// Versions 0+.
    pub start_offset: i64,
    /// Versions 0+.
    pub end_offset: i64,
    /// Versions 0+.
    pub broker_id: i32,
    /// Versions 0+.
    pub max_timestamp_ms: i64,
    /// Versions 0+.
    pub event_timestamp_ms: i64,
    /// Versions 0+.
    pub segment_leader_epochs: Vec<SegmentLeaderEpochEntry>,
    /// Versions 0+.
    pub segment_size_in_bytes: i32,
    /// Versions 0+, null in 0+.
    pub custom_metadata: Option<Cow<'a, [u8]>>,
    /// Versions 0+.
    pub remote_log_segment_state: i8,
    /// Versions 0+, tag 0 in 0+.
    pub txn_index_empty: bool,
}
impl<'a> RemoteLogSegmentMetadataRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RemoteLogSegmentMetadataRecord", version, Self::VERSIONS)?;
        let remote_log_segment_id = RemoteLogSegmentIdEntry::read(r, version)?;
        let start_offset = r.int64("RemoteLogSegmentMetadataRecord.start_offset")?;
        let end_offset = r.int64("RemoteLogSegmentMetadataRecord.end_offset")?;
        let broker_id = r.int32("RemoteLogSegmentMetadataRecord.broker_id")?;
        let max_timestamp_ms = r.int64("RemoteLogSegmentMetadataRecord.max_timestamp_ms")?;
        let event_timestamp_ms = r.int64("RemoteLogSegmentMetadataRecord.event_timestamp_ms")?;
        let segment_leader_epochs = r.array(true, 13, "RemoteLogSegmentMetadataRecord.segment_leader_epochs", |r| {
            SegmentLeaderEpochEntry::read(r, version)
        })?;
        let segment_size_in_bytes = r.int32("RemoteLogSegmentMetadataRecord.segment_size_in_bytes")?;
        let custom_metadata = r.nullable_bytes(true, true, "RemoteLogSegmentMetadataRecord.custom_metadata")?;
        let remote_log_segment_state = r.int8("RemoteLogSegmentMetadataRecord.remote_log_segment_state")?;
        let mut txn_index_empty = false;
        for _ in 0..r.tag_count("RemoteLogSegmentMetadataRecord")? {
            let (tag, mut t) = r.tag("RemoteLogSegmentMetadataRecord")?;
            match tag {
                0 => {
                    txn_index_empty = t.bool("RemoteLogSegmentMetadataRecord.txn_index_empty")?;
                    r.end_tag(&t, "RemoteLogSegmentMetadataRecord.txn_index_empty")?;
                }
                _ => {}
            }
        }
        Ok(Self {
            remote_log_segment_id,
            start_offset,
            end_offset,
            broker_id,
            max_timestamp_ms,
            event_timestamp_ms,
            segment_leader_epochs,
            segment_size_in_bytes,
            custom_metadata,
            remote_log_segment_state,
            txn_index_empty,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RemoteLogSegmentMetadataRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        self.remote_log_segment_id.put(w, version);
        w.int64(self.start_offset);
        w.int64(self.end_offset);
        w.int32(self.broker_id);
        w.int64(self.max_timestamp_ms);
        w.int64(self.event_timestamp_ms);
        w.array_length(self.segment_leader_epochs.len(), true, "RemoteLogSegmentMetadataRecord.segment_leader_epochs");
        for v in &self.segment_leader_epochs {
            v.put(w, version);
        }
        w.int32(self.segment_size_in_bytes);
        w.nullable_bytes(self.custom_metadata.as_deref(), true, true, "RemoteLogSegmentMetadataRecord.custom_metadata");
        w.int8(self.remote_log_segment_state);
        let mut tags = w.begin_tags();
        if self.txn_index_empty {
            let tag = w.begin_tag(&mut tags, 0);
            w.bool(self.txn_index_empty);
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct SegmentLeaderEpochEntry {
    /// Versions 0+.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub offset: i64,
}
impl SegmentLeaderEpochEntry {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let leader_epoch = r.int32("SegmentLeaderEpochEntry.leader_epoch")?;
        let offset = r.int64("SegmentLeaderEpochEntry.offset")?;
        r.skip_tags("SegmentLeaderEpochEntry")?;
        Ok(Self { leader_epoch, offset })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.leader_epoch);
        w.int64(self.offset);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct RemoteLogSegmentIdEntry<'a> {
    /// Versions 0+.
    pub topic_id_partition: TopicIdPartitionEntry<'a>,
    /// Versions 0+.
    pub id: [u8; 16],
}
impl<'a> RemoteLogSegmentIdEntry<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_id_partition = TopicIdPartitionEntry::read(r, version)?;
        let id = r.uuid("RemoteLogSegmentIdEntry.id")?;
        r.skip_tags("RemoteLogSegmentIdEntry")?;
        Ok(Self { topic_id_partition, id })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        self.topic_id_partition.put(w, version);
        w.uuid(&self.id);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicIdPartitionEntry<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub id: [u8; 16],
    /// Versions 0+.
    pub partition: i32,
}
impl<'a> TopicIdPartitionEntry<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "TopicIdPartitionEntry.name")?;
        let id = r.uuid("TopicIdPartitionEntry.id")?;
        let partition = r.int32("TopicIdPartitionEntry.partition")?;
        r.skip_tags("TopicIdPartitionEntry")?;
        Ok(Self { name, id, partition })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "TopicIdPartitionEntry.name");
        w.uuid(&self.id);
        w.int32(self.partition);
        w.no_tags();
    }
}

impl<'a> Message<'a> for RemoteLogSegmentMetadataRecord<'a> {
    const NAME: &'static str = "RemoteLogSegmentMetadataRecord";
    const VERSIONS: VersionRange = RemoteLogSegmentMetadataRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
