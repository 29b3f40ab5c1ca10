//! Settings: which configs there are, how they are written, and what they mean.  Pure; reads no file and no clock.

#![cfg_attr(
    not(test),
    deny(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::todo)
)]

mod alter;
mod broker_config;
mod definition;
mod describe;
mod layers;
mod listener;
pub mod properties;
mod reach;
mod table_broker;
mod table_group;
mod table_topic;
mod topic_config;

pub use alter::*;
pub use broker_config::*;
pub use definition::*;
pub use describe::*;
pub use layers::*;
pub use listener::*;
pub use reach::*;
pub use topic_config::*;
