//! A bare Kafka load client: prebuilt batches out, answers checked, latencies and CPU as JSON.
//!
//! It costs a small fraction of a real client, so that the broker is what is measured. It reads the
//! broker's CPU itself (`--pid`) around the measured part only. Every answer's error code, order and
//! offset is checked: a run with a refusal, a gap or a wrong count ends with status 1 and no result.

mod end_to_end;
mod fetch;
mod idle;
mod produce;
mod refusal;
mod start;
mod topic;

use clap::{Parser, Subcommand};
use std::net::SocketAddr;
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Bare load client for brokers of the Kafka protocol; prints one line of JSON")]
struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Create a topic and wait until all its partitions have a leader
    Create(topic::Create),
    /// Delete a topic
    Delete(topic::Delete),
    /// Send prebuilt batches: closed window, or open loop with --rate
    Produce(produce::Produce),
    /// Read a topic from an offset, as fast as it comes
    Fetch(fetch::Fetch),
    /// Records from the moment they were due to the moment a fetch brings them
    EndToEnd(end_to_end::EndToEnd),
    /// Send a batch whose third record is malformed (its CRC is right): the broker must refuse it
    Refusal(refusal::Refusal),
    /// Hold idle connections and report what each costs the broker in memory, and its idle CPU
    Idle(idle::Idle),
    /// Start a broker and time it until it accepts, and until the first record is acknowledged
    Start(start::Start),
}

/// Where the broker is.
#[derive(clap::Args, Clone)]
struct Target {
    /// Address of the broker
    #[arg(short = 'b', long, default_value = "127.0.0.1:9092")]
    broker: SocketAddr,
    /// Topic
    #[arg(short = 't', long, default_value = "load")]
    topic: String,
    /// Process id of the broker, to read its CPU
    #[arg(long)]
    pid: Option<i32>,
}

/// How a client waits for answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
enum Wait {
    /// Blocking send and recv (one connection, closed window)
    Block,
    /// Non-blocking sockets and ppoll
    Poll,
    /// Non-blocking sockets, never asleep: for latencies
    Spin,
}

fn main() -> ExitCode {
    match run(Options::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Create(create) => create.run(),
        Command::Delete(delete) => delete.run(),
        Command::Produce(produce) => produce.run(),
        Command::Fetch(fetch) => fetch.run(),
        Command::EndToEnd(end_to_end) => end_to_end.run(),
        Command::Refusal(refusal) => refusal.run(),
        Command::Idle(idle) => idle.run(),
        Command::Start(start) => start.run(),
    }
}

/// One line of JSON on standard output.
fn report(result: &impl serde::Serialize) -> anyhow::Result<()> {
    println!("{}", serde_json::to_string(result)?);
    Ok(())
}
