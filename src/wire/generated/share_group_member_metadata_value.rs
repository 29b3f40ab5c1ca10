//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 10, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareGroupMemberMetadataValue<'a> {
    /// Versions 0+, null in 0+, default empty, not null.
    pub rack_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub client_id: Cow<'a, str>,
    /// Versions 0+.
    pub client_host: Cow<'a, str>,
    /// Versions 0+.
    pub subscribed_topic_names: Vec<Cow<'a, str>>,
}
impl Default for ShareGroupMemberMetadataValue<'_> {
    fn default() -> Self {
        Self {
            rack_id: Some(Cow::Borrowed("")),
            client_id: Cow::Borrowed(""),
            client_host: Cow::Borrowed(""),
            subscribed_topic_names: Vec::new(),
        }
    }
}
impl<'a> ShareGroupMemberMetadataValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareGroupMemberMetadataValue", version, Self::VERSIONS)?;
        let rack_id = r.nullable_string(true, true, "ShareGroupMemberMetadataValue.rack_id")?;
        let client_id = r.string(true, "ShareGroupMemberMetadataValue.client_id")?;
        let client_host = r.string(true, "ShareGroupMemberMetadataValue.client_host")?;
        let subscribed_topic_names = r.array(true, 1, "ShareGroupMemberMetadataValue.subscribed_topic_names", |r| {
            r.string(true, "ShareGroupMemberMetadataValue.subscribed_topic_names")
        })?;
        r.skip_tags("ShareGroupMemberMetadataValue")?;
        Ok(Self { rack_id, client_id, client_host, subscribed_topic_names })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareGroupMemberMetadataValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.nullable_string(self.rack_id.as_deref(), true, true, "ShareGroupMemberMetadataValue.rack_id");
        w.string(&self.client_id, true, "ShareGroupMemberMetadataValue.client_id");
        w.string(&self.client_host, true, "ShareGroupMemberMetadataValue.client_host");
        w.array_length(self.subscribed_topic_names.len(), true, "ShareGroupMemberMetadataValue.subscribed_topic_names");
        for v in &self.subscribed_topic_names {
            w.string(v, true, "ShareGroupMemberMetadataValue.subscribed_topic_names");
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ShareGroupMemberMetadataValue<'a> {
    const NAME: &'static str = "ShareGroupMemberMetadataValue";
    const VERSIONS: VersionRange = ShareGroupMemberMetadataValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
