//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 44, versions 0..=1, flexible since 1.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct IncrementalAlterConfigsRequest<'a> {
    /// Versions 0+.
    pub resources: Vec<AlterConfigsResource<'a>>,
    /// Versions 0+.
    pub validate_only: bool,
}
impl<'a> IncrementalAlterConfigsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("IncrementalAlterConfigsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 1;
        let resources = r.array(flexible, 4, "IncrementalAlterConfigsRequest.resources", |r| {
            AlterConfigsResource::read(r, version)
        })?;
        let validate_only = r.bool("IncrementalAlterConfigsRequest.validate_only")?;
        if flexible {
            r.skip_tags("IncrementalAlterConfigsRequest")?;
        }
        Ok(Self { resources, validate_only })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("IncrementalAlterConfigsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.array_length(self.resources.len(), flexible, "IncrementalAlterConfigsRequest.resources");
        for v in &self.resources {
            v.put(w, version);
        }
        w.bool(self.validate_only);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterConfigsResource<'a> {
    /// Versions 0+.
    pub resource_type: i8,
    /// Versions 0+.
    pub resource_name: Cow<'a, str>,
    /// Versions 0+.
    pub configs: Vec<AlterableConfig<'a>>,
}
impl<'a> AlterConfigsResource<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let resource_type = r.int8("AlterConfigsResource.resource_type")?;
        let resource_name = r.string(flexible, "AlterConfigsResource.resource_name")?;
        let configs = r.array(flexible, 4, "AlterConfigsResource.configs", |r| AlterableConfig::read(r, version))?;
        if flexible {
            r.skip_tags("AlterConfigsResource")?;
        }
        Ok(Self { resource_type, resource_name, configs })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.int8(self.resource_type);
        w.string(&self.resource_name, flexible, "AlterConfigsResource.resource_name");
        w.array_length(self.configs.len(), flexible, "AlterConfigsResource.configs");
        for v in &self.configs {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct AlterableConfig<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub config_operation: i8,
    /// Versions 0+, null in 0+, default empty, not null.
    pub value: Option<Cow<'a, str>>,
}
impl Default for AlterableConfig<'_> {
    fn default() -> Self {
        Self { name: Cow::Borrowed(""), config_operation: 0, value: Some(Cow::Borrowed("")) }
    }
}
impl<'a> AlterableConfig<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let name = r.string(flexible, "AlterableConfig.name")?;
        let config_operation = r.int8("AlterableConfig.config_operation")?;
        let value = r.nullable_string(flexible, true, "AlterableConfig.value")?;
        if flexible {
            r.skip_tags("AlterableConfig")?;
        }
        Ok(Self { name, config_operation, value })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.string(&self.name, flexible, "AlterableConfig.name");
        w.int8(self.config_operation);
        w.nullable_string(self.value.as_deref(), flexible, true, "AlterableConfig.value");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for IncrementalAlterConfigsRequest<'a> {
    const NAME: &'static str = "IncrementalAlterConfigsRequest";
    const VERSIONS: VersionRange = IncrementalAlterConfigsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(1);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for IncrementalAlterConfigsRequest<'a> {
    const KEY: ApiKey = ApiKey::IncrementalAlterConfigs;
    type Response<'r> = super::incremental_alter_configs_response::IncrementalAlterConfigsResponse<'r>;
}
