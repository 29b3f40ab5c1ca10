//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 35, versions 1..=5, flexible since 2.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribeLogDirsRequest<'a> {
    /// Versions 1+, null in 1+, default empty, not null.
    pub topics: Option<Vec<DescribableLogDirTopic<'a>>>,
}
impl Default for DescribeLogDirsRequest<'_> {
    fn default() -> Self {
        Self { topics: Some(Vec::new()) }
    }
}
impl<'a> DescribeLogDirsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeLogDirsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let topics = r.nullable_array(flexible, true, 3, "DescribeLogDirsRequest.topics", |r| {
            DescribableLogDirTopic::read(r, version)
        })?;
        if flexible {
            r.skip_tags("DescribeLogDirsRequest")?;
        }
        Ok(Self { topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeLogDirsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.nullable_array_length(self.topics.as_ref().map(|v| v.len()), flexible, true, "DescribeLogDirsRequest.topics");
        for v in self.topics.iter().flatten() {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribableLogDirTopic<'a> {
    /// Versions 1+.
    pub topic: Cow<'a, str>,
    /// Versions 1+.
    pub partitions: Vec<i32>,
}
impl<'a> DescribableLogDirTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let topic = r.string(flexible, "DescribableLogDirTopic.topic")?;
        let partitions = r.array(flexible, 4, "DescribableLogDirTopic.partitions", |r| {
            r.int32("DescribableLogDirTopic.partitions")
        })?;
        if flexible {
            r.skip_tags("DescribableLogDirTopic")?;
        }
        Ok(Self { topic, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.topic, flexible, "DescribableLogDirTopic.topic");
        w.array_length(self.partitions.len(), flexible, "DescribableLogDirTopic.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeLogDirsRequest<'a> {
    const NAME: &'static str = "DescribeLogDirsRequest";
    const VERSIONS: VersionRange = DescribeLogDirsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeLogDirsRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeLogDirs;
    type Response<'r> = super::describe_log_dirs_response::DescribeLogDirsResponse<'r>;
}
