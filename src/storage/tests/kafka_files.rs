//! A data directory that Apache Kafka 4.4 wrote, opened in place.
