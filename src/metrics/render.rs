//! Renders shard snapshots as Prometheus text, on the thread that asked for them.
//!
//! Names follow what the JMX exporter makes of Kafka's MBeans with the widely used Strimzi rules: lower case,
//! `kafka_<domain>_<type>_<name>`, meters `…PerSec` as `…_total`, percentages as `…_percent`, histograms as a
//! `_count` and one sample per `quantile`.  What Kafka has no name for starts with `millrace_`.
//! Differs from Apache Kafka: quantiles cover the time since start, not a decaying window.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::text::{Exposition, Kind, Label};
use super::{Histogram, PartitionGauges, RequestMetrics, ShardMetrics, ShardSnapshot, TrafficCounters, VERSION_SLOTS};
use crate::base::{ShardId, WallMs};

/// Quantiles of Kafka's histograms, as the exporter spells them.
const QUANTILES: [(&str, f64); 6] =
    [("0.50", 0.5), ("0.75", 0.75), ("0.95", 0.95), ("0.98", 0.98), ("0.99", 0.99), ("0.999", 0.999)];

/// Bounds of `millrace_request_seconds` and its like, in microseconds: powers of two from 64 us to 67 s.
const LATENCY_BOUNDS_US: [u64; 11] =
    [1 << 6, 1 << 8, 1 << 10, 1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20, 1 << 22, 1 << 24, 1 << 26];

/// Topics rendered with their own samples; the rest only count in the totals, and how many were left out is shown.
const TOPICS_MAX: usize = 10_000;
/// Partitions rendered with their own samples.
const PARTITIONS_MAX: usize = 50_000;

/// Names that belong to the protocol, given by whoever knows it (this folder does not).
#[derive(Clone, Copy)]
pub struct Names {
    pub api: fn(i16) -> Option<&'static str>,
    pub error: fn(i16) -> Option<&'static str>,
}

/// What the process knows and no single shard does.
#[derive(Clone, Debug, Default)]
pub struct Gauges {
    pub version: &'static str,
    pub cluster_id: String,
    pub started_at: WallMs,
    pub active_controller: bool,
    pub brokers_active: u64,
    pub brokers_fenced: u64,
    pub topics: u64,
    pub partitions: u64,
    pub partitions_offline: u64,
    pub metadata_applied_offset: i64,
    pub metadata_applied_at: WallMs,
    pub metadata_committed_offset: i64,
    pub log_directories: Vec<LogDirectoryGauge>,
    /// Shards that did not answer before the deadline: their numbers are missing below.
    pub shards_silent: Vec<ShardId>,
    /// Resident memory, CPU time and descriptors, when the platform tells.
    pub resident_bytes: Option<u64>,
    pub cpu_seconds: Option<f64>,
    pub descriptors_open: Option<u64>,
}

#[derive(Clone, Debug, Default)]
pub struct LogDirectoryGauge {
    pub path: String,
    pub offline: bool,
}

/// The whole page.
#[must_use]
pub fn render(shards: &[ShardSnapshot], gauges: &Gauges, names: Names) -> String {
    let mut out = Exposition::default();
    render_traffic(&mut out, shards);
    render_requests(&mut out, shards, names);
    render_partitions(&mut out, shards);
    render_server(&mut out, shards);
    render_controller(&mut out, gauges);
    render_log(&mut out, shards, gauges);
    render_reactor(&mut out, shards);
    render_process(&mut out, shards, gauges);
    out.into_text()
}

type Pick<T> = fn(&T) -> u64;
/// A family of one kind: name, help, and how its value is found.
type Family<T, V> = (&'static str, &'static str, fn(&T) -> V);
/// The same where each says its kind.
type KindFamily<T, V> = (&'static str, &'static str, Kind, fn(&T) -> V);
/// A histogram of a request: name, help, units per unit shown, and where it is.
type RequestHistogram = (&'static str, &'static str, f64, fn(&RequestMetrics) -> &Histogram);

