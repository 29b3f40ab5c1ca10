//! Single statements about logs and log directories.

use std::cell::Cell;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use super::harness::*;
use crate::base::{LeaderEpoch, Offset, PartitionIndex, TopicId, TopicPartition, WallMs};
use crate::reactor::Reactor;
use crate::record::Codec;
use crate::storage::{
    AppendError, BadBatch, CheckpointKind, DirectoryIdentity, Log, LogConfig, LogDirectory, OpenHint, PreviousStop,
    ReadError, ReadLimit, StorageError, Verdict, Written,
};

/// Takes a directory; a lock file just dropped is closed by the ring a little later.
pub async fn take(reactor: &Reactor, root: &Path, identity: &DirectoryIdentity) -> LogDirectory {
    for _ in 0..10_000 {
        match LogDirectory::open(reactor, root, identity).await {
            Err(StorageError::InUse { .. }) => reactor.yield_now().await,
            other => return other.unwrap(),
        }
    }
    panic!("the lock is never let go");
}

fn small_segments() -> LogConfig {
    LogConfig { segment_bytes: 4000, index_interval_bytes: 500, ..LogConfig::default() }
}

fn one_kib(tag: u64) -> crate::record::ValidBatch {
    batch(Codec::None, &[1_000_000 + tag as i64], 900, tag)
}

#[test]
fn a_new_log_is_empty_and_makes_its_first_segment_with_the_first_append() {
    on_uring(|reactor, folder| async move {
        let folder = folder.join("t-0");
        let log = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset::ZERO)).await.log;
        assert_eq!((log.start(), log.end()), (Offset(0), Offset(0)));
        assert!(read_records(&log, Offset(0), 100, EVERYTHING).await.is_empty());
        let called = Rc::new(Cell::new(0));
        let count = Rc::clone(&called);
        log.on_progress(Rc::new(move || count.set(count.get() + 1)));
        append(&log, one_kib(1));
        assert_eq!(log.write_pending().unwrap(), Written::Waiting);
        assert_eq!((log.written(), log.end()), (Offset(0), Offset(1)));
        while called.get() == 0 {
            reactor.yield_now().await;
        }
        assert_eq!(log.write_pending().unwrap(), Written::All);
        assert_eq!(log.written(), Offset(1));
        assert_eq!(
            fs::read(folder.join("partition.metadata")).unwrap(),
            b"version: 0\ntopic_id: CQkJCQkJCQkJCQkJCQkJCQ"
        );
        assert!(folder.join("00000000000000000000.log").exists());
    });
}

#[test]
fn another_topics_folder_is_refused() {
    on_uring(|reactor, folder| async move {
        open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset::ZERO)).await;
        let other = Log::open(&reactor, &folder, TopicId([1; 16]), LogConfig::default(), killed_hint(Offset::ZERO));
        assert!(matches!(other.await, Err(StorageError::TopicIdMismatch { .. })));
    });
}

#[test]
fn a_turns_batches_go_out_in_one_write() {
    on_uring(|reactor, folder| async move {
        let log = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset::ZERO)).await.log;
        append(&log, one_kib(0));
        log.write_all().await.unwrap();
        let before = log.stats().writes;
        for n in 0..100 {
            append(&log, one_kib(n));
        }
        log.write_pending().unwrap();
        assert_eq!(log.stats().writes - before, 1);
        for n in 0..2000 {
            append(&log, batch(Codec::None, &[n], 1, n as u64));
        }
        log.write_pending().unwrap();
        assert_eq!(log.stats().writes - before, 1 + 4, "at most 1022 slices a write");
        assert_eq!(log.pending_bytes(), 0);
    });
}

#[test]
fn a_batch_larger_than_a_segment_is_refused_before_it_gets_an_offset() {
    on_uring(|reactor, folder| async move {
        let log = open(&reactor, &folder, &small_segments(), killed_hint(Offset::ZERO)).await.log;
        let refused = log.append(batch(Codec::None, &[1], 5000, 1), LeaderEpoch(0), WallMs(1));
        assert!(matches!(refused, Err(AppendError::LargerThanSegment { segment_bytes: 4000, .. })));
        assert_eq!(log.end(), Offset(0));
    });
}

