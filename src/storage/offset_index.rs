//! The sparse offset index of one segment: `.index`, 8 bytes an entry.  Pure apart from the reader passed in.
//!
//! An entry names the *last* offset of a batch (relative to the segment's base) and the batch's position.  Both strictly
//! grow, and the first batch has none.  In memory are every 64th entry and the newest ones; what lies between is read
//! from the file, at most 512 bytes a lookup, and the chunk last read is kept.  A segment of 1 GiB costs 32 KiB.
//!
//! The index is a hint: it may lag behind the log, never lead, and whoever uses an entry checks the batch it points at.

use std::io;

use super::bytes::{be_u32, put_u32};

/// Bytes of one entry.
pub const ENTRY_BYTES: usize = 8;

/// Every how many entries one stays in memory.
const STRIDE: usize = 64;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IndexEntry {
    /// Last offset of the batch, less the segment's base offset.
    pub relative: u32,
    /// Where that batch begins.
    pub position: u32,
}

/// Reads from the index file at a byte position into the buffer; returns how much it got.
pub type ReadAt<'a> = &'a mut dyn FnMut(u64, &mut [u8]) -> io::Result<usize>;

#[derive(Default, Debug)]
#[allow(clippy::len_without_is_empty, reason = "nobody asks")]
pub struct OffsetIndex {
    /// Entries 0, 64, 128 and so on, those in `tail` included.
    marks: Vec<IndexEntry>,
    /// Number of the first entry in `tail`; a multiple of `STRIDE`.
    tail_first: usize,
    tail: Vec<IndexEntry>,
    /// Entries the file holds.
    stored: usize,
    /// The chunk read last: number of its first entry, and its entries.
    chunk: Option<(usize, Vec<IndexEntry>)>,
}

impl OffsetIndex {
    #[must_use]
    pub fn len(&self) -> usize {
        self.tail_first + self.tail.len()
    }

    #[must_use]
    pub fn last(&self) -> Option<IndexEntry> {
        self.tail.last().copied()
    }

    /// Entries that the file does not hold yet.
    #[must_use]
    pub fn unstored(&self) -> usize {
        self.len() - self.stored
    }

    #[must_use]
    pub fn stored(&self) -> usize {
        self.stored
    }

    /// Adds an entry; false, and nothing done, if it does not grow.
    pub fn push(&mut self, entry: IndexEntry) -> bool {
        if self.last().is_some_and(|last| entry.relative <= last.relative || entry.position <= last.position) {
            return false;
        }
        if self.len().is_multiple_of(STRIDE) {
            self.marks.push(entry);
        }
        self.tail.push(entry);
        self.shed();
        true
    }

    /// Drops the oldest stride of the tail once the file holds it; always leaves the newest entries.
    fn shed(&mut self) {
        while self.tail.len() > 2 * STRIDE && self.stored >= self.tail_first + STRIDE {
            self.tail.drain(..STRIDE);
            self.tail_first += STRIDE;
        }
    }

    /// The bytes of the entries the file lacks, to be written at `stored() * ENTRY_BYTES`.
    #[must_use]
    pub fn unstored_bytes(&self) -> Vec<u8> {
        let skip = self.stored.saturating_sub(self.tail_first);
        let mut bytes = Vec::with_capacity(self.unstored() * ENTRY_BYTES);
        for entry in self.tail.iter().skip(skip) {
            put_u32(&mut bytes, entry.relative);
            put_u32(&mut bytes, entry.position);
        }
        bytes
    }

    /// The file now holds the first `entries`.
    pub fn mark_stored(&mut self, entries: usize) {
        debug_assert!(entries <= self.len());
        self.stored = entries.min(self.len());
        self.shed();
    }

    /// Takes the growing run of entries at the head of a file's bytes that lies within `log_bytes`.
    ///
    /// Zeros of a preallocated file, and garbage after a crash, do not grow and so end the run.
    #[must_use]
    pub fn from_bytes(bytes: &[u8], log_bytes: u64) -> OffsetIndex {
        let mut index = OffsetIndex::default();
        for raw in bytes.chunks_exact(ENTRY_BYTES) {
            let Some(entry) = decode(raw) else { break };
            if entry.position == 0 || u64::from(entry.position) >= log_bytes || entry.relative > i32::MAX as u32 {
                break;
            }
            // The bytes come from the file: whatever is taken is stored, so the tail never grows past its bound.
            index.stored = index.len() + 1;
            if !index.push(entry) {
                index.stored = index.len();
                break;
            }
        }
        index.stored = index.len();
        index
    }

