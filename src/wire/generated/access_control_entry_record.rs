//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 18, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AccessControlEntryRecord<'a> {
    /// Versions 0+.
    pub id: [u8; 16],
    /// Versions 0+.
    pub resource_type: i8,
    /// Versions 0+.
    pub resource_name: Cow<'a, str>,
    /// Versions 0+.
    pub pattern_type: i8,
    /// Versions 0+.
    pub principal: Cow<'a, str>,
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub operation: i8,
    /// Versions 0+.
    pub permission_type: i8,
}
impl<'a> AccessControlEntryRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AccessControlEntryRecord", version, Self::VERSIONS)?;
        let id = r.uuid("AccessControlEntryRecord.id")?;
        let resource_type = r.int8("AccessControlEntryRecord.resource_type")?;
        let resource_name = r.string(true, "AccessControlEntryRecord.resource_name")?;
        let pattern_type = r.int8("AccessControlEntryRecord.pattern_type")?;
        let principal = r.string(true, "AccessControlEntryRecord.principal")?;
        let host = r.string(true, "AccessControlEntryRecord.host")?;
        let operation = r.int8("AccessControlEntryRecord.operation")?;
        let permission_type = r.int8("AccessControlEntryRecord.permission_type")?;
        r.skip_tags("AccessControlEntryRecord")?;
        Ok(Self { id, resource_type, resource_name, pattern_type, principal, host, operation, permission_type })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AccessControlEntryRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.id);
        w.int8(self.resource_type);
        w.string(&self.resource_name, true, "AccessControlEntryRecord.resource_name");
        w.int8(self.pattern_type);
        w.string(&self.principal, true, "AccessControlEntryRecord.principal");
        w.string(&self.host, true, "AccessControlEntryRecord.host");
        w.int8(self.operation);
        w.int8(self.permission_type);
        w.no_tags();
    }
}

impl<'a> Message<'a> for AccessControlEntryRecord<'a> {
    const NAME: &'static str = "AccessControlEntryRecord";
    const VERSIONS: VersionRange = AccessControlEntryRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
