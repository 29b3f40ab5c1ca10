//! Snapshots: a whole image as records, in Kafka's `.checkpoint` files.  Pure.
//!
//! `<end offset, 20 digits>-<epoch, 10 digits>.checkpoint` holds batches with offsets from 0: a control batch (header,
//! kraft version, voters), batches of records, a control batch (footer).  A file without its footer does not count.

use bytes::{Bytes, BytesMut};

use super::apply::Replay;
use super::image::Image;
use super::log_bytes::{
    CutTail, EncodeBatchError, QuorumRecords, ReplayError, batch_of, control_batch, replay_batches,
};
use super::metadata_record::{ConfigResource, MetadataRecord, RecordError};
use super::quorum;
use crate::base::{LeaderEpoch, Offset, WallMs};
use crate::record::{BatchView, ControlKind, Decompressor, batches};

/// Which snapshot: everything below `end`, the last of it written in `epoch`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SnapshotId {
    pub end: Offset,
    pub epoch: LeaderEpoch,
}

impl SnapshotId {
    #[must_use]
    pub fn file_name(self) -> String {
        format!("{:020}-{:010}.checkpoint", self.end.0, self.epoch.0)
    }

    #[must_use]
    pub fn from_file_name(name: &str) -> Option<SnapshotId> {
        let (end, epoch) = name.strip_suffix(".checkpoint")?.split_once('-')?;
        let digits = |text: &str, count| text.len() == count && text.bytes().all(|b| b.is_ascii_digit());
        if !digits(end, 20) || !digits(epoch, 10) {
            return None;
        }
        Some(SnapshotId { end: Offset(end.parse().ok()?), epoch: LeaderEpoch(epoch.parse().ok()?) })
    }
}

/// Records in one batch of a snapshot.
const RECORDS_PER_BATCH: usize = 1024;

/// Why a snapshot file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SnapshotError {
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("the snapshot has no footer: it was never finished")]
    NoFooter,
    #[error("the snapshot ends inside a transaction")]
    OpenTransaction,
}

/// A snapshot file's bytes.
pub fn write_snapshot(
    image: &Image,
    quorum_records: &QuorumRecords,
    id: SnapshotId,
    now: WallMs,
) -> Result<Bytes, EncodeBatchError> {
    let last = quorum_records.last_timestamp.map_or(0, |time| time.0);
    let mut head = vec![quorum::snapshot_header(last).map_err(RecordError::from)?];
    if let Some(voters) = &quorum_records.voters {
        head.push(quorum::kraft_version().map_err(RecordError::from)?);
        head.push((ControlKind::KraftVoters, voters.clone()));
    }
    let mut bytes = BytesMut::new();
    let mut next = Offset::ZERO;
    let mut put = |batch: crate::record::ValidBatch| {
        next = next.plus(i64::from(batch.info.last_offset_delta) + 1);
        bytes.extend_from_slice(&batch.to_bytes());
        next
    };
    let mut at = put(control_batch(&head, now, Offset::ZERO, id.epoch)?);
    for chunk in image.to_records().chunks(RECORDS_PER_BATCH) {
        at = put(batch_of(chunk, now, at, id.epoch)?);
    }
    let footer = [quorum::snapshot_footer().map_err(RecordError::from)?];
    put(control_batch(&footer, now, at, id.epoch)?);
    Ok(bytes.freeze())
}

/// Reads a snapshot file; the image ends where the snapshot's name says.
pub fn read_snapshot(bytes: &[u8], id: SnapshotId) -> Result<(Image, QuorumRecords), SnapshotError> {
    let mut replay = Replay::from(Image::default());
    let mut quorum = QuorumRecords::default();
    replay_batches(bytes, &mut replay, &mut quorum, CutTail::Fault)?;
    if !batches(bytes).filter_map(Result::ok).last().is_some_and(|batch| is_footer(&batch)) {
        return Err(SnapshotError::NoFooter);
    }
    if replay.is_in_transaction() {
        return Err(SnapshotError::OpenTransaction);
    }
    let mut image = replay.into_image();
    image.end = id.end;
    quorum.epoch = Some(id.epoch);
    Ok((image, quorum))
}

fn is_footer(batch: &BatchView<'_>) -> bool {
    let mut decompressor = Decompressor::new();
    let Ok(mut records) = batch.records(&mut decompressor, 1024) else { return false };
    let key = records.next().and_then(Result::ok).and_then(|record| record.key);
    batch.header().attributes.is_control() && key.and_then(ControlKind::from_key) == Some(ControlKind::SnapshotFooter)
}

impl Image {
    /// Records that make this image of an empty one.
    #[must_use]
    pub fn to_records(&self) -> Vec<MetadataRecord> {
        let mut records = Vec::new();
        // Kafka's own snapshots begin with the level that says how to read the rest.
        let mut features: Vec<(&str, i16)> = self.features().collect();
        features.sort_by_key(|(name, _)| (*name != "metadata.version", *name));
        for (name, level) in features {
            records.push(MetadataRecord::FeatureLevel { name: name.to_owned(), level });
        }
        for broker in self.brokers() {
            records.push(MetadataRecord::RegisterBroker(broker.as_ref().clone()));
        }
        for controller in self.controllers() {
            records.push(MetadataRecord::RegisterController(controller.as_ref().clone()));
        }
        for topic in self.topics() {
            records.push(MetadataRecord::Topic { id: topic.id, name: topic.name.clone() });
            for (name, value) in topic.configs.iter() {
                records.push(MetadataRecord::Config {
                    resource: ConfigResource::Topic(topic.name.clone()),
                    name: name.clone(),
                    value: Some(value.clone()),
                });
            }
            for (partition, state) in topic.partitions() {
                records.push(MetadataRecord::Partition { topic: topic.id, partition, state: state.as_ref().clone() });
            }
        }
        for (resource, values) in self.config_resources() {
            for (name, value) in values.iter() {
                let (resource, name) = (resource.clone(), name.clone());
                records.push(MetadataRecord::Config { resource, name, value: Some(value.clone()) });
            }
        }
        if let Some(ids) = self.producer_ids {
            let (broker, broker_epoch) = (ids.broker, ids.broker_epoch);
            records.push(MetadataRecord::ProducerIds { broker, broker_epoch, next: ids.next });
        }
        records.extend(self.kept.values().cloned().map(MetadataRecord::Kept));
        records
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_are_read_and_made_as_by_kafka() {
        let id = SnapshotId { end: Offset(162), epoch: LeaderEpoch(1) };
        assert_eq!(id.file_name(), "00000000000000000162-0000000001.checkpoint");
        assert_eq!(SnapshotId::from_file_name(&id.file_name()), Some(id));
        for other in ["162-1.checkpoint", "00000000000000000162-0000000001.checkpoint.part", "x", "-.checkpoint"] {
            assert_eq!(SnapshotId::from_file_name(other), None, "{other}");
        }
    }

    #[test]
    fn a_snapshot_without_its_footer_does_not_count() {
        let id = SnapshotId { end: Offset(5), epoch: LeaderEpoch(1) };
        let bytes = write_snapshot(&Image::default(), &QuorumRecords::default(), id, WallMs(9)).expect("written");
        let (image, _) = read_snapshot(&bytes, id).expect("whole");
        assert_eq!(image.end, Offset(5));
        let first = batches(&bytes).next().expect("a batch").expect("sound").total_bytes();
        assert!(matches!(read_snapshot(&bytes[..first], id), Err(SnapshotError::NoFooter)));
        assert!(matches!(read_snapshot(&bytes[..bytes.len() - 1], id), Err(SnapshotError::Replay(_))));
    }
}
