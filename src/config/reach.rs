//! How far a broker config reaches in this version: which ones act, which have no meaning in a broker built like
//! this, and which belong to something that is not served yet.  Pure.
//!
//! What is set in the file and does not act is told at start, never dropped in silence.  When a feature lands, its
//! configs move from `NotYet` to `Acts` here.

use std::collections::BTreeMap;

use super::definition::{broker_definition, broker_definitions};

/// What setting a broker config does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    Acts,
    /// Nothing, and never will: why.
    NoMeaning(&'static str),
    /// Nothing yet: what it belongs to.
    NotYet(&'static str),
}

const NO_THREADS: &str = "one thread per core does all work (see --shards)";
const NO_JAVA: &str = "Java classes cannot be loaded";
const NO_JMX: &str = "metrics are served at /metrics of the HTTP port";
const NO_PURGATORY: &str = "waiting requests are kept per partition and need no purging";
const ONE_NODE: &str = "the controller runs inside this one node";

/// What the broker config `name` does.
#[must_use]
pub fn reach(name: &str) -> Reach {
    use Reach::{NoMeaning, NotYet};
    match name {
        "alter.config.policy.class.name" | "create.topic.policy.class.name" | "client.quota.callback.class" => {
            NoMeaning(NO_JAVA)
        }
        "replica.selector.class" | "principal.builder.class" | "security.providers" => NoMeaning(NO_JAVA),
        "authorizer.class.name" | "super.users" | "allow.everyone.if.no.acl.found" => NotYet("authorization"),
        "early.start.listeners" => NotYet("authorization"),
        "config.providers" => NotYet("config providers"),
        "compression.type" | "compression.gzip.level" | "compression.lz4.level" | "compression.zstd.level" => {
            NotYet("recompression by the broker")
        }
        "log.cleaner.enable" => NoMeaning("Kafka itself ignores it: the cleaner always runs"),
        "kafka.metrics.reporters" | "kafka.metrics.polling.interval.secs" | "metric.reporters" => NoMeaning(NO_JMX),
        "broker.rack" | "unclean.leader.election.enable" | "unclean.leader.election.interval.ms" => {
            NotYet("replication")
        }
        "controlled.shutdown.enable" | "broker.heartbeat.interval.ms" | "broker.session.timeout.ms" => {
            NoMeaning(ONE_NODE)
        }
        "initial.broker.registration.timeout.ms" | "controller.socket.timeout.ms" => NoMeaning(ONE_NODE),
        "inter.broker.listener.name" | "security.inter.broker.protocol" => NoMeaning(ONE_NODE),
        "metadata.max.idle.interval.ms" => NoMeaning("an idle metadata log is left alone"),
        "log.dir.failure.timeout.ms" | "cordoned.log.dirs" => NotYet("several log directories"),
        "log.cleanup.policy" | "log.segment.delete.delay.ms" => NotYet("retention"),
        "log.flush.offset.checkpoint.interval.ms" | "log.flush.start.offset.checkpoint.interval.ms" => {
            NotYet("checkpoints while running")
        }
        "log.preallocate" => NotYet("preallocation"),
        "metadata.log.max.snapshot.interval.ms" => {
            NoMeaning("metadata snapshots are written by size, not by the clock")
        }
        "metadata.log.segment.bytes" | "metadata.log.segment.ms" => NotYet("retention"),
        "max.connections.per.ip.overrides" => NotYet("limits of single addresses"),
        "max.request.partition.size.limit" => NotYet("DescribeTopicPartitions"),
        "socket.listen.backlog.size" => NoMeaning("the backlog is fixed at 1024"),
        "num.replica.alter.log.dirs.threads" => NotYet("several log directories"),
        "queued.max.requests" | "queued.max.request.bytes" => {
            NoMeaning("requests in flight are bounded per connection and by memory")
        }
        "background.threads" | "num.io.threads" | "num.network.threads" | "num.recovery.threads.per.data.dir" => {
            NoMeaning(NO_THREADS)
        }
        "log.cleaner.threads" => NoMeaning(NO_THREADS),
        "max.connection.creation.rate" | "connection.failed.authentication.delay.ms" => NotYet("quotas"),
        "telemetry.max.bytes" => NotYet("client telemetry"),
        "auto.leader.rebalance.enable" | "leader.imbalance.check.interval.seconds" => NotYet("replication"),
        "server.max.startup.time.ms" | "request.timeout.ms" => NoMeaning(ONE_NODE),
        "socket.connection.setup.timeout.ms" | "socket.connection.setup.timeout.max.ms" => NoMeaning(ONE_NODE),
        "follower.fetch.last.tiered.offset.enable" => NotYet("tiered storage"),
        "offset.metadata.max.bytes" => NotYet("consumer groups"),
        _ if name.ends_with(".purgatory.purge.interval.requests") => NoMeaning(NO_PURGATORY),
        _ => by_prefix(name),
    }
}

fn by_prefix(name: &str) -> Reach {
    use Reach::{Acts, NoMeaning, NotYet};
    const PREFIXES: &[(&str, Reach)] = &[
        ("add.partitions.to.txn.", NotYet("transactions")),
        ("alter.log.dirs.", NotYet("several log directories")),
        ("connections.max.reauth.", NotYet("authentication")),
        ("controller.performance.", NoMeaning(ONE_NODE)),
        ("controller.quorum.", NoMeaning(ONE_NODE)),
        ("controller.quota.", NotYet("quotas")),
        ("delegation.token.", NotYet("authentication")),
        ("delete.records.", NotYet("DeleteRecords")),
        ("errors.deadletterqueue.", NotYet("share groups")),
        ("group.share.", NotYet("share groups")),
        ("group.streams.", NotYet("streams groups")),
        ("group.", NotYet("consumer groups")),
        ("listener.name.", NotYet("settings of single listeners")),
        ("log.cleaner.", NotYet("compaction")),
        ("log.local.", NotYet("tiered storage")),
        ("log.remote.", NotYet("tiered storage")),
        ("log.retention.", NotYet("retention")),
        ("metadata.max.retention.", NotYet("retention")),
        ("metrics.", NoMeaning(NO_JMX)),
        ("num.replica.", NotYet("replication")),
        ("offsets.", NotYet("consumer groups")),
        ("quota.", NotYet("quotas")),
        ("remote.", NotYet("tiered storage")),
        ("replica.", NotYet("replication")),
        ("replication.", NotYet("replication")),
        ("rlmm.config.", NotYet("tiered storage")),
        ("rsm.config.", NotYet("tiered storage")),
        ("sasl.", NotYet("authentication")),
        ("share.", NotYet("share groups")),
        ("ssl.", NotYet("TLS")),
        ("transaction", NotYet("transactions")),
        ("unstable.", NoMeaning("no unfinished version is ever offered")),
    ];
    PREFIXES.iter().find(|(prefix, _)| name.starts_with(prefix)).map_or(Acts, |(_, reach)| *reach)
}

/// Something to tell about a key of the file at start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    Unknown { key: String, similar: Option<&'static str> },
    NoMeaning { key: String, why: &'static str },
    NotYet { key: String, what: &'static str },
}

/// What is to be told about a key that stands in the file.
#[must_use]
pub fn remark(key: &str) -> Option<Remark> {
    // Keys that Kafka's plug-ins read are in no table; they are known all the same.
    let is_known = broker_definition(key).is_some() || reach(key) != Reach::Acts && is_plugin_key(key);
    if !is_known {
        return Some(Remark::Unknown { key: key.to_owned(), similar: similar(key) });
    }
    match reach(key) {
        Reach::Acts => None,
        Reach::NoMeaning(why) => Some(Remark::NoMeaning { key: key.to_owned(), why }),
        Reach::NotYet(what) => Some(Remark::NotYet { key: key.to_owned(), what }),
    }
}

fn is_plugin_key(key: &str) -> bool {
    matches!(key, "super.users" | "allow.everyone.if.no.acl.found")
        || ["listener.name.", "rlmm.config.", "rsm.config."].iter().any(|prefix| key.starts_with(prefix))
}

/// One sentence per reason, ready to print.
#[must_use]
pub fn sentences(remarks: &[Remark]) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut no_meaning: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut not_yet: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for remark in remarks {
        match remark {
            Remark::Unknown { key, similar: Some(similar) } => {
                sentences.push(format!("unknown config {key} (did you mean {similar}?)"));
            }
            Remark::Unknown { key, similar: None } => sentences.push(format!("unknown config {key}")),
            Remark::NoMeaning { key, why } => no_meaning.entry(why).or_default().push(key),
            Remark::NotYet { key, what } => not_yet.entry(what).or_default().push(key),
        }
    }
    sentences.extend(no_meaning.iter().map(|(why, keys)| format!("no effect, {why}: {}", keys.join(", "))));
    sentences.extend(not_yet.iter().map(|(what, keys)| format!("{what} not served yet: {}", keys.join(", "))));
    sentences
}

/// The config whose name differs by at most two letters.
fn similar(key: &str) -> Option<&'static str> {
    let near = |definition: &&super::ConfigDefinition| distance(key, definition.name) <= 2;
    broker_definitions().iter().filter(near).map(|d| d.name).min_by_key(|name| distance(key, name))
}

