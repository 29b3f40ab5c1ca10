//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 21, versions 0..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteRecordsRequest<'a> {
    /// Versions 0+.
    pub topics: Vec<DeleteRecordsTopic<'a>>,
    /// Versions 0+.
    pub timeout_ms: i32,
}
impl<'a> DeleteRecordsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DeleteRecordsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let topics = r.array(flexible, 3, "DeleteRecordsRequest.topics", |r| DeleteRecordsTopic::read(r, version))?;
        let timeout_ms = r.int32("DeleteRecordsRequest.timeout_ms")?;
        if flexible {
            r.skip_tags("DeleteRecordsRequest")?;
        }
        Ok(Self { topics, timeout_ms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DeleteRecordsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.array_length(self.topics.len(), flexible, "DeleteRecordsRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.int32(self.timeout_ms);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteRecordsTopic<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<DeleteRecordsPartition>,
}
impl<'a> DeleteRecordsTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let name = r.string(flexible, "DeleteRecordsTopic.name")?;
        let partitions =
            r.array(flexible, 12, "DeleteRecordsTopic.partitions", |r| DeleteRecordsPartition::read(r, version))?;
        if flexible {
            r.skip_tags("DeleteRecordsTopic")?;
        }
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.name, flexible, "DeleteRecordsTopic.name");
        w.array_length(self.partitions.len(), flexible, "DeleteRecordsTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteRecordsPartition {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub offset: i64,
}
impl DeleteRecordsPartition {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let partition_index = r.int32("DeleteRecordsPartition.partition_index")?;
        let offset = r.int64("DeleteRecordsPartition.offset")?;
        if flexible {
            r.skip_tags("DeleteRecordsPartition")?;
        }
        Ok(Self { partition_index, offset })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.partition_index);
        w.int64(self.offset);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DeleteRecordsRequest<'a> {
    const NAME: &'static str = "DeleteRecordsRequest";
    const VERSIONS: VersionRange = DeleteRecordsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DeleteRecordsRequest<'a> {
    const KEY: ApiKey = ApiKey::DeleteRecords;
    type Response<'r> = super::delete_records_response::DeleteRecordsResponse<'r>;
}
