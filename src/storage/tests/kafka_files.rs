//! A data directory that Apache Kafka 4.4 wrote, opened in place; and files of ours for Kafka's tools to check.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::harness::*;
use super::scenarios::take;
use crate::base::{LeaderEpoch, Offset, PartitionIndex, TopicId, TopicPartition, WallMs};
use crate::reactor::Reactor;
use crate::record::{Codec, datadir};
use crate::storage::checkpoint_text::partition_metadata_from_text;
use crate::storage::producer_snapshot::{snapshot_from_bytes, snapshot_to_bytes};
use crate::storage::{
    CheckpointKind, DirectoryIdentity, Log, LogConfig, LogDirectory, OpenHint, PreviousStop, Verdict,
};

const RECORDS: &str = include_str!("../../../tests/data/kafka-4.4-datadir.records.tsv");

fn unpack(root: &Path) {
    for file in datadir::files() {
        let path = root.join(&file.path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, &file.bytes).unwrap();
    }
}

fn identity() -> DirectoryIdentity {
    DirectoryIdentity { node_id: 7, cluster_id: Some("bWlsbHJhY2UtZGF0YS00NA".into()) }
}

/// Offset, timestamp and the value's text form of every record of each partition.
fn expected() -> BTreeMap<TopicPartition, Vec<(i64, i64, String)>> {
    let mut expected: BTreeMap<TopicPartition, Vec<(i64, i64, String)>> = BTreeMap::new();
    for line in RECORDS.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let replica =
            TopicPartition { topic: columns[0].into(), partition: PartitionIndex(columns[1].parse().unwrap()) };
        let record = (columns[5].parse().unwrap(), columns[6].parse().unwrap(), columns[14].to_owned());
        expected.entry(replica).or_default().push(record);
    }
    expected
}

fn text_of(value: &[u8]) -> String {
    let mut text = String::new();
    for byte in value {
        match byte {
            b'\\' | b'=' | b',' => text.push_str(&format!("\\x{byte:02x}")),
            0x20..0x7f => text.push(char::from(*byte)),
            _ => text.push_str(&format!("\\x{byte:02x}")),
        }
    }
    text
}

async fn open_found(reactor: &Reactor, path: &Path, hint: OpenHint, compacted: bool) -> Log {
    let metadata = fs::read_to_string(path.join("partition.metadata")).unwrap();
    let topic = partition_metadata_from_text(&metadata).unwrap();
    let config = LogConfig { compacted, producer_expiration_ms: i64::MAX, ..LogConfig::default() };
    let opened = Log::open(reactor, path, topic, config, hint).await;
    opened.unwrap_or_else(|error| panic!("{}: {error}", path.display())).log
}

#[test]
fn kafkas_directory_is_opened_in_place_and_serves_the_same_records() {
    on_uring(|reactor, root| async move {
        unpack(&root);
        let expected = expected();
        // First as Kafka left it, then as we left it, then as if killed: the same records each time.
        for round in 0..3 {
            let directory = take(&reactor, &root, &identity()).await;
            let clean = directory.previous_stop() == PreviousStop::Clean;
            assert_eq!(clean, round < 2);
            assert!(directory.partitions().len() >= 24);
            let mut records_seen = 0;
            let mut logs = Vec::new();
            for found in directory.partitions() {
                let hint = directory.hint(&found.replica);
                let compacted = &*found.replica.topic == "compacted";
                let log = open_found(&reactor, &found.path, hint, compacted).await;
                let row = directory.checkpoint(CheckpointKind::Replication, &found.replica);
                assert!(row.is_none_or(|end| end == log.end()), "{}", found.replica);
                assert_eq!(log.start(), hint.log_start.max(Offset(0)), "{}", found.replica);
                if let Some(expected) = expected.get(&found.replica) {
                    let records = read_records(&log, log.start(), 700, EVERYTHING).await;
                    let records: Vec<_> =
                        records.iter().map(|r| (r.offset.0, r.timestamp.0, text_of(&r.value))).collect();
                    let expected: Vec<_> = expected.iter().filter(|record| record.0 >= log.start().0).collect();
                    assert_eq!(records.len(), expected.len(), "{}", found.replica);
                    for (record, expected) in records.iter().zip(expected) {
                        assert_eq!((record.0, record.1), (expected.0, expected.1), "{}", found.replica);
                        // `\N` stands for null; control records' values are not text.
                        if expected.2 != "\\N" && !expected.2.is_empty() {
                            assert_eq!(record.2, expected.2, "{} {}", found.replica, record.0);
                        }
                    }
                    records_seen += records.len();
                    for timestamp in records.iter().map(|record| record.1).chain([0, 1_700_000_005_500]) {
                        let first = records.iter().find(|record| record.1 >= timestamp);
                        let got = log.offset_for_timestamp(WallMs(timestamp)).await.unwrap();
                        let got = got.map(|got| (got.offset.0, got.timestamp.0));
                        assert_eq!(got, first.map(|first| (first.0, first.1)), "{} {timestamp}", found.replica);
                    }
                }
                logs.push((found.replica.clone(), log));
            }
            assert!(records_seen > 200, "{records_seen}");
            if round == 0 {
                for (replica, log) in &logs {
                    log.close().await.unwrap();
                    if &*replica.topic != "__cluster_metadata" {
                        directory.record(CheckpointKind::RecoveryPoint, [(replica.clone(), Some(log.end()))]);
                    }
                }
                directory.close().await.unwrap();
            }
        }
    });
}

