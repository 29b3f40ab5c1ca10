//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 19, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamsGroupMemberMetadataValue<'a> {
    /// Versions 0+, null in 0+, default empty, not null.
    pub instance_id: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+, default empty, not null.
    pub rack_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub client_id: Cow<'a, str>,
    /// Versions 0+.
    pub client_host: Cow<'a, str>,
    /// Versions 0+, default -1.
    pub rebalance_timeout_ms: i32,
    /// Versions 0+.
    pub topology_epoch: i32,
    /// Versions 0+.
    pub process_id: Cow<'a, str>,
    /// Versions 0+, null in 0+.
    pub user_endpoint: Option<Endpoint<'a>>,
    /// Versions 0+.
    pub client_tags: Vec<KeyValue<'a>>,
}
impl Default for StreamsGroupMemberMetadataValue<'_> {
    fn default() -> Self {
        Self {
            instance_id: Some(Cow::Borrowed("")),
            rack_id: Some(Cow::Borrowed("")),
            client_id: Cow::Borrowed(""),
            client_host: Cow::Borrowed(""),
            rebalance_timeout_ms: -1,
            topology_epoch: 0,
            process_id: Cow::Borrowed(""),
            user_endpoint: None,
            client_tags: Vec::new(),
        }
    }
}
impl<'a> StreamsGroupMemberMetadataValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupMemberMetadataValue", version, Self::VERSIONS)?;
        let instance_id = r.nullable_string(true, true, "StreamsGroupMemberMetadataValue.instance_id")?;
        let rack_id = r.nullable_string(true, true, "StreamsGroupMemberMetadataValue.rack_id")?;
        let client_id = r.string(true, "StreamsGroupMemberMetadataValue.client_id")?;
        let client_host = r.string(true, "StreamsGroupMemberMetadataValue.client_host")?;
        let rebalance_timeout_ms = r.int32("StreamsGroupMemberMetadataValue.rebalance_timeout_ms")?;
        let topology_epoch = r.int32("StreamsGroupMemberMetadataValue.topology_epoch")?;
        let process_id = r.string(true, "StreamsGroupMemberMetadataValue.process_id")?;
        let user_endpoint = if r.presence("StreamsGroupMemberMetadataValue.user_endpoint")? {
            Some(Endpoint::read(r, version)?)
        } else {
            None
        };
        let client_tags =
            r.array(true, 3, "StreamsGroupMemberMetadataValue.client_tags", |r| KeyValue::read(r, version))?;
        r.skip_tags("StreamsGroupMemberMetadataValue")?;
        Ok(Self {
            instance_id,
            rack_id,
            client_id,
            client_host,
            rebalance_timeout_ms,
            topology_epoch,
            process_id,
            user_endpoint,
            client_tags,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupMemberMetadataValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.nullable_string(self.instance_id.as_deref(), true, true, "StreamsGroupMemberMetadataValue.instance_id");
        w.nullable_string(self.rack_id.as_deref(), true, true, "StreamsGroupMemberMetadataValue.rack_id");
        w.string(&self.client_id, true, "StreamsGroupMemberMetadataValue.client_id");
        w.string(&self.client_host, true, "StreamsGroupMemberMetadataValue.client_host");
        w.int32(self.rebalance_timeout_ms);
        w.int32(self.topology_epoch);
        w.string(&self.process_id, true, "StreamsGroupMemberMetadataValue.process_id");
        w.presence(self.user_endpoint.is_some());
        if let Some(v) = &self.user_endpoint {
            v.put(w, version);
        }
        w.array_length(self.client_tags.len(), true, "StreamsGroupMemberMetadataValue.client_tags");
        for v in &self.client_tags {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct KeyValue<'a> {
    /// Versions 0+.
    pub key: Cow<'a, str>,
    /// Versions 0+.
    pub value: Cow<'a, str>,
}
impl<'a> KeyValue<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let key = r.string(true, "KeyValue.key")?;
        let value = r.string(true, "KeyValue.value")?;
        r.skip_tags("KeyValue")?;
        Ok(Self { key, value })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.key, true, "KeyValue.key");
        w.string(&self.value, true, "KeyValue.value");
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Endpoint<'a> {
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: u16,
}
impl<'a> Endpoint<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let host = r.string(true, "Endpoint.host")?;
        let port = r.uint16("Endpoint.port")?;
        r.skip_tags("Endpoint")?;
        Ok(Self { host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.host, true, "Endpoint.host");
        w.uint16(self.port);
        w.no_tags();
    }
}

impl<'a> Message<'a> for StreamsGroupMemberMetadataValue<'a> {
    const NAME: &'static str = "StreamsGroupMemberMetadataValue";
    const VERSIONS: VersionRange = StreamsGroupMemberMetadataValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
