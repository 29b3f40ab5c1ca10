//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 28, versions 0..=6, flexible since 3.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct TxnOffsetCommitResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub topics: Vec<TxnOffsetCommitResponseTopic<'a>>,
}
impl<'a> TxnOffsetCommitResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 6);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("TxnOffsetCommitResponse", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let throttle_time_ms = r.int32("TxnOffsetCommitResponse.throttle_time_ms")?;
        let topics =
            r.array(flexible, 3, "TxnOffsetCommitResponse.topics", |r| TxnOffsetCommitResponseTopic::read(r, version))?;
        if flexible {
            r.skip_tags("TxnOffsetCommitResponse")?;
        }
        Ok(Self { throttle_time_ms, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("TxnOffsetCommitResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.int32(self.throttle_time_ms);
        w.array_length(self.topics.len(), flexible, "TxnOffsetCommitResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TxnOffsetCommitResponseTopic<'a> {
    /// Versions 0-5.
    pub name: Cow<'a, str>,
    /// Versions 6+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<TxnOffsetCommitResponsePartition>,
}
impl<'a> TxnOffsetCommitResponseTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let name =
            if version <= 5 { r.string(flexible, "TxnOffsetCommitResponseTopic.name")? } else { Cow::Borrowed("") };
        let topic_id = if version >= 6 { r.uuid("TxnOffsetCommitResponseTopic.topic_id")? } else { [0; 16] };
        let partitions = r.array(flexible, 6, "TxnOffsetCommitResponseTopic.partitions", |r| {
            TxnOffsetCommitResponsePartition::read(r, version)
        })?;
        if flexible {
            r.skip_tags("TxnOffsetCommitResponseTopic")?;
        }
        Ok(Self { name, topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version <= 5 {
            w.string(&self.name, flexible, "TxnOffsetCommitResponseTopic.name");
        }
        if version >= 6 {
            w.uuid(&self.topic_id);
        }
        w.array_length(self.partitions.len(), flexible, "TxnOffsetCommitResponseTopic.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TxnOffsetCommitResponsePartition {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub error_code: i16,
}
impl TxnOffsetCommitResponsePartition {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let partition_index = r.int32("TxnOffsetCommitResponsePartition.partition_index")?;
        let error_code = r.int16("TxnOffsetCommitResponsePartition.error_code")?;
        if flexible {
            r.skip_tags("TxnOffsetCommitResponsePartition")?;
        }
        Ok(Self { partition_index, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.int32(self.partition_index);
        w.int16(self.error_code);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for TxnOffsetCommitResponse<'a> {
    const NAME: &'static str = "TxnOffsetCommitResponse";
    const VERSIONS: VersionRange = TxnOffsetCommitResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
