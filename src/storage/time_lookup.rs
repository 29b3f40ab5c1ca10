//! Lookups by time: the first record not earlier than a timestamp, and the record with the largest one.  Home shard.
//!
//! Exact to the record, inside compressed batches and with times out of order: the time index says where to begin (all
//! before is earlier), then batch headers are walked, and the batch that may hold it is read and opened.

use crate::base::{LeaderEpoch, Offset, WallMs};
use crate::reactor::File;
use crate::record::{BatchView, Decompressor};

use super::error::StorageError;
use super::log::Log;
use super::names::{Kind, file_path};
use super::read::read_range;
use super::scan::ScannedBatch;
use super::time_index::TimeEntry;

/// A record found by time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimestampFound {
    pub offset: Offset,
    pub timestamp: WallMs,
    pub epoch: LeaderEpoch,
}

impl Log {
    /// The first record at or after `start()` whose timestamp is at least `timestamp`.
    pub async fn offset_for_timestamp(&self, timestamp: WallMs) -> Result<Option<TimestampFound>, StorageError> {
        for base in self.segment_bases() {
            let Some(latest) = self.latest_of(base).await? else { continue };
            if latest.timestamp < timestamp.0 {
                continue;
            }
            let begin = self.begin_of_search(base, timestamp).await?;
            if let Some(found) = self.search(base, begin, timestamp).await? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// The largest timestamp of all records and the first record that has it.
    pub async fn max_timestamp(&self) -> Result<Option<TimestampFound>, StorageError> {
        let mut max: Option<(Offset, TimeEntry)> = None;
        for base in self.segment_bases() {
            if let Some(latest) = self.latest_of(base).await?
                && max.is_none_or(|(_, max)| latest.timestamp > max.timestamp)
            {
                max = Some((base, latest));
            }
        }
        let Some((base, latest)) = max else { return Ok(None) };
        let wanted = base.plus(i64::from(latest.relative));
        let Some((file, batch)) = self.find_batch(wanted).await? else { return Ok(None) };
        let found = self.look_into(&file, &batch, |view, decompressor, limit| view.max_timestamp(decompressor, limit));
        Ok(found.await?.map(|(offset, timestamp)| TimestampFound { offset, timestamp, epoch: batch.epoch }))
    }

    fn segment_bases(&self) -> Vec<Offset> {
        let state = self.inner.state.borrow();
        let first = state.segment_of(state.start).unwrap_or(0);
        state.segments.iter().skip(first).filter(|segment| segment.written > 0).map(|segment| segment.base).collect()
    }

    /// The largest timestamp of a segment and the last offset of its batch.
    async fn latest_of(&self, base: Offset) -> Result<Option<TimeEntry>, StorageError> {
        let known = |log: &Log| {
            let mut state = log.inner.state.borrow_mut();
            let active = state.segments.back().map(|segment| segment.base) == Some(base);
            let segment = state.segment_by_base(base)?;
            if active {
                return segment.index.as_ref().map(|index| index.latest());
            }
            segment.sealed_latest
        };
        if known(self).is_none() {
            self.warm(base).await?;
        }
        Ok(known(self).flatten())
    }

    /// The offset of a batch in the segment before which everything is earlier than `timestamp`.
    async fn begin_of_search(&self, base: Offset, timestamp: WallMs) -> Result<Offset, StorageError> {
        self.warm(base).await?;
        let mut state = self.inner.state.borrow_mut();
        let start = state.start;
        let Some(segment) = state.segment_by_base(base) else { return Ok(base.max(start)) };
        let (Some(index), Some(files)) = (&segment.index, &segment.files) else { return Ok(base.max(start)) };
        let mut read = |at: u64, buffer: &mut [u8]| files.times.read_full_now(buffer, crate::base::Position(at));
        // An index that cannot be read only costs a longer walk.
        let entry = index.times.last_before(timestamp.0, &mut read).unwrap_or(None);
        Ok(base.plus(entry.map_or(0, |entry| i64::from(entry.relative))).max(start))
    }

    /// Walks a segment from `begin` on.
    async fn search(
        &self,
        base: Offset,
        begin: Offset,
        timestamp: WallMs,
    ) -> Result<Option<TimestampFound>, StorageError> {
        let start = self.start();
        let mut offset = begin;
        while let Some((file, first)) = self.find_batch(offset).await? {
            let mut batch = first;
            // Walk on in the same file while headers say that nothing here is late enough.
            let written = self.written();
            loop {
                if batch.max_timestamp >= timestamp.0 && batch.last >= start {
                    let looked = self.look_into(&file, &batch, |view, decompressor, limit| {
                        view.first_at_or_after(timestamp, start, decompressor, limit)
                    });
                    if let Some((offset, timestamp)) = looked.await? {
                        return Ok(Some(TimestampFound { offset, timestamp, epoch: batch.epoch }));
                    }
                }
                offset = batch.last.plus(1);
                if offset >= written {
                    return Ok(None);
                }
                let mut header = [0u8; super::scan::HEADER_BYTES];
                let position = batch.end_position();
                match file.read_full_now(&mut header, position) {
                    Ok(read) if read == header.len() => {}
                    _ => break,
                }
                match ScannedBatch::parse(&header, position) {
                    Ok(next) if next.base >= offset => batch = next,
                    _ => break,
                }
            }
            if self.segment_base_of(offset) != Some(base) {
                return Ok(None);
            }
        }
        Ok(None)
    }

    fn segment_base_of(&self, offset: Offset) -> Option<Offset> {
        let state = self.inner.state.borrow();
        state.segments.get(state.segment_of(offset)?).map(|segment| segment.base)
    }

    async fn look_into(
        &self,
        file: &File,
        batch: &ScannedBatch,
        look: impl FnOnce(
            &BatchView<'_>,
            &mut Decompressor,
            usize,
        ) -> Result<Option<crate::record::TimestampedOffset>, crate::record::BatchFault>,
    ) -> Result<Option<(Offset, WallMs)>, StorageError> {
        let path = file_path(self.folder(), batch.base, Kind::Log);
        let bytes = read_range(file, &path, batch.position, batch.bytes as usize).await?;
        let limit = self.inner.config.borrow().decompressed_bytes_max;
        let view = BatchView::parse(&bytes).map_err(|fault| StorageError::malformed(&path, fault.to_string()))?;
        let mut decompressor = Decompressor::default();
        let found = look(&view, &mut decompressor, limit);
        let found = found.map_err(|fault| StorageError::malformed(&path, fault.to_string()))?;
        Ok(found.map(|found| (found.offset, found.timestamp)))
    }
}
