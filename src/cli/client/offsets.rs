//! ListOffsets: where a topic's partitions begin and end, and what was written when.

use std::collections::BTreeMap;
use std::time::Duration;

use super::{ClientError, Cluster, TopicView};
use crate::wire::generated::list_offsets_request::{ListOffsetsPartition, ListOffsetsRequest, ListOffsetsTopic};
use crate::wire::generated::list_offsets_response::ListOffsetsResponse;

/// Which offset of a partition is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Earliest,
    /// The high watermark, or the last stable offset when only committed records count.
    Latest,
    /// The first record of at least this time, in milliseconds since 1970.
    AtOrAfter(i64),
}

impl Wanted {
    fn on_the_wire(self) -> i64 {
        match self {
            Wanted::Earliest => -2,
            Wanted::Latest => -1,
            Wanted::AtOrAfter(timestamp) => timestamp.max(0),
        }
    }
}

/// Offsets by partition.  A partition without any record of that time or later has none.
pub fn list_offsets(
    cluster: &mut Cluster,
    topic: &TopicView,
    partitions: &[i32],
    wanted: Wanted,
    read_committed: bool,
) -> Result<BTreeMap<i32, Option<i64>>, ClientError> {
    let mut current = topic.clone();
    let mut first = true;
    cluster.with_retry(|cluster| {
        // After a failure leaders may be elsewhere.
        if !std::mem::take(&mut first) {
            current = cluster.topic_with_leaders(&topic.name, partitions)?;
        }
        let mut by_leader: BTreeMap<i32, Vec<ListOffsetsPartition>> = BTreeMap::new();
        for partition in current.partitions.iter().filter(|p| partitions.contains(&p.index)) {
            by_leader.entry(partition.leader).or_default().push(ListOffsetsPartition {
                partition_index: partition.index,
                current_leader_epoch: -1,
                timestamp: wanted.on_the_wire(),
            });
        }
        let mut found = BTreeMap::new();
        for (leader, partitions) in by_leader {
            let request = ListOffsetsRequest {
                replica_id: -1,
                isolation_level: i8::from(read_committed),
                topics: vec![ListOffsetsTopic { name: current.name.as_str().into(), partitions }],
                ..ListOffsetsRequest::default()
            };
            let connection = cluster.node(leader)?;
            // Version 10 adds a timeout for remote storage; 9 and below leave the field out.
            let answer = connection.call_up_to(&request, 9, Duration::ZERO)?;
            let offsets: ListOffsetsResponse<'_> = answer.read()?;
            for partition in offsets.topics.iter().flat_map(|topic| &topic.partitions) {
                let index = partition.partition_index;
                if partition.error_code != 0 {
                    let what = format!("looking up offsets of {}-{index}", topic.name);
                    return Err(ClientError::answered(what, partition.error_code, None));
                }
                found.insert(index, (partition.offset >= 0).then_some(partition.offset));
            }
        }
        Ok(found)
    })
}
