//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 45, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct AlterPartitionReassignmentsRequest<'a> {
    /// Versions 0+, default 60000.
    pub timeout_ms: i32,
    /// Versions 1+, default true.
    pub allow_replication_factor_change: bool,
    /// Versions 0+.
    pub topics: Vec<ReassignableTopic<'a>>,
}
impl Default for AlterPartitionReassignmentsRequest<'_> {
    fn default() -> Self {
        Self { timeout_ms: 60000, allow_replication_factor_change: true, topics: Vec::new() }
    }
}
impl<'a> AlterPartitionReassignmentsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterPartitionReassignmentsRequest", version, Self::VERSIONS)?;
        let timeout_ms = r.int32("AlterPartitionReassignmentsRequest.timeout_ms")?;
        let allow_replication_factor_change = if version >= 1 {
            r.bool("AlterPartitionReassignmentsRequest.allow_replication_factor_change")?
        } else {
            true
        };
        let topics =
            r.array(true, 3, "AlterPartitionReassignmentsRequest.topics", |r| ReassignableTopic::read(r, version))?;
        r.skip_tags("AlterPartitionReassignmentsRequest")?;
        Ok(Self { timeout_ms, allow_replication_factor_change, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterPartitionReassignmentsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.timeout_ms);
        if version >= 1 {
            w.bool(self.allow_replication_factor_change);
        } else if !self.allow_replication_factor_change {
            w.refuse_field("AlterPartitionReassignmentsRequest.allow_replication_factor_change", version);
        }
        w.array_length(self.topics.len(), true, "AlterPartitionReassignmentsRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ReassignableTopic<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<ReassignablePartition>,
}
impl<'a> ReassignableTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "ReassignableTopic.name")?;
        let partitions =
            r.array(true, 6, "ReassignableTopic.partitions", |r| ReassignablePartition::read(r, version))?;
        r.skip_tags("ReassignableTopic")?;
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.name, true, "ReassignableTopic.name");
        w.array_length(self.partitions.len(), true, "ReassignableTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ReassignablePartition {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+, null in 0+.
    pub replicas: Option<Vec<i32>>,
}
impl ReassignablePartition {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("ReassignablePartition.partition_index")?;
        let replicas = r.nullable_array(true, true, 4, "ReassignablePartition.replicas", |r| {
            r.int32("ReassignablePartition.replicas")
        })?;
        r.skip_tags("ReassignablePartition")?;
        Ok(Self { partition_index, replicas })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.nullable_array_length(self.replicas.as_ref().map(|v| v.len()), true, true, "ReassignablePartition.replicas");
        for v in self.replicas.iter().flatten() {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for AlterPartitionReassignmentsRequest<'a> {
    const NAME: &'static str = "AlterPartitionReassignmentsRequest";
    const VERSIONS: VersionRange = AlterPartitionReassignmentsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for AlterPartitionReassignmentsRequest<'a> {
    const KEY: ApiKey = ApiKey::AlterPartitionReassignments;
    type Response<'r> = super::alter_partition_reassignments_response::AlterPartitionReassignmentsResponse<'r>;
}
