//! HTTP for people and for Prometheus: `/metrics`, `/healthz`, `/`.  Runs on one ordinary thread, never on a shard.
//!
//! Knows nothing of shards but what it is given: a [`SnapshotSource`] that asks them, with a deadline.  A shard that
//! does not answer makes `/healthz` fail and is named there; the other pages go on without it.
//! Bounds: connections, header bytes, time to send a request, time to answer.  Nothing here can slow a shard down
//! but the snapshot message itself, of which there is at most one per shard at a time.
#![cfg_attr(
    not(test),
    deny(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)
)]

mod pages;
mod process;
mod server;

pub use pages::{Health, ShardsAsked, SnapshotSource, names};
pub use server::{Admin, AdminError, AdminLimits, AdminOptions, start};
