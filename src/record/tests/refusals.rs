//! Every check of a produced batch: what it refuses, what it lets pass, and which check comes first.

use super::*;

const CREATE_TIME: i64 = NOW.0 - 1000;

fn sound() -> Vec<u8> {
    client_batch(Codec::None, &[CREATE_TIME, CREATE_TIME + 1, CREATE_TIME + 2])
}

#[track_caller]
fn refused(bytes: &[u8]) -> Refusal {
    check(bytes, &ValidationPolicy::default()).expect_err("this batch is to be refused")
}

#[track_caller]
fn refused_as(bytes: &[u8], kind: RefusalKind) -> Refusal {
    let refusal = refused(bytes);
    assert_eq!(refusal.kind(), kind, "{refusal}");
    refusal
}

/// A record's bytes: its own length, then `fields` behind the attributes.
fn record(fields: &[u8]) -> Vec<u8> {
    let length = fields.len() + 1;
    assert!(length < 64, "one byte of length");
    [&[(length as u8) << 1, 0], fields].concat()
}

#[test]
fn a_sound_batch_is_accepted_in_every_codec() {
    for codec in Codec::ALL {
        let bytes = client_batch(codec, &[CREATE_TIME, CREATE_TIME + 5, CREATE_TIME + 5, CREATE_TIME]);
        let valid = check(&bytes, &ValidationPolicy::default()).expect("it is sound");
        assert_eq!(valid.to_bytes(), bytes);
        assert_eq!((valid.info.record_count, valid.info.last_offset_delta), (4, 3));
        assert_eq!((valid.info.max_timestamp.0, valid.info.offset_of_max_timestamp_delta), (CREATE_TIME + 5, 1));
        assert_eq!((valid.info.codec, valid.info.has_producer()), (codec, false));
    }
}

#[test]
fn exactly_one_whole_batch_is_wanted() {
    let bytes = sound();
    assert_eq!(refused_as(b"", RefusalKind::InvalidRecord), Refusal::NoBatch);
    assert_eq!(refused(&bytes[..11]), Refusal::NoBatch);
    assert_eq!(refused(&bytes[..16]), Refusal::NoBatch);
    assert_eq!(refused(&bytes[..bytes.len() - 1]), Refusal::NoBatch);
    assert_eq!(refused_as(&[&bytes[..], &bytes].concat(), RefusalKind::InvalidRecord), Refusal::ManyBatches);
    // A fragment behind the batch is left out of what is appended.
    for fragment in [1, 11, 12, 16, 17, bytes.len() - 1] {
        let valid = check(&[&bytes, &bytes[..fragment]].concat(), &ValidationPolicy::default()).expect("accepted");
        assert_eq!(valid.to_bytes(), bytes);
    }
    // But not when it cannot be the front of a batch.
    refused_as(&[&bytes[..], &[0; 12]].concat(), RefusalKind::Corrupt);
}

#[test]
fn only_format_2_is_accepted() {
    for magic in [0, 1] {
        let refusal = refused_as(&with_field(&sound(), 16, &[magic]), RefusalKind::InvalidRecord);
        assert_eq!(refusal, Refusal::OldFormat { magic: magic as i8 });
    }
    for magic in [3, 0x80, 0xff] {
        refused_as(&with_field(&sound(), 16, &[magic]), RefusalKind::Corrupt);
    }
}

#[test]
fn a_length_smaller_than_a_header_is_damage() {
    for length in [i32::MIN, -1, 0, 13, 14, 48] {
        refused_as(&with_field(&sound(), 8, &length.to_be_bytes()), RefusalKind::Corrupt);
    }
    for length in [sound().len() as i32, i32::MAX] {
        assert_eq!(refused(&with_field(&sound(), 8, &length.to_be_bytes())), Refusal::NoBatch);
    }
}

