//! Tests of the whole folder: against Kafka's own files, every refusal, bombs, and random bytes.

mod bombs;
mod golden;
mod mutations;
mod refusals;
mod verdicts;

use bytes::Bytes;

use super::*;
use crate::base::WallMs;

/// What tests allow a batch to decompress to.
const LIMIT: usize = 16 << 20;
const NOW: WallMs = WallMs(1_800_000_000_000);

/// A client's batch of records with the given timestamps, keys `k0..` and values `value 0..`.
fn client_batch(codec: Codec, timestamps: &[i64]) -> Vec<u8> {
    let mut builder = BatchBuilder::new(codec);
    for (index, timestamp) in timestamps.iter().enumerate() {
        let (key, value) = (format!("k{index}"), format!("value {index}"));
        let headers: [(&[u8], Option<&[u8]>); 2] = [(b"name", Some(b"one")), (b"name", None)];
        let record = NewRecord {
            timestamp: WallMs(*timestamp),
            key: Some(key.as_bytes()),
            value: Some(value.as_bytes()),
            headers: &headers,
        };
        builder.push(record).expect("a small record fits");
    }
    builder.finish().expect("a small batch can be built").to_bytes().to_vec()
}

fn check(bytes: &[u8], policy: &ValidationPolicy) -> Result<ValidBatch, Refusal> {
    check_at_version(bytes, 13, policy)
}

fn check_at_version(bytes: &[u8], version: i16, policy: &ValidationPolicy) -> Result<ValidBatch, Refusal> {
    validate(&Bytes::copy_from_slice(bytes), version, policy, NOW, &mut Decompressor::new())
}

/// Puts `field` at `position` and makes the checksum true again.
fn with_field(bytes: &[u8], position: usize, field: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[position..position + field.len()].copy_from_slice(field);
    with_true_crc(bytes)
}

fn with_true_crc(mut bytes: Vec<u8>) -> Vec<u8> {
    let crc = crc32c(&bytes[21..]);
    bytes[17..21].copy_from_slice(&crc.to_be_bytes());
    bytes
}

/// A batch around a body given as bytes: `count` records claimed, lengths and checksum true.
fn with_body(codec: Codec, count: i32, body: &[u8]) -> Vec<u8> {
    let mut bytes = client_batch(Codec::None, &[0]);
    bytes.truncate(HEADER_BYTES);
    bytes.extend_from_slice(body);
    let length = (bytes.len() - 12) as i32;
    bytes[8..12].copy_from_slice(&length.to_be_bytes());
    bytes[21..23].copy_from_slice(&i16::from(codec.id()).to_be_bytes());
    bytes[23..27].copy_from_slice(&(count - 1).to_be_bytes());
    bytes[57..61].copy_from_slice(&count.to_be_bytes());
    with_true_crc(bytes)
}
