//! Topics of the limit broker: per partition one file, its next offset and the position of each batch.
//!
//! A partition is guarded by one mutex, held over the append as the reference does; the wake of waiting
//! fetches costs an append one atomic increment when nobody waits.

use crate::Options;
use anyhow::Context;
use millrace_bench::batch::{HEADER_LENGTH, LENGTH_PREFIX};
use std::collections::HashMap;
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Instant;

pub struct Topics {
    options: Options,
    by_name: RwLock<HashMap<Vec<u8>, Arc<Topic>>>,
    pub appends: Appends,
}

pub struct Topic {
    pub name: Vec<u8>,
    pub partitions: Vec<Partition>,
}

pub struct Partition {
    state: Mutex<Log>,
    file: Option<File>,
}

#[derive(Default)]
struct Log {
    next: i64,
    size: u64,
    batches: Vec<BatchAt>,
}

#[derive(Clone, Copy)]
struct BatchAt {
    base: i64,
    position: u64,
}

/// Why an append was refused, as Kafka's error code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    CorruptMessage = 2,
    StorageError = 56,
}

/// What a fetch may send from one partition.
pub struct Readable {
    pub high_watermark: i64,
    pub position: u64,
    pub length: u64,
}

impl Topics {
    pub fn new(options: Options) -> Self {
        Self { options, by_name: RwLock::default(), appends: Appends::default() }
    }

    /// The topic of that name, created at first mention.
    pub fn topic(&self, name: &[u8]) -> anyhow::Result<Arc<Topic>> {
        if let Some(topic) = self.by_name.read().unwrap_or_else(PoisonError::into_inner).get(name) {
            return Ok(topic.clone());
        }
        let mut by_name = self.by_name.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(topic) = by_name.get(name) {
            return Ok(topic.clone());
        }
        let partitions =
            (0..self.options.partitions).map(|index| self.partition(name, index)).collect::<Result<_, _>>();
        let topic = Arc::new(Topic { name: name.to_vec(), partitions: partitions? });
        by_name.insert(name.to_vec(), topic.clone());
        Ok(topic)
    }

    fn partition(&self, name: &[u8], index: usize) -> anyhow::Result<Partition> {
        let name = std::str::from_utf8(name).ok().filter(|name| !name.contains('/')).context("a bad topic name")?;
        let path = self.options.data.join(format!("{name}-{index}.log"));
        let file =
            self.options.log.then(|| File::options().read(true).write(true).create(true).truncate(true).open(&path));
        let file = file.transpose().with_context(|| path.display().to_string())?;
        Ok(Partition { state: Mutex::default(), file })
    }

    /// Gives the batches their offsets, in place, and appends them; the base offset of the first.
    pub fn append(&self, partition: &Partition, records: &mut [u8]) -> Result<i64, Refused> {
        let mut log = partition.lock();
        let base = log.next;
        let mut end = base;
        let mut at = 0;
        let batches_before = log.batches.len();
        while let Some(batch) = batch_at(records, at) {
            let (batch, last_offset_delta) = batch?;
            if self.options.crc && !crc_is_right(batch) {
                log.batches.truncate(batches_before);
                return Err(Refused::CorruptMessage);
            }
            let position = log.size + at as u64;
            log.batches.push(BatchAt { base: end, position });
            at += batch.len();
            if let Some(field) = batch.first_chunk_mut::<8>() {
                *field = end.to_be_bytes();
            }
            end += i64::from(last_offset_delta) + 1;
        }
        if let Some(file) = &partition.file {
            let written = file.write_all_at(records, log.size);
            let flushed = written.and_then(|()| if self.options.fsync { file.sync_data() } else { Ok(()) });
            if let Err(error) = flushed {
                eprintln!("append: {error}");
                log.batches.truncate(batches_before);
                return Err(Refused::StorageError);
            }
        }
        log.next = end;
        log.size += records.len() as u64;
        drop(log);
        self.appends.happened();
        Ok(base)
    }
}

impl Partition {
    fn lock(&self) -> MutexGuard<'_, Log> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn file(&self) -> Option<&File> {
        self.file.as_ref()
    }

    pub fn end(&self) -> i64 {
        self.lock().next
    }

    pub fn read(&self, offset: i64, bytes_max: u64) -> Readable {
        let log = self.lock();
        let mut readable = Readable { high_watermark: log.next, position: 0, length: 0 };
        if offset < log.next && self.file.is_some() {
            let after = log.batches.partition_point(|batch| batch.base <= offset);
            if let Some(batch) = log.batches.get(after.saturating_sub(1)) {
                readable.position = batch.position;
                readable.length = (log.size - batch.position).min(bytes_max);
            }
        }
        readable
    }
}

