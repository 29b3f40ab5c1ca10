//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 85, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct WriteShareGroupStateResponse<'a> {
    /// Versions 0+.
    pub results: Vec<WriteStateResult<'a>>,
}
impl<'a> WriteShareGroupStateResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("WriteShareGroupStateResponse", version, Self::VERSIONS)?;
        let results =
            r.array(true, 18, "WriteShareGroupStateResponse.results", |r| WriteStateResult::read(r, version))?;
        r.skip_tags("WriteShareGroupStateResponse")?;
        Ok(Self { results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("WriteShareGroupStateResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.results.len(), true, "WriteShareGroupStateResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct WriteStateResult<'a> {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<PartitionResult<'a>>,
}
impl<'a> WriteStateResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("WriteStateResult.topic_id")?;
        let partitions = r.array(true, 8, "WriteStateResult.partitions", |r| PartitionResult::read(r, version))?;
        r.skip_tags("WriteStateResult")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "WriteStateResult.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionResult<'a> {
    /// Versions 0+.
    pub partition: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
}
impl<'a> PartitionResult<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let partition = r.int32("PartitionResult.partition")?;
        let error_code = r.int16("PartitionResult.error_code")?;
        let error_message = r.nullable_string(true, true, "PartitionResult.error_message")?;
        r.skip_tags("PartitionResult")?;
        Ok(Self { partition, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "PartitionResult.error_message");
        w.no_tags();
    }
}

impl<'a> Message<'a> for WriteShareGroupStateResponse<'a> {
    const NAME: &'static str = "WriteShareGroupStateResponse";
    const VERSIONS: VersionRange = WriteShareGroupStateResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
