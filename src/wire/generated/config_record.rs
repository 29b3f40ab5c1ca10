//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 4, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ConfigRecord<'a> {
    /// Versions 0+.
    pub resource_type: i8,
    /// Versions 0+.
    pub resource_name: Cow<'a, str>,
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+, null in 0+, default empty, not null.
    pub value: Option<Cow<'a, str>>,
}
impl Default for ConfigRecord<'_> {
    fn default() -> Self {
        Self {
            resource_type: 0,
            resource_name: Cow::Borrowed(""),
            name: Cow::Borrowed(""),
            value: Some(Cow::Borrowed("")),
        }
    }
}
impl<'a> ConfigRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConfigRecord", version, Self::VERSIONS)?;
        let resource_type = r.int8("ConfigRecord.resource_type")?;
        let resource_name = r.string(true, "ConfigRecord.resource_name")?;
        let name = r.string(true, "ConfigRecord.name")?;
        let value = r.nullable_string(true, true, "ConfigRecord.value")?;
        r.skip_tags("ConfigRecord")?;
        Ok(Self { resource_type, resource_name, name, value })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConfigRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int8(self.resource_type);
        w.string(&self.resource_name, true, "ConfigRecord.resource_name");
        w.string(&self.name, true, "ConfigRecord.name");
        w.nullable_string(self.value.as_deref(), true, true, "ConfigRecord.value");
        w.no_tags();
    }
}

impl<'a> Message<'a> for ConfigRecord<'a> {
    const NAME: &'static str = "ConfigRecord";
    const VERSIONS: VersionRange = ConfigRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
