//! Whole batches in memory: found one after another, checked, and looked into.

use bytes::{Bytes, BytesMut};

use super::codec::{Codec, TimestampType};
use super::crc;
use super::decompress::{DecompressFault, Decompressor};
use super::header::{BatchHeader, CHECKED_FROM, HEADER_BYTES, LENGTH_MIN, MAGIC_V2, RawHeader};
use super::records::{RecordFault, Records};
use crate::base::{Offset, ProducerEpoch, ProducerId, WallMs};

/// Why bytes are not a sound batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BatchFault {
    #[error("the batch is cut off: {present} of {needed} bytes")]
    Truncated { needed: usize, present: usize },
    #[error("the batch claims a length of {length} bytes, less than its header")]
    Length { length: i32 },
    #[error("the batch has magic {magic}; only 2 is known")]
    Magic { magic: i8 },
    #[error("the batch's checksum is {stored:#010x}, but its bytes give {computed:#010x}")]
    Checksum { stored: u32, computed: u32 },
    #[error("the batch cannot be read: {0}")]
    Decompress(#[from] DecompressFault),
    #[error("record {index} of the batch cannot be read: {fault}")]
    Record { index: i32, fault: RecordFault },
}

/// What a log needs to know of a batch that it appends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchInfo {
    pub record_count: i32,
    pub last_offset_delta: i32,
    pub base_timestamp: WallMs,
    pub max_timestamp: WallMs,
    /// Offset delta of the first record that has the max timestamp.
    pub offset_of_max_timestamp_delta: i32,
    /// -1 for none.
    pub producer_id: ProducerId,
    pub producer_epoch: ProducerEpoch,
    pub base_sequence: i32,
    pub codec: Codec,
    pub timestamp_type: TimestampType,
    pub transactional: bool,
    pub control: bool,
}

impl BatchInfo {
    #[must_use]
    pub fn has_producer(&self) -> bool {
        self.producer_id.0 > -1
    }

    /// Sequence number of the last record; -1 if the batch has none.
    #[must_use]
    pub fn last_sequence(&self) -> i32 {
        if self.base_sequence < 0 {
            return -1;
        }
        super::sequence_after(self.base_sequence, self.last_offset_delta)
    }
}

/// A batch that may be appended.  Base offset and leader epoch are still to be set, on the header's own copy; the body is
/// the buffer it was received into.
#[derive(Clone, Debug)]
pub struct ValidBatch {
    pub header: RawHeader,
    pub body: Bytes,
    pub info: BatchInfo,
}

impl ValidBatch {
    /// Header and body.
    #[must_use]
    pub fn total_bytes(&self) -> usize {
        self.body.len().saturating_add(HEADER_BYTES)
    }

    /// Header and body in one new buffer: for clients that send a batch, not for the append path.
    #[must_use]
    pub fn to_bytes(&self) -> Bytes {
        let mut bytes = BytesMut::with_capacity(self.total_bytes());
        bytes.extend_from_slice(self.header.as_bytes());
        bytes.extend_from_slice(&self.body);
        bytes.freeze()
    }
}

/// A record's offset and its timestamp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimestampedOffset {
    pub offset: Offset,
    pub timestamp: WallMs,
}

/// One whole batch in somebody's buffer.  Frame and magic are right; the checksum is checked on demand.
#[derive(Clone, Copy, Debug)]
pub struct BatchView<'a> {
    raw: RawHeader,
    header: BatchHeader,
    whole: &'a [u8],
}

