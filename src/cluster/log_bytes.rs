//! Between metadata records and the bytes of the log: one decision is one batch.  Pure.
//!
//! Control batches say who leads the log and who may vote; their offsets count, but no record of ours is in them.

use bytes::Bytes;

use super::apply::{ApplyError, Replay};
use super::metadata_record::{MetadataRecord, RecordError};
use crate::base::{LeaderEpoch, Offset, WallMs};
use crate::record::{
    BatchBuilder, BatchFault, BuildError, Codec, ControlKind, Decompressor, NewRecord, ValidBatch, batches,
};

/// Most bytes that a batch of the metadata log may decompress to.
const DECOMPRESSED_BYTES_MAX: usize = 64 << 20;

/// What the control records say about the quorum.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct QuorumRecords {
    /// 0: the voters are in the config file; 1: in the log.
    pub kraft_version: i16,
    /// The last voters record as it was written.
    pub voters: Option<Bytes>,
    /// The epoch of the last batch.
    pub epoch: Option<LeaderEpoch>,
    /// The newest time in any batch.
    pub last_timestamp: Option<WallMs>,
}

/// Why bytes of the log cannot be replayed.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("the batch at offset {base}: {fault}")]
    Batch { base: Offset, fault: BatchFault },
    #[error("the bytes after offset {after}: {fault}")]
    Frame { after: Offset, fault: BatchFault },
    #[error("the record at offset {offset}: {error}")]
    Record { offset: Offset, error: RecordError },
    #[error("the record at offset {offset} does not fit what is before it: {error}")]
    Apply { offset: Offset, error: ApplyError },
    #[error("the batch at offset {found} does not follow offset {end}")]
    Gap { end: Offset, found: Offset },
}

/// Whether a batch cut short at the end of the bytes is a fault, or simply not all there yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CutTail {
    Fault,
    Wait,
}

/// Takes the batches in `bytes` and answers how many bytes they fill.
pub fn replay_batches(
    bytes: &[u8],
    replay: &mut Replay,
    quorum: &mut QuorumRecords,
    cut_tail: CutTail,
) -> Result<usize, ReplayError> {
    let mut decompressor = Decompressor::new();
    let mut consumed = 0_usize;
    let mut end = replay.image().end;
    for batch in batches(bytes) {
        let batch = match batch {
            Ok(batch) => batch,
            Err(BatchFault::Truncated { .. }) if cut_tail == CutTail::Wait => break,
            Err(fault) => return Err(ReplayError::Frame { after: end, fault }),
        };
        let base = batch.header().base_offset;
        let fault = |fault| ReplayError::Batch { base, fault };
        batch.check_crc().map_err(fault)?;
        if base < end {
            return Err(ReplayError::Gap { end, found: base });
        }
        let is_control = batch.header().attributes.is_control();
        for record in batch.records(&mut decompressor, DECOMPRESSED_BYTES_MAX).map_err(fault)? {
            let record = record.map_err(fault)?;
            let value = record.value.unwrap_or_default();
            if is_control {
                read_control(record.key.unwrap_or_default(), value, quorum);
                replay.skip_to(record.offset.plus(1));
            } else {
                let offset = record.offset;
                let value = Bytes::copy_from_slice(value);
                let read = MetadataRecord::read(&value).map_err(|error| ReplayError::Record { offset, error })?;
                replay.apply(offset, read).map_err(|error| ReplayError::Apply { offset, error })?;
            }
        }
        end = batch.header().next_offset();
        replay.skip_to(end);
        quorum.epoch = Some(batch.header().leader_epoch);
        quorum.last_timestamp = quorum.last_timestamp.max(Some(batch.header().max_timestamp));
        consumed = consumed.saturating_add(batch.total_bytes());
    }
    Ok(consumed)
}

fn read_control(key: &[u8], value: &[u8], quorum: &mut QuorumRecords) {
    match (ControlKind::from_key(key), value) {
        // The record's own version, then the level.
        (Some(ControlKind::KraftVersion), [_, _, high, low, ..]) => {
            quorum.kraft_version = i16::from_be_bytes([*high, *low]);
        }
        (Some(ControlKind::KraftVoters), value) => quorum.voters = Some(Bytes::copy_from_slice(value)),
        // Leader changes say nothing that the batch's epoch does not; snapshot marks stand only in snapshots.
        _ => {}
    }
}

