//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 28, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ClearElrRecord<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
}
impl<'a> ClearElrRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ClearElrRecord", version, Self::VERSIONS)?;
        let topic_name = r.string(true, "ClearElrRecord.topic_name")?;
        r.skip_tags("ClearElrRecord")?;
        Ok(Self { topic_name })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ClearElrRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.topic_name, true, "ClearElrRecord.topic_name");
        w.no_tags();
    }
}

impl<'a> Message<'a> for ClearElrRecord<'a> {
    const NAME: &'static str = "ClearElrRecord";
    const VERSIONS: VersionRange = ClearElrRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
