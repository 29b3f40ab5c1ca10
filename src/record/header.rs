//! The 61 bytes in front of a batch's records: as bytes that can be patched, and as fields.
//!
//! The checksum covers byte 21 to the end of the batch, so base offset and leader epoch may be set without it; timestamp
//! type and max timestamp may not ([`RawHeader::set_max_timestamp`] keeps the checksum true without reading the body).

use super::codec::{Codec, TimestampType};
use super::crc;
use crate::base::{LeaderEpoch, Offset, ProducerEpoch, ProducerId, WallMs};

/// Length of a batch header.
pub const HEADER_BYTES: usize = 61;
/// Base offset and length field: what the length field does not count.
pub(super) const LENGTH_COUNTS_FROM: usize = 12;
/// What the length field says of a batch without records.
pub(super) const LENGTH_MIN: i32 = 49;
/// Where the checksummed part begins.
pub(super) const CHECKED_FROM: usize = 21;
pub(super) const MAGIC_V2: i8 = 2;

mod at {
    pub const BASE_OFFSET: usize = 0;
    pub const LENGTH: usize = 8;
    pub const LEADER_EPOCH: usize = 12;
    pub const MAGIC: usize = 16;
    pub const CRC: usize = 17;
    pub const ATTRIBUTES: usize = 21;
    pub const LAST_OFFSET_DELTA: usize = 23;
    pub const BASE_TIMESTAMP: usize = 27;
    pub const MAX_TIMESTAMP: usize = 35;
    pub const PRODUCER_ID: usize = 43;
    pub const PRODUCER_EPOCH: usize = 51;
    pub const BASE_SEQUENCE: usize = 53;
    pub const RECORD_COUNT: usize = 57;
}

/// Attribute bits of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attributes(pub i16);

impl Attributes {
    const LOG_APPEND_TIME: i16 = 1 << 3;
    const TRANSACTIONAL: i16 = 1 << 4;
    const CONTROL: i16 = 1 << 5;
    const DELETE_HORIZON: i16 = 1 << 6;

    #[must_use]
    pub fn new(codec: Codec, timestamp_type: TimestampType, transactional: bool, control: bool) -> Attributes {
        let mut bits = i16::from(codec.id());
        if timestamp_type == TimestampType::LogAppendTime {
            bits |= Self::LOG_APPEND_TIME;
        }
        if transactional {
            bits |= Self::TRANSACTIONAL;
        }
        if control {
            bits |= Self::CONTROL;
        }
        Attributes(bits)
    }

    /// `None` for the ids 5 to 7, which mean nothing.
    #[must_use]
    pub fn codec(self) -> Option<Codec> {
        Codec::from_id(self.codec_id())
    }

    #[must_use]
    pub fn codec_id(self) -> u8 {
        (self.0 & 7) as u8
    }

    #[must_use]
    pub fn timestamp_type(self) -> TimestampType {
        if self.0 & Self::LOG_APPEND_TIME == 0 { TimestampType::CreateTime } else { TimestampType::LogAppendTime }
    }

    #[must_use]
    pub fn is_transactional(self) -> bool {
        self.0 & Self::TRANSACTIONAL != 0
    }

    #[must_use]
    pub fn is_control(self) -> bool {
        self.0 & Self::CONTROL != 0
    }

    /// The cleaner put a time to drop tombstones into the base timestamp.
    #[must_use]
    pub fn has_delete_horizon(self) -> bool {
        self.0 & Self::DELETE_HORIZON != 0
    }

    fn with_timestamp_type(self, timestamp_type: TimestampType) -> Attributes {
        match timestamp_type {
            TimestampType::CreateTime => Attributes(self.0 & !Self::LOG_APPEND_TIME),
            TimestampType::LogAppendTime => Attributes(self.0 | Self::LOG_APPEND_TIME),
        }
    }
}

/// A batch header as it lies in a file or on the wire.  Copied out of the frame, so that patching it never writes to a
/// buffer that others may see.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RawHeader([u8; HEADER_BYTES]);

impl RawHeader {
    /// Copies the header off the front of `bytes`; `None` if there are fewer than 61.
    #[must_use]
    pub fn copy_from(bytes: &[u8]) -> Option<RawHeader> {
        bytes.first_chunk::<HEADER_BYTES>().map(|header| RawHeader(*header))
    }

    #[must_use]
    pub fn as_bytes(&self) -> &[u8; HEADER_BYTES] {
        &self.0
    }

    /// The fields; says nothing about whether they make sense.
    #[must_use]
    pub fn fields(&self) -> BatchHeader {
        BatchHeader {
            base_offset: Offset(i64::from_be_bytes(self.get::<{ at::BASE_OFFSET }, 8>())),
            length: i32::from_be_bytes(self.get::<{ at::LENGTH }, 4>()),
            leader_epoch: LeaderEpoch(i32::from_be_bytes(self.get::<{ at::LEADER_EPOCH }, 4>())),
            magic: i8::from_be_bytes(self.get::<{ at::MAGIC }, 1>()),
            crc: u32::from_be_bytes(self.get::<{ at::CRC }, 4>()),
            attributes: Attributes(i16::from_be_bytes(self.get::<{ at::ATTRIBUTES }, 2>())),
            last_offset_delta: i32::from_be_bytes(self.get::<{ at::LAST_OFFSET_DELTA }, 4>()),
            base_timestamp: WallMs(i64::from_be_bytes(self.get::<{ at::BASE_TIMESTAMP }, 8>())),
            max_timestamp: WallMs(i64::from_be_bytes(self.get::<{ at::MAX_TIMESTAMP }, 8>())),
            producer_id: ProducerId(i64::from_be_bytes(self.get::<{ at::PRODUCER_ID }, 8>())),
            producer_epoch: ProducerEpoch(i16::from_be_bytes(self.get::<{ at::PRODUCER_EPOCH }, 2>())),
            base_sequence: i32::from_be_bytes(self.get::<{ at::BASE_SEQUENCE }, 4>()),
            record_count: i32::from_be_bytes(self.get::<{ at::RECORD_COUNT }, 4>()),
        }
    }

