//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 70, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ControllerRegistrationRequest<'a> {
    /// Versions 0+.
    pub controller_id: i32,
    /// Versions 0+.
    pub incarnation_id: [u8; 16],
    /// Versions 0+.
    pub zk_migration_ready: bool,
    /// Versions 0+.
    pub listeners: Vec<Listener<'a>>,
    /// Versions 0+.
    pub features: Vec<Feature<'a>>,
}
impl<'a> ControllerRegistrationRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ControllerRegistrationRequest", version, Self::VERSIONS)?;
        let controller_id = r.int32("ControllerRegistrationRequest.controller_id")?;
        let incarnation_id = r.uuid("ControllerRegistrationRequest.incarnation_id")?;
        let zk_migration_ready = r.bool("ControllerRegistrationRequest.zk_migration_ready")?;
        let listeners = r.array(true, 7, "ControllerRegistrationRequest.listeners", |r| Listener::read(r, version))?;
        let features = r.array(true, 6, "ControllerRegistrationRequest.features", |r| Feature::read(r, version))?;
        r.skip_tags("ControllerRegistrationRequest")?;
        Ok(Self { controller_id, incarnation_id, zk_migration_ready, listeners, features })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ControllerRegistrationRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.controller_id);
        w.uuid(&self.incarnation_id);
        w.bool(self.zk_migration_ready);
        w.array_length(self.listeners.len(), true, "ControllerRegistrationRequest.listeners");
        for v in &self.listeners {
            v.put(w, version);
        }
        w.array_length(self.features.len(), true, "ControllerRegistrationRequest.features");
        for v in &self.features {
            v.put(w, version);
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

impl<'a> Message<'a> for ControllerRegistrationRequest<'a> {
    const NAME: &'static str = "ControllerRegistrationRequest";
    const VERSIONS: VersionRange = ControllerRegistrationRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ControllerRegistrationRequest<'a> {
    const KEY: ApiKey = ApiKey::ControllerRegistration;
    type Response<'r> = super::controller_registration_response::ControllerRegistrationResponse<'r>;
}
