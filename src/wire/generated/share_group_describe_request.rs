//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 77, version 1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShareGroupDescribeRequest<'a> {
    /// Versions 1+.
    pub group_ids: Vec<Cow<'a, str>>,
    /// Versions 1+.
    pub include_authorized_operations: bool,
}
impl<'a> ShareGroupDescribeRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ShareGroupDescribeRequest", version, Self::VERSIONS)?;
        let group_ids = r.array(true, 1, "ShareGroupDescribeRequest.group_ids", |r| {
            r.string(true, "ShareGroupDescribeRequest.group_ids")
        })?;
        let include_authorized_operations = r.bool("ShareGroupDescribeRequest.include_authorized_operations")?;
        r.skip_tags("ShareGroupDescribeRequest")?;
        Ok(Self { group_ids, include_authorized_operations })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ShareGroupDescribeRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.array_length(self.group_ids.len(), true, "ShareGroupDescribeRequest.group_ids");
        for v in &self.group_ids {
            w.string(v, true, "ShareGroupDescribeRequest.group_ids");
        }
        w.bool(self.include_authorized_operations);
        w.no_tags();
    }
}

impl<'a> Message<'a> for ShareGroupDescribeRequest<'a> {
    const NAME: &'static str = "ShareGroupDescribeRequest";
    const VERSIONS: VersionRange = ShareGroupDescribeRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ShareGroupDescribeRequest<'a> {
    const KEY: ApiKey = ApiKey::ShareGroupDescribe;
    type Response<'r> = super::share_group_describe_response::ShareGroupDescribeResponse<'r>;
}
