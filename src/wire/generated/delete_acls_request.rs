//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 31, versions 1..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteAclsRequest<'a> {
    /// Versions 1+.
    pub filters: Vec<DeleteAclsFilter<'a>>,
}
impl<'a> DeleteAclsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DeleteAclsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let filters = r.array(flexible, 8, "DeleteAclsRequest.filters", |r| DeleteAclsFilter::read(r, version))?;
        if flexible {
            r.skip_tags("DeleteAclsRequest")?;
        }
        Ok(Self { filters })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DeleteAclsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.array_length(self.filters.len(), flexible, "DeleteAclsRequest.filters");
        for v in &self.filters {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DeleteAclsFilter<'a> {
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
impl Default for DeleteAclsFilter<'_> {
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
impl<'a> DeleteAclsFilter<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let resource_type_filter = r.int8("DeleteAclsFilter.resource_type_filter")?;
        let resource_name_filter = r.nullable_string(flexible, true, "DeleteAclsFilter.resource_name_filter")?;
        let pattern_type_filter = r.int8("DeleteAclsFilter.pattern_type_filter")?;
        let principal_filter = r.nullable_string(flexible, true, "DeleteAclsFilter.principal_filter")?;
        let host_filter = r.nullable_string(flexible, true, "DeleteAclsFilter.host_filter")?;
        let operation = r.int8("DeleteAclsFilter.operation")?;
        let permission_type = r.int8("DeleteAclsFilter.permission_type")?;
        if flexible {
            r.skip_tags("DeleteAclsFilter")?;
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
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int8(self.resource_type_filter);
        w.nullable_string(
            self.resource_name_filter.as_deref(),
            flexible,
            true,
            "DeleteAclsFilter.resource_name_filter",
        );
        w.int8(self.pattern_type_filter);
        w.nullable_string(self.principal_filter.as_deref(), flexible, true, "DeleteAclsFilter.principal_filter");
        w.nullable_string(self.host_filter.as_deref(), flexible, true, "DeleteAclsFilter.host_filter");
        w.int8(self.operation);
        w.int8(self.permission_type);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DeleteAclsRequest<'a> {
    const NAME: &'static str = "DeleteAclsRequest";
    const VERSIONS: VersionRange = DeleteAclsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DeleteAclsRequest<'a> {
    const KEY: ApiKey = ApiKey::DeleteAcls;
    type Response<'r> = super::delete_acls_response::DeleteAclsResponse<'r>;
}
