//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 14, versions 0..=5, flexible since 4.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SyncGroupResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 5+, null in 5+.
    pub protocol_type: Option<Cow<'a, str>>,
    /// Versions 5+, null in 5+.
    pub protocol_name: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub assignment: Cow<'a, [u8]>,
}
impl<'a> SyncGroupResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("SyncGroupResponse", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let throttle_time_ms = if version >= 1 { r.int32("SyncGroupResponse.throttle_time_ms")? } else { 0 };
        let error_code = r.int16("SyncGroupResponse.error_code")?;
        let protocol_type =
            if version >= 5 { r.nullable_string(flexible, true, "SyncGroupResponse.protocol_type")? } else { None };
        let protocol_name =
            if version >= 5 { r.nullable_string(flexible, true, "SyncGroupResponse.protocol_name")? } else { None };
        let assignment = r.bytes(flexible, "SyncGroupResponse.assignment")?;
        if flexible {
            r.skip_tags("SyncGroupResponse")?;
        }
        Ok(Self { throttle_time_ms, error_code, protocol_type, protocol_name, assignment })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("SyncGroupResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        if version >= 1 {
            w.int32(self.throttle_time_ms);
        }
        w.int16(self.error_code);
        if version >= 5 {
            w.nullable_string(self.protocol_type.as_deref(), flexible, true, "SyncGroupResponse.protocol_type");
        }
        if version >= 5 {
            w.nullable_string(self.protocol_name.as_deref(), flexible, true, "SyncGroupResponse.protocol_name");
        }
        w.bytes(&self.assignment, flexible, "SyncGroupResponse.assignment");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for SyncGroupResponse<'a> {
    const NAME: &'static str = "SyncGroupResponse";
    const VERSIONS: VersionRange = SyncGroupResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
