//! The check of what a producer sent, before anything of it is appended.  Runs on the partition's home shard, on the
//! produce path: one pass for the checksum, one over the records, no allocation unless the body is compressed.
//!
//! Checks, in this order (Apache Kafka 4.4's): framing (one batch, format 2, zstd from request version 7), base offset 0,
//! `max.message.bytes`, checksum, record count against offset delta, control flag, base sequence, then every record
//! (structure, offset delta, key, timestamp), then the segment's size.
//! Differs from Apache Kafka (tests/data/kafka-4.4-produce-verdicts.tsv has its answers), each time by refusing what no
//! client sends and some client could not read: offset deltas must be 0, 1, 2.. (Kafka takes any in uncompressed batches);
//! records in compressed batches are checked field by field (Kafka trusts their own lengths); a producer may not set the
//! append-time flag at all (Kafka clears it on topics with create time).  What cannot be decompressed, and a codec that
//! does not exist, get a final error (Kafka: UNKNOWN_SERVER_ERROR, which clients retry).  All records of a compressed batch
//! together are bounded (Kafka bounds each).

use bytes::Bytes;

use super::batch::{BatchFault, BatchInfo, BatchView, ValidBatch};
use super::codec::{Codec, TimestampType};
use super::decompress::Decompressor;
use super::header::{BatchHeader, HEADER_BYTES, MAGIC_V2};
use super::records::{RecordFault, take_record};
use super::refusal::{RECORD_ERRORS_MAX, RecordError, RecordErrorReason, Refusal};
use super::walk::{PlainRecord, plain_record};
use crate::base::WallMs;

/// Bound for a decompressed batch where nothing else is configured.  Producers that batch by uncompressed size stay far
/// below; memory of this size is held only while one batch is checked.
pub const DECOMPRESSED_BATCH_BYTES_MAX: usize = 128 << 20;

/// First produce version that may carry zstd (KIP-110).
const ZSTD_SINCE: i16 = 7;

/// Whether records need a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum KeyRule {
    #[default]
    Optional,
    /// Compacted topics: without a key there is nothing to compact by.
    Required,
}

/// A topic's settings as far as they decide about a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValidationPolicy {
    /// `max.message.bytes`: of a whole batch, header included, as sent.
    pub batch_bytes_max: usize,
    /// `segment.bytes`.
    pub segment_bytes: usize,
    /// `max.decompressed.message.bytes`: of one record in a compressed batch.
    pub decompressed_record_bytes_max: i32,
    /// Of all records of a compressed batch together; ours.
    pub decompressed_batch_bytes_max: usize,
    pub keys: KeyRule,
    /// `message.timestamp.type`.
    pub timestamp_type: TimestampType,
    /// `message.timestamp.before.max.ms`.
    pub timestamp_before_max_ms: i64,
    /// `message.timestamp.after.max.ms`.
    pub timestamp_after_max_ms: i64,
}

impl Default for ValidationPolicy {
    /// Kafka's defaults.
    fn default() -> ValidationPolicy {
        ValidationPolicy {
            batch_bytes_max: 1_048_588,
            segment_bytes: 1 << 30,
            decompressed_record_bytes_max: 2_147_483_639,
            decompressed_batch_bytes_max: DECOMPRESSED_BATCH_BYTES_MAX,
            keys: KeyRule::Optional,
            timestamp_type: TimestampType::CreateTime,
            timestamp_before_max_ms: i64::MAX,
            timestamp_after_max_ms: 3_600_000,
        }
    }
}

/// The part that needs no topic: Kafka does it before it looks for the partition's leader, so the connection's shard calls
/// it first.  [`validate`] includes it.
pub fn check_framing(records: &[u8], produce_version: i16) -> Result<(), Refusal> {
    frame(records, produce_version).map(|_| ())
}

