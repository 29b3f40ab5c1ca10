//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 24, versions 0..=5, flexible since 3.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AddPartitionsToTxnRequest<'a> {
    /// Versions 4+.
    pub transactions: Vec<AddPartitionsToTxnTransaction<'a>>,
    /// Versions 0-3.
    pub v3_and_below_transactional_id: Cow<'a, str>,
    /// Versions 0-3.
    pub v3_and_below_producer_id: i64,
    /// Versions 0-3.
    pub v3_and_below_producer_epoch: i16,
    /// Versions 0-3.
    pub v3_and_below_topics: Vec<AddPartitionsToTxnTopic<'a>>,
}
impl<'a> AddPartitionsToTxnRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("AddPartitionsToTxnRequest", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let transactions = if version >= 4 {
            r.array(flexible, 14, "AddPartitionsToTxnRequest.transactions", |r| {
                AddPartitionsToTxnTransaction::read(r, version)
            })?
        } else {
            Vec::new()
        };
        let v3_and_below_transactional_id = if version <= 3 {
            r.string(flexible, "AddPartitionsToTxnRequest.v3_and_below_transactional_id")?
        } else {
            Cow::Borrowed("")
        };
        let v3_and_below_producer_id =
            if version <= 3 { r.int64("AddPartitionsToTxnRequest.v3_and_below_producer_id")? } else { 0 };
        let v3_and_below_producer_epoch =
            if version <= 3 { r.int16("AddPartitionsToTxnRequest.v3_and_below_producer_epoch")? } else { 0 };
        let v3_and_below_topics = if version <= 3 {
            r.array(flexible, 3, "AddPartitionsToTxnRequest.v3_and_below_topics", |r| {
                AddPartitionsToTxnTopic::read(r, version)
            })?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("AddPartitionsToTxnRequest")?;
        }
        Ok(Self {
            transactions,
            v3_and_below_transactional_id,
            v3_and_below_producer_id,
            v3_and_below_producer_epoch,
            v3_and_below_topics,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("AddPartitionsToTxnRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version >= 4 {
            w.array_length(self.transactions.len(), flexible, "AddPartitionsToTxnRequest.transactions");
            for v in &self.transactions {
                v.put(w, version);
            }
        } else if !self.transactions.is_empty() {
            w.refuse_field("AddPartitionsToTxnRequest.transactions", version);
        }
        if version <= 3 {
            w.string(
                &self.v3_and_below_transactional_id,
                flexible,
                "AddPartitionsToTxnRequest.v3_and_below_transactional_id",
            );
        } else if !self.v3_and_below_transactional_id.is_empty() {
            w.refuse_field("AddPartitionsToTxnRequest.v3_and_below_transactional_id", version);
        }
        if version <= 3 {
            w.int64(self.v3_and_below_producer_id);
        } else if self.v3_and_below_producer_id != 0 {
            w.refuse_field("AddPartitionsToTxnRequest.v3_and_below_producer_id", version);
        }
        if version <= 3 {
            w.int16(self.v3_and_below_producer_epoch);
        } else if self.v3_and_below_producer_epoch != 0 {
            w.refuse_field("AddPartitionsToTxnRequest.v3_and_below_producer_epoch", version);
        }
        if version <= 3 {
            w.array_length(self.v3_and_below_topics.len(), flexible, "AddPartitionsToTxnRequest.v3_and_below_topics");
            for v in &self.v3_and_below_topics {
                v.put(w, version);
            }
        } else if !self.v3_and_below_topics.is_empty() {
            w.refuse_field("AddPartitionsToTxnRequest.v3_and_below_topics", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AddPartitionsToTxnTransaction<'a> {
    /// Versions 4+.
    pub transactional_id: Cow<'a, str>,
    /// Versions 4+.
    pub producer_id: i64,
    /// Versions 4+.
    pub producer_epoch: i16,
    /// Versions 4+.
    pub verify_only: bool,
    /// Versions 4+.
    pub topics: Vec<AddPartitionsToTxnTopic<'a>>,
}
impl<'a> AddPartitionsToTxnTransaction<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let transactional_id = if version >= 4 {
            r.string(flexible, "AddPartitionsToTxnTransaction.transactional_id")?
        } else {
            Cow::Borrowed("")
        };
        let producer_id = if version >= 4 { r.int64("AddPartitionsToTxnTransaction.producer_id")? } else { 0 };
        let producer_epoch = if version >= 4 { r.int16("AddPartitionsToTxnTransaction.producer_epoch")? } else { 0 };
        let verify_only = if version >= 4 { r.bool("AddPartitionsToTxnTransaction.verify_only")? } else { false };
        let topics = if version >= 4 {
            r.array(flexible, 3, "AddPartitionsToTxnTransaction.topics", |r| AddPartitionsToTxnTopic::read(r, version))?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("AddPartitionsToTxnTransaction")?;
        }
        Ok(Self { transactional_id, producer_id, producer_epoch, verify_only, topics })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version >= 4 {
            w.string(&self.transactional_id, flexible, "AddPartitionsToTxnTransaction.transactional_id");
        } else if !self.transactional_id.is_empty() {
            w.refuse_field("AddPartitionsToTxnTransaction.transactional_id", version);
        }
        if version >= 4 {
            w.int64(self.producer_id);
        } else if self.producer_id != 0 {
            w.refuse_field("AddPartitionsToTxnTransaction.producer_id", version);
        }
        if version >= 4 {
            w.int16(self.producer_epoch);
        } else if self.producer_epoch != 0 {
            w.refuse_field("AddPartitionsToTxnTransaction.producer_epoch", version);
        }
        if version >= 4 {
            w.bool(self.verify_only);
        } else if self.verify_only {
            w.refuse_field("AddPartitionsToTxnTransaction.verify_only", version);
        }
        if version >= 4 {
            w.array_length(self.topics.len(), flexible, "AddPartitionsToTxnTransaction.topics");
            for v in &self.topics {
                v.put(w, version);
            }
        } else if !self.topics.is_empty() {
            w.refuse_field("AddPartitionsToTxnTransaction.topics", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct AddPartitionsToTxnTopic<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl<'a> AddPartitionsToTxnTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 3;
        let name = r.string(flexible, "AddPartitionsToTxnTopic.name")?;
        let partitions = r.array(flexible, 4, "AddPartitionsToTxnTopic.partitions", |r| {
            r.int32("AddPartitionsToTxnTopic.partitions")
        })?;
        if flexible {
            r.skip_tags("AddPartitionsToTxnTopic")?;
        }
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        w.string(&self.name, flexible, "AddPartitionsToTxnTopic.name");
        w.array_length(self.partitions.len(), flexible, "AddPartitionsToTxnTopic.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for AddPartitionsToTxnRequest<'a> {
    const NAME: &'static str = "AddPartitionsToTxnRequest";
    const VERSIONS: VersionRange = AddPartitionsToTxnRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for AddPartitionsToTxnRequest<'a> {
    const KEY: ApiKey = ApiKey::AddPartitionsToTxn;
    type Response<'r> = super::add_partitions_to_txn_response::AddPartitionsToTxnResponse<'r>;
}
