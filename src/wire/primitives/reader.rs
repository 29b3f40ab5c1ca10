//! Takes Kafka's encodings apart, for bytes that anybody may have sent.
//!
//! Must hold: no read goes past the slice; nothing is reserved that the bytes left could not fill; every loop
//! consumes input.  Strings, bytes and records are slices of the input.

use std::borrow::Cow;

use smallvec::{Array, SmallVec};

use super::error::{DecodeError, DecodeFault};
use super::records::Records;

const STRING_BYTES_MAX: usize = 0x7fff;

#[derive(Clone, Debug)]
pub struct Reader<'a> {
    rest: &'a [u8],
    /// Where `rest` ends, counted from the start of the outermost reader.
    end: usize,
    /// Bytes of memory that arrays may still take.
    budget: usize,
}

type Result<T> = std::result::Result<T, DecodeError>;

/// A length as it stands in the bytes; every negative one is null, as in Kafka.
enum Length {
    Null,
    Some(usize),
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self::with_budget(bytes, usize::MAX)
    }

    /// As `new`, but all arrays together take at most `budget` bytes of memory.  Without it a body of empty elements
    /// may take some fifty bytes for each of its own.
    pub fn with_budget(bytes: &'a [u8], budget: usize) -> Self {
        Self { rest: bytes, end: bytes.len(), budget }
    }

    /// Bytes not read yet.
    pub fn remaining(&self) -> usize {
        self.rest.len()
    }

    pub fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// Bytes read so far, counted from the start of the outermost reader.
    pub fn position(&self) -> usize {
        self.end.saturating_sub(self.rest.len())
    }

    #[cold]
    pub fn fault(&self, fault: DecodeFault, field: &'static str) -> DecodeError {
        DecodeError::new(fault, field, self.position())
    }

    #[cold]
    #[inline(never)]
    fn too_short(&self, needed: usize, field: &'static str) -> DecodeError {
        self.fault(DecodeFault::UnexpectedEnd { needed, remaining: self.rest.len() }, field)
    }

    #[inline]
    pub fn take(&mut self, length: usize, field: &'static str) -> Result<&'a [u8]> {
        match self.rest.split_at_checked(length) {
            Some((taken, rest)) => {
                self.rest = rest;
                Ok(taken)
            }
            None => Err(self.too_short(length, field)),
        }
    }

    #[inline]
    fn chunk<const N: usize>(&mut self, field: &'static str) -> Result<[u8; N]> {
        match self.rest.split_first_chunk::<N>() {
            Some((chunk, rest)) => {
                self.rest = rest;
                Ok(*chunk)
            }
            None => Err(self.too_short(N, field)),
        }
    }

    // -- scalars

    #[inline]
    pub fn bool(&mut self, field: &'static str) -> Result<bool> {
        Ok(self.chunk::<1>(field)? != [0])
    }

    #[inline]
    pub fn int8(&mut self, field: &'static str) -> Result<i8> {
        Ok(i8::from_be_bytes(self.chunk(field)?))
    }

    #[inline]
    pub fn int16(&mut self, field: &'static str) -> Result<i16> {
        Ok(i16::from_be_bytes(self.chunk(field)?))
    }

    #[inline]
    pub fn uint16(&mut self, field: &'static str) -> Result<u16> {
        Ok(u16::from_be_bytes(self.chunk(field)?))
    }

    #[inline]
    pub fn int32(&mut self, field: &'static str) -> Result<i32> {
        Ok(i32::from_be_bytes(self.chunk(field)?))
    }

    #[inline]
    pub fn uint32(&mut self, field: &'static str) -> Result<u32> {
        Ok(u32::from_be_bytes(self.chunk(field)?))
    }

    #[inline]
    pub fn int64(&mut self, field: &'static str) -> Result<i64> {
        Ok(i64::from_be_bytes(self.chunk(field)?))
    }

    #[inline]
    pub fn float64(&mut self, field: &'static str) -> Result<f64> {
        Ok(f64::from_be_bytes(self.chunk(field)?))
    }

    #[inline]
    pub fn uuid(&mut self, field: &'static str) -> Result<[u8; 16]> {
        self.chunk(field)
    }

    /// At most five bytes, and nothing above 32 bits.
    #[inline]
    pub fn unsigned_varint(&mut self, field: &'static str) -> Result<u32> {
        match self.rest {
            [byte, rest @ ..] if *byte < 0x80 => {
                self.rest = rest;
                Ok(u32::from(*byte))
            }
            _ => self.long_varint(32, field).map(|value| value as u32),
        }
    }

    /// At most ten bytes, and nothing above 64 bits.
    pub fn unsigned_varlong(&mut self, field: &'static str) -> Result<u64> {
        self.long_varint(64, field)
    }

    /// Zigzag.
    pub fn varint(&mut self, field: &'static str) -> Result<i32> {
        let raw = self.unsigned_varint(field)?;
        Ok((raw >> 1) as i32 ^ (raw & 1).wrapping_neg() as i32)
    }

    /// Zigzag.
    pub fn varlong(&mut self, field: &'static str) -> Result<i64> {
        let raw = self.unsigned_varlong(field)?;
        Ok((raw >> 1) as i64 ^ (raw & 1).wrapping_neg() as i64)
    }

    fn long_varint(&mut self, bits: u32, field: &'static str) -> Result<u64> {
        let mut value = 0u64;
        let mut shift = 0u32;
        let mut rest = self.rest;
        loop {
            let [byte, tail @ ..] = rest else { return Err(self.too_short(1, field)) };
            rest = tail;
            let low = u64::from(byte & 0x7f);
            let fits = bits.saturating_sub(shift);
            if fits == 0 || (fits < 7 && low >> fits != 0) {
                return Err(self.fault(DecodeFault::VarintTooLong(bits), field));
            }
            value |= low.wrapping_shl(shift);
            if *byte < 0x80 {
                self.rest = rest;
                return Ok(value);
            }
            shift = shift.saturating_add(7);
        }
    }

    // -- lengths

    #[inline]
    fn length16(&mut self, flexible: bool, field: &'static str) -> Result<Length> {
        if flexible {
            return self.compact_length(field);
        }
        Ok(usize::try_from(self.int16(field)?).map_or(Length::Null, Length::Some))
    }

    #[inline]
    fn length32(&mut self, flexible: bool, field: &'static str) -> Result<Length> {
        if flexible {
            return self.compact_length(field);
        }
        Ok(usize::try_from(self.int32(field)?).map_or(Length::Null, Length::Some))
    }

    #[inline]
    fn compact_length(&mut self, field: &'static str) -> Result<Length> {
        match self.unsigned_varint(field)?.checked_sub(1) {
            None => Ok(Length::Null),
            // 32 bits fit into usize on every target of this project; saturating keeps it true of others.
            Some(length) => Ok(Length::Some(usize::try_from(length).unwrap_or(usize::MAX))),
        }
    }

    #[cold]
    #[inline(never)]
    fn unexpected_null(&self, field: &'static str) -> DecodeError {
        self.fault(DecodeFault::UnexpectedNull, field)
    }

    // -- strings, bytes, records

    pub fn string(&mut self, flexible: bool, field: &'static str) -> Result<Cow<'a, str>> {
        match self.length16(flexible, field)? {
            Length::Some(length) => self.text(length, field),
            Length::Null => Err(self.unexpected_null(field)),
        }
    }

    pub fn nullable_string(&mut self, flexible: bool, null: bool, field: &'static str) -> Result<Option<Cow<'a, str>>> {
        match self.length16(flexible, field)? {
            Length::Some(length) => self.text(length, field).map(Some),
            Length::Null if null => Ok(None),
            Length::Null => Err(self.unexpected_null(field)),
        }
    }

    /// Bytes that are no UTF-8 become U+FFFD, as Java's decoder does it.
    fn text(&mut self, length: usize, field: &'static str) -> Result<Cow<'a, str>> {
        if length > STRING_BYTES_MAX {
            return Err(self.fault(DecodeFault::StringTooLong(length), field));
        }
        let bytes = self.take(length, field)?;
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(Cow::Borrowed(text)),
            Err(_) => Ok(String::from_utf8_lossy(bytes)),
        }
    }

    pub fn bytes(&mut self, flexible: bool, field: &'static str) -> Result<Cow<'a, [u8]>> {
        match self.length32(flexible, field)? {
            Length::Some(length) => self.take(length, field).map(Cow::Borrowed),
            Length::Null => Err(self.unexpected_null(field)),
        }
    }

    pub fn nullable_bytes(&mut self, flexible: bool, null: bool, field: &'static str) -> Result<Option<Cow<'a, [u8]>>> {
        match self.length32(flexible, field)? {
            Length::Some(length) => self.take(length, field).map(|bytes| Some(Cow::Borrowed(bytes))),
            Length::Null if null => Ok(None),
            Length::Null => Err(self.unexpected_null(field)),
        }
    }

    pub fn nullable_records(&mut self, flexible: bool, null: bool, field: &'static str) -> Result<Option<Records<'a>>> {
        match self.length32(flexible, field)? {
            Length::Some(length) => self.take(length, field).map(|bytes| Some(Records::Here(bytes))),
            Length::Null if null => Ok(None),
            Length::Null => Err(self.unexpected_null(field)),
        }
    }

    // -- arrays

    /// The number of elements, checked: `smallest` is the least that one takes of the input, `size` what it takes in
    /// memory.
    fn count(&mut self, flexible: bool, smallest: usize, size: usize, field: &'static str) -> Result<Option<usize>> {
        let Length::Some(claimed) = self.length32(flexible, field)? else { return Ok(None) };
        let remaining = self.rest.len();
        if claimed > remaining.checked_div(smallest).unwrap_or(0) {
            return Err(self.fault(DecodeFault::ArrayTooLong { claimed, remaining }, field));
        }
        let bytes = claimed.saturating_mul(size);
        let Some(budget) = self.budget.checked_sub(bytes) else {
            return Err(self.fault(DecodeFault::OverBudget { elements: claimed, bytes, budget: self.budget }, field));
        };
        self.budget = budget;
        Ok(Some(claimed))
    }

    #[inline]
    pub fn array<T>(
        &mut self,
        flexible: bool,
        smallest: usize,
        field: &'static str,
        element: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        match self.count(flexible, smallest, size_of::<T>(), field)? {
            Some(count) => self.elements(count, element),
            None => Err(self.unexpected_null(field)),
        }
    }

    #[inline]
    pub fn nullable_array<T>(
        &mut self,
        flexible: bool,
        null: bool,
        smallest: usize,
        field: &'static str,
        element: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Option<Vec<T>>> {
        match self.count(flexible, smallest, size_of::<T>(), field)? {
            Some(count) => self.elements(count, element).map(Some),
            None if null => Ok(None),
            None => Err(self.unexpected_null(field)),
        }
    }

    fn elements<T>(&mut self, count: usize, mut element: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let mut elements = Vec::with_capacity(count);
        for _ in 0..count {
            elements.push(element(self)?);
        }
        Ok(elements)
    }

    /// Reads each element in its place in the array, which is empty before.
    #[inline]
    pub fn inline_array<A: Array<Item: Default>>(
        &mut self,
        elements: &mut SmallVec<A>,
        flexible: bool,
        smallest: usize,
        field: &'static str,
        mut fill: impl FnMut(&mut A::Item, &mut Self) -> Result<()>,
    ) -> Result<()> {
        let count = self.count(flexible, smallest, size_of::<A::Item>(), field)?;
        let Some(count) = count else { return Err(self.unexpected_null(field)) };
        // Exact, since `resize_with` alone rounds up to a power of two.
        elements.reserve_exact(count);
        elements.resize_with(count, A::Item::default);
        for element in elements.iter_mut() {
            fill(element, self)?;
        }
        Ok(())
    }

    // -- nullable structs and tagged fields

    /// The byte before an untagged nullable struct: negative is null.
    pub fn presence(&mut self, field: &'static str) -> Result<bool> {
        Ok(self.int8(field)? >= 0)
    }

    /// The varint before a tagged nullable struct: 0 is null.
    pub fn tagged_presence(&mut self, field: &'static str) -> Result<bool> {
        Ok(self.unsigned_varint(field)? != 0)
    }

    /// The number of tagged fields.  Each takes two bytes at least, so a lying count ends at the slice's end.
    pub fn tag_count(&mut self, owner: &'static str) -> Result<u32> {
        self.unsigned_varint(owner)
    }

    /// The next tag and a reader over its value.
    pub fn tag(&mut self, owner: &'static str) -> Result<(u32, Reader<'a>)> {
        let tag = self.unsigned_varint(owner)?;
        let size = self.unsigned_varint(owner)?;
        let rest = self.take(usize::try_from(size).unwrap_or(usize::MAX), owner)?;
        Ok((tag, Reader { rest, end: self.position(), budget: self.budget }))
    }

    /// Steps over a section in which the version knows no tag.
    pub fn skip_tags(&mut self, owner: &'static str) -> Result<()> {
        for _ in 0..self.tag_count(owner)? {
            self.tag(owner)?;
        }
        Ok(())
    }

    /// To be called with a tag's reader when its known value was read.
    pub fn end_tag(&mut self, tag: &Reader<'a>, field: &'static str) -> Result<()> {
        self.budget = tag.budget;
        match tag.rest.len() {
            0 => Ok(()),
            left => Err(tag.fault(DecodeFault::TagNotConsumed(left), field)),
        }
    }
}
