//! Record batches (magic 2, uncompressed) built once before a measurement and sent many times.
//!
//! Layout of the 61-byte header, in bytes: base offset 0..8, length 8..12 (of what follows it),
//! leader epoch 12..16, magic 16, CRC-32C 17..21 (of everything from 21 on), attributes 21..23,
//! last offset delta 23..27, base and max timestamp 27..43, producer id, epoch and base sequence
//! 43..57, record count 57..61.

use crate::bytes::{Decoder, Encode, Truncated};
use std::time::{SystemTime, UNIX_EPOCH};

pub const HEADER_LENGTH: usize = 61;
/// Base offset and length: what stands before the bytes that `length` counts.
pub const LENGTH_PREFIX: usize = 12;
const CRC_FROM: usize = 21;

/// A way to spoil the third record of a batch while length and CRC of the batch stay right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flaw {
    /// The record claims one byte more than it has, so that it swallows its neighbour's length.
    RecordLength,
    /// The value claims to be longer than its record.
    ValueLength,
    /// The number of headers is negative.
    HeaderCount,
    /// The value ends early: the record has bytes left over.
    TrailingBytes,
}

/// A batch of `records` records with null keys and values of `value_length` bytes.
pub fn batch(records: usize, value_length: usize) -> Vec<u8> {
    batch_with_flaw(records, value_length, None)
}

pub fn batch_with_flaw(records: usize, value_length: usize, flaw: Option<Flaw>) -> Vec<u8> {
    let now_ms = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    let mut batch = Vec::with_capacity(HEADER_LENGTH + records * (value_length + 16));
    batch.put_i64(0);
    batch.put_i32(0); // length, patched below
    batch.put_i32(-1);
    batch.put_i8(2);
    batch.put_i32(0); // CRC, patched below
    batch.put_i16(0);
    batch.put_i32(records as i32 - 1);
    batch.put_i64(now_ms);
    batch.put_i64(now_ms);
    batch.put_i64(-1);
    batch.put_i16(-1);
    batch.put_i32(-1);
    batch.put_i32(records as i32);
    for index in 0..records {
        put_record(&mut batch, index, value_length, flaw.filter(|_| index == 2));
    }
    let length = (batch.len() - LENGTH_PREFIX) as i32;
    batch[8..12].copy_from_slice(&length.to_be_bytes());
    let crc = crc32c::crc32c(&batch[CRC_FROM..]);
    batch[17..21].copy_from_slice(&crc.to_be_bytes());
    batch
}

fn put_record(batch: &mut Vec<u8>, index: usize, value_length: usize, flaw: Option<Flaw>) {
    let mut record = Vec::with_capacity(value_length + 16);
    record.put_i8(0);
    record.put_varint(0);
    record.put_varint(index as i64);
    record.put_varint(-1);
    record.put_varint(match flaw {
        Some(Flaw::ValueLength) => value_length as i64 + 100,
        Some(Flaw::TrailingBytes) => value_length as i64 - 3,
        _ => value_length as i64,
    });
    record.extend((0..value_length).map(|at| b'a' + ((at * 7 + index) % 26) as u8));
    record.put_varint(if flaw == Some(Flaw::HeaderCount) { -1 } else { 0 });
    batch.put_varint(record.len() as i64 + i64::from(flaw == Some(Flaw::RecordLength)));
    batch.put(&record);
}

/// One whole batch at the front of fetched or produced bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BatchView<'a> {
    pub base_offset: i64,
    pub last_offset_delta: i32,
    pub bytes: &'a [u8],
}

impl BatchView<'_> {
    pub fn last_offset(&self) -> i64 {
        self.base_offset + i64::from(self.last_offset_delta)
    }

    pub fn crc_is_right(&self) -> bool {
        let stored = self.bytes.get(17..21).map(|crc| Decoder::new(crc).i32());
        let counted = self.bytes.get(CRC_FROM..).map(crc32c::crc32c);
        matches!((stored, counted), (Some(Ok(stored)), Some(counted)) if stored as u32 == counted)
    }
}

/// Splits the first whole batch off; `None` when what is left is only a part of one, as a fetch
/// that was cut at its byte limit ends.
pub fn next_batch<'a>(bytes: &mut &'a [u8]) -> Result<Option<BatchView<'a>>, Truncated> {
    if bytes.len() < HEADER_LENGTH {
        return Ok(None);
    }
    let mut header = Decoder::new(bytes);
    let base_offset = header.i64()?;
    let length = usize::try_from(header.i32()?).map_err(|_| Truncated)?;
    if length < HEADER_LENGTH - LENGTH_PREFIX {
        return Err(Truncated);
    }
    header.take(23 - LENGTH_PREFIX)?;
    let last_offset_delta = header.i32()?;
    let Some((batch, rest)) = bytes.split_at_checked(LENGTH_PREFIX + length) else { return Ok(None) };
    *bytes = rest;
    Ok(Some(BatchView { base_offset, last_offset_delta, bytes: batch }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_built_batch_is_read_back_whole_and_a_cut_one_is_not() {
        let bytes = batch(100, 20);
        let view = next_batch(&mut bytes.as_slice()).ok().flatten();
        assert_eq!(view, Some(BatchView { base_offset: 0, last_offset_delta: 99, bytes: &bytes }));
        assert!(view.is_some_and(|view| view.crc_is_right()));
        assert_eq!(next_batch(&mut &bytes[..bytes.len() - 1]), Ok(None));
    }

    #[test]
    fn a_flawed_batch_still_has_the_right_length_and_crc() {
        for flaw in [Flaw::RecordLength, Flaw::ValueLength, Flaw::HeaderCount, Flaw::TrailingBytes] {
            let bytes = batch_with_flaw(5, 20, Some(flaw));
            assert_ne!(bytes[HEADER_LENGTH..], batch(5, 20)[HEADER_LENGTH..], "{flaw:?} changed nothing");
            let view = next_batch(&mut bytes.as_slice()).ok().flatten();
            assert!(view.is_some_and(|view| view.bytes.len() == bytes.len() && view.crc_is_right()), "{flaw:?}");
        }
    }
}
