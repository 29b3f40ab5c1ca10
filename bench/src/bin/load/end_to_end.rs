//! End to end: one thread writes at a fixed rate on one connection and reads on another.
//!
//! A record's latency runs from the moment it was due to be sent to the moment the fetch that carries it
//! has arrived. One record per request, one partition.

use crate::{Target, Wait, report, topic};
use anyhow::{Context, ensure};
use millrace_bench::batch::{batch, next_batch};
use millrace_bench::connection::{Connection, Inbox, Received};
use millrace_bench::latency::{Latencies, Percentiles};
use millrace_bench::requests::{self, Edge, NO_ERROR};
use millrace_bench::usage::{Measurement, Spent, monotonic_ns};
use nix::poll::{PollFd, PollFlags, ppoll};
use nix::sys::time::{TimeSpec, TimeValLike};
use serde::Serialize;
use std::io::Write;
use std::net::TcpStream;
use std::os::fd::AsFd;

#[derive(clap::Args)]
pub struct EndToEnd {
    #[command(flatten)]
    target: Target,
    #[arg(short = 'n', long, default_value_t = 3_000)]
    records: u64,
    #[arg(short = 's', long, default_value_t = 1024)]
    size: usize,
    /// Records per second
    #[arg(short = 'r', long, default_value_t = 1_000.0)]
    rate: f64,
    /// 1 or -1 (all)
    #[arg(short = 'a', long, default_value_t = 1, allow_hyphen_values = true)]
    acks: i16,
    /// How to wait: poll or spin
    #[arg(long, default_value = "poll")]
    wait: Wait,
}

#[derive(Serialize)]
struct Result {
    mode: &'static str,
    records: u64,
    end_to_end_us: Percentiles,
    ack_us: Percentiles,
    wait: Wait,
    #[serde(flatten)]
    spent: Spent,
}

struct Run<'a> {
    options: &'a EndToEnd,
    started_ns: u64,
    first_offset: i64,
    produce_frame: Vec<u8>,
    writer: TcpStream,
    writer_inbox: Inbox,
    reader: TcpStream,
    reader_inbox: Inbox,
    sent: u64,
    acknowledged: u64,
    read: u64,
    end_to_end: Latencies,
    acknowledgement: Latencies,
    idle_ns: u64,
}

impl EndToEnd {
    pub fn run(self) -> anyhow::Result<()> {
        ensure!(self.wait != Wait::Block, "end to end needs poll or spin");
        ensure!(self.acks != 0, "end to end needs acknowledgements");
        let mut control = Connection::open(self.target.broker)?;
        topic::wait_for_leaders(&mut control, &self.target.topic, 1)?;
        let ends = topic::offsets(&mut control, &self.target.topic, 1, Edge::Latest)?;
        let produce = requests::Produce { version: 7, acks: self.acks, topic: &self.target.topic, partition: 0 };
        nix::sys::prctl::set_timerslack(1)?;
        let mut run = Run {
            started_ns: 0,
            first_offset: ends.first().copied().context("no partition 0")?,
            produce_frame: produce.frame(&batch(1, self.size)),
            writer: open(&self.target)?,
            writer_inbox: Inbox::with_capacity(4096),
            reader: open(&self.target)?,
            reader_inbox: Inbox::with_capacity(65_536),
            sent: 0,
            acknowledged: 0,
            read: 0,
            end_to_end: Latencies::new()?,
            acknowledgement: Latencies::new()?,
            idle_ns: 0,
            options: &self,
        };
        let measurement = Measurement::start(self.target.pid)?;
        run.go()?;
        let spent = measurement.finish(run.idle_ns as f64 / 1e9)?;
        report(&Result {
            mode: "end-to-end",
            records: run.read,
            end_to_end_us: run.end_to_end.percentiles(),
            ack_us: run.acknowledgement.percentiles(),
            wait: self.wait,
            spent,
        })
    }
}

fn open(target: &Target) -> anyhow::Result<TcpStream> {
    let stream = TcpStream::connect(target.broker).context("connect")?;
    stream.set_nodelay(true)?;
    stream.set_nonblocking(true)?;
    Ok(stream)
}

