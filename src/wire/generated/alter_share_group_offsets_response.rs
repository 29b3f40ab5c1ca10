//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 91, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterShareGroupOffsetsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub responses: Vec<AlterShareGroupOffsetsResponseTopic<'a>>,
}
impl<'a> AlterShareGroupOffsetsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterShareGroupOffsetsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("AlterShareGroupOffsetsResponse.throttle_time_ms")?;
        let error_code = r.int16("AlterShareGroupOffsetsResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "AlterShareGroupOffsetsResponse.error_message")?;
        let responses = r.array(true, 19, "AlterShareGroupOffsetsResponse.responses", |r| {
            AlterShareGroupOffsetsResponseTopic::read(r, version)
        })?;
        r.skip_tags("AlterShareGroupOffsetsResponse")?;
        Ok(Self { throttle_time_ms, error_code, error_message, responses })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterShareGroupOffsetsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "AlterShareGroupOffsetsResponse.error_message");
        w.array_length(self.responses.len(), true, "AlterShareGroupOffsetsResponse.responses");
        for v in &self.responses {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterShareGroupOffsetsResponseTopic<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<AlterShareGroupOffsetsResponsePartition<'a>>,
}
impl<'a> AlterShareGroupOffsetsResponseTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_name = r.string(true, "AlterShareGroupOffsetsResponseTopic.topic_name")?;
        let topic_id = r.uuid("AlterShareGroupOffsetsResponseTopic.topic_id")?;
        let partitions = r.array(true, 8, "AlterShareGroupOffsetsResponseTopic.partitions", |r| {
            AlterShareGroupOffsetsResponsePartition::read(r, version)
        })?;
        r.skip_tags("AlterShareGroupOffsetsResponseTopic")?;
        Ok(Self { topic_name, topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.topic_name, true, "AlterShareGroupOffsetsResponseTopic.topic_name");
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "AlterShareGroupOffsetsResponseTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterShareGroupOffsetsResponsePartition<'a> {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
}
impl<'a> AlterShareGroupOffsetsResponsePartition<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("AlterShareGroupOffsetsResponsePartition.partition_index")?;
        let error_code = r.int16("AlterShareGroupOffsetsResponsePartition.error_code")?;
        let error_message = r.nullable_string(true, true, "AlterShareGroupOffsetsResponsePartition.error_message")?;
        r.skip_tags("AlterShareGroupOffsetsResponsePartition")?;
        Ok(Self { partition_index, error_code, error_message })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.nullable_string(
            self.error_message.as_deref(),
            true,
            true,
            "AlterShareGroupOffsetsResponsePartition.error_message",
        );
        w.no_tags();
    }
}

impl<'a> Message<'a> for AlterShareGroupOffsetsResponse<'a> {
    const NAME: &'static str = "AlterShareGroupOffsetsResponse";
    const VERSIONS: VersionRange = AlterShareGroupOffsetsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