/// Kafka's `BrokerTopicMetrics`: one sample for all topics, and one per topic that had such traffic.
fn render_traffic(out: &mut Exposition, shards: &[ShardSnapshot]) {
    let mut topics: BTreeMap<&Arc<str>, TrafficCounters> = BTreeMap::new();
    let mut total = TrafficCounters::default();
    for shard in shards {
        add_traffic(&mut total, &shard.metrics.traffic);
        for partition in &shard.partitions {
            if topics.len() < TOPICS_MAX || topics.contains_key(&partition.topic) {
                add_traffic(topics.entry(&partition.topic).or_default(), &partition.traffic);
            }
        }
    }
    let families: [Family<TrafficCounters, u64>; 13] = [
        ("messagesin", "Records appended by producers", |t| t.messages_in),
        ("bytesin", "Record bytes appended by producers, as sent", |t| t.bytes_in),
        ("bytesout", "Record bytes sent to consumers", |t| t.bytes_out),
        ("bytesrejected", "Record bytes refused for their size", |t| t.bytes_rejected),
        ("totalproducerequests", "Produce requests, counted per partition named", |t| t.produce_requests),
        ("totalfetchrequests", "Fetch requests, counted per partition named", |t| t.fetch_requests),
        ("failedproducerequests", "Produce requests answered with an error", |t| t.produce_requests_failed),
        ("failedfetchrequests", "Fetch requests answered with an error", |t| t.fetch_requests_failed),
        ("invalidmagicnumberrecords", "Batches of an unknown format", |t| t.records_bad_magic),
        ("invalidmessagecrcrecords", "Batches whose checksum did not match", |t| t.records_bad_crc),
        ("invalidoffsetorsequencerecords", "Batches with bad offsets or sequences", |t| {
            t.records_bad_offset_or_sequence
        }),
        ("nokeycompactedtopicrecords", "Records without a key sent to a compacted topic", |t| {
            t.records_without_key_compacted
        }),
        ("producemessageconversions", "Records compressed anew for the topic", |t| t.produce_conversions),
    ];
    for (name, help, pick) in families {
        out.family(&format!("kafka_server_brokertopicmetrics_{name}_total"), Kind::Counter, help);
        out.sample(&[], pick(&total) as f64);
        for (topic, traffic) in &topics {
            let value = pick(traffic);
            if value > 0 {
                out.sample(&[("topic", topic)], value as f64);
            }
        }
    }
}

fn add_traffic(sum: &mut TrafficCounters, more: &TrafficCounters) {
    sum.messages_in += more.messages_in;
    sum.bytes_in += more.bytes_in;
    sum.bytes_out += more.bytes_out;
    sum.bytes_rejected += more.bytes_rejected;
    sum.produce_requests += more.produce_requests;
    sum.fetch_requests += more.fetch_requests;
    sum.produce_requests_failed += more.produce_requests_failed;
    sum.fetch_requests_failed += more.fetch_requests_failed;
    sum.records_bad_magic += more.records_bad_magic;
    sum.records_bad_crc += more.records_bad_crc;
    sum.records_bad_offset_or_sequence += more.records_bad_offset_or_sequence;
    sum.records_without_key_compacted += more.records_without_key_compacted;
    sum.produce_conversions += more.produce_conversions;
}

