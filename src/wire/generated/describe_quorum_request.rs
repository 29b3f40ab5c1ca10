//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 55, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeQuorumRequest<'a> {
    /// Versions 0+.
    pub topics: Vec<TopicData<'a>>,
}
impl<'a> DescribeQuorumRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeQuorumRequest", version, Self::VERSIONS)?;
        let topics = r.array(true, 3, "DescribeQuorumRequest.topics", |r| TopicData::read(r, version))?;
        r.skip_tags("DescribeQuorumRequest")?;
        Ok(Self { topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeQuorumRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.topics.len(), true, "DescribeQuorumRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicData<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<PartitionData>,
}
impl<'a> TopicData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_name = r.string(true, "TopicData.topic_name")?;
        let partitions = r.array(true, 5, "TopicData.partitions", |r| PartitionData::read(r, version))?;
        r.skip_tags("TopicData")?;
        Ok(Self { topic_name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.topic_name, true, "TopicData.topic_name");
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

impl<'a> Message<'a> for DescribeQuorumRequest<'a> {
    const NAME: &'static str = "DescribeQuorumRequest";
    const VERSIONS: VersionRange = DescribeQuorumRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeQuorumRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeQuorum;
    type Response<'r> = super::describe_quorum_response::DescribeQuorumResponse<'r>;
}
