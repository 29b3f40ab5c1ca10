//! What checking a produced batch costs beside its checksum alone: `cargo run --release -p millrace-bench --bin record_cost`.
//!
//! One thread, batches warm in the cache, median of 31 rounds.  The checksum column is CRC-32C of the same bytes by the
//! function that the broker uses; the rest is what looking at every record adds.

use std::hint::black_box;
use std::time::Instant;

use bytes::Bytes;
use millrace::base::WallMs;
use millrace::record::{BatchBuilder, BatchView, Codec, Decompressor, NewRecord, ValidationPolicy, crc32c, validate};

const NOW: WallMs = WallMs(1_800_000_000_000);
const ROUNDS: usize = 31;
const PRODUCE_VERSION: i16 = 13;

fn main() -> anyhow::Result<()> {
    println!(
        "{:<26}{:>10}{:>12}{:>10}{:>14}{:>16}",
        "batch", "bytes", "checksum ns", "check ns", "ns a record", "rest a record"
    );
    for codec in Codec::ALL {
        for (count, value_bytes) in [(1000, 100), (100, 1024), (100, 100), (1, 100)] {
            measure(codec, count, value_bytes)?;
        }
    }
    Ok(())
}

fn measure(codec: Codec, count: usize, value_bytes: usize) -> anyhow::Result<()> {
    let sent = batch(codec, count, value_bytes)?;
    let policy = ValidationPolicy::default();
    let mut decompressor = Decompressor::new();
    let view = BatchView::parse(&sent)?;
    let checked = view.bytes().get(21..).unwrap_or_default();
    let checksum_ns = median_ns(|| {
        black_box(crc32c(black_box(checked)));
    });
    let check_ns = median_ns(|| {
        let valid = validate(black_box(&sent), PRODUCE_VERSION, &policy, NOW, &mut decompressor);
        assert!(black_box(valid).is_ok());
    });
    let records = count as f64;
    println!(
        "{:<26}{:>10}{checksum_ns:>12.0}{check_ns:>10.0}{:>14.2}{:>16.2}",
        format!("{} {count} x {value_bytes} B", codec.name()),
        sent.len(),
        check_ns / records,
        (check_ns - checksum_ns) / records,
    );
    Ok(())
}

/// Keyless records a tenth of a millisecond apart, with values that compress to about half.
fn batch(codec: Codec, count: usize, value_bytes: usize) -> anyhow::Result<Bytes> {
    let mut builder = BatchBuilder::new(codec);
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    for index in 0..count {
        let value: Vec<u8> = std::iter::repeat_with(|| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            b'a' + (state & 15) as u8
        })
        .take(value_bytes)
        .collect();
        let timestamp = WallMs(NOW.0 - 1000 + index as i64 / 10);
        builder.push(NewRecord { timestamp, value: Some(&value), ..NewRecord::default() })?;
    }
    Ok(builder.finish()?.to_bytes())
}

fn median_ns(mut operation: impl FnMut()) -> f64 {
    let warm_up = Instant::now();
    let mut repeats = 0u32;
    while warm_up.elapsed().as_millis() < 20 {
        operation();
        repeats += 1;
    }
    let repeats = repeats.max(10) / 4;
    let mut rounds: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let begin = Instant::now();
            for _ in 0..repeats {
                operation();
            }
            begin.elapsed().as_nanos() as f64 / f64::from(repeats)
        })
        .collect();
    rounds.sort_by(f64::total_cmp);
    rounds.get(ROUNDS / 2).copied().unwrap_or(f64::NAN)
}
