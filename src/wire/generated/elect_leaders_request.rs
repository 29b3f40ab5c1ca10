//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 43, versions 0..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq)]
pub struct ElectLeadersRequest<'a> {
    /// Versions 1+.
    pub election_type: i8,
    /// Versions 0+, null in 0+, default empty, not null.
    pub topic_partitions: Option<Vec<TopicPartitions<'a>>>,
    /// Versions 0+, default 60000.
    pub timeout_ms: i32,
}
impl Default for ElectLeadersRequest<'_> {
    fn default() -> Self {
        Self { election_type: 0, topic_partitions: Some(Vec::new()), timeout_ms: 60000 }
    }
}
impl<'a> ElectLeadersRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ElectLeadersRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let election_type = if version >= 1 { r.int8("ElectLeadersRequest.election_type")? } else { 0 };
        let topic_partitions = r.nullable_array(flexible, true, 3, "ElectLeadersRequest.topic_partitions", |r| {
            TopicPartitions::read(r, version)
        })?;
        let timeout_ms = r.int32("ElectLeadersRequest.timeout_ms")?;
        if flexible {
            r.skip_tags("ElectLeadersRequest")?;
        }
        Ok(Self { election_type, topic_partitions, timeout_ms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ElectLeadersRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        if version >= 1 {
            w.int8(self.election_type);
        } else if self.election_type != 0 {
            w.refuse_field("ElectLeadersRequest.election_type", version);
        }
        w.nullable_array_length(
            self.topic_partitions.as_ref().map(|v| v.len()),
            flexible,
            true,
            "ElectLeadersRequest.topic_partitions",
        );
        for v in self.topic_partitions.iter().flatten() {
            v.put(w, version);
        }
        w.int32(self.timeout_ms);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicPartitions<'a> {
    /// Versions 0+.
    pub topic: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl<'a> TopicPartitions<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let topic = r.string(flexible, "TopicPartitions.topic")?;
        let partitions =
            r.array(flexible, 4, "TopicPartitions.partitions", |r| r.int32("TopicPartitions.partitions"))?;
        if flexible {
            r.skip_tags("TopicPartitions")?;
        }
        Ok(Self { topic, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.topic, flexible, "TopicPartitions.topic");
        w.array_length(self.partitions.len(), flexible, "TopicPartitions.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ElectLeadersRequest<'a> {
    const NAME: &'static str = "ElectLeadersRequest";
    const VERSIONS: VersionRange = ElectLeadersRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ElectLeadersRequest<'a> {
    const KEY: ApiKey = ApiKey::ElectLeaders;
    type Response<'r> = super::elect_leaders_response::ElectLeadersResponse<'r>;
}
