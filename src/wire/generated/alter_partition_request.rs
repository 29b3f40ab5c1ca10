//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Request of key 56, versions 2..=3, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct AlterPartitionRequest {
    /// Versions 2+.
    pub broker_id: i32,
    /// Versions 2+, default -1.
    pub broker_epoch: i64,
    /// Versions 2+.
    pub topics: Vec<TopicData>,
}
impl Default for AlterPartitionRequest {
    fn default() -> Self {
        Self { broker_id: 0, broker_epoch: -1, topics: Vec::new() }
    }
}
impl AlterPartitionRequest {
    pub const VERSIONS: VersionRange = VersionRange::new(2, 3);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AlterPartitionRequest", version, Self::VERSIONS)?;
        let broker_id = r.int32("AlterPartitionRequest.broker_id")?;
        let broker_epoch = r.int64("AlterPartitionRequest.broker_epoch")?;
        let topics = r.array(true, 18, "AlterPartitionRequest.topics", |r| TopicData::read(r, version))?;
        r.skip_tags("AlterPartitionRequest")?;
        Ok(Self { broker_id, broker_epoch, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AlterPartitionRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.broker_id);
        w.int64(self.broker_epoch);
        w.array_length(self.topics.len(), true, "AlterPartitionRequest.topics");
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
        let partitions = r.array(true, 15, "TopicData.partitions", |r| PartitionData::read(r, version))?;
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
    pub leader_epoch: i32,
    /// Versions 2.
    pub new_isr: Vec<i32>,
    /// Versions 3+.
    pub new_isr_with_epochs: Vec<BrokerState>,
    /// Versions 2+.
    pub leader_recovery_state: i8,
    /// Versions 2+.
    pub partition_epoch: i32,
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let partition_index = r.int32("PartitionData.partition_index")?;
        let leader_epoch = r.int32("PartitionData.leader_epoch")?;
        let new_isr = if version <= 2 {
            r.array(true, 4, "PartitionData.new_isr", |r| r.int32("PartitionData.new_isr"))?
        } else {
            Vec::new()
        };
        let new_isr_with_epochs = if version >= 3 {
            r.array(true, 13, "PartitionData.new_isr_with_epochs", |r| BrokerState::read(r, version))?
        } else {
            Vec::new()
        };
        let leader_recovery_state = r.int8("PartitionData.leader_recovery_state")?;
        let partition_epoch = r.int32("PartitionData.partition_epoch")?;
        r.skip_tags("PartitionData")?;
        Ok(Self { partition_index, leader_epoch, new_isr, new_isr_with_epochs, leader_recovery_state, partition_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition_index);
        w.int32(self.leader_epoch);
        if version <= 2 {
            w.array_length(self.new_isr.len(), true, "PartitionData.new_isr");
            for v in &self.new_isr {
                w.int32(*v);
            }
        } else if !self.new_isr.is_empty() {
            w.refuse_field("PartitionData.new_isr", version);
        }
        if version >= 3 {
            w.array_length(self.new_isr_with_epochs.len(), true, "PartitionData.new_isr_with_epochs");
            for v in &self.new_isr_with_epochs {
                v.put(w, version);
            }
        } else if !self.new_isr_with_epochs.is_empty() {
            w.refuse_field("PartitionData.new_isr_with_epochs", version);
        }
        w.int8(self.leader_recovery_state);
        w.int32(self.partition_epoch);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct BrokerState {
    /// Versions 3+.
    pub broker_id: i32,
    /// Versions 3+, default -1.
    pub broker_epoch: i64,
}
impl Default for BrokerState {
    fn default() -> Self {
        Self { broker_id: 0, broker_epoch: -1 }
    }
}
impl BrokerState {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let broker_id = if version >= 3 { r.int32("BrokerState.broker_id")? } else { 0 };
        let broker_epoch = if version >= 3 { r.int64("BrokerState.broker_epoch")? } else { -1 };
        r.skip_tags("BrokerState")?;
        Ok(Self { broker_id, broker_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 3 {
            w.int32(self.broker_id);
        } else if self.broker_id != 0 {
            w.refuse_field("BrokerState.broker_id", version);
        }
        if version >= 3 {
            w.int64(self.broker_epoch);
        } else if self.broker_epoch != -1 {
            w.refuse_field("BrokerState.broker_epoch", version);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for AlterPartitionRequest {
    const NAME: &'static str = "AlterPartitionRequest";
    const VERSIONS: VersionRange = AlterPartitionRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for AlterPartitionRequest {
    const KEY: ApiKey = ApiKey::AlterPartition;
    type Response<'r> = super::alter_partition_response::AlterPartitionResponse;
}
