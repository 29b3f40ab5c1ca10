//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 82, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateRaftVoterRequest<'a> {
    /// Versions 0+, null in 0+, default empty, not null.
    pub cluster_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub current_leader_epoch: i32,
    /// Versions 0+.
    pub voter_id: i32,
    /// Versions 0+.
    pub voter_directory_id: [u8; 16],
    /// Versions 0+.
    pub listeners: Vec<Listener<'a>>,
    /// Versions 0+.
    pub kraft_version_feature: KRaftVersionFeature,
}
impl Default for UpdateRaftVoterRequest<'_> {
    fn default() -> Self {
        Self {
            cluster_id: Some(Cow::Borrowed("")),
            current_leader_epoch: 0,
            voter_id: 0,
            voter_directory_id: [0; 16],
            listeners: Vec::new(),
            kraft_version_feature: KRaftVersionFeature::default(),
        }
    }
}
impl<'a> UpdateRaftVoterRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("UpdateRaftVoterRequest", version, Self::VERSIONS)?;
        let cluster_id = r.nullable_string(true, true, "UpdateRaftVoterRequest.cluster_id")?;
        let current_leader_epoch = r.int32("UpdateRaftVoterRequest.current_leader_epoch")?;
        let voter_id = r.int32("UpdateRaftVoterRequest.voter_id")?;
        let voter_directory_id = r.uuid("UpdateRaftVoterRequest.voter_directory_id")?;
        let listeners = r.array(true, 5, "UpdateRaftVoterRequest.listeners", |r| Listener::read(r, version))?;
        let kraft_version_feature = KRaftVersionFeature::read(r, version)?;
        r.skip_tags("UpdateRaftVoterRequest")?;
        Ok(Self { cluster_id, current_leader_epoch, voter_id, voter_directory_id, listeners, kraft_version_feature })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("UpdateRaftVoterRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.nullable_string(self.cluster_id.as_deref(), true, true, "UpdateRaftVoterRequest.cluster_id");
        w.int32(self.current_leader_epoch);
        w.int32(self.voter_id);
        w.uuid(&self.voter_directory_id);
        w.array_length(self.listeners.len(), true, "UpdateRaftVoterRequest.listeners");
        for v in &self.listeners {
            v.put(w, version);
        }
        self.kraft_version_feature.put(w, version);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct KRaftVersionFeature {
    /// Versions 0+.
    pub min_supported_version: i16,
    /// Versions 0+.
    pub max_supported_version: i16,
}
impl KRaftVersionFeature {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let min_supported_version = r.int16("KRaftVersionFeature.min_supported_version")?;
        let max_supported_version = r.int16("KRaftVersionFeature.max_supported_version")?;
        r.skip_tags("KRaftVersionFeature")?;
        Ok(Self { min_supported_version, max_supported_version })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int16(self.min_supported_version);
        w.int16(self.max_supported_version);
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

impl<'a> Message<'a> for UpdateRaftVoterRequest<'a> {
    const NAME: &'static str = "UpdateRaftVoterRequest";
    const VERSIONS: VersionRange = UpdateRaftVoterRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for UpdateRaftVoterRequest<'a> {
    const KEY: ApiKey = ApiKey::UpdateRaftVoter;
    type Response<'r> = super::update_raft_voter_response::UpdateRaftVoterResponse<'r>;
}
