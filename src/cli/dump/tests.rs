//! Files made here, whole and damaged, and what is said of them.

use std::fs;
use std::path::Path;

use super::report::{Detail, Report};
use super::{batches, indexes, small};
use crate::base::{LeaderEpoch, Offset, WallMs};
use crate::record::{BatchBuilder, Codec, NewRecord, crc32c};

/// Ten batches of three records each; the position of each batch.
fn segment(path: &Path) -> Vec<u64> {
    let mut bytes = Vec::new();
    let mut positions = Vec::new();
    for batch in 0..10i64 {
        let codec = Codec::ALL[batch as usize % 5];
        let mut builder = BatchBuilder::new(codec).at(Offset(batch * 3)).in_epoch(LeaderEpoch(2));
        for record in 0..3 {
            let value = format!("value {batch} {record}");
            let timestamp = WallMs(1000 * batch + record);
            builder.push(NewRecord { timestamp, value: Some(value.as_bytes()), ..NewRecord::default() }).unwrap();
        }
        positions.push(bytes.len() as u64);
        bytes.extend_from_slice(&builder.finish().unwrap().to_bytes());
    }
    fs::write(path, bytes).unwrap();
    positions
}

/// Number of damaged places, and the text.
fn check(path: &Path, detail: Detail) -> (u64, String) {
    let mut report = Report::new(Vec::new(), detail);
    let name = path.file_name().unwrap().to_str().unwrap();
    let (base, kind) = name.split_once('.').unwrap_or((name, ""));
    match kind {
        "log" => batches::dump_segment(path, base.parse().ok(), &mut report).unwrap(),
        "index" => indexes::dump_offset_index(path, base, &mut report).unwrap(),
        "timeindex" => indexes::dump_time_index(path, base, &mut report).unwrap(),
        "batches" => small::dump_recent_batches(path, &mut report).unwrap(),
        "snapshot" => small::dump_producer_snapshot(path, &mut report).unwrap(),
        _ => assert!(small::dump_named(path, name, &mut report).unwrap(), "{name} is not known"),
    }
    let damage = report.damage();
    report.finish().unwrap();
    (damage, report.into_text())
}

const LOG: &str = "00000000000000000000.log";
const INDEX: &str = "00000000000000000000.index";
const TIME_INDEX: &str = "00000000000000000000.timeindex";

#[test]
fn a_whole_segment_is_shown_and_has_no_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(LOG);
    segment(&path);
    let (damage, text) = check(&path, Detail::Records);
    assert_eq!(damage, 0, "{text}");
    assert!(text.contains("offsets 3..=5, records 3") && text.contains("codec gzip"), "{text}");
    assert!(text.contains("offset 29, time 1970-01-01T00:00:09.002Z, key null, value value 9 2"), "{text}");
    let (_, text) = check(&path, Detail::Verify);
    assert_eq!(text, "checked 1 files, 10 batches, 30 records, 0 index entries: no damage\n");
}

#[test]
fn every_flipped_byte_of_a_segment_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(LOG);
    segment(&path);
    let whole = fs::read(&path).unwrap();
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x40;
        fs::write(&path, &bytes).unwrap();
        let (damage, text) = check(&path, Detail::Verify);
        // Base offset and leader epoch lie outside the checksum: what makes them grow cannot be told from the truth.
        let field = batch_field(&whole, at);
        assert!(damage > 0 || matches!(field, 0..8 | 12..16), "byte {at} (field at {field}): {text}");
    }
}

/// Where in its batch a byte lies.
fn batch_field(bytes: &[u8], at: usize) -> usize {
    let mut begin = 0;
    loop {
        let total = 12 + u32::from_be_bytes(bytes[begin + 8..begin + 12].try_into().unwrap()) as usize;
        if at < begin + total {
            return at - begin;
        }
        begin += total;
    }
}

#[test]
fn damage_is_told_with_offset_and_position() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(LOG);
    let positions = segment(&path);
    let mut bytes = fs::read(&path).unwrap();
    bytes[positions[4] as usize + 70] ^= 1;
    fs::write(&path, &bytes).unwrap();
    let (damage, text) = check(&path, Detail::Batches);
    assert_eq!(damage, 1, "{text}");
    assert!(text.contains(&format!("offset 12, position {}: the batch's checksum", positions[4])), "{text}");
    assert!(text.contains("offsets 27..=29"), "reading goes on behind the damage: {text}");
}

