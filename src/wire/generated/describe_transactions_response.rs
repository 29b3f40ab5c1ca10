//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 65, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeTransactionsResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub transaction_states: Vec<TransactionState<'a>>,
}
impl<'a> DescribeTransactionsResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeTransactionsResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("DescribeTransactionsResponse.throttle_time_ms")?;
        let transaction_states = r.array(true, 28, "DescribeTransactionsResponse.transaction_states", |r| {
            TransactionState::read(r, version)
        })?;
        r.skip_tags("DescribeTransactionsResponse")?;
        Ok(Self { throttle_time_ms, transaction_states })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeTransactionsResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.array_length(self.transaction_states.len(), true, "DescribeTransactionsResponse.transaction_states");
        for v in &self.transaction_states {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TransactionState<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+.
    pub transactional_id: Cow<'a, str>,
    /// Versions 0+.
    pub transaction_state: Cow<'a, str>,
    /// Versions 0+.
    pub transaction_timeout_ms: i32,
    /// Versions 0+.
    pub transaction_start_time_ms: i64,
    /// Versions 0+.
    pub producer_id: i64,
    /// Versions 0+.
    pub producer_epoch: i16,
    /// Versions 0+.
    pub topics: Vec<TopicData<'a>>,
}
impl<'a> TransactionState<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let error_code = r.int16("TransactionState.error_code")?;
        let transactional_id = r.string(true, "TransactionState.transactional_id")?;
        let transaction_state = r.string(true, "TransactionState.transaction_state")?;
        let transaction_timeout_ms = r.int32("TransactionState.transaction_timeout_ms")?;
        let transaction_start_time_ms = r.int64("TransactionState.transaction_start_time_ms")?;
        let producer_id = r.int64("TransactionState.producer_id")?;
        let producer_epoch = r.int16("TransactionState.producer_epoch")?;
        let topics = r.array(true, 3, "TransactionState.topics", |r| TopicData::read(r, version))?;
        r.skip_tags("TransactionState")?;
        Ok(Self {
            error_code,
            transactional_id,
            transaction_state,
            transaction_timeout_ms,
            transaction_start_time_ms,
            producer_id,
            producer_epoch,
            topics,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int16(self.error_code);
        w.string(&self.transactional_id, true, "TransactionState.transactional_id");
        w.string(&self.transaction_state, true, "TransactionState.transaction_state");
        w.int32(self.transaction_timeout_ms);
        w.int64(self.transaction_start_time_ms);
        w.int64(self.producer_id);
        w.int16(self.producer_epoch);
        w.array_length(self.topics.len(), true, "TransactionState.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicData<'a> {
    /// Versions 0+.
    pub topic: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl<'a> TopicData<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic = r.string(true, "TopicData.topic")?;
        let partitions = r.array(true, 4, "TopicData.partitions", |r| r.int32("TopicData.partitions"))?;
        r.skip_tags("TopicData")?;
        Ok(Self { topic, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.topic, true, "TopicData.topic");
        w.array_length(self.partitions.len(), true, "TopicData.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeTransactionsResponse<'a> {
    const NAME: &'static str = "DescribeTransactionsResponse";
    const VERSIONS: VersionRange = DescribeTransactionsResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
