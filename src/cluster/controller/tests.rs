//! Scenarios of the controller on one node, and a property: what was decided is what a replay of the log finds.

use std::sync::Arc;

use proptest::prelude::*;

use super::*;
use crate::base::{LeaderEpoch, PartitionIndex, WallMs};
use crate::cluster::{
    BrokerChange, ConfigResource, CutTail, Delta, Endpoint, QuorumRecords, Replay, SnapshotId, batch_of, read_snapshot,
    replay_batches, write_snapshot,
};
use crate::config::{ConfigChange, Operation, ServerProperties};
use crate::storage::PreviousStop;

const NODE: BrokerId = BrokerId(7);

/// A cluster of one node in memory, with the log that led to it.
struct Cluster {
    image: Image,
    settings: ControllerSettings,
    seed: u64,
    log: Vec<u8>,
}

impl Cluster {
    fn empty(file: &str) -> Cluster {
        let file = ServerProperties::read(file.as_bytes(), &["node.id=7".to_owned()]).expect("a file");
        let layers = BrokerLayers::of_file(file.values);
        let broker = BrokerConfig::resolve(&layers).expect("settings");
        let settings = ControllerSettings { node: NODE, layers, broker, replication: ReplicationWish::Exact };
        Cluster { image: Image::default(), settings, seed: 1, log: Vec::new() }
    }

    /// A registered node and Kafka's first records.
    fn new(file: &str) -> Cluster {
        let mut cluster = Cluster::empty(file);
        cluster.commit(&crate::cluster::bootstrap_records());
        cluster.start(PreviousStop::New);
        cluster
    }

    fn start(&mut self, stop: PreviousStop) -> i64 {
        let node = NodeRegistration {
            id: NODE,
            incarnation: [1; 16],
            endpoints: vec![Endpoint {
                name: "PLAINTEXT".into(),
                host: "localhost".into(),
                port: 9092,
                security_protocol: 0,
            }],
            controller_endpoints: Vec::new(),
            rack: None,
            directories: vec![DirectoryId([9; 16])],
            stop,
        };
        self.decide(|controller| controller.register_node(node))
    }

