//! How the HTTP thread asks the shards: an errand to each, answers over a channel, one deadline for all.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use super::node::ShardServer;
use crate::admin::{ShardsAsked, SnapshotSource};
use crate::base::ShardId;
use crate::metrics::{Gauges, LogDirectoryGauge, PartitionGauges, ShardSnapshot};
use crate::shard::{Intake, Shard};

/// See the file's head.
pub struct ShardSnapshots {
    intakes: Vec<Intake>,
}

impl ShardSnapshots {
    #[must_use]
    pub fn new(intakes: Vec<Intake>) -> Arc<ShardSnapshots> {
        Arc::new(ShardSnapshots { intakes })
    }
}

impl SnapshotSource for ShardSnapshots {
    fn ask(&self, deadline: Duration) -> Pin<Box<dyn Future<Output = ShardsAsked> + Send + '_>> {
        let (answer, mut answers) = tokio::sync::mpsc::channel(self.intakes.len().max(1));
        for intake in &self.intakes {
            let answer = answer.clone();
            // A shard that takes no errand will be missing among the answers.
            let _ = intake.send(move |shard| {
                let gauges = (shard.id() == ShardId(0)).then(|| gauges(shard));
                let offline = shard.is_storage_offline();
                let _ = answer.try_send((snapshot(shard), gauges, offline));
            });
        }
        drop(answer);
        Box::pin(async move {
            let mut answered: Vec<ShardSnapshot> = Vec::new();
            let mut gauges = Gauges::default();
            let mut any_offline = false;
            let collect = async {
                while let Some((snapshot, of_node, offline)) = answers.recv().await {
                    answered.push(snapshot);
                    any_offline |= offline;
                    gauges = of_node.unwrap_or(std::mem::take(&mut gauges));
                }
            };
            let _ = tokio::time::timeout(deadline, collect).await;
            answered.sort_by_key(|snapshot| snapshot.shard);
            let silent = (0..self.intakes.len() as u16)
                .map(ShardId)
                .filter(|shard| answered.iter().all(|snapshot| snapshot.shard != *shard))
                .collect();
            for directory in &mut gauges.log_directories {
                directory.offline |= any_offline;
            }
            ShardsAsked { answered, silent, gauges, troubles: Vec::new() }
        })
    }
}

/// What the node knows as a whole, from shard 0.
fn gauges(shard: &Rc<Shard>) -> Gauges {
    let image = shard.image();
    Gauges {
        version: env!("CARGO_PKG_VERSION"),
        cluster_id: shard.cluster_id().to_owned(),
        active_controller: shard.controller_seat().is_some(),
        brokers_active: image.brokers().filter(|broker| !broker.fenced).count() as u64,
        brokers_fenced: image.brokers().filter(|broker| broker.fenced).count() as u64,
        topics: image.topic_count() as u64,
        partitions: image.partition_count() as u64,
        metadata_applied_offset: image.end.0 - 1,
        metadata_committed_offset: image.end.0 - 1,
        log_directories: vec![LogDirectoryGauge {
            path: shard.storage_folder().display().to_string(),
            offline: shard.is_storage_offline(),
        }],
        ..Gauges::default()
    }
}

/// Copies what the shard counts.
fn snapshot(shard: &Rc<Shard>) -> ShardSnapshot {
    let mut metrics = shard.metrics.borrow().clone();
    let reactor = shard.reactor().stats();
    metrics.reactor.turns = reactor.turns;
    let alive = shard.reactor().now().since(shard.began()).as_nanos() as u64;
    metrics.reactor.busy_ns = alive.saturating_sub(reactor.blocked_ns + reactor.spin_ns);
    metrics.reactor.spin_ns = reactor.spin_ns;
    metrics.reactor.idle_ns = reactor.blocked_ns;
    metrics.reactor.tasks_polled = reactor.polls;
    metrics.reactor.tasks_alive = reactor.tasks as u64;
    metrics.reactor.enters = reactor.enters;
    metrics.reactor.operations_submitted = reactor.submissions;
    metrics.reactor.operations_in_flight = reactor.operations_in_flight as u64;
    if let Some(server) = ShardServer::on(shard) {
        server.broker().count_into(&mut metrics);
    }
    let image = shard.image();
    let partitions = shard.open_partitions().into_iter().filter_map(|(key, partition)| {
        let topic = image.topic(key.topic)?;
        let partition = partition.borrow();
        let marks = partition.marks();
        Some(PartitionGauges {
            topic: std::sync::Arc::clone(&topic.name),
            partition: key.partition,
            traffic: Default::default(),
            log_bytes: partition.log().size_bytes(),
            segments: partition.log().segment_count() as u64,
            log_start: marks.start,
            log_end: marks.end,
            high_watermark: marks.high_watermark,
            last_stable: marks.high_watermark,
            flushed: marks.flushed,
            in_sync_replicas: 1,
            replicas: 1,
            min_in_sync_replicas: shard.topic_config(topic).in_sync_replicas_min,
            is_leader: true,
            offline: partition.is_failed(),
        })
    });
    ShardSnapshot { shard: shard.id(), metrics, partitions: partitions.collect() }
}
