//! Where a broker config's value comes from: four layers, the strongest first.  Pure.
//!
//! A config that is set on one broker goes before the one set for all brokers, that before the file, that before
//! Kafka's default.  Some configs have coarser relatives (`log.retention.hours` for `log.retention.ms`), which count
//! only when the finer one has no value in any layer.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::definition::{broker_definition, topic_definition};

/// Config texts by name; already checked, so already in the form that Kafka prints.
pub type Values = BTreeMap<String, String>;

/// Where a value was set; the discriminant is the number that DescribeConfigs sends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(i8)]
pub enum Source {
    DynamicTopic = 1,
    DynamicBroker = 2,
    DynamicDefaultBroker = 3,
    StaticBroker = 4,
    Default = 5,
    ClientMetrics = 7,
    Group = 8,
}

/// One place where a config has a value, with the name it has there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Synonym {
    pub name: &'static str,
    /// `None` if it is a secret.
    pub value: Option<String>,
    pub source: Source,
}

/// The layers of one broker; cheap to clone.
#[derive(Clone, Default, Debug)]
pub struct BrokerLayers {
    pub dynamic_broker: Arc<Values>,
    pub dynamic_default: Arc<Values>,
    pub file: Arc<Values>,
}

impl BrokerLayers {
    /// The layers before any dynamic config is known.
    #[must_use]
    pub fn of_file(file: Values) -> BrokerLayers {
        BrokerLayers { file: Arc::new(file), ..BrokerLayers::default() }
    }

    /// The same file under other dynamic configs.
    #[must_use]
    pub fn with_dynamic(&self, dynamic_broker: Arc<Values>, dynamic_default: Arc<Values>) -> BrokerLayers {
        BrokerLayers { dynamic_broker, dynamic_default, file: Arc::clone(&self.file) }
    }

    /// The value in force under exactly this name, if any.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        [&self.dynamic_broker, &self.dynamic_default, &self.file]
            .into_iter()
            .find_map(|layer| layer.get(name))
            .map(String::as_str)
            .or_else(|| broker_definition(name).and_then(|definition| definition.default_text()))
    }

    /// Every place where the config `name` or a coarser relative has a value, strongest first, as DescribeConfigs
    /// lists them: what stands before the first place of `name` itself is left out.
    #[must_use]
    pub fn synonyms(&self, name: &str) -> Vec<Synonym> {
        let names = relatives(name);
        let mut found = Vec::new();
        let layers = [
            (&self.dynamic_broker, Source::DynamicBroker),
            (&self.dynamic_default, Source::DynamicDefaultBroker),
            (&self.file, Source::StaticBroker),
        ];
        for (layer, source) in layers {
            for definition in names.iter().filter_map(|name| broker_definition(name)) {
                if let Some(value) = layer.get(definition.name) {
                    let value = (!definition.is_sensitive()).then(|| value.clone());
                    found.push(Synonym { name: definition.name, value, source });
                }
            }
        }
        for definition in names.iter().filter_map(|name| broker_definition(name)) {
            if let Some(value) = definition.default_text() {
                let value = (!definition.is_sensitive()).then(|| value.to_owned());
                found.push(Synonym { name: definition.name, value, source: Source::Default });
            }
        }
        let first = found.iter().position(|synonym| synonym.name == name).unwrap_or(found.len());
        found.split_off(first)
    }

    /// What a topic that does not set `name` gets.
    #[must_use]
    pub fn topic_default(&self, name: &str) -> Option<String> {
        let Some(broker_name) = broker_name_of(name) else {
            return topic_definition(name)?.default_text().map(str::to_owned);
        };
        let scaled = |name: &str, unit_ms: i64| -> Option<String> {
            let value: i64 = self.value(name)?.parse().ok()?;
            // A negative age means "for ever", whatever its unit.
            Some(if value < 0 { -1 } else { value.saturating_mul(unit_ms) }.to_string())
        };
        match name {
            "retention.ms" => scaled(broker_name, 1)
                .or_else(|| scaled("log.retention.minutes", 60_000))
                .or_else(|| scaled("log.retention.hours", 3_600_000)),
            "segment.ms" => scaled(broker_name, 1).or_else(|| scaled("log.roll.hours", 3_600_000)),
            "segment.jitter.ms" => scaled(broker_name, 1).or_else(|| scaled("log.roll.jitter.hours", 3_600_000)),
            "flush.ms" => scaled(broker_name, 1).or_else(|| scaled("log.flush.scheduler.interval.ms", 1)),
            _ => self.value(broker_name).map(str::to_owned),
        }
    }
}

/// The names under which a broker config may be set, finest first.
fn relatives(name: &str) -> Vec<&str> {
    match name {
        "log.retention.ms" | "log.retention.minutes" | "log.retention.hours" => {
            vec!["log.retention.ms", "log.retention.minutes", "log.retention.hours"]
        }
        "log.roll.ms" | "log.roll.hours" => vec!["log.roll.ms", "log.roll.hours"],
        "log.roll.jitter.ms" | "log.roll.jitter.hours" => vec!["log.roll.jitter.ms", "log.roll.jitter.hours"],
        "log.flush.interval.ms" => vec!["log.flush.interval.ms", "log.flush.scheduler.interval.ms"],
        other => vec![other],
    }
}

