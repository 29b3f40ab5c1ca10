//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 75, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribeTopicPartitionsRequest<'a> {
    /// Versions 0+.
    pub topics: Vec<TopicRequest<'a>>,
    /// Versions 0+, default 2000.
    pub response_partition_limit: i32,
    /// Versions 0+, null in 0+.
    pub cursor: Option<Cursor<'a>>,
}
impl Default for DescribeTopicPartitionsRequest<'_> {
    fn default() -> Self {
        Self { topics: Vec::new(), response_partition_limit: 2000, cursor: None }
    }
}
impl<'a> DescribeTopicPartitionsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeTopicPartitionsRequest", version, Self::VERSIONS)?;
        let topics = r.array(true, 2, "DescribeTopicPartitionsRequest.topics", |r| TopicRequest::read(r, version))?;
        let response_partition_limit = r.int32("DescribeTopicPartitionsRequest.response_partition_limit")?;
        let cursor =
            if r.presence("DescribeTopicPartitionsRequest.cursor")? { Some(Cursor::read(r, version)?) } else { None };
        r.skip_tags("DescribeTopicPartitionsRequest")?;
        Ok(Self { topics, response_partition_limit, cursor })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeTopicPartitionsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.topics.len(), true, "DescribeTopicPartitionsRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.int32(self.response_partition_limit);
        w.presence(self.cursor.is_some());
        if let Some(v) = &self.cursor {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Cursor<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub partition_index: i32,
}
impl<'a> Cursor<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic_name = r.string(true, "Cursor.topic_name")?;
        let partition_index = r.int32("Cursor.partition_index")?;
        r.skip_tags("Cursor")?;
        Ok(Self { topic_name, partition_index })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.topic_name, true, "Cursor.topic_name");
        w.int32(self.partition_index);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicRequest<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
}
impl<'a> TopicRequest<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "TopicRequest.name")?;
        r.skip_tags("TopicRequest")?;
        Ok(Self { name })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "TopicRequest.name");
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeTopicPartitionsRequest<'a> {
    const NAME: &'static str = "DescribeTopicPartitionsRequest";
    const VERSIONS: VersionRange = DescribeTopicPartitionsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeTopicPartitionsRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeTopicPartitions;
    type Response<'r> = super::describe_topic_partitions_response::DescribeTopicPartitionsResponse<'r>;
}
