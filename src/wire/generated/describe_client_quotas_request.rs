//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 48, versions 0..=1, flexible since 1.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeClientQuotasRequest<'a> {
    /// Versions 0+.
    pub components: Vec<ComponentData<'a>>,
    /// Versions 0+.
    pub strict: bool,
}
impl<'a> DescribeClientQuotasRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeClientQuotasRequest", version, Self::VERSIONS)?;
        let flexible = version >= 1;
        let components =
            r.array(flexible, 4, "DescribeClientQuotasRequest.components", |r| ComponentData::read(r, version))?;
        let strict = r.bool("DescribeClientQuotasRequest.strict")?;
        if flexible {
            r.skip_tags("DescribeClientQuotasRequest")?;
        }
        Ok(Self { components, strict })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeClientQuotasRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.array_length(self.components.len(), flexible, "DescribeClientQuotasRequest.components");
        for v in &self.components {
            v.put(w, version);
        }
        w.bool(self.strict);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ComponentData<'a> {
    /// Versions 0+.
    pub entity_type: Cow<'a, str>,
    /// Versions 0+.
    pub match_type: i8,
    /// Versions 0+, null in 0+, default empty, not null.
    pub match_: Option<Cow<'a, str>>,
}
impl Default for ComponentData<'_> {
    fn default() -> Self {
        Self { entity_type: Cow::Borrowed(""), match_type: 0, match_: Some(Cow::Borrowed("")) }
    }
}
impl<'a> ComponentData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let entity_type = r.string(flexible, "ComponentData.entity_type")?;
        let match_type = r.int8("ComponentData.match_type")?;
        let match_ = r.nullable_string(flexible, true, "ComponentData.match_")?;
        if flexible {
            r.skip_tags("ComponentData")?;
        }
        Ok(Self { entity_type, match_type, match_ })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.string(&self.entity_type, flexible, "ComponentData.entity_type");
        w.int8(self.match_type);
        w.nullable_string(self.match_.as_deref(), flexible, true, "ComponentData.match_");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DescribeClientQuotasRequest<'a> {
    const NAME: &'static str = "DescribeClientQuotasRequest";
    const VERSIONS: VersionRange = DescribeClientQuotasRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(1);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeClientQuotasRequest<'a> {
    const KEY: ApiKey = ApiKey::DescribeClientQuotas;
    type Response<'r> = super::describe_client_quotas_response::DescribeClientQuotasResponse<'r>;
}
