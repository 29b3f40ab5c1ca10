//! What one core owns, and how cores talk: partitions, the turn, mail between shards, leases, flush rounds, metadata.

mod call;
mod flush;
mod intake;
mod lease;
mod mail;
mod metadata;
mod offsets;
mod open;
mod post;
mod read;
mod routing;
#[allow(clippy::module_inception)]
mod shard;
mod space;
mod stop;

pub use call::CallDropped;
pub use intake::{Errand, Intake, IntakeFull};
pub use lease::{FileChunk, Hold, Lease};
pub use mail::{AppendPart, LeasedRange, Mail, PartitionKey, ReadFailure, ReadOk, ReadOutcome, ReadPart};
pub use metadata::{CommandError, Seat};
pub use offsets::{OffsetFound, OffsetQuestion};
pub use open::{DirectoryState, RecoveryCounters, StorageState};
pub use post::{Post, connect};
pub use routing::home_shard;
pub use shard::{Edge, MetadataStart, PartitionRef, Shard};
pub use stop::{ClosedPartition, ClosedShard};
