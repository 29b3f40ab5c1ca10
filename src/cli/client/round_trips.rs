//! Producer and reader against a broker that fails as it is told.

use std::collections::BTreeMap;
use std::time::Duration;

use super::fake_broker::{FakeBroker, Fault, TOPIC};
use super::list_offsets;
use super::{
    Cluster, ProduceError, Producer, ProducerSettings, ReadError, Reading, Sink, Timeouts, TopicReader, Wanted,
};
use crate::base::{LeaderEpoch, Offset, ProducerEpoch, ProducerId, WallMs};
use crate::record::{BatchBuilder, Codec, ControlKind, NewRecord, Record, TimestampType};
use crate::wire::ApiKey;

const PATIENT: Timeouts = Timeouts { connect: Duration::from_secs(5), answer: Duration::from_secs(10) };

fn settings() -> ProducerSettings {
    ProducerSettings {
        codec: Codec::Lz4,
        acks: -1,
        idempotent: false,
        partition: None,
        batch_bytes: 200,
        linger: Duration::ZERO,
    }
}

/// Writes `count` records with keys and values `0`, `1`, …; gives how many were acknowledged.
fn produce(broker: &FakeBroker, settings: ProducerSettings, count: usize) -> Result<u64, ProduceError> {
    let cluster = Cluster::open(&broker.address(), PATIENT).unwrap();
    let mut producer = Producer::open(cluster, TOPIC, settings)?;
    for number in 0..count {
        let text = number.to_string();
        producer.push(NewRecord {
            key: Some(text.as_bytes()),
            value: Some(text.as_bytes()),
            ..NewRecord::default()
        })?;
    }
    producer.finish()?;
    Ok(producer.acknowledged())
}

/// Values by partition, in the order they came.
#[derive(Default)]
struct Collected {
    values: BTreeMap<i32, Vec<String>>,
}

#[derive(Debug)]
struct Ended(String);

impl From<ReadError> for Ended {
    fn from(error: ReadError) -> Ended {
        Ended(error.to_string())
    }
}

impl Sink for Collected {
    type Error = Ended;

    fn record(&mut self, partition: i32, _: TimestampType, record: &Record<'_>) -> Result<bool, Ended> {
        let value = String::from_utf8(record.value.unwrap_or_default().to_vec()).unwrap();
        self.values.entry(partition).or_default().push(value);
        Ok(true)
    }
}

/// Everything from `from` to what is the end now.
fn read(broker: &FakeBroker, from: i64, read_committed: bool) -> Result<Collected, Ended> {
    let mut cluster = Cluster::open(&broker.address(), PATIENT).unwrap();
    let topic = cluster.topic_with_leaders(TOPIC, &[]).unwrap();
    let partitions: Vec<i32> = topic.partitions.iter().map(|partition| partition.index).collect();
    let ends = list_offsets(&mut cluster, &topic, &partitions, Wanted::Latest, read_committed).unwrap();
    let positions = ends.into_iter().map(|(index, end)| (index, Reading { next: from, stop: end })).collect();
    let mut reader = TopicReader::new(cluster, topic, read_committed, positions);
    let mut collected = Collected::default();
    while reader.round(&mut collected)? {}
    Ok(collected)
}

fn numbers(collected: &Collected) -> Vec<usize> {
    let mut all: Vec<usize> = collected.values.values().flatten().map(|value| value.parse().unwrap()).collect();
    all.sort_unstable();
    all
}

#[test]
fn what_is_written_is_read_back_from_every_partition_in_order() {
    let broker = FakeBroker::start(3, &[]);
    assert_eq!(produce(&broker, settings(), 500).unwrap(), 500);
    let collected = read(&broker, 0, false).unwrap();
    assert_eq!(collected.values.len(), 3);
    assert_eq!(numbers(&collected), (0..500).collect::<Vec<_>>());
    for (partition, values) in &collected.values {
        let order: Vec<usize> = values.iter().map(|value| value.parse().unwrap()).collect();
        assert!(order.is_sorted(), "partition {partition}: {order:?}");
    }
}

#[test]
fn refusals_that_pass_are_tried_again_and_leave_each_record_once() {
    // Not leader, timed out, leader not available.
    let faults = [Fault::ProduceAnswers(6), Fault::ProduceAnswers(7), Fault::ProduceAnswers(5)];
    let broker = FakeBroker::start(2, &faults);
    assert_eq!(produce(&broker, settings(), 100).unwrap(), 100);
    assert_eq!(broker.faults_left(), 0);
    assert_eq!(numbers(&read(&broker, 0, false).unwrap()), (0..100).collect::<Vec<_>>());
}

#[test]
fn a_lost_answer_is_sent_again_with_the_same_sequence() {
    let faults = [Fault::ProduceClosesAfterAppend, Fault::ProduceClosesBefore, Fault::ProduceClosesAfterAppend];
    let broker = FakeBroker::start(1, &faults);
    let idempotent = ProducerSettings { idempotent: true, ..settings() };
    assert_eq!(produce(&broker, idempotent, 100).unwrap(), 100);
    assert_eq!(broker.faults_left(), 0);
    let collected = read(&broker, 0, false).unwrap();
    assert_eq!(numbers(&collected), (0..100).collect::<Vec<_>>(), "each record once");
    let sequences: Vec<i32> = broker.produced().iter().map(|(_, sequence)| *sequence).collect();
    assert_eq!(sequences[0], sequences[1], "the first batch came twice: {sequences:?}");
    assert!(sequences.is_sorted(), "no batch overtook another: {sequences:?}");
}

