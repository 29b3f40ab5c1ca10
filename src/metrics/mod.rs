//! Counters and how they are shown.  Pure: no I/O, no clock, no lock, no atomic.
//!
//! Each shard owns one [`ShardMetrics`] and increments its fields in place; nobody else ever sees it.  To render,
//! `admin` asks every shard for a copy ([`ShardSnapshot`]) by message and gives the copies to [`render`], which adds
//! them up under the names that Apache Kafka's dashboards use.
#![cfg_attr(
    not(test),
    deny(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)
)]

mod histogram;
mod render;
mod shard;
mod text;

pub use histogram::Histogram;
pub use render::{Gauges, LogDirectoryGauge, Names, render};
pub use shard::{
    API_SLOTS, FetchSessionCounters, LogCounters, MailboxCounters, NetworkCounters, PartitionGauges, ProducerCounters,
    ReactorCounters, RequestMetrics, RequestTable, RequestTimes, ShardMetrics, ShardSnapshot, TrafficCounters,
    VERSION_SLOTS, WaitingCounters,
};
pub use text::{Exposition, Kind, Label};
