//! Random and damaged bytes: nothing panics, nothing grows beyond its bound, and the quick path agrees with the slow one.

use proptest::prelude::*;

use super::*;
use crate::record::records::take_record;
use crate::record::walk::plain_record;

fn codec() -> impl Strategy<Value = Codec> {
    prop::sample::select(Codec::ALL.to_vec())
}

fn bytes(length_max: usize) -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..length_max)
}

fn optional_bytes() -> impl Strategy<Value = Option<Vec<u8>>> {
    prop_oneof![1 => Just(None), 5 => bytes(20).prop_map(Some), 1 => bytes(300).prop_map(Some)]
}

#[derive(Clone, Debug)]
struct Written {
    timestamp: i64,
    key: Option<Vec<u8>>,
    value: Option<Vec<u8>>,
    headers: Vec<(Vec<u8>, Option<Vec<u8>>)>,
}

fn written() -> impl Strategy<Value = Written> {
    let timestamp = prop_oneof![
        4 => (0..10_000i64).prop_map(|ago| NOW.0 - ago),
        1 => 0..NOW.0,
        1 => Just(-1),
    ];
    let headers = prop_oneof![3 => Just(vec![]), 1 => prop::collection::vec((bytes(9), optional_bytes()), 0..4)];
    (timestamp, optional_bytes(), optional_bytes(), headers).prop_map(|(timestamp, key, value, headers)| Written {
        timestamp,
        key,
        value,
        headers,
    })
}

fn build(codec: Codec, records: &[Written]) -> Vec<u8> {
    let mut builder = BatchBuilder::new(codec);
    for record in records {
        let headers: Vec<_> = record.headers.iter().map(|(key, value)| (&key[..], value.as_deref())).collect();
        let record = NewRecord {
            timestamp: WallMs(record.timestamp),
            key: record.key.as_deref(),
            value: record.value.as_deref(),
            headers: &headers,
        };
        builder.push(record).expect("it fits");
    }
    builder.finish().expect("built").to_bytes().to_vec()
}

/// Calls everything that reads a batch.
fn read_all(bytes: &[u8], decompressor: &mut Decompressor) {
    let limit = 1 << 20;
    for batch in batches(bytes) {
        let Ok(batch) = batch else { break };
        let _ = batch.check_crc();
        if let Ok(records) = batch.records(decompressor, limit) {
            for record in records {
                let Ok(record) = record else { break };
                assert!(record.headers.count() <= bytes.len().max(limit));
            }
        }
        let _ = batch.max_timestamp(decompressor, limit);
        let _ = batch.first_at_or_after(WallMs(0), crate::base::Offset(0), decompressor, limit);
        assert!(decompressor.held_bytes() <= limit);
    }
    let policy = ValidationPolicy { decompressed_batch_bytes_max: limit, ..ValidationPolicy::default() };
    let _ = validate(&Bytes::copy_from_slice(bytes), 9, &policy, NOW, decompressor);
    assert!(decompressor.held_bytes() <= limit);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_back(codec in codec(), records in prop::collection::vec(written(), 1..60)) {
        let bytes = build(codec, &records);
        let valid = check(&bytes, &ValidationPolicy::default()).expect("accepted");
        prop_assert_eq!(&valid.to_bytes()[..], &bytes[..]);
        let mut decompressor = Decompressor::new();
        let batch = BatchView::parse(&bytes).expect("whole");
        let mut read = Vec::new();
        for (index, record) in batch.records(&mut decompressor, LIMIT).expect("readable").enumerate() {
            let record = record.expect("readable");
            prop_assert_eq!(record.offset.0, index as i64);
            read.push(Written {
                timestamp: record.timestamp.0,
                key: record.key.map(<[u8]>::to_vec),
                value: record.value.map(<[u8]>::to_vec),
                headers: record.headers.map(|h| (h.key.to_vec(), h.value.map(<[u8]>::to_vec))).collect(),
            });
        }
        prop_assert_eq!(format!("{records:?}"), format!("{read:?}"));
        let newest = records.iter().map(|record| record.timestamp).max().expect("not empty");
        let first = records.iter().position(|record| record.timestamp == newest).expect("not empty");
        prop_assert_eq!(valid.info.max_timestamp.0, newest);
        prop_assert_eq!(valid.info.offset_of_max_timestamp_delta, first as i32);
    }

    #[test]
    fn random_bytes_are_read_or_refused(codec in codec(), body in bytes(400), count in 1..50i32) {
        let mut decompressor = Decompressor::new();
        read_all(&body, &mut decompressor);
        read_all(&with_body(codec, count, &body), &mut decompressor);
    }

    #[test]
    fn damaged_batches_are_read_or_refused(
        codec in codec(),
        records in prop::collection::vec(written(), 1..30),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        cut in any::<prop::sample::Index>(),
        fix_checksum in any::<bool>(),
    ) {
        let mut bytes = build(codec, &records);
        for (index, byte) in damage {
            let position = index.index(bytes.len());
            bytes[position] = byte;
        }
        if fix_checksum {
            bytes = with_true_crc(bytes);
        }
        let mut decompressor = Decompressor::new();
        read_all(&bytes, &mut decompressor);
        read_all(&bytes[..cut.index(bytes.len())], &mut decompressor);
    }

    #[test]
    fn the_quick_look_agrees_with_the_slow_one(
        records in prop::collection::vec(written(), 1..20),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..3),
        length_max in prop_oneof![Just(i32::MAX), 0..40i32],
    ) {
        let mut body = build(Codec::None, &records).split_off(HEADER_BYTES);
        for (index, byte) in damage {
            let position = index.index(body.len());
            body[position] = byte;
        }
        for position in 0..=body.len() {
            let mut rest = &body[position..];
            let slow = take_record(&mut rest, length_max);
            let end = body.len() - rest.len();
            for index in [0, 1, 3, 70, slow.map_or(-1, |record| record.offset_delta)] {
                let Some(quick) = plain_record(&body, position, index, length_max) else { continue };
                let slow = slow.expect("the slow look accepts what the quick one does");
                prop_assert_eq!(quick.end, end);
                prop_assert_eq!(quick.timestamp_delta, slow.timestamp_delta);
                prop_assert_eq!(quick.has_key, slow.key.is_some());
                prop_assert_eq!(index, slow.offset_delta);
            }
        }
    }
}

#[test]
fn the_quick_look_answers_for_ordinary_records() {
    let mut builder = BatchBuilder::new(Codec::None);
    for index in 0..1000 {
        let value = [b'v'; 100];
        let timestamp = WallMs(NOW.0 + index * 7);
        builder.push(NewRecord { timestamp, value: Some(&value), ..NewRecord::default() }).expect("it fits");
    }
    let body = builder.finish().expect("built").body;
    let (mut position, mut quick) = (0, 0);
    for index in 0..1000 {
        let mut rest = &body[position..];
        take_record(&mut rest, i32::MAX).expect("sound");
        quick += u32::from(plain_record(&body, position, index, i32::MAX).is_some());
        position = body.len() - rest.len();
    }
    assert_eq!(quick, 1000);
}
