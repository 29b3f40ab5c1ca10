//! What a topic's configs mean, typed.  Pure; made once per change, shared by `Arc`, read on the data path.
//!
//! Values were checked when they were set; a text that is no value all the same (a directory written by a newer
//! version) falls back to the default instead of keeping the broker from starting.

use super::definition::{Mistake, list_items, topic_definition};
use super::layers::{BrokerLayers, Values};

/// When `acks=all` is answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Durability {
    /// After the records are on stable storage on every in-sync replica.
    #[default]
    Fsync,
    /// After they are written, as Apache Kafka does unless told otherwise.
    PageCache,
}

/// Whose clock a record's timestamp comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TimestampType {
    #[default]
    CreateTime,
    LogAppendTime,
}

/// The codec of stored batches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Compression {
    /// As the producer sent them.
    #[default]
    Producer,
    Uncompressed,
    Gzip {
        level: i32,
    },
    Snappy,
    Lz4 {
        level: i32,
    },
    Zstd {
        level: i32,
    },
}

/// What happens to old records; both may be false, which keeps everything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cleanup {
    pub delete: bool,
    pub compact: bool,
}

/// The configs in force for one topic.
#[derive(Clone, PartialEq, Debug)]
pub struct TopicConfig {
    pub durability: Durability,
    pub cleanup: Cleanup,
    pub compression: Compression,
    pub timestamp_type: TimestampType,
    /// A record may be this much older than the broker's clock.
    pub timestamp_before_ms_max: i64,
    /// A record may be this much newer than the broker's clock.
    pub timestamp_after_ms_max: i64,
    pub batch_bytes_max: u32,
    pub decompressed_bytes_max: u32,
    pub in_sync_replicas_min: u32,
    pub unclean_leader_election: bool,
    pub segment_bytes: u32,
    pub segment_ms: i64,
    pub segment_jitter_ms: i64,
    pub segment_index_bytes: u32,
    pub index_interval_bytes: u32,
    pub preallocate: bool,
    /// `None` keeps records for ever.
    pub retention_ms: Option<i64>,
    /// `None` bounds nothing.
    pub retention_bytes: Option<i64>,
    pub file_delete_delay_ms: i64,
    /// `i64::MAX` in either means "never because of this".
    pub flush_messages: i64,
    pub flush_ms: i64,
    pub dirty_ratio_min: f64,
    pub compaction_lag_ms_min: i64,
    pub compaction_lag_ms_max: i64,
    pub tombstone_retention_ms: i64,
    pub dead_letter_queue: bool,
}

impl TopicConfig {
    /// The configs of a topic that sets `overrides` on a broker with `layers`.
    #[must_use]
    pub fn resolve(overrides: &Values, layers: &BrokerLayers) -> TopicConfig {
        let view = View { overrides, layers };
        let policy = view.text("cleanup.policy");
        let cleanup = Cleanup {
            delete: list_items(&policy).any(|item| item == "delete"),
            compact: list_items(&policy).any(|item| item == "compact"),
        };
        let compression = match view.text("compression.type").as_str() {
            "uncompressed" => Compression::Uncompressed,
            "gzip" => Compression::Gzip { level: view.number("compression.gzip.level") },
            "snappy" => Compression::Snappy,
            "lz4" => Compression::Lz4 { level: view.number("compression.lz4.level") },
            "zstd" => Compression::Zstd { level: view.number("compression.zstd.level") },
            _ => Compression::Producer,
        };
        let durability = match view.text("x.durability").as_str() {
            "page-cache" => Durability::PageCache,
            _ => Durability::Fsync,
        };
        let timestamp_type = match view.text("message.timestamp.type").as_str() {
            "LogAppendTime" => TimestampType::LogAppendTime,
            _ => TimestampType::CreateTime,
        };
        let segment_bytes = match overrides.get("internal.segment.bytes").and_then(|text| text.parse().ok()) {
            Some(bytes) => bytes,
            None => view.number("segment.bytes"),
        };
        TopicConfig {
            durability,
            cleanup,
            compression,
            timestamp_type,
            timestamp_before_ms_max: view.number("message.timestamp.before.max.ms"),
            timestamp_after_ms_max: view.number("message.timestamp.after.max.ms"),
            batch_bytes_max: view.number("max.message.bytes"),
            decompressed_bytes_max: view.number("max.decompressed.message.bytes"),
            in_sync_replicas_min: view.number("min.insync.replicas"),
            unclean_leader_election: view.flag("unclean.leader.election.enable"),
            segment_bytes,
            segment_ms: view.number("segment.ms"),
            segment_jitter_ms: view.number("segment.jitter.ms"),
            segment_index_bytes: view.number("segment.index.bytes"),
            index_interval_bytes: view.number("index.interval.bytes"),
            preallocate: view.flag("preallocate"),
            retention_ms: Some(view.number("retention.ms")).filter(|&ms: &i64| ms >= 0),
            retention_bytes: Some(view.number("retention.bytes")).filter(|&bytes: &i64| bytes >= 0),
            file_delete_delay_ms: view.number("file.delete.delay.ms"),
            flush_messages: view.number("flush.messages"),
            flush_ms: view.number("flush.ms"),
            dirty_ratio_min: view.number("min.cleanable.dirty.ratio"),
            compaction_lag_ms_min: view.number("min.compaction.lag.ms"),
            compaction_lag_ms_max: view.number("max.compaction.lag.ms"),
            tombstone_retention_ms: view.number("delete.retention.ms"),
            dead_letter_queue: view.flag("errors.deadletterqueue.group.enable"),
        }
    }
}

