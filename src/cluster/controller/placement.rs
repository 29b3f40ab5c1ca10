//! Which brokers hold a partition.  Pure.
//!
//! Leaders go round the brokers from a random start; the followers of a partition are the brokers behind its leader,
//! and the gap widens with each round, so that the load of a lost broker spreads.  Racks come with replication.

use crate::base::BrokerId;

/// Replicas of `partitions` partitions, the first of each its preferred leader.  `brokers` holds at least `factor`.
pub(super) fn place(
    brokers: &[BrokerId],
    partitions: usize,
    factor: usize,
    random: &mut dyn FnMut() -> u64,
) -> Vec<Vec<BrokerId>> {
    let count = brokers.len().max(1);
    let start = (random() % count as u64) as usize;
    let gap = (random() % count as u64) as usize;
    let replicas = |partition: usize| {
        let leader = start + partition;
        let gap = gap + partition / count;
        let follower = |n: usize| if n == 0 { leader } else { leader + 1 + (gap + n - 1) % (count - 1).max(1) };
        (0..factor).filter_map(|n| brokers.get(follower(n) % count).copied()).collect()
    };
    (0..partitions).map(replicas).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replicas_differ_and_leaders_spread_evenly() {
        for count in 1..=6 {
            let brokers: Vec<_> = (0..count).map(BrokerId).collect();
            for factor in 1..=brokers.len() {
                let mut seed = 7_u64;
                let mut random = || {
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    seed >> 33
                };
                let placed = place(&brokers, 12 * brokers.len(), factor, &mut random);
                for replicas in &placed {
                    let distinct: std::collections::BTreeSet<_> = replicas.iter().collect();
                    assert_eq!(distinct.len(), factor, "{replicas:?}");
                }
                for broker in &brokers {
                    let led = placed.iter().filter(|replicas| replicas.first() == Some(broker)).count();
                    assert_eq!(led, 12);
                }
            }
        }
    }
}
