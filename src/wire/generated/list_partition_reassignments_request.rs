//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 46, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ListPartitionReassignmentsRequest<'a> {
    /// Versions 0+, default 60000.
    pub timeout_ms: i32,
    /// Versions 0+, null in 0+.
    pub topics: Option<Vec<ListPartitionReassignmentsTopics<'a>>>,
}
impl Default for ListPartitionReassignmentsRequest<'_> {
    fn default() -> Self {
        Self { timeout_ms: 60000, topics: None }
    }
}
impl<'a> ListPartitionReassignmentsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ListPartitionReassignmentsRequest", version, Self::VERSIONS)?;
        let timeout_ms = r.int32("ListPartitionReassignmentsRequest.timeout_ms")?;
        let topics = r.nullable_array(true, true, 3, "ListPartitionReassignmentsRequest.topics", |r| {
            ListPartitionReassignmentsTopics::read(r, version)
        })?;
        r.skip_tags("ListPartitionReassignmentsRequest")?;
        Ok(Self { timeout_ms, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ListPartitionReassignmentsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.timeout_ms);
        w.nullable_array_length(
            self.topics.as_ref().map(|v| v.len()),
            true,
            true,
            "ListPartitionReassignmentsRequest.topics",
        );
        for v in self.topics.iter().flatten() {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListPartitionReassignmentsTopics<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partition_indexes: Vec<i32>,
}
impl<'a> ListPartitionReassignmentsTopics<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "ListPartitionReassignmentsTopics.name")?;
        let partition_indexes = r.array(true, 4, "ListPartitionReassignmentsTopics.partition_indexes", |r| {
            r.int32("ListPartitionReassignmentsTopics.partition_indexes")
        })?;
        r.skip_tags("ListPartitionReassignmentsTopics")?;
        Ok(Self { name, partition_indexes })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "ListPartitionReassignmentsTopics.name");
        w.array_length(self.partition_indexes.len(), true, "ListPartitionReassignmentsTopics.partition_indexes");
        for v in &self.partition_indexes {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ListPartitionReassignmentsRequest<'a> {
    const NAME: &'static str = "ListPartitionReassignmentsRequest";
    const VERSIONS: VersionRange = ListPartitionReassignmentsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ListPartitionReassignmentsRequest<'a> {
    const KEY: ApiKey = ApiKey::ListPartitionReassignments;
    type Response<'r> = super::list_partition_reassignments_response::ListPartitionReassignmentsResponse<'r>;
}
