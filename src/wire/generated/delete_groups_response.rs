//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 42, versions 0..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteGroupsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub results: Vec<DeletableGroupResult<'a>>,
}
impl<'a> DeleteGroupsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DeleteGroupsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("DeleteGroupsResponse.throttle_time_ms")?;
        let results =
            r.array(flexible, 4, "DeleteGroupsResponse.results", |r| DeletableGroupResult::read(r, version))?;
        if flexible {
            r.skip_tags("DeleteGroupsResponse")?;
        }
        Ok(Self { throttle_time_ms, results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DeleteGroupsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        w.array_length(self.results.len(), flexible, "DeleteGroupsResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeletableGroupResult<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 3+, null in 3+.
    pub error_message: Option<Cow<'a, str>>,
}
impl<'a> DeletableGroupResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let group_id = r.string(flexible, "DeletableGroupResult.group_id")?;
        let error_code = r.int16("DeletableGroupResult.error_code")?;
        let error_message =
            if version >= 3 { r.nullable_string(flexible, true, "DeletableGroupResult.error_message")? } else { None };
        if flexible {
            r.skip_tags("DeletableGroupResult")?;
        }
        Ok(Self { group_id, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.group_id, flexible, "DeletableGroupResult.group_id");
        w.int16(self.error_code);
        if version >= 3 {
            w.nullable_string(self.error_message.as_deref(), flexible, true, "DeletableGroupResult.error_message");
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DeleteGroupsResponse<'a> {
    const NAME: &'static str = "DeleteGroupsResponse";
    const VERSIONS: VersionRange = DeleteGroupsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
