//! What shards say to each other.  Everything here is `Send`; payload bytes travel as counted slices of the frame
//! they arrived in.

use super::intake::Errand;
use crate::base::{LeaderEpoch, Offset, PartitionIndex, ShardId, TopicId};
use crate::partition::{Acks, Done, Ticket, Watch};
use crate::reactor::FileHandle;
use crate::record::ValidBatch;

/// One partition of one topic, by the topic's id: a topic made again is another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PartitionKey {
    pub topic: TopicId,
    pub partition: PartitionIndex,
}

/// A batch for one partition.
pub struct AppendPart {
    pub key: PartitionKey,
    pub ticket: Ticket,
    pub acks: Acks,
    pub batch: ValidBatch,
}

/// What to read of one partition.
#[derive(Clone, Copy, Debug)]
pub struct ReadPart {
    pub key: PartitionKey,
    /// Place in the asking request.
    pub part: u32,
    pub offset: Offset,
    pub max_bytes: u32,
    /// The client's idea of the leader epoch, if it has one (KIP-320).
    pub current_epoch: Option<LeaderEpoch>,
    /// Epoch of the last record the client has, if it says (KIP-595).
    pub last_fetched_epoch: Option<LeaderEpoch>,
}

/// A byte range of a segment on its home shard, kept there until released.
#[derive(Clone, Copy, Debug)]
pub struct LeasedRange {
    pub handle: FileHandle,
    pub position: u64,
    pub len: u32,
    /// Whom to tell when done, and of what.
    pub home: ShardId,
    pub lease: u64,
}

/// What came of a [`ReadPart`]; `R` is how records are held: leased for the mail, pinned on the home shard.
#[derive(Debug)]
pub struct ReadOutcome<R> {
    pub part: u32,
    pub result: Result<ReadOk<R>, ReadFailure>,
}

#[derive(Debug)]
pub struct ReadOk<R> {
    pub high_watermark: Offset,
    pub log_start: Offset,
    pub records: Option<R>,
    /// (epoch, its end offset) where the client's log and this one part.
    pub diverging: Option<(LeaderEpoch, Offset)>,
}

/// Why nothing was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadFailure {
    NotHere,
    /// Below the log's start or above its end.
    OutOfRange {
        high_watermark: Offset,
        log_start: Offset,
    },
    /// The client knows an older leader epoch than this one.
    FencedEpoch,
    /// The client knows a newer leader epoch than this one.
    UnknownEpoch,
    StorageOffline,
    /// The bytes at that offset are damaged.
    Corrupt,
}

/// A message from one shard to another.
pub enum Mail {
    Append(Vec<AppendPart>),
    /// Answers to appends, and watches that fired, for requests of the receiving shard.
    Done(Vec<Done>),
    Read {
        origin: ShardId,
        request: u64,
        parts: Vec<ReadPart>,
    },
    ReadDone {
        request: u64,
        outcomes: Vec<ReadOutcome<LeasedRange>>,
    },
    Watch(Vec<(PartitionKey, Offset, Watch)>),
    Unwatch {
        origin: ShardId,
        request: u64,
        keys: Vec<PartitionKey>,
    },
    Release {
        lease: u64,
    },
    /// Anything rare.
    Run(Errand),
}
