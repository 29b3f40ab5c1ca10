//! Settings: which configs there are, how they are written, and what they mean.  Pure; reads no file and no clock.

mod definition;
mod describe;
mod layers;
pub mod properties;
mod table_broker;
mod table_group;
mod table_topic;
mod topic_config;

pub use definition::*;
pub use describe::*;
pub use layers::*;
pub use topic_config::*;
