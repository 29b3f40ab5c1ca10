//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 90, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeShareGroupOffsetsRequest<'a> {
    /// Versions 0+.
    pub groups: Vec<DescribeShareGroupOffsetsRequestGroup<'a>>,
}
impl<'a> DescribeShareGroupOffsetsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeShareGroupOffsetsRequest", version, Self::VERSIONS)?;
        let groups = r.array(true, 3, "DescribeShareGroupOffsetsRequest.groups", |r| {
            DescribeShareGroupOffsetsRequestGroup::read(r, version)
        })?;
        r.skip_tags("DescribeShareGroupOffsetsRequest")?;
        Ok(Self { groups })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeShareGroupOffsetsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.groups.len(), true, "DescribeShareGroupOffsetsRequest.groups");
        for v in &self.groups {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeShareGroupOffsetsRequestGroup<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+, null in 0+, default empty, not null.
    pub topics: Option<Vec<DescribeShareGroupOffsetsRequestTopic<'a>>>,
}
impl Default for DescribeShareGroupOffsetsRequestGroup<'_> {
    fn default() -> Self {
        Self { group_id: Cow::Borrowed(""), topics: Some(Vec::new()) }
    }
}
impl<'a> DescribeShareGroupOffsetsRequestGroup<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let group_id = r.string(true, "DescribeShareGroupOffsetsRequestGroup.group_id")?;
        let topics = r.nullable_array(true, true, 3, "DescribeShareGroupOffsetsRequestGroup.topics", |r| {
            DescribeShareGroupOffsetsRequestTopic::read(r, version)
        })?;
        r.skip_tags("DescribeShareGroupOffsetsRequestGroup")?;
        Ok(Self { group_id, topics })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, true, "DescribeShareGroupOffsetsRequestGroup.group_id");
        w.nullable_array_length(
            self.topics.as_ref().map(|v| v.len()),
            true,
            true,
            "DescribeShareGroupOffsetsRequestGroup.topics",
        );
        for v in self.topics.iter().flatten() {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeShareGroupOffsetsRequestTopic<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl<'a> DescribeShareGroupOffsetsRequestTopic<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic_name = r.string(true, "DescribeShareGroupOffsetsRequestTopic.topic_name")?;
        let partitions = r.array(true, 4, "DescribeShareGroupOffsetsRequestTopic.partitions", |r| {
            r.int32("DescribeShareGroupOffsetsRequestTopic.partitions")
        })?;
        r.skip_tags("DescribeShareGroupOffsetsRequestTopic")?;
        Ok(Self { topic_name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.topic_name, true, "DescribeShareGroupOffsetsRequestTopic.topic_name");
        w.array_length(self.partitions.len(), true, "DescribeShareGroupOffsetsRequestTopic.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeShareGroupOffsetsRequest<'a> {
    const NAME: &'static str = "DescribeShareGroupOffsetsRequest";
    const VERSIONS: VersionRange = DescribeShareGroupOffsetsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeShareGroupOffsetsRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeShareGroupOffsets;
    type Response<'r> = super::describe_share_group_offsets_response::DescribeShareGroupOffsetsResponse<'r>;
}