#[test]
fn a_torn_tail_and_a_tail_of_zeros_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(LOG);
    let positions = segment(&path);
    let whole = fs::read(&path).unwrap();
    for (length, word) in [(positions[9] as usize + 30, "cut off: 30 of 61"), (whole.len() - 1, "cut off")] {
        fs::write(&path, &whole[..length]).unwrap();
        let (damage, text) = check(&path, Detail::Verify);
        assert!(damage == 1 && text.contains(word) && text.contains("offset 27, position"), "{text}");
    }
    let mut zeros = whole.clone();
    zeros.resize(whole.len() + 4096, 0);
    fs::write(&path, &zeros).unwrap();
    let (damage, text) = check(&path, Detail::Verify);
    let at = whole.len();
    assert!(
        damage == 1 && text.contains(&format!("offset 30, position {at}: the batch claims a length of 0")),
        "{text}"
    );
}

#[test]
fn batches_that_go_back_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(LOG);
    segment(&path);
    let mut bytes = fs::read(&path).unwrap();
    let again = bytes.clone();
    bytes.extend_from_slice(&again);
    fs::write(&path, &bytes).unwrap();
    let (damage, text) = check(&path, Detail::Verify);
    assert!(damage == 10 && text.contains("expected offset 30 or more"), "{text}");
}

fn entries(fields: &[(u32, u32)]) -> Vec<u8> {
    fields.iter().flat_map(|(a, b)| [a.to_be_bytes(), b.to_be_bytes()].concat()).collect()
}

#[test]
fn an_offset_index_is_held_against_its_segment() {
    let folder = tempfile::tempdir().unwrap();
    let positions = segment(&folder.path().join(LOG));
    let path = folder.path().join(INDEX);
    let (third, sixth) = (positions[3] as u32, positions[6] as u32);

    let mut whole = entries(&[(11, third), (20, sixth)]);
    whole.resize(8 * 100, 0);
    fs::write(&path, &whole).unwrap();
    assert_eq!(check(&path, Detail::Verify).0, 0, "zeros behind the entries are an active segment's");

    for (wrong, word) in [
        (entries(&[(11, third + 1)]), "no batch begins at"),
        (entries(&[(10, third)]), "ends at 11"),
        (entries(&[(20, sixth), (11, third)]), "does not grow"),
        ([entries(&[(11, third), (0, 0)]), vec![0, 0, 0, 0, 0, 0, 0, 9]].concat(), "not zero behind the last entry"),
        ([entries(&[(11, third)]), vec![1, 2, 3]].concat(), "no whole entry"),
    ] {
        fs::write(&path, &wrong).unwrap();
        let (damage, text) = check(&path, Detail::Verify);
        assert!(damage > 0 && text.contains(word), "{word}: {text}");
    }
}

#[test]
fn a_time_index_is_held_against_its_segment() {
    let folder = tempfile::tempdir().unwrap();
    segment(&folder.path().join(LOG));
    let path = folder.path().join(TIME_INDEX);
    let entry = |time: i64, offset: u32| [&time.to_be_bytes()[..], &offset.to_be_bytes()[..]].concat();
    fs::write(&path, [entry(3002, 11), entry(9002, 29)].concat()).unwrap();
    assert_eq!(check(&path, Detail::Verify).0, 0);
    for (wrong, word) in [
        ([entry(3002, 11), entry(3002, 11)].concat(), "time 3002 after 3002"),
        (entry(3002, 10), "no batch ends at offset 10"),
        (entry(3001, 11), "has 3002"),
    ] {
        fs::write(&path, wrong).unwrap();
        let (damage, text) = check(&path, Detail::Verify);
        assert!(damage > 0 && text.contains(word), "{word}: {text}");
    }
}

