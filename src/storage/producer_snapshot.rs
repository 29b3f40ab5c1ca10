//! Producer state on disk: Kafka's `.snapshot`, and our `.batches` beside it.  Pure.
//!
//! The snapshot holds the last batch of each producer, the side file the (up to) four before it and when each producer
//! was last heard of.  The side file is a hint: it is believed only where its newest batch is the snapshot's, so that a
//! lost, old or foreign one costs the four older batches and nothing else.
//!
//! `.batches`, all big-endian:
//! ```text
//! "MRB1"  u32 CRC32C of everything after it  u32 count
//! then per producer: i64 id  i64 seen (ms)  u8 n  n times: i32 first  i32 last  i64 last offset  i32 delta  i64 time
//! ```

use smallvec::SmallVec;

use crate::base::{Offset, ProducerEpoch, WallMs};

use super::bytes::{be_i16, be_i32, be_i64, be_u32, put_i16, put_i32, put_i64, put_u32};
use super::producer_state::{Producer, ProducerTable, RECENT_BATCHES, RecentBatch};

const SNAPSHOT_VERSION: i16 = 1;
const SNAPSHOT_HEAD_BYTES: usize = 10;
const SNAPSHOT_ENTRY_BYTES: usize = 46;
const SNAPSHOT_CRC_FROM: usize = 6;

const RECENT_MAGIC: &[u8; 4] = b"MRB1";
const RECENT_CRC_FROM: usize = 8;
const RECENT_BATCH_BYTES: usize = 28;

/// The producers in a stable order, so that equal states give equal files.
fn sorted(table: &ProducerTable) -> Vec<(i64, &Producer)> {
    let mut producers: Vec<_> = table.producers.iter().map(|(id, producer)| (*id, producer)).collect();
    producers.sort_unstable_by_key(|(id, _)| *id);
    producers
}

fn put_crc(bytes: &mut [u8], at: usize, from: usize) {
    let crc = crc32c::crc32c(bytes.get(from..).unwrap_or_default());
    if let Some(place) = bytes.get_mut(at..at + 4) {
        place.copy_from_slice(&crc.to_be_bytes());
    }
}

/// Kafka's `.snapshot`.
#[must_use]
pub(crate) fn snapshot_to_bytes(table: &ProducerTable) -> Vec<u8> {
    let producers = sorted(table);
    let mut bytes = Vec::with_capacity(SNAPSHOT_HEAD_BYTES + producers.len() * SNAPSHOT_ENTRY_BYTES);
    put_i16(&mut bytes, SNAPSHOT_VERSION);
    put_u32(&mut bytes, 0);
    put_u32(&mut bytes, producers.len() as u32);
    for (id, producer) in producers {
        let last = producer.batches.last();
        put_i64(&mut bytes, id);
        put_i16(&mut bytes, producer.epoch.0);
        put_i32(&mut bytes, producer.last_sequence());
        put_i64(&mut bytes, last.map_or(-1, |batch| batch.last_offset.0));
        put_i32(&mut bytes, last.map_or(0, |batch| batch.offset_delta));
        put_i64(&mut bytes, producer.timestamp.0);
        put_i32(&mut bytes, producer.coordinator_epoch);
        put_i64(&mut bytes, producer.transaction_start.map_or(-1, |start| start.0));
    }
    put_crc(&mut bytes, 2, SNAPSHOT_CRC_FROM);
    bytes
}

