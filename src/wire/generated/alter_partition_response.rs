//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Response of key 56, versions 2..=3, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlterPartitionResponse {
    /// Versions 2+.
    pub throttle_time_ms: i32,
    /// Versions 2+.
    pub error_code: i16,
    /// Versions 2+.
    pub topics: Vec<TopicData>,
}
impl AlterPartitionResponse {
    pub const VERSIONS: VersionRange = VersionRange::new(2, 3);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterPartitionResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("AlterPartitionResponse.throttle_time_ms")?;
        let error_code = r.int16("AlterPartitionResponse.error_code")?;
        let topics = r.array(true, 18, "AlterPartitionResponse.topics", |r| TopicData::read(r, version))?;
        r.skip_tags("AlterPartitionResponse")?;
        Ok(Self { throttle_time_ms, error_code, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterPartitionResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.array_length(self.topics.len(), true, "AlterPartitionResponse.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicData {
    /// Versions 2+.
    pub topic_id: [u8; 16],
    /// Versions 2+.
    pub partitions: Vec<PartitionData>,
}
impl TopicData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("TopicData.topic_id")?;
        let partitions = r.array(true, 21, "TopicData.partitions", |r| PartitionData::read(r, version))?;
        r.skip_tags("TopicData")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "TopicData.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionData {
    /// Versions 2+.
    pub partition_index: i32,
    /// Versions 2+.
    pub error_code: i16,
    /// Versions 2+.
    pub leader_id: i32,
    /// Versions 2+.
    pub leader_epoch: i32,
    /// Versions 2+.
    pub isr: Vec<i32>,
    /// Versions 2+.
    pub leader_recovery_state: i8,
    /// Versions 2+.
    pub partition_epoch: i32,
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("PartitionData.partition_index")?;
        let error_code = r.int16("PartitionData.error_code")?;
        let leader_id = r.int32("PartitionData.leader_id")?;
        let leader_epoch = r.int32("PartitionData.leader_epoch")?;
        let isr = r.array(true, 4, "PartitionData.isr", |r| r.int32("PartitionData.isr"))?;
        let leader_recovery_state = r.int8("PartitionData.leader_recovery_state")?;
        let partition_epoch = r.int32("PartitionData.partition_epoch")?;
        r.skip_tags("PartitionData")?;
        Ok(Self { partition_index, error_code, leader_id, leader_epoch, isr, leader_recovery_state, partition_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition_index);
        w.int16(self.error_code);
        w.int32(self.leader_id);
        w.int32(self.leader_epoch);
        w.array_length(self.isr.len(), true, "PartitionData.isr");
        for v in &self.isr {
            w.int32(*v);
        }
        w.int8(self.leader_recovery_state);
        w.int32(self.partition_epoch);
        w.no_tags();
    }
}

impl<'a> Message<'a> for AlterPartitionResponse {
    const NAME: &'static str = "AlterPartitionResponse";
    const VERSIONS: VersionRange = AlterPartitionResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