#[test]
fn zstd_needs_produce_version_7() {
    let bytes = client_batch(Codec::Zstd, &[CREATE_TIME]);
    let policy = ValidationPolicy::default();
    for version in 3..7 {
        let refusal = check_at_version(&bytes, version, &policy).expect_err("too early");
        assert_eq!(refusal, Refusal::ZstdTooEarly { version });
        assert_eq!(refusal.kind(), RefusalKind::UnsupportedCompression);
        assert_eq!(check_framing(&bytes, version), Err(refusal));
    }
    check_at_version(&bytes, 7, &policy).expect("accepted");
    check_at_version(&client_batch(Codec::Lz4, &[CREATE_TIME]), 3, &policy).expect("accepted");
}

#[test]
fn producers_begin_at_offset_0() {
    let refusal = refused_as(&with_field(&sound(), 0, &7i64.to_be_bytes()), RefusalKind::InvalidRecord);
    assert_eq!(refusal, Refusal::BaseOffset { base_offset: 7 });
}

#[test]
fn the_size_limit_counts_the_whole_batch_and_comes_before_the_checksum() {
    let mut bytes = sound();
    let policy = |limit| ValidationPolicy { batch_bytes_max: limit, ..ValidationPolicy::default() };
    check(&bytes, &policy(bytes.len())).expect("exactly as large as allowed");
    bytes[40] ^= 1;
    let refusal = check(&bytes, &policy(bytes.len() - 1)).expect_err("one byte too large");
    assert_eq!(refusal, Refusal::TooLarge { bytes: bytes.len(), limit: bytes.len() - 1 });
    assert_eq!(refusal.kind(), RefusalKind::TooLarge);

    let policy = ValidationPolicy { segment_bytes: 100, ..ValidationPolicy::default() };
    assert_eq!(check(&sound(), &policy).expect_err("too large").kind(), RefusalKind::LargerThanSegment);
}

#[test]
fn every_flipped_bit_under_the_checksum_is_damage() {
    for codec in [Codec::None, Codec::Zstd] {
        let bytes = client_batch(codec, &[CREATE_TIME, CREATE_TIME]);
        for position in 17..bytes.len() {
            for bit in 0..8 {
                let mut flipped = bytes.clone();
                flipped[position] ^= 1 << bit;
                refused_as(&flipped, RefusalKind::Corrupt);
            }
        }
    }
}

#[test]
fn the_checksum_comes_before_what_the_header_says() {
    let mut bytes = with_field(&sound(), 57, &0i32.to_be_bytes());
    refused_as(&bytes, RefusalKind::InvalidRecord);
    bytes[17] ^= 1;
    refused_as(&bytes, RefusalKind::Corrupt);
}

#[test]
fn the_count_must_match_the_last_offset_delta_and_the_records() {
    for count in [i32::MIN, -1, 0, 2, 4, i32::MAX] {
        let refusal = refused_as(&with_field(&sound(), 57, &count.to_be_bytes()), RefusalKind::InvalidRecord);
        assert_eq!(refusal, Refusal::Count { count, last_offset_delta: 2 });
    }
    // Both wrong in the same way: the records tell.
    let body = &sound()[HEADER_BYTES..];
    let fewer = refused(&with_body(Codec::None, 2, body));
    assert_eq!(fewer, Refusal::Record { index: 1, fault: RecordFault::BytesAfterLast });
    let more = refused(&with_body(Codec::None, 4, body));
    assert_eq!(more, Refusal::Record { index: 3, fault: RecordFault::Length });
    refused(&with_body(Codec::None, i32::MAX, body));
}

#[test]
fn clients_do_not_write_control_batches() {
    assert_eq!(refused_as(&with_field(&sound(), 21, &[0, 0x20]), RefusalKind::InvalidRecord), Refusal::Control);
}

#[test]
fn a_codec_that_does_not_exist_is_refused_without_a_retriable_error() {
    for id in 5..8 {
        let refusal = refused_as(&with_field(&sound(), 21, &[0, id]), RefusalKind::UnsupportedCompression);
        assert_eq!(refusal, Refusal::UnknownCodec(id));
    }
}

