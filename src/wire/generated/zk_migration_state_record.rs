//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Metadata record of type 21, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ZkMigrationStateRecord {
    /// Versions 0+.
    pub zk_migration_state: i8,
}
impl ZkMigrationStateRecord {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ZkMigrationStateRecord", version, Self::VERSIONS)?;
        let zk_migration_state = r.int8("ZkMigrationStateRecord.zk_migration_state")?;
        r.skip_tags("ZkMigrationStateRecord")?;
        Ok(Self { zk_migration_state })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ZkMigrationStateRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int8(self.zk_migration_state);
        w.no_tags();
    }
}

impl<'a> Message<'a> for ZkMigrationStateRecord {
    const NAME: &'static str = "ZkMigrationStateRecord";
    const VERSIONS: VersionRange = ZkMigrationStateRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