#[test]
fn segments_roll_by_size_and_by_record_time() {
    on_uring(|reactor, folder| async move {
        let log = open(&reactor, &folder.join("a"), &small_segments(), killed_hint(Offset::ZERO)).await.log;
        for n in 0..10 {
            append(&log, one_kib(n));
        }
        log.write_all().await.unwrap();
        assert_eq!(log.segment_count(), 3, "four batches of less than 1000 bytes each fit 4000");
        assert!(folder.join("a/00000000000000000004.snapshot").exists());

        let config = LogConfig { segment_ms: 1000, ..LogConfig::default() };
        let log = open(&reactor, &folder.join("b"), &config, killed_hint(Offset::ZERO)).await.log;
        for time in [5000, 6000, 5500, 6001, 6002, 9000] {
            log.append(batch(Codec::None, &[time], 10, 1), LeaderEpoch(0), WallMs(0)).unwrap();
        }
        log.write_all().await.unwrap();
        assert_eq!(log.segment_count(), 3, "6001 is more than 1000 after the first batch's 5000, 9000 after 6001");
    });
}

#[test]
fn reads_name_what_is_outside_the_log() {
    on_uring(|reactor, folder| async move {
        let log = open(&reactor, &folder, &small_segments(), killed_hint(Offset::ZERO)).await.log;
        for n in 0..20 {
            append(&log, one_kib(n));
        }
        log.write_all().await.unwrap();
        let limit = ReadLimit { max_bytes: 100, at_least_one_batch: true };
        assert!(matches!(log.read(Offset(21), limit, EVERYTHING), Err(ReadError::OutOfRange { .. })));
        assert!(log.read(Offset(20), limit, EVERYTHING).unwrap().is_none());
        assert!(log.read(Offset(15), limit, Offset(15)).unwrap().is_none(), "above the high watermark: empty");
        assert!(log.advance_start(Offset(9)));
        assert!(matches!(log.read(Offset(8), limit, EVERYTHING), Err(ReadError::OutOfRange { .. })));
        let pinned = log.read(Offset(19), limit, EVERYTHING).unwrap().unwrap();
        assert_eq!(log.remove_old_segments().await.unwrap(), 2);
        assert_eq!(log.segment_count(), 3);
        assert_eq!(read_records(&log, Offset(9), 5000, EVERYTHING).await.len(), 11);
        log.delete().await.unwrap().remove(&reactor).await.unwrap();
        let mut bytes = vec![0; pinned.len];
        assert_eq!(pinned.read_now(&mut bytes).unwrap(), pinned.len, "a pin outlives deletion");
    });
}

#[test]
fn lookups_pass_over_at_most_an_interval_and_a_batch() {
    on_uring(|reactor, folder| async move {
        let log = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset::ZERO)).await.log;
        let batch_bytes = one_kib(1).total_bytes() as u64;
        for n in 0..3000 {
            append(&log, one_kib(n));
            if n % 50 == 0 {
                log.write_all().await.unwrap();
            }
        }
        log.write_all().await.unwrap();
        assert!(log.index_gap_bytes_max() <= 4096 + batch_bytes);
        let mut random = Random(1);
        for _ in 0..2000 {
            let from = Offset(random.below(2900) as i64);
            assert!(!read_bytes(&log, from, 2000, EVERYTHING).await.unwrap().is_empty());
        }
        let stats = log.stats();
        assert!(stats.lookups >= 1900, "{stats:?}");
        assert!(stats.scanned_bytes_max <= 4096 + batch_bytes, "{stats:?}");
        assert!(log.memory_bytes() < 40_000, "{}", log.memory_bytes());

        // A reader that goes on where it was, and one at the tail, need no lookup.
        let before = log.stats().lookups;
        for next in 0..100 {
            let bytes = read_bytes(&log, Offset(next), batch_bytes as usize, EVERYTHING).await.unwrap();
            assert_eq!(bytes.len() as u64, batch_bytes);
        }
        for tail in 2980..3000 {
            read_bytes(&log, Offset(tail), 1 << 20, EVERYTHING).await.unwrap();
        }
        assert!(log.stats().lookups - before <= 1, "{} lookups", log.stats().lookups - before);
    });
}

