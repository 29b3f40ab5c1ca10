//! CreatePartitions.

use std::collections::BTreeSet;

use super::{Assignment, Controller, Decision, Intent, PARTITIONS_PER_DECISION_MAX, Refusal, TopicRef};
use crate::base::{BrokerId, PartitionIndex};
use crate::cluster::metadata_record::MetadataRecord;

/// A topic that is to have more partitions.
#[derive(Clone, Debug)]
pub struct NewPartitions<'a> {
    pub topic: &'a str,
    /// How many it shall have altogether.
    pub count: i32,
    /// The replicas of each added partition, if the request places them itself.
    pub assignments: Option<Vec<Vec<i32>>>,
}

impl Controller<'_> {
    /// CreatePartitions: answers in the order of `wishes`.
    pub fn create_partitions(
        &mut self,
        wishes: &[NewPartitions<'_>],
        intent: Intent,
    ) -> Decision<Vec<Result<(), Refusal>>> {
        let mut seen = BTreeSet::new();
        let twice: BTreeSet<&str> = wishes.iter().map(|wish| wish.topic).filter(|topic| !seen.insert(*topic)).collect();
        let mut records = Vec::new();
        let mut create = |wish: &NewPartitions<'_>| {
            if twice.contains(wish.topic) {
                return Err(Refusal::DuplicateTopic);
            }
            self.add_partitions(wish, &mut records)
        };
        let answer = wishes.iter().map(&mut create).collect();
        if intent == Intent::Validate {
            records.clear();
        }
        Decision { records, answer }
    }

    fn add_partitions(&mut self, wish: &NewPartitions<'_>, records: &mut Vec<MetadataRecord>) -> Result<(), Refusal> {
        let topic = self.find(&TopicRef::Name(wish.topic))?;
        let id = topic.id;
        let present = topic.partition_count();
        let factor = topic.partition(PartitionIndex(0)).map_or(1, |state| state.replicas.len());
        let wanted = usize::try_from(wish.count).unwrap_or_default();
        if wanted == present {
            return Err(Refusal::Partitions(format!("Topic already has {present} partition(s).")));
        }
        if wanted < present {
            return Err(Refusal::Partitions(format!(
                "The topic {} currently has {present} partition(s); {} would not be an increase.",
                wish.topic, wish.count
            )));
        }
        let added = wanted - present;
        if added.saturating_add(records.len()) > PARTITIONS_PER_DECISION_MAX {
            return Err(Refusal::TooManyPartitions);
        }
        let placed: Vec<Vec<BrokerId>> = match &wish.assignments {
            None => self.spread_over_brokers(added, i16::try_from(factor).unwrap_or(i16::MAX))?,
            Some(assignments) => {
                if assignments.len() != added {
                    return Err(Refusal::Assignment(format!(
                        "Attempted to add {added} additional partition(s), but only {} assignment(s) were specified.",
                        assignments.len()
                    )));
                }
                let check = |(partition, brokers): (i32, &Vec<i32>)| {
                    let assignment = Assignment { partition, brokers: brokers.clone() };
                    self.check_assignment(&assignment, Some(factor))
                };
                let first = i32::try_from(present).unwrap_or(i32::MAX);
                (first..).zip(assignments).map(check).collect::<Result<_, _>>()?
            }
        };
        let first = i32::try_from(present).unwrap_or(i32::MAX);
        for (partition, replicas) in (first..).map(PartitionIndex).zip(placed) {
            records.push(MetadataRecord::Partition { topic: id, partition, state: self.new_partition(replicas) });
        }
        Ok(())
    }
}
