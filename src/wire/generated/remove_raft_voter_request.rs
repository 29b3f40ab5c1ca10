//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 81, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct RemoveRaftVoterRequest<'a> {
    /// Versions 0+, null in 0+, default empty, not null.
    pub cluster_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub voter_id: i32,
    /// Versions 0+.
    pub voter_directory_id: [u8; 16],
}
impl Default for RemoveRaftVoterRequest<'_> {
    fn default() -> Self {
        Self { cluster_id: Some(Cow::Borrowed("")), voter_id: 0, voter_directory_id: [0; 16] }
    }
}
impl<'a> RemoveRaftVoterRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("RemoveRaftVoterRequest", version, Self::VERSIONS)?;
        let cluster_id = r.nullable_string(true, true, "RemoveRaftVoterRequest.cluster_id")?;
        let voter_id = r.int32("RemoveRaftVoterRequest.voter_id")?;
        let voter_directory_id = r.uuid("RemoveRaftVoterRequest.voter_directory_id")?;
        r.skip_tags("RemoveRaftVoterRequest")?;
        Ok(Self { cluster_id, voter_id, voter_directory_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("RemoveRaftVoterRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.nullable_string(self.cluster_id.as_deref(), true, true, "RemoveRaftVoterRequest.cluster_id");
        w.int32(self.voter_id);
        w.uuid(&self.voter_directory_id);
        w.no_tags();
    }
}

impl<'a> Message<'a> for RemoveRaftVoterRequest<'a> {
    const NAME: &'static str = "RemoveRaftVoterRequest";
    const VERSIONS: VersionRange = RemoveRaftVoterRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for RemoveRaftVoterRequest<'a> {
    const KEY: ApiKey = ApiKey::RemoveRaftVoter;
    type Response<'r> = super::remove_raft_voter_response::RemoveRaftVoterResponse<'r>;
}
