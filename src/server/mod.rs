//! Start and stop, listeners, connections: the outermost layer of a node.  Only this folder makes threads.

mod accept;
mod connection;
mod error;
mod node;
mod run;
mod snapshots;
mod start;

pub use error::StartError;
pub use node::{ShardParts, ShardServer};
pub use run::{Ready, ServeOptions, run};
pub use start::{NodeSeat, NodeStart, begin_stop, open_node};