/// The broker config that gives a topic config its default.
#[must_use]
pub fn broker_name_of(topic_name: &str) -> Option<&'static str> {
    Some(match topic_name {
        "cleanup.policy" => "log.cleanup.policy",
        "compression.gzip.level" => "compression.gzip.level",
        "compression.lz4.level" => "compression.lz4.level",
        "compression.type" => "compression.type",
        "compression.zstd.level" => "compression.zstd.level",
        "delete.retention.ms" => "log.cleaner.delete.retention.ms",
        "file.delete.delay.ms" => "log.segment.delete.delay.ms",
        "flush.messages" => "log.flush.interval.messages",
        "flush.ms" => "log.flush.interval.ms",
        "index.interval.bytes" => "log.index.interval.bytes",
        "local.retention.bytes" => "log.local.retention.bytes",
        "local.retention.ms" => "log.local.retention.ms",
        "max.compaction.lag.ms" => "log.cleaner.max.compaction.lag.ms",
        "max.decompressed.message.bytes" => "max.decompressed.message.bytes",
        "max.message.bytes" => "message.max.bytes",
        "message.timestamp.after.max.ms" => "log.message.timestamp.after.max.ms",
        "message.timestamp.before.max.ms" => "log.message.timestamp.before.max.ms",
        "message.timestamp.type" => "log.message.timestamp.type",
        "min.cleanable.dirty.ratio" => "log.cleaner.min.cleanable.ratio",
        "min.compaction.lag.ms" => "log.cleaner.min.compaction.lag.ms",
        "min.insync.replicas" => "min.insync.replicas",
        "preallocate" => "log.preallocate",
        "remote.copy.lag.bytes" => "log.remote.copy.lag.bytes",
        "remote.copy.lag.ms" => "log.remote.copy.lag.ms",
        "retention.bytes" => "log.retention.bytes",
        "retention.ms" => "log.retention.ms",
        "segment.bytes" => "log.segment.bytes",
        "segment.index.bytes" => "log.index.size.max.bytes",
        "segment.jitter.ms" => "log.roll.jitter.ms",
        "segment.ms" => "log.roll.ms",
        "unclean.leader.election.enable" => "unclean.leader.election.enable",
        "x.durability" => "x.durability",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(pairs: &[(&str, &str)]) -> Values {
        pairs.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect()
    }

    #[test]
    fn the_finest_retention_that_is_set_counts() {
        let default = |pairs| BrokerLayers::of_file(values(pairs)).topic_default("retention.ms").expect("a value");
        assert_eq!(default(&[]), "604800000");
        assert_eq!(default(&[("log.retention.hours", "2")]), "7200000");
        assert_eq!(default(&[("log.retention.hours", "2"), ("log.retention.minutes", "3")]), "180000");
        assert_eq!(default(&[("log.retention.minutes", "3"), ("log.retention.ms", "4")]), "4");
        assert_eq!(default(&[("log.retention.hours", "-1")]), "-1");
    }

    #[test]
    fn one_broker_goes_before_all_brokers_before_the_file_before_the_default() {
        let layers = BrokerLayers {
            dynamic_broker: Arc::new(values(&[("log.segment.bytes", "4")])),
            dynamic_default: Arc::new(values(&[("log.segment.bytes", "3")])),
            file: Arc::new(values(&[("log.segment.bytes", "2")])),
        };
        assert_eq!(layers.value("log.segment.bytes"), Some("4"));
        let listed: Vec<_> = layers.synonyms("log.segment.bytes").iter().map(|s| s.source).collect();
        assert_eq!(
            listed,
            [Source::DynamicBroker, Source::DynamicDefaultBroker, Source::StaticBroker, Source::Default]
        );
    }

    #[test]
    fn coarser_relatives_are_listed_only_behind_the_config_itself() {
        let hours = BrokerLayers::of_file(values(&[("log.retention.hours", "2")]));
        assert!(hours.synonyms("log.retention.ms").is_empty());
        let both = BrokerLayers::of_file(values(&[("log.retention.ms", "5")]));
        let listed: Vec<_> = both.synonyms("log.retention.ms").iter().map(|s| (s.name, s.source)).collect();
        assert_eq!(listed, [("log.retention.ms", Source::StaticBroker), ("log.retention.hours", Source::Default)]);
    }

    #[test]
    fn every_topic_config_maps_to_a_broker_config_that_exists() {
        for definition in super::super::topic_definitions() {
            if let Some(name) = broker_name_of(definition.name) {
                let broker = broker_definition(name).expect("a broker config");
                assert_eq!(broker.kind, definition.kind, "{name}");
            }
        }
    }

    #[test]
    fn secrets_are_listed_without_their_value() {
        let layers = BrokerLayers::of_file(values(&[("ssl.key.password", "secret")]));
        assert_eq!(layers.synonyms("ssl.key.password").first().map(|s| s.value.clone()), Some(None));
    }
}