    /// Drops the newest entry; used to step back from one that turned out wrong.
    pub fn pop(&mut self, read: ReadAt<'_>) -> io::Result<()> {
        let keep = self.len().saturating_sub(1);
        self.keep(keep, read)
    }

    /// Keeps the first `entries` only.
    pub fn keep(&mut self, entries: usize, read: ReadAt<'_>) -> io::Result<()> {
        if entries >= self.len() {
            return Ok(());
        }
        self.chunk = None;
        self.marks.truncate(entries.div_ceil(STRIDE));
        if entries == 0 {
            self.tail.clear();
            self.tail_first = 0;
        } else if entries <= self.tail_first {
            // The tail must hold the last entry, so bring its stride back from the file.
            let first = (entries - 1) / STRIDE * STRIDE;
            self.tail = self.read_entries(first, entries - first, read)?;
            self.tail_first = first;
        } else {
            self.tail.truncate(entries - self.tail_first);
        }
        self.stored = self.stored.min(entries);
        Ok(())
    }

    /// How many entries name a batch that ends below `relative`.
    pub fn count_below(&mut self, relative: u32, read: ReadAt<'_>) -> io::Result<usize> {
        let Some((first, entries)) = self.stride_of(relative, read)? else { return Ok(0) };
        Ok(first + entries.partition_point(|entry| entry.relative < relative))
    }

    /// The greatest entry not above `relative`.
    pub fn floor(&mut self, relative: u32, read: ReadAt<'_>) -> io::Result<Option<IndexEntry>> {
        let Some((_, entries)) = self.stride_of(relative, read)? else { return Ok(None) };
        let after = entries.partition_point(|entry| entry.relative <= relative);
        Ok(after.checked_sub(1).and_then(|last| entries.get(last)).copied())
    }

    /// The run of entries that holds the greatest one not above `relative`, and the number of its first.
    fn stride_of(&mut self, relative: u32, read: ReadAt<'_>) -> io::Result<Option<(usize, &[IndexEntry])>> {
        if self.tail.first().is_some_and(|first| first.relative <= relative) {
            return Ok(Some((self.tail_first, &self.tail)));
        }
        let mark = self.marks.partition_point(|mark| mark.relative <= relative);
        let Some(mark) = mark.checked_sub(1) else { return Ok(None) };
        let first = mark * STRIDE;
        if self.chunk.as_ref().is_none_or(|(held, _)| *held != first) {
            let count = STRIDE.min(self.len() - first);
            let entries = self.read_entries(first, count, read)?;
            self.chunk = Some((first, entries));
        }
        Ok(self.chunk.as_ref().map(|(first, entries)| (*first, entries.as_slice())))
    }

    /// Entries from the file, which must grow and be all there.
    fn read_entries(&self, first: usize, count: usize, read: ReadAt<'_>) -> io::Result<Vec<IndexEntry>> {
        let mut raw = [0u8; STRIDE * ENTRY_BYTES];
        let Some(raw) = raw.get_mut(..count * ENTRY_BYTES) else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        let got = read((first * ENTRY_BYTES) as u64, raw)?;
        if got < raw.len() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let entries: Vec<IndexEntry> = raw.chunks_exact(ENTRY_BYTES).filter_map(decode).collect();
        let grows = entries.is_sorted_by(|a, b| a.relative < b.relative && a.position < b.position);
        if !grows || self.marks.get(first / STRIDE) != entries.first() {
            return Err(io::ErrorKind::InvalidData.into());
        }
        Ok(entries)
    }

    /// Bytes of memory held, for the metrics.
    #[must_use]
    pub fn memory_bytes(&self) -> usize {
        let chunk = self.chunk.as_ref().map_or(0, |(_, entries)| entries.capacity());
        (self.marks.capacity() + self.tail.capacity() + chunk) * size_of::<IndexEntry>()
    }
}

