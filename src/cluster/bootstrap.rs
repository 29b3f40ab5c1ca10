//! The first records of a new cluster, as Apache Kafka 4.4 writes them.  Pure.

use super::controller::FEATURES;
use super::metadata_record::{ConfigResource, MetadataRecord};

/// The feature levels of a new cluster: the newest of each.  `kraft.version` stands in the quorum's own records.
#[must_use]
pub fn feature_records() -> Vec<MetadataRecord> {
    let mut features: Vec<_> = FEATURES.iter().filter(|(name, ..)| *name != "kraft.version").collect();
    // Kafka begins with the one that says how to read everything else.
    features.sort_by_key(|(name, ..)| (*name != "metadata.version", *name));
    features
        .iter()
        .map(|(name, _, level)| MetadataRecord::FeatureLevel { name: (*name).to_owned(), level: *level })
        .collect()
}

/// The first batch of a new cluster.  With eligible leaders on, `min.insync.replicas` must be the same for all
/// brokers, so it begins as a dynamic config of all of them.
#[must_use]
pub fn bootstrap_records() -> Vec<MetadataRecord> {
    let mut records = vec![MetadataRecord::BeginTransaction { name: Some("Bootstrap records".to_owned()) }];
    records.extend(feature_records());
    records.push(MetadataRecord::Config {
        resource: ConfigResource::broker_defaults(),
        name: "min.insync.replicas".to_owned(),
        value: Some("1".to_owned()),
    });
    records.push(MetadataRecord::EndTransaction);
    records
}
