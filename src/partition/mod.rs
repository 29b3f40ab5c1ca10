//! One replica of one partition: its log, its marks, its producers and who waits for them.
//! Lives on the partition's home shard and is touched by that thread alone.

#[allow(clippy::module_inception)]
mod partition;
mod replica;
mod ticket;

pub use partition::{Partition, PartitionSettings};
pub use replica::{Acks, AppendFailure, Appended, Done, LogMarks, Replica};
pub use ticket::{Ticket, Watch};
