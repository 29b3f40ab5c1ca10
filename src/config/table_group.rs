//! Every config of a group, and of a client-metrics subscription.
//!
//! Sorted by name, so that a lookup is a binary search (a test holds it).  Facts of Apache Kafka 4.4, compared by
//! test with tests/data/kafka-4.4-configs; `x.durability` is ours.  The texts are our own.

use super::definition::{
    ConfigDefinition, Default::*, Importance::*, Kind::*, Update::*, Validator::*, Visibility::*, row,
};

#[rustfmt::skip]
pub(super) const GROUP: &[ConfigDefinition] = &[
    row("consumer.assignment.interval.ms", Int, Is("1000"), AtLeast(0), Medium, PerGroup, Public, "Shortest time between two assignments of this consumer group."),
    row("consumer.assignor.offload.enable", Boolean, Is("true"), Any, Medium, PerGroup, Internal, "Whether its assignments are computed on a background thread."),
    row("consumer.heartbeat.interval.ms", Int, Is("5000"), AtLeast(1), Medium, PerGroup, Public, "Heartbeat interval of its members."),
    row("consumer.session.timeout.ms", Int, Is("45000"), AtLeast(1), Medium, PerGroup, Public, "Silence after which a member is removed."),
    row("errors.deadletterqueue.copy.record.enable", Boolean, Is("false"), Any, Medium, PerGroup, Public, "Whether dead-letter records carry the original record."),
    row("errors.deadletterqueue.topic.name", String, Is(""), Any, Medium, PerGroup, Public, "Topic that gets what this share group gave up on."),
    row("share.assignment.interval.ms", Int, Is("1000"), AtLeast(0), Medium, PerGroup, Public, "Shortest time between two assignments of this share group."),
    row("share.assignor.offload.enable", Boolean, Is("true"), Any, Medium, PerGroup, Internal, "Whether its assignments are computed on a background thread."),
    row("share.auto.offset.reset", String, Is("latest"), ShareOffsetReset, Medium, PerGroup, Public, "Where the share group begins: latest, earliest or a duration back."),
    row("share.delivery.count.limit", Int, Is("5"), AtLeast(2), Medium, PerGroup, Public, "Deliveries of a record before it is archived."),
    row("share.heartbeat.interval.ms", Int, Is("5000"), AtLeast(1), Medium, PerGroup, Public, "Heartbeat interval of its members."),
    row("share.isolation.level", String, Is("read_uncommitted"), OneOf(&["read_committed", "read_uncommitted"]), Medium, PerGroup, Public, "Whether the share group reads uncommitted transactions."),
    row("share.partition.max.record.locks", Int, Is("2000"), AtLeast(100), Medium, PerGroup, Public, "Most records of a partition in flight to the group."),
    row("share.record.lock.duration.ms", Int, Is("30000"), AtLeast(1000), Medium, PerGroup, Public, "Time a consumer may hold a record."),
    row("share.renew.acknowledge.enable", Boolean, Is("true"), Any, Medium, PerGroup, Public, "Whether a consumer may renew its hold on a record."),
    row("share.session.timeout.ms", Int, Is("45000"), AtLeast(1), Medium, PerGroup, Public, "Silence after which a member is removed."),
    row("streams.acceptable.recovery.lag", Long, Is("10000"), AtLeast(0), Medium, PerGroup, Internal, "Lag at which a task counts as caught up."),
    row("streams.assignment.interval.ms", Int, Is("1000"), AtLeast(0), Medium, PerGroup, Public, "Shortest time between two assignments of this streams group."),
    row("streams.assignor.name", String, Null, Any, Medium, PerGroup, Public, "Assignor of this streams group."),
    row("streams.assignor.offload.enable", Boolean, Is("true"), Any, Medium, PerGroup, Internal, "Whether its assignments are computed on a background thread."),
    row("streams.heartbeat.interval.ms", Int, Is("5000"), AtLeast(1), Medium, PerGroup, Public, "Heartbeat interval of its members."),
    row("streams.initial.rebalance.delay.ms", Int, Is("3000"), AtLeast(0), Medium, PerGroup, Public, "Time the new group waits for more members."),
    row("streams.num.standby.replicas", Int, Is("0"), AtLeast(0), Medium, PerGroup, Public, "Standby replicas of each task."),
    row("streams.num.warmup.replicas", Int, Is("2"), AtLeast(0), Medium, PerGroup, Internal, "Warm-up replicas of the group."),
    row("streams.rack.aware.assignment.tags", List, Is(""), ListItems, Low, PerGroup, Public, "Client tags over which standby replicas are spread."),
    row("streams.session.timeout.ms", Int, Is("45000"), AtLeast(1), Medium, PerGroup, Public, "Silence after which a member is removed."),
    row("streams.task.offset.interval.ms", Int, Is("60000"), AtLeast(1), Medium, PerGroup, Internal, "How often members report task offsets."),
];

#[rustfmt::skip]
pub(super) const CLIENT_METRICS: &[ConfigDefinition] = &[
    row("interval.ms", Int, Is("300000"), Any, Medium, PerResource, Public, "How often clients push the metrics of this subscription."),
    row("match", List, Is(""), ListItems, Medium, PerResource, Public, "Patterns of client properties the subscription applies to."),
    row("metrics", List, Is(""), ListItems, Medium, PerResource, Public, "Prefixes of the metrics asked for; an empty text asks for all."),
];