/// Reads a `.snapshot` into an empty table; `None` if it is damaged or of another version.
#[must_use]
pub(crate) fn snapshot_from_bytes(bytes: &[u8], producers_max: usize) -> Option<ProducerTable> {
    let count = be_i32(bytes, 6)?;
    let entries = bytes.get(SNAPSHOT_HEAD_BYTES..)?;
    if be_i16(bytes, 0)? != SNAPSHOT_VERSION
        || be_u32(bytes, 2)? != crc32c::crc32c(bytes.get(SNAPSHOT_CRC_FROM..)?)
        || entries.len() != usize::try_from(count).ok()?.checked_mul(SNAPSHOT_ENTRY_BYTES)?
    {
        return None;
    }
    let mut table = ProducerTable::new(producers_max);
    for raw in entries.chunks_exact(SNAPSHOT_ENTRY_BYTES) {
        let last_sequence = be_i32(raw, 10)?;
        let last_offset = be_i64(raw, 14)?;
        let offset_delta = be_i32(raw, 22)?;
        let timestamp = WallMs(be_i64(raw, 26)?);
        let transaction_start = be_i64(raw, 38)?;
        let mut batches = SmallVec::new();
        if last_sequence >= 0 && last_offset >= 0 && offset_delta >= 0 {
            batches.push(RecentBatch {
                first_sequence: sequence_before(last_sequence, offset_delta),
                last_sequence,
                last_offset: Offset(last_offset),
                offset_delta,
                timestamp,
            });
        }
        let producer = Producer {
            epoch: ProducerEpoch(be_i16(raw, 8)?),
            batches,
            timestamp,
            seen: timestamp,
            coordinator_epoch: be_i32(raw, 34)?,
            transaction_start: (transaction_start >= 0).then_some(Offset(transaction_start)),
        };
        table.producers.insert(be_i64(raw, 0)?, producer);
    }
    Some(table)
}

/// The sequence `delta` before `last`; sequences run from 0 to 2^31-1 and begin again.
fn sequence_before(last: i32, delta: i32) -> i32 {
    if last >= delta { last - delta } else { i32::MAX - (delta - last) + 1 }
}

/// Our `.batches`.
#[must_use]
pub(crate) fn recent_to_bytes(table: &ProducerTable) -> Vec<u8> {
    let producers = sorted(table);
    let mut bytes = Vec::with_capacity(12 + producers.len() * (17 + RECENT_BATCHES * RECENT_BATCH_BYTES));
    bytes.extend_from_slice(RECENT_MAGIC);
    put_u32(&mut bytes, 0);
    put_u32(&mut bytes, producers.len() as u32);
    for (id, producer) in producers {
        put_i64(&mut bytes, id);
        put_i64(&mut bytes, producer.seen.0);
        bytes.push(producer.batches.len() as u8);
        for batch in &producer.batches {
            put_i32(&mut bytes, batch.first_sequence);
            put_i32(&mut bytes, batch.last_sequence);
            put_i64(&mut bytes, batch.last_offset.0);
            put_i32(&mut bytes, batch.offset_delta);
            put_i64(&mut bytes, batch.timestamp.0);
        }
    }
    put_crc(&mut bytes, 4, RECENT_CRC_FROM);
    bytes
}

/// Adds what a `.batches` file knows to a table read from the `.snapshot` beside it; false if the file is damaged.
pub(crate) fn recent_from_bytes(bytes: &[u8], table: &mut ProducerTable) -> bool {
    let intact = bytes.get(..4) == Some(RECENT_MAGIC)
        && bytes.get(RECENT_CRC_FROM..).map(crc32c::crc32c) == be_u32(bytes, 4)
        && bytes.len() >= 12;
    intact && merge_recent(bytes, table).is_some()
}

