//! Random operations on a log, compared with a plain vector of records.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::harness::*;
use crate::base::{LeaderEpoch, Offset, WallMs};
use crate::reactor::backend_sim::{FaultPlan, Rate, Step, World};
use crate::reactor::{OwnedReactor, Reactor};
use crate::record::Codec;
use crate::storage::{Log, LogConfig, ReadError, ReadLimit};

struct Model {
    records: Vec<Record>,
    /// Base offsets of batches, and the end.
    boundaries: Vec<i64>,
    codecs: bool,
}

impl Model {
    fn append(&mut self, log: &Log, random: &mut Random) {
        let codec = if self.codecs { Codec::ALL[random.below(5) as usize] } else { Codec::None };
        let count = 1 + if random.one_in(4) { random.below(40) } else { random.below(3) };
        // Mostly rising, sometimes far back or ahead, often equal.
        let now = 1_000_000 + self.records.len() as i64 * 5;
        let times: Vec<i64> = (0..count)
            .map(|_| match random.below(12) {
                0 => now - random.below(3000) as i64,
                1 => now + random.below(3000) as i64,
                _ => now,
            })
            .collect();
        let value_bytes = match random.below(10) {
            0 if count <= 3 => random.below(6000),
            _ => random.below(200),
        } as usize;
        let tag = random.next();
        let at = log.append(batch(codec, &times, value_bytes, tag), LeaderEpoch(0), WallMs(now)).unwrap();
        assert_eq!(at.base.0, *self.boundaries.last().unwrap(), "offsets are contiguous");
        for (n, time) in times.iter().enumerate() {
            self.records.push(Record {
                offset: at.base.plus(n as i64),
                timestamp: WallMs(*time),
                value: value(value_bytes, tag, n),
            });
        }
        assert_eq!(at.last.0 + 1, self.records.len() as i64);
        self.boundaries.push(at.last.0 + 1);
    }

    async fn check_reads(&self, log: &Log, random: &mut Random) {
        let end = self.records.len() as i64;
        for _ in 0..3 {
            let from = Offset(random.below(end as u64 + 1) as i64);
            let until = match random.below(3) {
                0 => EVERYTHING,
                _ => Offset(*self.boundaries.get(random.below(self.boundaries.len() as u64) as usize).unwrap()),
            };
            let max_bytes = 1 + random.below(20_000) as usize;
            let found = read_records(log, from, max_bytes, until).await;
            let expected: Vec<Record> =
                self.records.iter().filter(|r| r.offset >= from && r.offset < until).cloned().collect();
            assert_eq!(found.len(), expected.len(), "from {from} until {until} by {max_bytes}");
            assert_eq!(found, expected);
        }
        // A bound in the middle of a batch leaves that batch out.
        if end > 1 {
            let until = Offset(1 + random.below(end as u64 - 1) as i64);
            let boundary = self.boundaries.iter().copied().filter(|b| *b <= until.0).max().unwrap();
            let found = read_records(log, Offset::ZERO, 1 << 20, until).await;
            assert_eq!(found.len() as i64, boundary);
        }
        // Not even one batch, if it need not be given.
        let limit = ReadLimit { max_bytes: 1, at_least_one_batch: false };
        let from = Offset(random.below(end as u64 + 1) as i64);
        let none = loop {
            match log.read(from, limit, EVERYTHING) {
                Err(ReadError::Cold(offset)) => log.warm(offset).await.unwrap(),
                other => break other.unwrap(),
            }
        };
        assert!(none.is_none());
    }

    async fn check_times(&self, log: &Log, random: &mut Random) {
        for _ in 0..3 {
            let timestamp = WallMs(990_000 + random.below(self.records.len() as u64 * 5 + 20_000) as i64);
            let expected = self.records.iter().find(|record| record.timestamp >= timestamp);
            let found = log.offset_for_timestamp(timestamp).await.unwrap();
            assert_eq!(
                found.map(|found| (found.offset, found.timestamp)),
                expected.map(|record| (record.offset, record.timestamp)),
                "at or after {timestamp:?}"
            );
        }
        let mut expected: Option<&Record> = None;
        for record in &self.records {
            if expected.is_none_or(|expected| record.timestamp > expected.timestamp) {
                expected = Some(record);
            }
        }
        let found = log.max_timestamp().await.unwrap();
        assert_eq!(found.map(|found| (found.offset, found.timestamp)), expected.map(|r| (r.offset, r.timestamp)));
    }
}