impl Run<'_> {
    fn due_ns(&self, record: u64) -> u64 {
        self.started_ns + (record as f64 * 1e9 / self.options.rate) as u64
    }

    fn go(&mut self) -> anyhow::Result<()> {
        self.fetch()?;
        // The fetch is parked in the broker before the first record is due.
        self.started_ns = monotonic_ns() + 50_000_000;
        let mut last_ns = monotonic_ns();
        while self.read < self.options.records || self.acknowledged < self.options.records {
            let now_ns = monotonic_ns();
            let mut progress = false;
            if self.sent < self.options.records && self.due_ns(self.sent) <= now_ns {
                requests::set_correlation(&mut self.produce_frame, self.sent as i32);
                (&self.writer).write_all(&self.produce_frame).context("send")?;
                self.sent += 1;
                progress = true;
            }
            progress |= self.take_acknowledgements()?;
            progress |= self.take_records()?;
            match self.options.wait {
                Wait::Spin if !progress => self.idle_ns += now_ns - last_ns,
                Wait::Poll if !progress => self.poll(now_ns)?,
                _ => {}
            }
            last_ns = now_ns;
        }
        Ok(())
    }

    fn fetch(&self) -> anyhow::Result<()> {
        let request = requests::Fetch {
            version: 4,
            topic: &self.options.target.topic,
            wait_ms_max: 500,
            request_bytes_max: 16 << 20,
            partition_bytes_max: 1 << 20,
            positions: &[(0, self.first_offset + self.read as i64)],
        };
        (&self.reader).write_all(&request.frame()).context("send")
    }

    fn take_acknowledgements(&mut self) -> anyhow::Result<bool> {
        if self.acknowledged == self.sent || self.writer_inbox.receive(&self.writer)? == Received::WouldBlock {
            return Ok(false);
        }
        let now_ns = monotonic_ns();
        while let Some((correlation, body)) = self.writer_inbox.next_frame()? {
            ensure!(correlation == self.acknowledged as i32, "acknowledgements out of order");
            let answer = requests::produce_answer(7, body)?;
            ensure!(answer.error == NO_ERROR, "produce error {}", answer.error);
            ensure!(answer.base_offset == self.first_offset + self.acknowledged as i64, "a gap in the offsets");
            self.acknowledgement.record(now_ns.saturating_sub(self.due_ns(self.acknowledged)));
            self.acknowledged += 1;
        }
        Ok(true)
    }

    fn take_records(&mut self) -> anyhow::Result<bool> {
        if self.reader_inbox.receive(&self.reader)? == Received::WouldBlock {
            return Ok(false);
        }
        let now_ns = monotonic_ns();
        let Some((_, body)) = self.reader_inbox.next_frame()? else { return Ok(true) };
        let (started_ns, rate) = (self.started_ns, self.options.rate);
        for fetched in requests::fetch_answer(4, body)? {
            ensure!(fetched.error == NO_ERROR, "fetch error {}", fetched.error);
            let mut records = fetched.records;
            while let Some(batch) = next_batch(&mut records)? {
                ensure!(batch.base_offset == self.first_offset + self.read as i64, "a gap in what was read");
                for _ in 0..=batch.last_offset_delta {
                    let due_ns = started_ns + (self.read as f64 * 1e9 / rate) as u64;
                    self.end_to_end.record(now_ns.saturating_sub(due_ns));
                    self.read += 1;
                }
            }
        }
        if self.read < self.options.records {
            self.fetch()?;
        }
        Ok(true)
    }

    fn poll(&self, now_ns: u64) -> anyhow::Result<()> {
        let mut waiting =
            [PollFd::new(self.writer.as_fd(), PollFlags::POLLIN), PollFd::new(self.reader.as_fd(), PollFlags::POLLIN)];
        let timeout = (self.sent < self.options.records)
            .then(|| TimeSpec::nanoseconds(self.due_ns(self.sent).saturating_sub(now_ns) as i64));
        match ppoll(&mut waiting, timeout, None) {
            Ok(_) | Err(nix::errno::Errno::EINTR) => Ok(()),
            Err(error) => Err(error).context("ppoll"),
        }
    }
}
