//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 43, versions 0..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ElectLeadersResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 0+.
    pub replica_election_results: Vec<ReplicaElectionResult<'a>>,
}
impl<'a> ElectLeadersResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ElectLeadersResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("ElectLeadersResponse.throttle_time_ms")?;
        let error_code = if version >= 1 { r.int16("ElectLeadersResponse.error_code")? } else { 0 };
        let replica_election_results = r.array(flexible, 3, "ElectLeadersResponse.replica_election_results", |r| {
            ReplicaElectionResult::read(r, version)
        })?;
        if flexible {
            r.skip_tags("ElectLeadersResponse")?;
        }
        Ok(Self { throttle_time_ms, error_code, replica_election_results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ElectLeadersResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        if version >= 1 {
            w.int16(self.error_code);
        } else if self.error_code != 0 {
            w.refuse_field("ElectLeadersResponse.error_code", version);
        }
        w.array_length(self.replica_election_results.len(), flexible, "ElectLeadersResponse.replica_election_results");
        for v in &self.replica_election_results {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ReplicaElectionResult<'a> {
    /// Versions 0+.
    pub topic: Cow<'a, str>,
    /// Versions 0+.
    pub partition_result: Vec<PartitionResult<'a>>,
}
impl<'a> ReplicaElectionResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let topic = r.string(flexible, "ReplicaElectionResult.topic")?;
        let partition_result =
            r.array(flexible, 8, "ReplicaElectionResult.partition_result", |r| PartitionResult::read(r, version))?;
        if flexible {
            r.skip_tags("ReplicaElectionResult")?;
        }
        Ok(Self { topic, partition_result })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.topic, flexible, "ReplicaElectionResult.topic");
        w.array_length(self.partition_result.len(), flexible, "ReplicaElectionResult.partition_result");
        for v in &self.partition_result {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct PartitionResult<'a> {
    /// Versions 0+.
    pub partition_id: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
}
impl Default for PartitionResult<'_> {
    fn default() -> Self {
        Self { partition_id: 0, error_code: 0, error_message: Some(Cow::Borrowed("")) }
    }
}
impl<'a> PartitionResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let partition_id = r.int32("PartitionResult.partition_id")?;
        let error_code = r.int16("PartitionResult.error_code")?;
        let error_message = r.nullable_string(flexible, true, "PartitionResult.error_message")?;
        if flexible {
            r.skip_tags("PartitionResult")?;
        }
        Ok(Self { partition_id, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.partition_id);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "PartitionResult.error_message");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ElectLeadersResponse<'a> {
    const NAME: &'static str = "ElectLeadersResponse";
    const VERSIONS: VersionRange = ElectLeadersResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
