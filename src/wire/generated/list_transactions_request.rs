//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 66, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct ListTransactionsRequest<'a> {
    /// Versions 0+.
    pub state_filters: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub producer_id_filters: Vec<i64>,
    /// Versions 1+, default -1.
    pub duration_filter: i64,
    /// Versions 2+, null in 2+.
    pub transactional_id_pattern: Option<Cow<'a, str>>,
}
impl Default for ListTransactionsRequest<'_> {
    fn default() -> Self {
        Self {
            state_filters: Vec::new(),
            producer_id_filters: Vec::new(),
            duration_filter: -1,
            transactional_id_pattern: None,
        }
    }
}
impl<'a> ListTransactionsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ListTransactionsRequest", version, Self::VERSIONS)?;
        let state_filters = r.array(true, 1, "ListTransactionsRequest.state_filters", |r| {
            r.string(true, "ListTransactionsRequest.state_filters")
        })?;
        let producer_id_filters = r.array(true, 8, "ListTransactionsRequest.producer_id_filters", |r| {
            r.int64("ListTransactionsRequest.producer_id_filters")
        })?;
        let duration_filter = if version >= 1 { r.int64("ListTransactionsRequest.duration_filter")? } else { -1 };
        let transactional_id_pattern = if version >= 2 {
            r.nullable_string(true, true, "ListTransactionsRequest.transactional_id_pattern")?
        } else {
            None
        };
        r.skip_tags("ListTransactionsRequest")?;
        Ok(Self { state_filters, producer_id_filters, duration_filter, transactional_id_pattern })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ListTransactionsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.state_filters.len(), true, "ListTransactionsRequest.state_filters");
        for v in &self.state_filters {
            w.string(v, true, "ListTransactionsRequest.state_filters");
        }
        w.array_length(self.producer_id_filters.len(), true, "ListTransactionsRequest.producer_id_filters");
        for v in &self.producer_id_filters {
            w.int64(*v);
        }
        if version >= 1 {
            w.int64(self.duration_filter);
        } else if self.duration_filter != -1 {
            w.refuse_field("ListTransactionsRequest.duration_filter", version);
        }
        if version >= 2 {
            w.nullable_string(
                self.transactional_id_pattern.as_deref(),
                true,
                true,
                "ListTransactionsRequest.transactional_id_pattern",
            );
        } else if self.transactional_id_pattern.is_some() {
            w.refuse_field("ListTransactionsRequest.transactional_id_pattern", version);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ListTransactionsRequest<'a> {
    const NAME: &'static str = "ListTransactionsRequest";
    const VERSIONS: VersionRange = ListTransactionsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ListTransactionsRequest<'a> {
    const KEY: ApiKey = ApiKey::ListTransactions;
    type Response<'r> = super::list_transactions_response::ListTransactionsResponse<'r>;
}
