//! Idempotent producers of one partition: their last five batches each, and the verdict on the next (KIP-98).
//!
//! Owned by the partition's home shard; `ProducerStates` is a handle that the log shares, because a roll must write down
//! the state as it was before the batch that rolls.  What must hold: `check` changes nothing, `applied` is called once for
//! each batch that got its offsets, in offset order.

use std::cell::RefCell;
use std::rc::Rc;

use hashbrown::HashMap;
use smallvec::SmallVec;

use crate::base::{Offset, ProducerEpoch, ProducerId, WallMs};
use crate::record::{BatchInfo, sequence_after};

use super::scan::ScannedBatch;

/// How many batches of a producer are remembered; clients keep at most five in flight.
pub const RECENT_BATCHES: usize = 5;

/// A batch that was appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecentBatch {
    pub first_sequence: i32,
    pub last_sequence: i32,
    pub last_offset: Offset,
    /// Last less first offset.
    pub offset_delta: i32,
    pub timestamp: WallMs,
}

impl RecentBatch {
    #[must_use]
    pub fn first_offset(&self) -> Offset {
        Offset(self.last_offset.0 - i64::from(self.offset_delta))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Producer {
    pub epoch: ProducerEpoch,
    /// Oldest first.  Empty after a transaction marker.
    pub batches: SmallVec<[RecentBatch; RECENT_BATCHES]>,
    /// Largest record time of its last batch or marker, as Kafka stores it.
    pub timestamp: WallMs,
    /// When it was last heard of by our clock; keeps producers of old record times from expiring at once.
    pub seen: WallMs,
    /// -1 if no marker came yet.
    pub coordinator_epoch: i32,
    pub transaction_start: Option<Offset>,
}

impl Producer {
    #[must_use]
    pub fn last_sequence(&self) -> i32 {
        self.batches.last().map_or(-1, |batch| batch.last_sequence)
    }

    fn remember(&mut self, batch: RecentBatch) {
        if self.batches.len() == RECENT_BATCHES {
            self.batches.remove(0);
        }
        self.batches.push(batch);
    }
}

/// Why a producer's batch is not appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProducerRefusal {
    /// Error 45 on the wire; also an old duplicate beyond the five, and a new epoch that does not begin at 0.
    OutOfOrder { producer: ProducerId, last_sequence: i32, found: i32 },
    /// Error 47 on the wire: a later epoch of this producer was seen.
    StaleEpoch { producer: ProducerId, current: ProducerEpoch, found: ProducerEpoch },
}

/// What to do with a producer's batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Append,
    /// It is there already.  Answer with these, once `last` is committed.
    Duplicate {
        base: Offset,
        last: Offset,
        timestamp: WallMs,
    },
    Refuse(ProducerRefusal),
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ProducerStats {
    pub duplicates: u64,
    pub refused: u64,
    pub expired: u64,
    /// Removed because the table was full.
    pub evicted: u64,
}

/// What of a batch concerns its producer; from a request or from a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProducerBatch {
    pub id: ProducerId,
    pub epoch: ProducerEpoch,
    pub base_sequence: i32,
    pub last_offset_delta: i32,
    pub max_timestamp: WallMs,
    pub transactional: bool,
    pub control: bool,
}

impl From<&BatchInfo> for ProducerBatch {
    fn from(info: &BatchInfo) -> ProducerBatch {
        ProducerBatch {
            id: info.producer_id,
            epoch: info.producer_epoch,
            base_sequence: info.base_sequence,
            last_offset_delta: info.last_offset_delta,
            max_timestamp: info.max_timestamp,
            transactional: info.transactional,
            control: info.control,
        }
    }
}

impl From<&ScannedBatch> for ProducerBatch {
    fn from(batch: &ScannedBatch) -> ProducerBatch {
        ProducerBatch {
            id: ProducerId(batch.producer_id),
            epoch: ProducerEpoch(batch.producer_epoch),
            base_sequence: batch.base_sequence,
            last_offset_delta: batch.last_offset_delta(),
            max_timestamp: WallMs(batch.max_timestamp),
            transactional: batch.is_transactional(),
            control: batch.is_control(),
        }
    }
}

