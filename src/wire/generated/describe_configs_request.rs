//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 32, versions 1..=4, flexible since 4.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeConfigsRequest<'a> {
    /// Versions 1+.
    pub resources: Vec<DescribeConfigsResource<'a>>,
    /// Versions 1+.
    pub include_synonyms: bool,
    /// Versions 3+.
    pub include_documentation: bool,
}
impl<'a> DescribeConfigsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 4);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeConfigsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let resources =
            r.array(flexible, 4, "DescribeConfigsRequest.resources", |r| DescribeConfigsResource::read(r, version))?;
        let include_synonyms = r.bool("DescribeConfigsRequest.include_synonyms")?;
        let include_documentation =
            if version >= 3 { r.bool("DescribeConfigsRequest.include_documentation")? } else { false };
        if flexible {
            r.skip_tags("DescribeConfigsRequest")?;
        }
        Ok(Self { resources, include_synonyms, include_documentation })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeConfigsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.array_length(self.resources.len(), flexible, "DescribeConfigsRequest.resources");
        for v in &self.resources {
            v.put(w, version);
        }
        w.bool(self.include_synonyms);
        if version >= 3 {
            w.bool(self.include_documentation);
        } else if self.include_documentation {
            w.refuse_field("DescribeConfigsRequest.include_documentation", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeConfigsResource<'a> {
    /// Versions 1+.
    pub resource_type: i8,
    /// Versions 1+.
    pub resource_name: Cow<'a, str>,
    /// Versions 1+, null in 1+, default empty, not null.
    pub configuration_keys: Option<Vec<Cow<'a, str>>>,
}
impl Default for DescribeConfigsResource<'_> {
    fn default() -> Self {
        Self { resource_type: 0, resource_name: Cow::Borrowed(""), configuration_keys: Some(Vec::new()) }
    }
}
impl<'a> DescribeConfigsResource<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let resource_type = r.int8("DescribeConfigsResource.resource_type")?;
        let resource_name = r.string(flexible, "DescribeConfigsResource.resource_name")?;
        let configuration_keys =
            r.nullable_array(flexible, true, 1, "DescribeConfigsResource.configuration_keys", |r| {
                r.string(flexible, "DescribeConfigsResource.configuration_keys")
            })?;
        if flexible {
            r.skip_tags("DescribeConfigsResource")?;
        }
        Ok(Self { resource_type, resource_name, configuration_keys })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.int8(self.resource_type);
        w.string(&self.resource_name, flexible, "DescribeConfigsResource.resource_name");
        w.nullable_array_length(
            self.configuration_keys.as_ref().map(|v| v.len()),
            flexible,
            true,
            "DescribeConfigsResource.configuration_keys",
        );
        for v in self.configuration_keys.iter().flatten() {
            w.string(v, flexible, "DescribeConfigsResource.configuration_keys");
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeConfigsRequest<'a> {
    const NAME: &'static str = "DescribeConfigsRequest";
    const VERSIONS: VersionRange = DescribeConfigsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeConfigsRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeConfigs;
    type Response<'r> = super::describe_configs_response::DescribeConfigsResponse<'r>;
}
