//! Puts Kafka's encodings together, at the end of a buffer.
//!
//! The first thing that cannot be encoded is remembered and comes out of the message's `write`; what was appended
//! by then is of no use.  Records that lie elsewhere leave a gap: see `Gap`.

use bytes::{BufMut, BytesMut};
use smallvec::SmallVec;

use super::error::EncodeError;
use super::records::Records;

/// Bytes missing from the buffer: `length` of them belong in front of the byte at `at`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    pub at: usize,
    pub length: u32,
    pub token: u64,
}

/// In the order of their places.
pub type Gaps = SmallVec<[Gap; 2]>;

#[derive(Debug, Default)]
pub struct Writer {
    out: BytesMut,
    gaps: Gaps,
    error: Option<EncodeError>,
}

/// Section of tagged fields under way: where its count stands, and the count.
pub struct Tags {
    at: usize,
    count: u8,
}

/// A tagged field under way: where its size stands.
pub struct Tag(usize);

impl Writer {
    pub fn new() -> Self {
        Self::default()
    }

    /// Appends to what the buffer holds.
    pub fn over(out: BytesMut) -> Self {
        Self { out, gaps: Gaps::new(), error: None }
    }

    pub fn with_capacity(bytes: usize) -> Self {
        Self::over(BytesMut::with_capacity(bytes))
    }

    pub fn len(&self) -> usize {
        self.out.len()
    }

    pub fn is_empty(&self) -> bool {
        self.out.is_empty()
    }

    pub fn as_slice(&self) -> &[u8] {
        &self.out
    }

    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    pub fn into_bytes(self) -> BytesMut {
        self.out
    }

    pub fn into_parts(self) -> (BytesMut, Gaps) {
        (self.out, self.gaps)
    }

    /// Drops everything behind the first `length` bytes, as after an error.
    pub fn truncate(&mut self, length: usize) {
        self.out.truncate(length);
        self.gaps.retain(|gap| gap.at <= length);
        self.error = None;
    }

