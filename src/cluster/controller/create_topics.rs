//! CreateTopics, and topics created because a client or the broker asks for one.
//!
//! Checks of a topic, in this order: name, given twice, exists, collides, configs, then assignments or counts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::placement::place;
use super::{Controller, Decision, Intent, PARTITIONS_PER_DECISION_MAX, Refusal, ReplicationWish};
use crate::base::{BrokerId, LeaderEpoch, PartitionIndex, TopicId};
use crate::cluster::metadata_record::{ConfigResource, MetadataRecord, PartitionState};
use crate::cluster::topic_name::{CLUSTER_METADATA, check_topic_name, is_internal, may_collide};
use crate::config::{InternalTopic, Values, configs_of_new_topic};

/// A topic as a request asks for it.
#[derive(Clone, Debug)]
pub struct NewTopic<'a> {
    pub name: &'a str,
    /// -1 for the broker's default.
    pub partitions: i32,
    /// -1 for the broker's default.
    pub replication_factor: i16,
    /// Not empty if the request places the replicas itself; then both counts are -1.
    pub assignments: Vec<Assignment>,
    pub configs: Vec<(&'a str, Option<&'a str>)>,
}

/// The replicas of one partition, placed by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assignment {
    pub partition: i32,
    pub brokers: Vec<i32>,
}

impl<'a> NewTopic<'a> {
    /// A topic with the broker's defaults.
    #[must_use]
    pub fn named(name: &'a str) -> NewTopic<'a> {
        NewTopic { name, partitions: -1, replication_factor: -1, assignments: Vec::new(), configs: Vec::new() }
    }
}

/// A topic that is decided on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CreatedTopic {
    pub name: Arc<str>,
    pub id: TopicId,
    pub partitions: i32,
    pub replication_factor: i16,
    pub configs: Values,
}

