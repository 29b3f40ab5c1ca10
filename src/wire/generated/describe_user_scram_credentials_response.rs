//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 50, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribeUserScramCredentialsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub results: Vec<DescribeUserScramCredentialsResult<'a>>,
}
impl Default for DescribeUserScramCredentialsResponse<'_> {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, error_message: Some(Cow::Borrowed("")), results: Vec::new() }
    }
}
impl<'a> DescribeUserScramCredentialsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeUserScramCredentialsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("DescribeUserScramCredentialsResponse.throttle_time_ms")?;
        let error_code = r.int16("DescribeUserScramCredentialsResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "DescribeUserScramCredentialsResponse.error_message")?;
        let results = r.array(true, 6, "DescribeUserScramCredentialsResponse.results", |r| {
            DescribeUserScramCredentialsResult::read(r, version)
        })?;
        r.skip_tags("DescribeUserScramCredentialsResponse")?;
        Ok(Self { throttle_time_ms, error_code, error_message, results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeUserScramCredentialsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(
            self.error_message.as_deref(),
            true,
            true,
            "DescribeUserScramCredentialsResponse.error_message",
        );
        w.array_length(self.results.len(), true, "DescribeUserScramCredentialsResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribeUserScramCredentialsResult<'a> {
    /// Versions 0+.
    pub user: Cow<'a, str>,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+, default empty, not null.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub credential_infos: Vec<CredentialInfo>,
}
impl Default for DescribeUserScramCredentialsResult<'_> {
    fn default() -> Self {
        Self {
            user: Cow::Borrowed(""),
            error_code: 0,
            error_message: Some(Cow::Borrowed("")),
            credential_infos: Vec::new(),
        }
    }
}
impl<'a> DescribeUserScramCredentialsResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let user = r.string(true, "DescribeUserScramCredentialsResult.user")?;
        let error_code = r.int16("DescribeUserScramCredentialsResult.error_code")?;
        let error_message = r.nullable_string(true, true, "DescribeUserScramCredentialsResult.error_message")?;
        let credential_infos = r.array(true, 6, "DescribeUserScramCredentialsResult.credential_infos", |r| {
            CredentialInfo::read(r, version)
        })?;
        r.skip_tags("DescribeUserScramCredentialsResult")?;
        Ok(Self { user, error_code, error_message, credential_infos })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.user, true, "DescribeUserScramCredentialsResult.user");
        w.int16(self.error_code);
        w.nullable_string(
            self.error_message.as_deref(),
            true,
            true,
            "DescribeUserScramCredentialsResult.error_message",
        );
        w.array_length(self.credential_infos.len(), true, "DescribeUserScramCredentialsResult.credential_infos");
        for v in &self.credential_infos {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct CredentialInfo {
    /// Versions 0+.
    pub mechanism: i8,
    /// Versions 0+.
    pub iterations: i32,
}
impl CredentialInfo {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let mechanism = r.int8("CredentialInfo.mechanism")?;
        let iterations = r.int32("CredentialInfo.iterations")?;
        r.skip_tags("CredentialInfo")?;
        Ok(Self { mechanism, iterations })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int8(self.mechanism);
        w.int32(self.iterations);
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeUserScramCredentialsResponse<'a> {
    const NAME: &'static str = "DescribeUserScramCredentialsResponse";
    const VERSIONS: VersionRange = DescribeUserScramCredentialsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