#[test]
fn a_torn_tail_is_cut_and_the_log_goes_on() {
    on_uring(|reactor, folder| async move {
        let path = folder.join("00000000000000000000.log");
        let log = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset::ZERO)).await.log;
        for n in 0..10 {
            append(&log, one_kib(n));
        }
        log.write_all().await.unwrap();
        drop(log);
        let whole = fs::read(&path).unwrap();
        let batch_bytes = whole.len() / 10;
        for (tail, kept) in [(&whole[..whole.len() - 1], 9), (&whole[..batch_bytes * 9 + 30], 9)] {
            fs::write(&path, tail).unwrap();
            let opened = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset(3))).await;
            assert_eq!(opened.log.end(), Offset(kept));
            assert_eq!(opened.report.cut_bytes as usize, tail.len() - batch_bytes * 9);
            assert_eq!(opened.report.scanned_batches, 6, "only what lies beyond the recovery point");
            assert_eq!(fs::metadata(&path).unwrap().len() as usize, batch_bytes * 9);
        }
        // Zeros behind the last batch, as after a lost write with the file's size kept.
        let mut zeros = whole.clone();
        zeros.extend([0; 100_000]);
        fs::write(&path, zeros).unwrap();
        let opened = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset(3))).await;
        assert_eq!((opened.log.end(), opened.report.cut_bytes), (Offset(10), 100_000));
        assert_eq!(opened.report.cut_because, Some(BadBatch::Length(0)));
        append(&opened.log, one_kib(10));
        opened.log.write_all().await.unwrap();
        assert_eq!(read_records(&opened.log, Offset(0), 3000, EVERYTHING).await.len(), 11);
    });
}

#[test]
fn damage_below_the_flushed_point_is_reported_and_nothing_is_cut() {
    on_uring(|reactor, folder| async move {
        let path = folder.join("00000000000000000000.log");
        let log = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset::ZERO)).await.log;
        for n in 0..10 {
            append(&log, one_kib(n));
        }
        log.write_all().await.unwrap();
        drop(log);
        let whole = fs::read(&path).unwrap();
        let batch_bytes = whole.len() / 10;
        let mut damaged = whole.clone();
        damaged[batch_bytes * 7 + 8..batch_bytes * 7 + 12].fill(0);
        fs::write(&path, &damaged).unwrap();
        let refused = Log::open(&reactor, &folder, TOPIC, LogConfig::default(), killed_hint(Offset(9))).await;
        assert!(matches!(refused.err(), Some(StorageError::Damaged { flushed: Offset(9), .. })));
        assert_eq!(fs::read(&path).unwrap(), damaged);
        fs::write(&path, &whole[..batch_bytes * 8]).unwrap();
        let refused = Log::open(&reactor, &folder, TOPIC, LogConfig::default(), killed_hint(Offset(9))).await;
        let Some(StorageError::FlushedDataLost { flushed, found, .. }) = refused.err() else { panic!() };
        assert_eq!((flushed, found), (Offset(9), Offset(8)));
        fs::remove_file(&path).unwrap();
        let refused = Log::open(&reactor, &folder, TOPIC, LogConfig::default(), killed_hint(Offset(9))).await;
        assert!(matches!(refused.err(), Some(StorageError::FlushedDataLost { .. })), "a vanished segment is noticed");
    });
}

#[test]
fn a_clean_marker_that_lies_is_not_believed() {
    on_uring(|reactor, folder| async move {
        let path = folder.join("00000000000000000000.log");
        let log = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset::ZERO)).await.log;
        for n in 0..10 {
            append(&log, one_kib(n));
        }
        log.close().await.unwrap();
        let mut bytes = fs::read(&path).unwrap();
        bytes.extend(b"rubbish");
        fs::write(&path, &bytes).unwrap();
        let opened = open(&reactor, &folder, &LogConfig::default(), clean_hint(Offset(10))).await;
        assert_eq!((opened.report.clean, opened.report.cut_bytes, opened.log.end()), (false, 7, Offset(10)));
    });
}

