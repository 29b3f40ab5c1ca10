//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 15, versions 0..=6, flexible since 5.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeGroupsResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub groups: Vec<DescribedGroup<'a>>,
}
impl<'a> DescribeGroupsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 6);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeGroupsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 5;
        let throttle_time_ms = if version >= 1 { r.int32("DescribeGroupsResponse.throttle_time_ms")? } else { 0 };
        let groups = r.array(flexible, 12, "DescribeGroupsResponse.groups", |r| DescribedGroup::read(r, version))?;
        if flexible {
            r.skip_tags("DescribeGroupsResponse")?;
        }
        Ok(Self { throttle_time_ms, groups })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeGroupsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        if version >= 1 {
            w.int32(self.throttle_time_ms);
        }
        w.array_length(self.groups.len(), flexible, "DescribeGroupsResponse.groups");
        for v in &self.groups {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribedGroup<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 6+, null in 6+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub group_state: Cow<'a, str>,
    /// Versions 0+.
    pub protocol_type: Cow<'a, str>,
    /// Versions 0+.
    pub protocol_data: Cow<'a, str>,
    /// Versions 0+.
    pub members: Vec<DescribedGroupMember<'a>>,
    /// Versions 3+, default -2147483648.
    pub authorized_operations: i32,
}
impl Default for DescribedGroup<'_> {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: None,
            group_id: Cow::Borrowed(""),
            group_state: Cow::Borrowed(""),
            protocol_type: Cow::Borrowed(""),
            protocol_data: Cow::Borrowed(""),
            members: Vec::new(),
            authorized_operations: -2147483648,
        }
    }
}
impl<'a> DescribedGroup<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 5;
        let error_code = r.int16("DescribedGroup.error_code")?;
        let error_message =
            if version >= 6 { r.nullable_string(flexible, true, "DescribedGroup.error_message")? } else { None };
        let group_id = r.string(flexible, "DescribedGroup.group_id")?;
        let group_state = r.string(flexible, "DescribedGroup.group_state")?;
        let protocol_type = r.string(flexible, "DescribedGroup.protocol_type")?;
        let protocol_data = r.string(flexible, "DescribedGroup.protocol_data")?;
        let members = r.array(flexible, 7, "DescribedGroup.members", |r| DescribedGroupMember::read(r, version))?;
        let authorized_operations =
            if version >= 3 { r.int32("DescribedGroup.authorized_operations")? } else { -2147483648 };
        if flexible {
            r.skip_tags("DescribedGroup")?;
        }
        Ok(Self {
            error_code,
            error_message,
            group_id,
            group_state,
            protocol_type,
            protocol_data,
            members,
            authorized_operations,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        w.int16(self.error_code);
        if version >= 6 {
            w.nullable_string(self.error_message.as_deref(), flexible, true, "DescribedGroup.error_message");
        } else if self.error_message.is_some() {
            w.refuse_field("DescribedGroup.error_message", version);
        }
        w.string(&self.group_id, flexible, "DescribedGroup.group_id");
        w.string(&self.group_state, flexible, "DescribedGroup.group_state");
        w.string(&self.protocol_type, flexible, "DescribedGroup.protocol_type");
        w.string(&self.protocol_data, flexible, "DescribedGroup.protocol_data");
        w.array_length(self.members.len(), flexible, "DescribedGroup.members");
        for v in &self.members {
            v.put(w, version);
        }
        if version >= 3 {
            w.int32(self.authorized_operations);
        } else if self.authorized_operations != -2147483648 {
            w.refuse_field("DescribedGroup.authorized_operations", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribedGroupMember<'a> {
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 4+, null in 4+.
    pub group_instance_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub client_id: Cow<'a, str>,
    /// Versions 0+.
    pub client_host: Cow<'a, str>,
    /// Versions 0+.
    pub member_metadata: Cow<'a, [u8]>,
    /// Versions 0+.
    pub member_assignment: Cow<'a, [u8]>,
}
impl<'a> DescribedGroupMember<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 5;
        let member_id = r.string(flexible, "DescribedGroupMember.member_id")?;
        let group_instance_id = if version >= 4 {
            r.nullable_string(flexible, true, "DescribedGroupMember.group_instance_id")?
        } else {
            None
        };
        let client_id = r.string(flexible, "DescribedGroupMember.client_id")?;
        let client_host = r.string(flexible, "DescribedGroupMember.client_host")?;
        let member_metadata = r.bytes(flexible, "DescribedGroupMember.member_metadata")?;
        let member_assignment = r.bytes(flexible, "DescribedGroupMember.member_assignment")?;
        if flexible {
            r.skip_tags("DescribedGroupMember")?;
        }
        Ok(Self { member_id, group_instance_id, client_id, client_host, member_metadata, member_assignment })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        w.string(&self.member_id, flexible, "DescribedGroupMember.member_id");
        if version >= 4 {
            w.nullable_string(
                self.group_instance_id.as_deref(),
                flexible,
                true,
                "DescribedGroupMember.group_instance_id",
            );
        }
        w.string(&self.client_id, flexible, "DescribedGroupMember.client_id");
        w.string(&self.client_host, flexible, "DescribedGroupMember.client_host");
        w.bytes(&self.member_metadata, flexible, "DescribedGroupMember.member_metadata");
        w.bytes(&self.member_assignment, flexible, "DescribedGroupMember.member_assignment");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeGroupsResponse<'a> {
    const NAME: &'static str = "DescribeGroupsResponse";
    const VERSIONS: VersionRange = DescribeGroupsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(5);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
