//! The end of a shard's partitions, in order.

use std::rc::Rc;
use std::sync::Arc;

use super::shard::Shard;
use crate::base::{Offset, TopicPartition};

/// Where a closed partition ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClosedPartition {
    pub replica: TopicPartition,
    pub start: Offset,
    pub high_watermark: Offset,
    pub end: Offset,
}

/// What came of closing a shard's partitions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClosedShard {
    pub partitions: Vec<ClosedPartition>,
    /// Everything was recovered at start and closed now: the clean marker would be true.
    pub vouched: bool,
}

impl Shard {
    /// Closes every open partition; what is queued is written first, and nothing is taken in any more.
    pub async fn close_partitions(self: &Rc<Self>) -> ClosedShard {
        self.begin_stop();
        self.wait_for_flush_round().await;
        let mut closed = ClosedShard { partitions: Vec::new(), vouched: self.has_recovered() };
        let image = self.image();
        for (key, partition) in self.open_partitions() {
            let Some(topic) = image.topic(key.topic) else { continue };
            let (log, marks, failed) = {
                let partition = partition.borrow();
                (partition.log().clone(), partition.marks(), partition.is_failed())
            };
            self.push_done(|done| partition.borrow_mut().fail(crate::partition::AppendFailure::Gone, done));
            if failed {
                closed.vouched = false;
                continue;
            }
            match log.close().await {
                Ok(()) => closed.partitions.push(ClosedPartition {
                    replica: TopicPartition { topic: Arc::clone(&topic.name), partition: key.partition },
                    start: log.start(),
                    high_watermark: marks.high_watermark.max(log.start()),
                    end: log.end(),
                }),
                Err(error) => {
                    tracing::error!("{error}");
                    closed.vouched = false;
                }
            }
        }
        closed
    }
}