/// Kafka's `RequestMetrics`.  Times in milliseconds, as Kafka has them.
fn render_requests(out: &mut Exposition, shards: &[ShardSnapshot], names: Names) {
    let mut merged: BTreeMap<i16, RequestMetrics> = BTreeMap::new();
    for shard in shards {
        for (key, metrics) in shard.metrics.requests.iter() {
            merged.entry(key).or_default().merge(metrics);
        }
    }
    let mut apis: Vec<(&str, &RequestMetrics)> = Vec::new();
    for (key, metrics) in &merged {
        let name = (names.api)(*key).unwrap_or("Unknown");
        apis.push((name, metrics));
        if name == "Fetch" {
            // Kafka counts a fetch by whom it is for as well; there are no followers here yet.
            apis.push(("FetchConsumer", metrics));
        }
    }

    out.family("kafka_network_requestmetrics_requests_total", Kind::Counter, "Requests by API and version");
    for (name, metrics) in &apis {
        for (version, count) in metrics.by_version.iter().enumerate().filter(|(_, count)| **count > 0) {
            let version = if version == VERSION_SLOTS - 1 { "other".to_owned() } else { version.to_string() };
            out.sample(&[("request", name), ("version", &version)], *count as f64);
        }
    }
    out.family("kafka_network_requestmetrics_errors_total", Kind::Counter, "Answers by error; NONE is success");
    for (name, metrics) in &apis {
        for (code, count) in &metrics.errors {
            let by_number = code.to_string();
            let error = (names.error)(*code).unwrap_or(&by_number);
            out.sample(&[("request", name), ("error", error)], *count as f64);
        }
    }
    let histograms: [RequestHistogram; 7] = [
        ("totaltimems", "From the request's last byte to the answer's last byte", 1000.0, |m| &m.total_us),
        ("requestqueuetimems", "Waiting to be taken up", 1000.0, |m| &m.queue_us),
        ("localtimems", "Being handled", 1000.0, |m| &m.local_us),
        ("remotetimems", "Parked: waiting for a flush, for replicas or for data", 1000.0, |m| &m.remote_us),
        ("responsequeuetimems", "Waiting for earlier answers of its connection", 1000.0, |m| &m.response_queue_us),
        ("responsesendtimems", "Being sent", 1000.0, |m| &m.response_send_us),
        ("requestbytes", "Size of requests", 1.0, |m| &m.request_bytes),
    ];
    for (name, help, unit, pick) in histograms {
        out.family(&format!("kafka_network_requestmetrics_{name}"), Kind::Untyped, help);
        for (api, metrics) in &apis {
            kafka_histogram(out, &[("request", api)], pick(metrics), unit);
        }
    }
    out.family("millrace_request_seconds", Kind::Histogram, "From a request's last byte to its answer's last byte");
    for (api, metrics) in &apis {
        if *api != "FetchConsumer" {
            prometheus_histogram(out, &[("request", api)], &metrics.total_us);
        }
    }
}

