//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 14, versions 0..=5, flexible since 4.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SyncGroupRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub generation_id: i32,
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 3+, null in 3+.
    pub group_instance_id: Option<Cow<'a, str>>,
    /// Versions 5+, null in 5+.
    pub protocol_type: Option<Cow<'a, str>>,
    /// Versions 5+, null in 5+.
    pub protocol_name: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub assignments: Vec<SyncGroupRequestAssignment<'a>>,
}
impl<'a> SyncGroupRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("SyncGroupRequest", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let group_id = r.string(flexible, "SyncGroupRequest.group_id")?;
        let generation_id = r.int32("SyncGroupRequest.generation_id")?;
        let member_id = r.string(flexible, "SyncGroupRequest.member_id")?;
        let group_instance_id =
            if version >= 3 { r.nullable_string(flexible, true, "SyncGroupRequest.group_instance_id")? } else { None };
        let protocol_type =
            if version >= 5 { r.nullable_string(flexible, true, "SyncGroupRequest.protocol_type")? } else { None };
        let protocol_name =
            if version >= 5 { r.nullable_string(flexible, true, "SyncGroupRequest.protocol_name")? } else { None };
        let assignments =
            r.array(flexible, 3, "SyncGroupRequest.assignments", |r| SyncGroupRequestAssignment::read(r, version))?;
        if flexible {
            r.skip_tags("SyncGroupRequest")?;
        }
        Ok(Self { group_id, generation_id, member_id, group_instance_id, protocol_type, protocol_name, assignments })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("SyncGroupRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.string(&self.group_id, flexible, "SyncGroupRequest.group_id");
        w.int32(self.generation_id);
        w.string(&self.member_id, flexible, "SyncGroupRequest.member_id");
        if version >= 3 {
            w.nullable_string(self.group_instance_id.as_deref(), flexible, true, "SyncGroupRequest.group_instance_id");
        } else if self.group_instance_id.is_some() {
            w.refuse_field("SyncGroupRequest.group_instance_id", version);
        }
        if version >= 5 {
            w.nullable_string(self.protocol_type.as_deref(), flexible, true, "SyncGroupRequest.protocol_type");
        }
        if version >= 5 {
            w.nullable_string(self.protocol_name.as_deref(), flexible, true, "SyncGroupRequest.protocol_name");
        }
        w.array_length(self.assignments.len(), flexible, "SyncGroupRequest.assignments");
        for v in &self.assignments {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct SyncGroupRequestAssignment<'a> {
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 0+.
    pub assignment: Cow<'a, [u8]>,
}
impl<'a> SyncGroupRequestAssignment<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let member_id = r.string(flexible, "SyncGroupRequestAssignment.member_id")?;
        let assignment = r.bytes(flexible, "SyncGroupRequestAssignment.assignment")?;
        if flexible {
            r.skip_tags("SyncGroupRequestAssignment")?;
        }
        Ok(Self { member_id, assignment })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.string(&self.member_id, flexible, "SyncGroupRequestAssignment.member_id");
        w.bytes(&self.assignment, flexible, "SyncGroupRequestAssignment.assignment");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for SyncGroupRequest<'a> {
    const NAME: &'static str = "SyncGroupRequest";
    const VERSIONS: VersionRange = SyncGroupRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for SyncGroupRequest<'a> {
    const KEY: ApiKey = ApiKey::SyncGroup;
    type Response<'r> = super::sync_group_response::SyncGroupResponse<'r>;
}
