//! The records inside a body, one after another, without copying: keys, values and headers are slices of it.

use super::batch::BatchFault;
use super::codec::TimestampType;
use super::header::BatchHeader;
use super::varint::{take_i32, take_i64};
use crate::base::{Offset, WallMs};

/// What is wrong with one record, or with the end of the body.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordFault {
    #[error("its length is negative or reaches beyond the batch")]
    Length,
    #[error("one of its fields reaches beyond its end")]
    Field,
    #[error("its header count is negative or larger than the record")]
    HeaderCount,
    #[error("a header has no key")]
    HeaderKey,
    #[error("it is longer than its fields")]
    LeftOver,
    #[error("it is longer than {limit} bytes")]
    TooLong { limit: i32 },
    #[error("its offset delta is {found}")]
    OffsetDelta { found: i32 },
    #[error("bytes are left behind the last record")]
    BytesAfterLast,
}

/// One record as it lies there.
#[derive(Clone, Copy)]
pub(super) struct RawRecord<'a> {
    pub timestamp_delta: i64,
    pub offset_delta: i32,
    pub key: Option<&'a [u8]>,
    pub value: Option<&'a [u8]>,
    pub header_count: i32,
    pub headers: &'a [u8],
}

/// Takes one record off the front and checks every field of it.
#[inline(always)]
pub(super) fn take_record<'a>(rest: &mut &'a [u8], length_max: i32) -> Result<RawRecord<'a>, RecordFault> {
    let length = take_i32(rest).ok_or(RecordFault::Length)?;
    if length > length_max {
        return Err(RecordFault::TooLong { limit: length_max });
    }
    let length = usize::try_from(length).map_err(|_| RecordFault::Length)?;
    let (record, behind) = rest.split_at_checked(length).ok_or(RecordFault::Length)?;
    *rest = behind;

    // Record attributes are not used by anything; Kafka ignores them.
    let [_attributes, fields @ ..] = record else { return Err(RecordFault::Field) };
    let mut fields = fields;
    let timestamp_delta = take_i64(&mut fields).ok_or(RecordFault::Field)?;
    let offset_delta = take_i32(&mut fields).ok_or(RecordFault::Field)?;
    let key = take_nullable(&mut fields).ok_or(RecordFault::Field)?;
    let value = take_nullable(&mut fields).ok_or(RecordFault::Field)?;
    let header_count = take_i32(&mut fields).ok_or(RecordFault::Field)?;
    let headers = fields;
    if header_count == 0 {
        if !headers.is_empty() {
            return Err(RecordFault::LeftOver);
        }
    } else {
        check_headers(header_count, headers)?;
    }
    Ok(RawRecord { timestamp_delta, offset_delta, key, value, header_count, headers })
}

/// A length and that many bytes; any negative length is null.
#[inline(always)]
fn take_nullable<'a>(rest: &mut &'a [u8]) -> Option<Option<&'a [u8]>> {
    let length = take_i32(rest)?;
    if length < 0 {
        return Some(None);
    }
    let (bytes, behind) = rest.split_at_checked(length as usize)?;
    *rest = behind;
    Some(Some(bytes))
}

fn check_headers(count: i32, headers: &[u8]) -> Result<(), RecordFault> {
    // A header takes two bytes at least: a count beyond the bytes left is a lie, and not worth walking.
    let count = usize::try_from(count).map_err(|_| RecordFault::HeaderCount)?;
    if count > headers.len() {
        return Err(RecordFault::HeaderCount);
    }
    let mut rest = headers;
    for _ in 0..count {
        take_nullable(&mut rest).ok_or(RecordFault::Field)?.ok_or(RecordFault::HeaderKey)?;
        take_nullable(&mut rest).ok_or(RecordFault::Field)?;
    }
    if rest.is_empty() { Ok(()) } else { Err(RecordFault::LeftOver) }
}

/// One record.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    pub offset: Offset,
    /// The record's own, or the batch's append time.
    pub timestamp: WallMs,
    /// -1 if the batch has none.
    pub sequence: i32,
    pub key: Option<&'a [u8]>,
    pub value: Option<&'a [u8]>,
    pub headers: Headers<'a>,
}

/// One header of a record.  Keys are meant to be UTF-8, but nobody checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Header<'a> {
    pub key: &'a [u8],
    pub value: Option<&'a [u8]>,
}

/// The headers of one record, in order; names may repeat.
#[derive(Clone, Copy, Debug)]
pub struct Headers<'a> {
    count: i32,
    rest: &'a [u8],
}

impl<'a> Iterator for Headers<'a> {
    type Item = Header<'a>;

    fn next(&mut self) -> Option<Header<'a>> {
        if self.count <= 0 {
            return None;
        }
        self.count = self.count.saturating_sub(1);
        let key = take_nullable(&mut self.rest)??;
        let value = take_nullable(&mut self.rest)?;
        Some(Header { key, value })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = usize::try_from(self.count).unwrap_or_default();
        (count, Some(count))
    }
}

/// The records of one batch.  Ends after the header's record count, or with the first fault.
#[derive(Clone, Debug)]
pub struct Records<'a> {
    rest: &'a [u8],
    index: i32,
    count: i32,
    base_offset: Offset,
    base_timestamp: WallMs,
    base_sequence: i32,
    append_time: Option<WallMs>,
}

impl<'a> Records<'a> {
    pub(super) fn new(header: &BatchHeader, decompressed: &'a [u8]) -> Records<'a> {
        let append_time = match header.attributes.timestamp_type() {
            TimestampType::CreateTime => None,
            TimestampType::LogAppendTime => Some(header.max_timestamp),
        };
        Records {
            rest: decompressed,
            index: 0,
            count: header.record_count,
            base_offset: header.base_offset,
            base_timestamp: header.base_timestamp,
            base_sequence: header.base_sequence,
            append_time,
        }
    }

    fn read(&mut self) -> Result<Record<'a>, RecordFault> {
        let raw = take_record(&mut self.rest, i32::MAX)?;
        self.index = self.index.saturating_add(1);
        if self.index == self.count && !self.rest.is_empty() {
            return Err(RecordFault::BytesAfterLast);
        }
        let sequence =
            if self.base_sequence < 0 { -1 } else { super::sequence_after(self.base_sequence, raw.offset_delta) };
        Ok(Record {
            offset: self.base_offset.plus(i64::from(raw.offset_delta)),
            timestamp: self.append_time.unwrap_or(WallMs(self.base_timestamp.0.wrapping_add(raw.timestamp_delta))),
            sequence,
            key: raw.key,
            value: raw.value,
            headers: Headers { count: raw.header_count, rest: raw.headers },
        })
    }
}

impl<'a> Iterator for Records<'a> {
    type Item = Result<Record<'a>, BatchFault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.index >= self.count {
            return None;
        }
        let index = self.index;
        let record = self.read().map_err(|fault| {
            self.count = 0;
            BatchFault::Record { index, fault }
        });
        Some(record)
    }
}
