//! Record batches v2: read, check, build.  Pure: does no I/O, reads no clock; any core may call it.
//!
//! A batch is 61 bytes of header and one body, which holds the records, compressed as one block if a codec is set.
//! What a client sends goes through [`validate`] and becomes a [`ValidBatch`]; what we write ourselves comes from
//! [`BatchBuilder`]; what lies in files or arrives from a leader is read with [`batches`] and [`BatchView`].
//! Nothing here names a Kafka error code: a [`Refusal`] has a kind, and the edge maps it.
//!
//! Units: bytes, and milliseconds since 1970.  No byte sequence may panic or make this allocate beyond the caps given.
#![deny(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable
)]
#![cfg_attr(
    test,
    allow(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable
    )
)]

mod batch;
mod builder;
mod codec;
mod compress;
mod control;
mod crc;
mod decompress;
mod header;
mod records;
mod refusal;
mod validate;
mod varint;
mod walk;

#[cfg(test)]
pub(crate) mod datadir;
#[cfg(test)]
mod tests;

pub use batch::{BatchFault, BatchInfo, BatchView, Batches, TimestampedOffset, ValidBatch, batches};
pub use builder::{BatchBuilder, BuildError, NewRecord};
pub use codec::{Codec, TimestampType};
pub use control::ControlKind;
pub use crc::{crc32c, crc32c_append};
pub use decompress::{DecompressFault, Decompressor};
pub use header::{Attributes, BatchHeader, HEADER_BYTES, RawHeader};
pub use records::{Header, Headers, Record, RecordFault, Records};
pub use refusal::{RECORD_ERRORS_MAX, RecordError, RecordErrorReason, Refusal, RefusalKind};
pub use validate::{DECOMPRESSED_BATCH_BYTES_MAX, KeyRule, ValidationPolicy, check_framing, validate};

/// A producer's next sequence number, `by` records on: it wraps from 2^31 - 1 to 0.
#[must_use]
pub fn sequence_after(sequence: i32, by: i32) -> i32 {
    // Masking the sign away is counting modulo 2^31, which is what the protocol does.
    sequence.wrapping_add(by) & i32::MAX
}
