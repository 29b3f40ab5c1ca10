//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 51, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterUserScramCredentialsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub results: Vec<AlterUserScramCredentialsResult<'a>>,
}
impl<'a> AlterUserScramCredentialsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterUserScramCredentialsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("AlterUserScramCredentialsResponse.throttle_time_ms")?;
        let results = r.array(true, 5, "AlterUserScramCredentialsResponse.results", |r| {
            AlterUserScramCredentialsResult::read(r, version)
        })?;
        r.skip_tags("AlterUserScramCredentialsResponse")?;
        Ok(Self { throttle_time_ms, results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterUserScramCredentialsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.array_length(self.results.len(), true, "AlterUserScramCredentialsResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct AlterUserScramCredentialsResult<'a> {
    /// Versions 0+.
    pub user: Cow<'a, str>,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
}
impl Default for AlterUserScramCredentialsResult<'_> {
    fn default() -> Self {
        Self { user: Cow::Borrowed(""), error_code: 0, error_message: Some(Cow::Borrowed("")) }
    }
}
impl<'a> AlterUserScramCredentialsResult<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let user = r.string(true, "AlterUserScramCredentialsResult.user")?;
        let error_code = r.int16("AlterUserScramCredentialsResult.error_code")?;
        let error_message = r.nullable_string(true, true, "AlterUserScramCredentialsResult.error_message")?;
        r.skip_tags("AlterUserScramCredentialsResult")?;
        Ok(Self { user, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.user, true, "AlterUserScramCredentialsResult.user");
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "AlterUserScramCredentialsResult.error_message");
        w.no_tags();
    }
}

impl<'a> Message<'a> for AlterUserScramCredentialsResponse<'a> {
    const NAME: &'static str = "AlterUserScramCredentialsResponse";
    const VERSIONS: VersionRange = AlterUserScramCredentialsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
