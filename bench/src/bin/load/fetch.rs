//! Fetch: one connection that reads a topic from the start, one request after the other.
//!
//! Only whole batches count; the part of a batch at the end of an answer is asked for again, as real
//! clients do. The offsets of each partition must be consecutive, and all records must come.

use crate::{Target, report, topic};
use anyhow::{Context, ensure};
use millrace_bench::batch::next_batch;
use millrace_bench::connection::Connection;
use millrace_bench::latency::{Latencies, Percentiles};
use millrace_bench::requests::{self, Edge, NO_ERROR};
use millrace_bench::usage::{Measurement, Spent, monotonic_ns};
use serde::Serialize;

#[derive(clap::Args)]
pub struct Fetch {
    #[command(flatten)]
    target: Target,
    #[arg(short = 'P', long, default_value_t = 1)]
    partitions: usize,
    /// Bytes per partition and request
    #[arg(short = 'x', long, default_value_t = 1 << 20)]
    partition_bytes_max: i32,
    /// Bytes per request
    #[arg(long, default_value_t = 16 << 20)]
    request_bytes_max: i32,
    /// Read everything this many times
    #[arg(long, default_value_t = 1)]
    passes: usize,
    /// Stop after this many seconds
    #[arg(long)]
    seconds: Option<f64>,
    /// Requests per second at most; a request's latency then counts from the moment it was due
    #[arg(short = 'r', long)]
    rate: Option<f64>,
    /// Check the CRC of every batch
    #[arg(long)]
    check: bool,
    /// Version of the fetch requests
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(i16).range(4..=11))]
    version: i16,
}

#[derive(Serialize)]
struct Fetched {
    mode: &'static str,
    requests: u64,
    records: u64,
    /// Bytes of whole batches
    bytes: u64,
    /// Bytes of all answers: partial batches and headers too
    answer_bytes: u64,
    records_per_s: f64,
    megabytes_per_s: f64,
    request_us: Percentiles,
    #[serde(flatten)]
    spent: Spent,
}

impl Fetch {
    pub fn run(self) -> anyhow::Result<()> {
        let mut connection = Connection::open(self.target.broker)?;
        let starts = topic::offsets(&mut connection, &self.target.topic, self.partitions, Edge::Earliest)?;
        let ends = topic::offsets(&mut connection, &self.target.topic, self.partitions, Edge::Latest)?;
        let expected: i64 = ends.iter().sum::<i64>() - starts.iter().sum::<i64>();
        ensure!(expected > 0, "topic {} is empty", self.target.topic);
        nix::sys::prctl::set_timerslack(1)?;
        let mut latencies = Latencies::new()?;
        let mut pace = self.rate.map(|rate| Pace { due_ns: monotonic_ns(), step_ns: (1e9 / rate) as u64 });
        let mut total = Pass::default();
        let measurement = Measurement::start(self.target.pid)?;
        for _ in 0..self.passes {
            let late = || self.seconds.is_some_and(|seconds| measurement.elapsed_s() > seconds);
            if late() {
                break;
            }
            let pass = self.pass(&mut connection, &starts, &ends, &mut latencies, &mut pace, late)?;
            total.add(&pass);
            ensure!(pass.cut || pass.records == expected as u64, "{} of {expected} records came", pass.records);
        }
        let spent = measurement.finish(0.0)?;
        report(&Fetched {
            mode: "fetch",
            requests: total.requests,
            records: total.records,
            bytes: total.bytes,
            answer_bytes: total.answer_bytes,
            records_per_s: total.records as f64 / spent.wall_s,
            megabytes_per_s: total.bytes as f64 / spent.wall_s / 1e6,
            request_us: latencies.percentiles(),
            spent,
        })
    }

    fn pass(
        &self,
        connection: &mut Connection,
        starts: &[i64],
        ends: &[i64],
        latencies: &mut Latencies,
        pace: &mut Option<Pace>,
        late: impl Fn() -> bool,
    ) -> anyhow::Result<Pass> {
        let mut positions: Vec<(i32, i64)> = (0..).zip(starts.iter().copied()).collect();
        let mut pass = Pass::default();
        let mut empty_answers = 0;
        while positions.iter().zip(ends).any(|(&(_, at), &end)| at < end) {
            if late() {
                pass.cut = true;
                break;
            }
            let request = requests::Fetch {
                version: self.version,
                topic: &self.target.topic,
                wait_ms_max: 200,
                request_bytes_max: self.request_bytes_max,
                partition_bytes_max: self.partition_bytes_max,
                positions: &positions,
            };
            let asked_ns = pace.as_mut().map_or_else(monotonic_ns, Pace::wait);
            connection.send(request.frame())?;
            let body = connection.answer()?;
            latencies.record(monotonic_ns() - asked_ns);
            pass.requests += 1;
            pass.answer_bytes += body.len() as u64 + 8;
            let before = pass.records;
            for fetched in requests::fetch_answer(self.version, body)? {
                ensure!(fetched.error == NO_ERROR, "partition {}: fetch error {}", fetched.partition, fetched.error);
                let slot = usize::try_from(fetched.partition).ok().and_then(|at| positions.get_mut(at));
                let (_, position) = slot.context("a partition that was not asked for")?;
                pass.take(fetched.records, position, self.check)?;
            }
            empty_answers = if pass.records == before { empty_answers + 1 } else { 0 };
            ensure!(empty_answers < 50, "no record came in 50 answers, at {positions:?}");
        }
        Ok(pass)
    }
}

/// An open loop of one request at a time.
struct Pace {
    due_ns: u64,
    step_ns: u64,
}

impl Pace {
    /// Sleeps until the next request is due; that moment.
    fn wait(&mut self) -> u64 {
        self.due_ns += self.step_ns;
        std::thread::sleep(std::time::Duration::from_nanos(self.due_ns.saturating_sub(monotonic_ns())));
        self.due_ns
    }
}

#[derive(Default)]
struct Pass {
    requests: u64,
    records: u64,
    bytes: u64,
    answer_bytes: u64,
    cut: bool,
}

impl Pass {
    fn take(&mut self, mut records: &[u8], position: &mut i64, check: bool) -> anyhow::Result<()> {
        while let Some(batch) = next_batch(&mut records)? {
            ensure!(batch.base_offset == *position, "offset {} came instead of {position}", batch.base_offset);
            ensure!(!check || batch.crc_is_right(), "the batch at {position} has a wrong CRC");
            *position = batch.last_offset() + 1;
            self.records += batch.last_offset_delta as u64 + 1;
            self.bytes += batch.bytes.len() as u64;
        }
        Ok(())
    }

    fn add(&mut self, other: &Self) {
        self.requests += other.requests;
        self.records += other.records;
        self.bytes += other.bytes;
        self.answer_bytes += other.answer_bytes;
    }
}
