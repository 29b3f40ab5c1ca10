//! Produce: prebuilt requests, a bounded window in flight per connection, closed or open loop.
//!
//! One thread. In an open loop a request's latency counts from the moment it was due, whether or not the
//! client or the broker was late. A partition belongs to one connection, so its base offsets must be
//! consecutive: that, the order of the answers and the final end offsets are checked.

use crate::{Target, Wait, report, topic};
use anyhow::{Context, bail, ensure};
use millrace_bench::batch::batch;
use millrace_bench::connection::{Connection, Inbox, Received};
use millrace_bench::latency::{Latencies, Percentiles};
use millrace_bench::requests::{self, Edge, NO_ERROR};
use millrace_bench::usage::{Measurement, Spent, monotonic_ns};
use nix::poll::{PollFd, PollFlags, ppoll};
use nix::sys::time::{TimeSpec, TimeValLike};
use serde::Serialize;
use std::collections::VecDeque;
use std::io::{ErrorKind, Write};
use std::net::TcpStream;
use std::os::fd::AsFd;
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub struct Produce {
    #[command(flatten)]
    target: Target,
    #[arg(short = 'P', long, default_value_t = 1)]
    partitions: usize,
    /// Records to send in all
    #[arg(short = 'n', long, default_value_t = 100_000)]
    records: u64,
    /// Bytes of a record's value
    #[arg(short = 's', long, default_value_t = 100)]
    size: usize,
    /// Records per batch; a request carries one batch
    #[arg(short = 'B', long, default_value_t = 1)]
    batch: usize,
    /// Requests in flight per connection
    #[arg(short = 'w', long, default_value_t = 1)]
    window: usize,
    /// Open loop: requests per second over all connections
    #[arg(short = 'r', long)]
    rate: Option<f64>,
    /// 0, 1 or -1 (all)
    #[arg(short = 'a', long, default_value_t = 1, allow_hyphen_values = true)]
    acks: i16,
    /// Connections
    #[arg(long, default_value_t = 1)]
    connections: usize,
    /// Version of the produce requests
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(i16).range(3..=12))]
    version: i16,
    /// How to wait; by default block for one connection in closed loop, else poll
    #[arg(long)]
    wait: Option<Wait>,
    /// Microseconds to sleep before answers are taken, so that several arrive together and the client
    /// costs less than the broker (blocking closed loop only)
    #[arg(long, default_value_t = 0)]
    pause_us: u64,
    /// Stop after this many seconds even if records are left
    #[arg(long)]
    seconds: Option<f64>,
}

#[derive(Serialize)]
struct Produced {
    mode: &'static str,
    requests: u64,
    records: u64,
    /// Bytes of the batches
    bytes: u64,
    records_per_s: f64,
    megabytes_per_s: f64,
    ack_us: Percentiles,
    wait: Wait,
    #[serde(flatten)]
    spent: Spent,
}

impl Produce {
    pub fn run(self) -> anyhow::Result<()> {
        ensure!(self.batch > 0 && self.window > 0 && self.partitions > 0 && self.connections > 0, "nothing to do");
        let mut control = Connection::open(self.target.broker)?;
        topic::wait_for_leaders(&mut control, &self.target.topic, self.partitions)?;
        let before = topic::offsets(&mut control, &self.target.topic, self.partitions, Edge::Latest)?;

        let mut client = Client::new(&self, &before)?;
        let measurement = Measurement::start(self.target.pid)?;
        client.run()?;
        let idle_s = client.idle_ns as f64 / 1e9;
        let sent = client.sent;
        if self.acks == 0 {
            self.await_end(&mut control, &before, sent)?;
        }
        let spent = measurement.finish(idle_s)?;
        self.await_end(&mut control, &before, sent)?;

        let records = sent * self.batch as u64;
        let bytes = sent * client.batch_bytes;
        report(&Produced {
            mode: "produce",
            requests: sent,
            records,
            bytes,
            records_per_s: records as f64 / spent.wall_s,
            megabytes_per_s: bytes as f64 / spent.wall_s / 1e6,
            ack_us: client.latencies.percentiles(),
            wait: client.wait,
            spent,
        })
    }

    fn wait(&self) -> Wait {
        let simple = self.connections == 1 && self.rate.is_none();
        self.wait.unwrap_or(if simple { Wait::Block } else { Wait::Poll })
    }

