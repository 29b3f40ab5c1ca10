//! What Apache Kafka 4.4.0 answered to 360 hand-made batches, sound and unsound, against what we answer.

use super::*;

const VERDICTS: &str = include_str!("../../../tests/data/kafka-4.4-produce-verdicts.tsv");
const SENT_AT: WallMs = WallMs(1_796_075_210_221);

/// Where we refuse and Kafka does not: unsound records that some client could not read (see `validate`).
const STRICTER: [&str; 4] = ["append time flag", "deltas ", "length beyond ", "inner length lies "];

fn policy_of(topic: &str) -> ValidationPolicy {
    let policy = ValidationPolicy::default();
    match topic {
        "plain" => policy,
        "compacted" => ValidationPolicy { keys: KeyRule::Required, ..policy },
        "appendtime" => ValidationPolicy { timestamp_type: TimestampType::LogAppendTime, ..policy },
        "times" => ValidationPolicy { timestamp_before_max_ms: 50_000, ..policy },
        "timescompacted" => ValidationPolicy { timestamp_before_max_ms: 50_000, keys: KeyRule::Required, ..policy },
        "small" => ValidationPolicy { batch_bytes_max: 500, decompressed_record_bytes_max: 500, ..policy },
        other => panic!("unknown topic {other}"),
    }
}

/// Kafka's codes, as the edge maps them.
fn code_of(kind: RefusalKind) -> i16 {
    match kind {
        RefusalKind::Corrupt => 2,
        RefusalKind::TooLarge => 10,
        RefusalKind::LargerThanSegment => 18,
        RefusalKind::InvalidTimestamp => 32,
        RefusalKind::UnsupportedCompression => 76,
        RefusalKind::InvalidRecord => 87,
    }
}

#[test]
fn every_hand_made_batch_is_answered_as_kafka_answers_it() {
    const UNKNOWN_SERVER_ERROR: i16 = -1;
    let (mut same, mut clearer, mut stricter) = (0, 0, 0);
    let mut decompressor = Decompressor::new();
    for line in VERDICTS.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[name, topic, version, code, indices, hex] = &columns[..] else { panic!("six columns: {line}") };
        let version: i16 = version.parse().expect("a version");
        let code: i16 = code.parse().expect("a code");
        let bytes: Vec<u8> =
            (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hex digits")).collect();

        let answer = validate(&Bytes::from(bytes), version, &policy_of(topic), SENT_AT, &mut decompressor);
        let (our_code, our_indices) = match &answer {
            Ok(_) => (0, String::new()),
            Err(refusal) => {
                let indices: Vec<String> =
                    refusal.record_errors().iter().map(|error| error.index.to_string()).collect();
                (code_of(refusal.kind()), indices.join(","))
            }
        };
        if (our_code, our_indices.as_str()) == (code, indices) {
            same += 1;
        } else if code == UNKNOWN_SERVER_ERROR {
            // Clients retry that one for as long as they may: a batch that never gets better deserves a final answer.
            assert!(matches!(our_code, 76 | 87), "{name} on {topic}: {answer:?}");
            clearer += 1;
        } else {
            assert!(STRICTER.iter().any(|begin| name.starts_with(begin)), "{name} on {topic}: {code}, ours {answer:?}");
            assert!(answer.is_err(), "{name} on {topic}: ours must be the stricter");
            stricter += 1;
        }
    }
    assert_eq!((same, clearer, stricter), (261, 73, 26));
}
