//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 10, versions 0..=6, flexible since 3.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct FindCoordinatorRequest<'a> {
    /// Versions 0-3.
    pub key: Cow<'a, str>,
    /// Versions 1+.
    pub key_type: i8,
    /// Versions 4+.
    pub coordinator_keys: Vec<Cow<'a, str>>,
}
impl<'a> FindCoordinatorRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 6);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("FindCoordinatorRequest", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let key = if version <= 3 { r.string(flexible, "FindCoordinatorRequest.key")? } else { Cow::Borrowed("") };
        let key_type = if version >= 1 { r.int8("FindCoordinatorRequest.key_type")? } else { 0 };
        let coordinator_keys = if version >= 4 {
            r.array(flexible, 1, "FindCoordinatorRequest.coordinator_keys", |r| {
                r.string(flexible, "FindCoordinatorRequest.coordinator_keys")
            })?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("FindCoordinatorRequest")?;
        }
        Ok(Self { key, key_type, coordinator_keys })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("FindCoordinatorRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version <= 3 {
            w.string(&self.key, flexible, "FindCoordinatorRequest.key");
        } else if !self.key.is_empty() {
            w.refuse_field("FindCoordinatorRequest.key", version);
        }
        if version >= 1 {
            w.int8(self.key_type);
        } else if self.key_type != 0 {
            w.refuse_field("FindCoordinatorRequest.key_type", version);
        }
        if version >= 4 {
            w.array_length(self.coordinator_keys.len(), flexible, "FindCoordinatorRequest.coordinator_keys");
            for v in &self.coordinator_keys {
                w.string(v, flexible, "FindCoordinatorRequest.coordinator_keys");
            }
        } else if !self.coordinator_keys.is_empty() {
            w.refuse_field("FindCoordinatorRequest.coordinator_keys", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for FindCoordinatorRequest<'a> {
    const NAME: &'static str = "FindCoordinatorRequest";
    const VERSIONS: VersionRange = FindCoordinatorRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for FindCoordinatorRequest<'a> {
    const KEY: ApiKey = ApiKey::FindCoordinator;
    type Response<'r> = super::find_coordinator_response::FindCoordinatorResponse<'r>;
}