    /// The end offsets of all partitions must have grown by what was sent; below acks=all they may lag.
    fn await_end(&self, control: &mut Connection, before: &[i64], sent: u64) -> anyhow::Result<()> {
        let since = Instant::now();
        let expected = (sent * self.batch as u64) as i64;
        loop {
            let after = topic::offsets(control, &self.target.topic, self.partitions, Edge::Latest)?;
            let grown: i64 = after.iter().sum::<i64>() - before.iter().sum::<i64>();
            if grown == expected {
                return Ok(());
            }
            // Only acks=all waits until the records are visible: on an fsync topic that is after the flush.
            let patient = self.acks != -1 && since.elapsed() < Duration::from_secs(20);
            ensure!(patient, "{expected} records sent, but the partitions grew by {grown}");
            std::thread::sleep(Duration::from_micros(200));
        }
    }
}

/// All connections and what is to be sent.
struct Client<'a> {
    options: &'a Produce,
    wait: Wait,
    links: Vec<Link>,
    /// One whole request per partition, ready but for its correlation id
    frames: Vec<Vec<u8>>,
    batch_bytes: u64,
    /// The base offset that the next answer of each partition must carry; unknown where it is shared
    next_offsets: Vec<Option<i64>>,
    requests: u64,
    sent: u64,
    started_ns: u64,
    latencies: Latencies,
    idle_ns: u64,
}

struct Link {
    index: usize,
    stream: TcpStream,
    inbox: Inbox,
    partitions: Vec<usize>,
    turn: usize,
    in_flight: VecDeque<InFlight>,
    /// A request that the socket took only a part of: partition and bytes taken
    half_sent: Option<(usize, usize)>,
    correlation: i32,
}

struct InFlight {
    correlation: i32,
    partition: usize,
    since_ns: u64,
}

impl<'a> Client<'a> {
    fn new(options: &'a Produce, ends: &[i64]) -> anyhow::Result<Self> {
        let wait = options.wait();
        ensure!(wait != Wait::Block || options.connections == 1, "several connections cannot block");
        ensure!(wait != Wait::Block || options.rate.is_none(), "an open loop cannot block");
        let payload = batch(options.batch, options.size);
        let frames = (0..options.partitions).map(|partition| {
            let topic = &options.target.topic;
            requests::Produce { version: options.version, acks: options.acks, topic, partition: partition as i32 }
                .frame(&payload)
        });
        let shared = options.connections > options.partitions;
        let links = (0..options.connections).map(|index| Link::open(options, wait, index, shared));
        // The default slack of 50 us would delay every timed request of an open loop.
        nix::sys::prctl::set_timerslack(1)?;
        Ok(Self {
            options,
            wait,
            links: links.collect::<anyhow::Result<_>>()?,
            frames: frames.collect(),
            batch_bytes: payload.len() as u64,
            next_offsets: ends.iter().map(|&end| Some(end).filter(|_| !shared)).collect(),
            requests: options.records.div_ceil(options.batch as u64),
            sent: 0,
            started_ns: 0,
            latencies: Latencies::new()?,
            idle_ns: 0,
        })
    }

    fn run(&mut self) -> anyhow::Result<()> {
        let mut links = std::mem::take(&mut self.links);
        self.started_ns = monotonic_ns();
        let give_up_ns = self.options.seconds.map(|seconds| self.started_ns + (seconds * 1e9) as u64);
        let mut last_ns = self.started_ns;
        loop {
            let mut progress = false;
            for link in &mut links {
                progress |= self.fill(link)?;
            }
            if self.wait == Wait::Block && self.options.pause_us > 0 {
                std::thread::sleep(Duration::from_micros(self.options.pause_us));
            }
            for link in links.iter_mut().filter(|link| !link.in_flight.is_empty()) {
                progress |= self.receive(link)?;
            }
            let now_ns = monotonic_ns();
            if give_up_ns.is_some_and(|give_up| now_ns > give_up) {
                self.requests = self.sent;
            }
            let quiet = links.iter().all(|link| link.in_flight.is_empty() && link.half_sent.is_none());
            if self.sent == self.requests && quiet {
                return Ok(());
            }
            match self.wait {
                Wait::Block => {}
                Wait::Spin if !progress => self.idle_ns += now_ns - last_ns,
                Wait::Spin => {}
                Wait::Poll if !progress => self.poll(&links, now_ns)?,
                Wait::Poll => {}
            }
            last_ns = now_ns;
        }
    }

    /// When the next request is due, in an open loop.
    fn due_ns(&self) -> Option<u64> {
        let rate = self.options.rate?;
        Some(self.started_ns + (self.sent as f64 * 1e9 / rate) as u64)
    }

