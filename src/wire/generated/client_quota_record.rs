//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Metadata record of type 14, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ClientQuotaRecord<'a> {
    /// Versions 0+.
    pub entity: Vec<EntityData<'a>>,
    /// Versions 0+.
    pub key: Cow<'a, str>,
    /// Versions 0+.
    pub value: f64,
    /// Versions 0+.
    pub remove: bool,
}
impl<'a> ClientQuotaRecord<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ClientQuotaRecord", version, Self::VERSIONS)?;
        let entity = r.array(true, 3, "ClientQuotaRecord.entity", |r| EntityData::read(r, version))?;
        let key = r.string(true, "ClientQuotaRecord.key")?;
        let value = r.float64("ClientQuotaRecord.value")?;
        let remove = r.bool("ClientQuotaRecord.remove")?;
        r.skip_tags("ClientQuotaRecord")?;
        Ok(Self { entity, key, value, remove })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ClientQuotaRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.entity.len(), true, "ClientQuotaRecord.entity");
        for v in &self.entity {
            v.put(w, version);
        }
        w.string(&self.key, true, "ClientQuotaRecord.key");
        w.float64(self.value);
        w.bool(self.remove);
        w.no_tags();
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
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let entity_type = r.string(true, "EntityData.entity_type")?;
        let entity_name = r.nullable_string(true, true, "EntityData.entity_name")?;
        r.skip_tags("EntityData")?;
        Ok(Self { entity_type, entity_name })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.entity_type, true, "EntityData.entity_type");
        w.nullable_string(self.entity_name.as_deref(), true, true, "EntityData.entity_name");
        w.no_tags();
    }
}

impl<'a> Message<'a> for ClientQuotaRecord<'a> {
    const NAME: &'static str = "ClientQuotaRecord";
    const VERSIONS: VersionRange = ClientQuotaRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
