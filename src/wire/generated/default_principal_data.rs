//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Data, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DefaultPrincipalData<'a> {
    /// Versions 0+.
    pub type_: Cow<'a, str>,
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub token_authenticated: bool,
}
impl<'a> DefaultPrincipalData<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DefaultPrincipalData", version, Self::VERSIONS)?;
        let type_ = r.string(true, "DefaultPrincipalData.type_")?;
        let name = r.string(true, "DefaultPrincipalData.name")?;
        let token_authenticated = r.bool("DefaultPrincipalData.token_authenticated")?;
        r.skip_tags("DefaultPrincipalData")?;
        Ok(Self { type_, name, token_authenticated })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DefaultPrincipalData", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.type_, true, "DefaultPrincipalData.type_");
        w.string(&self.name, true, "DefaultPrincipalData.name");
        w.bool(self.token_authenticated);
        w.no_tags();
    }
}

impl<'a> Message<'a> for DefaultPrincipalData<'a> {
    const NAME: &'static str = "DefaultPrincipalData";
    const VERSIONS: VersionRange = DefaultPrincipalData::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