pub async fn random_log(reactor: Reactor, folder: PathBuf, seed: u64, steps: u64, codecs: bool) {
    let mut random = Random(seed);
    let folder = folder.join("t-0");
    let config = LogConfig {
        segment_bytes: 20_000 + random.below(100_000) as u32,
        index_interval_bytes: [0, 100, 1000, 4096][random.below(4) as usize],
        segment_index_bytes: [96, 4096, 10 << 20][random.below(3) as usize],
        ..LogConfig::default()
    };
    let mut model = Model { records: Vec::new(), boundaries: vec![0], codecs };
    let mut log = open(&reactor, &folder, &config, killed_hint(Offset::ZERO)).await.log;
    for _ in 0..steps {
        match random.below(20) {
            0..12 => {
                for _ in 0..1 + random.below(10) {
                    model.append(&log, &mut random);
                }
                log.write_all().await.unwrap();
                assert_eq!(log.written(), log.end());
            }
            12..15 => model.check_reads(&log, &mut random).await,
            15 => model.check_times(&log, &mut random).await,
            16 => {
                log.flush().await.unwrap();
                assert_eq!(log.flushed(), log.end());
                log.store_hints().await.unwrap();
            }
            17 => log.release(),
            18 => log = reopen(&reactor, &folder, &config, log, &mut random).await,
            _ => model.truncate(&log, &mut random).await,
        }
    }
    log = reopen(&reactor, &folder, &config, log, &mut random).await;
    model.check_reads(&log, &mut random).await;
    model.check_times(&log, &mut random).await;
    let all = read_records(&log, Offset::ZERO, 1 << 20, EVERYTHING).await;
    assert_eq!(all, model.records);
    let stats = log.stats();
    let batch_bytes_max = 61 + 3 * 6100;
    assert!(stats.scanned_bytes_max <= u64::from(config.index_interval_bytes) + batch_bytes_max, "{stats:?}");
}

async fn reopen(reactor: &Reactor, folder: &Path, config: &LogConfig, log: Log, random: &mut Random) -> Log {
    let end = log.end();
    let hint = match random.below(3) {
        0 => {
            log.close().await.unwrap();
            clean_hint(end)
        }
        1 => killed_hint(log.recovery_point()),
        _ => killed_hint(Offset::ZERO),
    };
    drop(log);
    let opened = open(reactor, folder, config, hint).await;
    assert_eq!(opened.log.end(), end);
    assert_eq!(opened.report.clean, hint.clean);
    assert_eq!(opened.report.cut_bytes, 0);
    opened.log
}

impl Model {
    async fn truncate(&mut self, log: &Log, random: &mut Random) {
        let keep = self.boundaries.len() - random.below(self.boundaries.len().min(8) as u64) as usize;
        self.boundaries.truncate(keep);
        let end = *self.boundaries.last().unwrap();
        self.records.truncate(end as usize);
        log.truncate_to(Offset(end)).await.unwrap();
        assert_eq!(log.end(), Offset(end));
        assert!(log.flushed() <= Offset(end));
    }
}

#[test]
fn random_operations_agree_with_a_vector_on_uring() {
    for seed in 0..6 {
        on_uring(move |reactor, folder| random_log(reactor, folder, seed, 120, seed % 2 == 0));
    }
}

#[test]
fn random_operations_agree_with_a_vector_in_the_simulation() {
    for seed in 0..15 {
        let plan = FaultPlan { short_write: Rate::one_in(5), ..FaultPlan::none() };
        let world = World::new(seed, plan);
        let node = world.add_node();
        let (_, backend) = world.open_shard(node);
        let owned = OwnedReactor::new(backend);
        let reactor = owned.handle();
        let done = Rc::new(Cell::new(false));
        let flag = Rc::clone(&done);
        let inner = reactor.clone();
        reactor.spawn("model", async move {
            random_log(inner, PathBuf::from("/data"), seed + 1000, 60, seed % 2 == 0).await;
            flag.set(true);
        });
        while !done.get() {
            match world.step() {
                Step::Turn(_) => reactor.run_turn(&mut || {}, true),
                Step::Quiet => panic!("seed {seed}: the log waits for something that never comes"),
            }
        }
        assert!(world.bites().short_writes > 0);
    }
}