impl ProducerBatch {
    fn last_sequence(&self) -> i32 {
        sequence_after(self.base_sequence, self.last_offset_delta)
    }
}

/// The producers of one log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ProducerTable {
    // Ids come from the controller, in blocks: no client chooses them, so the fixed hasher is no target.
    pub producers: HashMap<i64, Producer, fixed_hasher::Fixed>,
    pub producers_max: usize,
    pub stats: ProducerStats,
}

/// A hasher without randomness, so that the same seed gives the same run.
mod fixed_hasher {
    use std::hash::{BuildHasher, Hasher};

    #[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
    pub struct Fixed;

    pub struct Mixed(u64);

    impl BuildHasher for Fixed {
        type Hasher = Mixed;

        fn build_hasher(&self) -> Mixed {
            Mixed(0x9e37_79b9_7f4a_7c15)
        }
    }

    impl Hasher for Mixed {
        fn finish(&self) -> u64 {
            // splitmix64's finish: table indexes come from the low bits, tags from the high ones.
            let mut mixed = self.0;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        }

        fn write(&mut self, bytes: &[u8]) {
            for byte in bytes {
                self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
            }
        }

        fn write_i64(&mut self, value: i64) {
            self.0 = self.0.wrapping_add(value as u64);
        }
    }
}

impl ProducerTable {
    #[must_use]
    pub fn new(producers_max: usize) -> ProducerTable {
        ProducerTable {
            producers: HashMap::with_hasher(fixed_hasher::Fixed),
            producers_max: producers_max.max(1),
            stats: ProducerStats::default(),
        }
    }

    pub fn check(&mut self, batch: &ProducerBatch) -> Verdict {
        if batch.id.0 < 0 {
            return Verdict::Append;
        }
        // Never seen, expired or deleted: Kafka accepts any sequence, so do we.
        let Some(producer) = self.producers.get(&batch.id.0) else { return Verdict::Append };
        if batch.epoch < producer.epoch {
            self.stats.refused += 1;
            return Verdict::Refuse(ProducerRefusal::StaleEpoch {
                producer: batch.id,
                current: producer.epoch,
                found: batch.epoch,
            });
        }
        if batch.control {
            return Verdict::Append;
        }
        let last_sequence = producer.last_sequence();
        let in_order = if batch.epoch > producer.epoch {
            batch.base_sequence == 0
        } else {
            let last = batch.last_sequence();
            let same =
                |recent: &&RecentBatch| recent.first_sequence == batch.base_sequence && recent.last_sequence == last;
            if let Some(recent) = producer.batches.iter().find(same) {
                self.stats.duplicates += 1;
                return Verdict::Duplicate {
                    base: recent.first_offset(),
                    last: recent.last_offset,
                    timestamp: recent.timestamp,
                };
            }
            batch.base_sequence == if last_sequence == i32::MAX { 0 } else { last_sequence + 1 }
        };
        if in_order {
            return Verdict::Append;
        }
        self.stats.refused += 1;
        Verdict::Refuse(ProducerRefusal::OutOfOrder { producer: batch.id, last_sequence, found: batch.base_sequence })
    }

    pub fn applied(&mut self, batch: &ProducerBatch, base: Offset, now: WallMs) {
        if batch.id.0 < 0 {
            return;
        }
        if !self.producers.contains_key(&batch.id.0) && self.producers.len() >= self.producers_max {
            self.make_room();
        }
        let producer = self.producers.entry(batch.id.0).or_insert_with(|| Producer {
            epoch: batch.epoch,
            batches: SmallVec::new(),
            timestamp: batch.max_timestamp,
            seen: now,
            coordinator_epoch: -1,
            transaction_start: None,
        });
        if producer.epoch != batch.epoch {
            producer.epoch = batch.epoch;
            producer.batches.clear();
        }
        producer.timestamp = batch.max_timestamp;
        producer.seen = now;
        if batch.control {
            // A marker ends the transaction; the producer begins again at sequence 0 only with a new epoch.
            producer.transaction_start = None;
            return;
        }
        if batch.transactional && producer.transaction_start.is_none() {
            producer.transaction_start = Some(base);
        }
        producer.remember(RecentBatch {
            first_sequence: batch.base_sequence,
            last_sequence: batch.last_sequence(),
            last_offset: base.plus(i64::from(batch.last_offset_delta)),
            offset_delta: batch.last_offset_delta,
            timestamp: batch.max_timestamp,
        });
    }

