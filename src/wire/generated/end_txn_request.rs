//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 26, versions 0..=5, flexible since 3.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct EndTxnRequest<'a> {
    /// Versions 0+.
    pub transactional_id: Cow<'a, str>,
    /// Versions 0+.
    pub producer_id: i64,
    /// Versions 0+.
    pub producer_epoch: i16,
    /// Versions 0+.
    pub committed: bool,
}
impl<'a> EndTxnRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("EndTxnRequest", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let transactional_id = r.string(flexible, "EndTxnRequest.transactional_id")?;
        let producer_id = r.int64("EndTxnRequest.producer_id")?;
        let producer_epoch = r.int16("EndTxnRequest.producer_epoch")?;
        let committed = r.bool("EndTxnRequest.committed")?;
        if flexible {
            r.skip_tags("EndTxnRequest")?;
        }
        Ok(Self { transactional_id, producer_id, producer_epoch, committed })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("EndTxnRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.string(&self.transactional_id, flexible, "EndTxnRequest.transactional_id");
        w.int64(self.producer_id);
        w.int16(self.producer_epoch);
        w.bool(self.committed);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for EndTxnRequest<'a> {
    const NAME: &'static str = "EndTxnRequest";
    const VERSIONS: VersionRange = EndTxnRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for EndTxnRequest<'a> {
    const KEY: ApiKey = ApiKey::EndTxn;
    type Response<'r> = super::end_txn_response::EndTxnResponse;
}
