//! Every topic config.
//!
//! Sorted by name, so that a lookup is a binary search (a test holds it).  Facts of Apache Kafka 4.4, compared by
//! test with tests/data/kafka-4.4-configs; `x.durability` is ours.  The texts are our own.

use super::definition::{
    ConfigDefinition, Default::*, Importance::*, Kind::*, Update::*, Validator::*, Visibility::*, row,
};

#[rustfmt::skip]
pub(super) const TOPIC: &[ConfigDefinition] = &[
    row("cleanup.policy", List, Is("delete"), ListOf(&["compact", "delete"]), Medium, PerTopic, Public, "What happens to old records: delete removes whole segments by age or size, compact keeps the last value of each key; both may be given, an empty list keeps everything."),
    row("compression.gzip.level", Int, Is("-1"), GzipLevel, Medium, PerTopic, Public, "Level used when the broker itself compresses with gzip."),
    row("compression.lz4.level", Int, Is("9"), Between(1, 17), Medium, PerTopic, Public, "Level used when the broker itself compresses with lz4."),
    row("compression.type", String, Is("producer"), OneOf(&["uncompressed", "zstd", "lz4", "snappy", "gzip", "producer"]), Medium, PerTopic, Public, "Codec of stored batches; producer keeps whatever the producer sent."),
    row("compression.zstd.level", Int, Is("3"), Between(-131072, 22), Medium, PerTopic, Public, "Level used when the broker itself compresses with zstd."),
    row("delete.retention.ms", Long, Is("86400000"), AtLeast(0), Medium, PerTopic, Public, "How long a tombstone of a compacted topic stays readable, in milliseconds."),
    row("errors.deadletterqueue.group.enable", Boolean, Is("false"), Any, Medium, PerTopic, Public, "Whether share groups may use this topic as their dead-letter queue."),
    row("file.delete.delay.ms", Long, Is("60000"), AtLeast(0), Medium, PerTopic, Public, "Wait between taking a segment out of the log and removing its files, in milliseconds."),
    row("flush.messages", Long, Is("9223372036854775807"), AtLeast(1), Medium, PerTopic, Public, "Records after which the log is forced to disk."),
    row("flush.ms", Long, Is("9223372036854775807"), AtLeast(0), Medium, PerTopic, Public, "Time after which the log is forced to disk, in milliseconds."),
    row("follower.replication.throttled.replicas", List, Is(""), ThrottledReplicas, Medium, PerTopic, Public, "Follower replicas whose replication is throttled, as partition:broker pairs, or * for all."),
    row("index.interval.bytes", Int, Is("4096"), AtLeast(0), Medium, PerTopic, Public, "Bytes of log between two entries of the offset index."),
    row("internal.segment.bytes", Int, Null, Any, Medium, PerTopic, Internal, "Segment size for tests; not for users."),
    row("leader.replication.throttled.replicas", List, Is(""), ThrottledReplicas, Medium, PerTopic, Public, "Leader replicas whose replication is throttled, as partition:broker pairs, or * for all."),
    row("local.retention.bytes", Long, Is("-2"), AtLeast(-2), Medium, PerTopic, Public, "Bytes kept on local disk once tiered; -2 follows retention.bytes."),
    row("local.retention.ms", Long, Is("-2"), AtLeast(-2), Medium, PerTopic, Public, "Time kept on local disk once tiered; -2 follows retention.ms."),
    row("max.compaction.lag.ms", Long, Is("9223372036854775807"), AtLeast(1), Medium, PerTopic, Public, "Longest time a record may wait for compaction, in milliseconds."),
    row("max.decompressed.message.bytes", Int, Is("2147483639"), Between(1, 2147483639), Medium, PerTopic, Public, "Largest size to which the broker decompresses one batch."),
    row("max.message.bytes", Int, Is("1048588"), AtLeast(0), Medium, PerTopic, Public, "Largest record batch accepted, after compression."),
    row("message.timestamp.after.max.ms", Long, Is("3600000"), AtLeast(0), Medium, PerTopic, Public, "How far a record's timestamp may lie ahead of the broker's clock, in milliseconds."),
    row("message.timestamp.before.max.ms", Long, Is("9223372036854775807"), AtLeast(0), Medium, PerTopic, Public, "How far a record's timestamp may lie behind the broker's clock, in milliseconds."),
    row("message.timestamp.type", String, Is("CreateTime"), OneOf(&["CreateTime", "LogAppendTime"]), Medium, PerTopic, Public, "Whether a record carries the time it was made or the time it was appended."),
    row("min.cleanable.dirty.ratio", Double, Is("0.5"), Fraction(0.0, 1.0), Medium, PerTopic, Public, "Share of uncompacted bytes above which a log is compacted."),
    row("min.compaction.lag.ms", Long, Is("0"), AtLeast(0), Medium, PerTopic, Public, "Shortest time a record stays uncompacted, in milliseconds."),
    row("min.insync.replicas", Int, Is("1"), AtLeast(1), Medium, PerTopic, Public, "In-sync replicas that must hold a record before acks=all is answered."),
    row("preallocate", Boolean, Is("false"), Any, Medium, PerTopic, Public, "Whether disk space of a new segment is reserved at once."),
    row("remote.copy.lag.bytes", Long, Is("-1"), AtLeast(-1), Medium, PerTopic, Public, "Bytes a segment may lag before it is copied to the remote tier; -1 is no bound."),
    row("remote.copy.lag.ms", Long, Is("0"), AtLeast(-1), Medium, PerTopic, Public, "Time a closed segment may lag before it is copied to the remote tier; -1 is no bound."),
    row("remote.log.copy.disable", Boolean, Is("false"), Any, Medium, PerTopic, Public, "Stops copying to the remote tier and leaves what is there."),
    row("remote.log.delete.on.disable", Boolean, Is("false"), Any, Medium, PerTopic, Public, "Removes the remote data when tiering is switched off."),
    row("remote.storage.enable", Boolean, Is("false"), Any, Medium, PerTopic, Public, "Whether old segments move to the remote tier."),
    row("retention.bytes", Long, Is("-1"), Any, Medium, PerTopic, Public, "Size of a partition above which its oldest segments are deleted; -1 is no bound."),
    row("retention.ms", Long, Is("604800000"), AtLeast(-1), Medium, PerTopic, Public, "Age at which segments are deleted, in milliseconds; -1 keeps them for ever."),
    row("segment.bytes", Int, Is("1073741824"), AtLeast(1048576), Medium, PerTopic, Public, "Size of a segment file; deletion and compaction work on whole segments."),
    row("segment.index.bytes", Int, Is("10485760"), AtLeast(4), Medium, PerTopic, Public, "Largest size of a segment's offset index."),
    row("segment.jitter.ms", Long, Is("0"), AtLeast(0), Medium, PerTopic, Public, "Random time taken off segment.ms, so that logs do not all roll together."),
    row("segment.ms", Long, Is("604800000"), AtLeast(1), Medium, PerTopic, Public, "Time after which a new segment is begun even if the old one is not full, in milliseconds."),
    row("unclean.leader.election.enable", Boolean, Is("false"), Any, Medium, PerTopic, Public, "Whether a replica outside the ISR may lead as a last resort, at the price of lost records."),
    row("x.durability", String, Is("fsync"), OneOf(&["fsync", "page-cache"]), High, PerTopic, Public, "When acks=all is answered: fsync waits until the records are on stable storage, page-cache until they are written."),
];
