//! Why a produced batch is not appended.  Typed: the edge maps [`Refusal::kind`] to Kafka's codes, and the texts below go
//! to the client as they are.

use super::batch::BatchFault;
use super::decompress::DecompressFault;
use super::records::RecordFault;
use crate::base::WallMs;

/// Errors listed for one batch; further records in error are only counted.
pub const RECORD_ERRORS_MAX: usize = 1000;

/// What a client is told, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RefusalKind {
    /// CORRUPT_MESSAGE in Kafka's terms: damaged on the way; sending it again may help.
    Corrupt,
    /// MESSAGE_TOO_LARGE: clients that can split the batch do.
    TooLarge,
    /// RECORD_LIST_TOO_LARGE.
    LargerThanSegment,
    /// INVALID_RECORD.
    InvalidRecord,
    /// INVALID_TIMESTAMP.
    InvalidTimestamp,
    /// UNSUPPORTED_COMPRESSION_TYPE.
    UnsupportedCompression,
}

/// Why a batch is refused.  Nothing of it was appended.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("no whole record batch was sent for this partition")]
    NoBatch,
    #[error("more than one record batch was sent for this partition")]
    ManyBatches,
    #[error("message format {magic} is no longer accepted, only format 2")]
    OldFormat { magic: i8 },
    #[error("zstd needs version 7 of the produce request, this one has version {version}")]
    ZstdTooEarly { version: i16 },
    #[error("the record batch is damaged: {0}")]
    Damaged(BatchFault),
    #[error("the batch begins at offset {base_offset}; producers begin at 0")]
    BaseOffset { base_offset: i64 },
    #[error("the batch has {bytes} bytes, and the topic allows {limit}")]
    TooLarge { bytes: usize, limit: usize },
    #[error("the batch has {bytes} bytes, more than a segment of {limit}")]
    LargerThanSegment { bytes: usize, limit: usize },
    #[error("compression type {0} does not exist")]
    UnknownCodec(u8),
    #[error("the batch claims {count} records, but its last offset delta is {last_offset_delta}")]
    Count { count: i32, last_offset_delta: i32 },
    #[error("control records are written by brokers only")]
    Control,
    #[error("base sequence {base_sequence} with producer id {producer_id}")]
    Sequence { base_sequence: i32, producer_id: i64 },
    #[error("the batch cannot be read: {0}")]
    Decompress(DecompressFault),
    #[error("record {index} of the batch: {fault}")]
    Record { index: i32, fault: RecordFault },
    #[error("the timestamp type of the batch is the append time, which only brokers set")]
    AppendTimeByProducer,
    #[error("{} of the batch's records {}", total, if *timestamps { "have timestamps out of range or other errors" } else { "are not accepted" })]
    Records { timestamps: bool, total: u32, errors: Vec<RecordError> },
}

impl Refusal {
    #[must_use]
    pub fn kind(&self) -> RefusalKind {
        match self {
            Refusal::Damaged(_) => RefusalKind::Corrupt,
            // A client that splits its batch gets below this bound too.
            Refusal::TooLarge { .. } | Refusal::Decompress(DecompressFault::TooLarge { .. }) => RefusalKind::TooLarge,
            Refusal::LargerThanSegment { .. } => RefusalKind::LargerThanSegment,
            Refusal::ZstdTooEarly { .. } | Refusal::UnknownCodec(_) => RefusalKind::UnsupportedCompression,
            Refusal::AppendTimeByProducer | Refusal::Records { timestamps: true, .. } => RefusalKind::InvalidTimestamp,
            Refusal::NoBatch
            | Refusal::ManyBatches
            | Refusal::OldFormat { .. }
            | Refusal::BaseOffset { .. }
            | Refusal::Count { .. }
            | Refusal::Control
            | Refusal::Sequence { .. }
            | Refusal::Decompress(_)
            | Refusal::Record { .. }
            | Refusal::Records { timestamps: false, .. } => RefusalKind::InvalidRecord,
        }
    }

    /// The records at fault, for the `record_errors` of the answer (KIP-467); at most [`RECORD_ERRORS_MAX`].
    #[must_use]
    pub fn record_errors(&self) -> &[RecordError] {
        match self {
            Refusal::Records { errors, .. } => errors,
            _ => &[],
        }
    }
}

/// One record that is readable but not accepted; its text is [`RecordError::to_string`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct RecordError {
    /// Index of the record in its batch: `batch_index` in the answer.
    pub index: i32,
    pub reason: RecordErrorReason,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordErrorReason {
    #[error("a record of a compacted topic needs a key")]
    NoKey,
    #[error("timestamp {} is outside of [{}, {}]", timestamp.0, earliest.0, latest.0)]
    Timestamp { timestamp: WallMs, earliest: WallMs, latest: WallMs },
}
