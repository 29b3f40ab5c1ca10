//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 82, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct UpdateRaftVoterResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, tag 0 in 0+.
    pub current_leader: CurrentLeader<'a>,
}
impl<'a> UpdateRaftVoterResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("UpdateRaftVoterResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("UpdateRaftVoterResponse.throttle_time_ms")?;
        let error_code = r.int16("UpdateRaftVoterResponse.error_code")?;
        let mut current_leader = CurrentLeader::default();
        for _ in 0..r.tag_count("UpdateRaftVoterResponse")? {
            let (tag, mut t) = r.tag("UpdateRaftVoterResponse")?;
            match tag {
                0 => {
                    current_leader = CurrentLeader::read(&mut t, version)?;
                    r.end_tag(&t, "UpdateRaftVoterResponse.current_leader")?;
                }
                _ => {}
            }
        }
        Ok(Self { throttle_time_ms, error_code, current_leader })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("UpdateRaftVoterResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        let mut tags = w.begin_tags();
        if self.current_leader != CurrentLeader::default() {
            let tag = w.begin_tag(&mut tags, 0);
            self.current_leader.put(w, version);
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct CurrentLeader<'a> {
    /// Versions 0+, default -1.
    pub leader_id: i32,
    /// Versions 0+, default -1.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: i32,
}
impl Default for CurrentLeader<'_> {
    fn default() -> Self {
        Self { leader_id: -1, leader_epoch: -1, host: Cow::Borrowed(""), port: 0 }
    }
}
impl<'a> CurrentLeader<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let leader_id = r.int32("CurrentLeader.leader_id")?;
        let leader_epoch = r.int32("CurrentLeader.leader_epoch")?;
        let host = r.string(true, "CurrentLeader.host")?;
        let port = r.int32("CurrentLeader.port")?;
        r.skip_tags("CurrentLeader")?;
        Ok(Self { leader_id, leader_epoch, host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.leader_id);
        w.int32(self.leader_epoch);
        w.string(&self.host, true, "CurrentLeader.host");
        w.int32(self.port);
        w.no_tags();
    }
}

impl<'a> Message<'a> for UpdateRaftVoterResponse<'a> {
    const NAME: &'static str = "UpdateRaftVoterResponse";
    const VERSIONS: VersionRange = UpdateRaftVoterResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
