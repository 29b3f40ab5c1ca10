//! Both indexes of one segment, fed batch by batch by appends, recovery and rebuilds alike.  Pure.
//!
//! The rules are Kafka's: a batch gets an entry when more than `index.interval.bytes` came since the last one; with it
//! goes the largest timestamp so far.  So two entries lie at most the interval plus one batch apart.

use super::offset_index::{IndexEntry, OffsetIndex};
use super::time_index::{TimeEntry, TimeIndex};

/// What the indexes need of a batch.
#[derive(Clone, Copy, Debug)]
pub struct IndexedBatch {
    pub last_relative: u32,
    pub position: u32,
    pub bytes: u32,
    pub max_timestamp: i64,
}

#[derive(Default, Debug)]
pub struct SegmentIndex {
    pub offsets: OffsetIndex,
    pub times: TimeIndex,
    /// Bytes since the last offset entry's batch began.
    bytes_since_entry: u64,
    /// Largest timestamp so far and the last offset of its batch.
    latest: Option<TimeEntry>,
    /// Largest distance between entries seen, for tests and metrics.
    pub gap_bytes_max: u64,
}

impl SegmentIndex {
    pub fn add(&mut self, batch: IndexedBatch, interval_bytes: u32) {
        if batch.max_timestamp > self.latest.map_or(-1, |latest| latest.timestamp) {
            self.latest = Some(TimeEntry { timestamp: batch.max_timestamp, relative: batch.last_relative });
        }
        if self.bytes_since_entry > u64::from(interval_bytes)
            && self.offsets.push(IndexEntry { relative: batch.last_relative, position: batch.position })
        {
            self.seal();
            self.bytes_since_entry = 0;
        }
        self.bytes_since_entry += u64::from(batch.bytes);
        self.gap_bytes_max = self.gap_bytes_max.max(self.bytes_since_entry);
    }

    /// The time entry a segment gets when it is rolled or closed.
    pub fn seal(&mut self) {
        if let Some(latest) = self.latest {
            self.times.push_if_later(latest);
        }
    }

    /// Largest timestamp in the segment and the last offset of the first batch that has it.
    #[must_use]
    pub fn latest(&self) -> Option<TimeEntry> {
        self.latest
    }

    /// As loaded from files, to be fed on from `resume`: where the batches begin that are not yet accounted for.
    #[must_use]
    pub fn loaded(offsets: OffsetIndex, times: TimeIndex, resume: u64) -> SegmentIndex {
        let entry = offsets.last().map_or(0, |entry| u64::from(entry.position));
        let latest = times.last();
        SegmentIndex { offsets, times, bytes_since_entry: resume.saturating_sub(entry), latest, gap_bytes_max: 0 }
    }

    /// As Kafka's `isFull`: no room for one more entry and the sealing one.
    #[must_use]
    pub fn is_full(&self, index_bytes: u32) -> bool {
        let offsets_max = index_bytes as usize / super::offset_index::ENTRY_BYTES;
        let times_max = index_bytes as usize / super::time_index::ENTRY_BYTES;
        self.offsets.len() >= offsets_max || self.times.len() + 1 >= times_max
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_come_when_more_than_the_interval_was_appended() {
        let mut index = SegmentIndex::default();
        let mut entries = Vec::new();
        let mut position = 0;
        for n in 0..100u32 {
            let before = index.offsets.len();
            index.add(IndexedBatch { last_relative: n, position, bytes: 1500, max_timestamp: i64::from(n) }, 4096);
            if index.offsets.len() > before {
                entries.push(position);
            }
            position += 1500;
        }
        assert_eq!(entries[0], 4500, "the first batch never has one; 3 x 1500 is the first sum above 4096");
        assert!(entries.windows(2).all(|pair| pair[1] - pair[0] == 4500));
        assert!(index.gap_bytes_max <= 4096 + 1500);
        assert_eq!(index.times.len(), index.offsets.len());
        index.seal();
        assert_eq!(index.times.last().unwrap().timestamp, 99);
    }

    #[test]
    fn a_late_record_does_not_move_the_largest_time() {
        let mut index = SegmentIndex::default();
        for (n, timestamp) in [100, 50, 70, 100, 120].into_iter().enumerate() {
            let batch = IndexedBatch {
                last_relative: n as u32,
                position: n as u32 * 5000,
                bytes: 5000,
                max_timestamp: timestamp,
            };
            index.add(batch, 4096);
        }
        assert_eq!(index.latest(), Some(TimeEntry { timestamp: 120, relative: 4 }));
        assert_eq!(index.offsets.len(), 4);
        assert_eq!(index.times.len(), 2, "100 at the first batch, then 120");
    }
}
