//! Walks a log file's bytes batch by batch: recovery, index rebuilds and producer replay.  Pure.
//!
//! It is fed windows of the file and keeps no more than a checksum between them, so a lying length costs no memory.  It
//! stops at the first batch that cannot stand where it does, and says why; zeros have length 0 and stop it too.

use crate::base::{LeaderEpoch, Offset, Position};

use super::bytes::{be_i16, be_i32, be_i64, be_u32};
use super::error::BadBatch;

/// Bytes before the records of a batch.
pub const HEADER_BYTES: usize = 61;
/// The batch length field counts from here.
const LENGTH_BASE: usize = 12;
/// The checksum covers everything from here.
const CHECKSUM_FROM: usize = 21;

/// The fields of a batch header that storage needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScannedBatch {
    pub position: Position,
    pub bytes: u32,
    pub base: Offset,
    pub last: Offset,
    pub epoch: LeaderEpoch,
    pub attributes: i16,
    pub base_timestamp: i64,
    pub max_timestamp: i64,
    pub producer_id: i64,
    pub producer_epoch: i16,
    pub base_sequence: i32,
    pub record_count: i32,
}

impl ScannedBatch {
    #[must_use]
    pub fn last_offset_delta(&self) -> i32 {
        // `parse` lets only a non-negative delta of 32 bits through.
        (self.last.0 - self.base.0) as i32
    }

    #[must_use]
    pub fn end_position(&self) -> Position {
        self.position.plus(u64::from(self.bytes))
    }

    #[must_use]
    pub fn is_transactional(&self) -> bool {
        self.attributes & 0x10 != 0
    }

    #[must_use]
    pub fn is_control(&self) -> bool {
        self.attributes & 0x20 != 0
    }

    /// Reads a header at the head of `bytes`; checks only what a header can show of itself.
    pub fn parse(bytes: &[u8], position: Position) -> Result<ScannedBatch, BadBatch> {
        let short = BadBatch::ShortHeader;
        let length = be_i32(bytes, 8).ok_or(short)?;
        let total = u32::try_from(length).ok().and_then(|length| length.checked_add(LENGTH_BASE as u32));
        let total = total.filter(|total| *total >= HEADER_BYTES as u32 && *total <= i32::MAX as u32);
        let total = total.ok_or(BadBatch::Length(length))?;
        let magic = *bytes.get(16).ok_or(short)? as i8;
        if magic != 2 {
            return Err(BadBatch::Magic(magic));
        }
        let base = be_i64(bytes, 0).ok_or(short)?;
        let delta = be_i32(bytes, 23).ok_or(short)?;
        let last = base.checked_add(i64::from(delta));
        let last = last.filter(|_| base >= 0 && delta >= 0).ok_or(BadBatch::OffsetDelta(delta))?;
        Ok(ScannedBatch {
            position,
            bytes: total,
            base: Offset(base),
            last: Offset(last),
            epoch: LeaderEpoch(be_i32(bytes, 12).ok_or(short)?),
            attributes: be_i16(bytes, 21).ok_or(short)?,
            base_timestamp: be_i64(bytes, 27).ok_or(short)?,
            max_timestamp: be_i64(bytes, 35).ok_or(short)?,
            producer_id: be_i64(bytes, 43).ok_or(short)?,
            producer_epoch: be_i16(bytes, 51).ok_or(short)?,
            base_sequence: be_i32(bytes, 53).ok_or(short)?,
            record_count: be_i32(bytes, 57).ok_or(short)?,
        })
    }
}

/// How hard the scan looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scrutiny {
    /// Headers only, bodies skipped; offsets must grow (compaction leaves gaps).
    Headers,
    /// Every checksum; each batch begins where the last ended, and no epoch falls.
    Whole,
    /// As `Whole`, in a compacted log: a batch begins where the last ended or later.
    WholeWithGaps,
}

/// What ended a scan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScanEnd {
    /// The last batch ends exactly where the file does.
    EndOfFile,
    /// The next batch begins at or after the offset to stop at.
    Reached,
    Bad(BadBatch),
}

