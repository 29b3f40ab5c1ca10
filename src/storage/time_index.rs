//! The time index of one segment: `.timeindex`, 12 bytes an entry.  Pure apart from the reader passed in.
//!
//! An entry is the largest timestamp so far and the last offset (relative to the base) of the batch that holds it.
//! Timestamps strictly grow, offsets do not fall.  Every batch before the entry's batch, and every batch up to where the
//! entry was made, has no larger timestamp.  In memory are the newest entries that the file lacks, and the last one.

use std::io;

use super::bytes::{be_i64, be_u32, put_i64, put_u32};
use super::offset_index::ReadAt;

pub const ENTRY_BYTES: usize = 12;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeEntry {
    pub timestamp: i64,
    /// Last offset of the batch that holds it, less the segment's base offset.
    pub relative: u32,
}

#[derive(Default, Debug)]
pub struct TimeIndex {
    last: Option<TimeEntry>,
    stored: usize,
    unstored: Vec<TimeEntry>,
}

impl TimeIndex {
    #[must_use]
    pub fn len(&self) -> usize {
        self.stored + self.unstored.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[must_use]
    pub fn last(&self) -> Option<TimeEntry> {
        self.last
    }

    #[must_use]
    pub fn stored(&self) -> usize {
        self.stored
    }

    /// Adds an entry if its time is later than the last one's, as Kafka does.
    pub fn push_if_later(&mut self, entry: TimeEntry) {
        let floor = self.last.unwrap_or(TimeEntry { timestamp: -1, relative: 0 });
        if entry.timestamp > floor.timestamp && entry.relative >= floor.relative {
            self.unstored.push(entry);
            self.last = Some(entry);
        }
    }

    /// The bytes of the entries the file lacks, to be written at `stored() * ENTRY_BYTES`.
    #[must_use]
    pub fn unstored_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.unstored.len() * ENTRY_BYTES);
        for entry in &self.unstored {
            put_i64(&mut bytes, entry.timestamp);
            put_u32(&mut bytes, entry.relative);
        }
        bytes
    }

    /// The file now holds everything there was when `len()` was `entries`.
    pub fn mark_stored(&mut self, entries: usize) {
        let newly = entries.saturating_sub(self.stored).min(self.unstored.len());
        self.unstored.drain(..newly);
        self.stored += newly;
    }

    /// Takes the growing run at the head of a file's bytes whose offsets lie below `relative_end`.
    #[must_use]
    pub fn from_bytes(bytes: &[u8], relative_end: u32) -> TimeIndex {
        let mut index = TimeIndex::default();
        let mut floor = TimeEntry { timestamp: -1, relative: 0 };
        for raw in bytes.chunks_exact(ENTRY_BYTES) {
            let Some(entry) = decode(raw) else { break };
            if entry.timestamp <= floor.timestamp || entry.relative < floor.relative || entry.relative >= relative_end {
                break;
            }
            floor = entry;
            index.last = Some(entry);
            index.stored += 1;
        }
        index
    }

    /// How many entries name a batch that ends below `relative`.
    pub fn count_below(&self, relative: u32, read: ReadAt<'_>) -> io::Result<usize> {
        let in_memory = self.unstored.partition_point(|entry| entry.relative < relative);
        if in_memory > 0 {
            return Ok(self.stored + in_memory);
        }
        self.partition_stored(&|entry| entry.relative < relative, read)
    }

    /// Keeps the first `entries` only.
    pub fn keep(&mut self, entries: usize, read: ReadAt<'_>) -> io::Result<()> {
        if entries >= self.len() {
            return Ok(());
        }
        if entries > self.stored {
            self.unstored.truncate(entries - self.stored);
            self.last = self.unstored.last().copied();
        } else {
            self.last = match entries.checked_sub(1) {
                Some(last) => Some(read_entry(last, read)?),
                None => None,
            };
            self.unstored.clear();
            self.stored = entries;
        }
        Ok(())
    }

    /// The greatest entry with a time below `timestamp`: whatever precedes its batch is earlier than `timestamp`.
    pub fn last_before(&self, timestamp: i64, read: ReadAt<'_>) -> io::Result<Option<TimeEntry>> {
        let in_memory = self.unstored.partition_point(|entry| entry.timestamp < timestamp);
        if let Some(last) = in_memory.checked_sub(1) {
            return Ok(self.unstored.get(last).copied());
        }
        let count = self.partition_stored(&|entry| entry.timestamp < timestamp, read)?;
        match count.checked_sub(1) {
            Some(last) => Ok(Some(read_entry(last, read)?)),
            None => Ok(None),
        }
    }

    fn partition_stored(&self, below: &dyn Fn(TimeEntry) -> bool, read: ReadAt<'_>) -> io::Result<usize> {
        let (mut low, mut high) = (0, self.stored);
        while low < high {
            let middle = low + (high - low) / 2;
            if below(read_entry(middle, read)?) { low = middle + 1 } else { high = middle }
        }
        Ok(low)
    }
}

