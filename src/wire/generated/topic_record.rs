//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 2, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicRecord<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub topic_id: [u8; 16],
}
impl<'a> TopicRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("TopicRecord", version, Self::VERSIONS)?;
        let name = r.string(true, "TopicRecord.name")?;
        let topic_id = r.uuid("TopicRecord.topic_id")?;
        r.skip_tags("TopicRecord")?;
        Ok(Self { name, topic_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("TopicRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "TopicRecord.name");
        w.uuid(&self.topic_id);
        w.no_tags();
    }
}

impl<'a> Message<'a> for TopicRecord<'a> {
    const NAME: &'static str = "TopicRecord";
    const VERSIONS: VersionRange = TopicRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
