//! Decompression with a cap, into one buffer that is used again.  Owned by whoever reads batches, one per shard.
//!
//! Reads what Kafka's Java client reads, as it reads it: several gzip members or zstd frames after one another, snappy in
//! xerial blocks or as one raw block, one lz4 frame of independent blocks.  The buffer grows with what comes out, never
//! with what a length field claims, and never beyond the limit given: a bomb ends in [`DecompressFault::TooLarge`].

use super::codec::Codec;

mod gzip;
mod lz4;
mod snappy;
mod zstd;

/// Room that stays with the decompressor between batches.
const KEEP_BYTES: usize = 1 << 20;
/// First room, so that small batches never grow the buffer step by step.
const FIRST_BYTES: usize = 64 << 10;

/// Why a body could not be decompressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DecompressFault {
    #[error("it holds more than {limit} bytes when decompressed")]
    TooLarge { limit: usize },
    #[error("its {} data cannot be decompressed: {what}", codec.name())]
    Corrupt { codec: Codec, what: &'static str },
    #[error("compression type {0} does not exist")]
    UnknownCodec(u8),
}

/// Contexts and output room of all codecs.
#[derive(Default)]
pub struct Decompressor {
    room: Room,
    inflate: Option<Box<flate2::Decompress>>,
    snappy: snap::raw::Decoder,
    zstd: Option<::zstd::zstd_safe::DCtx<'static>>,
}

impl std::fmt::Debug for Decompressor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Decompressor").field("room_bytes", &self.room.bytes.len()).finish_non_exhaustive()
    }
}

impl Decompressor {
    #[must_use]
    pub fn new() -> Decompressor {
        Decompressor::default()
    }

    /// The decompressed body, at most `limit` bytes; for [`Codec::None`] the body itself, whatever its length.
    pub fn decompress<'d>(
        &'d mut self,
        codec: Codec,
        body: &'d [u8],
        limit: usize,
    ) -> Result<&'d [u8], DecompressFault> {
        self.room.begin(codec, limit);
        match codec {
            Codec::None => return Ok(body),
            Codec::Gzip => gzip::inflate(self.inflate.get_or_insert_with(gzip::new_context), body, &mut self.room)?,
            Codec::Snappy => snappy::inflate(&mut self.snappy, body, &mut self.room)?,
            Codec::Lz4 => lz4::inflate(body, &mut self.room)?,
            Codec::Zstd => zstd::inflate(self.zstd.get_or_insert_with(Default::default), body, &mut self.room)?,
        }
        self.room.finish()
    }

    /// Gives back what an unusually large batch made this hold.
    pub fn shrink(&mut self) {
        if self.room.bytes.len() > KEEP_BYTES {
            self.room.bytes = Vec::new();
        }
    }

    /// Memory held for output now.
    #[must_use]
    pub fn held_bytes(&self) -> usize {
        self.room.bytes.capacity()
    }
}

/// Output room: `bytes[..filled]` is output, the rest is room whose content means nothing.
///
/// Kept at full length between batches, so that only growth writes zeros.
struct Room {
    bytes: Vec<u8>,
    filled: usize,
    limit: usize,
    codec: Codec,
}

impl Default for Room {
    fn default() -> Room {
        Room { bytes: Vec::new(), filled: 0, limit: 0, codec: Codec::None }
    }
}

impl Room {
    fn begin(&mut self, codec: Codec, limit: usize) {
        self.codec = codec;
        self.limit = limit;
        self.filled = 0;
    }

    fn finish(&self) -> Result<&[u8], DecompressFault> {
        self.bytes.get(..self.filled).ok_or(self.corrupt("internal length"))
    }

    fn corrupt(&self, what: &'static str) -> DecompressFault {
        DecompressFault::Corrupt { codec: self.codec, what }
    }

    fn too_large(&self) -> DecompressFault {
        DecompressFault::TooLarge { limit: self.limit }
    }

    /// How much more may come out.
    fn allowance(&self) -> usize {
        self.limit.saturating_sub(self.filled)
    }

    /// Room behind what is filled: at least `wanted` bytes, or as much as the limit allows.
    fn spare(&mut self, wanted: usize) -> &mut [u8] {
        let allowed = self.allowance();
        let end = self.filled.saturating_add(wanted.min(allowed));
        if self.bytes.len() < end {
            let grown = end.max(self.bytes.len().saturating_mul(2)).max(FIRST_BYTES);
            let grown = grown.min(self.limit.max(end));
            // Exactly: left to itself, a vector would grow past the limit.
            self.bytes.reserve_exact(grown.saturating_sub(self.bytes.len()));
            self.bytes.resize(grown, 0);
        }
        let (_, spare) = self.bytes.split_at_mut(self.filled);
        // Never more than the limit, even where an earlier batch with a higher one left more room.
        let (spare, _) = spare.split_at_mut(allowed.min(spare.len()));
        spare
    }

    fn advance(&mut self, bytes: usize) {
        self.filled = self.filled.saturating_add(bytes).min(self.bytes.len());
    }

    fn copy(&mut self, bytes: &[u8]) -> Result<(), DecompressFault> {
        match self.spare(bytes.len()).get_mut(..bytes.len()) {
            Some(place) => place.copy_from_slice(bytes),
            None => return Err(self.too_large()),
        }
        self.advance(bytes.len());
        Ok(())
    }
}

/// Takes `count` bytes off the front.
fn take<'a>(input: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (taken, rest) = input.split_at_checked(count)?;
    *input = rest;
    Some(taken)
}

/// Takes an array off the front.
fn take_array<const N: usize>(input: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, rest) = input.split_first_chunk::<N>()?;
    *input = rest;
    Some(*taken)
}
