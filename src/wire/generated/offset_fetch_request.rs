//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 9, versions 1..=10, flexible since 6.
#[derive(Clone, Debug, PartialEq)]
pub struct OffsetFetchRequest<'a> {
    /// Versions 1-7.
    pub group_id: Cow<'a, str>,
    /// Versions 1-7, null in 2-7, default empty, not null.
    pub topics: Option<Vec<OffsetFetchRequestTopic<'a>>>,
    /// Versions 8+.
    pub groups: Vec<OffsetFetchRequestGroup<'a>>,
    /// Versions 7+.
    pub require_stable: bool,
}
impl Default for OffsetFetchRequest<'_> {
    fn default() -> Self {
        Self { group_id: Cow::Borrowed(""), topics: Some(Vec::new()), groups: Vec::new(), require_stable: false }
    }
}
impl<'a> OffsetFetchRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 10);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("OffsetFetchRequest", version, Self::VERSIONS)?;
        let flexible = version >= 6;
        let group_id =
            if version <= 7 { r.string(flexible, "OffsetFetchRequest.group_id")? } else { Cow::Borrowed("") };
        let topics = if version <= 7 {
            r.nullable_array(flexible, version >= 2, 3, "OffsetFetchRequest.topics", |r| {
                OffsetFetchRequestTopic::read(r, version)
            })?
        } else {
            Some(Vec::new())
        };
        let groups = if version >= 8 {
            r.array(flexible, 3, "OffsetFetchRequest.groups", |r| OffsetFetchRequestGroup::read(r, version))?
        } else {
            Vec::new()
        };
        let require_stable = if version >= 7 { r.bool("OffsetFetchRequest.require_stable")? } else { false };
        if flexible {
            r.skip_tags("OffsetFetchRequest")?;
        }
        Ok(Self { group_id, topics, groups, require_stable })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("OffsetFetchRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if version <= 7 {
            w.string(&self.group_id, flexible, "OffsetFetchRequest.group_id");
        } else if !self.group_id.is_empty() {
            w.refuse_field("OffsetFetchRequest.group_id", version);
        }
        if version <= 7 {
            w.nullable_array_length(
                self.topics.as_ref().map(|v| v.len()),
                flexible,
                version >= 2,
                "OffsetFetchRequest.topics",
            );
            for v in self.topics.iter().flatten() {
                v.put(w, version);
            }
        } else if self.topics.as_ref().is_none_or(|v| !v.is_empty()) {
            w.refuse_field("OffsetFetchRequest.topics", version);
        }
        if version >= 8 {
            w.array_length(self.groups.len(), flexible, "OffsetFetchRequest.groups");
            for v in &self.groups {
                v.put(w, version);
            }
        } else if !self.groups.is_empty() {
            w.refuse_field("OffsetFetchRequest.groups", version);
        }
        if version >= 7 {
            w.bool(self.require_stable);
        } else if self.require_stable {
            w.refuse_field("OffsetFetchRequest.require_stable", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct OffsetFetchRequestGroup<'a> {
    /// Versions 8+.
    pub group_id: Cow<'a, str>,
    /// Versions 9+, null in 9+.
    pub member_id: Option<Cow<'a, str>>,
    /// Versions 9+, default -1.
    pub member_epoch: i32,
    /// Versions 8+, null in 8+, default empty, not null.
    pub topics: Option<Vec<OffsetFetchRequestTopics<'a>>>,
}
impl Default for OffsetFetchRequestGroup<'_> {
    fn default() -> Self {
        Self { group_id: Cow::Borrowed(""), member_id: None, member_epoch: -1, topics: Some(Vec::new()) }
    }
}
impl<'a> OffsetFetchRequestGroup<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let group_id =
            if version >= 8 { r.string(flexible, "OffsetFetchRequestGroup.group_id")? } else { Cow::Borrowed("") };
        let member_id =
            if version >= 9 { r.nullable_string(flexible, true, "OffsetFetchRequestGroup.member_id")? } else { None };
        let member_epoch = if version >= 9 { r.int32("OffsetFetchRequestGroup.member_epoch")? } else { -1 };
        let topics = if version >= 8 {
            r.nullable_array(flexible, true, 3, "OffsetFetchRequestGroup.topics", |r| {
                OffsetFetchRequestTopics::read(r, version)
            })?
        } else {
            Some(Vec::new())
        };
        if flexible {
            r.skip_tags("OffsetFetchRequestGroup")?;
        }
        Ok(Self { group_id, member_id, member_epoch, topics })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if version >= 8 {
            w.string(&self.group_id, flexible, "OffsetFetchRequestGroup.group_id");
        } else if !self.group_id.is_empty() {
            w.refuse_field("OffsetFetchRequestGroup.group_id", version);
        }
        if version >= 9 {
            w.nullable_string(self.member_id.as_deref(), flexible, true, "OffsetFetchRequestGroup.member_id");
        }
        if version >= 9 {
            w.int32(self.member_epoch);
        }
        if version >= 8 {
            w.nullable_array_length(
                self.topics.as_ref().map(|v| v.len()),
                flexible,
                true,
                "OffsetFetchRequestGroup.topics",
            );
            for v in self.topics.iter().flatten() {
                v.put(w, version);
            }
        } else if self.topics.as_ref().is_none_or(|v| !v.is_empty()) {
            w.refuse_field("OffsetFetchRequestGroup.topics", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetFetchRequestTopics<'a> {
    /// Versions 8-9.
    pub name: Cow<'a, str>,
    /// Versions 10+.
    pub topic_id: [u8; 16],
    /// Versions 8+.
    pub partition_indexes: Vec<i32>,
}
impl<'a> OffsetFetchRequestTopics<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let name = if (8..=9).contains(&version) {
            r.string(flexible, "OffsetFetchRequestTopics.name")?
        } else {
            Cow::Borrowed("")
        };
        let topic_id = if version >= 10 { r.uuid("OffsetFetchRequestTopics.topic_id")? } else { [0; 16] };
        let partition_indexes = if version >= 8 {
            r.array(flexible, 4, "OffsetFetchRequestTopics.partition_indexes", |r| {
                r.int32("OffsetFetchRequestTopics.partition_indexes")
            })?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("OffsetFetchRequestTopics")?;
        }
        Ok(Self { name, topic_id, partition_indexes })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if (8..=9).contains(&version) {
            w.string(&self.name, flexible, "OffsetFetchRequestTopics.name");
        }
        if version >= 10 {
            w.uuid(&self.topic_id);
        }
        if version >= 8 {
            w.array_length(self.partition_indexes.len(), flexible, "OffsetFetchRequestTopics.partition_indexes");
            for v in &self.partition_indexes {
                w.int32(*v);
            }
        } else if !self.partition_indexes.is_empty() {
            w.refuse_field("OffsetFetchRequestTopics.partition_indexes", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetFetchRequestTopic<'a> {
    /// Versions 1-7.
    pub name: Cow<'a, str>,
    /// Versions 1-7.
    pub partition_indexes: Vec<i32>,
}
impl<'a> OffsetFetchRequestTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let name = if version <= 7 { r.string(flexible, "OffsetFetchRequestTopic.name")? } else { Cow::Borrowed("") };
        let partition_indexes = if version <= 7 {
            r.array(flexible, 4, "OffsetFetchRequestTopic.partition_indexes", |r| {
                r.int32("OffsetFetchRequestTopic.partition_indexes")
            })?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("OffsetFetchRequestTopic")?;
        }
        Ok(Self { name, partition_indexes })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if version <= 7 {
            w.string(&self.name, flexible, "OffsetFetchRequestTopic.name");
        } else if !self.name.is_empty() {
            w.refuse_field("OffsetFetchRequestTopic.name", version);
        }
        if version <= 7 {
            w.array_length(self.partition_indexes.len(), flexible, "OffsetFetchRequestTopic.partition_indexes");
            for v in &self.partition_indexes {
                w.int32(*v);
            }
        } else if !self.partition_indexes.is_empty() {
            w.refuse_field("OffsetFetchRequestTopic.partition_indexes", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for OffsetFetchRequest<'a> {
    const NAME: &'static str = "OffsetFetchRequest";
    const VERSIONS: VersionRange = OffsetFetchRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(6);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for OffsetFetchRequest<'a> {
    const KEY: ApiKey = ApiKey::OffsetFetch;
    type Response<'r> = super::offset_fetch_response::OffsetFetchResponse<'r>;
}