fn decode(raw: &[u8]) -> Option<IndexEntry> {
    Some(IndexEntry { relative: be_u32(raw, 0)?, position: be_u32(raw, 4)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built(count: u32) -> (OffsetIndex, Vec<u8>) {
        let mut index = OffsetIndex::default();
        let mut file = Vec::new();
        for n in 1..=count {
            assert!(index.push(IndexEntry { relative: n * 10, position: n * 100 }));
            if n % 17 == 0 {
                file.extend(index.unstored_bytes());
                index.mark_stored(index.len());
            }
        }
        file.extend(index.unstored_bytes());
        (index, file)
    }

    fn reader(file: &[u8]) -> impl FnMut(u64, &mut [u8]) -> io::Result<usize> + '_ {
        move |at, buffer| {
            let rest = &file[(at as usize).min(file.len())..];
            let take = rest.len().min(buffer.len());
            buffer[..take].copy_from_slice(&rest[..take]);
            Ok(take)
        }
    }

    #[test]
    fn a_lookup_finds_the_greatest_entry_not_above_the_target() {
        for count in [0u32, 1, 63, 64, 65, 200, 1000] {
            let (mut index, file) = built(count);
            assert_eq!(file.len(), count as usize * ENTRY_BYTES);
            let mut loaded = OffsetIndex::from_bytes(&file, u64::MAX);
            assert_eq!(loaded.len(), count as usize);
            for target in 0..=count * 10 + 25 {
                let expected = (target / 10).min(count);
                let expected =
                    (expected > 0).then_some(IndexEntry { relative: expected * 10, position: expected * 100 });
                assert_eq!(index.floor(target, &mut reader(&file)).unwrap(), expected);
                assert_eq!(loaded.floor(target, &mut reader(&file)).unwrap(), expected);
                let below = (target.saturating_sub(1) / 10).min(count) as usize;
                assert_eq!(loaded.count_below(target, &mut reader(&file)).unwrap(), below);
            }
        }
    }

    #[test]
    fn zeros_and_falling_entries_end_the_run() {
        let (_, mut file) = built(5);
        file.extend([0; 800]);
        assert_eq!(OffsetIndex::from_bytes(&file, u64::MAX).len(), 5);
        assert_eq!(OffsetIndex::from_bytes(&file, 300).len(), 2, "positions beyond the log are not believed");
        file[24..32].fill(0);
        assert_eq!(OffsetIndex::from_bytes(&file, u64::MAX).len(), 3);
        assert_eq!(OffsetIndex::from_bytes(&[0; 4096], u64::MAX).len(), 0);
        assert_eq!(OffsetIndex::from_bytes(&[0xff; 4096], u64::MAX).len(), 0);
    }

    #[test]
    fn keeping_a_prefix_leaves_a_usable_index() {
        for keep in [0usize, 1, 63, 64, 65, 128, 499] {
            let (mut index, file) = built(500);
            index.keep(keep, &mut reader(&file)).unwrap();
            assert_eq!(index.len(), keep);
            assert_eq!(index.last().map_or(0, |entry| entry.relative), keep as u32 * 10);
            assert!(index.push(IndexEntry { relative: 90_000, position: 90_000 }));
            assert_eq!(index.floor(90_001, &mut reader(&file)).unwrap().unwrap().position, 90_000);
            let floor = index.floor(89_000, &mut reader(&file)).unwrap();
            assert_eq!(floor.map_or(0, |entry| entry.relative), keep as u32 * 10);
        }
    }

    #[test]
    fn a_damaged_chunk_is_an_error_not_an_answer() {
        let (mut index, mut file) = built(500);
        file[64 * 8 * 2..64 * 8 * 2 + 16].fill(0);
        assert!(index.floor(64 * 2 * 10 + 15, &mut reader(&file)).is_err());
    }

    #[test]
    fn memory_stays_small() {
        let (index, _) = built(250_000);
        assert!(index.memory_bytes() < 80_000, "{}", index.memory_bytes());
    }
}
