//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record key of type 14, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareGroupCurrentMemberAssignmentKey<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
}
impl<'a> ShareGroupCurrentMemberAssignmentKey<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareGroupCurrentMemberAssignmentKey", version, Self::VERSIONS)?;
        let group_id = r.string(false, "ShareGroupCurrentMemberAssignmentKey.group_id")?;
        let member_id = r.string(false, "ShareGroupCurrentMemberAssignmentKey.member_id")?;
        Ok(Self { group_id, member_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareGroupCurrentMemberAssignmentKey", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.group_id, false, "ShareGroupCurrentMemberAssignmentKey.group_id");
        w.string(&self.member_id, false, "ShareGroupCurrentMemberAssignmentKey.member_id");
    }
}

impl<'a> Message<'a> for ShareGroupCurrentMemberAssignmentKey<'a> {
    const NAME: &'static str = "ShareGroupCurrentMemberAssignmentKey";
    const VERSIONS: VersionRange = ShareGroupCurrentMemberAssignmentKey::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
