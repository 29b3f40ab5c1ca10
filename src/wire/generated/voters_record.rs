//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Data, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct VotersRecord<'a> {
    /// Versions 0+.
    pub version: i16,
    /// Versions 0+.
    pub voters: Vec<Voter<'a>>,
}
impl<'a> VotersRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("VotersRecord", version, Self::VERSIONS)?;
        let version_value = r.int16("VotersRecord.version")?;
        let voters = r.array(true, 27, "VotersRecord.voters", |r| Voter::read(r, version))?;
        r.skip_tags("VotersRecord")?;
        Ok(Self { version: version_value, voters })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("VotersRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int16(self.version);
        w.array_length(self.voters.len(), true, "VotersRecord.voters");
        for v in &self.voters {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Voter<'a> {
    /// Versions 0+.
    pub voter_id: i32,
    /// Versions 0+.
    pub voter_directory_id: [u8; 16],
    /// Versions 0+.
    pub endpoints: Vec<Endpoint<'a>>,
    /// Versions 0+.
    pub kraft_version_feature: KRaftVersionFeature,
}
impl<'a> Voter<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let voter_id = r.int32("Voter.voter_id")?;
        let voter_directory_id = r.uuid("Voter.voter_directory_id")?;
        let endpoints = r.array(true, 5, "Voter.endpoints", |r| Endpoint::read(r, version))?;
        let kraft_version_feature = KRaftVersionFeature::read(r, version)?;
        r.skip_tags("Voter")?;
        Ok(Self { voter_id, voter_directory_id, endpoints, kraft_version_feature })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.voter_id);
        w.uuid(&self.voter_directory_id);
        w.array_length(self.endpoints.len(), true, "Voter.endpoints");
        for v in &self.endpoints {
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
pub struct Endpoint<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: u16,
}
impl<'a> Endpoint<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "Endpoint.name")?;
        let host = r.string(true, "Endpoint.host")?;
        let port = r.uint16("Endpoint.port")?;
        r.skip_tags("Endpoint")?;
        Ok(Self { name, host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "Endpoint.name");
        w.string(&self.host, true, "Endpoint.host");
        w.uint16(self.port);
        w.no_tags();
    }
}

impl<'a> Message<'a> for VotersRecord<'a> {
    const NAME: &'static str = "VotersRecord";
    const VERSIONS: VersionRange = VotersRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
