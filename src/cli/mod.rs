//! The command line: `millrace dev | serve` run the broker, the other commands are clients of any Kafka-wire broker
//! or read its files.  Runs on the main thread with blocking sockets; nothing here runs on a shard.
//!
//! Every error is one sentence and what to do about it.  Exit codes: 0, 1 (fatal), 2 (usage).
#![cfg_attr(
    not(test),
    deny(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)
)]

mod args;
mod client;
mod consume;
mod dump;
mod failure;
mod lines;
mod output;
mod produce;
mod progress;
mod serve;
mod topic;

use std::process::ExitCode;

use clap::Parser as _;

use args::{Arguments, Command};
use failure::Failure;

/// Reads the process's arguments, runs the command, and gives the exit code.
#[must_use]
pub fn run() -> ExitCode {
    match Arguments::try_parse() {
        Ok(arguments) => finish(dispatch(arguments)),
        Err(error) => {
            // Help and version come this way too, for stdout and with code 0.
            let code = if error.use_stderr() { 2 } else { 0 };
            let _ = error.print();
            ExitCode::from(code)
        }
    }
}

fn dispatch(arguments: Arguments) -> Result<(), Failure> {
    match arguments.command {
        Command::Dev(dev) => serve::dev(dev),
        Command::Serve(serve) => serve::serve(serve),
        Command::Topic(topic) => topic::run(topic),
        Command::Produce(produce) => produce::run(produce),
        Command::Consume(consume) => consume::run(consume),
        Command::DumpLog(dump) => dump::run(&dump),
    }
}

fn finish(outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        // Whoever read our output has closed it, as `head` does: that is no failure.
        Ok(()) | Err(Failure::OutputClosed) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("millrace: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}
