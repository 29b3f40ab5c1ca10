//! Batches that we write ourselves: the metadata log's, the command line's, tests'.

use std::io;

use bytes::Bytes;

use super::batch::{BatchInfo, ValidBatch};
use super::codec::{Codec, TimestampType};
use super::compress::compress;
use super::control::ControlKind;
use super::crc;
use super::header::{Attributes, BatchHeader, HEADER_BYTES, LENGTH_COUNTS_FROM, MAGIC_V2};
use super::varint::{put_i32, put_i64};
use crate::base::{LeaderEpoch, Offset, ProducerEpoch, ProducerId, WallMs};

/// Largest batch that the length field can tell.
const BATCH_BYTES_MAX: usize = i32::MAX as usize;

/// Why a batch could not be built.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    #[error("a batch needs at least one record")]
    Empty,
    #[error("the record does not fit: a batch holds at most 2 GiB")]
    TooLarge,
    #[error("control records and data records do not go into one batch")]
    Mixed,
    #[error("compressing the records failed: {0}")]
    Compress(#[from] io::Error),
}

/// A record to be written.
#[derive(Clone, Copy, Debug, Default)]
pub struct NewRecord<'a> {
    pub timestamp: WallMs,
    pub key: Option<&'a [u8]>,
    pub value: Option<&'a [u8]>,
    pub headers: &'a [(&'a [u8], Option<&'a [u8]>)],
}

/// Gathers records into one batch.
#[derive(Clone, Debug)]
pub struct BatchBuilder {
    codec: Codec,
    append_time: Option<WallMs>,
    transactional: bool,
    control: bool,
    base_offset: Offset,
    leader_epoch: LeaderEpoch,
    producer_id: ProducerId,
    producer_epoch: ProducerEpoch,
    base_sequence: i32,
    base_timestamp: WallMs,
    max_timestamp: WallMs,
    max_timestamp_delta: i32,
    count: i32,
    records: Vec<u8>,
    scratch: Vec<u8>,
}

impl BatchBuilder {
    /// An empty batch at offset 0, without producer or leader epoch, with the records' own timestamps.
    #[must_use]
    pub fn new(codec: Codec) -> BatchBuilder {
        BatchBuilder {
            codec,
            append_time: None,
            transactional: false,
            control: false,
            base_offset: Offset::ZERO,
            leader_epoch: LeaderEpoch(-1),
            producer_id: ProducerId(-1),
            producer_epoch: ProducerEpoch(-1),
            base_sequence: -1,
            base_timestamp: WallMs(-1),
            max_timestamp: WallMs(-1),
            max_timestamp_delta: 0,
            count: 0,
            records: Vec::new(),
            scratch: Vec::new(),
        }
    }

    #[must_use]
    pub fn at(mut self, base: Offset) -> BatchBuilder {
        self.base_offset = base;
        self
    }

    #[must_use]
    pub fn in_epoch(mut self, epoch: LeaderEpoch) -> BatchBuilder {
        self.leader_epoch = epoch;
        self
    }

    /// Group and share coordinators write a base sequence of 0 without a producer: pass an id and epoch of -1.
    #[must_use]
    pub fn from_producer(mut self, id: ProducerId, epoch: ProducerEpoch, base_sequence: i32) -> BatchBuilder {
        self.producer_id = id;
        self.producer_epoch = epoch;
        self.base_sequence = base_sequence;
        self
    }

    #[must_use]
    pub fn transactional(mut self) -> BatchBuilder {
        self.transactional = true;
        self
    }

    /// Marks the batch with the time of its append, which then is the time of each of its records.
    #[must_use]
    pub fn with_append_time(mut self, now: WallMs) -> BatchBuilder {
        self.append_time = Some(now);
        self
    }

    pub fn push(&mut self, record: NewRecord<'_>) -> Result<(), BuildError> {
        if self.control {
            return Err(BuildError::Mixed);
        }
        self.put(&record)
    }

    /// Appends a control record and makes the batch a control batch.
    pub fn push_control(&mut self, kind: ControlKind, value: &[u8], timestamp: WallMs) -> Result<(), BuildError> {
        if !self.control && self.count > 0 {
            return Err(BuildError::Mixed);
        }
        self.control = true;
        self.put(&NewRecord { timestamp, key: Some(&kind.key()), value: Some(value), headers: &[] })
    }