    /// Drops the sixteenth part that was silent longest, so that a full table costs no scan for each newcomer.
    fn make_room(&mut self) {
        let mut seen: Vec<(WallMs, i64)> = self
            .producers
            .iter()
            .filter(|(_, producer)| producer.transaction_start.is_none())
            .map(|(id, producer)| (producer.seen, *id))
            .collect();
        let drop = (self.producers_max / 16).max(1).min(seen.len());
        if drop == 0 {
            return;
        }
        seen.select_nth_unstable(drop - 1);
        for (_, id) in seen.iter().take(drop) {
            self.producers.remove(id);
        }
        self.stats.evicted += drop as u64;
    }

    pub fn expire(&mut self, now: WallMs, after_ms: i64) {
        let before = self.producers.len();
        self.producers.retain(|_, producer| {
            let silent_ms = now.0.saturating_sub(producer.seen.0.max(producer.timestamp.0));
            producer.transaction_start.is_some() || silent_ms < after_ms
        });
        self.stats.expired += (before - self.producers.len()) as u64;
    }
}

/// The producers of one partition; a handle, cloning shares the state.
#[derive(Clone, Debug)]
pub struct ProducerStates {
    table: Rc<RefCell<ProducerTable>>,
}

impl ProducerStates {
    pub(crate) fn new(table: ProducerTable) -> ProducerStates {
        ProducerStates { table: Rc::new(RefCell::new(table)) }
    }

    /// What to do with a batch that a client sent.  Changes nothing but counters.
    #[must_use]
    pub fn check(&self, info: &BatchInfo) -> Verdict {
        self.table.borrow_mut().check(&info.into())
    }

    /// The batch was given offsets from `base` on.
    pub fn applied(&self, info: &BatchInfo, base: Offset, now: WallMs) {
        self.table.borrow_mut().applied(&info.into(), base, now);
    }

