//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 29, versions 1..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribeAclsRequest<'a> {
    /// Versions 1+.
    pub resource_type_filter: i8,
    /// Versions 1+, null in 1+, default empty, not null.
    pub resource_name_filter: Option<Cow<'a, str>>,
    /// Versions 1+, default 3.
    pub pattern_type_filter: i8,
    /// Versions 1+, null in 1+, default empty, not null.
    pub principal_filter: Option<Cow<'a, str>>,
    /// Versions 1+, null in 1+, default empty, not null.
    pub host_filter: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub operation: i8,
    /// Versions 1+.
    pub permission_type: i8,
}
impl Default for DescribeAclsRequest<'_> {
    fn default() -> Self {
        Self {
            resource_type_filter: 0,
            resource_name_filter: Some(Cow::Borrowed("")),
            pattern_type_filter: 3,
            principal_filter: Some(Cow::Borrowed("")),
            host_filter: Some(Cow::Borrowed("")),
            operation: 0,
            permission_type: 0,
        }
    }
}
impl<'a> DescribeAclsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeAclsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let resource_type_filter = r.int8("DescribeAclsRequest.resource_type_filter")?;
        let resource_name_filter = r.nullable_string(flexible, true, "DescribeAclsRequest.resource_name_filter")?;
        let pattern_type_filter = r.int8("DescribeAclsRequest.pattern_type_filter")?;
        let principal_filter = r.nullable_string(flexible, true, "DescribeAclsRequest.principal_filter")?;
        let host_filter = r.nullable_string(flexible, true, "DescribeAclsRequest.host_filter")?;
        let operation = r.int8("DescribeAclsRequest.operation")?;
        let permission_type = r.int8("DescribeAclsRequest.permission_type")?;
        if flexible {
            r.skip_tags("DescribeAclsRequest")?;
        }
        Ok(Self {
            resource_type_filter,
            resource_name_filter,
            pattern_type_filter,
            principal_filter,
            host_filter,
            operation,
            permission_type,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeAclsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int8(self.resource_type_filter);
        w.nullable_string(
            self.resource_name_filter.as_deref(),
            flexible,
            true,
            "DescribeAclsRequest.resource_name_filter",
        );
        w.int8(self.pattern_type_filter);
        w.nullable_string(self.principal_filter.as_deref(), flexible, true, "DescribeAclsRequest.principal_filter");
        w.nullable_string(self.host_filter.as_deref(), flexible, true, "DescribeAclsRequest.host_filter");
        w.int8(self.operation);
        w.int8(self.permission_type);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeAclsRequest<'a> {
    const NAME: &'static str = "DescribeAclsRequest";
    const VERSIONS: VersionRange = DescribeAclsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeAclsRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeAcls;
    type Response<'r> = super::describe_acls_response::DescribeAclsResponse<'r>;
}
