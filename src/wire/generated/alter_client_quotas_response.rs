//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 49, versions 0..=1, flexible since 1.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterClientQuotasResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub entries: Vec<EntryData<'a>>,
}
impl<'a> AlterClientQuotasResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterClientQuotasResponse", version, Self::VERSIONS)?;
        let flexible = version >= 1;
        let throttle_time_ms = r.int32("AlterClientQuotasResponse.throttle_time_ms")?;
        let entries = r.array(flexible, 5, "AlterClientQuotasResponse.entries", |r| EntryData::read(r, version))?;
        if flexible {
            r.skip_tags("AlterClientQuotasResponse")?;
        }
        Ok(Self { throttle_time_ms, entries })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterClientQuotasResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.int32(self.throttle_time_ms);
        w.array_length(self.entries.len(), flexible, "AlterClientQuotasResponse.entries");
        for v in &self.entries {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct EntryData<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub entity: Vec<EntityData<'a>>,
}
impl Default for EntryData<'_> {
    fn default() -> Self {
        Self { error_code: 0, error_message: Some(Cow::Borrowed("")), entity: Vec::new() }
    }
}
impl<'a> EntryData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let error_code = r.int16("EntryData.error_code")?;
        let error_message = r.nullable_string(flexible, true, "EntryData.error_message")?;
        let entity = r.array(flexible, 3, "EntryData.entity", |r| EntityData::read(r, version))?;
        if flexible {
            r.skip_tags("EntryData")?;
        }
        Ok(Self { error_code, error_message, entity })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "EntryData.error_message");
        w.array_length(self.entity.len(), flexible, "EntryData.entity");
        for v in &self.entity {
            v.put(w, version);
        }
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

impl<'a> Message<'a> for AlterClientQuotasResponse<'a> {
    const NAME: &'static str = "AlterClientQuotasResponse";
    const VERSIONS: VersionRange = AlterClientQuotasResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(1);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
