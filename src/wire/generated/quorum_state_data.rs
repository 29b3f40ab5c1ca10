//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Data, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct QuorumStateData<'a> {
    /// Versions 0.
    pub cluster_id: Cow<'a, str>,
    /// Versions 0+, default -1.
    pub leader_id: i32,
    /// Versions 0+, default -1.
    pub leader_epoch: i32,
    /// Versions 0+, default -1.
    pub voted_id: i32,
    /// Versions 1+.
    pub voted_directory_id: [u8; 16],
    /// Versions 0.
    pub applied_offset: i64,
    /// Versions 0, null in 0, default empty, not null.
    pub current_voters: Option<Vec<Voter>>,
}
impl Default for QuorumStateData<'_> {
    fn default() -> Self {
        Self {
            cluster_id: Cow::Borrowed(""),
            leader_id: -1,
            leader_epoch: -1,
            voted_id: -1,
            voted_directory_id: [0; 16],
            applied_offset: 0,
            current_voters: Some(Vec::new()),
        }
    }
}
impl<'a> QuorumStateData<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("QuorumStateData", version, Self::VERSIONS)?;
        let cluster_id = if version <= 0 { r.string(true, "QuorumStateData.cluster_id")? } else { Cow::Borrowed("") };
        let leader_id = r.int32("QuorumStateData.leader_id")?;
        let leader_epoch = r.int32("QuorumStateData.leader_epoch")?;
        let voted_id = r.int32("QuorumStateData.voted_id")?;
        let voted_directory_id = if version >= 1 { r.uuid("QuorumStateData.voted_directory_id")? } else { [0; 16] };
        let applied_offset = if version <= 0 { r.int64("QuorumStateData.applied_offset")? } else { 0 };
        let current_voters = if version <= 0 {
            r.nullable_array(true, true, 5, "QuorumStateData.current_voters", |r| Voter::read(r, version))?
        } else {
            Some(Vec::new())
        };
        r.skip_tags("QuorumStateData")?;
        Ok(Self { cluster_id, leader_id, leader_epoch, voted_id, voted_directory_id, applied_offset, current_voters })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("QuorumStateData", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version <= 0 {
            w.string(&self.cluster_id, true, "QuorumStateData.cluster_id");
        } else if !self.cluster_id.is_empty() {
            w.refuse_field("QuorumStateData.cluster_id", version);
        }
        w.int32(self.leader_id);
        w.int32(self.leader_epoch);
        w.int32(self.voted_id);
        if version >= 1 {
            w.uuid(&self.voted_directory_id);
        } else if self.voted_directory_id != [0; 16] {
            w.refuse_field("QuorumStateData.voted_directory_id", version);
        }
        if version <= 0 {
            w.int64(self.applied_offset);
        } else if self.applied_offset != 0 {
            w.refuse_field("QuorumStateData.applied_offset", version);
        }
        if version <= 0 {
            w.nullable_array_length(
                self.current_voters.as_ref().map(|v| v.len()),
                true,
                true,
                "QuorumStateData.current_voters",
            );
            for v in self.current_voters.iter().flatten() {
                v.put(w, version);
            }
        } else if self.current_voters.as_ref().is_none_or(|v| !v.is_empty()) {
            w.refuse_field("QuorumStateData.current_voters", version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Voter {
    /// Versions 0.
    pub voter_id: i32,
}
impl Voter {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let voter_id = if version <= 0 { r.int32("Voter.voter_id")? } else { 0 };
        r.skip_tags("Voter")?;
        Ok(Self { voter_id })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version <= 0 {
            w.int32(self.voter_id);
        } else if self.voter_id != 0 {
            w.refuse_field("Voter.voter_id", version);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for QuorumStateData<'a> {
    const NAME: &'static str = "QuorumStateData";
    const VERSIONS: VersionRange = QuorumStateData::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