#[test]
fn a_producer_snapshot_is_shown_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("00000000000000000030.snapshot");
    let mut rest = 1i32.to_be_bytes().to_vec();
    for (value, width) in [(7i64, 8), (1, 2), (29, 4), (29, 8), (2, 4), (9002, 8), (-1, 4), (-1, 8)] {
        rest.extend_from_slice(&value.to_be_bytes()[8 - width..]);
    }
    let bytes = [&1i16.to_be_bytes()[..], &crc32c(&rest).to_be_bytes()[..], &rest[..]].concat();
    fs::write(&path, &bytes).unwrap();
    let (damage, text) = check(&path, Detail::Batches);
    assert_eq!(damage, 0, "{text}");
    assert!(text.contains("producer 7 epoch 1, last sequence 29, last offset 29, offset delta 2"), "{text}");
    for at in 0..bytes.len() {
        let mut wrong = bytes.clone();
        wrong[at] ^= 1;
        fs::write(&path, &wrong).unwrap();
        assert!(check(&path, Detail::Verify).0 > 0, "byte {at}");
    }
}

#[test]
fn the_side_file_of_a_snapshot_is_shown_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("00000000000000000030.batches");
    let mut rest = 1i32.to_be_bytes().to_vec();
    for (value, width) in [(7i64, 8), (9002, 8), (1, 1), (0, 4), (2, 4), (26, 8), (2, 4), (8002, 8)] {
        rest.extend_from_slice(&value.to_be_bytes()[8 - width..]);
    }
    let bytes = [&b"MRB1"[..], &crc32c(&rest).to_be_bytes()[..], &rest[..]].concat();
    fs::write(&path, &bytes).unwrap();
    let (damage, text) = check(&path, Detail::Batches);
    assert_eq!(damage, 0, "{text}");
    assert!(text.contains("producer 7, last seen") && text.contains("sequences 0..=2, last offset 26"), "{text}");
    for at in 0..bytes.len() {
        let mut wrong = bytes.clone();
        wrong[at] ^= 1;
        fs::write(&path, &wrong).unwrap();
        assert!(check(&path, Detail::Verify).0 > 0, "byte {at}");
    }
}

#[test]
fn checkpoints_are_checked_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text, word) in [
        ("leader-epoch-checkpoint", "0\n1\n2 0\n", ""),
        ("recovery-point-offset-checkpoint", "0\n1\norders 0 15\n", ""),
        ("recovery-point-offset-checkpoint", "1\n0\n", "version '1'"),
        ("recovery-point-offset-checkpoint", "0\n2\norders 0 15\n", "claims 2 lines, but has 1"),
        ("replication-offset-checkpoint", "0\n1\norders 0 x\n", "line 3"),
        ("leader-epoch-checkpoint", "0\n1\n2\n", "line 3"),
        ("partition.metadata", "version: 0\ntopic_id: apWW6boCTnmSRXIK8YzOYw", ""),
        ("partition.metadata", "version: 0\ntopic_id: short", "no topic_id"),
        ("meta.properties", "#\nversion=1\ncluster.id=x\nnode.id=1\n", ""),
        ("meta.properties", "version=1\ncluster.id=x\n", "no node.id"),
        ("quorum-state", "{\"leaderId\":7}", ""),
        ("quorum-state", "{", "not JSON"),
        ("millrace-recovery-point", "0\n24\n", ""),
        ("millrace-recovery-point", "0\n-1\n", "one offset"),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        let (damage, said) = check(&path, Detail::Verify);
        assert_eq!(damage > 0, !word.is_empty(), "{name}: {said}");
        assert!(said.contains(word), "{name}: {said}");
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(300))]

    /// Whatever a disk returns, every kind of file is shown or reported, without a panic.
    #[test]
    fn arbitrary_damage_never_ends_the_command(
        name in proptest::sample::select(vec![
            LOG, INDEX, TIME_INDEX, "00000000000000000030.snapshot", "00000000000000000030.batches",
            "09223372036854775807.index", "leader-epoch-checkpoint", "meta.properties", "partition.metadata",
        ]),
        whole_first in proptest::bool::ANY,
        edits in proptest::collection::vec((0usize..700, proptest::num::u8::ANY), 0..40),
        tail in proptest::collection::vec(proptest::num::u8::ANY, 0..200),
    ) {
        let folder = tempfile::tempdir().unwrap();
        segment(&folder.path().join(LOG));
        let path = folder.path().join(name);
        let mut bytes = if whole_first { fs::read(folder.path().join(LOG)).unwrap() } else { Vec::new() };
        bytes.extend(tail);
        for (at, byte) in edits {
            if let Some(place) = bytes.get_mut(at) {
                *place = byte;
            }
        }
        fs::write(&path, &bytes).unwrap();
        for detail in [Detail::Records, Detail::Verify] {
            check(&path, detail);
        }
    }
}
