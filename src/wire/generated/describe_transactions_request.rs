//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 65, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeTransactionsRequest<'a> {
    /// Versions 0+.
    pub transactional_ids: Vec<Cow<'a, str>>,
}
impl<'a> DescribeTransactionsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeTransactionsRequest", version, Self::VERSIONS)?;
        let transactional_ids = r.array(true, 1, "DescribeTransactionsRequest.transactional_ids", |r| {
            r.string(true, "DescribeTransactionsRequest.transactional_ids")
        })?;
        r.skip_tags("DescribeTransactionsRequest")?;
        Ok(Self { transactional_ids })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeTransactionsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.array_length(self.transactional_ids.len(), true, "DescribeTransactionsRequest.transactional_ids");
        for v in &self.transactional_ids {
            w.string(v, true, "DescribeTransactionsRequest.transactional_ids");
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeTransactionsRequest<'a> {
    const NAME: &'static str = "DescribeTransactionsRequest";
    const VERSIONS: VersionRange = DescribeTransactionsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeTransactionsRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeTransactions;
    type Response<'r> = super::describe_transactions_response::DescribeTransactionsResponse<'r>;
}
