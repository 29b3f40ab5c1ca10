//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 62, versions 0..=4, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct BrokerRegistrationRequest<'a> {
    /// Versions 0+.
    pub broker_id: i32,
    /// Versions 0+.
    pub cluster_id: Cow<'a, str>,
    /// Versions 0+.
    pub incarnation_id: [u8; 16],
    /// Versions 0+.
    pub listeners: Vec<Listener<'a>>,
    /// Versions 0+.
    pub features: Vec<Feature<'a>>,
    /// Versions 0+, null in 0+, default empty, not null.
    pub rack: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub is_migrating_zk_broker: bool,
    /// Versions 2+.
    pub log_dirs: Vec<[u8; 16]>,
    /// Versions 3+, default -1.
    pub previous_broker_epoch: i64,
}
impl Default for BrokerRegistrationRequest<'_> {
    fn default() -> Self {
        Self {
            broker_id: 0,
            cluster_id: Cow::Borrowed(""),
            incarnation_id: [0; 16],
            listeners: Vec::new(),
            features: Vec::new(),
            rack: Some(Cow::Borrowed("")),
            is_migrating_zk_broker: false,
            log_dirs: Vec::new(),
            previous_broker_epoch: -1,
        }
    }
}
impl<'a> BrokerRegistrationRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 4);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("BrokerRegistrationRequest", version, Self::VERSIONS)?;
        let broker_id = r.int32("BrokerRegistrationRequest.broker_id")?;
        let cluster_id = r.string(true, "BrokerRegistrationRequest.cluster_id")?;
        let incarnation_id = r.uuid("BrokerRegistrationRequest.incarnation_id")?;
        let listeners = r.array(true, 7, "BrokerRegistrationRequest.listeners", |r| Listener::read(r, version))?;
        let features = r.array(true, 6, "BrokerRegistrationRequest.features", |r| Feature::read(r, version))?;
        let rack = r.nullable_string(true, true, "BrokerRegistrationRequest.rack")?;
        let is_migrating_zk_broker =
            if version >= 1 { r.bool("BrokerRegistrationRequest.is_migrating_zk_broker")? } else { false };
        let log_dirs = if version >= 2 {
            r.array(true, 16, "BrokerRegistrationRequest.log_dirs", |r| r.uuid("BrokerRegistrationRequest.log_dirs"))?
        } else {
            Vec::new()
        };
        let previous_broker_epoch =
            if version >= 3 { r.int64("BrokerRegistrationRequest.previous_broker_epoch")? } else { -1 };
        r.skip_tags("BrokerRegistrationRequest")?;
        Ok(Self {
            broker_id,
            cluster_id,
            incarnation_id,
            listeners,
            features,
            rack,
            is_migrating_zk_broker,
            log_dirs,
            previous_broker_epoch,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("BrokerRegistrationRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.broker_id);
        w.string(&self.cluster_id, true, "BrokerRegistrationRequest.cluster_id");
        w.uuid(&self.incarnation_id);
        w.array_length(self.listeners.len(), true, "BrokerRegistrationRequest.listeners");
        for v in &self.listeners {
            v.put(w, version);
        }
        w.array_length(self.features.len(), true, "BrokerRegistrationRequest.features");
        for v in &self.features {
            v.put(w, version);
        }
        w.nullable_string(self.rack.as_deref(), true, true, "BrokerRegistrationRequest.rack");
        if version >= 1 {
            w.bool(self.is_migrating_zk_broker);
        } else if self.is_migrating_zk_broker {
            w.refuse_field("BrokerRegistrationRequest.is_migrating_zk_broker", version);
        }
        if version >= 2 {
            w.array_length(self.log_dirs.len(), true, "BrokerRegistrationRequest.log_dirs");
            for v in &self.log_dirs {
                w.uuid(v);
            }
        }
        if version >= 3 {
            w.int64(self.previous_broker_epoch);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Feature<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub min_supported_version: i16,
    /// Versions 0+.
    pub max_supported_version: i16,
}
impl<'a> Feature<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "Feature.name")?;
        let min_supported_version = r.int16("Feature.min_supported_version")?;
        let max_supported_version = r.int16("Feature.max_supported_version")?;
        r.skip_tags("Feature")?;
        Ok(Self { name, min_supported_version, max_supported_version })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "Feature.name");
        w.int16(self.min_supported_version);
        w.int16(self.max_supported_version);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Listener<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: u16,
    /// Versions 0+.
    pub security_protocol: i16,
}
impl<'a> Listener<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "Listener.name")?;
        let host = r.string(true, "Listener.host")?;
        let port = r.uint16("Listener.port")?;
        let security_protocol = r.int16("Listener.security_protocol")?;
        r.skip_tags("Listener")?;
        Ok(Self { name, host, port, security_protocol })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "Listener.name");
        w.string(&self.host, true, "Listener.host");
        w.uint16(self.port);
        w.int16(self.security_protocol);
        w.no_tags();
    }
}

impl<'a> Message<'a> for BrokerRegistrationRequest<'a> {
    const NAME: &'static str = "BrokerRegistrationRequest";
    const VERSIONS: VersionRange = BrokerRegistrationRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for BrokerRegistrationRequest<'a> {
    const KEY: ApiKey = ApiKey::BrokerRegistration;
    type Response<'r> = super::broker_registration_response::BrokerRegistrationResponse;
}
