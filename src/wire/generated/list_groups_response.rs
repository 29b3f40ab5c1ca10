//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 16, versions 0..=5, flexible since 3.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListGroupsResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub groups: Vec<ListedGroup<'a>>,
}
impl<'a> ListGroupsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ListGroupsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let throttle_time_ms = if version >= 1 { r.int32("ListGroupsResponse.throttle_time_ms")? } else { 0 };
        let error_code = r.int16("ListGroupsResponse.error_code")?;
        let groups = r.array(flexible, 3, "ListGroupsResponse.groups", |r| ListedGroup::read(r, version))?;
        if flexible {
            r.skip_tags("ListGroupsResponse")?;
        }
        Ok(Self { throttle_time_ms, error_code, groups })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ListGroupsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version >= 1 {
            w.int32(self.throttle_time_ms);
        }
        w.int16(self.error_code);
        w.array_length(self.groups.len(), flexible, "ListGroupsResponse.groups");
        for v in &self.groups {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListedGroup<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub protocol_type: Cow<'a, str>,
    /// Versions 4+.
    pub group_state: Cow<'a, str>,
    /// Versions 5+.
    pub group_type: Cow<'a, str>,
}
impl<'a> ListedGroup<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let group_id = r.string(flexible, "ListedGroup.group_id")?;
        let protocol_type = r.string(flexible, "ListedGroup.protocol_type")?;
        let group_state = if version >= 4 { r.string(flexible, "ListedGroup.group_state")? } else { Cow::Borrowed("") };
        let group_type = if version >= 5 { r.string(flexible, "ListedGroup.group_type")? } else { Cow::Borrowed("") };
        if flexible {
            r.skip_tags("ListedGroup")?;
        }
        Ok(Self { group_id, protocol_type, group_state, group_type })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.string(&self.group_id, flexible, "ListedGroup.group_id");
        w.string(&self.protocol_type, flexible, "ListedGroup.protocol_type");
        if version >= 4 {
            w.string(&self.group_state, flexible, "ListedGroup.group_state");
        }
        if version >= 5 {
            w.string(&self.group_type, flexible, "ListedGroup.group_type");
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ListGroupsResponse<'a> {
    const NAME: &'static str = "ListGroupsResponse";
    const VERSIONS: VersionRange = ListGroupsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
