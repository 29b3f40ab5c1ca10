//! Ids, offsets and time: the words every other folder speaks.  Pure; does no I/O and reads no clock.

mod ids;
mod offsets;
#[cfg(feature = "planted-bugs")]
mod planted;
mod time;

pub use ids::{BrokerId, LeaderEpoch, PartitionIndex, ProducerEpoch, ProducerId, ShardId, TopicId, TopicPartition};
pub use offsets::{Offset, Position};
#[cfg(feature = "planted-bugs")]
pub use planted::PlantedBug;
pub use time::{Monotonic, WallMs};
