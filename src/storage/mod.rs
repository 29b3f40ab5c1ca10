//! Logs on disk: one folder per partition, in Apache Kafka's own files.  Knows no requests and no replicas.
//!
//! Everything here belongs to the shard that owns the partition; nothing is `Send`.  System calls go through the reactor.
//!
//! | file | what |
//! | --- | --- |
//! | `log.rs`, `log_state.rs` | [`Log`]: append, write at the end of the turn, roll |
//! | `read.rs`, `time_lookup.rs` | reads by offset, lookups by time |
//! | `recovery.rs`, `folder_contents.rs`, `producer_recovery.rs` | opening a log, after a clean stop or a crash |
//! | `close.rs` | clean close, deletion, truncation, hints to disk |
//! | `flush.rs` | [`FlushTicket`], [`FlushPlanner`]: rounds per shard and log directory |
//! | `segment.rs`, `segment_index.rs`, `offset_index.rs`, `time_index.rs` | one segment and its sparse indexes |
//! | `scan.rs` | walks batches in a file's bytes |
//! | `producer_state.rs`, `producer_snapshot.rs` | idempotent producers, in memory and on disk |
//! | `leader_epochs.rs`, `checkpoint_text.rs`, `names.rs` | text files and names |
//! | `directory.rs` | [`LogDirectory`]: who owns it, how it was left, checkpoints |
//!
//! Order on disk: log bytes first, then what is derived from them.  Indexes, snapshots and the epoch file are hints that
//! may lag and never lead.

#![cfg_attr(
    not(test),
    deny(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::todo)
)]

mod bytes;
mod checkpoint_text;
mod close;
mod directory;
mod error;
mod flush;
mod folder_contents;
mod leader_epochs;
mod log;
mod log_config;
mod log_state;
mod names;
mod offset_index;
mod producer_recovery;
mod producer_snapshot;
mod producer_state;
mod read;
mod recovery;
mod replace_file;
mod scan;
mod segment;
mod segment_index;
mod time_index;
mod time_lookup;

#[cfg(test)]
mod tests;

pub use checkpoint_text::{MetaProperties, OffsetRows};
pub use close::{DeletedFolder, rename_durably};
pub use directory::{
    CheckpointKind, DirectoryIdentity, FoundPartition, LogDirectory, PreviousStop, SpaceLimits, SpacePressure,
};
pub use error::{AppendError, BadBatch, FileAction, IoFailure, ReadError, StorageError};
pub use flush::{FlushLimits, FlushMethod, FlushPlanner, FlushStats, FlushTicket, Pressure, Urgency, run_round};
pub use leader_epochs::{EpochStart, LeaderEpochs};
pub use log::{AppendedAt, Log, Written};
pub use log_config::LogConfig;
pub use log_state::LogStats;
pub use names::{Folder, partition_folder};
pub use producer_state::{Producer, ProducerRefusal, ProducerStates, ProducerStats, RecentBatch, Verdict};
pub use read::{FileSlice, ReadLimit, SegmentPin};
pub use recovery::{OpenHint, Opened, RecoveryReport};
pub(crate) use replace_file::{read_file, remove_file, replace_file};
pub use time_lookup::TimestampFound;
