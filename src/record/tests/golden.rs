//! Everything Apache Kafka 4.4 and its clients wrote into one log directory, against the lists made by Kafka's own classes.

use std::collections::BTreeMap;

use super::*;
use crate::base::{LeaderEpoch, Offset, ProducerId};
use crate::record::datadir;

const RECORDS: &str = include_str!("../../../tests/data/kafka-4.4-datadir.records.tsv");

/// Bytes as the list shows them.
fn shown(bytes: Option<&[u8]>) -> String {
    let Some(bytes) = bytes else { return "\\N".to_owned() };
    let mut text = String::new();
    for byte in bytes {
        match byte {
            b'\\' | b'=' | b',' => text.push_str(&format!("\\x{byte:02x}")),
            0x20..0x7f => text.push(char::from(*byte)),
            _ => text.push_str(&format!("\\x{byte:02x}")),
        }
    }
    text
}

fn row(topic: &str, partition: &str, segment: &str, batch: &BatchView<'_>, record: &Record<'_>) -> String {
    let header = batch.header();
    let headers: Vec<String> =
        record.headers.map(|header| format!("{}={}", shown(Some(header.key)), shown(header.value))).collect();
    let timestamp_type = match header.attributes.timestamp_type() {
        TimestampType::CreateTime => "CreateTime",
        TimestampType::LogAppendTime => "LogAppendTime",
    };
    [
        topic,
        partition,
        segment,
        &header.base_offset.to_string(),
        &header.leader_epoch.0.to_string(),
        &record.offset.to_string(),
        &record.timestamp.0.to_string(),
        timestamp_type,
        batch.codec().expect("a known codec").name(),
        &header.producer_id.0.to_string(),
        &header.producer_epoch.0.to_string(),
        &record.sequence.to_string(),
        &shown(record.key),
        &shown(record.value),
        &headers.join(","),
    ]
    .join("\t")
}

#[test]
fn every_record_in_kafkas_files_reads_as_kafka_lists_it() {
    let mut expected: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut rows = 0;
    for line in RECORDS.lines().skip(1) {
        let mut columns: Vec<&str> = line.split('\t').collect();
        assert_eq!(columns.len(), 16, "{line}");
        // The transaction column tells how the transaction ended: that is not in the batch.
        columns.remove(12);
        expected.entry(columns[0]).or_default().push(columns.join("\t"));
        rows += 1;
    }
    assert_eq!(rows, 235);

    let mut read: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut decompressor = Decompressor::new();
    let mut files = datadir::files();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    for file in &files {
        let Some((directory, segment)) = file.path.split_once('/') else { continue };
        let Some((topic, partition)) = directory.rsplit_once('-') else { continue };
        if !segment.ends_with(".log") || topic.starts_with("__") || directory.ends_with("-delete") {
            continue;
        }
        for batch in batches(&file.bytes) {
            let batch = batch.expect("a whole batch");
            batch.check_crc().expect("a true checksum");
            for record in batch.records(&mut decompressor, LIMIT).expect("a readable body") {
                let record = record.expect("a readable record");
                read.entry(topic.to_owned()).or_default().push(row(topic, partition, segment, &batch, &record));
            }
        }
    }
    assert_eq!(read.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>());
    for (topic, rows) in &expected {
        assert_eq!(&read[*topic], rows, "{topic}");
    }
}

#[test]
fn every_batch_of_every_log_and_snapshot_is_sound() {
    let mut decompressor = Decompressor::new();
    let (mut sound_batches, mut sound_records) = (0, 0);
    for file in datadir::files() {
        if !file.path.ends_with(".log") && !file.path.ends_with(".checkpoint") {
            continue;
        }
        let mut iterator = batches(&file.bytes);
        for batch in iterator.by_ref() {
            let batch = batch.expect("a whole batch");
            batch.check_crc().expect("a true checksum");
            assert_eq!(batch.header().to_raw(), *batch.raw_header());
            sound_batches += 1;
            for record in batch.records(&mut decompressor, LIMIT).expect("a readable body") {
                let record = record.expect("a readable record");
                sound_records += 1;
                if batch.header().attributes.is_control() {
                    let kind = ControlKind::from_key(record.key.expect("a key")).expect("a control key");
                    assert!(!matches!(kind, ControlKind::Other(_)), "{kind:?}");
                    assert_eq!(record.key, Some(&kind.key()[..]));
                }
            }
        }
        assert_eq!(iterator.position(), file.bytes.len(), "{}", file.path);
    }
    assert_eq!((sound_batches, sound_records), (382, 800));
}

