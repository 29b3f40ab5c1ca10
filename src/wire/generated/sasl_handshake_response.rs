//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 17, versions 0..=1, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SaslHandshakeResponse<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub mechanisms: Vec<Cow<'a, str>>,
}
impl<'a> SaslHandshakeResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("SaslHandshakeResponse", version, Self::VERSIONS)?;
        let error_code = r.int16("SaslHandshakeResponse.error_code")?;
        let mechanisms = r.array(false, 1, "SaslHandshakeResponse.mechanisms", |r| {
            r.string(false, "SaslHandshakeResponse.mechanisms")
        })?;
        Ok(Self { error_code, mechanisms })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("SaslHandshakeResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int16(self.error_code);
        w.array_length(self.mechanisms.len(), false, "SaslHandshakeResponse.mechanisms");
        for v in &self.mechanisms {
            w.string(v, false, "SaslHandshakeResponse.mechanisms");
        }
    }
}

impl<'a> Message<'a> for SaslHandshakeResponse<'a> {
    const NAME: &'static str = "SaslHandshakeResponse";
    const VERSIONS: VersionRange = SaslHandshakeResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
