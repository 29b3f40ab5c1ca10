//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 23, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct BeginTransactionRecord<'a> {
    /// Versions 0+, null in 0+, tag 0 in 0+.
    pub name: Option<Cow<'a, str>>,
}
impl<'a> BeginTransactionRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("BeginTransactionRecord", version, Self::VERSIONS)?;
        let mut name = None;
        for _ in 0..r.tag_count("BeginTransactionRecord")? {
            let (tag, mut t) = r.tag("BeginTransactionRecord")?;
            match tag {
                0 => {
                    name = t.nullable_string(true, true, "BeginTransactionRecord.name")?;
                    r.end_tag(&t, "BeginTransactionRecord.name")?;
                }
                _ => {}
            }
        }
        Ok(Self { name })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("BeginTransactionRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        let mut tags = w.begin_tags();
        if self.name.is_some() {
            let tag = w.begin_tag(&mut tags, 0);
            w.nullable_string(self.name.as_deref(), true, true, "BeginTransactionRecord.name");
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

impl<'a> Message<'a> for BeginTransactionRecord<'a> {
    const NAME: &'static str = "BeginTransactionRecord";
    const VERSIONS: VersionRange = BeginTransactionRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
