//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 80, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct AddRaftVoterRequest<'a> {
    /// Versions 0+, null in 0+, default empty, not null.
    pub cluster_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub timeout_ms: i32,
    /// Versions 0+.
    pub voter_id: i32,
    /// Versions 0+.
    pub voter_directory_id: [u8; 16],
    /// Versions 0+.
    pub listeners: Vec<Listener<'a>>,
    /// Versions 1+, default true.
    pub ack_when_committed: bool,
}
impl Default for AddRaftVoterRequest<'_> {
    fn default() -> Self {
        Self {
            cluster_id: Some(Cow::Borrowed("")),
            timeout_ms: 0,
            voter_id: 0,
            voter_directory_id: [0; 16],
            listeners: Vec::new(),
            ack_when_committed: true,
        }
    }
}
impl<'a> AddRaftVoterRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AddRaftVoterRequest", version, Self::VERSIONS)?;
        let cluster_id = r.nullable_string(true, true, "AddRaftVoterRequest.cluster_id")?;
        let timeout_ms = r.int32("AddRaftVoterRequest.timeout_ms")?;
        let voter_id = r.int32("AddRaftVoterRequest.voter_id")?;
        let voter_directory_id = r.uuid("AddRaftVoterRequest.voter_directory_id")?;
        let listeners = r.array(true, 5, "AddRaftVoterRequest.listeners", |r| Listener::read(r, version))?;
        let ack_when_committed = if version >= 1 { r.bool("AddRaftVoterRequest.ack_when_committed")? } else { true };
        r.skip_tags("AddRaftVoterRequest")?;
        Ok(Self { cluster_id, timeout_ms, voter_id, voter_directory_id, listeners, ack_when_committed })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AddRaftVoterRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.nullable_string(self.cluster_id.as_deref(), true, true, "AddRaftVoterRequest.cluster_id");
        w.int32(self.timeout_ms);
        w.int32(self.voter_id);
        w.uuid(&self.voter_directory_id);
        w.array_length(self.listeners.len(), true, "AddRaftVoterRequest.listeners");
        for v in &self.listeners {
            v.put(w, version);
        }
        if version >= 1 {
            w.bool(self.ack_when_committed);
        } else if !self.ack_when_committed {
            w.refuse_field("AddRaftVoterRequest.ack_when_committed", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Listener<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: u16,
}
impl<'a> Listener<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "Listener.name")?;
        let host = r.string(true, "Listener.host")?;
        let port = r.uint16("Listener.port")?;
        r.skip_tags("Listener")?;
        Ok(Self { name, host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "Listener.name");
        w.string(&self.host, true, "Listener.host");
        w.uint16(self.port);
        w.no_tags();
    }
}

impl<'a> Message<'a> for AddRaftVoterRequest<'a> {
    const NAME: &'static str = "AddRaftVoterRequest";
    const VERSIONS: VersionRange = AddRaftVoterRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for AddRaftVoterRequest<'a> {
    const KEY: ApiKey = ApiKey::AddRaftVoter;
    type Response<'r> = super::add_raft_voter_response::AddRaftVoterResponse<'r>;
}
