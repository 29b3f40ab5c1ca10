//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Data, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct LeaderChangeMessage {
    /// Versions 0+.
    pub version: i16,
    /// Versions 0+.
    pub leader_id: i32,
    /// Versions 0+.
    pub voters: Vec<Voter>,
    /// Versions 0+.
    pub granting_voters: Vec<Voter>,
}
impl LeaderChangeMessage {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("LeaderChangeMessage", version, Self::VERSIONS)?;
        let version_value = r.int16("LeaderChangeMessage.version")?;
        let leader_id = r.int32("LeaderChangeMessage.leader_id")?;
        let voters = r.array(true, 5, "LeaderChangeMessage.voters", |r| Voter::read(r, version))?;
        let granting_voters = r.array(true, 5, "LeaderChangeMessage.granting_voters", |r| Voter::read(r, version))?;
        r.skip_tags("LeaderChangeMessage")?;
        Ok(Self { version: version_value, leader_id, voters, granting_voters })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("LeaderChangeMessage", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int16(self.version);
        w.int32(self.leader_id);
        w.array_length(self.voters.len(), true, "LeaderChangeMessage.voters");
        for v in &self.voters {
            v.put(w, version);
        }
        w.array_length(self.granting_voters.len(), true, "LeaderChangeMessage.granting_voters");
        for v in &self.granting_voters {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Voter {
    /// Versions 0+.
    pub voter_id: i32,
    /// Versions 1+.
    pub voter_directory_id: [u8; 16],
}
impl Voter {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let voter_id = r.int32("Voter.voter_id")?;
        let voter_directory_id = if version >= 1 { r.uuid("Voter.voter_directory_id")? } else { [0; 16] };
        r.skip_tags("Voter")?;
        Ok(Self { voter_id, voter_directory_id })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.voter_id);
        if version >= 1 {
            w.uuid(&self.voter_directory_id);
        } else if self.voter_directory_id != [0; 16] {
            w.refuse_field("Voter.voter_directory_id", version);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for LeaderChangeMessage {
    const NAME: &'static str = "LeaderChangeMessage";
    const VERSIONS: VersionRange = LeaderChangeMessage::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
