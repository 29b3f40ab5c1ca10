//! Start: a broker's time from `exec` to the first accepted connection and the first acknowledged record.
//!
//! The broker is started by this program on the folder its command line names, polled every 200 us, given
//! one record with acks=1, and ended with SIGTERM; it must exit.

use crate::{Target, report};
use anyhow::{Context, bail, ensure};
use millrace_bench::batch::batch;
use millrace_bench::connection::Connection;
use millrace_bench::requests::{self, NO_ERROR};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde::Serialize;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub struct Start {
    #[command(flatten)]
    target: Target,
    /// Give up after this many seconds
    #[arg(long, default_value_t = 30.0)]
    within: f64,
    /// The broker's command
    #[arg(last = true, required = true)]
    command: Vec<String>,
}

#[derive(Serialize)]
struct Started {
    mode: &'static str,
    accept_ms: f64,
    first_ack_ms: f64,
    stop_ms: f64,
    exit_code: Option<i32>,
}

impl Start {
    pub fn run(self) -> anyhow::Result<()> {
        ensure!(Connection::open(self.target.broker).is_err(), "something listens on {} already", self.target.broker);
        let (program, arguments) = self.command.split_first().context("no command")?;
        let since = Instant::now();
        let mut broker = Command::new(program)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let measured = self.measure(&mut broker, since);
        let stopping = Instant::now();
        kill(Pid::from_raw(broker.id() as i32), Signal::SIGTERM)?;
        let status = broker.wait()?;
        let (accept_ms, first_ack_ms) = measured?;
        report(&Started {
            mode: "start",
            accept_ms,
            first_ack_ms,
            stop_ms: stopping.elapsed().as_secs_f64() * 1e3,
            exit_code: status.code(),
        })
    }

    fn measure(&self, broker: &mut Child, since: Instant) -> anyhow::Result<(f64, f64)> {
        let limit = Duration::from_secs_f64(self.within);
        let mut connection = loop {
            match Connection::open(self.target.broker) {
                Ok(connection) => break connection,
                Err(error) if since.elapsed() > limit => return Err(error),
                Err(_) => std::thread::sleep(Duration::from_micros(200)),
            }
            if let Some(status) = broker.try_wait()? {
                bail!("the broker ended: {status}");
            }
        };
        let accept_ms = since.elapsed().as_secs_f64() * 1e3;
        let produce = requests::Produce { version: 7, acks: 1, topic: &self.target.topic, partition: 0 };
        let frame = produce.frame(&batch(1, 100));
        let mut last_error = NO_ERROR;
        while since.elapsed() < limit {
            let (error, partitions) =
                requests::metadata_answer(connection.ask(requests::metadata(&self.target.topic))?)?;
            if error == NO_ERROR && partitions.first().is_some_and(|&(_, error)| error == NO_ERROR) {
                last_error = requests::produce_answer(7, connection.ask(frame.clone())?)?.error;
                if last_error == NO_ERROR {
                    return Ok((accept_ms, since.elapsed().as_secs_f64() * 1e3));
                }
            }
            std::thread::sleep(Duration::from_micros(500));
        }
        bail!("no acknowledgement within {limit:?}, last produce error {last_error}")
    }
}
