//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 3, versions 0..=13, flexible since 9.
#[derive(Clone, Debug, PartialEq)]
pub struct MetadataRequest<'a> {
    /// Versions 0+, null in 1+, default empty, not null.
    pub topics: Option<Vec<MetadataRequestTopic<'a>>>,
    /// Versions 4+, default true.
    pub allow_auto_topic_creation: bool,
    /// Versions 8-10.
    pub include_cluster_authorized_operations: bool,
    /// Versions 8+.
    pub include_topic_authorized_operations: bool,
}
impl Default for MetadataRequest<'_> {
    fn default() -> Self {
        Self {
            topics: Some(Vec::new()),
            allow_auto_topic_creation: true,
            include_cluster_authorized_operations: false,
            include_topic_authorized_operations: false,
        }
    }
}
impl<'a> MetadataRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 13);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("MetadataRequest", version, Self::VERSIONS)?;
        let flexible = version >= 9;
        let topics = r.nullable_array(flexible, version >= 1, 2, "MetadataRequest.topics", |r| {
            MetadataRequestTopic::read(r, version)
        })?;
        let allow_auto_topic_creation =
            if version >= 4 { r.bool("MetadataRequest.allow_auto_topic_creation")? } else { true };
        let include_cluster_authorized_operations = if (8..=10).contains(&version) {
            r.bool("MetadataRequest.include_cluster_authorized_operations")?
        } else {
            false
        };
        let include_topic_authorized_operations =
            if version >= 8 { r.bool("MetadataRequest.include_topic_authorized_operations")? } else { false };
        if flexible {
            r.skip_tags("MetadataRequest")?;
        }
        Ok(Self {
            topics,
            allow_auto_topic_creation,
            include_cluster_authorized_operations,
            include_topic_authorized_operations,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("MetadataRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        w.nullable_array_length(
            self.topics.as_ref().map(|v| v.len()),
            flexible,
            version >= 1,
            "MetadataRequest.topics",
        );
        for v in self.topics.iter().flatten() {
            v.put(w, version);
        }
        if version >= 4 {
            w.bool(self.allow_auto_topic_creation);
        } else if !self.allow_auto_topic_creation {
            w.refuse_field("MetadataRequest.allow_auto_topic_creation", version);
        }
        if (8..=10).contains(&version) {
            w.bool(self.include_cluster_authorized_operations);
        } else if self.include_cluster_authorized_operations {
            w.refuse_field("MetadataRequest.include_cluster_authorized_operations", version);
        }
        if version >= 8 {
            w.bool(self.include_topic_authorized_operations);
        } else if self.include_topic_authorized_operations {
            w.refuse_field("MetadataRequest.include_topic_authorized_operations", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct MetadataRequestTopic<'a> {
    /// Versions 10+.
    pub topic_id: [u8; 16],
    /// Versions 0+, null in 10+, default empty, not null.
    pub name: Option<Cow<'a, str>>,
}
impl Default for MetadataRequestTopic<'_> {
    fn default() -> Self {
        Self { topic_id: [0; 16], name: Some(Cow::Borrowed("")) }
    }
}
impl<'a> MetadataRequestTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 9;
        let topic_id = if version >= 10 { r.uuid("MetadataRequestTopic.topic_id")? } else { [0; 16] };
        let name = r.nullable_string(flexible, version >= 10, "MetadataRequestTopic.name")?;
        if flexible {
            r.skip_tags("MetadataRequestTopic")?;
        }
        Ok(Self { topic_id, name })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        if version >= 10 {
            w.uuid(&self.topic_id);
        }
        w.nullable_string(self.name.as_deref(), flexible, version >= 10, "MetadataRequestTopic.name");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for MetadataRequest<'a> {
    const NAME: &'static str = "MetadataRequest";
    const VERSIONS: VersionRange = MetadataRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(9);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for MetadataRequest<'a> {
    const KEY: ApiKey = ApiKey::Metadata;
    type Response<'r> = super::metadata_response::MetadataResponse<'r>;
}
