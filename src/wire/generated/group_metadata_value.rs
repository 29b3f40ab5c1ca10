//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 2, versions 0..=4, flexible since 4.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupMetadataValue<'a> {
    /// Versions 0+.
    pub protocol_type: Cow<'a, str>,
    /// Versions 0+.
    pub generation: i32,
    /// Versions 0+, null in 0+, default empty, not null.
    pub protocol: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+, default empty, not null.
    pub leader: Option<Cow<'a, str>>,
    /// Versions 2+, default -1.
    pub current_state_timestamp: i64,
    /// Versions 0+.
    pub members: Vec<MemberMetadata<'a>>,
}
impl Default for GroupMetadataValue<'_> {
    fn default() -> Self {
        Self {
            protocol_type: Cow::Borrowed(""),
            generation: 0,
            protocol: Some(Cow::Borrowed("")),
            leader: Some(Cow::Borrowed("")),
            current_state_timestamp: -1,
            members: Vec::new(),
        }
    }
}
impl<'a> GroupMetadataValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 4);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("GroupMetadataValue", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let protocol_type = r.string(flexible, "GroupMetadataValue.protocol_type")?;
        let generation = r.int32("GroupMetadataValue.generation")?;
        let protocol = r.nullable_string(flexible, true, "GroupMetadataValue.protocol")?;
        let leader = r.nullable_string(flexible, true, "GroupMetadataValue.leader")?;
        let current_state_timestamp =
            if version >= 2 { r.int64("GroupMetadataValue.current_state_timestamp")? } else { -1 };
        let members = r.array(flexible, 15, "GroupMetadataValue.members", |r| MemberMetadata::read(r, version))?;
        if flexible {
            r.skip_tags("GroupMetadataValue")?;
        }
        Ok(Self { protocol_type, generation, protocol, leader, current_state_timestamp, members })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("GroupMetadataValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.string(&self.protocol_type, flexible, "GroupMetadataValue.protocol_type");
        w.int32(self.generation);
        w.nullable_string(self.protocol.as_deref(), flexible, true, "GroupMetadataValue.protocol");
        w.nullable_string(self.leader.as_deref(), flexible, true, "GroupMetadataValue.leader");
        if version >= 2 {
            w.int64(self.current_state_timestamp);
        }
        w.array_length(self.members.len(), flexible, "GroupMetadataValue.members");
        for v in &self.members {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct MemberMetadata<'a> {
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 3+, null in 3+.
    pub group_instance_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub client_id: Cow<'a, str>,
    /// Versions 0+.
    pub client_host: Cow<'a, str>,
    /// Versions 1+, default -1.
    pub rebalance_timeout: i32,
    /// Versions 0+.
    pub session_timeout: i32,
    /// Versions 0+.
    pub subscription: Cow<'a, [u8]>,
    /// Versions 0+.
    pub assignment: Cow<'a, [u8]>,
}
impl Default for MemberMetadata<'_> {
    fn default() -> Self {
        Self {
            member_id: Cow::Borrowed(""),
            group_instance_id: None,
            client_id: Cow::Borrowed(""),
            client_host: Cow::Borrowed(""),
            rebalance_timeout: -1,
            session_timeout: 0,
            subscription: Cow::Borrowed(&[]),
            assignment: Cow::Borrowed(&[]),
        }
    }
}
impl<'a> MemberMetadata<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let member_id = r.string(flexible, "MemberMetadata.member_id")?;
        let group_instance_id =
            if version >= 3 { r.nullable_string(flexible, true, "MemberMetadata.group_instance_id")? } else { None };
        let client_id = r.string(flexible, "MemberMetadata.client_id")?;
        let client_host = r.string(flexible, "MemberMetadata.client_host")?;
        let rebalance_timeout = if version >= 1 { r.int32("MemberMetadata.rebalance_timeout")? } else { -1 };
        let session_timeout = r.int32("MemberMetadata.session_timeout")?;
        let subscription = r.bytes(flexible, "MemberMetadata.subscription")?;
        let assignment = r.bytes(flexible, "MemberMetadata.assignment")?;
        if flexible {
            r.skip_tags("MemberMetadata")?;
        }
        Ok(Self {
            member_id,
            group_instance_id,
            client_id,
            client_host,
            rebalance_timeout,
            session_timeout,
            subscription,
            assignment,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.string(&self.member_id, flexible, "MemberMetadata.member_id");
        if version >= 3 {
            w.nullable_string(self.group_instance_id.as_deref(), flexible, true, "MemberMetadata.group_instance_id");
        }
        w.string(&self.client_id, flexible, "MemberMetadata.client_id");
        w.string(&self.client_host, flexible, "MemberMetadata.client_host");
        if version >= 1 {
            w.int32(self.rebalance_timeout);
        }
        w.int32(self.session_timeout);
        w.bytes(&self.subscription, flexible, "MemberMetadata.subscription");
        w.bytes(&self.assignment, flexible, "MemberMetadata.assignment");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for GroupMetadataValue<'a> {
    const NAME: &'static str = "GroupMetadataValue";
    const VERSIONS: VersionRange = GroupMetadataValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
