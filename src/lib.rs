//! Millrace: a Kafka-wire broker for Linux, thread per core on io_uring.
//!
//! ARCHITECTURE.md is the map.  A folder uses only folders below it (tests/import_direction.rs holds that).

pub mod admin;
pub mod base;
pub mod broker;
pub mod cli;
pub mod cluster;
pub mod config;
pub mod metrics;
pub mod partition;
pub mod reactor;
pub mod record;
pub mod server;
pub mod shard;
#[cfg(feature = "sim")]
pub mod sim;
pub mod storage;

/// The Kafka protocol codec, its own crate because its generated code is most of the lines here.
pub use millrace_wire as wire;
