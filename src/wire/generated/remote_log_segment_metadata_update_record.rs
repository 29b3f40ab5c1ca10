//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Remote log metadata record of type 1, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RemoteLogSegmentMetadataUpdateRecord<'a> {
    /// Versions 0+.
    pub remote_log_segment_id: RemoteLogSegmentIdEntry<'a>,
    /// Versions 0+.
    pub broker_id: i32,
    /// Versions 0+.
    pub event_timestamp_ms: i64,
    /// Versions 0+, null in 0+.
    pub custom_metadata: Option<Cow<'a, [u8]>>,
    /// Versions 0+.
    pub remote_log_segment_state: i8,
}
impl<'a> RemoteLogSegmentMetadataUpdateRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RemoteLogSegmentMetadataUpdateRecord", version, Self::VERSIONS)?;
        let remote_log_segment_id = RemoteLogSegmentIdEntry::read(r, version)?;
        let broker_id = r.int32("RemoteLogSegmentMetadataUpdateRecord.broker_id")?;
        let event_timestamp_ms = r.int64("RemoteLogSegmentMetadataUpdateRecord.event_timestamp_ms")?;
        let custom_metadata = r.nullable_bytes(true, true, "RemoteLogSegmentMetadataUpdateRecord.custom_metadata")?;
        let remote_log_segment_state = r.int8("RemoteLogSegmentMetadataUpdateRecord.remote_log_segment_state")?;
        r.skip_tags("RemoteLogSegmentMetadataUpdateRecord")?;
        Ok(Self { remote_log_segment_id, broker_id, event_timestamp_ms, custom_metadata, remote_log_segment_state })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RemoteLogSegmentMetadataUpdateRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        self.remote_log_segment_id.put(w, version);
        w.int32(self.broker_id);
        w.int64(self.event_timestamp_ms);
        w.nullable_bytes(
            self.custom_metadata.as_deref(),
            true,
            true,
            "RemoteLogSegmentMetadataUpdateRecord.custom_metadata",
        );
        w.int8(self.remote_log_segment_state);
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

impl<'a> Message<'a> for RemoteLogSegmentMetadataUpdateRecord<'a> {
    const NAME: &'static str = "RemoteLogSegmentMetadataUpdateRecord";
    const VERSIONS: VersionRange = RemoteLogSegmentMetadataUpdateRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
