//! Compares our answers, row for row, with what a live Apache Kafka 4.4 broker answered (tests/data).

use std::collections::BTreeMap;
use std::sync::Arc;

use super::*;
use crate::config::definition::{Default, Importance};

/// The rows of one table: column name to text.
fn rows(table: &'static str) -> Vec<BTreeMap<&'static str, &'static str>> {
    let mut lines = table.lines();
    let names: Vec<_> = lines.next().expect("a header").trim_start_matches('#').split('\t').collect();
    lines.map(|line| names.iter().copied().zip(line.split('\t')).collect()).collect()
}

const TOPIC: &str = include_str!("../../../tests/data/kafka-4.4-configs/topic.tsv");
const BROKER: &str = include_str!("../../../tests/data/kafka-4.4-configs/broker.tsv");
const GROUP: &str = include_str!("../../../tests/data/kafka-4.4-configs/group.tsv");
const CLIENT_METRICS: &str = include_str!("../../../tests/data/kafka-4.4-configs/client-metrics.tsv");

/// The file and the dynamic config of the broker that answered.
fn layers() -> BrokerLayers {
    let set = |source: &str| -> Values {
        let set = rows(BROKER).into_iter().filter(|row| row["source"] == source);
        set.map(|row| (row["name"].to_owned(), row["answer_value"].to_owned())).collect()
    };
    BrokerLayers {
        dynamic_broker: Arc::new(Values::new()),
        dynamic_default: Arc::new(set("DYNAMIC_DEFAULT_BROKER_CONFIG")),
        file: Arc::new(set("STATIC_BROKER_CONFIG")),
    }
}

fn source_name(source: Source) -> &'static str {
    match source {
        Source::DynamicTopic => "DYNAMIC_TOPIC_CONFIG",
        Source::DynamicBroker => "DYNAMIC_BROKER_CONFIG",
        Source::DynamicDefaultBroker => "DYNAMIC_DEFAULT_BROKER_CONFIG",
        Source::StaticBroker => "STATIC_BROKER_CONFIG",
        Source::Default => "DEFAULT_CONFIG",
        Source::ClientMetrics => "CLIENT_METRICS_CONFIG",
        Source::Group => "GROUP_CONFIG",
    }
}

/// Every answered row must be ours, word for word, and nothing may be ours alone but `x.` configs.
fn check(table: &'static str, described: &[DescribedConfig]) {
    let answered: Vec<_> = rows(table).into_iter().filter(|row| row["answered"] == "yes").collect();
    for row in &answered {
        let ours = described.iter().find(|config| config.name == row["name"]).expect(row["name"]);
        let value = match &ours.value {
            None => "null".to_owned(),
            Some(text) if text.is_empty() => "\"\"".to_owned(),
            Some(text) => text.clone(),
        };
        let synonyms: Vec<_> = ours
            .synonyms
            .iter()
            .map(|s| format!("{}={}@{}", s.name, s.value.clone().unwrap_or_default(), source_name(s.source)))
            .collect();
        let answer = [
            format!("{:?}", ours.kind).to_uppercase(),
            value,
            source_name(ours.source).to_owned(),
            ours.read_only.to_string(),
            ours.sensitive.to_string(),
            synonyms.join(" "),
        ];
        let expected = ["answer_type", "answer_value", "source", "read_only", "sensitive", "synonyms"]
            .map(|column| row[column].replace("<tmp>", "/tmp"));
        assert_eq!(answer, expected, "{}", row["name"]);
    }
    let own: Vec<_> = described.iter().filter(|config| config.name.starts_with("x.")).collect();
    assert_eq!(described.len(), answered.len() + own.len());
}

#[test]
fn a_topic_is_described_as_by_kafka() {
    check(TOPIC, &describe_topic(&Values::new(), &layers(), Wanted::All));
}

#[test]
fn a_broker_is_described_as_by_kafka() {
    check(BROKER, &describe_broker(&layers(), Wanted::All));
}

#[test]
fn a_group_is_described_as_by_kafka() {
    check(GROUP, &describe_group(&Values::new(), &layers(), Wanted::All));
}

#[test]
fn a_client_metrics_subscription_is_described_as_by_kafka() {
    check(CLIENT_METRICS, &describe_client_metrics(&Values::new(), Wanted::All));
}

#[test]
fn the_tables_hold_exactly_the_definitions_of_kafka_and_the_x_configs() {
    for (table, ours) in [
        (TOPIC, topic_definitions()),
        (BROKER, broker_definitions()),
        (GROUP, group_definitions()),
        (CLIENT_METRICS, client_metrics_definitions()),
    ] {
        let rows = rows(table);
        assert_eq!(ours.iter().filter(|d| !d.name.starts_with("x.")).count(), rows.len());
        for row in rows {
            let ours = ours.iter().find(|definition| definition.name == row["name"]).expect(row["name"]);
            let default = match ours.default {
                Default::Required => "(required)".to_owned(),
                Default::Null => "null".to_owned(),
                Default::Is(text) if ours.kind == Kind::List => format!("[{}]", text.replace(',', ", ")),
                Default::Is("") => "\"\"".to_owned(),
                Default::Is(text) => text.to_owned(),
            };
            let update = match ours.update {
                Update::ReadOnly => "read-only",
                Update::PerBroker => "per-broker",
                Update::ClusterWide => "cluster-wide",
                Update::PerTopic => "per-topic",
                Update::PerGroup => "per-group",
                Update::PerResource => "per-resource",
            };
            let importance = match ours.importance {
                Importance::High => "HIGH",
                Importance::Medium => "MEDIUM",
                Importance::Low => "LOW",
            };
            let internal = if ours.visibility == Visibility::Internal { "internal" } else { "-" };
            let kind = format!("{:?}", ours.kind).to_uppercase();
            let facts = [kind, default, update.into(), importance.into(), internal.into()];
            let expected = ["type", "default", "update", "importance", "internal"].map(|column| row[column]);
            assert_eq!(facts, expected.map(|text| text.replace("<tmp>", "/tmp")), "{}", row["name"]);
        }
    }
}

#[test]
fn a_topics_own_value_stands_before_the_brokers() {
    let own = Values::from([("retention.ms".to_owned(), "5".to_owned())]);
    let listed = describe_topic(&own, &layers(), Wanted::Names(&["retention.ms", "segment.bytes"]));
    let names: Vec<_> = listed.iter().map(|config| config.name).collect();
    assert_eq!(names, ["retention.ms", "segment.bytes"]);
    let retention = listed.first().expect("two rows");
    assert_eq!((retention.value.as_deref(), retention.source), (Some("5"), Source::DynamicTopic));
    assert_eq!(retention.synonyms.len(), 1);
}

#[test]
fn a_secret_is_never_told() {
    let file = Values::from([("ssl.key.password".to_owned(), "secret".to_owned())]);
    let listed = describe_broker(&BrokerLayers::of_file(file), Wanted::Names(&["ssl.key.password"]));
    let row = listed.first().expect("one row");
    assert!(row.sensitive);
    assert_eq!((row.value.clone(), row.source), (None, Source::StaticBroker));
    assert!(!format!("{listed:?}").contains("secret\""));
}

#[test]
fn the_defaults_of_all_brokers_list_only_what_is_set() {
    let listed = describe_broker_defaults(&layers(), Wanted::All);
    let listed: Vec<_> = listed.iter().map(|config| (config.name, config.source)).collect();
    assert_eq!(listed, [("min.insync.replicas", Source::DynamicDefaultBroker)]);
}
