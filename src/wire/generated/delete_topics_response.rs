//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 20, versions 1..=6, flexible since 4.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteTopicsResponse<'a> {
    /// Versions 1+.
    pub throttle_time_ms: i32,
    /// Versions 1+.
    pub responses: Vec<DeletableTopicResult<'a>>,
}
impl<'a> DeleteTopicsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 6);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DeleteTopicsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 4;
        let throttle_time_ms = r.int32("DeleteTopicsResponse.throttle_time_ms")?;
        let responses =
            r.array(flexible, 4, "DeleteTopicsResponse.responses", |r| DeletableTopicResult::read(r, version))?;
        if flexible {
            r.skip_tags("DeleteTopicsResponse")?;
        }
        Ok(Self { throttle_time_ms, responses })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DeleteTopicsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.int32(self.throttle_time_ms);
        w.array_length(self.responses.len(), flexible, "DeleteTopicsResponse.responses");
        for v in &self.responses {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DeletableTopicResult<'a> {
    /// Versions 1+, null in 6+, default empty, not null.
    pub name: Option<Cow<'a, str>>,
    /// Versions 6+.
    pub topic_id: [u8; 16],
    /// Versions 1+.
    pub error_code: i16,
    /// Versions 5+, null in 5+.
    pub error_message: Option<Cow<'a, str>>,
}
impl Default for DeletableTopicResult<'_> {
    fn default() -> Self {
        Self { name: Some(Cow::Borrowed("")), topic_id: [0; 16], error_code: 0, error_message: None }
    }
}
impl<'a> DeletableTopicResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 4;
        let name = r.nullable_string(flexible, version >= 6, "DeletableTopicResult.name")?;
        let topic_id = if version >= 6 { r.uuid("DeletableTopicResult.topic_id")? } else { [0; 16] };
        let error_code = r.int16("DeletableTopicResult.error_code")?;
        let error_message =
            if version >= 5 { r.nullable_string(flexible, true, "DeletableTopicResult.error_message")? } else { None };
        if flexible {
            r.skip_tags("DeletableTopicResult")?;
        }
        Ok(Self { name, topic_id, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 4;
        w.nullable_string(self.name.as_deref(), flexible, version >= 6, "DeletableTopicResult.name");
        if version >= 6 {
            w.uuid(&self.topic_id);
        }
        w.int16(self.error_code);
        if version >= 5 {
            w.nullable_string(self.error_message.as_deref(), flexible, true, "DeletableTopicResult.error_message");
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DeleteTopicsResponse<'a> {
    const NAME: &'static str = "DeleteTopicsResponse";
    const VERSIONS: VersionRange = DeleteTopicsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(4);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