/// Checks one partition's records as sent.  `now` is the append time where the topic wants it.
pub fn validate(
    records: &Bytes,
    produce_version: i16,
    policy: &ValidationPolicy,
    now: WallMs,
    decompressor: &mut Decompressor,
) -> Result<ValidBatch, Refusal> {
    let batch = frame(records, produce_version)?;
    let header = batch.header();
    if header.base_offset.0 != 0 {
        return Err(Refusal::BaseOffset { base_offset: header.base_offset.0 });
    }
    let total = batch.total_bytes();
    if total > policy.batch_bytes_max {
        return Err(Refusal::TooLarge { bytes: total, limit: policy.batch_bytes_max });
    }
    batch.check_crc().map_err(Refusal::Damaged)?;
    let codec = batch.codec().map_err(|_| Refusal::UnknownCodec(header.attributes.codec_id()))?;
    check_header(header)?;

    let rules = RecordRules::new(policy, now, header, codec);
    let newest = if codec == Codec::None {
        rules.check(batch.body(), header.record_count)?
    } else {
        let newest = decompressor
            .decompress(codec, batch.body(), policy.decompressed_batch_bytes_max)
            .map_err(Refusal::Decompress)
            .and_then(|body| rules.check(body, header.record_count));
        decompressor.shrink();
        newest?
    };
    if total > policy.segment_bytes {
        return Err(Refusal::LargerThanSegment { bytes: total, limit: policy.segment_bytes });
    }

    let body = records.slice(HEADER_BYTES..total);
    let (max_timestamp, offset_of_max_timestamp_delta) = match policy.timestamp_type {
        TimestampType::CreateTime => newest,
        TimestampType::LogAppendTime => (now, 0),
    };
    let mut raw = *batch.raw_header();
    if max_timestamp != header.max_timestamp || policy.timestamp_type != TimestampType::CreateTime {
        raw.set_max_timestamp(policy.timestamp_type, max_timestamp, body.len());
    }
    let info = BatchInfo {
        record_count: header.record_count,
        last_offset_delta: header.last_offset_delta,
        base_timestamp: header.base_timestamp,
        max_timestamp,
        offset_of_max_timestamp_delta,
        producer_id: header.producer_id,
        producer_epoch: header.producer_epoch,
        base_sequence: header.base_sequence,
        codec,
        timestamp_type: policy.timestamp_type,
        transactional: header.attributes.is_transactional(),
        control: false,
    };
    Ok(ValidBatch { header: raw, body, info })
}

/// Exactly one batch of format 2.  A fragment behind it, too short to be a batch, is left out, as Kafka does.
fn frame(records: &[u8], produce_version: i16) -> Result<BatchView<'_>, Refusal> {
    let Some((magic, total)) = next_frame(records)? else { return Err(Refusal::NoBatch) };
    if magic != MAGIC_V2 {
        return Err(Refusal::OldFormat { magic });
    }
    let batch = BatchView::parse(records).map_err(Refusal::Damaged)?;
    if produce_version < ZSTD_SINCE && batch.header().attributes.codec() == Some(Codec::Zstd) {
        return Err(Refusal::ZstdTooEarly { version: produce_version });
    }
    if next_frame(records.get(total..).unwrap_or_default())?.is_some() {
        return Err(Refusal::ManyBatches);
    }
    Ok(batch)
}

/// Magic and length of the batch at the front; `None` if only a fragment of one is left.
fn next_frame(bytes: &[u8]) -> Result<Option<(i8, usize)>, Refusal> {
    const LENGTH_FIELD_END: usize = 12;
    const MAGIC_AT: usize = 16;
    /// The length that the smallest batch of format 0 has.
    const LENGTH_MIN_V0: i32 = 14;
    let Some(&length) = bytes.get(8..).and_then(|rest| rest.first_chunk::<4>()) else { return Ok(None) };
    let length = i32::from_be_bytes(length);
    if length < LENGTH_MIN_V0 {
        return Err(Refusal::Damaged(BatchFault::Length { length }));
    }
    let Some(&magic) = bytes.get(MAGIC_AT) else { return Ok(None) };
    let magic = magic as i8;
    if !(0..=MAGIC_V2).contains(&magic) {
        return Err(Refusal::Damaged(BatchFault::Magic { magic }));
    }
    let total = (length as usize).saturating_add(LENGTH_FIELD_END);
    Ok((bytes.len() >= total).then_some((magic, total)))
}

/// What the header says of itself.
fn check_header(header: &BatchHeader) -> Result<(), Refusal> {
    let (count, last_offset_delta) = (header.record_count, header.last_offset_delta);
    if count <= 0 || i64::from(last_offset_delta).saturating_add(1) != i64::from(count) {
        return Err(Refusal::Count { count, last_offset_delta });
    }
    if header.attributes.is_control() {
        return Err(Refusal::Control);
    }
    if header.has_producer() && header.base_sequence < 0 {
        let (base_sequence, producer_id) = (header.base_sequence, header.producer_id.0);
        return Err(Refusal::Sequence { base_sequence, producer_id });
    }
    if header.attributes.timestamp_type() == TimestampType::LogAppendTime {
        return Err(Refusal::AppendTimeByProducer);
    }
    Ok(())
}

