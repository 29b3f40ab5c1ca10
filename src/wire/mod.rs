//! Kafka protocol bytes.