    /// Judges, writes down, and answers.
    fn decide<A>(&mut self, judge: impl FnOnce(&mut Controller<'_>) -> Decision<A>) -> A {
        let seed = &mut self.seed;
        let mut random = || {
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            *seed >> 7
        };
        let mut controller = Controller { image: &self.image, settings: &self.settings, random: &mut random };
        let decision = judge(&mut controller);
        self.commit(&decision.records);
        decision.answer
    }

    /// The same for a wish that is refused as a whole.
    fn try_decide<A>(
        &mut self,
        judge: impl FnOnce(&mut Controller<'_>) -> Result<Decision<A>, Refusal>,
    ) -> Result<A, Refusal> {
        self.decide(|controller| match judge(controller) {
            Ok(decision) => Decision { records: decision.records, answer: Ok(decision.answer) },
            Err(refusal) => Decision::answer(Err(refusal)),
        })
    }

    fn commit(&mut self, records: &[MetadataRecord]) -> Delta {
        if records.is_empty() {
            return Delta::default();
        }
        let batch = batch_of(records, WallMs(5), self.image.end, LeaderEpoch(1)).expect("a batch");
        self.log.extend_from_slice(&batch.to_bytes());
        let (image, delta) =
            self.image.after(self.image.end, records.iter().cloned()).expect("a decision fits its image");
        self.image = image;
        delta
    }

    fn create(&mut self, topic: NewTopic<'_>) -> Result<CreatedTopic, Refusal> {
        let mut answers = self.decide(|controller| controller.create_topics(&[topic], Intent::Do));
        answers.pop().expect("one answer")
    }

    fn replayed(&self) -> Image {
        let mut replay = Replay::from(Image::default());
        replay_batches(&self.log, &mut replay, &mut QuorumRecords::default(), CutTail::Fault).expect("replays");
        replay.into_image()
    }
}

fn sized(name: &str, partitions: i32, replication_factor: i16) -> NewTopic<'_> {
    NewTopic { partitions, replication_factor, ..NewTopic::named(name) }
}

#[test]
fn a_topic_gets_the_brokers_defaults_and_its_partitions_a_leader() {
    let mut cluster = Cluster::new("num.partitions=3");
    let created = cluster.create(NewTopic::named("t")).expect("created");
    assert_eq!((created.partitions, created.replication_factor), (3, 1));
    let topic = Arc::clone(cluster.image.topic_named("t").expect("there"));
    assert_eq!(topic.id, created.id);
    for (_, state) in topic.partitions() {
        assert_eq!((state.leader, state.leader_epoch), (Some(NODE), LeaderEpoch(0)));
        assert_eq!((&*state.replicas, &*state.isr), (&[NODE][..], &[NODE][..]));
        assert_eq!(state.directories, [DirectoryId([9; 16])]);
    }
    assert_eq!(cluster.image.partition_count(), 3);
}

#[test]
fn each_topic_of_a_request_is_refused_on_its_own() {
    let mut cluster = Cluster::new("");
    cluster.create(NewTopic::named("a.b")).expect("created");
    let long = "x".repeat(250);
    let mut bad_config = NewTopic::named("config");
    bad_config.configs = vec![("retention.ms", Some("x"))];
    let mut unknown_config = NewTopic::named("unknown");
    unknown_config.configs = vec![("retention", Some("1"))];
    let topics = [
        NewTopic::named("fine"),
        NewTopic::named("a.b"),
        NewTopic::named("a_b"),
        NewTopic::named(&long),
        NewTopic::named("twice"),
        NewTopic::named("twice"),
        NewTopic::named("__cluster_metadata"),
        sized("none", 0, 1),
        sized("less", -2, 1),
        sized("factor", 1, 0),
        sized("many", 1, 3),
        bad_config,
        unknown_config,
    ];
    let answers = cluster.decide(|controller| controller.create_topics(&topics, Intent::Do));
    let said: Vec<String> = answers
        .into_iter()
        .map(|answer| match answer {
            Ok(topic) => topic.name.to_string(),
            Err(refusal) => refusal.to_string(),
        })
        .collect();
    assert_eq!(
        said,
        [
            "fine",
            "Topic 'a.b' already exists.",
            "Topic 'a_b' collides with existing topic: a.b",
            "Topic name is invalid: the length is longer than the max allowed length 249",
            "Duplicate topic name.",
            "Duplicate topic name.",
            "Creation, change and deletion of internal topic __cluster_metadata is prohibited.",
            "Number of partitions was set to an invalid non-positive value.",
            "Number of partitions was set to an invalid non-positive value.",
            "Replication factor must be larger than 0, or -1 to use the default value.",
            "Unable to replicate the partition 3 time(s): The target replication factor of 3 cannot be reached because \
         only 1 broker(s) are registered.",
            "Invalid value x for configuration retention.ms: Not a number of type LONG",
            "Unknown topic config name: retention",
        ]
    );
    assert_eq!(cluster.image.topic_count(), 2);
}

#[test]
fn replicas_placed_by_hand_are_checked() {
    let mut cluster = Cluster::new("");
    let mut place = |assignments: &[(i32, &[i32])], partitions: i32| {
        let mut topic = sized("t", partitions, -1);
        topic.assignments = assignments
            .iter()
            .map(|(partition, brokers)| Assignment { partition: *partition, brokers: brokers.to_vec() })
            .collect();
        let mut answers = cluster.decide(|controller| controller.create_topics(&[topic], Intent::Validate));
        answers.pop().expect("one answer").map(|topic| topic.partitions).map_err(|refusal| refusal.to_string())
    };
    assert_eq!(place(&[(1, &[7]), (0, &[7])], -1), Ok(2));
    let refused = |answer: Result<i32, String>, part: &str| {
        let why = answer.unwrap_err();
        assert!(why.contains(part), "{why}");
    };
    refused(place(&[(0, &[7])], 1), "numPartitions was not set to -1");
    refused(place(&[(0, &[7]), (0, &[7])], -1), "multiple manual partition assignments for partition 0");
    refused(place(&[(1, &[7])], -1), "consecutive 0-based");
    refused(place(&[(0, &[])], -1), "empty replica list");
    refused(place(&[(0, &[8])], -1), "includes broker 8, but no such broker");
    refused(place(&[(0, &[7, 7])], -1), "more than once");
    refused(place(&[(0, &[-1])], -1), "invalid broker ID -1");
}

#[test]
fn a_request_that_is_only_validated_changes_nothing() {
    let mut cluster = Cluster::new("");
    let end = cluster.image.end;
    let answers = cluster.decide(|controller| controller.create_topics(&[NewTopic::named("t")], Intent::Validate));
    assert!(answers.iter().all(Result::is_ok));
    assert_eq!(cluster.image.end, end);
}

#[test]
fn topics_are_deleted_by_name_and_by_id() {
    let mut cluster = Cluster::new("");
    let a = cluster.create(NewTopic::named("a")).expect("created");
    let b = cluster.create(NewTopic::named("b")).expect("created");
    let wishes = [
        TopicRef::Name("a"),
        TopicRef::Id(b.id),
        TopicRef::Id(a.id),
        TopicRef::Name("nope"),
        TopicRef::Id(TopicId([3; 16])),
        TopicRef::Name("__cluster_metadata"),
    ];
    let answers = cluster.decide(|controller| controller.delete_topics(&wishes));
    assert_eq!(
        answers,
        [
            Ok((a.id, "a".to_owned())),
            Ok((b.id, "b".to_owned())),
            Err(Refusal::DuplicateTopic),
            Err(Refusal::UnknownTopicName("nope".to_owned())),
            Err(Refusal::UnknownTopicId(TopicId([3; 16]))),
            Err(Refusal::MetadataTopic),
        ]
    );
    assert_eq!((cluster.image.topic_count(), cluster.image.partition_count()), (0, 0));
    let again = cluster.create(NewTopic::named("a")).expect("the name is free again");
    assert_ne!(again.id, a.id);

    let mut fixed = Cluster::new("delete.topic.enable=false");
    fixed.create(NewTopic::named("a")).expect("created");
    let answers = fixed.decide(|controller| controller.delete_topics(&[TopicRef::Name("a")]));
    assert_eq!(answers, [Err(Refusal::DeletionDisabled)]);
}

#[test]
fn partitions_are_added_and_never_taken_away() {
    let mut cluster = Cluster::new("");
    cluster.create(sized("t", 2, 1)).expect("created");
    let mut add = |topic: &str, count, assignments: Option<Vec<Vec<i32>>>| {
        let wish = NewPartitions { topic, count, assignments };
        let mut answers = cluster.decide(|controller| controller.create_partitions(&[wish], Intent::Do));
        answers.pop().expect("one answer").map_err(|refusal| refusal.to_string())
    };
    assert_eq!(add("t", 4, None), Ok(()));
    assert_eq!(add("t", 5, Some(vec![vec![7]])), Ok(()));
    assert_eq!(add("t", 5, None), Err("Topic already has 5 partition(s).".into()));
    let less = "The topic t currently has 5 partition(s); 3 would not be an increase.";
    assert_eq!(add("t", 3, None), Err(less.into()));
    let few = "Attempted to add 2 additional partition(s), but only 1 assignment(s) were specified.";
    assert_eq!(add("t", 7, Some(vec![vec![7]])), Err(few.into()));
    assert!(add("u", 7, None).is_err());
    assert_eq!(add("t", 20_000, None), Err("Excessively large number of partitions per request.".into()));
    let topic = cluster.image.topic_named("t").expect("there");
    assert_eq!(topic.partitions().map(|(index, _)| index.0).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
}

#[test]
fn configs_change_on_topics_brokers_and_groups() {
    let mut cluster = Cluster::new("");
    cluster.create(NewTopic::named("t")).expect("created");
    let mut set = |resource: ConfigResource, name: &str, value: &str| {
        let change = ConfigChange { name, operation: Operation::Set, value: Some(value) };
        let done = cluster.try_decide(|controller| controller.alter_configs(&resource, &[change], Intent::Do));
        done.map_err(|refusal| refusal.to_string())
    };
    let topic = || ConfigResource::Topic("t".into());
    assert_eq!(set(topic(), "x.durability", "page-cache"), Ok(()));
    assert_eq!(set(topic(), "min.insync.replicas", "1"), Ok(()));
    assert_eq!(set(ConfigResource::broker_defaults(), "log.retention.ms", "5"), Ok(()));
    assert_eq!(set(ConfigResource::broker(NODE), "log.retention.ms", "6"), Ok(()));
    assert_eq!(set(ConfigResource::Group("g".into()), "share.isolation.level", "read_committed"), Ok(()));
    let refused = |done: Result<(), String>, part: &str| {
        let why = done.unwrap_err();
        assert!(why.contains(part), "{why}");
    };
    refused(set(ConfigResource::Topic("u".into()), "flush.ms", "1"), "The topic 'u' does not exist.");
    refused(set(ConfigResource::broker(BrokerId(8)), "log.retention.ms", "6"), "Unexpected broker id, expected 7");
    refused(set(ConfigResource::Broker("x".into()), "log.retention.ms", "6"), "must be an integer");
    refused(set(ConfigResource::broker(NODE), "min.insync.replicas", "2"), "Broker-level min.insync.replicas");
    refused(set(ConfigResource::Other(8, "x".into()), "a", "b"), "resource type 8");
    let layers = cluster.image.broker_layers(&cluster.settings.layers, NODE);
    let config = cluster.image.topic_named("t").expect("there").config(&layers);
    assert_eq!((config.retention_ms, config.durability), (Some(6), crate::config::Durability::PageCache));
}

#[test]
fn producer_ids_come_in_blocks_that_never_overlap() {
    let mut cluster = Cluster::new("");
    let mut block = || cluster.try_decide(|controller| controller.allocate_producer_ids(NODE)).expect("a block");
    assert_eq!((block().first, block().first, block().first), (0, 1000, 2000));
    let stranger = cluster.try_decide(|controller| controller.allocate_producer_ids(BrokerId(1)));
    assert_eq!(stranger, Err(Refusal::UnknownBroker(BrokerId(1))));
    let last = MetadataRecord::ProducerIds { broker: NODE, broker_epoch: 0, next: i64::MAX };
    cluster.commit(&[last]);
    let none = cluster.try_decide(|controller| controller.allocate_producer_ids(NODE));
    assert_eq!(none, Err(Refusal::NoProducerIds));
}

#[test]
fn a_broker_epoch_is_the_offset_of_its_registration() {
    let mut cluster = Cluster::empty("");
    cluster.commit(&[MetadataRecord::NoOp, MetadataRecord::NoOp]);
    // The controller's registration is at 2, the broker's at 3.
    assert_eq!(cluster.start(PreviousStop::New), 3);
    let broker = cluster.image.broker(NODE).expect("registered");
    assert_eq!((broker.epoch, broker.fenced), (3, false));
}

#[test]
fn leader_epochs_rise_after_a_kill_and_not_after_a_clean_stop() {
    let mut cluster = Cluster::new("");
    cluster.create(sized("t", 3, 1)).expect("created");
    let epochs = |cluster: &Cluster| -> Vec<i32> {
        let topic = cluster.image.topic_named("t").expect("there");
        topic.partitions().map(|(_, state)| state.leader_epoch.0).collect()
    };
    cluster.try_decide(|controller| controller.begin_controlled_shutdown()).expect("registered");
    let broker = cluster.image.broker(NODE).expect("registered");
    assert!(broker.fenced && broker.in_controlled_shutdown);
    cluster.start(PreviousStop::Clean);
    assert_eq!(epochs(&cluster), [0, 0, 0]);
    let before = cluster.log.len();
    cluster.start(PreviousStop::KilledOrLost);
    assert_eq!(epochs(&cluster), [1, 1, 1]);
    let added = cluster.log.get(before..).expect("longer");
    assert_eq!(crate::record::batches(added).count(), 1, "all partitions rise in one batch");
    cluster.start(PreviousStop::KilledSameBoot);
    assert_eq!(epochs(&cluster), [2, 2, 2]);
}

#[test]
fn partitions_that_kafka_left_without_a_leader_are_led_again() {
    let mut cluster = Cluster::new("");
    let topic = cluster.create(sized("t", 1, 1)).expect("created").id;
    let stop = crate::cluster::PartitionChange {
        leader: Some(None),
        isr: Some(vec![]),
        eligible_leaders: Some(vec![NODE]),
        last_known_eligible_leaders: Some(vec![NODE]),
        ..Default::default()
    };
    cluster.commit(&[MetadataRecord::PartitionChange { topic, partition: PartitionIndex(0), change: stop }]);
    cluster.start(PreviousStop::Clean);
    let topic = cluster.image.topic_named("t").expect("there");
    let state = topic.partition(PartitionIndex(0)).expect("there");
    assert_eq!((state.leader, &*state.isr, state.leader_epoch), (Some(NODE), &[NODE][..], LeaderEpoch(2)));
    assert!(state.eligible_leaders.is_empty() && state.last_known_eligible_leaders.is_empty());
}

#[test]
fn nothing_can_be_placed_while_the_only_broker_is_fenced() {
    let mut cluster = Cluster::new("");
    let change = BrokerChange { fenced: Some(true), ..BrokerChange::default() };
    cluster.commit(&[MetadataRecord::BrokerChange { id: NODE, epoch: 0, change }]);
    let refusal = cluster.create(NewTopic::named("t")).expect_err("nowhere to go");
    assert!(refusal.to_string().contains("fenced or in controlled shutdown"));
}

#[test]
fn internal_topics_are_made_as_by_kafka_and_clamped_only_when_asked() {
    let mut cluster = Cluster::new("");
    let names = ["__consumer_offsets", "plain"];
    let answers = cluster.decide(|controller| controller.auto_create_topics(&names));
    assert!(matches!(&answers[..], [Err(Refusal::ReplicationFactor(_)), Ok(_)]), "{answers:?}");
    cluster.settings.replication = ReplicationWish::ClampInternal;
    let names = ["__consumer_offsets", "__transaction_state", "__share_group_state"];
    let answers = cluster.decide(|controller| controller.auto_create_topics(&names));
    let made: Vec<_> = answers.into_iter().map(|topic| topic.expect("made")).collect();
    assert!(made.iter().all(|topic| (topic.partitions, topic.replication_factor) == (50, 1)));
    let text = |topic: &CreatedTopic| -> Vec<String> {
        topic.configs.iter().map(|(name, value)| format!("{name}={value}")).collect()
    };
    assert_eq!(text(&made[0]), ["cleanup.policy=compact", "compression.type=producer", "segment.bytes=104857600"]);
    assert_eq!(
        text(&made[1]),
        [
            "cleanup.policy=compact",
            "compression.type=uncompressed",
            "min.insync.replicas=1",
            "segment.bytes=104857600",
            "unclean.leader.election.enable=false"
        ]
    );
    assert_eq!(
        text(&made[2]),
        [
            "cleanup.policy=delete",
            "compression.type=producer",
            "min.insync.replicas=1",
            "retention.ms=-1",
            "segment.bytes=104857600"
        ]
    );
}

#[test]
fn a_delta_names_what_a_shard_has_to_act_on() {
    let mut cluster = Cluster::new("");
    cluster.create(sized("t", 3, 1)).expect("created");
    let topic = cluster.image.topic_named("t").expect("there").id;
    let change = crate::cluster::PartitionChange { leader: Some(Some(NODE)), ..Default::default() };
    let delta = cluster.commit(&[MetadataRecord::PartitionChange { topic, partition: PartitionIndex(1), change }]);
    let [changed] = &delta.changed[..] else { panic!("one topic: {delta:?}") };
    let partitions: Vec<_> = changed.partitions().map(|partition| partition.index.0).collect();
    assert_eq!((partitions, changed.configs_changed()), (vec![1], false));
    let delta = cluster.commit(&[MetadataRecord::RemoveTopic { id: topic }]);
    assert_eq!(delta.deleted.first().map(|topic| &*topic.name), Some("t"));
    assert!(delta.created.is_empty() && delta.changed.is_empty());
    assert!(cluster.commit(&[MetadataRecord::NoOp]).is_empty());
}

#[test]
fn ten_thousand_partitions_fit_one_decision_and_the_next_changes_stay_small() {
    let mut cluster = Cluster::new("");
    cluster.create(sized("large", 10_000, 1)).expect("created");
    assert_eq!(cluster.image.partition_count(), 10_000);
    let before = cluster.log.len();
    cluster.create(sized("small", 1, 1)).expect("created");
    assert!(cluster.log.len() - before < 400);
    assert_eq!(cluster.create(sized("more", 10_001, 1)), Err(Refusal::TooManyPartitions));
    assert_eq!(cluster.replayed(), cluster.image);
}

/// A wish at random; names are few, so that they meet.
#[derive(Clone, Debug)]
enum Wish {
    Create { name: u8, partitions: i32 },
    Delete { name: u8 },
    Grow { name: u8, count: i32 },
    Config { name: u8, config: u8, value: Option<u8> },
    ProducerIds,
    Restart { clean: bool },
}

fn wishes() -> impl Strategy<Value = Vec<Wish>> {
    let wish = prop_oneof![
        4 => (0..6_u8, 0..5_i32).prop_map(|(name, partitions)| Wish::Create { name, partitions }),
        2 => (0..6_u8).prop_map(|name| Wish::Delete { name }),
        2 => (0..6_u8, 0..8_i32).prop_map(|(name, count)| Wish::Grow { name, count }),
        3 => (0..8_u8, 0..4_u8, proptest::option::of(0..4_u8))
            .prop_map(|(name, config, value)| Wish::Config { name, config, value }),
        1 => Just(Wish::ProducerIds),
        1 => any::<bool>().prop_map(|clean| Wish::Restart { clean }),
    ];
    proptest::collection::vec(wish, 1..40)
}

fn fulfil(cluster: &mut Cluster, wish: &Wish) {
    const NAMES: [&str; 6] = ["a", "b", "c.d", "c_d", "long-name", ""];
    const CONFIGS: [&str; 4] = ["retention.ms", "min.insync.replicas", "cleanup.policy", "nope"];
    match wish {
        Wish::Create { name, partitions } => {
            let _ = cluster.create(sized(NAMES[usize::from(*name)], *partitions, -1));
        }
        Wish::Delete { name } => {
            cluster.decide(|controller| controller.delete_topics(&[TopicRef::Name(NAMES[usize::from(*name)])]));
        }
        Wish::Grow { name, count } => {
            let wish = NewPartitions { topic: NAMES[usize::from(*name)], count: *count, assignments: None };
            cluster.decide(|controller| controller.create_partitions(&[wish], Intent::Do));
        }
        Wish::Config { name, config, value } => {
            let resource = match name {
                6 => ConfigResource::broker_defaults(),
                7 => ConfigResource::Group("g".into()),
                name => ConfigResource::Topic(NAMES[usize::from(*name)].into()),
            };
            let operation = if value.is_some() { Operation::Set } else { Operation::Delete };
            let value = value.map(|value| value.to_string());
            let change = ConfigChange { name: CONFIGS[usize::from(*config)], operation, value: value.as_deref() };
            let _ = cluster.try_decide(|controller| controller.alter_configs(&resource, &[change], Intent::Do));
        }
        Wish::ProducerIds => {
            cluster.try_decide(|controller| controller.allocate_producer_ids(NODE)).expect("a block");
        }
        Wish::Restart { clean } => {
            let stop = if *clean { PreviousStop::Clean } else { PreviousStop::KilledOrLost };
            cluster.start(stop);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_replay_and_a_snapshot_find_what_was_decided(wishes in wishes()) {
        let mut cluster = Cluster::new("");
        for wish in &wishes {
            fulfil(&mut cluster, wish);
        }
        prop_assert_eq!(&cluster.replayed(), &cluster.image);
        let partitions: usize = cluster.image.topics().map(|topic| topic.partitions().count()).sum();
        prop_assert_eq!(partitions, cluster.image.partition_count());
        for topic in cluster.image.topics() {
            prop_assert_eq!(topic.partitions().count(), topic.partition_count());
        }
        let id = SnapshotId { end: cluster.image.end, epoch: LeaderEpoch(1) };
        let bytes = write_snapshot(&cluster.image, &QuorumRecords::default(), id, WallMs(9)).expect("written");
        prop_assert_eq!(&read_snapshot(&bytes, id).expect("whole").0, &cluster.image);
    }
}