impl Controller<'_> {
    /// CreateTopics: answers in the order of `topics`.
    pub fn create_topics(
        &mut self,
        topics: &[NewTopic<'_>],
        intent: Intent,
    ) -> Decision<Vec<Result<CreatedTopic, Refusal>>> {
        let asked: usize = topics.iter().map(|topic| self.partitions_asked(topic)).sum();
        if asked > PARTITIONS_PER_DECISION_MAX {
            return Decision::answer(topics.iter().map(|_| Err(Refusal::TooManyPartitions)).collect());
        }
        let mut seen = BTreeSet::new();
        let twice: BTreeSet<&str> = topics.iter().map(|topic| topic.name).filter(|name| !seen.insert(*name)).collect();
        let flat_names = self.flat_names(topics);
        let mut records = Vec::new();
        let mut create = |topic: &NewTopic<'_>| {
            if topic.name == CLUSTER_METADATA {
                return Err(Refusal::MetadataTopic);
            }
            check_topic_name(topic.name)?;
            if twice.contains(topic.name) {
                return Err(Refusal::DuplicateTopic);
            }
            if self.image.topic_named(topic.name).is_some() {
                return Err(Refusal::TopicExists(topic.name.to_owned()));
            }
            if let Some(existing) = flat_names.get(&topic.name.replace('.', "_")) {
                let (name, existing) = (topic.name.to_owned(), existing.to_string());
                return Err(Refusal::TopicCollides { name, existing });
            }
            self.create_topic(topic, &mut records)
        };
        let answer = topics.iter().map(&mut create).collect();
        if intent == Intent::Validate {
            records.clear();
        }
        Decision { records, answer }
    }

    /// Topics that somebody needs now, with the broker's defaults; internal ones as Kafka makes them.
    pub fn auto_create_topics(&mut self, names: &[&str]) -> Decision<Vec<Result<CreatedTopic, Refusal>>> {
        let texts: Vec<Option<InternalTexts>> = names.iter().map(|name| self.internal_texts(name)).collect();
        let mut topics: Vec<NewTopic<'_>> = Vec::with_capacity(names.len());
        for (name, texts) in names.iter().zip(&texts) {
            let mut topic = NewTopic::named(name);
            if let Some(texts) = texts {
                topic.partitions = texts.partitions;
                topic.replication_factor = texts.replication_factor;
                topic.configs = texts.configs.iter().map(|(name, value)| (*name, Some(value.as_str()))).collect();
            }
            topics.push(topic);
        }
        self.create_topics(&topics, Intent::Do)
    }

    fn partitions_asked(&self, topic: &NewTopic<'_>) -> usize {
        match topic.partitions {
            _ if !topic.assignments.is_empty() => topic.assignments.len(),
            -1 => usize::try_from(self.settings.broker.partitions_default).unwrap_or_default(),
            count => usize::try_from(count).unwrap_or_default(),
        }
    }

    /// Existing topics by their name with underscores for dots; empty if no new name could collide.
    fn flat_names(&self, topics: &[NewTopic<'_>]) -> BTreeMap<String, Arc<str>> {
        if !topics.iter().any(|topic| may_collide(topic.name)) {
            return BTreeMap::new();
        }
        let existing = self.image.topics().filter(|topic| may_collide(&topic.name));
        existing.map(|topic| (topic.name.replace('.', "_"), Arc::clone(&topic.name))).collect()
    }

    fn create_topic(
        &mut self,
        topic: &NewTopic<'_>,
        records: &mut Vec<MetadataRecord>,
    ) -> Result<CreatedTopic, Refusal> {
        let configs = configs_of_new_topic(topic.configs.iter().copied(), &self.layers())?;
        let placed = if topic.assignments.is_empty() { self.spread(topic)? } else { self.placed_by_hand(topic)? };
        let id = self.new_topic_id();
        let name: Arc<str> = Arc::from(topic.name);
        let replication_factor = placed.first().map_or(0, |replicas| replicas.len());
        records.push(MetadataRecord::Topic { id, name: Arc::clone(&name) });
        for (config, value) in &configs {
            let resource = ConfigResource::Topic(Arc::clone(&name));
            records.push(MetadataRecord::Config { resource, name: config.clone(), value: Some(value.clone()) });
        }
        if configs.contains_key("min.insync.replicas") && self.has_eligible_leaders() {
            records.push(MetadataRecord::ClearEligibleLeaders { topic: Arc::clone(&name) });
        }
        let partitions = i32::try_from(placed.len()).unwrap_or(i32::MAX);
        for (partition, replicas) in (0..).map(PartitionIndex).zip(placed) {
            let state = self.new_partition(replicas);
            records.push(MetadataRecord::Partition { topic: id, partition, state });
        }
        let replication_factor = i16::try_from(replication_factor).unwrap_or(i16::MAX);
        Ok(CreatedTopic { name, id, partitions, replication_factor, configs })
    }

    /// A partition that has just come to be: its active replicas are in sync, the first of them leads.
    pub(super) fn new_partition(&self, replicas: Vec<BrokerId>) -> PartitionState {
        let isr: Vec<BrokerId> = replicas.iter().copied().filter(|id| self.is_active(*id)).collect();
        PartitionState {
            directories: replicas.iter().map(|id| self.directory_of(*id)).collect(),
            leader: isr.first().copied(),
            isr,
            replicas,
            adding: Vec::new(),
            removing: Vec::new(),
            leader_epoch: LeaderEpoch(0),
            partition_epoch: 0,
            is_recovering: false,
            eligible_leaders: Vec::new(),
            last_known_eligible_leaders: Vec::new(),
        }
    }

    pub(super) fn is_active(&self, id: BrokerId) -> bool {
        self.image.broker(id).is_some_and(|broker| !broker.fenced && !broker.in_controlled_shutdown)
    }

    /// True if the feature that keeps eligible leaders (KIP-966) is on.
    pub(super) fn has_eligible_leaders(&self) -> bool {
        self.image.feature("eligible.leader.replicas.version") > 0
    }

    fn spread(&mut self, topic: &NewTopic<'_>) -> Result<Vec<Vec<BrokerId>>, Refusal> {
        if topic.replication_factor < -1 || topic.replication_factor == 0 {
            let why = "Replication factor must be larger than 0, or -1 to use the default value.";
            return Err(Refusal::ReplicationFactor(why.into()));
        }
        if topic.partitions < -1 || topic.partitions == 0 {
            let why = "Number of partitions was set to an invalid non-positive value.";
            return Err(Refusal::Partitions(why.into()));
        }
        let factor = match topic.replication_factor {
            -1 => self.settings.broker.replication_factor_default,
            factor => factor,
        };
        self.spread_over_brokers(self.partitions_asked(topic), factor)
    }

    pub(super) fn spread_over_brokers(
        &mut self,
        partitions: usize,
        factor: i16,
    ) -> Result<Vec<Vec<BrokerId>>, Refusal> {
        let active: Vec<BrokerId> =
            self.image.brokers().map(|broker| broker.id).filter(|id| self.is_active(*id)).collect();
        let refuse = |why: String| {
            let what = format!("Unable to replicate the partition {factor} time(s): {why}");
            Err(Refusal::ReplicationFactor(what))
        };
        if active.is_empty() {
            return refuse("All brokers are currently fenced or in controlled shutdown.".into());
        }
        let wanted = usize::try_from(factor).unwrap_or_default();
        if wanted > active.len() {
            return refuse(format!(
                "The target replication factor of {factor} cannot be reached because only {} broker(s) are registered.",
                active.len()
            ));
        }
        Ok(place(&active, partitions, wanted, self.random))
    }

    fn placed_by_hand(&self, topic: &NewTopic<'_>) -> Result<Vec<Vec<BrokerId>>, Refusal> {
        let both = |what: &str| {
            let why = format!("A manual partition assignment was specified, but {what} was not set to -1.");
            Err(Refusal::Request(why))
        };
        if topic.replication_factor != -1 {
            return both("replication factor");
        }
        if topic.partitions != -1 {
            return both("numPartitions");
        }
        let mut placed = BTreeMap::new();
        for assignment in &topic.assignments {
            let factor = placed.values().next().map(Vec::len);
            let replicas = self.check_assignment(assignment, factor)?;
            if placed.insert(assignment.partition, replicas).is_some() {
                let why = format!("Found multiple manual partition assignments for partition {}", assignment.partition);
                return Err(Refusal::Assignment(why));
            }
        }
        if !placed.keys().copied().eq((0..).take(placed.len())) {
            let why = "partitions should be a consecutive 0-based integer sequence";
            return Err(Refusal::Assignment(why.into()));
        }
        Ok(placed.into_values().collect())
    }

    /// Checks one partition's replicas; `factor` is what the partitions before it have.
    pub(super) fn check_assignment(
        &self,
        assignment: &Assignment,
        factor: Option<usize>,
    ) -> Result<Vec<BrokerId>, Refusal> {
        let refuse = |why: String| Err(Refusal::Assignment(why));
        let replicas: Vec<BrokerId> = assignment.brokers.iter().copied().map(BrokerId).collect();
        if replicas.is_empty() {
            return refuse("The manual partition assignment includes an empty replica list.".into());
        }
        let mut seen = BTreeSet::new();
        for id in &replicas {
            if id.0 < 0 {
                return refuse(format!("The manual partition assignment includes an invalid broker ID {}.", id.0));
            }
            if !seen.insert(*id) {
                return refuse(format!("The manual partition assignment includes the broker {} more than once.", id.0));
            }
            if self.image.broker(*id).is_none() {
                let why = format!(
                    "The manual partition assignment includes broker {}, but no such broker is registered.",
                    id.0
                );
                return refuse(why);
            }
        }
        if let Some(factor) = factor.filter(|factor| *factor != replicas.len()) {
            return refuse(format!(
                "The manual partition assignment includes a partition with {} replica(s), but this is not consistent \
                 with previous partitions, which have {factor} replica(s).",
                replicas.len()
            ));
        }
        if !replicas.iter().any(|id| self.is_active(*id)) {
            return refuse(format!(
                "All brokers specified in the manual partition assignment for partition {} are fenced or in \
                 controlled shutdown.",
                assignment.partition
            ));
        }
        Ok(replicas)
    }

    /// How Kafka makes the internal topic `name`; `None` for any other name.
    fn internal_texts(&self, name: &str) -> Option<InternalTexts> {
        if !is_internal(name) {
            return None;
        }
        let broker = &self.settings.broker;
        let (topic, fixed): (&InternalTopic, &[(&'static str, &str)]) = match name {
            "__consumer_offsets" => {
                (&broker.offsets_topic, &[("cleanup.policy", "compact"), ("compression.type", "producer")])
            }
            "__transaction_state" => (
                &broker.transaction_topic,
                &[
                    ("cleanup.policy", "compact"),
                    ("compression.type", "uncompressed"),
                    ("unclean.leader.election.enable", "false"),
                ],
            ),
            _ => (
                &broker.share_topic,
                &[("cleanup.policy", "delete"), ("compression.type", "producer"), ("retention.ms", "-1")],
            ),
        };
        let active = self.image.brokers().filter(|broker| self.is_active(broker.id)).count();
        let active = i16::try_from(active).unwrap_or(i16::MAX);
        let clamp = self.settings.replication == ReplicationWish::ClampInternal;
        let most = if clamp { active.max(1) } else { i16::MAX };
        let mut configs: Vec<(&'static str, String)> =
            fixed.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        configs.push(("segment.bytes", topic.segment_bytes.to_string()));
        if let Some(least) = topic.in_sync_replicas_min {
            configs.push(("min.insync.replicas", least.min(i32::from(most)).to_string()));
        }
        Some(InternalTexts {
            partitions: topic.partitions,
            replication_factor: topic.replication_factor.min(most),
            configs,
        })
    }
}

/// What an internal topic is created with.
struct InternalTexts {
    partitions: i32,
    replication_factor: i16,
    configs: Vec<(&'static str, String)>,
}