#[test]
fn a_producer_id_needs_a_sequence() {
    let with_id = with_field(&sound(), 43, &9i64.to_be_bytes());
    let refusal = refused_as(&with_id, RefusalKind::InvalidRecord);
    assert_eq!(refusal, Refusal::Sequence { base_sequence: -1, producer_id: 9 });
    let bytes = with_field(&with_id, 53, &i32::MAX.to_be_bytes());
    let valid = check(&bytes, &ValidationPolicy::default()).expect("accepted");
    // Sequences wrap from 2^31 - 1 to 0: three records end at 1.
    assert_eq!((valid.info.base_sequence, valid.info.last_sequence()), (i32::MAX, 1));
}

#[test]
fn the_transactional_flag_is_reported() {
    let valid = check(&with_field(&sound(), 21, &[0, 0x10]), &ValidationPolicy::default()).expect("accepted");
    assert!(valid.info.transactional);
}

#[test]
fn offset_deltas_count_from_0_in_every_codec() {
    let first = record(&[0, 0, 1, 1, 0]);
    for (second, found) in
        [(record(&[0, 0, 1, 1, 0]), 0), (record(&[0, 4, 1, 1, 0]), 2), (record(&[0, 1, 1, 1, 0]), -1)]
    {
        let body = [first.clone(), second].concat();
        for codec in Codec::ALL {
            let body = compress::compress(codec, body.clone()).expect("it can be compressed");
            let refusal = refused_as(&with_body(codec, 2, &body), RefusalKind::InvalidRecord);
            assert_eq!(refusal, Refusal::Record { index: 1, fault: RecordFault::OffsetDelta { found } });
        }
    }
}

#[test]
fn a_record_must_be_exactly_what_its_lengths_say() {
    use RecordFault::*;
    let cases: [(&[u8], RecordFault); 14] = [
        (&[], Length),
        // A length of -1, one beyond the batch, and one that does not end.
        (&[1, 0, 0, 0, 1, 1, 0], Length),
        (&[14, 0, 0, 0, 1, 1, 0], Length),
        (&[0x80, 0x80, 0x80, 0x80, 0x80, 0], Length),
        (&[0], Field),
        (&[2, 0], Field),
        (&[8, 0, 0, 0, 1], Field),
        // A key longer than the record, and a value.
        (&[12, 0, 0, 0, 40, b'k', 1], Field),
        (&[12, 0, 0, 0, 1, 8, b'v'], Field),
        // -1 headers, more headers than bytes, a header without key, a header cut off.
        (&[12, 0, 0, 0, 1, 1, 1], HeaderCount),
        (&[12, 0, 0, 0, 1, 1, 10], HeaderCount),
        (&[16, 0, 0, 0, 1, 1, 2, 1, 1], HeaderKey),
        (&[14, 0, 0, 0, 1, 1, 2, 2], Field),
        // A byte behind the fields.
        (&[14, 0, 0, 0, 1, 1, 0, 0], LeftOver),
    ];
    for (body, fault) in cases {
        for codec in Codec::ALL {
            if codec != Codec::None && body.is_empty() {
                continue;
            }
            let body = compress::compress(codec, body.to_vec()).expect("it can be compressed");
            let refusal = refused_as(&with_body(codec, 1, &body), RefusalKind::InvalidRecord);
            assert_eq!(refusal, Refusal::Record { index: 0, fault }, "{} {body:?}", codec.name());
        }
    }
}

#[test]
fn any_negative_length_of_a_key_or_value_is_null() {
    // -1, -3 and -8192, as Kafka reads them.
    for null in [&[1][..], &[5], &[0xff, 0x7f]] {
        let mut fields = vec![0, 0];
        fields.extend_from_slice(null);
        fields.extend_from_slice(null);
        fields.push(0);
        let bytes = with_body(Codec::None, 1, &record(&fields));
        check(&bytes, &ValidationPolicy::default()).expect("accepted");
        let policy = ValidationPolicy { keys: KeyRule::Required, ..ValidationPolicy::default() };
        assert_eq!(check(&bytes, &policy).expect_err("no key").record_errors().len(), 1);
    }
}

