//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 11, versions 0..=9, flexible since 6.
#[derive(Clone, Debug, PartialEq)]
pub struct JoinGroupResponse<'a> {
    /// Versions 2+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, default -1.
    pub generation_id: i32,
    /// Versions 7+, null in 7+.
    pub protocol_type: Option<Cow<'a, str>>,
    /// Versions 0+, null in 7+, default empty, not null.
    pub protocol_name: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub leader: Cow<'a, str>,
    /// Versions 9+.
    pub skip_assignment: bool,
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 0+.
    pub members: Vec<JoinGroupResponseMember<'a>>,
}
impl Default for JoinGroupResponse<'_> {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            generation_id: -1,
            protocol_type: None,
            protocol_name: Some(Cow::Borrowed("")),
            leader: Cow::Borrowed(""),
            skip_assignment: false,
            member_id: Cow::Borrowed(""),
            members: Vec::new(),
        }
    }
}
impl<'a> JoinGroupResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 9);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("JoinGroupResponse", version, Self::VERSIONS)?;
        let flexible = version >= 6;
        let throttle_time_ms = if version >= 2 { r.int32("JoinGroupResponse.throttle_time_ms")? } else { 0 };
        let error_code = r.int16("JoinGroupResponse.error_code")?;
        let generation_id = r.int32("JoinGroupResponse.generation_id")?;
        let protocol_type =
            if version >= 7 { r.nullable_string(flexible, true, "JoinGroupResponse.protocol_type")? } else { None };
        let protocol_name = r.nullable_string(flexible, version >= 7, "JoinGroupResponse.protocol_name")?;
        let leader = r.string(flexible, "JoinGroupResponse.leader")?;
        let skip_assignment = if version >= 9 { r.bool("JoinGroupResponse.skip_assignment")? } else { false };
        let member_id = r.string(flexible, "JoinGroupResponse.member_id")?;
        let members =
            r.array(flexible, 4, "JoinGroupResponse.members", |r| JoinGroupResponseMember::read(r, version))?;
        if flexible {
            r.skip_tags("JoinGroupResponse")?;
        }
        Ok(Self {
            throttle_time_ms,
            error_code,
            generation_id,
            protocol_type,
            protocol_name,
            leader,
            skip_assignment,
            member_id,
            members,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("JoinGroupResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if version >= 2 {
            w.int32(self.throttle_time_ms);
        }
        w.int16(self.error_code);
        w.int32(self.generation_id);
        if version >= 7 {
            w.nullable_string(self.protocol_type.as_deref(), flexible, true, "JoinGroupResponse.protocol_type");
        }
        w.nullable_string(self.protocol_name.as_deref(), flexible, version >= 7, "JoinGroupResponse.protocol_name");
        w.string(&self.leader, flexible, "JoinGroupResponse.leader");
        if version >= 9 {
            w.bool(self.skip_assignment);
        } else if self.skip_assignment {
            w.refuse_field("JoinGroupResponse.skip_assignment", version);
        }
        w.string(&self.member_id, flexible, "JoinGroupResponse.member_id");
        w.array_length(self.members.len(), flexible, "JoinGroupResponse.members");
        for v in &self.members {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct JoinGroupResponseMember<'a> {
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 5+, null in 5+.
    pub group_instance_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub metadata: Cow<'a, [u8]>,
}
impl<'a> JoinGroupResponseMember<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let member_id = r.string(flexible, "JoinGroupResponseMember.member_id")?;
        let group_instance_id = if version >= 5 {
            r.nullable_string(flexible, true, "JoinGroupResponseMember.group_instance_id")?
        } else {
            None
        };
        let metadata = r.bytes(flexible, "JoinGroupResponseMember.metadata")?;
        if flexible {
            r.skip_tags("JoinGroupResponseMember")?;
        }
        Ok(Self { member_id, group_instance_id, metadata })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        w.string(&self.member_id, flexible, "JoinGroupResponseMember.member_id");
        if version >= 5 {
            w.nullable_string(
                self.group_instance_id.as_deref(),
                flexible,
                true,
                "JoinGroupResponseMember.group_instance_id",
            );
        }
        w.bytes(&self.metadata, flexible, "JoinGroupResponseMember.metadata");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for JoinGroupResponse<'a> {
    const NAME: &'static str = "JoinGroupResponse";
    const VERSIONS: VersionRange = JoinGroupResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(6);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
