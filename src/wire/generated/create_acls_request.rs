//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 30, versions 1..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreateAclsRequest<'a> {
    /// Versions 1+.
    pub creations: Vec<AclCreation<'a>>,
}
impl<'a> CreateAclsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("CreateAclsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let creations = r.array(flexible, 8, "CreateAclsRequest.creations", |r| AclCreation::read(r, version))?;
        if flexible {
            r.skip_tags("CreateAclsRequest")?;
        }
        Ok(Self { creations })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("CreateAclsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.array_length(self.creations.len(), flexible, "CreateAclsRequest.creations");
        for v in &self.creations {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct AclCreation<'a> {
    /// Versions 1+.
    pub resource_type: i8,
    /// Versions 1+.
    pub resource_name: Cow<'a, str>,
    /// Versions 1+, default 3.
    pub resource_pattern_type: i8,
    /// Versions 1+.
    pub principal: Cow<'a, str>,
    /// Versions 1+.
    pub host: Cow<'a, str>,
    /// Versions 1+.
    pub operation: i8,
    /// Versions 1+.
    pub permission_type: i8,
}
impl Default for AclCreation<'_> {
    fn default() -> Self {
        Self {
            resource_type: 0,
            resource_name: Cow::Borrowed(""),
            resource_pattern_type: 3,
            principal: Cow::Borrowed(""),
            host: Cow::Borrowed(""),
            operation: 0,
            permission_type: 0,
        }
    }
}
impl<'a> AclCreation<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let resource_type = r.int8("AclCreation.resource_type")?;
        let resource_name = r.string(flexible, "AclCreation.resource_name")?;
        let resource_pattern_type = r.int8("AclCreation.resource_pattern_type")?;
        let principal = r.string(flexible, "AclCreation.principal")?;
        let host = r.string(flexible, "AclCreation.host")?;
        let operation = r.int8("AclCreation.operation")?;
        let permission_type = r.int8("AclCreation.permission_type")?;
        if flexible {
            r.skip_tags("AclCreation")?;
        }
        Ok(Self { resource_type, resource_name, resource_pattern_type, principal, host, operation, permission_type })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int8(self.resource_type);
        w.string(&self.resource_name, flexible, "AclCreation.resource_name");
        w.int8(self.resource_pattern_type);
        w.string(&self.principal, flexible, "AclCreation.principal");
        w.string(&self.host, flexible, "AclCreation.host");
        w.int8(self.operation);
        w.int8(self.permission_type);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for CreateAclsRequest<'a> {
    const NAME: &'static str = "CreateAclsRequest";
    const VERSIONS: VersionRange = CreateAclsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for CreateAclsRequest<'a> {
    const KEY: ApiKey = ApiKey::CreateAcls;
    type Response<'r> = super::create_acls_response::CreateAclsResponse<'r>;
}