/// The batch that begins at `at`, with its last offset delta; `None` at the end.
fn batch_at(records: &mut [u8], at: usize) -> Option<Result<(&mut [u8], i32), Refused>> {
    let rest = records.get_mut(at..).filter(|rest| !rest.is_empty())?;
    Some(whole_batch(rest).ok_or(Refused::CorruptMessage))
}

fn whole_batch(rest: &mut [u8]) -> Option<(&mut [u8], i32)> {
    let header = rest.first_chunk::<HEADER_LENGTH>()?;
    let length = u32::from_be_bytes([header[8], header[9], header[10], header[11]]) as usize;
    let last_offset_delta = i32::from_be_bytes([header[23], header[24], header[25], header[26]]);
    let batch = rest.get_mut(..LENGTH_PREFIX + length)?;
    (batch.len() >= HEADER_LENGTH && last_offset_delta >= 0).then_some((batch, last_offset_delta))
}

fn crc_is_right(batch: &[u8]) -> bool {
    let Some((head, body)) = batch.split_at_checked(21) else { return false };
    head.last_chunk::<4>().is_some_and(|stored| u32::from_be_bytes(*stored) == crc32c::crc32c(body))
}

/// Lets a fetch sleep until something was appended anywhere.
#[derive(Default)]
pub struct Appends {
    count: AtomicU64,
    waiters: AtomicUsize,
    mutex: Mutex<()>,
    wake: Condvar,
}

impl Appends {
    pub fn count(&self) -> u64 {
        self.count.load(SeqCst)
    }

    fn happened(&self) {
        self.count.fetch_add(1, SeqCst);
        if self.waiters.load(SeqCst) > 0 {
            drop(self.mutex.lock().unwrap_or_else(PoisonError::into_inner));
            self.wake.notify_all();
        }
    }

    /// Returns when the count is no longer `seen`, or false at the deadline.
    pub fn wait(&self, seen: u64, deadline: Instant) -> bool {
        let guard = self.mutex.lock().unwrap_or_else(PoisonError::into_inner);
        // Counted before the count is compared: an append either sees the waiter or was seen by it.
        self.waiters.fetch_add(1, SeqCst);
        let left = deadline.saturating_duration_since(Instant::now());
        let waited = self.wake.wait_timeout_while(guard, left, |()| self.count() == seen);
        self.waiters.fetch_sub(1, SeqCst);
        waited.is_ok_and(|(_, timeout)| !timeout.timed_out())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[test]
    fn batches_get_consecutive_offsets_and_are_found_by_any_offset_inside() {
        let topics = Topics::new(Options::parse_from(["limit-broker", "-c"]));
        let topic = topics.topic(b"t").map(|topic| topic.partitions.len());
        assert!(topic.is_ok_and(|partitions| partitions == 4));
        let partition = Partition { state: Mutex::default(), file: None };
        let mut records = [millrace_bench::batch::batch(10, 5), millrace_bench::batch::batch(3, 5)].concat();
        assert_eq!(topics.append(&partition, &mut records), Ok(0));
        assert_eq!(topics.append(&partition, &mut records), Ok(13));
        assert_eq!(partition.end(), 26);
        let bases: Vec<i64> = partition.lock().batches.iter().map(|batch| batch.base).collect();
        assert_eq!(bases, [0, 10, 13, 23]);
    }

    #[test]
    fn a_flipped_byte_or_a_cut_batch_is_refused_and_leaves_no_trace() {
        let topics = Topics::new(Options::parse_from(["limit-broker", "-c"]));
        let partition = Partition { state: Mutex::default(), file: None };
        let mut flipped = millrace_bench::batch::batch(10, 5);
        flipped[70] ^= 1;
        assert_eq!(topics.append(&partition, &mut flipped), Err(Refused::CorruptMessage));
        let mut cut = millrace_bench::batch::batch(10, 5);
        cut.pop();
        assert_eq!(topics.append(&partition, &mut cut), Err(Refused::CorruptMessage));
        assert_eq!((partition.end(), partition.lock().batches.len()), (0, 0));
    }
}
