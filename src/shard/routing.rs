//! Which shard owns a partition.  Nothing on disk depends on it, so the number of shards may change at each start.

use super::mail::PartitionKey;
use crate::base::ShardId;

/// The home shard: a topic's partitions go round the shards, starting at a place that its id decides.
#[must_use]
pub fn home_shard(key: PartitionKey, shard_count: u16) -> ShardId {
    let mut low = [0u8; 8];
    low.copy_from_slice(&key.topic.0[8..]);
    let start = u64::from_be_bytes(low);
    let sum = start.wrapping_add(key.partition.0 as u64);
    ShardId((sum % u64::from(shard_count.max(1))) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{PartitionIndex, TopicId};

    #[test]
    fn partitions_of_a_topic_spread_evenly() {
        let topic = TopicId([7; 16]);
        let mut counts = [0; 4];
        for partition in 0..100 {
            counts[usize::from(home_shard(PartitionKey { topic, partition: PartitionIndex(partition) }, 4).0)] += 1;
        }
        assert_eq!(counts, [25; 4]);
    }
}