/// Data batches as their producers sent them, in each codec.
fn produced_batches(mut each: impl FnMut(&str, BatchView<'_>)) {
    for file in datadir::files() {
        // The compacted topic was rewritten by the cleaner, and append times are not the producer's.
        let is_as_produced = ["codecs", "rolled", "txn", "plain", "recompressed", "odd"]
            .iter()
            .any(|topic| file.path.starts_with(topic));
        if !file.path.ends_with(".log") || !is_as_produced {
            continue;
        }
        for batch in batches(&file.bytes) {
            let batch = batch.expect("a whole batch");
            if !batch.header().attributes.is_control() {
                each(&file.path, batch);
            }
        }
    }
}

#[test]
fn what_kafka_accepted_is_accepted_and_kept_as_it_is() {
    let mut accepted: BTreeMap<&str, u32> = BTreeMap::new();
    produced_batches(|path, batch| {
        let mut sent = *batch.raw_header();
        sent.set_base_offset(Offset::ZERO);
        sent.set_leader_epoch(LeaderEpoch(-1));
        let bytes = [&sent.as_bytes()[..], batch.body()].concat();
        let mut valid =
            check(&bytes, &ValidationPolicy::default()).unwrap_or_else(|refusal| panic!("{path}: {refusal}"));
        assert_eq!(valid.header, sent, "{path}");
        assert_eq!(valid.body, batch.body());

        let header = batch.header();
        valid.header.set_base_offset(header.base_offset);
        valid.header.set_leader_epoch(header.leader_epoch);
        assert_eq!(valid.header, *batch.raw_header());
        assert_eq!(valid.info.producer_id, header.producer_id);
        assert_eq!(valid.info.last_sequence(), header.last_sequence());
        assert_eq!(valid.info.max_timestamp, header.max_timestamp);
        let newest = batch.max_timestamp(&mut Decompressor::new(), LIMIT).expect("readable").expect("not empty");
        assert_eq!(newest.timestamp, header.max_timestamp);
        assert_eq!(newest.offset, header.base_offset.plus(valid.info.offset_of_max_timestamp_delta.into()));
        *accepted.entry(valid.info.codec.name()).or_default() += 1;
    });
    assert_eq!(accepted.keys().copied().collect::<Vec<_>>(), ["gzip", "lz4", "none", "snappy", "zstd"]);
    assert!(accepted["none"] >= 50, "{accepted:?}");
}

#[test]
fn a_batch_built_from_kafkas_records_has_kafkas_bytes() {
    let mut decompressor = Decompressor::new();
    let mut second = Decompressor::new();
    let mut built_batches = 0;
    produced_batches(|path, batch| {
        let header = batch.header();
        let codec = batch.codec().expect("a known codec");
        let mut builder = BatchBuilder::new(codec).at(header.base_offset).in_epoch(header.leader_epoch).from_producer(
            header.producer_id,
            header.producer_epoch,
            header.base_sequence,
        );
        if header.attributes.is_transactional() {
            builder = builder.transactional();
        }
        for record in batch.records(&mut decompressor, LIMIT).expect("readable") {
            let record = record.expect("readable");
            let headers: Vec<_> = record.headers.map(|header| (header.key, header.value)).collect();
            let record =
                NewRecord { timestamp: record.timestamp, key: record.key, value: record.value, headers: &headers };
            builder.push(record).expect("it fits");
        }
        let built = builder.finish().expect("it can be built");
        built_batches += 1;
        if codec == Codec::None {
            assert_eq!(built.header, *batch.raw_header(), "{path}");
            assert_eq!(built.body, batch.body(), "{path}");
        }
        let ours = decompressor.decompress(codec, &built.body, LIMIT).expect("ours");
        let theirs = second.decompress(codec, batch.body(), LIMIT).expect("theirs");
        assert_eq!(ours, theirs, "{path}");
    });
    assert!(built_batches > 60);
}

#[test]
fn control_batches_of_the_metadata_log_are_built_byte_for_byte() {
    let mut decompressor = Decompressor::new();
    let mut kinds = std::collections::BTreeSet::new();
    let paths = [
        "__cluster_metadata-0/00000000000000000000.log",
        "__cluster_metadata-0/00000000000000000000-0000000000.checkpoint",
        "__cluster_metadata-0/00000000000000000162-0000000001.checkpoint",
        "txn-0/00000000000000000005.log",
    ];
    for path in paths {
        let bytes = datadir::file(path);
        for batch in batches(&bytes) {
            let batch = batch.expect("a whole batch");
            let header = batch.header();
            if !header.attributes.is_control() {
                continue;
            }
            let mut builder = BatchBuilder::new(Codec::None)
                .at(header.base_offset)
                .in_epoch(header.leader_epoch)
                .from_producer(header.producer_id, header.producer_epoch, header.base_sequence);
            if header.attributes.is_transactional() {
                builder = builder.transactional();
            }
            for record in batch.records(&mut decompressor, LIMIT).expect("readable") {
                let record = record.expect("readable");
                let kind = ControlKind::from_key(record.key.expect("a key")).expect("a control key");
                kinds.insert(kind.id());
                builder.push_control(kind, record.value.expect("a value"), record.timestamp).expect("it fits");
            }
            let built = builder.finish().expect("it can be built");
            assert_eq!(built.header, *batch.raw_header(), "{path}");
            assert_eq!(built.body, batch.body(), "{path}");
        }
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn a_timestamp_finds_its_record_inside_a_compressed_batch_with_unordered_times() {
    let mut decompressor = Decompressor::new();
    for partition in 0..5 {
        let bytes = datadir::file(&format!("codecs-{partition}/00000000000000000000.log"));
        // Offsets 5 to 9 have the seconds 5, 6, 1, 8, 9.
        let batch = batches(&bytes).nth(1).expect("a second batch").expect("a whole batch");
        let mut find = |seconds: i64, from: i64| {
            let timestamp = WallMs(1_700_000_000_000 + seconds * 1000);
            let found = batch.first_at_or_after(timestamp, Offset(from), &mut decompressor, LIMIT).expect("readable");
            found.map(|found| (found.offset.0, (found.timestamp.0 - 1_700_000_000_000) / 1000))
        };
        assert_eq!(find(0, 0), Some((5, 5)));
        assert_eq!(find(6, 0), Some((6, 6)));
        assert_eq!(find(7, 0), Some((8, 8)));
        assert_eq!(find(1, 7), Some((7, 1)));
        assert_eq!(find(9, 0), Some((9, 9)));
        assert_eq!(find(10, 0), None);
    }
}

#[test]
fn append_time_holds_for_every_record_and_its_first_is_the_newest() {
    let bytes = datadir::file("logappend-0/00000000000000000000.log");
    let batch = BatchView::parse(&bytes).expect("a whole batch");
    let mut decompressor = Decompressor::new();
    let newest = batch.max_timestamp(&mut decompressor, LIMIT).expect("readable").expect("not empty");
    assert_eq!((newest.offset.0, newest.timestamp.0), (0, 1_796_062_915_147));
}

#[test]
fn setting_the_append_time_gives_the_header_that_kafka_wrote() {
    let bytes = datadir::file("logappend-0/00000000000000000000.log");
    let stored = BatchView::parse(&bytes).expect("a whole batch");
    // The producer's batch again: create time, and the newest of its own timestamps.
    let mut sent = *stored.raw_header();
    sent.set_base_offset(Offset::ZERO);
    sent.set_leader_epoch(LeaderEpoch(-1));
    sent.set_max_timestamp(TimestampType::CreateTime, WallMs(1_700_000_000_002), stored.body().len());
    let sent = [&sent.as_bytes()[..], stored.body()].concat();
    BatchView::parse(&sent).expect("whole").check_crc().expect("the checksum follows");

    let policy = ValidationPolicy { timestamp_type: TimestampType::LogAppendTime, ..ValidationPolicy::default() };
    let now = stored.header().max_timestamp;
    let mut valid = validate(&Bytes::from(sent), 13, &policy, now, &mut Decompressor::new()).expect("accepted");
    valid.header.set_base_offset(stored.header().base_offset);
    valid.header.set_leader_epoch(stored.header().leader_epoch);
    assert_eq!(valid.header, *stored.raw_header());
    assert_eq!((valid.info.max_timestamp, valid.info.offset_of_max_timestamp_delta), (now, 0));
    assert_eq!(valid.info.producer_id, ProducerId(5));
}