/// What every record of one batch is held against.
struct RecordRules {
    base_timestamp: i64,
    earliest: i64,
    latest: i64,
    keys: KeyRule,
    length_max: i32,
}

/// No timestamp; always in range.
const NO_TIMESTAMP: i64 = -1;

impl RecordRules {
    fn new(policy: &ValidationPolicy, now: WallMs, header: &BatchHeader, codec: Codec) -> RecordRules {
        let (earliest, latest) = match policy.timestamp_type {
            TimestampType::CreateTime => (
                now.0.saturating_sub(policy.timestamp_before_max_ms),
                now.0.saturating_add(policy.timestamp_after_max_ms),
            ),
            TimestampType::LogAppendTime => (i64::MIN, i64::MAX),
        };
        let length_max = if codec == Codec::None { i32::MAX } else { policy.decompressed_record_bytes_max };
        RecordRules { base_timestamp: header.base_timestamp.0, earliest, latest, keys: policy.keys, length_max }
    }

    /// Checks all records; gives the largest timestamp and the index of the first record that has it.
    fn check(&self, body: &[u8], count: i32) -> Result<(WallMs, i32), Refusal> {
        let mut position = 0;
        let mut newest = (NO_TIMESTAMP, 0);
        let mut oldest = i64::MAX;
        let mut all_have_keys = true;
        for index in 0..count {
            let record = match plain_record(body, position, index, self.length_max) {
                Some(record) => record,
                None => self.any_record(body, position, index)?,
            };
            position = record.end;
            let timestamp = self.base_timestamp.wrapping_add(record.timestamp_delta);
            oldest = oldest.min(timestamp);
            if timestamp > newest.0 {
                newest = (timestamp, index);
            }
            all_have_keys &= record.has_key;
        }
        if position < body.len() {
            let index = count.saturating_sub(1);
            return Err(Refusal::Record { index, fault: RecordFault::BytesAfterLast });
        }
        // The pass above only learns whether there is something to look for: what is sound and accepted costs no more.
        let is_suspect =
            oldest < self.earliest || newest.0 > self.latest || (self.keys == KeyRule::Required && !all_have_keys);
        if is_suspect {
            self.check_each(body, count)?;
        }
        Ok((WallMs(newest.0), newest.1))
    }

    /// Any sound record, whatever its shape.
    #[cold]
    #[inline(never)]
    fn any_record(&self, body: &[u8], position: usize, index: i32) -> Result<PlainRecord, Refusal> {
        let mut rest = body.get(position..).unwrap_or_default();
        let record = take_record(&mut rest, self.length_max).map_err(|fault| Refusal::Record { index, fault })?;
        if record.offset_delta != index {
            let fault = RecordFault::OffsetDelta { found: record.offset_delta };
            return Err(Refusal::Record { index, fault });
        }
        let end = body.len().saturating_sub(rest.len());
        Ok(PlainRecord { timestamp_delta: record.timestamp_delta, has_key: record.key.is_some(), end })
    }

    /// Second pass, over records that are sound: which of them are not accepted, and why.
    #[cold]
    #[inline(never)]
    fn check_each(&self, body: &[u8], count: i32) -> Result<(), Refusal> {
        let mut rest = body;
        let mut errors = Vec::new();
        let mut total = 0u32;
        let mut timestamps = false;
        for index in 0..count {
            let record = take_record(&mut rest, self.length_max).map_err(|fault| Refusal::Record { index, fault })?;
            let timestamp = self.base_timestamp.wrapping_add(record.timestamp_delta);
            let is_in_range = timestamp == NO_TIMESTAMP || (self.earliest..=self.latest).contains(&timestamp);
            let reason = if self.keys == KeyRule::Required && record.key.is_none() {
                RecordErrorReason::NoKey
            } else if is_in_range {
                continue;
            } else {
                timestamps = true;
                let (earliest, latest) = (WallMs(self.earliest), WallMs(self.latest));
                RecordErrorReason::Timestamp { timestamp: WallMs(timestamp), earliest, latest }
            };
            total = total.saturating_add(1);
            if errors.len() < RECORD_ERRORS_MAX {
                errors.push(RecordError { index, reason });
            }
        }
        if total == 0 { Ok(()) } else { Err(Refusal::Records { timestamps, total, errors }) }
    }
}
