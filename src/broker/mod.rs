//! Kafka's semantics, one file per API: what a request means, in which order it is checked, which error it gets.
//! Runs on the connection's shard; what partitions hold is asked of their home shards.

mod alter_configs;
mod api_versions;
#[allow(clippy::module_inception)]
mod broker;
mod create_partitions;
mod create_topics;
mod delete_topics;
mod describe_cluster;
mod describe_configs;
mod dispatch;
mod endpoint;
mod error;
mod fetch;
mod fetch_response;
mod fetch_session;
mod grouping;
mod init_producer_id;
mod list_offsets;
mod metadata;
mod produce;
mod producer_ids;
mod reply_queue;
mod request;

pub use broker::Broker;
pub use dispatch::{SERVED, dispatch};
pub use reply_queue::{Chunk, ReplyQueue, ReplyTo, Response};
pub use request::Request;
