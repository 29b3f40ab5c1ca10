//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 87, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ReadShareGroupStateSummaryResponse<'a> {
    /// Versions 0+.
    pub results: Vec<ReadStateSummaryResult<'a>>,
}
impl<'a> ReadShareGroupStateSummaryResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ReadShareGroupStateSummaryResponse", version, Self::VERSIONS)?;
        let results = r.array(true, 18, "ReadShareGroupStateSummaryResponse.results", |r| {
            ReadStateSummaryResult::read(r, version)
        })?;
        r.skip_tags("ReadShareGroupStateSummaryResponse")?;
        Ok(Self { results })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ReadShareGroupStateSummaryResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.results.len(), true, "ReadShareGroupStateSummaryResponse.results");
        for v in &self.results {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ReadStateSummaryResult<'a> {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<PartitionResult<'a>>,
}
impl<'a> ReadStateSummaryResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("ReadStateSummaryResult.topic_id")?;
        let partitions =
            r.array(true, 24, "ReadStateSummaryResult.partitions", |r| PartitionResult::read(r, version))?;
        r.skip_tags("ReadStateSummaryResult")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "ReadStateSummaryResult.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct PartitionResult<'a> {
    /// Versions 0+.
    pub partition: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub state_epoch: i32,
    /// Versions 0+.
    pub leader_epoch: i32,
    /// Versions 0+.
    pub start_offset: i64,
    /// Versions 1+, default -1.
    pub delivery_complete_count: i32,
}
impl Default for PartitionResult<'_> {
    fn default() -> Self {
        Self {
            partition: 0,
            error_code: 0,
            error_message: None,
            state_epoch: 0,
            leader_epoch: 0,
            start_offset: 0,
            delivery_complete_count: -1,
        }
    }
}
impl<'a> PartitionResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let partition = r.int32("PartitionResult.partition")?;
        let error_code = r.int16("PartitionResult.error_code")?;
        let error_message = r.nullable_string(true, true, "PartitionResult.error_message")?;
        let state_epoch = r.int32("PartitionResult.state_epoch")?;
        let leader_epoch = r.int32("PartitionResult.leader_epoch")?;
        let start_offset = r.int64("PartitionResult.start_offset")?;
        let delivery_complete_count =
            if version >= 1 { r.int32("PartitionResult.delivery_complete_count")? } else { -1 };
        r.skip_tags("PartitionResult")?;
        Ok(Self {
            partition,
            error_code,
            error_message,
            state_epoch,
            leader_epoch,
            start_offset,
            delivery_complete_count,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "PartitionResult.error_message");
        w.int32(self.state_epoch);
        w.int32(self.leader_epoch);
        w.int64(self.start_offset);
        if version >= 1 {
            w.int32(self.delivery_complete_count);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ReadShareGroupStateSummaryResponse<'a> {
    const NAME: &'static str = "ReadShareGroupStateSummaryResponse";
    const VERSIONS: VersionRange = ReadShareGroupStateSummaryResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
