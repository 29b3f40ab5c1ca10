//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 58, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct EnvelopeResponse<'a> {
    /// Versions 0+, null in 0+.
    pub response_data: Option<Cow<'a, [u8]>>,
    /// Versions 0+.
    pub error_code: i16,
}
impl<'a> EnvelopeResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("EnvelopeResponse", version, Self::VERSIONS)?;
        let response_data = r.nullable_bytes(true, true, "EnvelopeResponse.response_data")?;
        let error_code = r.int16("EnvelopeResponse.error_code")?;
        r.skip_tags("EnvelopeResponse")?;
        Ok(Self { response_data, error_code })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("EnvelopeResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.nullable_bytes(self.response_data.as_deref(), true, true, "EnvelopeResponse.response_data");
        w.int16(self.error_code);
        w.no_tags();
    }
}

impl<'a> Message<'a> for EnvelopeResponse<'a> {
    const NAME: &'static str = "EnvelopeResponse";
    const VERSIONS: VersionRange = EnvelopeResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