/// Letters to insert, remove or change to make `b` of `a`; long texts count as far apart.
fn distance(a: &str, b: &str) -> usize {
    if a.len().abs_diff(b.len()) > 2 || a.len() > 100 {
        return usize::MAX;
    }
    let mut previous: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut current = vec![i + 1];
        for ((j, y), (diagonal, above)) in b.bytes().enumerate().zip(previous.iter().zip(previous.iter().skip(1))) {
            let left = current.get(j).copied().unwrap_or(usize::MAX);
            let change = diagonal + usize::from(x != y);
            current.push(change.min(above + 1).min(left.saturating_add(1)));
        }
        previous = current;
    }
    previous.last().copied().unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_key_is_unknown_and_the_right_one_is_named() {
        let remark = remark("num.partition").expect("a remark");
        assert_eq!(remark, Remark::Unknown { key: "num.partition".into(), similar: Some("num.partitions") });
        assert_eq!(sentences(&[remark]), ["unknown config num.partition (did you mean num.partitions?)"]);
        assert_eq!(
            super::remark("zookeeper.connect"),
            Some(Remark::Unknown { key: "zookeeper.connect".into(), similar: None })
        );
    }

    #[test]
    fn keys_without_effect_are_told_with_the_reason_and_others_are_silent() {
        let remarks: Vec<_> =
            ["num.io.threads", "num.network.threads", "ssl.key.password", "super.users", "log.dirs", "x.durability"]
                .into_iter()
                .filter_map(remark)
                .collect();
        assert_eq!(
            sentences(&remarks),
            [
                "no effect, one thread per core does all work (see --shards): num.io.threads, num.network.threads",
                "TLS not served yet: ssl.key.password",
                "authorization not served yet: super.users",
            ]
        );
    }
}
