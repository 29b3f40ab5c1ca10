//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 0, versions 0..=4, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct RegisterBrokerRecord<'a> {
    /// Versions 0+.
    pub broker_id: i32,
    /// Versions 2+.
    pub is_migrating_zk_broker: bool,
    /// Versions 0+.
    pub incarnation_id: [u8; 16],
    /// Versions 0+.
    pub broker_epoch: i64,
    /// Versions 0+.
    pub end_points: Vec<BrokerEndpoint<'a>>,
    /// Versions 0+.
    pub features: Vec<BrokerFeature<'a>>,
    /// Versions 0+, null in 0+, default empty, not null.
    pub rack: Option<Cow<'a, str>>,
    /// Versions 0+, default true.
    pub fenced: bool,
    /// Versions 1+.
    pub in_controlled_shutdown: bool,
    /// Versions 3+, tag 0 in 3+.
    pub log_dirs: Vec<[u8; 16]>,
    /// Versions 4+, null in 4+, tag 1 in 4+.
    pub cordoned_log_dirs: Option<Vec<[u8; 16]>>,
}
impl Default for RegisterBrokerRecord<'_> {
    fn default() -> Self {
        Self {
            broker_id: 0,
            is_migrating_zk_broker: false,
            incarnation_id: [0; 16],
            broker_epoch: 0,
            end_points: Vec::new(),
            features: Vec::new(),
            rack: Some(Cow::Borrowed("")),
            fenced: true,
            in_controlled_shutdown: false,
            log_dirs: Vec::new(),
            cordoned_log_dirs: None,
        }
    }
}
impl<'a> RegisterBrokerRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 4);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RegisterBrokerRecord", version, Self::VERSIONS)?;
        let broker_id = r.int32("RegisterBrokerRecord.broker_id")?;
        let is_migrating_zk_broker =
            if version >= 2 { r.bool("RegisterBrokerRecord.is_migrating_zk_broker")? } else { false };
        let incarnation_id = r.uuid("RegisterBrokerRecord.incarnation_id")?;
        let broker_epoch = r.int64("RegisterBrokerRecord.broker_epoch")?;
        let end_points = r.array(true, 7, "RegisterBrokerRecord.end_points", |r| BrokerEndpoint::read(r, version))?;
        let features = r.array(true, 6, "RegisterBrokerRecord.features", |r| BrokerFeature::read(r, version))?;
        let rack = r.nullable_string(true, true, "RegisterBrokerRecord.rack")?;
        let fenced = r.bool("RegisterBrokerRecord.fenced")?;
        let in_controlled_shutdown =
            if version >= 1 { r.bool("RegisterBrokerRecord.in_controlled_shutdown")? } else { false };
        let mut log_dirs = Vec::new();
        let mut cordoned_log_dirs = None;
        for _ in 0..r.tag_count("RegisterBrokerRecord")? {
            let (tag, mut t) = r.tag("RegisterBrokerRecord")?;
            match tag {
                0 if version >= 3 => {
                    log_dirs = t.array(true, 16, "RegisterBrokerRecord.log_dirs", |r| {
                        r.uuid("RegisterBrokerRecord.log_dirs")
                    })?;
                    r.end_tag(&t, "RegisterBrokerRecord.log_dirs")?;
                }
                1 if version >= 4 => {
                    cordoned_log_dirs =
                        t.nullable_array(true, true, 16, "RegisterBrokerRecord.cordoned_log_dirs", |r| {
                            r.uuid("RegisterBrokerRecord.cordoned_log_dirs")
                        })?;
                    r.end_tag(&t, "RegisterBrokerRecord.cordoned_log_dirs")?;
                }
                _ => {}
            }
        }
        Ok(Self {
            broker_id,
            is_migrating_zk_broker,
            incarnation_id,
            broker_epoch,
            end_points,
            features,
            rack,
            fenced,
            in_controlled_shutdown,
            log_dirs,
            cordoned_log_dirs,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RegisterBrokerRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.broker_id);
        if version >= 2 {
            w.bool(self.is_migrating_zk_broker);
        } else if self.is_migrating_zk_broker {
            w.refuse_field("RegisterBrokerRecord.is_migrating_zk_broker", version);
        }
        w.uuid(&self.incarnation_id);
        w.int64(self.broker_epoch);
        w.array_length(self.end_points.len(), true, "RegisterBrokerRecord.end_points");
        for v in &self.end_points {
            v.put(w, version);
        }
        w.array_length(self.features.len(), true, "RegisterBrokerRecord.features");
        for v in &self.features {
            v.put(w, version);
        }
        w.nullable_string(self.rack.as_deref(), true, true, "RegisterBrokerRecord.rack");
        w.bool(self.fenced);
        if version >= 1 {
            w.bool(self.in_controlled_shutdown);
        } else if self.in_controlled_shutdown {
            w.refuse_field("RegisterBrokerRecord.in_controlled_shutdown", version);
        }
        if !(version >= 3) {
            if !self.log_dirs.is_empty() {
                w.refuse_field("RegisterBrokerRecord.log_dirs", version);
            }
        }
        if !(version >= 4) {
            if self.cordoned_log_dirs.is_some() {
                w.refuse_field("RegisterBrokerRecord.cordoned_log_dirs", version);
            }
        }
        let mut tags = w.begin_tags();
        if version >= 3 && !self.log_dirs.is_empty() {
            let tag = w.begin_tag(&mut tags, 0);
            w.array_length(self.log_dirs.len(), true, "RegisterBrokerRecord.log_dirs");
            for v in &self.log_dirs {
                w.uuid(v);
            }
            w.end_tag(tag);
        }
        if version >= 4 && self.cordoned_log_dirs.is_some() {
            let tag = w.begin_tag(&mut tags, 1);
            w.nullable_array_length(
                self.cordoned_log_dirs.as_ref().map(|v| v.len()),
                true,
                true,
                "RegisterBrokerRecord.cordoned_log_dirs",
            );
            for v in self.cordoned_log_dirs.iter().flatten() {
                w.uuid(v);
            }
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct BrokerFeature<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub min_supported_version: i16,
    /// Versions 0+.
    pub max_supported_version: i16,
}
impl<'a> BrokerFeature<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "BrokerFeature.name")?;
        let min_supported_version = r.int16("BrokerFeature.min_supported_version")?;
        let max_supported_version = r.int16("BrokerFeature.max_supported_version")?;
        r.skip_tags("BrokerFeature")?;
        Ok(Self { name, min_supported_version, max_supported_version })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "BrokerFeature.name");
        w.int16(self.min_supported_version);
        w.int16(self.max_supported_version);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct BrokerEndpoint<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: u16,
    /// Versions 0+.
    pub security_protocol: i16,
}
impl<'a> BrokerEndpoint<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "BrokerEndpoint.name")?;
        let host = r.string(true, "BrokerEndpoint.host")?;
        let port = r.uint16("BrokerEndpoint.port")?;
        let security_protocol = r.int16("BrokerEndpoint.security_protocol")?;
        r.skip_tags("BrokerEndpoint")?;
        Ok(Self { name, host, port, security_protocol })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "BrokerEndpoint.name");
        w.string(&self.host, true, "BrokerEndpoint.host");
        w.uint16(self.port);
        w.int16(self.security_protocol);
        w.no_tags();
    }
}

impl<'a> Message<'a> for RegisterBrokerRecord<'a> {
    const NAME: &'static str = "RegisterBrokerRecord";
    const VERSIONS: VersionRange = RegisterBrokerRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
