//! The cluster's metadata: what it is now ([`Image`]), who may change it (the controller), where it is written (the
//! metadata log).  Runs on shard 0; every shard reads the image.

#![cfg_attr(
    not(test),
    deny(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::todo)
)]

mod apply;
mod bootstrap;
mod buckets;
mod controller;
mod delta;
mod image;
mod log_bytes;
mod metadata_log;
mod metadata_record;
mod quorum;
mod snapshot;
mod topic_name;

pub use apply::{ApplyError, PARTITIONS_PER_TOPIC_MAX, Replay};
pub use bootstrap::{bootstrap_records, feature_records};
pub use buckets::BucketMap;
pub(crate) use controller::FEATURES;
pub use controller::*;
pub use delta::{ChangedPartition, Delta, TopicChange};
pub use image::{Image, ProducerIdsImage, TopicImage};
pub use log_bytes::*;
pub use metadata_log::*;
pub use metadata_record::*;
pub use quorum::*;
pub use snapshot::*;
pub use topic_name::*;
