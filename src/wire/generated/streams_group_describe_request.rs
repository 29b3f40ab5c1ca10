//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 89, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct StreamsGroupDescribeRequest<'a> {
    /// Versions 0+.
    pub group_ids: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub include_authorized_operations: bool,
    /// Versions 1+.
    pub include_topology_description: bool,
}
impl<'a> StreamsGroupDescribeRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupDescribeRequest", version, Self::VERSIONS)?;
        let group_ids = r.array(true, 1, "StreamsGroupDescribeRequest.group_ids", |r| {
            r.string(true, "StreamsGroupDescribeRequest.group_ids")
        })?;
        let include_authorized_operations = r.bool("StreamsGroupDescribeRequest.include_authorized_operations")?;
        let include_topology_description =
            if version >= 1 { r.bool("StreamsGroupDescribeRequest.include_topology_description")? } else { false };
        r.skip_tags("StreamsGroupDescribeRequest")?;
        Ok(Self { group_ids, include_authorized_operations, include_topology_description })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupDescribeRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.group_ids.len(), true, "StreamsGroupDescribeRequest.group_ids");
        for v in &self.group_ids {
            w.string(v, true, "StreamsGroupDescribeRequest.group_ids");
        }
        w.bool(self.include_authorized_operations);
        if version >= 1 {
            w.bool(self.include_topology_description);
        } else if self.include_topology_description {
            w.refuse_field("StreamsGroupDescribeRequest.include_topology_description", version);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for StreamsGroupDescribeRequest<'a> {
    const NAME: &'static str = "StreamsGroupDescribeRequest";
    const VERSIONS: VersionRange = StreamsGroupDescribeRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for StreamsGroupDescribeRequest<'a> {
    const KEY: ApiKey = ApiKey::StreamsGroupDescribe;
    type Response<'r> = super::streams_group_describe_response::StreamsGroupDescribeResponse<'r>;
}
