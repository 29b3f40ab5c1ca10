//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 13, versions 0..=5, flexible since 4.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct LeaveGroupResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 3+.
    pub members: Vec<MemberResponse<'a>>,
}
impl<'a> LeaveGroupResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("LeaveGroupResponse", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let throttle_time_ms = if version >= 1 { r.int32("LeaveGroupResponse.throttle_time_ms")? } else { 0 };
        let error_code = r.int16("LeaveGroupResponse.error_code")?;
        let members = if version >= 3 {
            r.array(flexible, 5, "LeaveGroupResponse.members", |r| MemberResponse::read(r, version))?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("LeaveGroupResponse")?;
        }
        Ok(Self { throttle_time_ms, error_code, members })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("LeaveGroupResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        if version >= 1 {
            w.int32(self.throttle_time_ms);
        }
        w.int16(self.error_code);
        if version >= 3 {
            w.array_length(self.members.len(), flexible, "LeaveGroupResponse.members");
            for v in &self.members {
                v.put(w, version);
            }
        } else if !self.members.is_empty() {
            w.refuse_field("LeaveGroupResponse.members", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct MemberResponse<'a> {
    /// Versions 3+.
    pub member_id: Cow<'a, str>,
    /// Versions 3+, null in 3+, default empty, not null.
    pub group_instance_id: Option<Cow<'a, str>>,
    /// Versions 3+.
    pub error_code: i16,
}
impl Default for MemberResponse<'_> {
    fn default() -> Self {
        Self { member_id: Cow::Borrowed(""), group_instance_id: Some(Cow::Borrowed("")), error_code: 0 }
    }
}
impl<'a> MemberResponse<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let member_id = if version >= 3 { r.string(flexible, "MemberResponse.member_id")? } else { Cow::Borrowed("") };
        let group_instance_id = if version >= 3 {
            r.nullable_string(flexible, true, "MemberResponse.group_instance_id")?
        } else {
            Some(Cow::Borrowed(""))
        };
        let error_code = if version >= 3 { r.int16("MemberResponse.error_code")? } else { 0 };
        if flexible {
            r.skip_tags("MemberResponse")?;
        }
        Ok(Self { member_id, group_instance_id, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        if version >= 3 {
            w.string(&self.member_id, flexible, "MemberResponse.member_id");
        } else if !self.member_id.is_empty() {
            w.refuse_field("MemberResponse.member_id", version);
        }
        if version >= 3 {
            w.nullable_string(self.group_instance_id.as_deref(), flexible, true, "MemberResponse.group_instance_id");
        } else if self.group_instance_id.as_ref().is_none_or(|v| !v.is_empty()) {
            w.refuse_field("MemberResponse.group_instance_id", version);
        }
        if version >= 3 {
            w.int16(self.error_code);
        } else if self.error_code != 0 {
            w.refuse_field("MemberResponse.error_code", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for LeaveGroupResponse<'a> {
    const NAME: &'static str = "LeaveGroupResponse";
    const VERSIONS: VersionRange = LeaveGroupResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
