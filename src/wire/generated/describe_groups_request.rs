//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 15, versions 0..=6, flexible since 5.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeGroupsRequest<'a> {
    /// Versions 0+.
    pub groups: Vec<Cow<'a, str>>,
    /// Versions 3+.
    pub include_authorized_operations: bool,
}
impl<'a> DescribeGroupsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 6);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeGroupsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 5;
        let groups = r.array(flexible, 1, "DescribeGroupsRequest.groups", |r| {
            r.string(flexible, "DescribeGroupsRequest.groups")
        })?;
        let include_authorized_operations =
            if version >= 3 { r.bool("DescribeGroupsRequest.include_authorized_operations")? } else { false };
        if flexible {
            r.skip_tags("DescribeGroupsRequest")?;
        }
        Ok(Self { groups, include_authorized_operations })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeGroupsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 5;
        w.array_length(self.groups.len(), flexible, "DescribeGroupsRequest.groups");
        for v in &self.groups {
            w.string(v, flexible, "DescribeGroupsRequest.groups");
        }
        if version >= 3 {
            w.bool(self.include_authorized_operations);
        } else if self.include_authorized_operations {
            w.refuse_field("DescribeGroupsRequest.include_authorized_operations", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeGroupsRequest<'a> {
    const NAME: &'static str = "DescribeGroupsRequest";
    const VERSIONS: VersionRange = DescribeGroupsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(5);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeGroupsRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeGroups;
    type Response<'r> = super::describe_groups_response::DescribeGroupsResponse<'r>;
}
