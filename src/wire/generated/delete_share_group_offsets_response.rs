//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 92, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteShareGroupOffsetsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub responses: Vec<DeleteShareGroupOffsetsResponseTopic<'a>>,
}
impl<'a> DeleteShareGroupOffsetsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DeleteShareGroupOffsetsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("DeleteShareGroupOffsetsResponse.throttle_time_ms")?;
        let error_code = r.int16("DeleteShareGroupOffsetsResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "DeleteShareGroupOffsetsResponse.error_message")?;
        let responses = r.array(true, 21, "DeleteShareGroupOffsetsResponse.responses", |r| {
            DeleteShareGroupOffsetsResponseTopic::read(r, version)
        })?;
        r.skip_tags("DeleteShareGroupOffsetsResponse")?;
        Ok(Self { throttle_time_ms, error_code, error_message, responses })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DeleteShareGroupOffsetsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "DeleteShareGroupOffsetsResponse.error_message");
        w.array_length(self.responses.len(), true, "DeleteShareGroupOffsetsResponse.responses");
        for v in &self.responses {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteShareGroupOffsetsResponseTopic<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
}
impl<'a> DeleteShareGroupOffsetsResponseTopic<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic_name = r.string(true, "DeleteShareGroupOffsetsResponseTopic.topic_name")?;
        let topic_id = r.uuid("DeleteShareGroupOffsetsResponseTopic.topic_id")?;
        let error_code = r.int16("DeleteShareGroupOffsetsResponseTopic.error_code")?;
        let error_message = r.nullable_string(true, true, "DeleteShareGroupOffsetsResponseTopic.error_message")?;
        r.skip_tags("DeleteShareGroupOffsetsResponseTopic")?;
        Ok(Self { topic_name, topic_id, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.topic_name, true, "DeleteShareGroupOffsetsResponseTopic.topic_name");
        w.uuid(&self.topic_id);
        w.int16(self.error_code);
        w.nullable_string(
            self.error_message.as_deref(),
            true,
            true,
            "DeleteShareGroupOffsetsResponseTopic.error_message",
        );
        w.no_tags();
    }
}

impl<'a> Message<'a> for DeleteShareGroupOffsetsResponse<'a> {
    const NAME: &'static str = "DeleteShareGroupOffsetsResponse";
    const VERSIONS: VersionRange = DeleteShareGroupOffsetsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
