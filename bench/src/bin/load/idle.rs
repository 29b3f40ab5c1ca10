//! Idle: what a broker costs when nothing happens, alone and with connections that say nothing.
//!
//! Each connection asks for ApiVersions and Metadata once, as a client does, and then stays silent.

use crate::{Target, report};
use anyhow::Context;
use millrace_bench::connection::Connection;
use millrace_bench::requests;
use millrace_bench::usage::{machine_steal_s, process_cpu_s, process_memory};
use serde::Serialize;
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub struct Idle {
    #[command(flatten)]
    target: Target,
    #[arg(long, default_value_t = 0)]
    connections: usize,
    /// Seconds over which the idle CPU is taken
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// Seconds to settle before that
    #[arg(long, default_value_t = 1.0)]
    settle: f64,
}

#[derive(Serialize)]
struct Quiet {
    mode: &'static str,
    connections: usize,
    rss_before_bytes: u64,
    rss_bytes: u64,
    bytes_per_connection: Option<f64>,
    cpu_percent_of_a_core: f64,
    steal_s: f64,
}

impl Idle {
    pub fn run(self) -> anyhow::Result<()> {
        let broker = self.target.pid.context("--pid is needed")?;
        nix::sys::resource::setrlimit(nix::sys::resource::Resource::RLIMIT_NOFILE, 65_536, 65_536)
            .or_else(|_| raise_to_hard_limit())?;
        let settle = Duration::from_secs_f64(self.settle);
        std::thread::sleep(settle);
        let rss_before_bytes = process_memory(broker, "VmRSS")?;
        let mut held = Vec::with_capacity(self.connections);
        for _ in 0..self.connections {
            let mut connection = Connection::open(self.target.broker)?;
            connection.ask(requests::api_versions())?;
            connection.ask(requests::metadata(&self.target.topic))?;
            held.push(connection);
        }
        std::thread::sleep(settle);
        let (cpu_s, steal_s, since) = (process_cpu_s(broker)?, machine_steal_s(), Instant::now());
        std::thread::sleep(Duration::from_secs_f64(self.seconds));
        let cpu_s = process_cpu_s(broker)? - cpu_s;
        let rss_bytes = process_memory(broker, "VmRSS")?;
        let grown = rss_bytes as f64 - rss_before_bytes as f64;
        report(&Quiet {
            mode: "idle",
            connections: held.len(),
            rss_before_bytes,
            rss_bytes,
            bytes_per_connection: (!held.is_empty()).then(|| grown / held.len() as f64),
            cpu_percent_of_a_core: cpu_s / since.elapsed().as_secs_f64() * 100.0,
            steal_s: machine_steal_s() - steal_s,
        })
    }
}

fn raise_to_hard_limit() -> nix::Result<()> {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let (_, hard) = getrlimit(Resource::RLIMIT_NOFILE)?;
    setrlimit(Resource::RLIMIT_NOFILE, hard, hard)
}
