//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 37, versions 0..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreatePartitionsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub results: Vec<CreatePartitionsTopicResult<'a>>,
}
impl<'a> CreatePartitionsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("CreatePartitionsResponse", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let throttle_time_ms = r.int32("CreatePartitionsResponse.throttle_time_ms")?;
        let results = r.array(flexible, 5, "CreatePartitionsResponse.results", |r| {
            CreatePartitionsTopicResult::read(r, version)
        })?;
        if flexible {
            r.skip_tags("CreatePartitionsResponse")?;
        }
        Ok(Self { throttle_time_ms, results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("CreatePartitionsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.int32(self.throttle_time_ms);
        w.array_length(self.results.len(), flexible, "CreatePartitionsResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct CreatePartitionsTopicResult<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
}
impl<'a> CreatePartitionsTopicResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 2;
        let name = r.string(flexible, "CreatePartitionsTopicResult.name")?;
        let error_code = r.int16("CreatePartitionsTopicResult.error_code")?;
        let error_message = r.nullable_string(flexible, true, "CreatePartitionsTopicResult.error_message")?;
        if flexible {
            r.skip_tags("CreatePartitionsTopicResult")?;
        }
        Ok(Self { name, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.string(&self.name, flexible, "CreatePartitionsTopicResult.name");
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), flexible, true, "CreatePartitionsTopicResult.error_message");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for CreatePartitionsResponse<'a> {
    const NAME: &'static str = "CreatePartitionsResponse";
    const VERSIONS: VersionRange = CreatePartitionsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