#[test]
fn kafkas_directory_goes_on_where_it_ended() {
    on_uring(|reactor, root| async move {
        unpack(&root);
        let directory = LogDirectory::open(&reactor, &root, &identity()).await.unwrap();
        let replica = TopicPartition { topic: "plain".into(), partition: PartitionIndex(0) };
        let found = directory.partitions().iter().find(|found| found.replica == replica).unwrap();
        let log = open_found(&reactor, &found.path, directory.hint(&replica), false).await;
        let end = log.end();
        let at = log.append(batch(Codec::Zstd, &[5, 6], 30, 1), LeaderEpoch(9), WallMs(1)).unwrap();
        assert_eq!(at.base, end);
        log.write_all().await.unwrap();
        assert_eq!(read_records(&log, end, 10_000, EVERYTHING).await.len(), 2);
        assert_eq!(log.leader_epochs().latest().unwrap().start, end);
    });
}

#[test]
fn kafkas_snapshots_are_read_and_written_back_byte_for_byte() {
    let mut producers = 0;
    for file in datadir::files().iter().filter(|file| file.path.ends_with(".snapshot")) {
        let table = snapshot_from_bytes(&file.bytes, 100).unwrap_or_else(|| panic!("{}", file.path));
        producers += table.producers.len();
        // Kafka lists producers in its own table's order; ours is by id, so several are compared as sets.
        if table.producers.len() <= 1 {
            let ours = snapshot_to_bytes(&table);
            // After a marker Kafka keeps no batch: sequence -1, and the last offset it had.
            if table.producers.values().all(|producer| !producer.batches.is_empty()) {
                assert_eq!(ours, file.bytes, "{}", file.path);
            }
        }
        assert_eq!(snapshot_from_bytes(&snapshot_to_bytes(&table), 100).unwrap().producers, table.producers);
    }
    assert!(producers > 10, "{producers}");
}

#[test]
fn one_batch_of_kafkas_last_producer_is_known_after_opening() {
    on_uring(|reactor, root| async move {
        unpack(&root);
        let folder = root.join("codecs-0");
        let topic = fs::read_to_string(folder.join("partition.metadata")).unwrap();
        let topic: TopicId = partition_metadata_from_text(&topic).unwrap();
        let config = LogConfig { producer_expiration_ms: i64::MAX, ..LogConfig::default() };
        let opened = Log::open(&reactor, &folder, topic, config, clean_hint(Offset(20))).await.unwrap();
        let producer = opened.producers.get(crate::base::ProducerId(0));
        let last = producer.and_then(|producer| producer.batches.last().copied()).unwrap();
        let records = last.offset_delta as usize + 1;
        let again = from_producer(0, 0, last.first_sequence, records, 1);
        assert!(matches!(opened.producers.check(&again.info), Verdict::Duplicate { .. }));
    });
}

/// Writes log folders to `STORAGE_FILES_TO`, for Kafka's DumpLogSegments and for a broker to open (see PERF.md's
/// neighbour, docs/operations.md, for the command); without the variable, to a folder that is thrown away.
#[test]
fn files_for_kafkas_tools_are_written() {
    on_uring(|reactor, temporary| async move {
        let root = std::env::var_os("STORAGE_FILES_TO").map_or(temporary, Into::into);
        let mut random = Random(7);
        for (name, config) in [
            ("rolled", LogConfig { segment_bytes: 200_000, ..LogConfig::default() }),
            ("one", LogConfig::default()),
            ("dense", LogConfig { segment_bytes: 400_000, index_interval_bytes: 100, ..LogConfig::default() }),
        ] {
            let folder = root.join(format!("{name}-0"));
            let opened = open(&reactor, &folder, &config, killed_hint(Offset(0))).await;
            let log = opened.log;
            let mut sequence = 0;
            for n in 0..2000u64 {
                let now = 1_700_000_000_000 + n as i64 * 50;
                let times: Vec<i64> = (0..1 + random.below(20)).map(|_| now + random.below(400) as i64 - 200).collect();
                if random.one_in(3) {
                    let sent = from_producer(5, 0, sequence, times.len(), n);
                    sequence += times.len() as i32;
                    let info = sent.info;
                    let at = log.append(sent, LeaderEpoch((n / 700) as i32), WallMs(now)).unwrap();
                    opened.producers.applied(&info, at.base, WallMs(now));
                } else {
                    let codec = Codec::ALL[random.below(5) as usize];
                    let sent = batch(codec, &times, random.below(150) as usize, n);
                    log.append(sent, LeaderEpoch((n / 700) as i32), WallMs(now)).unwrap();
                }
                if random.one_in(10) {
                    log.write_all().await.unwrap();
                }
            }
            log.flush().await.unwrap();
            if name != "dense" {
                log.close().await.unwrap();
            }
        }
    });
}