/// What the scan wants next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScanNext {
    /// A window that begins here; at least `min` bytes unless the file ends before.
    Feed {
        at: Position,
        min: u32,
    },
    Ended(ScanEnd),
}

struct Body {
    batch: ScannedBatch,
    left: u64,
    expected_crc: u32,
    crc: u32,
}

pub struct Scanner {
    scrutiny: Scrutiny,
    file_end: Position,
    /// Where the next window must begin.
    at: Position,
    /// End of the last whole batch.
    good_end: Position,
    next_offset: Offset,
    epoch: LeaderEpoch,
    stop_at: Offset,
    body: Option<Body>,
    end: Option<ScanEnd>,
}

impl Scanner {
    /// Scans from `from`, where a batch begins that holds or follows `next_offset`, to `file_end`.
    #[must_use]
    pub fn new(
        scrutiny: Scrutiny,
        from: Position,
        file_end: Position,
        next_offset: Offset,
        epoch: LeaderEpoch,
    ) -> Scanner {
        Scanner {
            scrutiny,
            file_end,
            at: from,
            good_end: from,
            next_offset,
            epoch,
            stop_at: Offset(i64::MAX),
            body: None,
            end: None,
        }
    }

    /// Ends the scan before the first batch that begins at or after `offset`.
    #[must_use]
    pub fn stop_at(mut self, offset: Offset) -> Scanner {
        self.stop_at = offset;
        self
    }

    /// Does it skip bodies?
    #[must_use]
    pub fn skips(&self) -> bool {
        self.scrutiny == Scrutiny::Headers
    }

    /// End of the last batch accepted.
    #[must_use]
    pub fn good_end(&self) -> Position {
        self.good_end
    }

    /// The offset after the last batch accepted.
    #[must_use]
    pub fn next_offset(&self) -> Offset {
        self.next_offset
    }

    #[must_use]
    pub fn epoch(&self) -> LeaderEpoch {
        self.epoch
    }

    #[must_use]
    pub fn next(&self) -> ScanNext {
        match self.end {
            Some(end) => ScanNext::Ended(end),
            None if self.body.is_none() && self.at >= self.file_end => ScanNext::Ended(ScanEnd::EndOfFile),
            None => ScanNext::Feed { at: self.at, min: if self.body.is_some() { 1 } else { HEADER_BYTES as u32 } },
        }
    }

    /// Takes a window that begins at `at` of the last `next()`; each batch accepted goes to `accept`.
    ///
    /// An empty or too small window means that the file is shorter than it was said to be.
    pub fn feed(&mut self, mut window: &[u8], accept: &mut dyn FnMut(&ScannedBatch)) {
        let mut progress = false;
        while self.end.is_none() {
            if let Some(body) = &mut self.body {
                let take = usize::try_from(body.left).unwrap_or(usize::MAX).min(window.len());
                let (part, rest) = window.split_at(take);
                body.crc = crc32c::crc32c_append(body.crc, part);
                body.left -= take as u64;
                self.at = self.at.plus(take as u64);
                window = rest;
                progress |= take > 0;
                if body.left > 0 {
                    break;
                }
                let intact = body.crc == body.expected_crc;
                let batch = body.batch;
                self.body = None;
                if !intact {
                    self.end = Some(ScanEnd::Bad(BadBatch::Checksum));
                    return;
                }
                self.take(&batch, accept);
                continue;
            }
            let left = self.file_end.0.saturating_sub(self.at.0);
            if left == 0 {
                return;
            }
            if left < HEADER_BYTES as u64 {
                self.end = Some(ScanEnd::Bad(BadBatch::ShortHeader));
                return;
            }
            if window.len() < HEADER_BYTES {
                break;
            }
            progress = true;
            if let Err(end) = self.begin(&mut window, left, accept) {
                self.end = Some(end);
            }
        }
        if !progress && self.end.is_none() {
            self.end = Some(ScanEnd::Bad(BadBatch::ShortBody));
        }
    }

