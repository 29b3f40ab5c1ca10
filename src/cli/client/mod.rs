//! A small Kafka client with blocking sockets, for the command line and for tests: works against any Kafka broker
//! that listens without TLS and without authentication.
//!
//! [`Connection`] is one socket: requests in, answers out, versions negotiated.  [`Cluster`] knows who leads what and
//! opens connections as needed; [`Producer`] and [`TopicReader`] stand on it.  Every wait has a deadline, every
//! answer a size limit.

mod cluster;
mod connection;
mod error;
#[cfg(test)]
mod fake_broker;
mod offsets;
mod partitioner;
mod producer;
mod reader;
mod retry;
#[cfg(test)]
mod round_trips;
#[cfg(test)]
mod tests;

pub use cluster::{Cluster, TopicView};
pub use connection::{Connection, Timeouts};
pub use error::{ClientError, error_sentence, is_retriable};
pub use offsets::{Wanted, list_offsets};
pub use partitioner::Partitioner;
pub use producer::{ProduceError, Producer, ProducerSettings};
pub use reader::{ReadError, Reading, Sink, TopicReader};
pub use retry::Retry;