/// Why records could not be put into a batch.
#[derive(Debug, thiserror::Error)]
pub enum EncodeBatchError {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error(transparent)]
    Batch(#[from] BuildError),
}

/// One batch with these records, all at the time `now`.
pub fn batch_of(
    records: &[MetadataRecord],
    now: WallMs,
    base: Offset,
    epoch: LeaderEpoch,
) -> Result<ValidBatch, EncodeBatchError> {
    let mut batch = BatchBuilder::new(Codec::None).at(base).in_epoch(epoch);
    for record in records {
        let value = record.write()?;
        batch.push(NewRecord { timestamp: now, key: None, value: Some(&value), headers: &[] })?;
    }
    Ok(batch.finish()?)
}

/// One control batch.
pub fn control_batch(
    records: &[(ControlKind, Bytes)],
    now: WallMs,
    base: Offset,
    epoch: LeaderEpoch,
) -> Result<ValidBatch, EncodeBatchError> {
    let mut batch = BatchBuilder::new(Codec::None).at(base).in_epoch(epoch);
    for (kind, value) in records {
        batch.push_control(*kind, value, now)?;
    }
    Ok(batch.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cluster::{ConfigResource, Image, KeptKey, SnapshotId, read_snapshot, write_snapshot};

    const LOG: &[u8] = include_bytes!("../../tests/data/kafka-4.4-metadata/00000000000000000000.log");
    const FIRST: &[u8] =
        include_bytes!("../../tests/data/kafka-4.4-metadata/00000000000000000000-0000000000.checkpoint");
    const SECOND: &[u8] =
        include_bytes!("../../tests/data/kafka-4.4-metadata/00000000000000000162-0000000001.checkpoint");

    /// The metadata log that a 4.4 broker wrote in two runs.
    fn replayed() -> (Image, QuorumRecords) {
        let mut replay = Replay::from(Image::default());
        let mut quorum = QuorumRecords::default();
        let consumed = replay_batches(LOG, &mut replay, &mut quorum, CutTail::Fault).expect("replays");
        assert_eq!(consumed, LOG.len());
        assert!(!replay.is_in_transaction());
        (replay.into_image(), quorum)
    }

    #[test]
    fn the_log_that_kafka_wrote_replays_to_its_topics_and_configs() {
        let (image, quorum) = replayed();
        assert_eq!(image.end, Offset(331));
        assert_eq!((quorum.kraft_version, quorum.epoch), (1, Some(LeaderEpoch(2))));
        assert!(quorum.voters.is_some());
        let mut topics: Vec<_> = image.topics().map(|t| (t.name.to_string(), t.partition_count())).collect();
        topics.sort();
        let expected = [
            ("__consumer_offsets", 3),
            ("__share_group_state", 2),
            ("__transaction_state", 2),
            ("codecs", 5),
            ("compacted", 1),
            ("empty", 2),
            ("logappend", 1),
            ("odd-1.name_2-3", 1),
            ("plain", 1),
            ("recompressed", 1),
            ("rolled", 1),
            ("trimmed", 1),
            ("txn", 2),
            ("txn-open", 1),
        ];
        assert_eq!(topics, expected.map(|(name, count)| (name.to_owned(), count)));
        assert_eq!(image.partition_count(), 24);
        let codecs = image.topic_named("codecs").expect("there");
        assert_eq!(codecs.configs.get("index.interval.bytes").map(String::as_str), Some("256"));
        let state = codecs.partition(crate::base::PartitionIndex(4)).expect("there");
        // Two clean stops and one start have named a leader, or nobody.
        assert_eq!((state.leader, state.leader_epoch, state.partition_epoch), (None, LeaderEpoch(3), 3));
        assert_eq!(state.eligible_leaders, [crate::base::BrokerId(7)]);
        assert!(image.topic_named("doomed").is_none());
        assert_eq!(image.next_producer_id(), 2000);
        assert_eq!(image.feature("metadata.version"), 33);
        let broker = image.broker(crate::base::BrokerId(7)).expect("registered");
        assert_eq!((broker.epoch, broker.fenced, broker.in_controlled_shutdown), (247, true, true));
        let set = |resource| image.configs(&resource).keys().cloned().collect::<Vec<_>>();
        assert_eq!(
            set(ConfigResource::Broker("".into())),
            ["log.cleaner.io.max.bytes.per.second", "min.insync.replicas"]
        );
        assert_eq!(set(ConfigResource::Broker("7".into())), ["leader.replication.throttled.rate"]);
        assert_eq!(set(ConfigResource::Group("g-share".into())), ["share.auto.offset.reset"]);
        assert_eq!(set(ConfigResource::ClientMetrics("cm1".into())), ["interval.ms"]);
        let kept: Vec<_> = image.kept.keys().collect();
        assert!(matches!(
            kept.as_slice(),
            [KeptKey::AccessControlEntry(_), KeptKey::ScramCredential { .. }, KeptKey::ClientQuota { .. }]
        ));
        assert!(image.is_complete());
    }

    #[test]
    fn every_record_of_kafka_is_written_back_to_the_same_bytes() {
        let mut decompressor = Decompressor::new();
        let mut count = 0;
        for batch in batches(LOG).chain(batches(SECOND)).map(|batch| batch.expect("sound")) {
            if batch.header().attributes.is_control() {
                continue;
            }
            for record in batch.records(&mut decompressor, 1 << 20).expect("records") {
                let value = Bytes::copy_from_slice(record.expect("sound").value.expect("a value"));
                let read = MetadataRecord::read(&value).expect("readable");
                assert_eq!(read.write().expect("writable"), value, "{read:?}");
                count += 1;
            }
        }
        assert!(count > 400, "{count}");
    }

    #[test]
    fn a_snapshot_of_kafka_and_the_log_behind_it_give_the_same_image() {
        let id = SnapshotId { end: Offset(162), epoch: LeaderEpoch(1) };
        let (snapshot, mut quorum) = read_snapshot(SECOND, id).expect("whole");
        let behind = batches(LOG).scan(0, |at, batch| {
            let batch = batch.expect("sound");
            let start = *at;
            *at += batch.total_bytes();
            Some((start, batch.header().base_offset))
        });
        let start = behind.into_iter().find(|(_, base)| base.0 >= 162).expect("there").0;
        let mut replay = Replay::from(snapshot);
        replay_batches(&LOG[start..], &mut replay, &mut quorum, CutTail::Fault).expect("replays");
        assert_eq!(*replay.image(), replayed().0);
        assert_eq!(quorum, replayed().1);
    }

    #[test]
    fn the_snapshot_of_the_format_command_holds_the_feature_levels() {
        let id = SnapshotId { end: Offset(0), epoch: LeaderEpoch(0) };
        let (image, quorum) = read_snapshot(FIRST, id).expect("whole");
        assert_eq!(image.features().count(), 6);
        assert_eq!((image.end, quorum.kraft_version), (Offset(0), 1));
    }

    #[test]
    fn our_snapshot_gives_the_image_back() {
        let (image, quorum) = replayed();
        let id = SnapshotId { end: image.end, epoch: LeaderEpoch(2) };
        let bytes = write_snapshot(&image, &quorum, id, WallMs(1)).expect("written");
        let (read, read_quorum) = read_snapshot(&bytes, id).expect("whole");
        assert_eq!(read, image);
        assert_eq!(read_quorum.voters, quorum.voters);
    }

    #[test]
    fn a_flipped_bit_or_a_cut_never_panics_and_never_passes_for_whole() {
        for at in (0..LOG.len()).step_by(97) {
            let mut bytes = LOG.to_vec();
            bytes[at] ^= 0x10;
            let mut replay = Replay::from(Image::default());
            let outcome = replay_batches(&bytes, &mut replay, &mut QuorumRecords::default(), CutTail::Fault);
            // Only the leader epoch lies outside the checksum, and a base offset may grow unseen.
            if outcome.is_ok() {
                assert!(replay.image().end >= Offset(331));
            }
            let mut replay = Replay::from(Image::default());
            let consumed = replay_batches(&LOG[..at], &mut replay, &mut QuorumRecords::default(), CutTail::Wait);
            assert!(consumed.expect("a whole prefix") <= at);
        }
    }

    proptest::proptest! {
        #[test]
        fn no_bytes_make_a_record_panic(bytes in proptest::collection::vec(proptest::num::u8::ANY, 0..200), kind in 0..32_u8) {
            let mut framed = vec![1, kind, 0];
            framed.extend_from_slice(&bytes);
            for value in [Bytes::from(bytes), Bytes::from(framed)] {
                if let Ok(record) = MetadataRecord::read(&value) {
                    // What was read can be written, except records of older versions that said something else.
                    let _ = record.write();
                    let mut replay = Replay::from(replayed().0);
                    let _ = replay.apply(Offset(331), record);
                }
            }
        }
    }
}
