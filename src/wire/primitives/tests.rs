//! The encodings on their own; the golden test has them inside messages.

use std::borrow::Cow;

use super::*;
use crate::generated::api_versions_response::{ApiVersionsResponse, FinalizedFeatureKey};
use crate::generated::{HeartbeatRequest, HeartbeatResponse};

fn written(write: impl FnOnce(&mut Writer)) -> Vec<u8> {
    let mut w = Writer::new();
    write(&mut w);
    w.take_error().unwrap();
    w.as_slice().to_vec()
}

fn fault<T: std::fmt::Debug>(
    bytes: &[u8],
    read: impl FnOnce(&mut Reader<'_>) -> Result<T, DecodeError>,
) -> DecodeFault {
    read(&mut Reader::new(bytes)).unwrap_err().fault()
}

#[test]
fn varints_come_back_at_every_width() {
    for shift in 0..32 {
        for value in [1u32 << shift, (1u32 << shift) - 1, u32::MAX - (1u32 << shift), u32::MAX] {
            let bytes = written(|w| w.unsigned_varint(value));
            assert_eq!(Reader::new(&bytes).unsigned_varint("v").unwrap(), value);
            assert_eq!(bytes.len(), (32 - value.leading_zeros()).div_ceil(7).max(1) as usize);
            let signed = value as i32;
            let bytes = written(|w| w.varint(signed));
            assert_eq!(Reader::new(&bytes).varint("v").unwrap(), signed);
        }
    }
    for shift in 0..64 {
        for value in [1i64 << shift, (1i64 << shift).wrapping_sub(1), i64::MIN, i64::MAX, -(1i64 << shift.min(62))] {
            let bytes = written(|w| w.varlong(value));
            assert_eq!(Reader::new(&bytes).varlong("v").unwrap(), value);
            let bytes = written(|w| w.unsigned_varlong(value as u64));
            assert_eq!(Reader::new(&bytes).unsigned_varlong("v").unwrap(), value as u64);
        }
    }
    assert_eq!(written(|w| w.varint(-1)), [1]);
    assert_eq!(written(|w| w.varint(i32::MIN)), [0xff, 0xff, 0xff, 0xff, 0x0f]);
}

#[test]
fn varints_of_too_many_bits_are_refused() {
    let too_long = DecodeFault::VarintTooLong(32);
    assert_eq!(fault(&[0xff, 0xff, 0xff, 0xff, 0x1f], |r| r.unsigned_varint("v")), too_long);
    assert_eq!(fault(&[0x80, 0x80, 0x80, 0x80, 0x80, 0x00], |r| r.unsigned_varint("v")), too_long);
    assert_eq!(
        fault(&[0x80, 0x80], |r| r.unsigned_varint("v")),
        DecodeFault::UnexpectedEnd { needed: 1, remaining: 2 }
    );
    let too_long = DecodeFault::VarintTooLong(64);
    let mut ten = [0xff; 10];
    ten[9] = 0x02;
    assert_eq!(fault(&ten, |r| r.unsigned_varlong("v")), too_long);
    ten[9] = 0x01;
    assert_eq!(Reader::new(&ten).unsigned_varlong("v").unwrap(), u64::MAX);
    assert_eq!(fault(&[0x80; 11], |r| r.unsigned_varlong("v")), too_long);
}

#[test]
fn an_error_names_the_field_and_its_place() {
    let bytes = [0, 1, b'g', 0, 0, 0, 5, 0, 9, b'm'];
    let error = HeartbeatRequest::read(&mut Reader::new(&bytes), 0).unwrap_err();
    assert_eq!(error.to_string(), "HeartbeatRequest.member_id at byte 9: needs 9 bytes, 1 are left");
    let error = HeartbeatRequest::read(&mut Reader::new(&bytes), 5).unwrap_err();
    assert_eq!(error.to_string(), "HeartbeatRequest at byte 0: version 5 is not in 0-4");
}

#[test]
fn strings_follow_java_on_bad_utf8_and_kafka_on_length() {
    let read = |bytes: &[u8]| Reader::new(bytes).string(false, "s").unwrap().into_owned();
    assert_eq!(read(&[0, 3, b'a', 0xff, b'b']), "a\u{fffd}b");
    assert!(matches!(Reader::new(&[0, 1, b'a']).string(false, "s").unwrap(), Cow::Borrowed("a")));
    assert_eq!(fault(&[0xff, 0xff], |r| r.string(false, "s").map(drop)), DecodeFault::UnexpectedNull);
    assert_eq!(fault(&[0], |r| r.string(true, "s").map(drop)), DecodeFault::UnexpectedNull);
    assert_eq!(Reader::new(&[0xff, 0xfe]).nullable_string(false, true, "s").unwrap(), None);
    let mut long = written(|w| w.unsigned_varint(0x8001));
    long.resize(0x9000, b'x');
    assert_eq!(fault(&long, |r| r.string(true, "s").map(drop)), DecodeFault::StringTooLong(0x8000));
    let mut w = Writer::new();
    w.string(&"x".repeat(0x8000), true, "s");
    assert_eq!(w.take_error(), Err(EncodeError::TooLong { field: "s", length: 0x8000 }));
}

#[test]
fn an_array_that_cannot_fit_is_refused_before_anything_is_reserved() {
    let claimed = [0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0];
    let refused = fault(&claimed, |r| r.array(false, 4, "a", |r| r.int32("a")));
    assert_eq!(refused, DecodeFault::ArrayTooLong { claimed: 0x7fff_ffff, remaining: 4 });
    let fits = [0, 0, 0, 1, 0, 0, 0, 9];
    assert_eq!(Reader::new(&fits).array(false, 4, "a", |r| r.int32("a")).unwrap(), [9]);
    assert_eq!(
        fault(&fits, |r| r.array(false, 5, "a", |r| r.int32("a"))),
        DecodeFault::ArrayTooLong { claimed: 1, remaining: 4 }
    );
}

#[test]
fn a_budget_covers_all_arrays_of_a_body_and_those_in_tags() {
    let feature = FinalizedFeatureKey { name: "f".into(), max_version_level: 1, min_version_level: 0 };
    let message = ApiVersionsResponse { finalized_features: vec![feature; 3], ..Default::default() };
    let bytes = written(|w| message.write(w, 4).unwrap());
    let needed = 3 * size_of::<FinalizedFeatureKey<'_>>();
    assert!(ApiVersionsResponse::read(&mut Reader::with_budget(&bytes, needed), 4).is_ok());
    let error = ApiVersionsResponse::read(&mut Reader::with_budget(&bytes, needed - 1), 4).unwrap_err();
    assert_eq!(error.fault(), DecodeFault::OverBudget { elements: 3, bytes: needed, budget: needed - 1 });

    let two = [0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 1, 0, 0, 0, 9];
    let mut r = Reader::with_budget(&two, 7);
    r.array(false, 4, "a", |r| r.int32("a")).unwrap();
    assert!(matches!(
        r.array(false, 4, "b", |r| r.int32("b")).unwrap_err().fault(),
        DecodeFault::OverBudget { budget: 3, .. }
    ));
}

#[test]
fn unknown_tags_are_stepped_over_and_known_ones_must_fill_their_size() {
    // error code, throttle time, no tags known: one unknown tag 5 of two bytes.
    let bytes = [0, 0, 0, 0, 0, 7, 1, 5, 2, 0xaa, 0xbb];
    let mut r = Reader::new(&bytes);
    assert_eq!(HeartbeatResponse::read(&mut r, 4).unwrap().error_code, 7);
    assert_eq!(r.remaining(), 0);
    let short = [0, 0, 0, 0, 0, 7, 1, 5, 3, 0xaa, 0xbb];
    let error = HeartbeatResponse::read(&mut Reader::new(&short), 4).unwrap_err();
    assert_eq!(error.to_string(), "HeartbeatResponse at byte 9: needs 3 bytes, 2 are left");
    // Tag 1 of an ApiVersions answer is an int64; nine bytes are one too many.
    let nine = [0, 0, 1, 0, 0, 0, 0, 1, 1, 9, 0, 0, 0, 0, 0, 0, 0, 1, 0];
    let error = ApiVersionsResponse::read(&mut Reader::new(&nine), 3).unwrap_err();
    assert_eq!(error.fault(), DecodeFault::TagNotConsumed(1));
    assert_eq!(error.position(), 18);
    // A count that lies runs into the end.
    let lie = [0, 0, 0, 0, 0, 7, 0xff, 0xff, 0xff, 0xff, 0x0f];
    assert!(HeartbeatResponse::read(&mut Reader::new(&lie), 4).is_err());
}

#[test]
fn tagged_fields_of_every_size_get_their_length_in_front() {
    for features in [0usize, 1, 9, 10, 1400, 20_000] {
        let feature = FinalizedFeatureKey { name: "f".into(), max_version_level: 1, min_version_level: 0 };
        let message = ApiVersionsResponse {
            finalized_features: vec![feature; features],
            finalized_features_epoch: 77,
            zk_migration_ready: true,
            ..Default::default()
        };
        let bytes = written(|w| message.write(w, 4).unwrap());
        let mut r = Reader::new(&bytes);
        assert_eq!(ApiVersionsResponse::read(&mut r, 4).unwrap(), message);
        assert_eq!(r.remaining(), 0);
    }
}

#[test]
fn a_value_that_the_version_cannot_carry_is_refused_unless_kafka_ignores_it() {
    let mut w = Writer::new();
    let fenced = HeartbeatRequest { group_instance_id: Some("i".into()), ..Default::default() };
    assert_eq!(
        fenced.write(&mut w, 2),
        Err(EncodeError::NotInVersion { field: "HeartbeatRequest.group_instance_id", version: 2 })
    );
    // throttle_time_ms is ignorable.
    let throttled = HeartbeatResponse { throttle_time_ms: 5, error_code: 0 };
    assert_eq!(throttled.write(&mut w, 0), Ok(()));
    assert!(matches!(throttled.write(&mut w, 5), Err(EncodeError::UnsupportedVersion { version: 5, .. })));
}