/// Looks one config up, its value first in the topic, then in the broker, then in Kafka's defaults.
struct View<'a> {
    overrides: &'a Values,
    layers: &'a BrokerLayers,
}

impl View<'_> {
    fn text(&self, name: &str) -> String {
        match self.overrides.get(name) {
            Some(text) => text.clone(),
            None => self.layers.topic_default(name).unwrap_or_default(),
        }
    }

    fn number<N: std::str::FromStr + Default>(&self, name: &str) -> N {
        let kafkas = || topic_definition(name).and_then(|definition| definition.default_text()?.parse().ok());
        self.text(name).parse().ok().or_else(kafkas).unwrap_or_default()
    }

    fn flag(&self, name: &str) -> bool {
        self.text(name).eq_ignore_ascii_case("true")
    }
}

/// Why a set of topic configs is not acceptable.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TopicConfigMistake {
    #[error("Unknown topic config name: {0}")]
    UnknownName(String),
    #[error("Null value not supported for topic configs: {0}")]
    NullValue(String),
    #[error(transparent)]
    Value(#[from] Mistake),
    #[error("conflict topic config setting min.compaction.lag.ms ({least}) > max.compaction.lag.ms ({most})")]
    CompactionLags { least: i64, most: i64 },
    #[error(
        "Tiered Storage functionality is disabled in the broker. Topic cannot be configured with remote log storage."
    )]
    NoRemoteStorage,
}

/// Checks one topic config and gives its value in the form that is stored.
pub fn check_topic_value(name: &str, value: &str) -> Result<String, TopicConfigMistake> {
    let definition = topic_definition(name).ok_or_else(|| TopicConfigMistake::UnknownName(name.to_owned()))?;
    Ok(definition.check(value)?)
}

/// Checks all configs of a topic together, as they would be after a change.
pub fn check_topic_values(overrides: &Values, layers: &BrokerLayers) -> Result<(), TopicConfigMistake> {
    for (name, value) in overrides {
        check_topic_value(name, value)?;
    }
    let config = TopicConfig::resolve(overrides, layers);
    let (least, most) = (config.compaction_lag_ms_min, config.compaction_lag_ms_max);
    if least > most {
        return Err(TopicConfigMistake::CompactionLags { least, most });
    }
    if overrides.get("remote.storage.enable").is_some_and(|text| text == "true") {
        return Err(TopicConfigMistake::NoRemoteStorage);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(pairs: &[(&str, &str)]) -> Values {
        pairs.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect()
    }

    #[test]
    fn a_topic_without_configs_has_the_defaults_of_kafka_and_waits_for_the_disk() {
        let config = TopicConfig::resolve(&Values::new(), &BrokerLayers::default());
        assert_eq!(config.durability, Durability::Fsync);
        assert_eq!(config.cleanup, Cleanup { delete: true, compact: false });
        assert_eq!(config.retention_ms, Some(604_800_000));
        assert_eq!(config.retention_bytes, None);
        assert_eq!(config.batch_bytes_max, 1_048_588);
        assert_eq!(config.segment_bytes, 1_073_741_824);
        assert_eq!(config.flush_messages, i64::MAX);
        assert_eq!(config.timestamp_after_ms_max, 3_600_000);
        assert_eq!(config.compression, Compression::Producer);
    }

    #[test]
    fn a_topics_own_value_goes_before_the_brokers() {
        let layers = BrokerLayers::of_file(values(&[("x.durability", "page-cache"), ("log.segment.bytes", "2000000")]));
        let plain = TopicConfig::resolve(&Values::new(), &layers);
        assert_eq!((plain.durability, plain.segment_bytes), (Durability::PageCache, 2_000_000));
        let own =
            values(&[("x.durability", "fsync"), ("cleanup.policy", "compact,delete"), ("compression.type", "lz4")]);
        let own = TopicConfig::resolve(&own, &layers);
        assert_eq!(own.durability, Durability::Fsync);
        assert_eq!(own.cleanup, Cleanup { delete: true, compact: true });
        assert_eq!(own.compression, Compression::Lz4 { level: 9 });
    }

    #[test]
    fn a_value_that_is_none_falls_back_to_the_default() {
        let config = TopicConfig::resolve(&values(&[("segment.bytes", "many")]), &BrokerLayers::default());
        assert_eq!(config.segment_bytes, 1_073_741_824);
    }

    #[test]
    fn configs_that_contradict_each_other_are_refused() {
        let refused = |pairs| check_topic_values(&values(pairs), &BrokerLayers::default()).unwrap_err().to_string();
        assert_eq!(
            refused(&[("min.compaction.lag.ms", "9"), ("max.compaction.lag.ms", "5")]),
            "conflict topic config setting min.compaction.lag.ms (9) > max.compaction.lag.ms (5)"
        );
        assert_eq!(refused(&[("nope", "1")]), "Unknown topic config name: nope");
        assert!(refused(&[("remote.storage.enable", "true")]).contains("Tiered Storage"));
    }
}
