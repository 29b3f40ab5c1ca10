//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 25, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AbortTransactionRecord<'a> {
    /// Versions 0+, null in 0+, tag 0 in 0+.
    pub reason: Option<Cow<'a, str>>,
}
impl<'a> AbortTransactionRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AbortTransactionRecord", version, Self::VERSIONS)?;
        let mut reason = None;
        for _ in 0..r.tag_count("AbortTransactionRecord")? {
            let (tag, mut t) = r.tag("AbortTransactionRecord")?;
            match tag {
                0 => {
                    reason = t.nullable_string(true, true, "AbortTransactionRecord.reason")?;
                    r.end_tag(&t, "AbortTransactionRecord.reason")?;
                }
                _ => {}
            }
        }
        Ok(Self { reason })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AbortTransactionRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        let mut tags = w.begin_tags();
        if self.reason.is_some() {
            let tag = w.begin_tag(&mut tags, 0);
            w.nullable_string(self.reason.as_deref(), true, true, "AbortTransactionRecord.reason");
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

impl<'a> Message<'a> for AbortTransactionRecord<'a> {
    const NAME: &'static str = "AbortTransactionRecord";
    const VERSIONS: VersionRange = AbortTransactionRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
