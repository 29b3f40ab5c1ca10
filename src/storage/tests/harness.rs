//! Batches, random numbers, and a reactor on a folder of its own.

use std::path::{Path, PathBuf};

use crate::base::{LeaderEpoch, Offset, ProducerEpoch, ProducerId, TopicId, WallMs};
use crate::reactor::{Backend, OwnedReactor, Reactor, UringBackend, UringConfig};
use crate::record::{BatchBuilder, BatchView, Codec, Decompressor, NewRecord, ValidBatch, batches};
use crate::storage::{Log, LogConfig, OpenHint, Opened, ReadError, ReadLimit, StorageError};

pub const TOPIC: TopicId = TopicId([9; 16]);
pub const EVERYTHING: Offset = Offset(i64::MAX);

/// splitmix64: the same seed gives the same test.
#[derive(Clone)]
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    pub fn one_in(&mut self, chances: u64) -> bool {
        self.below(chances) == 0
    }
}

/// Runs a test on io_uring and a temporary folder.
pub fn on_uring<F: Future<Output = ()> + 'static>(test: impl FnOnce(Reactor, PathBuf) -> F) {
    let folder = tempfile::tempdir().unwrap();
    let backend = UringBackend::open(UringConfig::default()).unwrap();
    let owned = OwnedReactor::new(Backend::Uring(backend));
    let reactor = owned.handle();
    reactor.run_until(test(reactor.clone(), folder.path().to_path_buf()));
}

pub fn clean_hint(end: Offset) -> OpenHint {
    OpenHint { clean: true, recovery_point: end, log_start: Offset::ZERO }
}

pub fn killed_hint(recovery_point: Offset) -> OpenHint {
    OpenHint { clean: false, recovery_point, log_start: Offset::ZERO }
}

pub async fn open(reactor: &Reactor, folder: &Path, config: &LogConfig, hint: OpenHint) -> Opened {
    Log::open(reactor, folder, TOPIC, config.clone(), hint).await.unwrap()
}

/// A record as the model remembers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub offset: Offset,
    pub timestamp: WallMs,
    pub value: Vec<u8>,
}

/// A batch of records with these times; values name offset and seed.
pub fn batch(codec: Codec, times: &[i64], value_bytes: usize, tag: u64) -> ValidBatch {
    builder(codec, times, value_bytes, tag).finish().unwrap()
}

pub fn builder(codec: Codec, times: &[i64], value_bytes: usize, tag: u64) -> BatchBuilder {
    let mut builder = BatchBuilder::new(codec);
    for (n, time) in times.iter().enumerate() {
        let value = value(value_bytes, tag, n);
        let record = NewRecord { timestamp: WallMs(*time), key: None, value: Some(&value), headers: &[] };
        builder.push(record).unwrap();
    }
    builder
}

pub fn value(bytes: usize, tag: u64, n: usize) -> Vec<u8> {
    let mut random = Random(tag.wrapping_mul(1000) + n as u64);
    (0..bytes).map(|_| random.next() as u8).collect()
}

pub fn from_producer(id: i64, epoch: i16, sequence: i32, records: usize, tag: u64) -> ValidBatch {
    let times: Vec<i64> = (0..records as i64).map(|n| 1_000_000 + n).collect();
    builder(Codec::None, &times, 20, tag)
        .from_producer(ProducerId(id), ProducerEpoch(epoch), sequence)
        .finish()
        .unwrap()
}

pub fn append(log: &Log, batch: ValidBatch) -> crate::storage::AppendedAt {
    log.append(batch, LeaderEpoch(0), WallMs(1_000_000)).unwrap()
}

/// Reads like a consumer: segment by segment, loading what is cold, until nothing comes.
pub async fn read_bytes(log: &Log, from: Offset, max_bytes: usize, until: Offset) -> Result<Vec<u8>, StorageError> {
    let limit = ReadLimit { max_bytes, at_least_one_batch: true };
    loop {
        match log.read(from, limit, until) {
            Ok(None) => return Ok(Vec::new()),
            Ok(Some(slice)) => {
                let mut bytes = vec![0; slice.len];
                assert_eq!(slice.read_now(&mut bytes).unwrap(), slice.len, "a range lies within its file");
                if let Some(next) = slice.next {
                    let last = batches(&bytes).last().unwrap().unwrap();
                    assert_eq!(last.header().last_offset(), Offset(next.0 - 1), "`next` names the batch's end");
                }
                return Ok(bytes);
            }
            Err(ReadError::Cold(offset)) => log.warm(offset).await?,
            Err(ReadError::Storage(error)) => return Err(error),
            Err(error @ ReadError::OutOfRange { .. }) => panic!("{error}"),
        }
    }
}

/// All records from `from` on, read in ranges of `max_bytes`; checks each batch's checksum.
pub async fn read_records(log: &Log, from: Offset, max_bytes: usize, until: Offset) -> Vec<Record> {
    let mut records = Vec::new();
    let mut next = from;
    loop {
        let bytes = read_bytes(log, next, max_bytes, until).await.unwrap();
        if bytes.is_empty() {
            return records;
        }
        let before = next;
        for (n, found) in batches(&bytes).enumerate() {
            let Ok(found) = found else {
                assert!(n > 0, "the first batch is whole");
                break;
            };
            found.check_crc().unwrap();
            assert!(found.header().last_offset() < until, "nothing above the bound");
            for record in records_of(&found) {
                if record.offset >= next {
                    records.push(record);
                }
            }
            next = Offset(found.header().last_offset().0 + 1);
        }
        assert!(next > before, "each range brings at least one batch");
    }
}

pub fn records_of(view: &BatchView<'_>) -> Vec<Record> {
    let mut decompressor = Decompressor::new();
    let records = view.records(&mut decompressor, 64 << 20).unwrap();
    records
        .map(|record| {
            let record = record.unwrap();
            Record {
                offset: record.offset,
                timestamp: record.timestamp,
                value: record.value.map(<[u8]>::to_vec).unwrap_or_default(),
            }
        })
        .collect()
}
