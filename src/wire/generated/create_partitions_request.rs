//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 37, versions 0..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreatePartitionsRequest<'a> {
    /// Versions 0+.
    pub topics: Vec<CreatePartitionsTopic<'a>>,
    /// Versions 0+.
    pub timeout_ms: i32,
    /// Versions 0+.
    pub validate_only: bool,
}
impl<'a> CreatePartitionsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("CreatePartitionsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let topics =
            r.array(flexible, 7, "CreatePartitionsRequest.topics", |r| CreatePartitionsTopic::read(r, version))?;
        let timeout_ms = r.int32("CreatePartitionsRequest.timeout_ms")?;
        let validate_only = r.bool("CreatePartitionsRequest.validate_only")?;
        if flexible {
            r.skip_tags("CreatePartitionsRequest")?;
        }
        Ok(Self { topics, timeout_ms, validate_only })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("CreatePartitionsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.array_length(self.topics.len(), flexible, "CreatePartitionsRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.int32(self.timeout_ms);
        w.bool(self.validate_only);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct CreatePartitionsTopic<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub count: i32,
    /// Versions 0+, null in 0+, default empty, not null.
    pub assignments: Option<Vec<CreatePartitionsAssignment>>,
}
impl Default for CreatePartitionsTopic<'_> {
    fn default() -> Self {
        Self { name: Cow::Borrowed(""), count: 0, assignments: Some(Vec::new()) }
    }
}
impl<'a> CreatePartitionsTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let name = r.string(flexible, "CreatePartitionsTopic.name")?;
        let count = r.int32("CreatePartitionsTopic.count")?;
        let assignments = r.nullable_array(flexible, true, 2, "CreatePartitionsTopic.assignments", |r| {
            CreatePartitionsAssignment::read(r, version)
        })?;
        if flexible {
            r.skip_tags("CreatePartitionsTopic")?;
        }
        Ok(Self { name, count, assignments })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.name, flexible, "CreatePartitionsTopic.name");
        w.int32(self.count);
        w.nullable_array_length(
            self.assignments.as_ref().map(|v| v.len()),
            flexible,
            true,
            "CreatePartitionsTopic.assignments",
        );
        for v in self.assignments.iter().flatten() {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreatePartitionsAssignment {
    /// Versions 0+.
    pub broker_ids: Vec<i32>,
}
impl CreatePartitionsAssignment {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let broker_ids = r.array(flexible, 4, "CreatePartitionsAssignment.broker_ids", |r| {
            r.int32("CreatePartitionsAssignment.broker_ids")
        })?;
        if flexible {
            r.skip_tags("CreatePartitionsAssignment")?;
        }
        Ok(Self { broker_ids })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.array_length(self.broker_ids.len(), flexible, "CreatePartitionsAssignment.broker_ids");
        for v in &self.broker_ids {
            w.int32(*v);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for CreatePartitionsRequest<'a> {
    const NAME: &'static str = "CreatePartitionsRequest";
    const VERSIONS: VersionRange = CreatePartitionsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for CreatePartitionsRequest<'a> {
    const KEY: ApiKey = ApiKey::CreatePartitions;
    type Response<'r> = super::create_partitions_response::CreatePartitionsResponse<'r>;
}
