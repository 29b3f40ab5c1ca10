//! Ids, offsets and time: the words every other folder speaks.  Pure; does no I/O and reads no clock.

mod ids;
mod offsets;
mod time;

pub use ids::{BrokerId, LeaderEpoch, PartitionIndex, ProducerEpoch, ProducerId, ShardId, TopicId, TopicPartition};
pub use offsets::{Offset, Position};
pub use time::{Monotonic, WallMs};