/// Kafka's histogram as the exporter shows it: quantiles, then the count.
fn kafka_histogram(out: &mut Exposition, labels: &[Label<'_>], histogram: &Histogram, unit: f64) {
    for (word, quantile) in QUANTILES {
        let mut with_quantile = labels.to_vec();
        with_quantile.push(("quantile", word));
        out.sample(&with_quantile, histogram.quantile(quantile) / unit);
    }
    out.sample_suffixed("_count", labels, histogram.count() as f64);
}

/// A histogram of microseconds as Prometheus buckets of seconds.
fn prometheus_histogram(out: &mut Exposition, labels: &[Label<'_>], histogram: &Histogram) {
    let counts = histogram.cumulative(&LATENCY_BOUNDS_US);
    for (bound, count) in LATENCY_BOUNDS_US.iter().zip(counts) {
        let bound = format!("{}", *bound as f64 / 1e6);
        let mut with_bound = labels.to_vec();
        with_bound.push(("le", &bound));
        out.sample_suffixed("_bucket", &with_bound, count as f64);
    }
    let mut with_bound = labels.to_vec();
    with_bound.push(("le", "+Inf"));
    out.sample_suffixed("_bucket", &with_bound, histogram.count() as f64);
    out.sample_suffixed("_sum", labels, histogram.sum() as f64 / 1e6);
    out.sample_suffixed("_count", labels, histogram.count() as f64);
}

/// `kafka.cluster:type=Partition` and `kafka.log:type=Log`, per partition.
fn render_partitions(out: &mut Exposition, shards: &[ShardSnapshot]) {
    let mut partitions: Vec<&PartitionGauges> = shards.iter().flat_map(|shard| &shard.partitions).collect();
    partitions.sort_by(|a, b| (&a.topic, a.partition).cmp(&(&b.topic, b.partition)));
    let left_out = partitions.len().saturating_sub(PARTITIONS_MAX);
    partitions.truncate(PARTITIONS_MAX);
    out.single(
        "millrace_partitions_not_shown",
        Kind::Gauge,
        "Partitions without samples of their own on this page, which is bounded",
        left_out as f64,
    );
    let indexes: Vec<String> = partitions.iter().map(|partition| partition.partition.0.to_string()).collect();
    let families: [Family<PartitionGauges, f64>; 12] = [
        ("kafka_log_log_size", "Bytes in the log's segments", |p| p.log_bytes as f64),
        ("kafka_log_log_numlogsegments", "Segments of the log", |p| p.segments as f64),
        ("kafka_log_log_logstartoffset", "First offset that can be read", |p| p.log_start.0 as f64),
        ("kafka_log_log_logendoffset", "Offset that the next record gets", |p| p.log_end.0 as f64),
        ("kafka_cluster_partition_underreplicated", "1 if a replica is missing", |p| {
            f64::from(p.is_leader && p.in_sync_replicas < p.replicas)
        }),
        ("kafka_cluster_partition_underminisr", "1 if too few replicas are in sync for acks=all", |p| {
            f64::from(p.is_leader && p.in_sync_replicas < p.min_in_sync_replicas)
        }),
        ("kafka_cluster_partition_atminisr", "1 if just enough replicas are in sync for acks=all", |p| {
            f64::from(p.is_leader && p.in_sync_replicas == p.min_in_sync_replicas)
        }),
        ("kafka_cluster_partition_insyncreplicascount", "Replicas in sync", |p| f64::from(p.in_sync_replicas)),
        ("kafka_cluster_partition_replicascount", "Replicas", |p| f64::from(p.replicas)),
        ("kafka_cluster_partition_laststableoffsetlag", "High watermark minus last stable offset", |p| {
            (p.high_watermark.0 - p.last_stable.0) as f64
        }),
        ("millrace_partition_high_watermark", "First offset that consumers cannot read yet", |p| {
            p.high_watermark.0 as f64
        }),
        ("millrace_partition_unflushed_records", "Records not yet on stable storage", |p| {
            (p.log_end.0 - p.flushed.0).max(0) as f64
        }),
    ];
    for (name, help, pick) in families {
        out.family(name, Kind::Gauge, help);
        for (partition, index) in partitions.iter().zip(&indexes) {
            out.sample(&[("topic", &partition.topic), ("partition", index)], pick(partition));
        }
    }
}

/// `ReplicaManager`, purgatories, sockets, fetch sessions.
fn render_server(out: &mut Exposition, shards: &[ShardSnapshot]) {
    let count = |test: fn(&PartitionGauges) -> bool| -> f64 {
        shards.iter().flat_map(|shard| &shard.partitions).filter(|partition| test(partition)).count() as f64
    };
    let gauges: [Family<PartitionGauges, bool>; 6] = [
        ("partitioncount", "Replicas on this broker", |_| true),
        ("leadercount", "Partitions led by this broker", |p| p.is_leader),
        ("offlinereplicacount", "Replicas whose log directory failed", |p| p.offline),
        ("underreplicatedpartitions", "Partitions with a replica missing", |p| {
            p.is_leader && p.in_sync_replicas < p.replicas
        }),
        ("underminisrpartitioncount", "Partitions that refuse acks=all", |p| {
            p.is_leader && p.in_sync_replicas < p.min_in_sync_replicas
        }),
        ("atminisrpartitioncount", "Partitions one replica away from refusing acks=all", |p| {
            p.is_leader && p.in_sync_replicas == p.min_in_sync_replicas
        }),
    ];
    for (name, help, test) in gauges {
        out.single(&format!("kafka_server_replicamanager_{name}"), Kind::Gauge, help, count(test));
    }
    let sum = |pick: Pick<ShardMetrics>| -> f64 { shards.iter().map(|shard| pick(&shard.metrics)).sum::<u64>() as f64 };
    out.single(
        "kafka_server_replicamanager_produceridcount",
        Kind::Gauge,
        "Producer ids remembered, counted per partition",
        sum(|m| m.producers.remembered),
    );
    for (family, help) in [
        ("purgatorysize", "Requests parked"),
        ("numdelayedoperations", "Requests parked; the same number here, since nothing is parked twice"),
    ] {
        out.family(&format!("kafka_server_delayedoperationpurgatory_{family}"), Kind::Gauge, help);
        out.sample(&[("delayedOperation", "Produce")], sum(|m| m.waiting.produces));
        out.sample(&[("delayedOperation", "Fetch")], sum(|m| m.waiting.fetches));
    }
    out.single(
        "kafka_server_delayedproducemetrics_expires_total",
        Kind::Counter,
        "Parked produces whose time ran out",
        sum(|m| m.waiting.produces_expired),
    );
    out.family("kafka_server_delayedfetchmetrics_expires_total", Kind::Counter, "Parked fetches whose time ran out");
    out.sample(&[("fetcherType", "consumer")], sum(|m| m.waiting.fetches_expired));

    let sessions: [KindFamily<ShardMetrics, u64>; 3] = [
        ("numincrementalfetchsessions", "Fetch sessions", Kind::Gauge, |m| m.fetch_sessions.sessions),
        ("numincrementalfetchpartitionscached", "Partitions in fetch sessions", Kind::Gauge, |m| {
            m.fetch_sessions.partitions
        }),
        ("incrementalfetchsessionevictions_total", "Fetch sessions given up for others", Kind::Counter, |m| {
            m.fetch_sessions.evictions
        }),
    ];
    for (name, help, kind, pick) in sessions {
        out.single(&format!("kafka_server_fetchsessioncache_{name}"), kind, help, sum(pick));
    }

    let (busy, idle) = shards.iter().fold((0u64, 0u64), |(busy, idle), shard| {
        let reactor = &shard.metrics.reactor;
        (busy + reactor.busy_ns, idle + reactor.spin_ns + reactor.idle_ns)
    });
    let idle_share = if busy + idle == 0 { 1.0 } else { idle as f64 / (busy + idle) as f64 };
    out.single(
        "kafka_network_socketserver_networkprocessoravgidle_percent",
        Kind::Gauge,
        "Share of time since start that shards did not work",
        idle_share,
    );
    out.single(
        "kafka_server_kafkarequesthandlerpool_requesthandleravgidle_percent",
        Kind::Gauge,
        "The same: network and handling share one thread per core here",
        idle_share,
    );
    out.single(
        "kafka_network_socketserver_expiredconnectionskilledcount",
        Kind::Gauge,
        "Connections closed for silence",
        sum(|m| m.network.connections_expired),
    );
    out.single(
        "kafka_network_requestchannel_requestqueuesize",
        Kind::Gauge,
        "Always 0: there is no queue between network and handling",
        0.0,
    );
}

fn render_controller(out: &mut Exposition, gauges: &Gauges) {
    let families: [(&str, &str, f64); 8] = [
        ("activecontrollercount", "1 if this node is the active controller", f64::from(gauges.active_controller)),
        ("activebrokercount", "Brokers registered and unfenced", gauges.brokers_active as f64),
        ("fencedbrokercount", "Brokers registered and fenced", gauges.brokers_fenced as f64),
        ("globaltopiccount", "Topics", gauges.topics as f64),
        ("globalpartitioncount", "Partitions", gauges.partitions as f64),
        ("offlinepartitionscount", "Partitions without a leader", gauges.partitions_offline as f64),
        ("lastappliedrecordoffset", "Last metadata record applied", gauges.metadata_applied_offset as f64),
        ("lastcommittedrecordoffset", "Last metadata record committed", gauges.metadata_committed_offset as f64),
    ];
    for (name, help, value) in families {
        out.single(&format!("kafka_controller_kafkacontroller_{name}"), Kind::Gauge, help, value);
    }
    out.single(
        "kafka_controller_kafkacontroller_lastappliedrecordtimestamp",
        Kind::Gauge,
        "When the last metadata record was written, in milliseconds since 1970",
        gauges.metadata_applied_at.0 as f64,
    );
}

fn render_log(out: &mut Exposition, shards: &[ShardSnapshot], gauges: &Gauges) {
    let mut flush = Histogram::default();
    let mut write = Histogram::default();
    for shard in shards {
        flush.merge(&shard.metrics.log.flush_us);
        write.merge(&shard.metrics.log.write_us);
    }
    out.family("kafka_log_logflushstats_logflushrateandtimems", Kind::Untyped, "Flush rounds and how long each took");
    kafka_histogram(out, &[], &flush, 1000.0);
    out.family("millrace_flush_seconds", Kind::Histogram, "From a flush round's start until its marks advanced");
    prometheus_histogram(out, &[], &flush);
    out.family("millrace_append_write_seconds", Kind::Histogram, "Writes of record batches to the log");
    prometheus_histogram(out, &[], &write);
    let offline = gauges.log_directories.iter().filter(|directory| directory.offline).count();
    out.single(
        "kafka_log_logmanager_offlinelogdirectorycount",
        Kind::Gauge,
        "Log directories that failed",
        offline as f64,
    );
    out.family("kafka_log_logmanager_logdirectoryoffline", Kind::Gauge, "1 if the log directory failed");
    for directory in &gauges.log_directories {
        out.sample(&[("logDirectory", &directory.path)], f64::from(directory.offline));
    }
}

/// What only a thread-per-core broker has, per shard.
fn render_reactor(out: &mut Exposition, shards: &[ShardSnapshot]) {
    let labels: Vec<String> = shards.iter().map(|shard| shard.shard.0.to_string()).collect();
    let families: [KindFamily<ShardMetrics, f64>; 34] = [
        ("reactor_turns_total", "Passes of the loop", Kind::Counter, |m| m.reactor.turns as f64),
        ("reactor_busy_seconds_total", "Time spent working", Kind::Counter, |m| m.reactor.busy_ns as f64 / 1e9),
        ("reactor_spin_seconds_total", "Time spent polling before blocking", Kind::Counter, |m| {
            m.reactor.spin_ns as f64 / 1e9
        }),
        ("reactor_idle_seconds_total", "Time spent blocked in the kernel", Kind::Counter, |m| {
            m.reactor.idle_ns as f64 / 1e9
        }),
        ("reactor_turn_seconds_max", "Longest turn since start", Kind::Gauge, |m| m.reactor.turn_ns_max as f64 / 1e9),
        ("reactor_tasks_polled_total", "Task polls", Kind::Counter, |m| m.reactor.tasks_polled as f64),
        ("reactor_tasks", "Tasks alive", Kind::Gauge, |m| m.reactor.tasks_alive as f64),
        ("reactor_enters_total", "io_uring_enter calls", Kind::Counter, |m| m.reactor.enters as f64),
        ("reactor_operations_total", "Operations given to the ring", Kind::Counter, |m| {
            m.reactor.operations_submitted as f64
        }),
        ("reactor_operations_in_flight", "Operations the ring has not completed", Kind::Gauge, |m| {
            m.reactor.operations_in_flight as f64
        }),
        ("connections_accepted_total", "Connections taken over", Kind::Counter, |m| {
            m.network.connections_accepted as f64
        }),
        ("connections_closed_total", "Connections ended", Kind::Counter, |m| m.network.connections_closed as f64),
        ("connections_refused_total", "Connections turned away at a limit", Kind::Counter, |m| {
            m.network.connections_refused as f64
        }),
        ("connections", "Connections open", Kind::Gauge, |m| m.network.connections_open as f64),
        ("received_bytes_total", "Bytes received from clients", Kind::Counter, |m| m.network.bytes_received as f64),
        ("sent_bytes_total", "Bytes sent to clients", Kind::Counter, |m| m.network.bytes_sent as f64),
        ("frames_refused_total", "Frames not parsed or not served", Kind::Counter, |m| m.network.frames_refused as f64),
        ("frame_bytes_in_flight", "Bytes of requests being received or answered", Kind::Gauge, |m| {
            m.network.frame_bytes_in_flight as f64
        }),
        ("mailbox_sent_total", "Messages to other shards", Kind::Counter, |m| m.mailbox.messages_sent as f64),
        ("mailbox_received_total", "Messages from other shards", Kind::Counter, |m| m.mailbox.messages_received as f64),
        ("mailbox_wakes_total", "Messages that had to wake their target", Kind::Counter, |m| m.mailbox.wakes as f64),
        ("mailbox_full_total", "Messages that left on a later turn, the ring being full", Kind::Counter, |m| {
            m.mailbox.full as f64
        }),
        ("requests_forwarded_total", "Parts of requests served by another shard", Kind::Counter, |m| {
            m.mailbox.requests_forwarded as f64
        }),
        ("shard_appended_bytes_total", "Record batch bytes appended", Kind::Counter, |m| m.log.bytes_appended as f64),
        ("appended_batches_total", "Record batches appended", Kind::Counter, |m| m.log.batches_appended as f64),
        ("append_writes_total", "Writes that carried them", Kind::Counter, |m| m.log.writes as f64),
        ("flush_rounds_total", "Flush rounds", Kind::Counter, |m| m.log.flush_rounds as f64),
        ("flush_rounds_failed_total", "Flush rounds that failed", Kind::Counter, |m| m.log.flush_rounds_failed as f64),
        ("flushed_files_total", "Files flushed by them", Kind::Counter, |m| m.log.files_flushed as f64),
        ("unflushed_bytes", "Bytes written and not yet flushed", Kind::Gauge, |m| m.log.bytes_unflushed as f64),
        ("segments_rolled_total", "Segments begun", Kind::Counter, |m| m.log.segments_rolled as f64),
        ("segments_deleted_total", "Segments deleted", Kind::Counter, |m| m.log.segments_deleted as f64),
        ("files_open", "Log files open", Kind::Gauge, |m| m.log.files_open as f64),
        ("producer_duplicates_total", "Batches answered as duplicates", Kind::Counter, |m| {
            m.producers.duplicates_answered as f64
        }),
    ];
    for (name, help, kind, pick) in families {
        out.family(&format!("millrace_{name}"), kind, help);
        for (shard, label) in shards.iter().zip(&labels) {
            out.sample(&[("shard", label)], pick(&shard.metrics));
        }
    }
}

fn render_process(out: &mut Exposition, shards: &[ShardSnapshot], gauges: &Gauges) {
    out.family("kafka_server_kafkaserver_brokerstate", Kind::Gauge, "3 = running, as Kafka numbers it");
    out.sample(&[], 3.0);
    out.family("millrace_info", Kind::Gauge, "Version and cluster");
    out.sample(&[("version", gauges.version), ("cluster_id", &gauges.cluster_id)], 1.0);
    out.single(
        "process_start_time_seconds",
        Kind::Gauge,
        "When the process started, in seconds since 1970",
        gauges.started_at.0 as f64 / 1e3,
    );
    out.family("millrace_shard_up", Kind::Gauge, "0 if the shard did not answer in time; its numbers are missing then");
    for shard in shards {
        out.sample(&[("shard", &shard.shard.0.to_string())], 1.0);
    }
    for shard in &gauges.shards_silent {
        out.sample(&[("shard", &shard.0.to_string())], 0.0);
    }
    if let Some(bytes) = gauges.resident_bytes {
        out.single("process_resident_memory_bytes", Kind::Gauge, "Resident memory", bytes as f64);
    }
    if let Some(seconds) = gauges.cpu_seconds {
        out.single("process_cpu_seconds_total", Kind::Counter, "CPU time, user and system", seconds);
    }
    if let Some(open) = gauges.descriptors_open {
        out.single("process_open_fds", Kind::Gauge, "File descriptors open", open as f64);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashSet};
    use std::time::Duration;

    use super::*;
    use crate::base::{Offset, PartitionIndex};
    use crate::metrics::RequestTimes;

    const NAMES: Names = Names {
        api: |key| [Some("Produce"), Some("Fetch")].get(key as usize).copied().flatten(),
        error: |code| (code == 0).then_some("NONE"),
    };

    fn partition(topic: &str, index: i32, bytes_in: u64) -> PartitionGauges {
        PartitionGauges {
            topic: topic.into(),
            partition: PartitionIndex(index),
            traffic: TrafficCounters { bytes_in, messages_in: 1, ..TrafficCounters::default() },
            log_bytes: bytes_in,
            segments: 1,
            log_start: Offset(0),
            log_end: Offset(10),
            high_watermark: Offset(9),
            last_stable: Offset(9),
            flushed: Offset(8),
            in_sync_replicas: 1,
            replicas: 1,
            min_in_sync_replicas: 1,
            is_leader: true,
            offline: false,
        }
    }

    fn two_shards() -> Vec<ShardSnapshot> {
        (0..2)
            .map(|shard| {
                let mut metrics = ShardMetrics::default();
                metrics.traffic.bytes_in = 100;
                metrics.reactor.turns = 7;
                metrics.log.bytes_appended = 161;
                metrics.requests.arrived(1, 18, 50);
                metrics.requests.answered(1, &RequestTimes { local: Duration::from_millis(2), ..Default::default() });
                metrics.requests.of(1).error(0);
                metrics.requests.of(1).error(99);
                ShardSnapshot {
                    shard: ShardId(shard),
                    metrics,
                    partitions: vec![partition("orders", i32::from(shard), 100)],
                }
            })
            .collect()
    }

    /// Whether the page has this very line.
    fn has(page: &str, line: &str) -> bool {
        page.lines().any(|candidate| candidate == line)
    }

    #[test]
    fn shards_add_up_under_kafkas_names() {
        let page = render(&two_shards(), &Gauges::default(), NAMES);
        for line in [
            "kafka_server_brokertopicmetrics_bytesin_total 200",
            "kafka_server_brokertopicmetrics_bytesin_total{topic=\"orders\"} 200",
            "kafka_network_requestmetrics_requests_total{request=\"Fetch\",version=\"18\"} 2",
            "kafka_network_requestmetrics_requests_total{request=\"FetchConsumer\",version=\"18\"} 2",
            "kafka_network_requestmetrics_errors_total{request=\"Fetch\",error=\"NONE\"} 2",
            "kafka_network_requestmetrics_errors_total{request=\"Fetch\",error=\"99\"} 2",
            "kafka_network_requestmetrics_totaltimems_count{request=\"Fetch\"} 2",
            "kafka_log_log_logendoffset{topic=\"orders\",partition=\"1\"} 10",
            "kafka_server_replicamanager_partitioncount 2",
            "kafka_server_replicamanager_underreplicatedpartitions 0",
            "kafka_server_delayedoperationpurgatory_purgatorysize{delayedOperation=\"Fetch\"} 0",
            "millrace_reactor_turns_total{shard=\"1\"} 7",
            "millrace_shard_appended_bytes_total{shard=\"0\"} 161",
        ] {
            assert!(has(&page, line), "no line {line} in\n{page}");
        }
    }

    #[test]
    fn a_silent_shard_is_named() {
        let gauges = Gauges { shards_silent: vec![ShardId(3)], ..Gauges::default() };
        assert!(has(&render(&two_shards(), &gauges, NAMES), "millrace_shard_up{shard=\"3\"} 0"));
    }

    #[test]
    fn the_page_obeys_the_exposition_format() {
        let page = render(&two_shards(), &Gauges { resident_bytes: Some(1), ..Gauges::default() }, NAMES);
        let mut families = BTreeSet::new();
        let mut samples = HashSet::new();
        let mut current = String::new();
        for line in page.lines() {
            if let Some(rest) = line.strip_prefix("# TYPE ") {
                current = rest.split(' ').next().unwrap().to_owned();
                assert!(families.insert(current.clone()), "family {current} appears twice");
                assert!(current.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'), "{current}");
            } else if !line.starts_with('#') {
                let (series, value) = line.rsplit_once(' ').unwrap();
                assert!(series.starts_with(&current), "{series} outside its family {current}");
                value.parse::<f64>().unwrap();
                assert!(samples.insert(series.to_owned()), "series {series} appears twice");
            }
        }
        assert!(families.len() > 80, "only {} families", families.len());
    }
}