fn merge_recent(bytes: &[u8], table: &mut ProducerTable) -> Option<()> {
    let mut at = 12;
    for _ in 0..be_u32(bytes, 8)? {
        let id = be_i64(bytes, at)?;
        let seen = WallMs(be_i64(bytes, at + 8)?);
        let count = usize::from(*bytes.get(at + 16)?);
        at += 17;
        let mut batches: SmallVec<[RecentBatch; RECENT_BATCHES]> = SmallVec::new();
        for _ in 0..count.min(RECENT_BATCHES) {
            batches.push(RecentBatch {
                first_sequence: be_i32(bytes, at)?,
                last_sequence: be_i32(bytes, at + 4)?,
                last_offset: Offset(be_i64(bytes, at + 8)?),
                offset_delta: be_i32(bytes, at + 16)?,
                timestamp: WallMs(be_i64(bytes, at + 20)?),
            });
            at += RECENT_BATCH_BYTES;
        }
        if let Some(producer) = table.producers.get_mut(&id) {
            if batches.last().is_some() && batches.last() == producer.batches.last() {
                producer.batches = batches;
            }
            producer.seen = producer.seen.max(seen);
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::ProducerId;
    use crate::storage::producer_state::{ProducerBatch, Verdict};

    fn table() -> ProducerTable {
        let mut table = ProducerTable::new(100);
        let mut end = 0;
        for id in [3i64, 9, 1] {
            for n in 0..7 {
                let batch = batch(id, n * 4, 4);
                table.applied(&batch, Offset(end), WallMs(77_000 + id));
                end += 4;
            }
        }
        table
    }

    fn batch(id: i64, base_sequence: i32, records: i32) -> ProducerBatch {
        ProducerBatch {
            id: ProducerId(id),
            epoch: ProducerEpoch(2),
            base_sequence,
            last_offset_delta: records - 1,
            max_timestamp: WallMs(5000 + i64::from(base_sequence)),
            transactional: false,
            control: false,
        }
    }

    #[test]
    fn an_empty_snapshot_is_kafkas_ten_bytes() {
        let bytes = snapshot_to_bytes(&ProducerTable::new(1));
        assert_eq!(bytes, [0x00, 0x01, 0x48, 0x67, 0x4b, 0xc7, 0, 0, 0, 0]);
        assert!(snapshot_from_bytes(&bytes, 1).unwrap().producers.is_empty());
    }

    #[test]
    fn snapshot_and_side_file_together_restore_the_state() {
        let table = table();
        let mut read = snapshot_from_bytes(&snapshot_to_bytes(&table), 100).unwrap();
        assert_eq!(read.producers[&9].batches.len(), 1);
        assert_eq!(read.producers[&9].batches.last(), table.producers[&9].batches.last());
        assert!(recent_from_bytes(&recent_to_bytes(&table), &mut read));
        assert_eq!(read.producers, table.producers);
        assert!(matches!(read.check(&batch(9, 8, 4)), Verdict::Duplicate { .. }), "the fifth from the end");
    }

    #[test]
    fn a_side_file_of_another_moment_is_not_believed() {
        let old = table();
        let mut new = table();
        new.applied(&batch(9, 28, 4), Offset(500), WallMs(1));
        let mut read = snapshot_from_bytes(&snapshot_to_bytes(&new), 100).unwrap();
        assert!(recent_from_bytes(&recent_to_bytes(&old), &mut read));
        assert_eq!(read.producers[&9].batches.len(), 1, "its newest batch is not the snapshot's");
        assert_eq!(read.producers[&3].batches.len(), 5, "this producer sent nothing since");
    }

    #[test]
    fn every_damaged_byte_is_noticed() {
        let table = table();
        let snapshot = snapshot_to_bytes(&table);
        let recent = recent_to_bytes(&table);
        for at in 0..snapshot.len() {
            let mut damaged = snapshot.clone();
            damaged[at] ^= 1;
            assert!(snapshot_from_bytes(&damaged, 100).is_none(), "byte {at}");
            assert!(snapshot_from_bytes(&snapshot[..at], 100).is_none());
        }
        for at in 0..recent.len() {
            let mut damaged = recent.clone();
            damaged[at] ^= 1;
            let mut read = snapshot_from_bytes(&snapshot, 100).unwrap();
            assert!(!recent_from_bytes(&damaged, &mut read), "byte {at}");
            assert!(!recent_from_bytes(&recent[..at], &mut read));
        }
    }

    #[test]
    fn sequences_go_back_across_the_wrap() {
        assert_eq!(sequence_before(10, 3), 7);
        assert_eq!(sequence_before(2, 3), i32::MAX);
        assert_eq!(sequence_before(0, 1), i32::MAX);
        assert_eq!(crate::record::sequence_after(sequence_before(2, 5), 5), 2);
    }
}