    pub fn take_error(&mut self) -> Result<(), EncodeError> {
        match self.error.take() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    #[cold]
    #[inline(never)]
    fn refuse(&mut self, error: EncodeError) {
        self.error.get_or_insert(error);
    }

    #[cold]
    pub fn refuse_null(&mut self, field: &'static str) {
        self.refuse(EncodeError::UnexpectedNull { field });
    }

    #[cold]
    pub fn refuse_field(&mut self, field: &'static str, version: i16) {
        self.refuse(EncodeError::NotInVersion { field, version });
    }

    // -- scalars

    #[inline]
    pub fn raw(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    #[inline]
    pub fn bool(&mut self, value: bool) {
        self.raw(&[u8::from(value)]);
    }

    #[inline]
    pub fn int8(&mut self, value: i8) {
        self.raw(&value.to_be_bytes());
    }

    #[inline]
    pub fn int16(&mut self, value: i16) {
        self.raw(&value.to_be_bytes());
    }

    #[inline]
    pub fn uint16(&mut self, value: u16) {
        self.raw(&value.to_be_bytes());
    }

    #[inline]
    pub fn int32(&mut self, value: i32) {
        self.raw(&value.to_be_bytes());
    }

    #[inline]
    pub fn uint32(&mut self, value: u32) {
        self.raw(&value.to_be_bytes());
    }

    #[inline]
    pub fn int64(&mut self, value: i64) {
        self.raw(&value.to_be_bytes());
    }

    #[inline]
    pub fn float64(&mut self, value: f64) {
        self.raw(&value.to_be_bytes());
    }

    #[inline]
    pub fn uuid(&mut self, value: &[u8; 16]) {
        self.raw(value);
    }

    /// Replaces four bytes that stand at `at`; nothing happens where there are none.
    pub fn overwrite_int32(&mut self, at: usize, value: i32) {
        if let Some(slot) = self.out.get_mut(at..).and_then(|tail| tail.first_chunk_mut::<4>()) {
            *slot = value.to_be_bytes();
        }
    }

    pub fn unsigned_varint(&mut self, value: u32) {
        self.unsigned_varlong(u64::from(value));
    }

    pub fn unsigned_varlong(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.out.put_u8(value as u8 | 0x80);
            value >>= 7;
        }
        self.out.put_u8(value as u8);
    }

    /// Zigzag.
    pub fn varint(&mut self, value: i32) {
        self.unsigned_varint((value.wrapping_shl(1) ^ (value >> 31)) as u32);
    }

    /// Zigzag.
    pub fn varlong(&mut self, value: i64) {
        self.unsigned_varlong((value.wrapping_shl(1) ^ (value >> 63)) as u64);
    }

    // -- strings, bytes, records

    fn compact_length(&mut self, length: usize, field: &'static str) {
        match u32::try_from(length).ok().and_then(|length| length.checked_add(1)).filter(|l| i32::try_from(*l).is_ok())
        {
            Some(length) => self.unsigned_varint(length),
            None => self.refuse(EncodeError::TooLong { field, length }),
        }
    }

    fn length32(&mut self, length: usize, flexible: bool, field: &'static str) {
        if flexible {
            return self.compact_length(length, field);
        }
        match i32::try_from(length) {
            Ok(length) => self.int32(length),
            Err(_) => self.refuse(EncodeError::TooLong { field, length }),
        }
    }

    fn null32(&mut self, flexible: bool, null: bool, field: &'static str) {
        if !null {
            return self.refuse_null(field);
        }
        if flexible { self.unsigned_varint(0) } else { self.int32(-1) }
    }

    pub fn string(&mut self, text: &str, flexible: bool, field: &'static str) {
        match i16::try_from(text.len()) {
            Err(_) => return self.refuse(EncodeError::TooLong { field, length: text.len() }),
            Ok(_) if flexible => self.compact_length(text.len(), field),
            Ok(length) => self.int16(length),
        }
        self.raw(text.as_bytes());
    }

    pub fn nullable_string(&mut self, text: Option<&str>, flexible: bool, null: bool, field: &'static str) {
        match text {
            Some(text) => self.string(text, flexible, field),
            None if !null => self.refuse_null(field),
            None if flexible => self.unsigned_varint(0),
            None => self.int16(-1),
        }
    }

    pub fn bytes(&mut self, bytes: &[u8], flexible: bool, field: &'static str) {
        self.length32(bytes.len(), flexible, field);
        self.raw(bytes);
    }

    pub fn nullable_bytes(&mut self, bytes: Option<&[u8]>, flexible: bool, null: bool, field: &'static str) {
        match bytes {
            Some(bytes) => self.bytes(bytes, flexible, field),
            None => self.null32(flexible, null, field),
        }
    }

    pub fn nullable_records(&mut self, records: Option<&Records<'_>>, flexible: bool, null: bool, field: &'static str) {
        match records {
            Some(Records::Here(bytes)) => self.bytes(bytes, flexible, field),
            Some(Records::Elsewhere { length, token }) => {
                self.length32(usize::try_from(*length).unwrap_or(usize::MAX), flexible, field);
                self.gaps.push(Gap { at: self.out.len(), length: *length, token: *token });
            }
            None => self.null32(flexible, null, field),
        }
    }

    // -- arrays

    pub fn array_length(&mut self, length: usize, flexible: bool, field: &'static str) {
        self.length32(length, flexible, field);
    }

    pub fn nullable_array_length(&mut self, length: Option<usize>, flexible: bool, null: bool, field: &'static str) {
        match length {
            Some(length) => self.length32(length, flexible, field),
            None => self.null32(flexible, null, field),
        }
    }

    // -- nullable structs and tagged fields

    pub fn presence(&mut self, present: bool) {
        self.int8(if present { 1 } else { -1 });
    }

    pub fn tagged_presence(&mut self, present: bool) {
        self.int8(i8::from(present));
    }

    pub fn no_tags(&mut self) {
        self.int8(0);
    }

    pub fn begin_tags(&mut self) -> Tags {
        let at = self.out.len();
        self.out.put_u8(0);
        Tags { at, count: 0 }
    }

    pub fn begin_tag(&mut self, tags: &mut Tags, tag: u32) -> Tag {
        // A schema has a handful of tags, so the count never leaves its one byte.
        tags.count = tags.count.saturating_add(1);
        self.unsigned_varint(tag);
        let at = self.out.len();
        self.out.put_u8(0);
        Tag(at)
    }

    /// Writes the field's size in front of it.  Nearly all are below 128; the rest move up a byte or more.
    pub fn end_tag(&mut self, tag: Tag) {
        let start = tag.0.saturating_add(1);
        let size = self.out.len().saturating_sub(start);
        let mut width = 1usize;
        while size.checked_shr(7u32.saturating_mul(width as u32)).unwrap_or(0) != 0 {
            self.out.put_u8(0);
            width = width.saturating_add(1);
        }
        let end = start.saturating_add(size);
        self.out.copy_within(start..end, tag.0.saturating_add(width));
        let mut left = size;
        for byte in self.out.iter_mut().skip(tag.0).take(width) {
            *byte = left as u8 & 0x7f | 0x80;
            left >>= 7;
        }
        if let Some(last) = self.out.get_mut(tag.0.saturating_add(width).saturating_sub(1)) {
            *last &= 0x7f;
        }
    }

    pub fn end_tags(&mut self, tags: Tags) {
        if let Some(count) = self.out.get_mut(tags.at) {
            *count = tags.count;
        }
    }
}
