//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 5, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ConsumerGroupMemberMetadataValue<'a> {
    /// Versions 0+, null in 0+, default empty, not null.
    pub instance_id: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+, default empty, not null.
    pub rack_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub client_id: Cow<'a, str>,
    /// Versions 0+.
    pub client_host: Cow<'a, str>,
    /// Versions 0+.
    pub subscribed_topic_names: Vec<Cow<'a, str>>,
    /// Versions 0+, null in 0+, default empty, not null.
    pub subscribed_topic_regex: Option<Cow<'a, str>>,
    /// Versions 0+, default -1.
    pub rebalance_timeout_ms: i32,
    /// Versions 0+, null in 0+, default empty, not null.
    pub server_assignor: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+, tag 0 in 0+, default Some(ClassicMemberMetadata::default()).
    pub classic_member_metadata: Option<ClassicMemberMetadata<'a>>,
}
impl Default for ConsumerGroupMemberMetadataValue<'_> {
    fn default() -> Self {
        Self {
            instance_id: Some(Cow::Borrowed("")),
            rack_id: Some(Cow::Borrowed("")),
            client_id: Cow::Borrowed(""),
            client_host: Cow::Borrowed(""),
            subscribed_topic_names: Vec::new(),
            subscribed_topic_regex: Some(Cow::Borrowed("")),
            rebalance_timeout_ms: -1,
            server_assignor: Some(Cow::Borrowed("")),
            classic_member_metadata: Some(ClassicMemberMetadata::default()),
        }
    }
}
impl<'a> ConsumerGroupMemberMetadataValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupMemberMetadataValue", version, Self::VERSIONS)?;
        let instance_id = r.nullable_string(true, true, "ConsumerGroupMemberMetadataValue.instance_id")?;
        let rack_id = r.nullable_string(true, true, "ConsumerGroupMemberMetadataValue.rack_id")?;
        let client_id = r.string(true, "ConsumerGroupMemberMetadataValue.client_id")?;
        let client_host = r.string(true, "ConsumerGroupMemberMetadataValue.client_host")?;
        let subscribed_topic_names =
            r.array(true, 1, "ConsumerGroupMemberMetadataValue.subscribed_topic_names", |r| {
                r.string(true, "ConsumerGroupMemberMetadataValue.subscribed_topic_names")
            })?;
        let subscribed_topic_regex =
            r.nullable_string(true, true, "ConsumerGroupMemberMetadataValue.subscribed_topic_regex")?;
        let rebalance_timeout_ms = r.int32("ConsumerGroupMemberMetadataValue.rebalance_timeout_ms")?;
        let server_assignor = r.nullable_string(true, true, "ConsumerGroupMemberMetadataValue.server_assignor")?;
        let mut classic_member_metadata = Some(ClassicMemberMetadata::default());
        for _ in 0..r.tag_count("ConsumerGroupMemberMetadataValue")? {
            let (tag, mut t) = r.tag("ConsumerGroupMemberMetadataValue")?;
            match tag {
                0 => {
                    classic_member_metadata =
                        if t.tagged_presence("ConsumerGroupMemberMetadataValue.classic_member_metadata")? {
                            Some(ClassicMemberMetadata::read(&mut t, version)?)
                        } else {
                            None
                        };
                    r.end_tag(&t, "ConsumerGroupMemberMetadataValue.classic_member_metadata")?;
                }
                _ => {}
            }
        }
        Ok(Self {
            instance_id,
            rack_id,
            client_id,
            client_host,
            subscribed_topic_names,
            subscribed_topic_regex,
            rebalance_timeout_ms,
            server_assignor,
            classic_member_metadata,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupMemberMetadataValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.nullable_string(self.instance_id.as_deref(), true, true, "ConsumerGroupMemberMetadataValue.instance_id");
        w.nullable_string(self.rack_id.as_deref(), true, true, "ConsumerGroupMemberMetadataValue.rack_id");
        w.string(&self.client_id, true, "ConsumerGroupMemberMetadataValue.client_id");
        w.string(&self.client_host, true, "ConsumerGroupMemberMetadataValue.client_host");
        w.array_length(
            self.subscribed_topic_names.len(),
            true,
            "ConsumerGroupMemberMetadataValue.subscribed_topic_names",
        );
        for v in &self.subscribed_topic_names {
            w.string(v, true, "ConsumerGroupMemberMetadataValue.subscribed_topic_names");
        }
        w.nullable_string(
            self.subscribed_topic_regex.as_deref(),
            true,
            true,
            "ConsumerGroupMemberMetadataValue.subscribed_topic_regex",
        );
        w.int32(self.rebalance_timeout_ms);
        w.nullable_string(
            self.server_assignor.as_deref(),
            true,
            true,
            "ConsumerGroupMemberMetadataValue.server_assignor",
        );
        let mut tags = w.begin_tags();
        if self.classic_member_metadata.as_ref().is_none_or(|v| *v != ClassicMemberMetadata::default()) {
            let tag = w.begin_tag(&mut tags, 0);
            w.tagged_presence(self.classic_member_metadata.is_some());
            if let Some(v) = &self.classic_member_metadata {
                v.put(w, version);
            }
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ClassicMemberMetadata<'a> {
    /// Versions 0+.
    pub session_timeout_ms: i32,
    /// Versions 0+.
    pub supported_protocols: Vec<ClassicProtocol<'a>>,
}
impl<'a> ClassicMemberMetadata<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let session_timeout_ms = r.int32("ClassicMemberMetadata.session_timeout_ms")?;
        let supported_protocols =
            r.array(true, 3, "ClassicMemberMetadata.supported_protocols", |r| ClassicProtocol::read(r, version))?;
        r.skip_tags("ClassicMemberMetadata")?;
        Ok(Self { session_timeout_ms, supported_protocols })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.session_timeout_ms);
        w.array_length(self.supported_protocols.len(), true, "ClassicMemberMetadata.supported_protocols");
        for v in &self.supported_protocols {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ClassicProtocol<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub metadata: Cow<'a, [u8]>,
}
impl<'a> ClassicProtocol<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "ClassicProtocol.name")?;
        let metadata = r.bytes(true, "ClassicProtocol.metadata")?;
        r.skip_tags("ClassicProtocol")?;
        Ok(Self { name, metadata })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "ClassicProtocol.name");
        w.bytes(&self.metadata, true, "ClassicProtocol.metadata");
        w.no_tags();
    }
}

impl<'a> Message<'a> for ConsumerGroupMemberMetadataValue<'a> {
    const NAME: &'static str = "ConsumerGroupMemberMetadataValue";
    const VERSIONS: VersionRange = ConsumerGroupMemberMetadataValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
