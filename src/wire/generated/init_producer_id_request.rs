//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 22, versions 0..=6, flexible since 2, 6 unstable.
#[derive(Clone, Debug, PartialEq)]
pub struct InitProducerIdRequest<'a> {
    /// Versions 0+, null in 0+, default empty, not null.
    pub transactional_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub transaction_timeout_ms: i32,
    /// Versions 3+, default -1.
    pub producer_id: i64,
    /// Versions 3+, default -1.
    pub producer_epoch: i16,
    /// Versions 6+.
    pub enable2_pc: bool,
    /// Versions 6+.
    pub keep_prepared_txn: bool,
}
impl Default for InitProducerIdRequest<'_> {
    fn default() -> Self {
        Self {
            transactional_id: Some(Cow::Borrowed("")),
            transaction_timeout_ms: 0,
            producer_id: -1,
            producer_epoch: -1,
            enable2_pc: false,
            keep_prepared_txn: false,
        }
    }
}
impl<'a> InitProducerIdRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 6);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("InitProducerIdRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let transactional_id = r.nullable_string(flexible, true, "InitProducerIdRequest.transactional_id")?;
        let transaction_timeout_ms = r.int32("InitProducerIdRequest.transaction_timeout_ms")?;
        let producer_id = if version >= 3 { r.int64("InitProducerIdRequest.producer_id")? } else { -1 };
        let producer_epoch = if version >= 3 { r.int16("InitProducerIdRequest.producer_epoch")? } else { -1 };
        let enable2_pc = if version >= 6 { r.bool("InitProducerIdRequest.enable2_pc")? } else { false };
        let keep_prepared_txn = if version >= 6 { r.bool("InitProducerIdRequest.keep_prepared_txn")? } else { false };
        if flexible {
            r.skip_tags("InitProducerIdRequest")?;
        }
        Ok(Self {
            transactional_id,
            transaction_timeout_ms,
            producer_id,
            producer_epoch,
            enable2_pc,
            keep_prepared_txn,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("InitProducerIdRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.nullable_string(self.transactional_id.as_deref(), flexible, true, "InitProducerIdRequest.transactional_id");
        w.int32(self.transaction_timeout_ms);
        if version >= 3 {
            w.int64(self.producer_id);
        } else if self.producer_id != -1 {
            w.refuse_field("InitProducerIdRequest.producer_id", version);
        }
        if version >= 3 {
            w.int16(self.producer_epoch);
        } else if self.producer_epoch != -1 {
            w.refuse_field("InitProducerIdRequest.producer_epoch", version);
        }
        if version >= 6 {
            w.bool(self.enable2_pc);
        } else if self.enable2_pc {
            w.refuse_field("InitProducerIdRequest.enable2_pc", version);
        }
        if version >= 6 {
            w.bool(self.keep_prepared_txn);
        } else if self.keep_prepared_txn {
            w.refuse_field("InitProducerIdRequest.keep_prepared_txn", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for InitProducerIdRequest<'a> {
    const NAME: &'static str = "InitProducerIdRequest";
    const VERSIONS: VersionRange = InitProducerIdRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for InitProducerIdRequest<'a> {
    const KEY: ApiKey = ApiKey::InitProducerId;
    type Response<'r> = super::init_producer_id_response::InitProducerIdResponse;
}
