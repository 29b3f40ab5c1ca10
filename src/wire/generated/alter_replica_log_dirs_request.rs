//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 34, versions 1..=2, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterReplicaLogDirsRequest<'a> {
    /// Versions 1+.
    pub dirs: Vec<AlterReplicaLogDir<'a>>,
}
impl<'a> AlterReplicaLogDirsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterReplicaLogDirsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let dirs = r.array(flexible, 3, "AlterReplicaLogDirsRequest.dirs", |r| AlterReplicaLogDir::read(r, version))?;
        if flexible {
            r.skip_tags("AlterReplicaLogDirsRequest")?;
        }
        Ok(Self { dirs })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterReplicaLogDirsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.array_length(self.dirs.len(), flexible, "AlterReplicaLogDirsRequest.dirs");
        for v in &self.dirs {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterReplicaLogDir<'a> {
    /// Versions 1+.
    pub path: Cow<'a, str>,
    /// Versions 1+.
    pub topics: Vec<AlterReplicaLogDirTopic<'a>>,
}
impl<'a> AlterReplicaLogDir<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let path = r.string(flexible, "AlterReplicaLogDir.path")?;
        let topics =
            r.array(flexible, 3, "AlterReplicaLogDir.topics", |r| AlterReplicaLogDirTopic::read(r, version))?;
        if flexible {
            r.skip_tags("AlterReplicaLogDir")?;
        }
        Ok(Self { path, topics })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.path, flexible, "AlterReplicaLogDir.path");
        w.array_length(self.topics.len(), flexible, "AlterReplicaLogDir.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterReplicaLogDirTopic<'a> {
    /// Versions 1+.
    pub name: Cow<'a, str>,
    /// Versions 1+.
    pub partitions: Vec<i32>,
}
impl<'a> AlterReplicaLogDirTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let name = r.string(flexible, "AlterReplicaLogDirTopic.name")?;
        let partitions = r.array(flexible, 4, "AlterReplicaLogDirTopic.partitions", |r| {
            r.int32("AlterReplicaLogDirTopic.partitions")
        })?;
        if flexible {
            r.skip_tags("AlterReplicaLogDirTopic")?;
        }
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.name, flexible, "AlterReplicaLogDirTopic.name");
        w.array_length(self.partitions.len(), flexible, "AlterReplicaLogDirTopic.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for AlterReplicaLogDirsRequest<'a> {
    const NAME: &'static str = "AlterReplicaLogDirsRequest";
    const VERSIONS: VersionRange = AlterReplicaLogDirsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for AlterReplicaLogDirsRequest<'a> {
    const KEY: ApiKey = ApiKey::AlterReplicaLogDirs;
    type Response<'r> = super::alter_replica_log_dirs_response::AlterReplicaLogDirsResponse<'r>;
}
