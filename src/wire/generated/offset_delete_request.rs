//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 47, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetDeleteRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub topics: Vec<OffsetDeleteRequestTopic<'a>>,
}
impl<'a> OffsetDeleteRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("OffsetDeleteRequest", version, Self::VERSIONS)?;
        let group_id = r.string(false, "OffsetDeleteRequest.group_id")?;
        let topics = r.array(false, 6, "OffsetDeleteRequest.topics", |r| OffsetDeleteRequestTopic::read(r, version))?;
        Ok(Self { group_id, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("OffsetDeleteRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, false, "OffsetDeleteRequest.group_id");
        w.array_length(self.topics.len(), false, "OffsetDeleteRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetDeleteRequestTopic<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<OffsetDeleteRequestPartition>,
}
impl<'a> OffsetDeleteRequestTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(false, "OffsetDeleteRequestTopic.name")?;
        let partitions = r.array(false, 4, "OffsetDeleteRequestTopic.partitions", |r| {
            OffsetDeleteRequestPartition::read(r, version)
        })?;
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.name, false, "OffsetDeleteRequestTopic.name");
        w.array_length(self.partitions.len(), false, "OffsetDeleteRequestTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetDeleteRequestPartition {
    /// Versions 0+.
    pub partition_index: i32,
}
impl OffsetDeleteRequestPartition {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("OffsetDeleteRequestPartition.partition_index")?;
        Ok(Self { partition_index })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
    }
}

impl<'a> Message<'a> for OffsetDeleteRequest<'a> {
    const NAME: &'static str = "OffsetDeleteRequest";
    const VERSIONS: VersionRange = OffsetDeleteRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for OffsetDeleteRequest<'a> {
    const KEY: ApiKey = ApiKey::OffsetDelete;
    type Response<'r> = super::offset_delete_response::OffsetDeleteResponse<'r>;
}
