//! Tests of whole logs, on the real kernel and on the simulated one.

mod crashes;
mod harness;
mod kafka_files;
mod model;
mod scenarios;