impl<'a> BatchView<'a> {
    /// The batch at the front of `bytes`, which may hold more behind it.
    pub fn parse(bytes: &'a [u8]) -> Result<BatchView<'a>, BatchFault> {
        let truncated = |needed| BatchFault::Truncated { needed, present: bytes.len() };
        let raw = RawHeader::copy_from(bytes).ok_or(truncated(HEADER_BYTES))?;
        let header = raw.fields();
        if header.length < LENGTH_MIN {
            return Err(BatchFault::Length { length: header.length });
        }
        if header.magic != MAGIC_V2 {
            return Err(BatchFault::Magic { magic: header.magic });
        }
        let total = header.total_bytes();
        let whole = bytes.get(..total).ok_or(truncated(total))?;
        Ok(BatchView { raw, header, whole })
    }

    #[must_use]
    pub fn header(&self) -> &BatchHeader {
        &self.header
    }

    #[must_use]
    pub fn raw_header(&self) -> &RawHeader {
        &self.raw
    }

    /// The records as stored, compressed or not.
    #[must_use]
    pub fn body(&self) -> &'a [u8] {
        self.whole.get(HEADER_BYTES..).unwrap_or_default()
    }

    /// Header and records as they lie there.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.whole
    }

    #[must_use]
    pub fn total_bytes(&self) -> usize {
        self.whole.len()
    }

    pub fn check_crc(&self) -> Result<(), BatchFault> {
        let computed = crc::crc32c(self.whole.get(CHECKED_FROM..).unwrap_or_default());
        if computed == self.header.crc {
            Ok(())
        } else {
            Err(BatchFault::Checksum { stored: self.header.crc, computed })
        }
    }

    /// The records; a compressed body is decompressed to at most `limit` bytes.
    pub fn records<'d>(&self, decompressor: &'d mut Decompressor, limit: usize) -> Result<Records<'d>, BatchFault>
    where
        'a: 'd,
    {
        let codec = self.codec()?;
        let records = decompressor.decompress(codec, self.body(), limit)?;
        Ok(Records::new(&self.header, records))
    }

    pub fn codec(&self) -> Result<Codec, DecompressFault> {
        let attributes = self.header.attributes;
        attributes.codec().ok_or(DecompressFault::UnknownCodec(attributes.codec_id()))
    }

    /// The first record at or after `from` whose timestamp is at least `timestamp`.
    pub fn first_at_or_after(
        &self,
        timestamp: WallMs,
        from: Offset,
        decompressor: &mut Decompressor,
        limit: usize,
    ) -> Result<Option<TimestampedOffset>, BatchFault> {
        if self.header.max_timestamp < timestamp {
            return Ok(None);
        }
        for record in self.records(decompressor, limit)? {
            let record = record?;
            if record.timestamp >= timestamp && record.offset >= from {
                return Ok(Some(TimestampedOffset { offset: record.offset, timestamp: record.timestamp }));
            }
        }
        Ok(None)
    }

    /// The largest timestamp and the first record that has it; `None` if no record is left in the batch.
    pub fn max_timestamp(
        &self,
        decompressor: &mut Decompressor,
        limit: usize,
    ) -> Result<Option<TimestampedOffset>, BatchFault> {
        let mut max: Option<TimestampedOffset> = None;
        for record in self.records(decompressor, limit)? {
            let record = record?;
            if max.is_none_or(|max| record.timestamp > max.timestamp) {
                max = Some(TimestampedOffset { offset: record.offset, timestamp: record.timestamp });
            }
        }
        Ok(max)
    }
}

/// The batches that lie one after another in `bytes`.
#[must_use]
pub fn batches(bytes: &[u8]) -> Batches<'_> {
    Batches { rest: bytes, position: 0 }
}

/// Iterator over whole batches; a cut or broken one is the last item, as its fault.
#[derive(Clone, Debug)]
pub struct Batches<'a> {
    rest: &'a [u8],
    position: usize,
}

impl Batches<'_> {
    /// Where in the bytes the next batch begins; after a fault: where the unsound one does.
    #[must_use]
    pub fn position(&self) -> usize {
        self.position
    }
}

impl<'a> Iterator for Batches<'a> {
    type Item = Result<BatchView<'a>, BatchFault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let batch = BatchView::parse(self.rest);
        match &batch {
            Ok(batch) => {
                self.rest = self.rest.get(batch.total_bytes()..).unwrap_or_default();
                self.position = self.position.saturating_add(batch.total_bytes());
            }
            Err(_) => self.rest = &[],
        }
        Some(batch)
    }
}