    /// Sends what the window, the clock and the socket allow.
    fn fill(&mut self, link: &mut Link) -> anyhow::Result<bool> {
        let mut progress = false;
        if let Some((partition, from)) = link.half_sent.take() {
            progress |= self.send(link, partition, from)?;
        }
        while link.half_sent.is_none()
            && self.sent < self.requests
            && link.in_flight.len() < self.options.window
            && self.is_turn_of(link)
        {
            let now_ns = monotonic_ns();
            let due_ns = self.due_ns();
            if due_ns.is_some_and(|due_ns| due_ns > now_ns) {
                break;
            }
            let partition = *link.partitions.get(link.turn).context("a connection without partitions")?;
            link.turn = (link.turn + 1) % link.partitions.len();
            link.correlation = link.correlation.wrapping_add(1);
            if self.options.acks != 0 {
                let since_ns = due_ns.unwrap_or(now_ns);
                link.in_flight.push_back(InFlight { correlation: link.correlation, partition, since_ns });
            }
            self.sent += 1;
            progress |= self.send(link, partition, 0)?;
        }
        Ok(progress)
    }

    /// In an open loop the connections take turns; in a closed one each sends as its window allows.
    fn is_turn_of(&self, link: &Link) -> bool {
        self.options.rate.is_none() || self.sent % self.options.connections as u64 == link.index as u64
    }

    fn send(&mut self, link: &mut Link, partition: usize, from: usize) -> anyhow::Result<bool> {
        let frame = self.frames.get_mut(partition).context("no such partition")?;
        // Also for the rest of a half-sent one: another link may have sent the same frame meanwhile.
        requests::set_correlation(frame, link.correlation);
        let mut at = from;
        while let Some(rest) = frame.get(at..).filter(|rest| !rest.is_empty()) {
            match (&link.stream).write(rest) {
                Ok(0) => bail!("the broker closed the connection"),
                Ok(count) => at += count,
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    link.half_sent = Some((partition, at));
                    break;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error).context("send"),
            }
        }
        Ok(at > from)
    }

    fn receive(&mut self, link: &mut Link) -> anyhow::Result<bool> {
        if link.inbox.receive(&link.stream)? == Received::WouldBlock {
            return Ok(false);
        }
        let now_ns = monotonic_ns();
        while let Some((correlation, body)) = link.inbox.next_frame()? {
            let asked = link.in_flight.pop_front().context("an answer that nobody asked for")?;
            ensure!(asked.correlation == correlation, "answer {correlation} came before {}", asked.correlation);
            let answer = requests::produce_answer(self.options.version, body)?;
            ensure!(answer.partition == asked.partition as i32, "the answer is for another partition");
            ensure!(answer.error == NO_ERROR, "partition {}: produce error {}", answer.partition, answer.error);
            if let Some(Some(next)) = self.next_offsets.get_mut(asked.partition) {
                let base = answer.base_offset;
                ensure!(*next == base, "partition {}: base offset {base} instead of {next}", answer.partition);
                *next += self.options.batch as i64;
            }
            self.latencies.record(now_ns.saturating_sub(asked.since_ns));
        }
        Ok(true)
    }

    /// Sleeps until a socket is ready or the next request is due.
    fn poll(&self, links: &[Link], now_ns: u64) -> anyhow::Result<()> {
        let mut waiting: Vec<PollFd<'_>> = links
            .iter()
            .map(|link| {
                let out = if link.half_sent.is_some() { PollFlags::POLLOUT } else { PollFlags::empty() };
                PollFd::new(link.stream.as_fd(), PollFlags::POLLIN | out)
            })
            .collect();
        let may_send = links.iter().any(|link| link.in_flight.len() < self.options.window && link.half_sent.is_none());
        let due_ns = self.due_ns().filter(|_| may_send && self.sent < self.requests);
        let timeout = due_ns.map(|due_ns| TimeSpec::nanoseconds(due_ns.saturating_sub(now_ns) as i64));
        match ppoll(&mut waiting, timeout, None) {
            Ok(_) | Err(nix::errno::Errno::EINTR) => Ok(()),
            Err(error) => Err(error).context("ppoll"),
        }
    }
}

impl Link {
    fn open(options: &Produce, wait: Wait, index: usize, shared: bool) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(options.target.broker).context("connect")?;
        stream.set_nodelay(true)?;
        stream.set_nonblocking(wait != Wait::Block)?;
        let partitions = (0..options.partitions)
            .filter(|partition| match shared {
                true => *partition == index % options.partitions,
                false => partition % options.connections == index,
            })
            .collect();
        Ok(Self {
            index,
            stream,
            inbox: Inbox::with_capacity(65_536),
            partitions,
            turn: 0,
            in_flight: VecDeque::with_capacity(options.window.min(1 << 16)),
            half_sent: None,
            correlation: 0,
        })
    }
}
