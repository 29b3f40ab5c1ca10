//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 27, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RegisterControllerRecord<'a> {
    /// Versions 0+.
    pub controller_id: i32,
    /// Versions 0+.
    pub incarnation_id: [u8; 16],
    /// Versions 0+.
    pub zk_migration_ready: bool,
    /// Versions 0+.
    pub end_points: Vec<ControllerEndpoint<'a>>,
    /// Versions 0+.
    pub features: Vec<ControllerFeature<'a>>,
}
impl<'a> RegisterControllerRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RegisterControllerRecord", version, Self::VERSIONS)?;
        let controller_id = r.int32("RegisterControllerRecord.controller_id")?;
        let incarnation_id = r.uuid("RegisterControllerRecord.incarnation_id")?;
        let zk_migration_ready = r.bool("RegisterControllerRecord.zk_migration_ready")?;
        let end_points =
            r.array(true, 7, "RegisterControllerRecord.end_points", |r| ControllerEndpoint::read(r, version))?;
        let features =
            r.array(true, 6, "RegisterControllerRecord.features", |r| ControllerFeature::read(r, version))?;
        r.skip_tags("RegisterControllerRecord")?;
        Ok(Self { controller_id, incarnation_id, zk_migration_ready, end_points, features })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RegisterControllerRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.controller_id);
        w.uuid(&self.incarnation_id);
        w.bool(self.zk_migration_ready);
        w.array_length(self.end_points.len(), true, "RegisterControllerRecord.end_points");
        for v in &self.end_points {
            v.put(w, version);
        }
        w.array_length(self.features.len(), true, "RegisterControllerRecord.features");
        for v in &self.features {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ControllerFeature<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub min_supported_version: i16,
    /// Versions 0+.
    pub max_supported_version: i16,
}
impl<'a> ControllerFeature<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "ControllerFeature.name")?;
        let min_supported_version = r.int16("ControllerFeature.min_supported_version")?;
        let max_supported_version = r.int16("ControllerFeature.max_supported_version")?;
        r.skip_tags("ControllerFeature")?;
        Ok(Self { name, min_supported_version, max_supported_version })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "ControllerFeature.name");
        w.int16(self.min_supported_version);
        w.int16(self.max_supported_version);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ControllerEndpoint<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: u16,
    /// Versions 0+.
    pub security_protocol: i16,
}
impl<'a> ControllerEndpoint<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "ControllerEndpoint.name")?;
        let host = r.string(true, "ControllerEndpoint.host")?;
        let port = r.uint16("ControllerEndpoint.port")?;
        let security_protocol = r.int16("ControllerEndpoint.security_protocol")?;
        r.skip_tags("ControllerEndpoint")?;
        Ok(Self { name, host, port, security_protocol })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "ControllerEndpoint.name");
        w.string(&self.host, true, "ControllerEndpoint.host");
        w.uint16(self.port);
        w.int16(self.security_protocol);
        w.no_tags();
    }
}

impl<'a> Message<'a> for RegisterControllerRecord<'a> {
    const NAME: &'static str = "RegisterControllerRecord";
    const VERSIONS: VersionRange = RegisterControllerRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
