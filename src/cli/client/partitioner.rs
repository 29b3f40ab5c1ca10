//! Which partition a record goes to: the same as with Kafka's own clients.

use std::hash::{BuildHasher as _, RandomState};

/// Kafka's murmur2 (32 bits, seed 0x9747b28c) of a key.
pub fn murmur2(key: &[u8]) -> u32 {
    const MULTIPLIER: u32 = 0x5bd1_e995;
    let mut hash = 0x9747_b28c ^ (key.len() as u32);
    let mut words = key.chunks_exact(4);
    for word in &mut words {
        let mut mixed = word.iter().rev().fold(0u32, |value, byte| value << 8 | u32::from(*byte));
        mixed = mixed.wrapping_mul(MULTIPLIER);
        mixed ^= mixed >> 24;
        mixed = mixed.wrapping_mul(MULTIPLIER);
        hash = hash.wrapping_mul(MULTIPLIER) ^ mixed;
    }
    let rest = words.remainder();
    if !rest.is_empty() {
        hash ^= rest.iter().rev().fold(0u32, |value, byte| value << 8 | u32::from(*byte));
        hash = hash.wrapping_mul(MULTIPLIER);
    }
    hash ^= hash >> 13;
    hash = hash.wrapping_mul(MULTIPLIER);
    hash ^ hash >> 15
}

/// Keys by hash; records without a key stay on one partition until a batch is full, then go to another.
pub struct Partitioner {
    partitions: i32,
    fixed: Option<i32>,
    sticky: i32,
    random: RandomState,
    moves: u64,
}

impl Partitioner {
    /// `partitions` is at least 1.
    pub fn new(partitions: i32, fixed: Option<i32>) -> Partitioner {
        let mut partitioner =
            Partitioner { partitions: partitions.max(1), fixed, sticky: 0, random: RandomState::new(), moves: 0 };
        partitioner.move_on();
        partitioner
    }

    pub fn of(&self, key: Option<&[u8]>) -> i32 {
        match (self.fixed, key) {
            (Some(partition), _) => partition,
            (None, Some(key)) => (murmur2(key) & 0x7fff_ffff) as i32 % self.partitions,
            (None, None) => self.sticky,
        }
    }

    /// A batch of the sticky partition left: take another for what comes.
    pub fn batch_left(&mut self, partition: i32) {
        if partition == self.sticky {
            self.move_on();
        }
    }

    fn move_on(&mut self) {
        // Several programs that start together must not all begin on partition 0: the hasher's own keys are random.
        self.moves += 1;
        self.sticky = (self.random.hash_one(self.moves) % self.partitions as u64) as i32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_kafkas_own_clients() {
        // From the tests of Kafka's Java client: signed values of the same function.
        for (key, hash) in [
            ("21", -973_932_308_i32),
            ("foobar", -790_332_482),
            ("a-little-bit-long-string", -985_981_536),
            ("a-little-bit-longer-string", -1_486_304_829),
            ("lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8", -58_897_971),
            ("abc", 479_470_107),
        ] {
            assert_eq!(murmur2(key.as_bytes()) as i32, hash, "{key}");
        }
    }

    #[test]
    fn equal_keys_go_to_one_partition_and_a_fixed_one_wins() {
        let partitioner = Partitioner::new(7, None);
        assert_eq!(partitioner.of(Some(b"foobar")), ((-790_332_482_i32 as u32 & 0x7fff_ffff) % 7) as i32);
        assert_eq!(Partitioner::new(7, Some(3)).of(Some(b"foobar")), 3);
    }

    #[test]
    fn records_without_key_stay_until_a_batch_leaves_and_reach_every_partition() {
        let mut partitioner = Partitioner::new(4, None);
        let mut seen = [false; 4];
        for _ in 0..200 {
            let partition = partitioner.of(None);
            assert_eq!(partitioner.of(None), partition);
            seen[partition as usize] = true;
            partitioner.batch_left(partition);
        }
        assert_eq!(seen, [true; 4]);
    }
}
