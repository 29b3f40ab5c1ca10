//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 61, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeProducersRequest<'a> {
    /// Versions 0+.
    pub topics: Vec<TopicRequest<'a>>,
}
impl<'a> DescribeProducersRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeProducersRequest", version, Self::VERSIONS)?;
        let topics = r.array(true, 3, "DescribeProducersRequest.topics", |r| TopicRequest::read(r, version))?;
        r.skip_tags("DescribeProducersRequest")?;
        Ok(Self { topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeProducersRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.topics.len(), true, "DescribeProducersRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicRequest<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partition_indexes: Vec<i32>,
}
impl<'a> TopicRequest<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "TopicRequest.name")?;
        let partition_indexes =
            r.array(true, 4, "TopicRequest.partition_indexes", |r| r.int32("TopicRequest.partition_indexes"))?;
        r.skip_tags("TopicRequest")?;
        Ok(Self { name, partition_indexes })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "TopicRequest.name");
        w.array_length(self.partition_indexes.len(), true, "TopicRequest.partition_indexes");
        for v in &self.partition_indexes {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeProducersRequest<'a> {
    const NAME: &'static str = "DescribeProducersRequest";
    const VERSIONS: VersionRange = DescribeProducersRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeProducersRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeProducers;
    type Response<'r> = super::describe_producers_response::DescribeProducersResponse<'r>;
}