fn read_entry(number: usize, read: ReadAt<'_>) -> io::Result<TimeEntry> {
    let mut raw = [0u8; ENTRY_BYTES];
    let got = read((number * ENTRY_BYTES) as u64, &mut raw)?;
    if got < ENTRY_BYTES {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    decode(&raw).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

fn decode(raw: &[u8]) -> Option<TimeEntry> {
    Some(TimeEntry { timestamp: be_i64(raw, 0)?, relative: be_u32(raw, 8)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(file: &[u8]) -> impl FnMut(u64, &mut [u8]) -> io::Result<usize> + '_ {
        move |at, buffer| {
            let rest = &file[(at as usize).min(file.len())..];
            let take = rest.len().min(buffer.len());
            buffer[..take].copy_from_slice(&rest[..take]);
            Ok(take)
        }
    }

    fn built(count: u32, store: u32) -> (TimeIndex, Vec<u8>) {
        let mut index = TimeIndex::default();
        let mut file = Vec::new();
        for n in 1..=count {
            index.push_if_later(TimeEntry { timestamp: i64::from(n) * 10, relative: n });
            if n == store {
                file.extend(index.unstored_bytes());
                index.mark_stored(index.len());
            }
        }
        (index, file)
    }

    #[test]
    fn the_last_entry_before_a_time_is_found_in_memory_and_on_disk() {
        for store in [0, 1, 50, 99, 100] {
            let (index, file) = built(100, store);
            for timestamp in 0..1020 {
                let expected = ((timestamp - 1) / 10).clamp(0, 100) as u32;
                let found = index.last_before(timestamp, &mut reader(&file)).unwrap();
                assert_eq!(found.map_or(0, |entry| entry.relative), expected, "before {timestamp}");
            }
            for relative in 0..110 {
                let count = index.count_below(relative, &mut reader(&file)).unwrap();
                assert_eq!(count, relative.saturating_sub(1).min(100) as usize);
            }
        }
    }

    #[test]
    fn only_later_times_are_added() {
        let mut index = TimeIndex::default();
        index.push_if_later(TimeEntry { timestamp: -1, relative: 3 });
        assert!(index.is_empty(), "no timestamp is no entry");
        index.push_if_later(TimeEntry { timestamp: 5, relative: 3 });
        index.push_if_later(TimeEntry { timestamp: 5, relative: 4 });
        index.push_if_later(TimeEntry { timestamp: 4, relative: 9 });
        assert_eq!(index.len(), 1);
    }

    #[test]
    fn zeros_end_the_run_and_a_prefix_can_be_kept() {
        let (_, mut file) = built(40, 40);
        file.extend([0; 120]);
        let mut index = TimeIndex::from_bytes(&file, u32::MAX);
        assert_eq!(index.len(), 40);
        assert_eq!(TimeIndex::from_bytes(&file, 10).len(), 9, "offsets beyond the log are not believed");
        index.push_if_later(TimeEntry { timestamp: 5000, relative: 77 });
        index.keep(41, &mut reader(&file)).unwrap();
        assert_eq!(index.last().unwrap().relative, 77);
        index.keep(7, &mut reader(&file)).unwrap();
        assert_eq!((index.len(), index.last().unwrap().relative), (7, 7));
        index.keep(0, &mut reader(&file)).unwrap();
        assert_eq!((index.len(), index.last()), (0, None));
    }
}
