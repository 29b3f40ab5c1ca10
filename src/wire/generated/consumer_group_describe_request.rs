//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 69, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ConsumerGroupDescribeRequest<'a> {
    /// Versions 0+.
    pub group_ids: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub include_authorized_operations: bool,
}
impl<'a> ConsumerGroupDescribeRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupDescribeRequest", version, Self::VERSIONS)?;
        let group_ids = r.array(true, 1, "ConsumerGroupDescribeRequest.group_ids", |r| {
            r.string(true, "ConsumerGroupDescribeRequest.group_ids")
        })?;
        let include_authorized_operations = r.bool("ConsumerGroupDescribeRequest.include_authorized_operations")?;
        r.skip_tags("ConsumerGroupDescribeRequest")?;
        Ok(Self { group_ids, include_authorized_operations })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupDescribeRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.array_length(self.group_ids.len(), true, "ConsumerGroupDescribeRequest.group_ids");
        for v in &self.group_ids {
            w.string(v, true, "ConsumerGroupDescribeRequest.group_ids");
        }
        w.bool(self.include_authorized_operations);
        w.no_tags();
    }
}

impl<'a> Message<'a> for ConsumerGroupDescribeRequest<'a> {
    const NAME: &'static str = "ConsumerGroupDescribeRequest";
    const VERSIONS: VersionRange = ConsumerGroupDescribeRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ConsumerGroupDescribeRequest<'a> {
    const KEY: ApiKey = ApiKey::ConsumerGroupDescribe;
    type Response<'r> = super::consumer_group_describe_response::ConsumerGroupDescribeResponse<'r>;
}
