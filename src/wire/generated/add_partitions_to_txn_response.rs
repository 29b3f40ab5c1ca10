//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 24, versions 0..=5, flexible since 3.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AddPartitionsToTxnResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 4+.
    pub error_code: i16,
    /// Versions 4+.
    pub results_by_transaction: Vec<AddPartitionsToTxnResult<'a>>,
    /// Versions 0-3.
    pub results_by_topic_v3_and_below: Vec<AddPartitionsToTxnTopicResult<'a>>,
}
impl<'a> AddPartitionsToTxnResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AddPartitionsToTxnResponse", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let throttle_time_ms = r.int32("AddPartitionsToTxnResponse.throttle_time_ms")?;
        let error_code = if version >= 4 { r.int16("AddPartitionsToTxnResponse.error_code")? } else { 0 };
        let results_by_transaction = if version >= 4 {
            r.array(flexible, 3, "AddPartitionsToTxnResponse.results_by_transaction", |r| {
                AddPartitionsToTxnResult::read(r, version)
            })?
        } else {
            Vec::new()
        };
        let results_by_topic_v3_and_below = if version <= 3 {
            r.array(flexible, 3, "AddPartitionsToTxnResponse.results_by_topic_v3_and_below", |r| {
                AddPartitionsToTxnTopicResult::read(r, version)
            })?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("AddPartitionsToTxnResponse")?;
        }
        Ok(Self { throttle_time_ms, error_code, results_by_transaction, results_by_topic_v3_and_below })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AddPartitionsToTxnResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.int32(self.throttle_time_ms);
        if version >= 4 {
            w.int16(self.error_code);
        }
        if version >= 4 {
            w.array_length(
                self.results_by_transaction.len(),
                flexible,
                "AddPartitionsToTxnResponse.results_by_transaction",
            );
            for v in &self.results_by_transaction {
                v.put(w, version);
            }
        } else if !self.results_by_transaction.is_empty() {
            w.refuse_field("AddPartitionsToTxnResponse.results_by_transaction", version);
        }
        if version <= 3 {
            w.array_length(
                self.results_by_topic_v3_and_below.len(),
                flexible,
                "AddPartitionsToTxnResponse.results_by_topic_v3_and_below",
            );
            for v in &self.results_by_topic_v3_and_below {
                v.put(w, version);
            }
        } else if !self.results_by_topic_v3_and_below.is_empty() {
            w.refuse_field("AddPartitionsToTxnResponse.results_by_topic_v3_and_below", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AddPartitionsToTxnResult<'a> {
    /// Versions 4+.
    pub transactional_id: Cow<'a, str>,
    /// Versions 4+.
    pub topic_results: Vec<AddPartitionsToTxnTopicResult<'a>>,
}
impl<'a> AddPartitionsToTxnResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let transactional_id = if version >= 4 {
            r.string(flexible, "AddPartitionsToTxnResult.transactional_id")?
        } else {
            Cow::Borrowed("")
        };
        let topic_results = if version >= 4 {
            r.array(flexible, 3, "AddPartitionsToTxnResult.topic_results", |r| {
                AddPartitionsToTxnTopicResult::read(r, version)
            })?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("AddPartitionsToTxnResult")?;
        }
        Ok(Self { transactional_id, topic_results })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version >= 4 {
            w.string(&self.transactional_id, flexible, "AddPartitionsToTxnResult.transactional_id");
        } else if !self.transactional_id.is_empty() {
            w.refuse_field("AddPartitionsToTxnResult.transactional_id", version);
        }
        if version >= 4 {
            w.array_length(self.topic_results.len(), flexible, "AddPartitionsToTxnResult.topic_results");
            for v in &self.topic_results {
                v.put(w, version);
            }
        } else if !self.topic_results.is_empty() {
            w.refuse_field("AddPartitionsToTxnResult.topic_results", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AddPartitionsToTxnTopicResult<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub results_by_partition: Vec<AddPartitionsToTxnPartitionResult>,
}
impl<'a> AddPartitionsToTxnTopicResult<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let name = r.string(flexible, "AddPartitionsToTxnTopicResult.name")?;
        let results_by_partition = r.array(flexible, 6, "AddPartitionsToTxnTopicResult.results_by_partition", |r| {
            AddPartitionsToTxnPartitionResult::read(r, version)
        })?;
        if flexible {
            r.skip_tags("AddPartitionsToTxnTopicResult")?;
        }
        Ok(Self { name, results_by_partition })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.string(&self.name, flexible, "AddPartitionsToTxnTopicResult.name");
        w.array_length(self.results_by_partition.len(), flexible, "AddPartitionsToTxnTopicResult.results_by_partition");
        for v in &self.results_by_partition {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AddPartitionsToTxnPartitionResult {
    /// Versions 0+.
    pub partition_index: i32,
    /// Versions 0+.
    pub partition_error_code: i16,
}
impl AddPartitionsToTxnPartitionResult {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let partition_index = r.int32("AddPartitionsToTxnPartitionResult.partition_index")?;
        let partition_error_code = r.int16("AddPartitionsToTxnPartitionResult.partition_error_code")?;
        if flexible {
            r.skip_tags("AddPartitionsToTxnPartitionResult")?;
        }
        Ok(Self { partition_index, partition_error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.int32(self.partition_index);
        w.int16(self.partition_error_code);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for AddPartitionsToTxnResponse<'a> {
    const NAME: &'static str = "AddPartitionsToTxnResponse";
    const VERSIONS: VersionRange = AddPartitionsToTxnResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
