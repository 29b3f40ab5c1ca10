//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 49, versions 0..=1, flexible since 1.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterClientQuotasRequest<'a> {
    /// Versions 0+.
    pub entries: Vec<EntryData<'a>>,
    /// Versions 0+.
    pub validate_only: bool,
}
impl<'a> AlterClientQuotasRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterClientQuotasRequest", version, Self::VERSIONS)?;
        let flexible = version >= 1;
        let entries = r.array(flexible, 3, "AlterClientQuotasRequest.entries", |r| EntryData::read(r, version))?;
        let validate_only = r.bool("AlterClientQuotasRequest.validate_only")?;
        if flexible {
            r.skip_tags("AlterClientQuotasRequest")?;
        }
        Ok(Self { entries, validate_only })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterClientQuotasRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.array_length(self.entries.len(), flexible, "AlterClientQuotasRequest.entries");
        for v in &self.entries {
            v.put(w, version);
        }
        w.bool(self.validate_only);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct EntryData<'a> {
    /// Versions 0+.
    pub entity: Vec<EntityData<'a>>,
    /// Versions 0+.
    pub ops: Vec<OpData<'a>>,
}
impl<'a> EntryData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let entity = r.array(flexible, 3, "EntryData.entity", |r| EntityData::read(r, version))?;
        let ops = r.array(flexible, 11, "EntryData.ops", |r| OpData::read(r, version))?;
        if flexible {
            r.skip_tags("EntryData")?;
        }
        Ok(Self { entity, ops })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.array_length(self.entity.len(), flexible, "EntryData.entity");
        for v in &self.entity {
            v.put(w, version);
        }
        w.array_length(self.ops.len(), flexible, "EntryData.ops");
        for v in &self.ops {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OpData<'a> {
    /// Versions 0+.
    pub key: Cow<'a, str>,
    /// Versions 0+.
    pub value: f64,
    /// Versions 0+.
    pub remove: bool,
}
impl<'a> OpData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let key = r.string(flexible, "OpData.key")?;
        let value = r.float64("OpData.value")?;
        let remove = r.bool("OpData.remove")?;
        if flexible {
            r.skip_tags("OpData")?;
        }
        Ok(Self { key, value, remove })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.string(&self.key, flexible, "OpData.key");
        w.float64(self.value);
        w.bool(self.remove);
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct EntityData<'a> {
    /// Versions 0+.
    pub entity_type: Cow<'a, str>,
    /// Versions 0+, null in 0+, default empty, not null.
    pub entity_name: Option<Cow<'a, str>>,
}
impl Default for EntityData<'_> {
    fn default() -> Self {
        Self { entity_type: Cow::Borrowed(""), entity_name: Some(Cow::Borrowed("")) }
    }
}
impl<'a> EntityData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let entity_type = r.string(flexible, "EntityData.entity_type")?;
        let entity_name = r.nullable_string(flexible, true, "EntityData.entity_name")?;
        if flexible {
            r.skip_tags("EntityData")?;
        }
        Ok(Self { entity_type, entity_name })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.string(&self.entity_type, flexible, "EntityData.entity_type");
        w.nullable_string(self.entity_name.as_deref(), flexible, true, "EntityData.entity_name");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for AlterClientQuotasRequest<'a> {
    const NAME: &'static str = "AlterClientQuotasRequest";
    const VERSIONS: VersionRange = AlterClientQuotasRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(1);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for AlterClientQuotasRequest<'a> {
    const KEY: ApiKey = ApiKey::AlterClientQuotas;
    type Response<'r> = super::alter_client_quotas_response::AlterClientQuotasResponse<'r>;
}
