//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Coordinator record value of type 3, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ConsumerGroupMetadataValue {
    /// Versions 0+.
    pub epoch: i32,
    /// Versions 0+, tag 0 in 0+.
    pub metadata_hash: i64,
}
impl ConsumerGroupMetadataValue {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupMetadataValue", version, Self::VERSIONS)?;
        let epoch = r.int32("ConsumerGroupMetadataValue.epoch")?;
        let mut metadata_hash = 0;
        for _ in 0..r.tag_count("ConsumerGroupMetadataValue")? {
            let (tag, mut t) = r.tag("ConsumerGroupMetadataValue")?;
            match tag {
                0 => {
                    metadata_hash = t.int64("ConsumerGroupMetadataValue.metadata_hash")?;
                    r.end_tag(&t, "ConsumerGroupMetadataValue.metadata_hash")?;
                }
                _ => {}
            }
        }
        Ok(Self { epoch, metadata_hash })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupMetadataValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.epoch);
        let mut tags = w.begin_tags();
        if self.metadata_hash != 0 {
            let tag = w.begin_tag(&mut tags, 0);
            w.int64(self.metadata_hash);
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

impl<'a> Message<'a> for ConsumerGroupMetadataValue {
    const NAME: &'static str = "ConsumerGroupMetadataValue";
    const VERSIONS: VersionRange = ConsumerGroupMetadataValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
