//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 0, versions 0..=1, flexible since 1.
#[derive(Clone, Debug, PartialEq)]
pub struct TransactionLogValue<'a> {
    /// Versions 0+.
    pub producer_id: i64,
    /// Versions 1+, tag 0 in 1+, default -1.
    pub previous_producer_id: i64,
    /// Versions 1+, tag 1 in 1+, default -1.
    pub next_producer_id: i64,
    /// Versions 0+.
    pub producer_epoch: i16,
    /// Versions 1+, tag 3 in 1+, default -1.
    pub next_producer_epoch: i16,
    /// Versions 0+.
    pub transaction_timeout_ms: i32,
    /// Versions 0+.
    pub transaction_status: i8,
    /// Versions 0+, null in 0+, default empty, not null.
    pub transaction_partitions: Option<Vec<PartitionsSchema<'a>>>,
    /// Versions 0+.
    pub transaction_last_update_timestamp_ms: i64,
    /// Versions 0+.
    pub transaction_start_timestamp_ms: i64,
    /// Versions 1+, tag 2 in 1+.
    pub client_transaction_version: i16,
}
impl Default for TransactionLogValue<'_> {
    fn default() -> Self {
        Self {
            producer_id: 0,
            previous_producer_id: -1,
            next_producer_id: -1,
            producer_epoch: 0,
            next_producer_epoch: -1,
            transaction_timeout_ms: 0,
            transaction_status: 0,
            transaction_partitions: Some(Vec::new()),
            transaction_last_update_timestamp_ms: 0,
            transaction_start_timestamp_ms: 0,
            client_transaction_version: 0,
        }
    }
}
impl<'a> TransactionLogValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("TransactionLogValue", version, Self::VERSIONS)?;
        let flexible = version >= 1;
        let producer_id = r.int64("TransactionLogValue.producer_id")?;
        let mut previous_producer_id = -1;
        let mut next_producer_id = -1;
        let producer_epoch = r.int16("TransactionLogValue.producer_epoch")?;
        let mut next_producer_epoch = -1;
        let transaction_timeout_ms = r.int32("TransactionLogValue.transaction_timeout_ms")?;
        let transaction_status = r.int8("TransactionLogValue.transaction_status")?;
        let transaction_partitions =
            r.nullable_array(flexible, true, 3, "TransactionLogValue.transaction_partitions", |r| {
                PartitionsSchema::read(r, version)
            })?;
        let transaction_last_update_timestamp_ms =
            r.int64("TransactionLogValue.transaction_last_update_timestamp_ms")?;
        let transaction_start_timestamp_ms = r.int64("TransactionLogValue.transaction_start_timestamp_ms")?;
        let mut client_transaction_version = 0;
        if flexible {
            for _ in 0..r.tag_count("TransactionLogValue")? {
                let (tag, mut t) = r.tag("TransactionLogValue")?;
                match tag {
                    0 => {
                        previous_producer_id = t.int64("TransactionLogValue.previous_producer_id")?;
                        r.end_tag(&t, "TransactionLogValue.previous_producer_id")?;
                    }
                    1 => {
                        next_producer_id = t.int64("TransactionLogValue.next_producer_id")?;
                        r.end_tag(&t, "TransactionLogValue.next_producer_id")?;
                    }
                    3 => {
                        next_producer_epoch = t.int16("TransactionLogValue.next_producer_epoch")?;
                        r.end_tag(&t, "TransactionLogValue.next_producer_epoch")?;
                    }
                    2 => {
                        client_transaction_version = t.int16("TransactionLogValue.client_transaction_version")?;
                        r.end_tag(&t, "TransactionLogValue.client_transaction_version")?;
                    }
                    _ => {}
                }
            }
        }
        Ok(Self {
            producer_id,
            previous_producer_id,
            next_producer_id,
            producer_epoch,
            next_producer_epoch,
            transaction_timeout_ms,
            transaction_status,
            transaction_partitions,
            transaction_last_update_timestamp_ms,
            transaction_start_timestamp_ms,
            client_transaction_version,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("TransactionLogValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.int64(self.producer_id);
        if !(version >= 1) {
            if self.previous_producer_id != -1 {
                w.refuse_field("TransactionLogValue.previous_producer_id", version);
            }
        }
        if !(version >= 1) {
            if self.next_producer_id != -1 {
                w.refuse_field("TransactionLogValue.next_producer_id", version);
            }
        }
        w.int16(self.producer_epoch);
        if !(version >= 1) {
            if self.next_producer_epoch != -1 {
                w.refuse_field("TransactionLogValue.next_producer_epoch", version);
            }
        }
        w.int32(self.transaction_timeout_ms);
        w.int8(self.transaction_status);
        w.nullable_array_length(
            self.transaction_partitions.as_ref().map(|v| v.len()),
            flexible,
            true,
            "TransactionLogValue.transaction_partitions",
        );
        for v in self.transaction_partitions.iter().flatten() {
            v.put(w, version);
        }
        w.int64(self.transaction_last_update_timestamp_ms);
        w.int64(self.transaction_start_timestamp_ms);
        if !(version >= 1) {
            if self.client_transaction_version != 0 {
                w.refuse_field("TransactionLogValue.client_transaction_version", version);
            }
        }
        if flexible {
            let mut tags = w.begin_tags();
            if self.previous_producer_id != -1 {
                let tag = w.begin_tag(&mut tags, 0);
                w.int64(self.previous_producer_id);
                w.end_tag(tag);
            }
            if self.next_producer_id != -1 {
                let tag = w.begin_tag(&mut tags, 1);
                w.int64(self.next_producer_id);
                w.end_tag(tag);
            }
            if self.client_transaction_version != 0 {
                let tag = w.begin_tag(&mut tags, 2);
                w.int16(self.client_transaction_version);
                w.end_tag(tag);
            }
            if self.next_producer_epoch != -1 {
                let tag = w.begin_tag(&mut tags, 3);
                w.int16(self.next_producer_epoch);
                w.end_tag(tag);
            }
            w.end_tags(tags);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionsSchema<'a> {
    /// Versions 0+.
    pub topic: Cow<'a, str>,
    /// Versions 0+.
    pub partition_ids: Vec<i32>,
}
impl<'a> PartitionsSchema<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 1;
        let topic = r.string(flexible, "PartitionsSchema.topic")?;
        let partition_ids =
            r.array(flexible, 4, "PartitionsSchema.partition_ids", |r| r.int32("PartitionsSchema.partition_ids"))?;
        if flexible {
            r.skip_tags("PartitionsSchema")?;
        }
        Ok(Self { topic, partition_ids })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.string(&self.topic, flexible, "PartitionsSchema.topic");
        w.array_length(self.partition_ids.len(), flexible, "PartitionsSchema.partition_ids");
        for v in &self.partition_ids {
            w.int32(*v);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for TransactionLogValue<'a> {
    const NAME: &'static str = "TransactionLogValue";
    const VERSIONS: VersionRange = TransactionLogValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(1);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
