//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 27, versions 1..=2, flexible since 1.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct WriteTxnMarkersResponse<'a> {
    /// Versions 1+.
    pub markers: Vec<WritableTxnMarkerResult<'a>>,
}
impl<'a> WriteTxnMarkersResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("WriteTxnMarkersResponse", version, Self::VERSIONS)?;
        let markers =
            r.array(true, 10, "WriteTxnMarkersResponse.markers", |r| WritableTxnMarkerResult::read(r, version))?;
        r.skip_tags("WriteTxnMarkersResponse")?;
        Ok(Self { markers })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("WriteTxnMarkersResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.markers.len(), true, "WriteTxnMarkersResponse.markers");
        for v in &self.markers {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct WritableTxnMarkerResult<'a> {
    /// Versions 1+.
    pub producer_id: i64,
    /// Versions 1+.
    pub topics: Vec<WritableTxnMarkerTopicResult<'a>>,
}
impl<'a> WritableTxnMarkerResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let producer_id = r.int64("WritableTxnMarkerResult.producer_id")?;
        let topics =
            r.array(true, 3, "WritableTxnMarkerResult.topics", |r| WritableTxnMarkerTopicResult::read(r, version))?;
        r.skip_tags("WritableTxnMarkerResult")?;
        Ok(Self { producer_id, topics })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int64(self.producer_id);
        w.array_length(self.topics.len(), true, "WritableTxnMarkerResult.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct WritableTxnMarkerTopicResult<'a> {
    /// Versions 1+.
    pub name: Cow<'a, str>,
    /// Versions 1+.
    pub partitions: Vec<WritableTxnMarkerPartitionResult>,
}
impl<'a> WritableTxnMarkerTopicResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "WritableTxnMarkerTopicResult.name")?;
        let partitions = r.array(true, 7, "WritableTxnMarkerTopicResult.partitions", |r| {
            WritableTxnMarkerPartitionResult::read(r, version)
        })?;
        r.skip_tags("WritableTxnMarkerTopicResult")?;
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.name, true, "WritableTxnMarkerTopicResult.name");
        w.array_length(self.partitions.len(), true, "WritableTxnMarkerTopicResult.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct WritableTxnMarkerPartitionResult {
    /// Versions 1+.
    pub partition_index: i32,
    /// Versions 1+.
    pub error_code: i16,
}
impl WritableTxnMarkerPartitionResult {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("WritableTxnMarkerPartitionResult.partition_index")?;
        let error_code = r.int16("WritableTxnMarkerPartitionResult.error_code")?;
        r.skip_tags("WritableTxnMarkerPartitionResult")?;
        Ok(Self { partition_index, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.no_tags();
    }
}

impl<'a> Message<'a> for WriteTxnMarkersResponse<'a> {
    const NAME: &'static str = "WriteTxnMarkersResponse";
    const VERSIONS: VersionRange = WriteTxnMarkersResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(1);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
