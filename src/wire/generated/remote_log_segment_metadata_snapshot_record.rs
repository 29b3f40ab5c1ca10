//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Remote log metadata record of type 3, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RemoteLogSegmentMetadataSnapshotRecord<'a> {
    /// Versions 0+.
    pub segment_id: [u8; 16],
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
impl<'a> RemoteLogSegmentMetadataSnapshotRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RemoteLogSegmentMetadataSnapshotRecord", version, Self::VERSIONS)?;
        let segment_id = r.uuid("RemoteLogSegmentMetadataSnapshotRecord.segment_id")?;
        let start_offset = r.int64("RemoteLogSegmentMetadataSnapshotRecord.start_offset")?;
        let end_offset = r.int64("RemoteLogSegmentMetadataSnapshotRecord.end_offset")?;
        let broker_id = r.int32("RemoteLogSegmentMetadataSnapshotRecord.broker_id")?;
        let max_timestamp_ms = r.int64("RemoteLogSegmentMetadataSnapshotRecord.max_timestamp_ms")?;
        let event_timestamp_ms = r.int64("RemoteLogSegmentMetadataSnapshotRecord.event_timestamp_ms")?;
        let segment_leader_epochs =
            r.array(true, 13, "RemoteLogSegmentMetadataSnapshotRecord.segment_leader_epochs", |r| {
                SegmentLeaderEpochEntry::read(r, version)
            })?;
        let segment_size_in_bytes = r.int32("RemoteLogSegmentMetadataSnapshotRecord.segment_size_in_bytes")?;
        let custom_metadata = r.nullable_bytes(true, true, "RemoteLogSegmentMetadataSnapshotRecord.custom_metadata")?;
        let remote_log_segment_state = r.int8("RemoteLogSegmentMetadataSnapshotRecord.remote_log_segment_state")?;
        let mut txn_index_empty = false;
        for _ in 0..r.tag_count("RemoteLogSegmentMetadataSnapshotRecord")? {
            let (tag, mut t) = r.tag("RemoteLogSegmentMetadataSnapshotRecord")?;
            match tag {
                0 => {
                    txn_index_empty = t.bool("RemoteLogSegmentMetadataSnapshotRecord.txn_index_empty")?;
                    r.end_tag(&t, "RemoteLogSegmentMetadataSnapshotRecord.txn_index_empty")?;
                }
                _ => {}
            }
        }
        Ok(Self {
            segment_id,
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
        check_write_version("RemoteLogSegmentMetadataSnapshotRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.segment_id);
        w.int64(self.start_offset);
        w.int64(self.end_offset);
        w.int32(self.broker_id);
        w.int64(self.max_timestamp_ms);
        w.int64(self.event_timestamp_ms);
        w.array_length(
            self.segment_leader_epochs.len(),
            true,
            "RemoteLogSegmentMetadataSnapshotRecord.segment_leader_epochs",
        );
        for v in &self.segment_leader_epochs {
            v.put(w, version);
        }
        w.int32(self.segment_size_in_bytes);
        w.nullable_bytes(
            self.custom_metadata.as_deref(),
            true,
            true,
            "RemoteLogSegmentMetadataSnapshotRecord.custom_metadata",
        );
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

impl<'a> Message<'a> for RemoteLogSegmentMetadataSnapshotRecord<'a> {
    const NAME: &'static str = "RemoteLogSegmentMetadataSnapshotRecord";
    const VERSIONS: VersionRange = RemoteLogSegmentMetadataSnapshotRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
