//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 11, versions 0..=9, flexible since 6.
#[derive(Clone, Debug, PartialEq)]
pub struct JoinGroupRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub session_timeout_ms: i32,
    /// Versions 1+, default -1.
    pub rebalance_timeout_ms: i32,
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 5+, null in 5+.
    pub group_instance_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub protocol_type: Cow<'a, str>,
    /// Versions 0+.
    pub protocols: Vec<JoinGroupRequestProtocol<'a>>,
    /// Versions 8+, null in 8+.
    pub reason: Option<Cow<'a, str>>,
}
impl Default for JoinGroupRequest<'_> {
    fn default() -> Self {
        Self {
            group_id: Cow::Borrowed(""),
            session_timeout_ms: 0,
            rebalance_timeout_ms: -1,
            member_id: Cow::Borrowed(""),
            group_instance_id: None,
            protocol_type: Cow::Borrowed(""),
            protocols: Vec::new(),
            reason: None,
        }
    }
}
impl<'a> JoinGroupRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 9);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("JoinGroupRequest", version, Self::VERSIONS)?;
        let flexible = version >= 6;
        let group_id = r.string(flexible, "JoinGroupRequest.group_id")?;
        let session_timeout_ms = r.int32("JoinGroupRequest.session_timeout_ms")?;
        let rebalance_timeout_ms = if version >= 1 { r.int32("JoinGroupRequest.rebalance_timeout_ms")? } else { -1 };
        let member_id = r.string(flexible, "JoinGroupRequest.member_id")?;
        let group_instance_id =
            if version >= 5 { r.nullable_string(flexible, true, "JoinGroupRequest.group_instance_id")? } else { None };
        let protocol_type = r.string(flexible, "JoinGroupRequest.protocol_type")?;
        let protocols =
            r.array(flexible, 3, "JoinGroupRequest.protocols", |r| JoinGroupRequestProtocol::read(r, version))?;
        let reason = if version >= 8 { r.nullable_string(flexible, true, "JoinGroupRequest.reason")? } else { None };
        if flexible {
            r.skip_tags("JoinGroupRequest")?;
        }
        Ok(Self {
            group_id,
            session_timeout_ms,
            rebalance_timeout_ms,
            member_id,
            group_instance_id,
            protocol_type,
            protocols,
            reason,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("JoinGroupRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        w.string(&self.group_id, flexible, "JoinGroupRequest.group_id");
        w.int32(self.session_timeout_ms);
        if version >= 1 {
            w.int32(self.rebalance_timeout_ms);
        }
        w.string(&self.member_id, flexible, "JoinGroupRequest.member_id");
        if version >= 5 {
            w.nullable_string(self.group_instance_id.as_deref(), flexible, true, "JoinGroupRequest.group_instance_id");
        } else if self.group_instance_id.is_some() {
            w.refuse_field("JoinGroupRequest.group_instance_id", version);
        }
        w.string(&self.protocol_type, flexible, "JoinGroupRequest.protocol_type");
        w.array_length(self.protocols.len(), flexible, "JoinGroupRequest.protocols");
        for v in &self.protocols {
            v.put(w, version);
        }
        if version >= 8 {
            w.nullable_string(self.reason.as_deref(), flexible, true, "JoinGroupRequest.reason");
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct JoinGroupRequestProtocol<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub metadata: Cow<'a, [u8]>,
}
impl<'a> JoinGroupRequestProtocol<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let name = r.string(flexible, "JoinGroupRequestProtocol.name")?;
        let metadata = r.bytes(flexible, "JoinGroupRequestProtocol.metadata")?;
        if flexible {
            r.skip_tags("JoinGroupRequestProtocol")?;
        }
        Ok(Self { name, metadata })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        w.string(&self.name, flexible, "JoinGroupRequestProtocol.name");
        w.bytes(&self.metadata, flexible, "JoinGroupRequestProtocol.metadata");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for JoinGroupRequest<'a> {
    const NAME: &'static str = "JoinGroupRequest";
    const VERSIONS: VersionRange = JoinGroupRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(6);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for JoinGroupRequest<'a> {
    const KEY: ApiKey = ApiKey::JoinGroup;
    type Response<'r> = super::join_group_response::JoinGroupResponse<'r>;
}