#[test]
fn side_files_may_be_missing_or_garbage() {
    on_uring(|reactor, folder| async move {
        let config = small_segments();
        let log = open(&reactor, &folder, &config, killed_hint(Offset::ZERO)).await.log;
        for n in 0..60 {
            append(&log, one_kib(n));
        }
        log.flush().await.unwrap();
        log.close().await.unwrap();
        let names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        let side = |path: &&std::path::PathBuf| path.extension().is_none_or(|extension| extension != "log");
        let mut random = Random(5);
        for damage in 0..4 {
            for path in names.iter().filter(side).filter(|path| !path.ends_with("partition.metadata")) {
                let bytes = fs::read(path).unwrap_or_default();
                match damage {
                    0 => fs::remove_file(path).unwrap_or_default(),
                    1 => fs::write(path, vec![0; bytes.len()]).unwrap(),
                    2 => fs::write(path, &bytes[..bytes.len().saturating_sub(1)]).unwrap(),
                    _ => {
                        fs::write(path, (0..bytes.len() + 50).map(|_| random.next() as u8).collect::<Vec<_>>()).unwrap()
                    }
                }
            }
            for hint in [clean_hint(Offset(60)), killed_hint(Offset(30)), killed_hint(Offset(0))] {
                let log = open(&reactor, &folder, &config, hint).await.log;
                assert_eq!(log.end(), Offset(60));
                assert_eq!(read_records(&log, Offset(0), 1500, EVERYTHING).await.len(), 60);
                let found = log.offset_for_timestamp(WallMs(1_000_031)).await.unwrap().unwrap();
                assert_eq!(found.offset, Offset(31));
                assert_eq!(log.leader_epochs().to_text(), "0\n1\n0 0\n");
                assert!(log.stats().scanned_bytes_max <= 500 + 1000, "indexes are whole again: {:?}", log.stats());
            }
        }
    });
}

#[test]
fn leftovers_and_swaps_are_put_in_order() {
    on_uring(|reactor, folder| async move {
        let config = small_segments();
        let log = open(&reactor, &folder, &config, killed_hint(Offset::ZERO)).await.log;
        for n in 0..10 {
            append(&log, one_kib(n));
        }
        log.flush().await.unwrap();
        log.close().await.unwrap();
        let file = |name: &str| folder.join(name);
        // The first two segments were cleaned into one; the swap was about to be put in place.
        let mut swap = fs::read(file("00000000000000000000.log")).unwrap();
        swap.extend(fs::read(file("00000000000000000004.log")).unwrap());
        fs::write(file("00000000000000000000.log.swap"), swap).unwrap();
        fs::write(file("00000000000000000099.log.deleted"), b"x").unwrap();
        fs::write(file("00000000000000000000.log.cleaned"), b"x").unwrap();
        fs::write(file("00000000000000000077.index"), b"orphan").unwrap();
        fs::write(file("00000000000000000900.snapshot"), b"beyond the end").unwrap();
        let opened = open(&reactor, &folder, &config, clean_hint(Offset(10))).await;
        assert_eq!(opened.log.segment_count(), 2);
        assert_eq!(opened.report.leftovers_removed, 4);
        assert_eq!(read_records(&opened.log, Offset(0), 2000, EVERYTHING).await.len(), 10);
        let left: Vec<String> = fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name.contains("099") || name.contains("077") || name.contains("900") || name.ends_with("ed"))
            .collect();
        assert!(left.is_empty(), "{left:?}");
    });
}

