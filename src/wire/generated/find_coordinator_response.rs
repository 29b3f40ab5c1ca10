//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 10, versions 0..=6, flexible since 3.
#[derive(Clone, Debug, PartialEq)]
pub struct FindCoordinatorResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 0-3.
    pub error_code: i16,
    /// Versions 1-3, null in 1-3, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0-3.
    pub node_id: i32,
    /// Versions 0-3.
    pub host: Cow<'a, str>,
    /// Versions 0-3.
    pub port: i32,
    /// Versions 4+.
    pub coordinators: Vec<Coordinator<'a>>,
}
impl Default for FindCoordinatorResponse<'_> {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: Some(Cow::Borrowed("")),
            node_id: 0,
            host: Cow::Borrowed(""),
            port: 0,
            coordinators: Vec::new(),
        }
    }
}
impl<'a> FindCoordinatorResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 6);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("FindCoordinatorResponse", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let throttle_time_ms = if version >= 1 { r.int32("FindCoordinatorResponse.throttle_time_ms")? } else { 0 };
        let error_code = if version <= 3 { r.int16("FindCoordinatorResponse.error_code")? } else { 0 };
        let error_message = if (1..=3).contains(&version) {
            r.nullable_string(flexible, true, "FindCoordinatorResponse.error_message")?
        } else {
            Some(Cow::Borrowed(""))
        };
        let node_id = if version <= 3 { r.int32("FindCoordinatorResponse.node_id")? } else { 0 };
        let host = if version <= 3 { r.string(flexible, "FindCoordinatorResponse.host")? } else { Cow::Borrowed("") };
        let port = if version <= 3 { r.int32("FindCoordinatorResponse.port")? } else { 0 };
        let coordinators = if version >= 4 {
            r.array(flexible, 14, "FindCoordinatorResponse.coordinators", |r| Coordinator::read(r, version))?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("FindCoordinatorResponse")?;
        }
        Ok(Self { throttle_time_ms, error_code, error_message, node_id, host, port, coordinators })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("FindCoordinatorResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version >= 1 {
            w.int32(self.throttle_time_ms);
        }
        if version <= 3 {
            w.int16(self.error_code);
        } else if self.error_code != 0 {
            w.refuse_field("FindCoordinatorResponse.error_code", version);
        }
        if (1..=3).contains(&version) {
            w.nullable_string(self.error_message.as_deref(), flexible, true, "FindCoordinatorResponse.error_message");
        }
        if version <= 3 {
            w.int32(self.node_id);
        } else if self.node_id != 0 {
            w.refuse_field("FindCoordinatorResponse.node_id", version);
        }
        if version <= 3 {
            w.string(&self.host, flexible, "FindCoordinatorResponse.host");
        } else if !self.host.is_empty() {
            w.refuse_field("FindCoordinatorResponse.host", version);
        }
        if version <= 3 {
            w.int32(self.port);
        } else if self.port != 0 {
            w.refuse_field("FindCoordinatorResponse.port", version);
        }
        if version >= 4 {
            w.array_length(self.coordinators.len(), flexible, "FindCoordinatorResponse.coordinators");
            for v in &self.coordinators {
                v.put(w, version);
            }
        } else if !self.coordinators.is_empty() {
            w.refuse_field("FindCoordinatorResponse.coordinators", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Coordinator<'a> {
    /// Versions 4+.
    pub key: Cow<'a, str>,
    /// Versions 4+.
    pub node_id: i32,
    /// Versions 4+.
    pub host: Cow<'a, str>,
    /// Versions 4+.
    pub port: i32,
    /// Versions 4+.
    pub error_code: i16,
    /// Versions 4+, null in 4+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
}
impl Default for Coordinator<'_> {
    fn default() -> Self {
        Self {
            key: Cow::Borrowed(""),
            node_id: 0,
            host: Cow::Borrowed(""),
            port: 0,
            error_code: 0,
            error_message: Some(Cow::Borrowed("")),
        }
    }
}
impl<'a> Coordinator<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let key = if version >= 4 { r.string(flexible, "Coordinator.key")? } else { Cow::Borrowed("") };
        let node_id = if version >= 4 { r.int32("Coordinator.node_id")? } else { 0 };
        let host = if version >= 4 { r.string(flexible, "Coordinator.host")? } else { Cow::Borrowed("") };
        let port = if version >= 4 { r.int32("Coordinator.port")? } else { 0 };
        let error_code = if version >= 4 { r.int16("Coordinator.error_code")? } else { 0 };
        let error_message = if version >= 4 {
            r.nullable_string(flexible, true, "Coordinator.error_message")?
        } else {
            Some(Cow::Borrowed(""))
        };
        if flexible {
            r.skip_tags("Coordinator")?;
        }
        Ok(Self { key, node_id, host, port, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version >= 4 {
            w.string(&self.key, flexible, "Coordinator.key");
        } else if !self.key.is_empty() {
            w.refuse_field("Coordinator.key", version);
        }
        if version >= 4 {
            w.int32(self.node_id);
        } else if self.node_id != 0 {
            w.refuse_field("Coordinator.node_id", version);
        }
        if version >= 4 {
            w.string(&self.host, flexible, "Coordinator.host");
        } else if !self.host.is_empty() {
            w.refuse_field("Coordinator.host", version);
        }
        if version >= 4 {
            w.int32(self.port);
        } else if self.port != 0 {
            w.refuse_field("Coordinator.port", version);
        }
        if version >= 4 {
            w.int16(self.error_code);
        } else if self.error_code != 0 {
            w.refuse_field("Coordinator.error_code", version);
        }
        if version >= 4 {
            w.nullable_string(self.error_message.as_deref(), flexible, true, "Coordinator.error_message");
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for FindCoordinatorResponse<'a> {
    const NAME: &'static str = "FindCoordinatorResponse";
    const VERSIONS: VersionRange = FindCoordinatorResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
