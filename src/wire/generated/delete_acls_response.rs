//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 31, versions 1..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteAclsResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 1+.
    pub filter_results: Vec<DeleteAclsFilterResult<'a>>,
}
impl<'a> DeleteAclsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DeleteAclsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("DeleteAclsResponse.throttle_time_ms")?;
        let filter_results =
            r.array(flexible, 5, "DeleteAclsResponse.filter_results", |r| DeleteAclsFilterResult::read(r, version))?;
        if flexible {
            r.skip_tags("DeleteAclsResponse")?;
        }
        Ok(Self { throttle_time_ms, filter_results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DeleteAclsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        w.array_length(self.filter_results.len(), flexible, "DeleteAclsResponse.filter_results");
        for v in &self.filter_results {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DeleteAclsFilterResult<'a> {
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+, null in 1+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub matching_acls: Vec<DeleteAclsMatchingAcl<'a>>,
}
impl Default for DeleteAclsFilterResult<'_> {
    fn default() -> Self {
        Self { error_code: 0, error_message: Some(Cow::Borrowed("")), matching_acls: Vec::new() }
    }
}
impl<'a> DeleteAclsFilterResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let error_code = r.int16("DeleteAclsFilterResult.error_code")?;
        let error_message = r.nullable_string(flexible, true, "DeleteAclsFilterResult.error_message")?;
        let matching_acls =
            r.array(flexible, 11, "DeleteAclsFilterResult.matching_acls", |r| DeleteAclsMatchingAcl::read(r, version))?;
        if flexible {
            r.skip_tags("DeleteAclsFilterResult")?;
        }
        Ok(Self { error_code, error_message, matching_acls })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "DeleteAclsFilterResult.error_message");
        w.array_length(self.matching_acls.len(), flexible, "DeleteAclsFilterResult.matching_acls");
        for v in &self.matching_acls {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DeleteAclsMatchingAcl<'a> {
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+, null in 1+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub resource_type: i8,
    /// Versions 1+.
    pub resource_name: Cow<'a, str>,
    /// Versions 1+, default 3.
    pub pattern_type: i8,
    /// Versions 1+.
    pub principal: Cow<'a, str>,
    /// Versions 1+.
    pub host: Cow<'a, str>,
    /// Versions 1+.
    pub operation: i8,
    /// Versions 1+.
    pub permission_type: i8,
}
impl Default for DeleteAclsMatchingAcl<'_> {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(Cow::Borrowed("")),
            resource_type: 0,
            resource_name: Cow::Borrowed(""),
            pattern_type: 3,
            principal: Cow::Borrowed(""),
            host: Cow::Borrowed(""),
            operation: 0,
            permission_type: 0,
        }
    }
}
impl<'a> DeleteAclsMatchingAcl<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let error_code = r.int16("DeleteAclsMatchingAcl.error_code")?;
        let error_message = r.nullable_string(flexible, true, "DeleteAclsMatchingAcl.error_message")?;
        let resource_type = r.int8("DeleteAclsMatchingAcl.resource_type")?;
        let resource_name = r.string(flexible, "DeleteAclsMatchingAcl.resource_name")?;
        let pattern_type = r.int8("DeleteAclsMatchingAcl.pattern_type")?;
        let principal = r.string(flexible, "DeleteAclsMatchingAcl.principal")?;
        let host = r.string(flexible, "DeleteAclsMatchingAcl.host")?;
        let operation = r.int8("DeleteAclsMatchingAcl.operation")?;
        let permission_type = r.int8("DeleteAclsMatchingAcl.permission_type")?;
        if flexible {
            r.skip_tags("DeleteAclsMatchingAcl")?;
        }
        Ok(Self {
            error_code,
            error_message,
            resource_type,
            resource_name,
            pattern_type,
            principal,
            host,
            operation,
            permission_type,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "DeleteAclsMatchingAcl.error_message");
        w.int8(self.resource_type);
        w.string(&self.resource_name, flexible, "DeleteAclsMatchingAcl.resource_name");
        w.int8(self.pattern_type);
        w.string(&self.principal, flexible, "DeleteAclsMatchingAcl.principal");
        w.string(&self.host, flexible, "DeleteAclsMatchingAcl.host");
        w.int8(self.operation);
        w.int8(self.permission_type);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DeleteAclsResponse<'a> {
    const NAME: &'static str = "DeleteAclsResponse";
    const VERSIONS: VersionRange = DeleteAclsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
