//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 93, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct StreamsGroupTopologyDescriptionUpdateResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
}
impl<'a> StreamsGroupTopologyDescriptionUpdateResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupTopologyDescriptionUpdateResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("StreamsGroupTopologyDescriptionUpdateResponse.throttle_time_ms")?;
        let error_code = r.int16("StreamsGroupTopologyDescriptionUpdateResponse.error_code")?;
        let error_message =
            r.nullable_string(true, true, "StreamsGroupTopologyDescriptionUpdateResponse.error_message")?;
        r.skip_tags("StreamsGroupTopologyDescriptionUpdateResponse")?;
        Ok(Self { throttle_time_ms, error_code, error_message })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupTopologyDescriptionUpdateResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(
            self.error_message.as_deref(),
            true,
            true,
            "StreamsGroupTopologyDescriptionUpdateResponse.error_message",
        );
        w.no_tags();
    }
}

impl<'a> Message<'a> for StreamsGroupTopologyDescriptionUpdateResponse<'a> {
    const NAME: &'static str = "StreamsGroupTopologyDescriptionUpdateResponse";
    const VERSIONS: VersionRange = StreamsGroupTopologyDescriptionUpdateResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
