//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Request of key 73, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct AssignReplicasToDirsRequest {
    /// Versions 0+.
    pub broker_id: i32,
    /// Versions 0+, default -1.
    pub broker_epoch: i64,
    /// Versions 0+.
    pub directories: Vec<DirectoryData>,
}
impl Default for AssignReplicasToDirsRequest {
    fn default() -> Self {
        Self { broker_id: 0, broker_epoch: -1, directories: Vec::new() }
    }
}
impl AssignReplicasToDirsRequest {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AssignReplicasToDirsRequest", version, Self::VERSIONS)?;
        let broker_id = r.int32("AssignReplicasToDirsRequest.broker_id")?;
        let broker_epoch = r.int64("AssignReplicasToDirsRequest.broker_epoch")?;
        let directories =
            r.array(true, 18, "AssignReplicasToDirsRequest.directories", |r| DirectoryData::read(r, version))?;
        r.skip_tags("AssignReplicasToDirsRequest")?;
        Ok(Self { broker_id, broker_epoch, directories })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AssignReplicasToDirsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.broker_id);
        w.int64(self.broker_epoch);
        w.array_length(self.directories.len(), true, "AssignReplicasToDirsRequest.directories");
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
        let partitions = r.array(true, 5, "TopicData.partitions", |r| PartitionData::read(r, version))?;
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
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("PartitionData.partition_index")?;
        r.skip_tags("PartitionData")?;
        Ok(Self { partition_index })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.no_tags();
    }
}

impl<'a> Message<'a> for AssignReplicasToDirsRequest {
    const NAME: &'static str = "AssignReplicasToDirsRequest";
    const VERSIONS: VersionRange = AssignReplicasToDirsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for AssignReplicasToDirsRequest {
    const KEY: ApiKey = ApiKey::AssignReplicasToDirs;
    type Response<'r> = super::assign_replicas_to_dirs_response::AssignReplicasToDirsResponse;
}