    fn begin(&mut self, window: &mut &[u8], left: u64, accept: &mut dyn FnMut(&ScannedBatch)) -> Result<(), ScanEnd> {
        let batch = ScannedBatch::parse(window, self.at).map_err(ScanEnd::Bad)?;
        self.check(&batch).map_err(ScanEnd::Bad)?;
        if u64::from(batch.bytes) > left {
            return Err(ScanEnd::Bad(BadBatch::ShortBody));
        }
        if batch.base >= self.stop_at {
            return Err(ScanEnd::Reached);
        }
        match self.scrutiny {
            Scrutiny::Headers => {
                self.at = batch.end_position();
                let skip = (batch.bytes as usize).min(window.len());
                *window = window.get(skip..).unwrap_or(&[]);
                self.take(&batch, accept);
            }
            Scrutiny::Whole | Scrutiny::WholeWithGaps => {
                let expected_crc = be_u32(window, 17).ok_or(ScanEnd::Bad(BadBatch::ShortHeader))?;
                self.at = self.at.plus(CHECKSUM_FROM as u64);
                *window = window.get(CHECKSUM_FROM..).unwrap_or(&[]);
                let left = u64::from(batch.bytes) - CHECKSUM_FROM as u64;
                self.body = Some(Body { batch, left, expected_crc, crc: 0 });
            }
        }
        Ok(())
    }

    fn check(&self, batch: &ScannedBatch) -> Result<(), BadBatch> {
        let expected = self.next_offset;
        let in_order = match self.scrutiny {
            Scrutiny::Headers => batch.last >= expected,
            Scrutiny::Whole => batch.base == expected,
            Scrutiny::WholeWithGaps => batch.base >= expected,
        };
        if !in_order {
            return Err(BadBatch::BaseOffset { expected, found: batch.base });
        }
        if self.scrutiny != Scrutiny::Headers && batch.epoch < self.epoch {
            return Err(BadBatch::EpochFell);
        }
        Ok(())
    }