    /// Outside the checksum.
    pub fn set_base_offset(&mut self, base: Offset) {
        self.put::<{ at::BASE_OFFSET }, 8>(base.0.to_be_bytes());
    }

    /// Outside the checksum.
    pub fn set_leader_epoch(&mut self, epoch: LeaderEpoch) {
        self.put::<{ at::LEADER_EPOCH }, 4>(epoch.0.to_be_bytes());
    }

    /// Sets timestamp type and max timestamp and the checksum with them.  The stored checksum must have been true.
    ///
    /// The body (`body_bytes` long) is not read: CRCs are linear, so the change is the one of the 40 header bytes, shifted
    /// over the body.
    pub fn set_max_timestamp(&mut self, timestamp_type: TimestampType, max_timestamp: WallMs, body_bytes: usize) {
        let before = crc32c_of_header_rest(self);
        let attributes = Attributes(i16::from_be_bytes(self.get::<{ at::ATTRIBUTES }, 2>()));
        self.put::<{ at::ATTRIBUTES }, 2>(attributes.with_timestamp_type(timestamp_type).0.to_be_bytes());
        self.put::<{ at::MAX_TIMESTAMP }, 8>(max_timestamp.0.to_be_bytes());
        let after = crc32c_of_header_rest(self);
        let stored = u32::from_be_bytes(self.get::<{ at::CRC }, 4>());
        self.set_crc(stored ^ crc::shifted(before ^ after, body_bytes));
    }

    /// The 40 header bytes under the checksum.
    pub(super) fn checked_part(&self) -> &[u8] {
        self.0.get(CHECKED_FROM..).unwrap_or_default()
    }

    pub(super) fn set_crc(&mut self, crc: u32) {
        self.put::<{ at::CRC }, 4>(crc.to_be_bytes());
    }

    fn get<const AT: usize, const N: usize>(&self) -> [u8; N] {
        const { assert!(AT + N <= HEADER_BYTES) };
        match self.0.get(AT..).and_then(|rest| rest.first_chunk::<N>()) {
            Some(field) => *field,
            None => [0; N],
        }
    }

    fn put<const AT: usize, const N: usize>(&mut self, field: [u8; N]) {
        const { assert!(AT + N <= HEADER_BYTES) };
        if let Some(place) = self.0.get_mut(AT..).and_then(|rest| rest.first_chunk_mut::<N>()) {
            *place = field;
        }
    }
}

fn crc32c_of_header_rest(header: &RawHeader) -> u32 {
    crc::crc32c(header.checked_part())
}

impl std::fmt::Debug for RawHeader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.fields().fmt(f)
    }
}

impl AsRef<[u8]> for RawHeader {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// The fields of a batch header.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchHeader {
    pub base_offset: Offset,
    /// Bytes from the leader epoch to the end of the batch.
    pub length: i32,
    pub leader_epoch: LeaderEpoch,
    pub magic: i8,
    pub crc: u32,
    pub attributes: Attributes,
    /// Offset of the last record less the base offset; stays when the cleaner removes records.
    pub last_offset_delta: i32,
    /// With a delete horizon: the horizon.  Record timestamps count from it all the same.
    pub base_timestamp: WallMs,
    pub max_timestamp: WallMs,
    /// -1 for none.
    pub producer_id: ProducerId,
    pub producer_epoch: ProducerEpoch,
    pub base_sequence: i32,
    pub record_count: i32,
}

impl BatchHeader {
    /// Whole length of the batch, header included; 0 if the length field is negative.
    #[must_use]
    pub fn total_bytes(&self) -> usize {
        usize::try_from(self.length).map_or(0, |length| length.saturating_add(LENGTH_COUNTS_FROM))
    }

    #[must_use]
    pub fn last_offset(&self) -> Offset {
        self.base_offset.plus(i64::from(self.last_offset_delta))
    }

    /// The offset after this batch.
    #[must_use]
    pub fn next_offset(&self) -> Offset {
        self.last_offset().plus(1)
    }

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

    #[must_use]
    pub fn to_raw(&self) -> RawHeader {
        let mut raw = RawHeader([0; HEADER_BYTES]);
        raw.set_base_offset(self.base_offset);
        raw.put::<{ at::LENGTH }, 4>(self.length.to_be_bytes());
        raw.set_leader_epoch(self.leader_epoch);
        raw.put::<{ at::MAGIC }, 1>(self.magic.to_be_bytes());
        raw.set_crc(self.crc);
        raw.put::<{ at::ATTRIBUTES }, 2>(self.attributes.0.to_be_bytes());
        raw.put::<{ at::LAST_OFFSET_DELTA }, 4>(self.last_offset_delta.to_be_bytes());
        raw.put::<{ at::BASE_TIMESTAMP }, 8>(self.base_timestamp.0.to_be_bytes());
        raw.put::<{ at::MAX_TIMESTAMP }, 8>(self.max_timestamp.0.to_be_bytes());
        raw.put::<{ at::PRODUCER_ID }, 8>(self.producer_id.0.to_be_bytes());
        raw.put::<{ at::PRODUCER_EPOCH }, 2>(self.producer_epoch.0.to_be_bytes());
        raw.put::<{ at::BASE_SEQUENCE }, 4>(self.base_sequence.to_be_bytes());
        raw.put::<{ at::RECORD_COUNT }, 4>(self.record_count.to_be_bytes());
        raw
    }
}