    /// Forgets those silent for `producer.id.expiration.ms`.
    pub fn expire(&self, now: WallMs, after_ms: i64) {
        self.table.borrow_mut().expire(now, after_ms);
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.table.borrow().producers.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[must_use]
    pub fn stats(&self) -> ProducerStats {
        self.table.borrow().stats
    }

    #[must_use]
    pub fn get(&self, id: ProducerId) -> Option<Producer> {
        self.table.borrow().producers.get(&id.0).cloned()
    }

    #[cfg(feature = "planted-bugs")]
    pub fn forget_all(&self) {
        self.table.borrow_mut().producers.clear();
    }

    pub(crate) fn with<T>(&self, look: impl FnOnce(&mut ProducerTable) -> T) -> T {
        look(&mut self.table.borrow_mut())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(epoch: i16, base_sequence: i32, records: i32) -> ProducerBatch {
        ProducerBatch {
            id: ProducerId(7),
            epoch: ProducerEpoch(epoch),
            base_sequence,
            last_offset_delta: records - 1,
            max_timestamp: WallMs(1000),
            transactional: false,
            control: false,
        }
    }

    struct Log {
        table: ProducerTable,
        end: i64,
    }

    impl Log {
        fn new() -> Log {
            Log { table: ProducerTable::new(100), end: 0 }
        }

        fn send(&mut self, batch: ProducerBatch) -> Verdict {
            let verdict = self.table.check(&batch);
            if verdict == Verdict::Append {
                self.table.applied(&batch, Offset(self.end), WallMs(5000));
                self.end += i64::from(batch.last_offset_delta) + 1;
            }
            verdict
        }
    }

    fn refused_in_order(verdict: Verdict) -> bool {
        matches!(verdict, Verdict::Refuse(ProducerRefusal::OutOfOrder { .. }))
    }

    #[test]
    fn each_of_the_last_five_is_answered_with_its_first_offset() {
        let mut log = Log::new();
        for n in 0..7 {
            assert_eq!(log.send(batch(0, n * 10, 10)), Verdict::Append);
        }
        for n in 2..7 {
            let base = Offset(i64::from(n) * 10);
            let expected = Verdict::Duplicate { base, last: base.plus(9), timestamp: WallMs(1000) };
            assert_eq!(log.send(batch(0, n * 10, 10)), expected);
        }
        assert!(
            refused_in_order(log.send(batch(0, 10, 10))),
            "the sixth from the end is out of order, not a duplicate"
        );
        assert!(refused_in_order(log.send(batch(0, 60, 9))), "another length is no duplicate");
        assert_eq!(log.send(batch(0, 70, 1)), Verdict::Append, "duplicates leave the sequence alone");
        assert_eq!(log.table.stats.duplicates, 5);
    }

    #[test]
    fn a_gap_is_refused() {
        let mut log = Log::new();
        assert_eq!(log.send(batch(0, 5, 2)), Verdict::Append, "an unknown producer may begin anywhere");
        assert!(refused_in_order(log.send(batch(0, 8, 1))));
        assert!(refused_in_order(log.send(batch(0, 0, 1))));
        assert_eq!(log.send(batch(0, 7, 1)), Verdict::Append);
    }

    #[test]
    fn sequences_wrap_to_zero() {
        let mut log = Log::new();
        assert_eq!(log.send(batch(0, i32::MAX - 1, 2)), Verdict::Append);
        assert!(refused_in_order(log.send(batch(0, 1, 1))));
        assert_eq!(log.send(batch(0, 0, 3)), Verdict::Append);
        let mut log = Log::new();
        assert_eq!(log.send(batch(0, i32::MAX, 4)), Verdict::Append, "wraps inside the batch: MAX, 0, 1, 2");
        assert_eq!(log.send(batch(0, 3, 1)), Verdict::Append);
        let again = Verdict::Duplicate { base: Offset(0), last: Offset(3), timestamp: WallMs(1000) };
        assert_eq!(log.send(batch(0, i32::MAX, 4)), again);
    }

    #[test]
    fn a_new_epoch_begins_at_zero_and_fences_the_old() {
        let mut log = Log::new();
        assert_eq!(log.send(batch(3, 0, 5)), Verdict::Append);
        assert!(refused_in_order(log.send(batch(4, 5, 1))));
        assert_eq!(log.send(batch(4, 0, 1)), Verdict::Append);
        let stale =
            ProducerRefusal::StaleEpoch { producer: ProducerId(7), current: ProducerEpoch(4), found: ProducerEpoch(3) };
        assert_eq!(log.send(batch(3, 0, 5)), Verdict::Refuse(stale), "no duplicate of another epoch");
    }

    #[test]
    fn producers_expire_by_the_later_of_record_time_and_our_clock() {
        let mut log = Log::new();
        log.send(batch(0, 0, 1));
        log.table.expire(WallMs(5000 + 99), 100);
        assert_eq!(log.table.producers.len(), 1, "record time 1000 is old, but it was seen at 5000");
        log.table.expire(WallMs(5000 + 100), 100);
        assert!(log.table.producers.is_empty());
        assert_eq!(log.send(batch(0, 77, 1)), Verdict::Append);
    }

    #[test]
    fn the_table_is_bounded_and_the_longest_silent_make_room() {
        let mut table = ProducerTable::new(32);
        for id in 0..1000 {
            table.applied(&ProducerBatch { id: ProducerId(id), ..batch(0, 0, 1) }, Offset(id), WallMs(id));
            assert!(table.producers.len() <= 32);
        }
        assert!(table.producers.contains_key(&999));
        assert!(!table.producers.contains_key(&0));
    }

    #[test]
    fn a_batch_without_a_producer_is_none_of_our_business() {
        let mut log = Log::new();
        let anonymous = ProducerBatch { id: ProducerId(-1), ..batch(-1, -1, 3) };
        assert_eq!(log.send(anonymous), Verdict::Append);
        assert!(log.table.producers.is_empty());
    }
}