    fn take(&mut self, batch: &ScannedBatch, accept: &mut dyn FnMut(&ScannedBatch)) {
        self.good_end = batch.end_position();
        self.next_offset = batch.last.plus(1);
        self.epoch = self.epoch.max(batch.epoch);
        accept(batch);
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A batch with `records` records' worth of offsets and a body of `body` arbitrary bytes.
    pub(crate) fn batch(base: i64, records: i32, epoch: i32, body: usize) -> Vec<u8> {
        let mut bytes = vec![0u8; HEADER_BYTES + body];
        bytes[0..8].copy_from_slice(&base.to_be_bytes());
        bytes[8..12].copy_from_slice(&((HEADER_BYTES + body - LENGTH_BASE) as i32).to_be_bytes());
        bytes[12..16].copy_from_slice(&epoch.to_be_bytes());
        bytes[16] = 2;
        bytes[23..27].copy_from_slice(&(records - 1).to_be_bytes());
        bytes[27..35].copy_from_slice(&(1000 + base).to_be_bytes());
        bytes[35..43].copy_from_slice(&(1000 + base + i64::from(records) - 1).to_be_bytes());
        bytes[43..51].copy_from_slice(&(-1i64).to_be_bytes());
        bytes[51..53].copy_from_slice(&(-1i16).to_be_bytes());
        bytes[53..57].copy_from_slice(&(-1i32).to_be_bytes());
        bytes[57..61].copy_from_slice(&records.to_be_bytes());
        for (n, byte) in bytes[HEADER_BYTES..].iter_mut().enumerate() {
            *byte = (n as u8).wrapping_mul(31).wrapping_add(base as u8);
        }
        let crc = crc32c::crc32c(&bytes[CHECKSUM_FROM..]);
        bytes[17..21].copy_from_slice(&crc.to_be_bytes());
        bytes
    }

    fn scan(file: &[u8], window: usize, scrutiny: Scrutiny) -> (Vec<ScannedBatch>, ScanEnd, u64) {
        let mut scanner = Scanner::new(scrutiny, Position(0), Position(file.len() as u64), Offset(0), LeaderEpoch(-1));
        let mut found = Vec::new();
        loop {
            match scanner.next() {
                ScanNext::Ended(end) => return (found, end, scanner.good_end().0),
                ScanNext::Feed { at, min } => {
                    let from = (at.0 as usize).min(file.len());
                    let to = (from + window.max(min as usize)).min(file.len());
                    scanner.feed(&file[from..to], &mut |batch| found.push(*batch));
                }
            }
        }
    }

    fn file(batches: &[Vec<u8>]) -> Vec<u8> {
        batches.concat()
    }

    #[test]
    fn whole_files_scan_to_their_end_whatever_the_window() {
        let file = file(&[batch(0, 3, 1, 10), batch(3, 1, 1, 0), batch(4, 10, 2, 500)]);
        for window in [1, 7, 61, 62, 100, 10_000] {
            for scrutiny in [Scrutiny::Headers, Scrutiny::Whole] {
                let (found, end, good) = scan(&file, window, scrutiny);
                assert_eq!((found.len(), end, good), (3, ScanEnd::EndOfFile, file.len() as u64));
                assert_eq!(found[2].last, Offset(13));
            }
        }
    }

    #[test]
    fn every_cut_of_a_file_leaves_the_whole_batches_before_it() {
        let batches = [batch(0, 3, 1, 10), batch(3, 1, 1, 0), batch(4, 10, 2, 50)];
        let file = file(&batches);
        for cut in 0..=file.len() {
            let (found, _, good) = scan(&file[..cut], 64, Scrutiny::Whole);
            let whole = [0, 71, 132, 243].iter().rposition(|end| *end <= cut).unwrap();
            assert_eq!(found.len(), whole);
            assert_eq!(good, [0, 71, 132, 243][whole]);
        }
    }

    #[test]
    fn zeros_stop_the_scan() {
        let mut bytes = batch(0, 3, 1, 10);
        let good = bytes.len() as u64;
        bytes.extend([0; 4096]);
        let (found, end, end_at) = scan(&bytes, 512, Scrutiny::Whole);
        assert_eq!((found.len(), end, end_at), (1, ScanEnd::Bad(BadBatch::Length(0)), good));
        assert_eq!(scan(&[0; 4096], 512, Scrutiny::Headers).1, ScanEnd::Bad(BadBatch::Length(0)));
    }

    #[test]
    fn every_flipped_bit_is_noticed() {
        let batches = file(&[batch(0, 3, 1, 10), batch(3, 2, 1, 5)]);
        for byte in 71..batches.len() {
            let mut file = batches.clone();
            file[byte] ^= 0x10;
            let (found, end, good) = scan(&file, 64, Scrutiny::Whole);
            // The leader epoch is outside the checksum: a rise is not noticed, and harmless.
            if (83..87).contains(&byte) {
                continue;
            }
            assert_eq!((found.len(), good), (1, 71), "byte {byte}");
            assert!(matches!(end, ScanEnd::Bad(_)));
        }
    }

    #[test]
    fn a_wrong_offset_and_a_falling_epoch_are_refused() {
        let gap = file(&[batch(0, 3, 1, 10), batch(4, 1, 1, 0)]);
        let expected = BadBatch::BaseOffset { expected: Offset(3), found: Offset(4) };
        assert_eq!(scan(&gap, 64, Scrutiny::Whole).1, ScanEnd::Bad(expected));
        assert_eq!(scan(&gap, 64, Scrutiny::Headers).1, ScanEnd::EndOfFile, "compaction leaves gaps");
        let fell = file(&[batch(0, 3, 5, 10), batch(3, 1, 4, 0)]);
        assert_eq!(scan(&fell, 64, Scrutiny::Whole).1, ScanEnd::Bad(BadBatch::EpochFell));
    }

    #[test]
    fn a_shrunken_file_ends_the_scan() {
        let bytes = batch(0, 3, 1, 100);
        let mut scanner = Scanner::new(Scrutiny::Whole, Position(0), Position(161), Offset(0), LeaderEpoch(-1));
        scanner.feed(&bytes[..80], &mut |_| {});
        scanner.feed(&[], &mut |_| {});
        assert_eq!(scanner.next(), ScanNext::Ended(ScanEnd::Bad(BadBatch::ShortBody)));
    }
}
