//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Response of key 73, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AssignReplicasToDirsResponse {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub directories: Vec<DirectoryData>,
}
impl AssignReplicasToDirsResponse {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AssignReplicasToDirsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("AssignReplicasToDirsResponse.throttle_time_ms")?;
        let error_code = r.int16("AssignReplicasToDirsResponse.error_code")?;
        let directories =
            r.array(true, 18, "AssignReplicasToDirsResponse.directories", |r| DirectoryData::read(r, version))?;
        r.skip_tags("AssignReplicasToDirsResponse")?;
        Ok(Self { throttle_time_ms, error_code, directories })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AssignReplicasToDirsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.array_length(self.directories.len(), true, "AssignReplicasToDirsResponse.directories");
        for v in &self.directories {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DirectoryData {
    /// Versions 0+.
    pub id: [u8; 16],
    /// Versions 0+.
    pub topics: Vec<TopicData>,
}
impl DirectoryData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let id = r.uuid("DirectoryData.id")?;
        let topics = r.array(true, 18, "DirectoryData.topics", |r| TopicData::read(r, version))?;
        r.skip_tags("DirectoryData")?;
        Ok(Self { id, topics })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.id);
        w.array_length(self.topics.len(), true, "DirectoryData.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicData {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<PartitionData>,
}
impl TopicData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("TopicData.topic_id")?;
        let partitions = r.array(true, 7, "TopicData.partitions", |r| PartitionData::read(r, version))?;
        r.skip_tags("TopicData")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "TopicData.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionData {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub error_code: i16,
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("PartitionData.partition_index")?;
        let error_code = r.int16("PartitionData.error_code")?;
        r.skip_tags("PartitionData")?;
        Ok(Self { partition_index, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.no_tags();
    }
}

impl<'a> Message<'a> for AssignReplicasToDirsResponse {
    const NAME: &'static str = "AssignReplicasToDirsResponse";
    const VERSIONS: VersionRange = AssignReplicasToDirsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
