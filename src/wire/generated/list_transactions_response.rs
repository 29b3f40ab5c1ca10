//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 66, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListTransactionsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub unknown_state_filters: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub transaction_states: Vec<TransactionState<'a>>,
}
impl<'a> ListTransactionsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ListTransactionsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("ListTransactionsResponse.throttle_time_ms")?;
        let error_code = r.int16("ListTransactionsResponse.error_code")?;
        let unknown_state_filters = r.array(true, 1, "ListTransactionsResponse.unknown_state_filters", |r| {
            r.string(true, "ListTransactionsResponse.unknown_state_filters")
        })?;
        let transaction_states =
            r.array(true, 11, "ListTransactionsResponse.transaction_states", |r| TransactionState::read(r, version))?;
        r.skip_tags("ListTransactionsResponse")?;
        Ok(Self { throttle_time_ms, error_code, unknown_state_filters, transaction_states })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ListTransactionsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.array_length(self.unknown_state_filters.len(), true, "ListTransactionsResponse.unknown_state_filters");
        for v in &self.unknown_state_filters {
            w.string(v, true, "ListTransactionsResponse.unknown_state_filters");
        }
        w.array_length(self.transaction_states.len(), true, "ListTransactionsResponse.transaction_states");
        for v in &self.transaction_states {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TransactionState<'a> {
    /// Versions 0+.
    pub transactional_id: Cow<'a, str>,
    /// Versions 0+.
    pub producer_id: i64,
    /// Versions 0+.
    pub transaction_state: Cow<'a, str>,
}
impl<'a> TransactionState<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let transactional_id = r.string(true, "TransactionState.transactional_id")?;
        let producer_id = r.int64("TransactionState.producer_id")?;
        let transaction_state = r.string(true, "TransactionState.transaction_state")?;
        r.skip_tags("TransactionState")?;
        Ok(Self { transactional_id, producer_id, transaction_state })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.transactional_id, true, "TransactionState.transactional_id");
        w.int64(self.producer_id);
        w.string(&self.transaction_state, true, "TransactionState.transaction_state");
        w.no_tags();
    }
}

impl<'a> Message<'a> for ListTransactionsResponse<'a> {
    const NAME: &'static str = "ListTransactionsResponse";
    const VERSIONS: VersionRange = ListTransactionsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
