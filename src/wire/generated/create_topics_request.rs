//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 19, versions 2..=7, flexible since 5.
#[derive(Clone, Debug, PartialEq)]
pub struct CreateTopicsRequest<'a> {
    /// Versions 2+.
    pub topics: Vec<CreatableTopic<'a>>,
    /// Versions 2+, default 60000.
    pub timeout_ms: i32,
    /// Versions 2+.
    pub validate_only: bool,
}
impl Default for CreateTopicsRequest<'_> {
    fn default() -> Self {
        Self { topics: Vec::new(), timeout_ms: 60000, validate_only: false }
    }
}
impl<'a> CreateTopicsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(2, 7);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("CreateTopicsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 5;
        let topics = r.array(flexible, 10, "CreateTopicsRequest.topics", |r| CreatableTopic::read(r, version))?;
        let timeout_ms = r.int32("CreateTopicsRequest.timeout_ms")?;
        let validate_only = r.bool("CreateTopicsRequest.validate_only")?;
        if flexible {
            r.skip_tags("CreateTopicsRequest")?;
        }
        Ok(Self { topics, timeout_ms, validate_only })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("CreateTopicsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        w.array_length(self.topics.len(), flexible, "CreateTopicsRequest.topics");
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

#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreatableTopic<'a> {
    /// Versions 2+.
    pub name: Cow<'a, str>,
    /// Versions 2+.
    pub num_partitions: i32,
    /// Versions 2+.
    pub replication_factor: i16,
    /// Versions 2+.
    pub assignments: Vec<CreatableReplicaAssignment>,
    /// Versions 2+.
    pub configs: Vec<CreatableTopicConfig<'a>>,
}
impl<'a> CreatableTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 5;
        let name = r.string(flexible, "CreatableTopic.name")?;
        let num_partitions = r.int32("CreatableTopic.num_partitions")?;
        let replication_factor = r.int16("CreatableTopic.replication_factor")?;
        let assignments =
            r.array(flexible, 6, "CreatableTopic.assignments", |r| CreatableReplicaAssignment::read(r, version))?;
        let configs = r.array(flexible, 3, "CreatableTopic.configs", |r| CreatableTopicConfig::read(r, version))?;
        if flexible {
            r.skip_tags("CreatableTopic")?;
        }
        Ok(Self { name, num_partitions, replication_factor, assignments, configs })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        w.string(&self.name, flexible, "CreatableTopic.name");
        w.int32(self.num_partitions);
        w.int16(self.replication_factor);
        w.array_length(self.assignments.len(), flexible, "CreatableTopic.assignments");
        for v in &self.assignments {
            v.put(w, version);
        }
        w.array_length(self.configs.len(), flexible, "CreatableTopic.configs");
        for v in &self.configs {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct CreatableTopicConfig<'a> {
    /// Versions 2+.
    pub name: Cow<'a, str>,
    /// Versions 2+, null in 2+, default empty, not null.
    pub value: Option<Cow<'a, str>>,
}
impl Default for CreatableTopicConfig<'_> {
    fn default() -> Self {
        Self { name: Cow::Borrowed(""), value: Some(Cow::Borrowed("")) }
    }
}
impl<'a> CreatableTopicConfig<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 5;
        let name = r.string(flexible, "CreatableTopicConfig.name")?;
        let value = r.nullable_string(flexible, true, "CreatableTopicConfig.value")?;
        if flexible {
            r.skip_tags("CreatableTopicConfig")?;
        }
        Ok(Self { name, value })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        w.string(&self.name, flexible, "CreatableTopicConfig.name");
        w.nullable_string(self.value.as_deref(), flexible, true, "CreatableTopicConfig.value");
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreatableReplicaAssignment {
    /// Versions 2+.
    pub partition_index: i32,
    /// Versions 2+.
    pub broker_ids: Vec<i32>,
}
impl CreatableReplicaAssignment {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 5;
        let partition_index = r.int32("CreatableReplicaAssignment.partition_index")?;
        let broker_ids = r.array(flexible, 4, "CreatableReplicaAssignment.broker_ids", |r| {
            r.int32("CreatableReplicaAssignment.broker_ids")
        })?;
        if flexible {
            r.skip_tags("CreatableReplicaAssignment")?;
        }
        Ok(Self { partition_index, broker_ids })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        w.int32(self.partition_index);
        w.array_length(self.broker_ids.len(), flexible, "CreatableReplicaAssignment.broker_ids");
        for v in &self.broker_ids {
            w.int32(*v);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for CreateTopicsRequest<'a> {
    const NAME: &'static str = "CreateTopicsRequest";
    const VERSIONS: VersionRange = CreateTopicsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(5);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for CreateTopicsRequest<'a> {
    const KEY: ApiKey = ApiKey::CreateTopics;
    type Response<'r> = super::create_topics_response::CreateTopicsResponse<'r>;
}
