//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 10, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DelegationTokenRecord<'a> {
    /// Versions 0+.
    pub owner: Cow<'a, str>,
    /// Versions 0+.
    pub requester: Cow<'a, str>,
    /// Versions 0+.
    pub renewers: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub issue_timestamp: i64,
    /// Versions 0+.
    pub max_timestamp: i64,
    /// Versions 0+.
    pub expiration_timestamp: i64,
    /// Versions 0+.
    pub token_id: Cow<'a, str>,
}
impl<'a> DelegationTokenRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DelegationTokenRecord", version, Self::VERSIONS)?;
        let owner = r.string(true, "DelegationTokenRecord.owner")?;
        let requester = r.string(true, "DelegationTokenRecord.requester")?;
        let renewers =
            r.array(true, 1, "DelegationTokenRecord.renewers", |r| r.string(true, "DelegationTokenRecord.renewers"))?;
        let issue_timestamp = r.int64("DelegationTokenRecord.issue_timestamp")?;
        let max_timestamp = r.int64("DelegationTokenRecord.max_timestamp")?;
        let expiration_timestamp = r.int64("DelegationTokenRecord.expiration_timestamp")?;
        let token_id = r.string(true, "DelegationTokenRecord.token_id")?;
        r.skip_tags("DelegationTokenRecord")?;
        Ok(Self { owner, requester, renewers, issue_timestamp, max_timestamp, expiration_timestamp, token_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DelegationTokenRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.owner, true, "DelegationTokenRecord.owner");
        w.string(&self.requester, true, "DelegationTokenRecord.requester");
        w.array_length(self.renewers.len(), true, "DelegationTokenRecord.renewers");
        for v in &self.renewers {
            w.string(v, true, "DelegationTokenRecord.renewers");
        }
        w.int64(self.issue_timestamp);
        w.int64(self.max_timestamp);
        w.int64(self.expiration_timestamp);
        w.string(&self.token_id, true, "DelegationTokenRecord.token_id");
        w.no_tags();
    }
}

impl<'a> Message<'a> for DelegationTokenRecord<'a> {
    const NAME: &'static str = "DelegationTokenRecord";
    const VERSIONS: VersionRange = DelegationTokenRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