#[test]
fn a_bad_third_record_refuses_the_batch_in_every_codec() {
    let records = [record(&[0, 0, 1, 1, 0]), record(&[0, 2, 1, 1, 0]), record(&[0, 4, 1, 1, 2])].concat();
    for codec in Codec::ALL {
        let body = compress::compress(codec, records.clone()).expect("it can be compressed");
        let refusal = refused(&with_body(codec, 3, &body));
        assert_eq!(refusal, Refusal::Record { index: 2, fault: RecordFault::HeaderCount });
    }
}

#[test]
fn records_of_a_compacted_topic_need_keys_and_each_without_is_named() {
    let policy = ValidationPolicy { keys: KeyRule::Required, ..ValidationPolicy::default() };
    for codec in Codec::ALL {
        let mut builder = BatchBuilder::new(codec);
        for key in [Some(&b"a"[..]), None, Some(b""), None] {
            builder.push(NewRecord { timestamp: NOW, key, value: None, headers: &[] }).expect("it fits");
        }
        let bytes = builder.finish().expect("built").to_bytes();
        let refusal = check(&bytes, &policy).expect_err("keys are missing");
        assert_eq!(refusal.kind(), RefusalKind::InvalidRecord);
        let errors = refusal.record_errors();
        assert_eq!(errors.iter().map(|error| error.index).collect::<Vec<_>>(), [1, 3]);
        assert!(errors.iter().all(|error| error.reason == RecordErrorReason::NoKey));
        assert_eq!(errors[0].to_string(), "a record of a compacted topic needs a key");
        check(&bytes, &ValidationPolicy::default()).expect("other topics take it");
    }
}

#[test]
fn timestamps_out_of_range_are_named_record_by_record() {
    let hour = 3_600_000;
    let times = [NOW.0 - 501, NOW.0 - 500, NOW.0 + hour, NOW.0 + hour + 1, -1];
    let policy = ValidationPolicy { timestamp_before_max_ms: 500, ..ValidationPolicy::default() };
    for codec in Codec::ALL {
        let bytes = client_batch(codec, &times);
        let refusal = check(&bytes, &policy).expect_err("two are out of range");
        assert_eq!(refusal.kind(), RefusalKind::InvalidTimestamp);
        // No timestamp at all is always in range.
        assert_eq!(refusal.record_errors().iter().map(|error| error.index).collect::<Vec<_>>(), [0, 3]);
        check(&client_batch(codec, &[times[1], times[2], times[4]]), &policy).expect("all in range");
    }
    // Where the topic stamps records itself, the producer's times do not matter.
    let policy = ValidationPolicy { timestamp_type: TimestampType::LogAppendTime, ..policy };
    check(&client_batch(Codec::None, &times), &policy).expect("accepted");
}

#[test]
fn one_bad_timestamp_among_missing_keys_makes_it_a_timestamp_error() {
    let policy = ValidationPolicy { keys: KeyRule::Required, ..ValidationPolicy::default() };
    let mut builder = BatchBuilder::new(Codec::None);
    for (key, timestamp) in [(None, NOW.0), (None, NOW.0 + 4_000_000), (Some(&b"k"[..]), NOW.0 + 4_000_000)] {
        builder.push(NewRecord { timestamp: WallMs(timestamp), key, value: None, headers: &[] }).expect("it fits");
    }
    let refusal = check(&builder.finish().expect("built").to_bytes(), &policy).expect_err("refused");
    assert_eq!(refusal.kind(), RefusalKind::InvalidTimestamp);
    assert_eq!(refusal.record_errors().len(), 3);
    assert_eq!(refusal.record_errors()[1].reason, RecordErrorReason::NoKey, "the key is looked at first");
}

#[test]
fn the_list_of_record_errors_is_bounded_and_the_total_is_told() {
    let mut builder = BatchBuilder::new(Codec::Gzip);
    for _ in 0..RECORD_ERRORS_MAX + 7 {
        builder.push(NewRecord { timestamp: NOW, ..NewRecord::default() }).expect("it fits");
    }
    let policy = ValidationPolicy { keys: KeyRule::Required, ..ValidationPolicy::default() };
    let refusal = check(&builder.finish().expect("built").to_bytes(), &policy).expect_err("refused");
    assert_eq!(refusal.record_errors().len(), RECORD_ERRORS_MAX);
    assert!(refusal.to_string().starts_with("1007 "), "{refusal}");
}

