//! Whole brokers in one thread, from a seed: the real code of every shard on the simulated kernel, clients that write and
//! read, power cuts, and a checker of what they saw.
//!
//! | file | what |
//! |---|---|
//! | `seed.rs` | one seed: who takes part, when the broker is cut, what came of it |
//! | `campaign.rs` | many seeds, and how often faults bit in them |
//! | `node.rs` | one broker: its shards, its starts and its ends |
//! | `link.rs` | a client's connection |
//! | `producer.rs`, `reader.rs`, `admin.rs` | what clients do |
//! | `history.rs` | what clients saw |
//! | `check.rs` | what must hold of it |
//!
//! What must hold: everything follows from the seed, so the same seed gives the same trace.

mod admin;
mod campaign;
mod check;
mod history;
mod link;
mod node;
mod producer;
mod reader;
mod seed;
mod stage;

pub use campaign::{Campaign, Floors, replay_command};
pub use check::{Violation, check};
pub use history::{History, Place};
pub use seed::{Outcome, SeedOptions, run_seed};
