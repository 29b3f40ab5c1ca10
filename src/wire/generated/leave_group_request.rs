//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 13, versions 0..=5, flexible since 4.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct LeaveGroupRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0-2.
    pub member_id: Cow<'a, str>,
    /// Versions 3+.
    pub members: Vec<MemberIdentity<'a>>,
}
impl<'a> LeaveGroupRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("LeaveGroupRequest", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let group_id = r.string(flexible, "LeaveGroupRequest.group_id")?;
        let member_id =
            if version <= 2 { r.string(flexible, "LeaveGroupRequest.member_id")? } else { Cow::Borrowed("") };
        let members = if version >= 3 {
            r.array(flexible, 3, "LeaveGroupRequest.members", |r| MemberIdentity::read(r, version))?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("LeaveGroupRequest")?;
        }
        Ok(Self { group_id, member_id, members })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("LeaveGroupRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.string(&self.group_id, flexible, "LeaveGroupRequest.group_id");
        if version <= 2 {
            w.string(&self.member_id, flexible, "LeaveGroupRequest.member_id");
        } else if !self.member_id.is_empty() {
            w.refuse_field("LeaveGroupRequest.member_id", version);
        }
        if version >= 3 {
            w.array_length(self.members.len(), flexible, "LeaveGroupRequest.members");
            for v in &self.members {
                v.put(w, version);
            }
        } else if !self.members.is_empty() {
            w.refuse_field("LeaveGroupRequest.members", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct MemberIdentity<'a> {
    /// Versions 3+.
    pub member_id: Cow<'a, str>,
    /// Versions 3+, null in 3+.
    pub group_instance_id: Option<Cow<'a, str>>,
    /// Versions 5+, null in 5+.
    pub reason: Option<Cow<'a, str>>,
}
impl<'a> MemberIdentity<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let member_id = if version >= 3 { r.string(flexible, "MemberIdentity.member_id")? } else { Cow::Borrowed("") };
        let group_instance_id =
            if version >= 3 { r.nullable_string(flexible, true, "MemberIdentity.group_instance_id")? } else { None };
        let reason = if version >= 5 { r.nullable_string(flexible, true, "MemberIdentity.reason")? } else { None };
        if flexible {
            r.skip_tags("MemberIdentity")?;
        }
        Ok(Self { member_id, group_instance_id, reason })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        if version >= 3 {
            w.string(&self.member_id, flexible, "MemberIdentity.member_id");
        } else if !self.member_id.is_empty() {
            w.refuse_field("MemberIdentity.member_id", version);
        }
        if version >= 3 {
            w.nullable_string(self.group_instance_id.as_deref(), flexible, true, "MemberIdentity.group_instance_id");
        } else if self.group_instance_id.is_some() {
            w.refuse_field("MemberIdentity.group_instance_id", version);
        }
        if version >= 5 {
            w.nullable_string(self.reason.as_deref(), flexible, true, "MemberIdentity.reason");
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for LeaveGroupRequest<'a> {
    const NAME: &'static str = "LeaveGroupRequest";
    const VERSIONS: VersionRange = LeaveGroupRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for LeaveGroupRequest<'a> {
    const KEY: ApiKey = ApiKey::LeaveGroup;
    type Response<'r> = super::leave_group_response::LeaveGroupResponse<'r>;
}
