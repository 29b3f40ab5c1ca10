//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 25, versions 0..=4, flexible since 3.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AddOffsetsToTxnRequest<'a> {
    /// Versions 0+.
    pub transactional_id: Cow<'a, str>,
    /// Versions 0+.
    pub producer_id: i64,
    /// Versions 0+.
    pub producer_epoch: i16,
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
}
impl<'a> AddOffsetsToTxnRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 4);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AddOffsetsToTxnRequest", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let transactional_id = r.string(flexible, "AddOffsetsToTxnRequest.transactional_id")?;
        let producer_id = r.int64("AddOffsetsToTxnRequest.producer_id")?;
        let producer_epoch = r.int16("AddOffsetsToTxnRequest.producer_epoch")?;
        let group_id = r.string(flexible, "AddOffsetsToTxnRequest.group_id")?;
        if flexible {
            r.skip_tags("AddOffsetsToTxnRequest")?;
        }
        Ok(Self { transactional_id, producer_id, producer_epoch, group_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AddOffsetsToTxnRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.string(&self.transactional_id, flexible, "AddOffsetsToTxnRequest.transactional_id");
        w.int64(self.producer_id);
        w.int16(self.producer_epoch);
        w.string(&self.group_id, flexible, "AddOffsetsToTxnRequest.group_id");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for AddOffsetsToTxnRequest<'a> {
    const NAME: &'static str = "AddOffsetsToTxnRequest";
    const VERSIONS: VersionRange = AddOffsetsToTxnRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for AddOffsetsToTxnRequest<'a> {
    const KEY: ApiKey = ApiKey::AddOffsetsToTxn;
    type Response<'r> = super::add_offsets_to_txn_response::AddOffsetsToTxnResponse;
}
