//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 45, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct AlterPartitionReassignmentsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 1+, default true.
    pub allow_replication_factor_change: bool,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub responses: Vec<ReassignableTopicResponse<'a>>,
}
impl Default for AlterPartitionReassignmentsResponse<'_> {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            allow_replication_factor_change: true,
            error_code: 0,
            error_message: Some(Cow::Borrowed("")),
            responses: Vec::new(),
        }
    }
}
impl<'a> AlterPartitionReassignmentsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterPartitionReassignmentsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("AlterPartitionReassignmentsResponse.throttle_time_ms")?;
        let allow_replication_factor_change = if version >= 1 {
            r.bool("AlterPartitionReassignmentsResponse.allow_replication_factor_change")?
        } else {
            true
        };
        let error_code = r.int16("AlterPartitionReassignmentsResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "AlterPartitionReassignmentsResponse.error_message")?;
        let responses = r.array(true, 3, "AlterPartitionReassignmentsResponse.responses", |r| {
            ReassignableTopicResponse::read(r, version)
        })?;
        r.skip_tags("AlterPartitionReassignmentsResponse")?;
        Ok(Self { throttle_time_ms, allow_replication_factor_change, error_code, error_message, responses })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterPartitionReassignmentsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        if version >= 1 {
            w.bool(self.allow_replication_factor_change);
        }
        w.int16(self.error_code);
        w.nullable_string(
            self.error_message.as_deref(),
            true,
            true,
            "AlterPartitionReassignmentsResponse.error_message",
        );
        w.array_length(self.responses.len(), true, "AlterPartitionReassignmentsResponse.responses");
        for v in &self.responses {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ReassignableTopicResponse<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<ReassignablePartitionResponse<'a>>,
}
impl<'a> ReassignableTopicResponse<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "ReassignableTopicResponse.name")?;
        let partitions = r.array(true, 8, "ReassignableTopicResponse.partitions", |r| {
            ReassignablePartitionResponse::read(r, version)
        })?;
        r.skip_tags("ReassignableTopicResponse")?;
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.name, true, "ReassignableTopicResponse.name");
        w.array_length(self.partitions.len(), true, "ReassignableTopicResponse.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ReassignablePartitionResponse<'a> {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
}
impl Default for ReassignablePartitionResponse<'_> {
    fn default() -> Self {
        Self { partition_index: 0, error_code: 0, error_message: Some(Cow::Borrowed("")) }
    }
}
impl<'a> ReassignablePartitionResponse<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("ReassignablePartitionResponse.partition_index")?;
        let error_code = r.int16("ReassignablePartitionResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "ReassignablePartitionResponse.error_message")?;
        r.skip_tags("ReassignablePartitionResponse")?;
        Ok(Self { partition_index, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "ReassignablePartitionResponse.error_message");
        w.no_tags();
    }
}

impl<'a> Message<'a> for AlterPartitionReassignmentsResponse<'a> {
    const NAME: &'static str = "AlterPartitionReassignmentsResponse";
    const VERSIONS: VersionRange = AlterPartitionReassignmentsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
