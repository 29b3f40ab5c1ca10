//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 1, versions 0..=4, flexible since 4.
#[derive(Clone, Debug, PartialEq)]
pub struct OffsetCommitValue<'a> {
    /// Versions 0+.
    pub offset: i64,
    /// Versions 3+, default -1.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub metadata: Cow<'a, str>,
    /// Versions 0+.
    pub commit_timestamp: i64,
    /// Versions 1, default -1.
    pub expire_timestamp: i64,
    /// Versions 4+, tag 0 in 4+.
    pub topic_id: [u8; 16],
}
impl Default for OffsetCommitValue<'_> {
    fn default() -> Self {
        Self {
            offset: 0,
            leader_epoch: -1,
            metadata: Cow::Borrowed(""),
            commit_timestamp: 0,
            expire_timestamp: -1,
            topic_id: [0; 16],
        }
    }
}
impl<'a> OffsetCommitValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 4);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("OffsetCommitValue", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let offset = r.int64("OffsetCommitValue.offset")?;
        let leader_epoch = if version >= 3 { r.int32("OffsetCommitValue.leader_epoch")? } else { -1 };
        let metadata = r.string(flexible, "OffsetCommitValue.metadata")?;
        let commit_timestamp = r.int64("OffsetCommitValue.commit_timestamp")?;
        let expire_timestamp = if version == 1 { r.int64("OffsetCommitValue.expire_timestamp")? } else { -1 };
        let mut topic_id = [0; 16];
        if flexible {
            for _ in 0..r.tag_count("OffsetCommitValue")? {
                let (tag, mut t) = r.tag("OffsetCommitValue")?;
                match tag {
                    0 => {
                        topic_id = t.uuid("OffsetCommitValue.topic_id")?;
                        r.end_tag(&t, "OffsetCommitValue.topic_id")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(Self { offset, leader_epoch, metadata, commit_timestamp, expire_timestamp, topic_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("OffsetCommitValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.int64(self.offset);
        if version >= 3 {
            w.int32(self.leader_epoch);
        }
        w.string(&self.metadata, flexible, "OffsetCommitValue.metadata");
        w.int64(self.commit_timestamp);
        if version == 1 {
            w.int64(self.expire_timestamp);
        }
        if flexible {
            let mut tags = w.begin_tags();
            if self.topic_id != [0; 16] {
                let tag = w.begin_tag(&mut tags, 0);
                w.uuid(&self.topic_id);
                w.end_tag(tag);
            }
            w.end_tags(tags);
        }
    }
}

impl<'a> Message<'a> for OffsetCommitValue<'a> {
    const NAME: &'static str = "OffsetCommitValue";
    const VERSIONS: VersionRange = OffsetCommitValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
