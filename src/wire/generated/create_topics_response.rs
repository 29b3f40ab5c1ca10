//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 19, versions 2..=7, flexible since 5.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreateTopicsResponse<'a> {
    /// Versions 2+.
    pub throttle_time_ms: i32,
    /// Versions 2+.
    pub topics: Vec<CreatableTopicResult<'a>>,
}
impl<'a> CreateTopicsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(2, 7);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("CreateTopicsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 5;
        let throttle_time_ms = r.int32("CreateTopicsResponse.throttle_time_ms")?;
        let topics = r.array(flexible, 6, "CreateTopicsResponse.topics", |r| CreatableTopicResult::read(r, version))?;
        if flexible {
            r.skip_tags("CreateTopicsResponse")?;
        }
        Ok(Self { throttle_time_ms, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("CreateTopicsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        w.int32(self.throttle_time_ms);
        w.array_length(self.topics.len(), flexible, "CreateTopicsResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct CreatableTopicResult<'a> {
    /// Versions 2+.
    pub name: Cow<'a, str>,
    /// Versions 7+.
    pub topic_id: [u8; 16],
    /// Versions 2+.
    pub error_code: i16,
    /// Versions 2+, null in 2+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 5+, tag 0 in 5+.
    pub topic_config_error_code: i16,
    /// Versions 5+, default -1.
    pub num_partitions: i32,
    /// Versions 5+, default -1.
    pub replication_factor: i16,
    /// Versions 5+, null in 5+, default empty, not null.
    pub configs: Option<Vec<CreatableTopicConfigs<'a>>>,
}
impl Default for CreatableTopicResult<'_> {
    fn default() -> Self {
        Self {
            name: Cow::Borrowed(""),
            topic_id: [0; 16],
            error_code: 0,
            error_message: Some(Cow::Borrowed("")),
            topic_config_error_code: 0,
            num_partitions: -1,
            replication_factor: -1,
            configs: Some(Vec::new()),
        }
    }
}
impl<'a> CreatableTopicResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 5;
        let name = r.string(flexible, "CreatableTopicResult.name")?;
        let topic_id = if version >= 7 { r.uuid("CreatableTopicResult.topic_id")? } else { [0; 16] };
        let error_code = r.int16("CreatableTopicResult.error_code")?;
        let error_message = r.nullable_string(flexible, true, "CreatableTopicResult.error_message")?;
        let mut topic_config_error_code = 0;
        let num_partitions = if version >= 5 { r.int32("CreatableTopicResult.num_partitions")? } else { -1 };
        let replication_factor = if version >= 5 { r.int16("CreatableTopicResult.replication_factor")? } else { -1 };
        let configs = if version >= 5 {
            r.nullable_array(flexible, true, 6, "CreatableTopicResult.configs", |r| {
                CreatableTopicConfigs::read(r, version)
            })?
        } else {
            Some(Vec::new())
        };
        if flexible {
            for _ in 0..r.tag_count("CreatableTopicResult")? {
                let (tag, mut t) = r.tag("CreatableTopicResult")?;
                match tag {
                    0 => {
                        topic_config_error_code = t.int16("CreatableTopicResult.topic_config_error_code")?;
                        r.end_tag(&t, "CreatableTopicResult.topic_config_error_code")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(Self {
            name,
            topic_id,
            error_code,
            error_message,
            topic_config_error_code,
            num_partitions,
            replication_factor,
            configs,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        w.string(&self.name, flexible, "CreatableTopicResult.name");
        if version >= 7 {
            w.uuid(&self.topic_id);
        }
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "CreatableTopicResult.error_message");
        if version >= 5 {
            w.int32(self.num_partitions);
        }
        if version >= 5 {
            w.int16(self.replication_factor);
        }
        if version >= 5 {
            w.nullable_array_length(
                self.configs.as_ref().map(|v| v.len()),
                flexible,
                true,
                "CreatableTopicResult.configs",
            );
            for v in self.configs.iter().flatten() {
                v.put(w, version);
            }
        }
        if flexible {
            let mut tags = w.begin_tags();
            if self.topic_config_error_code != 0 {
                let tag = w.begin_tag(&mut tags, 0);
                w.int16(self.topic_config_error_code);
                w.end_tag(tag);
            }
            w.end_tags(tags);
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct CreatableTopicConfigs<'a> {
    /// Versions 5+.
    pub name: Cow<'a, str>,
    /// Versions 5+, null in 5+, default empty, not null.
    pub value: Option<Cow<'a, str>>,
    /// Versions 5+.
    pub read_only: bool,
    /// Versions 5+, default -1.
    pub config_source: i8,
    /// Versions 5+.
    pub is_sensitive: bool,
}
impl Default for CreatableTopicConfigs<'_> {
    fn default() -> Self {
        Self {
            name: Cow::Borrowed(""),
            value: Some(Cow::Borrowed("")),
            read_only: false,
            config_source: -1,
            is_sensitive: false,
        }
    }
}
impl<'a> CreatableTopicConfigs<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 5;
        let name = if version >= 5 { r.string(flexible, "CreatableTopicConfigs.name")? } else { Cow::Borrowed("") };
        let value = if version >= 5 {
            r.nullable_string(flexible, true, "CreatableTopicConfigs.value")?
        } else {
            Some(Cow::Borrowed(""))
        };
        let read_only = if version >= 5 { r.bool("CreatableTopicConfigs.read_only")? } else { false };
        let config_source = if version >= 5 { r.int8("CreatableTopicConfigs.config_source")? } else { -1 };
        let is_sensitive = if version >= 5 { r.bool("CreatableTopicConfigs.is_sensitive")? } else { false };
        if flexible {
            r.skip_tags("CreatableTopicConfigs")?;
        }
        Ok(Self { name, value, read_only, config_source, is_sensitive })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        if version >= 5 {
            w.string(&self.name, flexible, "CreatableTopicConfigs.name");
        } else if !self.name.is_empty() {
            w.refuse_field("CreatableTopicConfigs.name", version);
        }
        if version >= 5 {
            w.nullable_string(self.value.as_deref(), flexible, true, "CreatableTopicConfigs.value");
        } else if self.value.as_ref().is_none_or(|v| !v.is_empty()) {
            w.refuse_field("CreatableTopicConfigs.value", version);
        }
        if version >= 5 {
            w.bool(self.read_only);
        } else if self.read_only {
            w.refuse_field("CreatableTopicConfigs.read_only", version);
        }
        if version >= 5 {
            w.int8(self.config_source);
        }
        if version >= 5 {
            w.bool(self.is_sensitive);
        } else if self.is_sensitive {
            w.refuse_field("CreatableTopicConfigs.is_sensitive", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for CreateTopicsResponse<'a> {
    const NAME: &'static str = "CreateTopicsResponse";
    const VERSIONS: VersionRange = CreateTopicsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(5);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