#[test]
fn five_batches_of_a_producer_survive_a_clean_stop_and_a_kill() {
    on_uring(|reactor, folder| async move {
        let config = LogConfig { producer_expiration_ms: i64::MAX, ..small_segments() };
        let opened = open(&reactor, &folder, &config, killed_hint(Offset::ZERO)).await;
        let (mut log, mut producers) = (opened.log, opened.producers);
        let mut sequence = 0;
        for round in 0..6 {
            for n in 0..30 {
                let sent = from_producer(77, 1, sequence, 3, n);
                assert_eq!(producers.check(&sent.info), Verdict::Append);
                let info = sent.info;
                let at = append(&log, sent);
                producers.applied(&info, at.base, WallMs(1_000_000));
                sequence += 3;
            }
            log.write_all().await.unwrap();
            let end = log.end();
            let hint = match round % 3 {
                0 => {
                    log.close().await.unwrap();
                    clean_hint(end)
                }
                1 => killed_hint(Offset(0)),
                _ => {
                    log.flush().await.unwrap();
                    log.store_hints().await.unwrap();
                    killed_hint(log.recovery_point())
                }
            };
            let opened = open(&reactor, &folder, &config, hint).await;
            (log, producers) = (opened.log, opened.producers);
            for back in 1..=5 {
                let again = from_producer(77, 1, sequence - back * 3, 3, 1);
                let base = Offset(end.0 - i64::from(back) * 3);
                let expected = Verdict::Duplicate { base, last: base.plus(2), timestamp: WallMs(1_000_002) };
                assert_eq!(producers.check(&again.info), expected, "round {round}, {back} back");
            }
            let sixth = from_producer(77, 1, sequence - 18, 3, 1);
            assert!(matches!(producers.check(&sixth.info), Verdict::Refuse(_)));
        }
    });
}

#[test]
fn the_flushed_mark_moves_only_with_its_own_generation() {
    on_uring(|reactor, folder| async move {
        let log = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset::ZERO)).await.log;
        for n in 0..4 {
            append(&log, one_kib(n));
        }
        log.write_all().await.unwrap();
        let ticket = log.begin_flush().unwrap();
        assert_eq!(ticket.end, Offset(4));
        assert!(log.unflushed_bytes() > 3600);
        log.truncate_to(Offset(2)).await.unwrap();
        append(&log, one_kib(9));
        append(&log, one_kib(9));
        log.write_all().await.unwrap();
        log.flushed_up_to(&ticket);
        assert!(log.flushed() <= Offset(2), "a flush of before the truncation says nothing");
        log.flush().await.unwrap();
        assert_eq!((log.flushed(), log.unflushed_bytes()), (Offset(4), 0));
        assert!(log.begin_flush().is_none());
    });
}

#[test]
fn an_old_epoch_behind_a_new_one_ends_the_log() {
    on_uring(|reactor, folder| async move {
        let log = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset::ZERO)).await.log;
        for epoch in [3, 3, 5, 4, 5] {
            log.append(one_kib(1), LeaderEpoch(epoch), WallMs(1)).unwrap();
        }
        log.write_all().await.unwrap();
        let opened = open(&reactor, &folder, &LogConfig::default(), killed_hint(Offset(0))).await;
        assert_eq!(opened.log.end(), Offset(3));
        assert_eq!(opened.report.cut_because, Some(BadBatch::EpochFell));
        assert_eq!(opened.log.leader_epochs().to_text(), "0\n2\n3 0\n5 2\n");
    });
}

#[test]
fn a_log_directory_is_locked_claimed_and_marked() {
    on_uring(|reactor, folder| async move {
        let identity = DirectoryIdentity { node_id: 7, cluster_id: None };
        let replica = TopicPartition { topic: "t".into(), partition: PartitionIndex(0) };
        let directory = take(&reactor, &folder, &identity).await;
        assert_eq!(directory.previous_stop(), PreviousStop::New);
        let second = LogDirectory::open(&reactor, &folder, &identity).await;
        assert!(matches!(second.err(), Some(StorageError::InUse { .. })));
        let meta = directory.meta().clone();
        drop(directory);

        let directory = take(&reactor, &folder, &identity).await;
        assert_eq!(directory.previous_stop(), PreviousStop::KilledSameBoot);
        assert_eq!(directory.meta(), &meta);
        open(&reactor, &folder.join("t-0"), &LogConfig::default(), killed_hint(Offset(0))).await;
        directory.record(CheckpointKind::RecoveryPoint, [(replica.clone(), Some(Offset(5)))]);
        directory.store(CheckpointKind::RecoveryPoint).await.unwrap();
        fs::write(folder.join(".millrace_running"), "another boot").unwrap();
        drop(directory);

        let directory = take(&reactor, &folder, &identity).await;
        assert_eq!(directory.previous_stop(), PreviousStop::KilledOrLost);
        assert_eq!(
            directory.hint(&replica),
            OpenHint { clean: false, recovery_point: Offset(5), log_start: Offset(0) }
        );
        directory.close().await.unwrap();
        assert!(folder.join(".kafka_cleanshutdown").exists());
        assert!(!folder.join(".lock").exists());

        let other = DirectoryIdentity { node_id: 8, cluster_id: None };
        let refused = LogDirectory::open(&reactor, &folder, &other).await;
        assert!(matches!(refused.err(), Some(StorageError::ForeignDirectory { field: "node.id", .. })));
        let directory = take(&reactor, &folder, &identity).await;
        assert_eq!(directory.previous_stop(), PreviousStop::Clean);
        assert!(directory.hint(&replica).clean);
        assert!(!folder.join(".kafka_cleanshutdown").exists(), "consumed before any log is opened");
    });
}

