//! What an append costs beyond its `pwritev`: one small batch per turn through `Log`, and the same bytes written bare.
//!
//! `cargo run --release --example storage_append -- [FOLDER] [BATCHES]`; prints nanoseconds per batch, medians of rounds.

use std::io::IoSlice;
use std::path::{Path, PathBuf};
use std::time::Instant;

use millrace::base::{LeaderEpoch, Offset, Position, TopicId, WallMs};
use millrace::reactor::{Backend, OpenFlags, OwnedReactor, Reactor, UringBackend, UringConfig};
use millrace::record::{BatchBuilder, Codec, NewRecord, ValidBatch};
use millrace::storage::{Log, LogConfig, OpenHint, ReadLimit};

const ROUNDS: usize = 9;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "/tmp/storage_append".to_owned()));
    let batches: u64 = arguments.next().map_or(Ok(200_000), |count| count.parse())?;
    let owned = OwnedReactor::new(Backend::Uring(UringBackend::open(UringConfig::default())?));
    let reactor = owned.handle();
    reactor.run_until(measure(reactor.clone(), folder, batches))
}

async fn measure(reactor: Reactor, folder: PathBuf, batches: u64) -> anyhow::Result<()> {
    let batch = one_record(100)?;
    let (mut through_log, mut bare, mut reads) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let folder = folder.join(round.to_string());
        through_log.push(log_round(&reactor, &folder, &batch, batches, &mut reads).await?);
        bare.push(bare_round(&reactor, &folder, &batch, batches).await?);
        reactor.remove_dir_all(&folder).await?;
    }
    println!("batch of {} bytes, {batches} per round, median of {ROUNDS} rounds, ns each:", batch.total_bytes());
    println!("  append + write_pending   {}", median(through_log));
    println!("  pwritev alone            {}", median(bare));
    println!("  read at a random offset  {}", median(reads));
    Ok(())
}

async fn log_round(
    reactor: &Reactor,
    folder: &Path,
    batch: &ValidBatch,
    batches: u64,
    reads: &mut Vec<u64>,
) -> anyhow::Result<u64> {
    let hint = OpenHint { clean: false, recovery_point: Offset::ZERO, log_start: Offset::ZERO };
    let log = Log::open(reactor, folder, TopicId([1; 16]), LogConfig::default(), hint).await?.log;
    log.append(batch.clone(), LeaderEpoch(0), WallMs(1))?;
    log.write_all().await?;
    let start = Instant::now();
    for _ in 0..batches {
        log.append(batch.clone(), LeaderEpoch(0), WallMs(1))?;
        log.write_pending()?;
    }
    let appended = start.elapsed().as_nanos() as u64 / batches;
    let limit = ReadLimit { max_bytes: 4096, at_least_one_batch: true };
    let start = Instant::now();
    let mut offset = 1u64;
    for _ in 0..batches {
        offset = offset.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        log.read(Offset((offset >> 33) as i64 % batches as i64), limit, log.written())?;
    }
    reads.push(start.elapsed().as_nanos() as u64 / batches);
    Ok(appended)
}

async fn bare_round(reactor: &Reactor, folder: &Path, batch: &ValidBatch, batches: u64) -> anyhow::Result<u64> {
    let file = reactor.open(&folder.join("bare"), OpenFlags::CREATE).await?;
    let bytes = batch.total_bytes() as u64;
    let start = Instant::now();
    for n in 0..batches {
        file.write_now(&[IoSlice::new(batch.header.as_bytes()), IoSlice::new(&batch.body)], Position(n * bytes))?;
    }
    Ok(start.elapsed().as_nanos() as u64 / batches)
}

fn one_record(value_bytes: usize) -> anyhow::Result<ValidBatch> {
    let mut builder = BatchBuilder::new(Codec::None);
    let value = vec![7; value_bytes];
    builder.push(NewRecord { timestamp: WallMs(1), key: None, value: Some(&value), headers: &[] })?;
    Ok(builder.finish()?)
}

fn median(mut values: Vec<u64>) -> u64 {
    values.sort_unstable();
    values.get(values.len() / 2).copied().unwrap_or(0)
}