    #[must_use]
    pub fn record_count(&self) -> i32 {
        self.count
    }

    /// Length of the batch so far if it were not compressed.
    #[must_use]
    pub fn uncompressed_bytes(&self) -> usize {
        self.records.len().saturating_add(HEADER_BYTES)
    }

    /// Compresses, computes the checksum, and leaves the batch ready to append or to send.
    pub fn finish(self) -> Result<ValidBatch, BuildError> {
        if self.count == 0 {
            return Err(BuildError::Empty);
        }
        let body = compress(self.codec, self.records)?;
        let total = body.len().saturating_add(HEADER_BYTES);
        let length = i32::try_from(total.saturating_sub(LENGTH_COUNTS_FROM)).map_err(|_| BuildError::TooLarge)?;
        let (timestamp_type, max_timestamp, max_timestamp_delta) = match self.append_time {
            None => (TimestampType::CreateTime, self.max_timestamp, self.max_timestamp_delta),
            Some(now) => (TimestampType::LogAppendTime, now, 0),
        };
        let last_offset_delta = self.count.saturating_sub(1);
        let mut header = BatchHeader {
            base_offset: self.base_offset,
            length,
            leader_epoch: self.leader_epoch,
            magic: MAGIC_V2,
            crc: 0,
            attributes: Attributes::new(self.codec, timestamp_type, self.transactional, self.control),
            last_offset_delta,
            base_timestamp: self.base_timestamp,
            max_timestamp,
            producer_id: self.producer_id,
            producer_epoch: self.producer_epoch,
            base_sequence: self.base_sequence,
            record_count: self.count,
        };
        header.crc = crc::crc32c_append(crc::crc32c(header.to_raw().checked_part()), &body);
        let info = BatchInfo {
            record_count: self.count,
            last_offset_delta,
            base_timestamp: self.base_timestamp,
            max_timestamp,
            offset_of_max_timestamp_delta: max_timestamp_delta,
            producer_id: self.producer_id,
            producer_epoch: self.producer_epoch,
            base_sequence: self.base_sequence,
            codec: self.codec,
            timestamp_type,
            transactional: self.transactional,
            control: self.control,
        };
        Ok(ValidBatch { header: header.to_raw(), body: Bytes::from(body), info })
    }

    fn put(&mut self, record: &NewRecord<'_>) -> Result<(), BuildError> {
        if self.count == 0 {
            self.base_timestamp = record.timestamp;
        }
        let mut fields = std::mem::take(&mut self.scratch);
        fields.clear();
        fields.push(0);
        put_i64(&mut fields, record.timestamp.0.wrapping_sub(self.base_timestamp.0));
        put_i32(&mut fields, self.count);
        put_nullable(&mut fields, record.key)?;
        put_nullable(&mut fields, record.value)?;
        put_i32(&mut fields, i32::try_from(record.headers.len()).map_err(|_| BuildError::TooLarge)?);
        for (key, value) in record.headers {
            put_nullable(&mut fields, Some(key))?;
            put_nullable(&mut fields, *value)?;
        }
        let length = i32::try_from(fields.len()).map_err(|_| BuildError::TooLarge)?;
        let next = self.count.checked_add(1).ok_or(BuildError::TooLarge)?;
        // Five bytes for the record's own length.
        if self.records.len().saturating_add(fields.len()).saturating_add(HEADER_BYTES + 5) > BATCH_BYTES_MAX {
            return Err(BuildError::TooLarge);
        }
        put_i32(&mut self.records, length);
        self.records.extend_from_slice(&fields);
        self.scratch = fields;
        if record.timestamp > self.max_timestamp {
            self.max_timestamp = record.timestamp;
            self.max_timestamp_delta = self.count;
        }
        self.count = next;
        Ok(())
    }
}

fn put_nullable(out: &mut Vec<u8>, bytes: Option<&[u8]>) -> Result<(), BuildError> {
    let Some(bytes) = bytes else {
        put_i32(out, -1);
        return Ok(());
    };
    put_i32(out, i32::try_from(bytes.len()).map_err(|_| BuildError::TooLarge)?);
    out.extend_from_slice(bytes);
    Ok(())
}