#[test]
fn a_refusal_for_good_is_said_and_not_tried_again() {
    let broker = FakeBroker::start(1, &[Fault::ProduceAnswers(10)]);
    let error = produce(&broker, settings(), 1).unwrap_err().to_string();
    assert!(error.contains("writing to orders-0 failed") && error.contains("MESSAGE_TOO_LARGE"), "{error}");
    assert!(error.contains("--batch-bytes"), "what to do about it: {error}");
    assert_eq!(broker.requests_of(ApiKey::Produce), 1);
}

#[test]
fn without_acknowledgements_everything_has_arrived_when_the_producer_is_done() {
    let broker = FakeBroker::start(2, &[]);
    assert_eq!(produce(&broker, ProducerSettings { acks: 0, ..settings() }, 300).unwrap(), 300);
    assert_eq!(numbers(&read(&broker, 0, false).unwrap()), (0..300).collect::<Vec<_>>());
}

#[test]
fn reading_survives_lost_connections_and_moved_leaders() {
    let broker = FakeBroker::start(1, &[Fault::FetchCloses, Fault::FetchAnswers(6), Fault::FetchCloses]);
    produce(&broker, settings(), 60).unwrap();
    assert_eq!(numbers(&read(&broker, 0, false).unwrap()), (0..60).collect::<Vec<_>>());
    assert_eq!(broker.faults_left(), 0);
}

#[test]
fn reading_begins_and_ends_inside_batches() {
    let broker = FakeBroker::start(1, &[]);
    produce(&broker, settings(), 60).unwrap();
    assert_eq!(numbers(&read(&broker, 7, false).unwrap()), (7..60).collect::<Vec<_>>());
}

#[test]
fn an_offset_that_is_not_there_is_said_with_those_that_are() {
    let broker = FakeBroker::start(1, &[]);
    produce(&broker, settings(), 10).unwrap();
    let mut cluster = Cluster::open(&broker.address(), PATIENT).unwrap();
    let topic = cluster.topic_with_leaders(TOPIC, &[]).unwrap();
    let positions = BTreeMap::from([(0, Reading { next: 99, stop: None })]);
    let error = TopicReader::new(cluster, topic, false, positions).round(&mut Collected::default()).unwrap_err().0;
    assert_eq!(error, "orders-0 has no offset 99: it begins at 0 and ends before 10; choose another with --from");
}

/// A batch of one record, or of one marker.
fn batch(base: i64, producer: i64, what: Result<&str, ControlKind>) -> Vec<u8> {
    let mut builder = BatchBuilder::new(Codec::None)
        .at(Offset(base))
        .in_epoch(LeaderEpoch(0))
        .from_producer(ProducerId(producer), ProducerEpoch(0), 0)
        .transactional();
    match what {
        Ok(value) => builder.push(NewRecord { value: Some(value.as_bytes()), ..NewRecord::default() }).unwrap(),
        Err(kind) => builder.push_control(kind, &[0, 0, 0, 0, 0, 0], WallMs(0)).unwrap(),
    }
    builder.finish().unwrap().to_bytes().to_vec()
}

#[test]
fn aborted_records_and_markers_are_left_out() {
    let broker = FakeBroker::start(1, &[]);
    for (base, producer, what) in [
        (0, 1, Ok("aborted")),
        (1, 2, Ok("committed")),
        (2, 1, Err(ControlKind::Abort)),
        (3, 1, Ok("after the abort")),
        (4, 2, Err(ControlKind::Commit)),
        (5, 1, Err(ControlKind::Commit)),
    ] {
        broker.put(0, batch(base, producer, what));
    }
    broker.set_aborted(&[(1, 0, 2)]);
    let values = |read_committed| read(&broker, 0, read_committed).unwrap().values.remove(&0).unwrap_or_default();
    assert_eq!(values(false), ["aborted", "committed", "after the abort"]);
    assert_eq!(values(true), ["committed", "after the abort"]);
}

#[test]
fn damage_on_the_way_is_noticed_before_any_record_is_given() {
    let broker = FakeBroker::start(1, &[]);
    let mut bytes = batch(0, 1, Ok("some value"));
    let last = bytes.len() - 3;
    bytes[last] ^= 1;
    broker.put(0, bytes);
    let mut cluster = Cluster::open(&broker.address(), PATIENT).unwrap();
    let topic = cluster.topic_with_leaders(TOPIC, &[]).unwrap();
    let positions = BTreeMap::from([(0, Reading { next: 0, stop: None })]);
    let mut collected = Collected::default();
    let error = TopicReader::new(cluster, topic, false, positions).round(&mut collected).unwrap_err().0;
    assert!(error.starts_with("orders-0 is damaged near offset 0: the batch's checksum"), "{error}");
    assert!(collected.values.is_empty());
}