#[test]
fn a_deleted_log_is_renamed_and_swept_at_the_next_start() {
    on_uring(|reactor, root| async move {
        let identity = DirectoryIdentity { node_id: 1, cluster_id: Some("c".into()) };
        let directory = take(&reactor, &root, &identity).await;
        let log = open(&reactor, &root.join("odd-1.name-3-0"), &LogConfig::default(), killed_hint(Offset(0))).await.log;
        append(&log, one_kib(1));
        log.write_all().await.unwrap();
        let deleted = log.delete().await.unwrap();
        assert!(deleted.path.exists() && !root.join("odd-1.name-3-0").exists());
        assert!(matches!(
            log.append(one_kib(1), LeaderEpoch(0), WallMs(1)),
            Err(AppendError::Storage(StorageError::Closed { .. }))
        ));
        open(&reactor, &root.join("kept-2"), &LogConfig::default(), killed_hint(Offset(0))).await;
        drop(directory);
        let mut directory = take(&reactor, &root, &identity).await;
        let found: Vec<String> = directory.partitions().iter().map(|found| found.replica.to_string()).collect();
        assert_eq!(found, ["kept-2"]);
        for folder in directory.take_deleted() {
            folder.remove(&reactor).await.unwrap();
        }
        assert!(!deleted.path.exists());
    });
}

#[test]
fn a_topic_made_again_is_not_held_to_the_old_ones_recovery_point() {
    on_uring(|reactor, root| async move {
        let identity = DirectoryIdentity { node_id: 1, cluster_id: Some("c".into()) };
        let replica = TopicPartition { topic: "t".into(), partition: PartitionIndex(0) };
        let folder = root.join("t-0");
        let directory = take(&reactor, &root, &identity).await;
        let log = open(&reactor, &folder, &LogConfig::default(), directory.hint(&replica)).await.log;
        for n in 0..10 {
            append(&log, one_kib(n));
        }
        log.close().await.unwrap();
        directory.record(CheckpointKind::RecoveryPoint, [(replica.clone(), Some(Offset(10)))]);
        directory.close().await.unwrap();

        let directory = take(&reactor, &root, &identity).await;
        let old = open(&reactor, &folder, &LogConfig::default(), directory.hint(&replica)).await.log;
        assert_eq!(old.end(), Offset(10));
        old.delete().await.unwrap().remove(&reactor).await.unwrap();
        let again = TopicId([3; 16]);
        let hint = directory.hint(&replica);
        let log = Log::open(&reactor, &folder, again, LogConfig::default(), hint).await.unwrap().log;
        append(&log, one_kib(1));
        log.flush().await.unwrap();
        drop((log, directory)); // killed

        let directory = take(&reactor, &root, &identity).await;
        let hint = directory.hint(&replica);
        assert_eq!(hint.recovery_point, Offset::ZERO);
        let log = Log::open(&reactor, &folder, again, LogConfig::default(), hint).await.unwrap().log;
        assert_eq!(log.end(), Offset(1));
        directory.record(CheckpointKind::RecoveryPoint, [(replica.clone(), Some(Offset(1)))]);
        directory.store(CheckpointKind::RecoveryPoint).await.unwrap();
        fs::remove_dir_all(&folder).unwrap();
        drop((log, directory));

        let directory = take(&reactor, &root, &identity).await;
        assert_eq!(directory.missing(), [replica], "a folder that vanished is named");
    });
}
