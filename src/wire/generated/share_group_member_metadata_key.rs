//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record key of type 10, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareGroupMemberMetadataKey<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
}
impl<'a> ShareGroupMemberMetadataKey<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareGroupMemberMetadataKey", version, Self::VERSIONS)?;
        let group_id = r.string(false, "ShareGroupMemberMetadataKey.group_id")?;
        let member_id = r.string(false, "ShareGroupMemberMetadataKey.member_id")?;
        Ok(Self { group_id, member_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareGroupMemberMetadataKey", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.group_id, false, "ShareGroupMemberMetadataKey.group_id");
        w.string(&self.member_id, false, "ShareGroupMemberMetadataKey.member_id");
    }
}

impl<'a> Message<'a> for ShareGroupMemberMetadataKey<'a> {
    const NAME: &'static str = "ShareGroupMemberMetadataKey";
    const VERSIONS: VersionRange = ShareGroupMemberMetadataKey::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
