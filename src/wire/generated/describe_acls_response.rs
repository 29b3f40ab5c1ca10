//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 29, versions 1..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribeAclsResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 1+, null in 1+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 1+.
    pub resources: Vec<DescribeAclsResource<'a>>,
}
impl Default for DescribeAclsResponse<'_> {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, error_message: Some(Cow::Borrowed("")), resources: Vec::new() }
    }
}
impl<'a> DescribeAclsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeAclsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("DescribeAclsResponse.throttle_time_ms")?;
        let error_code = r.int16("DescribeAclsResponse.error_code")?;
        let error_message = r.nullable_string(flexible, true, "DescribeAclsResponse.error_message")?;
        let resources =
            r.array(flexible, 5, "DescribeAclsResponse.resources", |r| DescribeAclsResource::read(r, version))?;
        if flexible {
            r.skip_tags("DescribeAclsResponse")?;
        }
        Ok(Self { throttle_time_ms, error_code, error_message, resources })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeAclsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "DescribeAclsResponse.error_message");
        w.array_length(self.resources.len(), flexible, "DescribeAclsResponse.resources");
        for v in &self.resources {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeAclsResource<'a> {
    /// Versions 1+.
    pub resource_type: i8,
    /// Versions 1+.
    pub resource_name: Cow<'a, str>,
    /// Versions 1+, default 3.
    pub pattern_type: i8,
    /// Versions 1+.
    pub acls: Vec<AclDescription<'a>>,
}
impl Default for DescribeAclsResource<'_> {
    fn default() -> Self {
        Self { resource_type: 0, resource_name: Cow::Borrowed(""), pattern_type: 3, acls: Vec::new() }
    }
}
impl<'a> DescribeAclsResource<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let resource_type = r.int8("DescribeAclsResource.resource_type")?;
        let resource_name = r.string(flexible, "DescribeAclsResource.resource_name")?;
        let pattern_type = r.int8("DescribeAclsResource.pattern_type")?;
        let acls = r.array(flexible, 5, "DescribeAclsResource.acls", |r| AclDescription::read(r, version))?;
        if flexible {
            r.skip_tags("DescribeAclsResource")?;
        }
        Ok(Self { resource_type, resource_name, pattern_type, acls })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int8(self.resource_type);
        w.string(&self.resource_name, flexible, "DescribeAclsResource.resource_name");
        w.int8(self.pattern_type);
        w.array_length(self.acls.len(), flexible, "DescribeAclsResource.acls");
        for v in &self.acls {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AclDescription<'a> {
    /// Versions 1+.
    pub principal: Cow<'a, str>,
    /// Versions 1+.
    pub host: Cow<'a, str>,
    /// Versions 1+.
    pub operation: i8,
    /// Versions 1+.
    pub permission_type: i8,
}
impl<'a> AclDescription<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let principal = r.string(flexible, "AclDescription.principal")?;
        let host = r.string(flexible, "AclDescription.host")?;
        let operation = r.int8("AclDescription.operation")?;
        let permission_type = r.int8("AclDescription.permission_type")?;
        if flexible {
            r.skip_tags("AclDescription")?;
        }
        Ok(Self { principal, host, operation, permission_type })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.principal, flexible, "AclDescription.principal");
        w.string(&self.host, flexible, "AclDescription.host");
        w.int8(self.operation);
        w.int8(self.permission_type);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeAclsResponse<'a> {
    const NAME: &'static str = "DescribeAclsResponse";
    const VERSIONS: VersionRange = DescribeAclsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
