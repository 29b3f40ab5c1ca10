//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Coordinator record value of type 6, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ConsumerGroupTargetAssignmentMetadataValue {
    /// Versions 0+.
    pub assignment_epoch: i32,
    /// Versions 0+, tag 0 in 0+.
    pub assignment_timestamp: i64,
}
impl ConsumerGroupTargetAssignmentMetadataValue {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupTargetAssignmentMetadataValue", version, Self::VERSIONS)?;
        let assignment_epoch = r.int32("ConsumerGroupTargetAssignmentMetadataValue.assignment_epoch")?;
        let mut assignment_timestamp = 0;
        for _ in 0..r.tag_count("ConsumerGroupTargetAssignmentMetadataValue")? {
            let (tag, mut t) = r.tag("ConsumerGroupTargetAssignmentMetadataValue")?;
            match tag {
                0 => {
                    assignment_timestamp =
                        t.int64("ConsumerGroupTargetAssignmentMetadataValue.assignment_timestamp")?;
                    r.end_tag(&t, "ConsumerGroupTargetAssignmentMetadataValue.assignment_timestamp")?;
                }
                _ => {}
            }
        }
        Ok(Self { assignment_epoch, assignment_timestamp })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupTargetAssignmentMetadataValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.assignment_epoch);
        let mut tags = w.begin_tags();
        if self.assignment_timestamp != 0 {
            let tag = w.begin_tag(&mut tags, 0);
            w.int64(self.assignment_timestamp);
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

impl<'a> Message<'a> for ConsumerGroupTargetAssignmentMetadataValue {
    const NAME: &'static str = "ConsumerGroupTargetAssignmentMetadataValue";
    const VERSIONS: VersionRange = ConsumerGroupTargetAssignmentMetadataValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
