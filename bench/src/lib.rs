//! What the benchmark programs share: a few request encoders, prebuilt record batches, a blocking
//! Kafka connection and the clocks they measure with.
//!
//! Nothing here is used by the broker, and nothing here uses the broker's code: a load client that
//! shared the broker's codec would also share its mistakes.

pub mod batch;
pub mod bytes;
pub mod connection;
pub mod latency;
pub mod requests;
pub mod usage;
