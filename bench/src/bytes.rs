//! Big-endian encoding and bounded decoding, just enough for the requests in [`crate::requests`].
//!
//! `Decoder` never reads past its slice: every getter answers `Err` instead.

use std::fmt;

/// The answer ended before the field that was to be read, or a length in it was negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Truncated;

impl fmt::Display for Truncated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the frame ends inside a field")
    }
}

impl std::error::Error for Truncated {}

/// Reads fields off the front of a slice.
#[derive(Clone)]
pub struct Decoder<'a> {
    rest: &'a [u8],
}

impl<'a> Decoder<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    pub fn remaining(&self) -> usize {
        self.rest.len()
    }

    pub fn take(&mut self, length: usize) -> Result<&'a [u8], Truncated> {
        let (taken, rest) = self.rest.split_at_checked(length).ok_or(Truncated)?;
        self.rest = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Truncated> {
        let (taken, rest) = self.rest.split_first_chunk::<N>().ok_or(Truncated)?;
        self.rest = rest;
        Ok(*taken)
    }

    pub fn i8(&mut self) -> Result<i8, Truncated> {
        Ok(i8::from_be_bytes(self.array()?))
    }

    pub fn i16(&mut self) -> Result<i16, Truncated> {
        Ok(i16::from_be_bytes(self.array()?))
    }

    pub fn i32(&mut self) -> Result<i32, Truncated> {
        Ok(i32::from_be_bytes(self.array()?))
    }

    pub fn i64(&mut self) -> Result<i64, Truncated> {
        Ok(i64::from_be_bytes(self.array()?))
    }

    pub fn unsigned_varint(&mut self) -> Result<u32, Truncated> {
        let mut value = 0u32;
        for shift in [0, 7, 14, 21, 28] {
            let [byte] = self.array::<1>()?;
            value |= u32::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(value);
            }
        }
        Err(Truncated)
    }

    /// A nullable string with a 16-bit length; null reads as empty.
    pub fn string(&mut self) -> Result<&'a [u8], Truncated> {
        match self.i16()? {
            -1 => Ok(&[]),
            length => self.take(usize::try_from(length).map_err(|_| Truncated)?),
        }
    }

    /// Nullable bytes with a 32-bit length; null reads as empty.
    pub fn bytes(&mut self) -> Result<&'a [u8], Truncated> {
        match self.i32()? {
            -1 => Ok(&[]),
            length => self.take(usize::try_from(length).map_err(|_| Truncated)?),
        }
    }

    /// A nullable compact string or bytes; null reads as empty.
    pub fn compact_bytes(&mut self) -> Result<&'a [u8], Truncated> {
        match self.unsigned_varint()? {
            0 => Ok(&[]),
            length => self.take(length as usize - 1),
        }
    }

    /// The length of an array; null counts as empty.
    pub fn array_length(&mut self) -> Result<usize, Truncated> {
        match self.i32()? {
            -1 => Ok(0),
            length => usize::try_from(length).map_err(|_| Truncated),
        }
    }

    pub fn compact_array_length(&mut self) -> Result<usize, Truncated> {
        Ok(self.unsigned_varint()?.saturating_sub(1) as usize)
    }

    pub fn skip_tagged_fields(&mut self) -> Result<(), Truncated> {
        for _ in 0..self.unsigned_varint()? {
            self.unsigned_varint()?;
            let length = self.unsigned_varint()?;
            self.take(length as usize)?;
        }
        Ok(())
    }
}

/// Appends fields to a `Vec<u8>`.
pub trait Encode {
    fn put(&mut self, bytes: &[u8]);

    fn put_i8(&mut self, value: i8) {
        self.put(&value.to_be_bytes());
    }
    fn put_i16(&mut self, value: i16) {
        self.put(&value.to_be_bytes());
    }
    fn put_i32(&mut self, value: i32) {
        self.put(&value.to_be_bytes());
    }
    fn put_i64(&mut self, value: i64) {
        self.put(&value.to_be_bytes());
    }
    /// Lengths of what these programs build themselves: all far below 2^31.
    fn put_length(&mut self, length: usize) {
        self.put_i32(length as i32);
    }
    fn put_string(&mut self, text: &str) {
        self.put_i16(text.len() as i16);
        self.put(text.as_bytes());
    }
    fn put_unsigned_varint(&mut self, mut value: u32) {
        while value > 0x7f {
            self.put(&[(value as u8) | 0x80]);
            value >>= 7;
        }
        self.put(&[value as u8]);
    }
    /// A signed (zigzag) varint, as used inside record batches.
    fn put_varint(&mut self, value: i64) {
        let mut zigzag = ((value << 1) ^ (value >> 63)) as u64;
        while zigzag > 0x7f {
            self.put(&[(zigzag as u8) | 0x80]);
            zigzag >>= 7;
        }
        self.put(&[zigzag as u8]);
    }
    fn put_compact_string(&mut self, text: &str) {
        self.put_unsigned_varint(text.len() as u32 + 1);
        self.put(text.as_bytes());
    }
}

impl Encode for Vec<u8> {
    fn put(&mut self, bytes: &[u8]) {
        self.extend_from_slice(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decoder_refuses_to_read_past_its_slice() {
        assert_eq!(Decoder::new(&[0, 5, b'a']).string(), Err(Truncated));
        assert_eq!(Decoder::new(&[0, 0, 1]).i32(), Err(Truncated));
        assert_eq!(Decoder::new(&[0x80; 6]).unsigned_varint(), Err(Truncated));
        assert_eq!(Decoder::new(&[0xff, 0xfe]).string(), Err(Truncated));
    }

    #[test]
    fn varints_come_back_as_they_went() {
        for value in [0, 1, 127, 128, 300, 1 << 20, u32::MAX] {
            let mut bytes = Vec::new();
            bytes.put_unsigned_varint(value);
            assert_eq!(Decoder::new(&bytes).unsigned_varint(), Ok(value));
        }
    }
}
