//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record key of type 0, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct TransactionLogKey<'a> {
    /// Versions 0+.
    pub transactional_id: Cow<'a, str>,
}
impl<'a> TransactionLogKey<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("TransactionLogKey", version, Self::VERSIONS)?;
        let transactional_id = r.string(false, "TransactionLogKey.transactional_id")?;
        Ok(Self { transactional_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("TransactionLogKey", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.transactional_id, false, "TransactionLogKey.transactional_id");
    }
}

impl<'a> Message<'a> for TransactionLogKey<'a> {
    const NAME: &'static str = "TransactionLogKey";
    const VERSIONS: VersionRange = TransactionLogKey::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
