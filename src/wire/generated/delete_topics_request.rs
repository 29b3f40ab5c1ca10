//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 20, versions 1..=6, flexible since 4.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteTopicsRequest<'a> {
    /// Versions 6+.
    pub topics: Vec<DeleteTopicState<'a>>,
    /// Versions 1-5.
    pub topic_names: Vec<Cow<'a, str>>,
    /// Versions 1+.
    pub timeout_ms: i32,
}
impl<'a> DeleteTopicsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 6);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DeleteTopicsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let topics = if version >= 6 {
            r.array(flexible, 18, "DeleteTopicsRequest.topics", |r| DeleteTopicState::read(r, version))?
        } else {
            Vec::new()
        };
        let topic_names = if version <= 5 {
            r.array(flexible, 1, "DeleteTopicsRequest.topic_names", |r| {
                r.string(flexible, "DeleteTopicsRequest.topic_names")
            })?
        } else {
            Vec::new()
        };
        let timeout_ms = r.int32("DeleteTopicsRequest.timeout_ms")?;
        if flexible {
            r.skip_tags("DeleteTopicsRequest")?;
        }
        Ok(Self { topics, topic_names, timeout_ms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DeleteTopicsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        if version >= 6 {
            w.array_length(self.topics.len(), flexible, "DeleteTopicsRequest.topics");
            for v in &self.topics {
                v.put(w, version);
            }
        } else if !self.topics.is_empty() {
            w.refuse_field("DeleteTopicsRequest.topics", version);
        }
        if version <= 5 {
            w.array_length(self.topic_names.len(), flexible, "DeleteTopicsRequest.topic_names");
            for v in &self.topic_names {
                w.string(v, flexible, "DeleteTopicsRequest.topic_names");
            }
        }
        w.int32(self.timeout_ms);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteTopicState<'a> {
    /// Versions 6+, null in 6+.
    pub name: Option<Cow<'a, str>>,
    /// Versions 6+.
    pub topic_id: [u8; 16],
}
impl<'a> DeleteTopicState<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let name = if version >= 6 { r.nullable_string(flexible, true, "DeleteTopicState.name")? } else { None };
        let topic_id = if version >= 6 { r.uuid("DeleteTopicState.topic_id")? } else { [0; 16] };
        if flexible {
            r.skip_tags("DeleteTopicState")?;
        }
        Ok(Self { name, topic_id })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        if version >= 6 {
            w.nullable_string(self.name.as_deref(), flexible, true, "DeleteTopicState.name");
        } else if self.name.is_some() {
            w.refuse_field("DeleteTopicState.name", version);
        }
        if version >= 6 {
            w.uuid(&self.topic_id);
        } else if self.topic_id != [0; 16] {
            w.refuse_field("DeleteTopicState.topic_id", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DeleteTopicsRequest<'a> {
    const NAME: &'static str = "DeleteTopicsRequest";
    const VERSIONS: VersionRange = DeleteTopicsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DeleteTopicsRequest<'a> {
    const KEY: ApiKey = ApiKey::DeleteTopics;
    type Response<'r> = super::delete_topics_response::DeleteTopicsResponse<'r>;
}