#[test]
fn a_wrong_max_timestamp_is_put_right_and_the_checksum_with_it() {
    let bytes = with_field(&sound(), 35, &(NOW.0 + 77).to_be_bytes());
    let valid = check(&bytes, &ValidationPolicy::default()).expect("accepted");
    assert_eq!(valid.info.max_timestamp.0, CREATE_TIME + 2);
    assert_eq!(valid.to_bytes(), sound());
}

#[test]
fn the_append_time_is_stamped_without_touching_the_body() {
    let policy = ValidationPolicy { timestamp_type: TimestampType::LogAppendTime, ..ValidationPolicy::default() };
    for codec in Codec::ALL {
        let sent = Bytes::from(client_batch(codec, &[5, 6, 7]));
        let mut decompressor = Decompressor::new();
        let valid = validate(&sent, 13, &policy, NOW, &mut decompressor).expect("accepted");
        assert!(std::ptr::eq(valid.body.as_ptr(), &sent[HEADER_BYTES]), "the body is the buffer received");
        let stamped = valid.to_bytes();
        let batch = BatchView::parse(&stamped).expect("whole");
        batch.check_crc().expect("a true checksum");
        let times: Vec<i64> =
            batch.records(&mut decompressor, LIMIT).unwrap().map(|record| record.unwrap().timestamp.0).collect();
        assert_eq!(times, [NOW.0; 3]);
        assert_eq!((valid.info.max_timestamp, valid.info.offset_of_max_timestamp_delta), (NOW, 0));
    }
}

#[test]
fn a_producer_does_not_set_the_append_time_flag() {
    for timestamp_type in [TimestampType::CreateTime, TimestampType::LogAppendTime] {
        let policy = ValidationPolicy { timestamp_type, ..ValidationPolicy::default() };
        let refusal = check(&with_field(&sound(), 21, &[0, 0x08]), &policy).expect_err("refused");
        assert_eq!((&refusal, refusal.kind()), (&Refusal::AppendTimeByProducer, RefusalKind::InvalidTimestamp));
    }
}

#[test]
fn one_record_of_a_compressed_batch_has_its_own_limit() {
    let policy = |limit| ValidationPolicy { decompressed_record_bytes_max: limit, ..ValidationPolicy::default() };
    for codec in Codec::ALL {
        let mut builder = BatchBuilder::new(codec);
        let value = vec![b'v'; 300];
        builder.push(NewRecord { timestamp: NOW, value: Some(&value), ..NewRecord::default() }).expect("it fits");
        let bytes = builder.finish().expect("built").to_bytes();
        // Attributes, timestamp, offset, key: a byte each; two of value length; header count.
        check(&bytes, &policy(307)).expect("exactly as long as allowed");
        let tighter = check(&bytes, &policy(306));
        if codec == Codec::None {
            tighter.expect("uncompressed records are bounded by the batch");
        } else {
            let refusal = tighter.expect_err("too long");
            assert_eq!(refusal, Refusal::Record { index: 0, fault: RecordFault::TooLong { limit: 306 } });
            assert_eq!(refusal.kind(), RefusalKind::InvalidRecord);
        }
    }
}

#[test]
fn what_cannot_be_decompressed_is_an_invalid_record() {
    for codec in Codec::ALL.into_iter().skip(1) {
        for garbage in [&b""[..], b"\xff", b"garbage that no codec reads"] {
            let refusal = refused_as(&with_body(codec, 1, garbage), RefusalKind::InvalidRecord);
            assert!(matches!(refusal, Refusal::Decompress(_)), "{} {refusal}", codec.name());
        }
        let sound = client_batch(codec, &[CREATE_TIME; 50]);
        let cut = &sound[HEADER_BYTES..sound.len() - 5];
        refused_as(&with_body(codec, 50, cut), RefusalKind::InvalidRecord);
    }
}
