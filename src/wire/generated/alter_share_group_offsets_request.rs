//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 91, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterShareGroupOffsetsRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub topics: Vec<AlterShareGroupOffsetsRequestTopic<'a>>,
}
impl<'a> AlterShareGroupOffsetsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterShareGroupOffsetsRequest", version, Self::VERSIONS)?;
        let group_id = r.string(true, "AlterShareGroupOffsetsRequest.group_id")?;
        let topics = r.array(true, 3, "AlterShareGroupOffsetsRequest.topics", |r| {
            AlterShareGroupOffsetsRequestTopic::read(r, version)
        })?;
        r.skip_tags("AlterShareGroupOffsetsRequest")?;
        Ok(Self { group_id, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterShareGroupOffsetsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, true, "AlterShareGroupOffsetsRequest.group_id");
        w.array_length(self.topics.len(), true, "AlterShareGroupOffsetsRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterShareGroupOffsetsRequestTopic<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<AlterShareGroupOffsetsRequestPartition>,
}
impl<'a> AlterShareGroupOffsetsRequestTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_name = r.string(true, "AlterShareGroupOffsetsRequestTopic.topic_name")?;
        let partitions = r.array(true, 13, "AlterShareGroupOffsetsRequestTopic.partitions", |r| {
            AlterShareGroupOffsetsRequestPartition::read(r, version)
        })?;
        r.skip_tags("AlterShareGroupOffsetsRequestTopic")?;
        Ok(Self { topic_name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.topic_name, true, "AlterShareGroupOffsetsRequestTopic.topic_name");
        w.array_length(self.partitions.len(), true, "AlterShareGroupOffsetsRequestTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterShareGroupOffsetsRequestPartition {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub start_offset: i64,
}
impl AlterShareGroupOffsetsRequestPartition {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("AlterShareGroupOffsetsRequestPartition.partition_index")?;
        let start_offset = r.int64("AlterShareGroupOffsetsRequestPartition.start_offset")?;
        r.skip_tags("AlterShareGroupOffsetsRequestPartition")?;
        Ok(Self { partition_index, start_offset })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.int64(self.start_offset);
        w.no_tags();
    }
}

impl<'a> Message<'a> for AlterShareGroupOffsetsRequest<'a> {
    const NAME: &'static str = "AlterShareGroupOffsetsRequest";
    const VERSIONS: VersionRange = AlterShareGroupOffsetsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for AlterShareGroupOffsetsRequest<'a> {
    const KEY: ApiKey = ApiKey::AlterShareGroupOffsets;
    type Response<'r> = super::alter_share_group_offsets_response::AlterShareGroupOffsetsResponse<'r>;
}
