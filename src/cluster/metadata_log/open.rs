//! Opening the metadata log: the newest snapshot, the log behind it, a new epoch, and for a new node its first records.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use bytes::BytesMut;

use super::snapshots::{list_snapshots, read_snapshot_file};
use super::{Inner, METADATA_TOPIC_ID, MetadataLog, MetadataLogError, MetadataLogSettings, State};
use crate::base::{LeaderEpoch, Offset, PartitionIndex};
use crate::cluster::apply::Replay;
use crate::cluster::bootstrap::{bootstrap_records, feature_records};
use crate::cluster::image::Image;
use crate::cluster::log_bytes::{CutTail, QuorumRecords, batch_of, control_batch, replay_batches};
use crate::cluster::metadata_record::{Endpoint, MetadataRecord, RecordError};
use crate::cluster::quorum::{self, QuorumState};
use crate::cluster::snapshot::{SnapshotId, write_snapshot};
use crate::cluster::topic_name::CLUSTER_METADATA;
use crate::reactor::Reactor;
use crate::reactor::sync::Watch;
use crate::record::ControlKind;
use crate::storage::{
    FileAction, Log, LogConfig, OpenHint, ReadError, ReadLimit, RecoveryReport, StorageError, partition_folder,
    read_file, replace_file,
};
use crate::wire::EncodeError;

pub(super) const RECOVERY_POINT_FILE: &str = "millrace-recovery-point";
const QUORUM_STATE_FILE: &str = "quorum-state";
/// Bytes of log replayed at a time.
const REPLAY_BYTES: usize = 1 << 20;

/// What opening the log found and did.
#[derive(Clone, PartialEq, Debug)]
pub struct MetadataReport {
    /// The log did not exist: this is a new cluster.
    pub is_new: bool,
    /// The snapshot that the image began with.
    pub snapshot: Option<SnapshotId>,
    pub replayed_bytes: u64,
    /// Where the log ended when it was found.
    pub end: Offset,
    pub recovery: RecoveryReport,
}

impl MetadataLog {
    /// Opens the log of this node and begins a new epoch; on return that is flushed.
    pub async fn open(
        reactor: &Reactor,
        settings: MetadataLogSettings,
    ) -> Result<(MetadataLog, MetadataReport), MetadataLogError> {
        let folder = settings.directory.join(partition_folder(CLUSTER_METADATA, PartitionIndex(0)));
        let quorum_state = read_quorum_state(reactor, &folder).await?;
        let recovery_point = read_recovery_point(reactor, &folder).await?;
        let hint = OpenHint { clean: false, recovery_point, log_start: Offset::ZERO };
        let config = LogConfig { segment_bytes: settings.segment_bytes, ..LogConfig::default() };
        let opened = Log::open(reactor, &folder, METADATA_TOPIC_ID, config, hint).await?;
        let log = opened.log;

        let (mut replay, mut quorum, snapshot) = newest_snapshot(reactor, &log, &folder).await?;
        let replayed_bytes = replay_log(&log, &mut replay, &mut quorum).await?;
        let is_new = log.end() == Offset::ZERO && snapshot.is_none_or(|id| id.end == Offset::ZERO);
        let end = log.end();

        // The epoch is on disk before anything is written in it: no two processes ever write in one epoch.
        let last = quorum_state.map(|state| state.epoch).max(quorum.epoch).unwrap_or(LeaderEpoch(0));
        let epoch = LeaderEpoch(last.0.saturating_add(1));
        if is_new {
            // The folder's own name must be safe, too, or the power takes the epoch away together with it.
            let synced = reactor.sync_dir(&settings.directory).await;
            synced.map_err(|error| StorageError::io(FileAction::Flush, &settings.directory, &error))?;
        }
        let state = QuorumState { leader: Some(settings.node), epoch };
        replace_file(reactor, &folder.join(QUORUM_STATE_FILE), state.to_text().as_bytes()).await?;

        let mut begin = Beginning { reactor, log: &log, epoch, quorum: &mut quorum, replay: &mut replay };
        begin.lead(&settings).await?;
        let image = Arc::new(replay.into_image());
        let inner = Inner {
            reactor: reactor.clone(),
            settings,
            log,
            epoch,
            state: RefCell::new(State {
                newest: Arc::clone(&image),
                committed: image,
                unflushed: VecDeque::new(),
                quorum,
                bytes_since_snapshot: replayed_bytes,
                failed: None,
                listeners: Vec::new(),
            }),
            flushing: Cell::new(false),
            snapshotting: Cell::new(false),
            storing: Cell::new(false),
            flush_rounds: Cell::new(0),
            progress: Watch::new(reactor),
        };
        inner.flush().await?;
        let metadata_log = MetadataLog { inner: Rc::new(inner) };
        metadata_log.store_recovery_point_soon();
        let report = MetadataReport { is_new, snapshot, replayed_bytes, end, recovery: opened.report };
        Ok((metadata_log, report))
    }

    /// The hint may lag, so nobody waits for it.
    fn store_recovery_point_soon(&self) {
        let log = self.clone();
        self.inner.reactor.spawn("store metadata recovery point", async move {
            if let Err(error) = log.inner.store_recovery_point().await {
                tracing::warn!(%error, "the metadata log's recovery point was not stored");
            }
        });
    }
}

/// The first writes of an epoch.
struct Beginning<'a> {
    reactor: &'a Reactor,
    log: &'a Log,
    epoch: LeaderEpoch,
    quorum: &'a mut QuorumRecords,
    replay: &'a mut Replay,
}

impl Beginning<'_> {
    /// Says who leads; and whatever the log lacks: voters, the end of a transaction, a new cluster's first records.
    async fn lead(&mut self, settings: &MetadataLogSettings) -> Result<(), MetadataLogError> {
        let unwritable = |error: EncodeError| MetadataLogError::Encode(RecordError::from(error).into());
        let mut control = vec![quorum::leader_change(settings.node).map_err(unwritable)?];
        let is_new = self.log.end() == Offset::ZERO;
        if is_new {
            let voters = match self.quorum.voters.clone() {
                // A directory that was formatted and never used names its voters.
                Some(voters) => voters,
                None => {
                    let voter = quorum::single_voter(settings.node, settings.directory_id, &voter_endpoints(settings));
                    let (_, voters) = voter.map_err(unwritable)?;
                    self.quorum.voters = Some(voters.clone());
                    self.quorum.kraft_version = quorum::KRAFT_VERSION;
                    self.write_first_snapshot().await?;
                    voters
                }
            };
            control.push(quorum::kraft_version().map_err(unwritable)?);
            control.push((ControlKind::KraftVoters, voters));
        }
        let now = self.reactor.wall();
        let batch = control_batch(&control, now, self.log.end(), self.epoch)?;
        self.log.append(batch, self.epoch, now)?;
        self.replay.skip_to(self.log.end());
        self.quorum.epoch = Some(self.epoch);
        self.quorum.last_timestamp = self.quorum.last_timestamp.max(Some(now));
        if self.replay.is_in_transaction() {
            let reason = Some("the process that began it has gone".to_owned());
            self.append(vec![MetadataRecord::AbortTransaction { reason }])?;
        }
        if self.replay.image().feature("metadata.version") == 0 || is_new {
            self.append(bootstrap_records())?;
        }
        Ok(())
    }

    fn append(&mut self, records: Vec<MetadataRecord>) -> Result<(), MetadataLogError> {
        let now = self.reactor.wall();
        let base = self.log.end();
        let batch = batch_of(&records, now, base, self.epoch)?;
        self.log.append(batch, self.epoch, now)?;
        for (at, record) in (base.0..).zip(records) {
            self.replay.apply(Offset(at), record)?;
        }
        Ok(())
    }

    /// What Kafka's format command leaves: the feature levels and the voter, before anything is in the log.
    async fn write_first_snapshot(&self) -> Result<(), MetadataLogError> {
        let id = SnapshotId { end: Offset::ZERO, epoch: LeaderEpoch(0) };
        let (image, _) = Image::default().after(Offset::ZERO, feature_records())?;
        let quorum = QuorumRecords { last_timestamp: None, ..self.quorum.clone() };
        let bytes = write_snapshot(&image, &quorum, id, self.reactor.wall())?;
        Ok(replace_file(self.reactor, &self.log.folder().join(id.file_name()), &bytes).await?)
    }
}

/// Where the voter would be reached: Kafka expects every voter to have an address, even if nobody will ever call.
fn voter_endpoints(settings: &MetadataLogSettings) -> Vec<Endpoint> {
    if !settings.controller_endpoints.is_empty() {
        return settings.controller_endpoints.clone();
    }
    let (name, host) = ("CONTROLLER".to_owned(), "localhost".to_owned());
    vec![Endpoint { name, host, port: 9093, security_protocol: 0 }]
}

async fn read_quorum_state(reactor: &Reactor, folder: &Path) -> Result<Option<QuorumState>, MetadataLogError> {
    let path = folder.join(QUORUM_STATE_FILE);
    let Some(bytes) = read_file(reactor, &path).await? else { return Ok(None) };
    let state = std::str::from_utf8(&bytes).ok().and_then(QuorumState::from_text);
    match state {
        Some(state) => Ok(Some(state)),
        None => Err(MetadataLogError::QuorumState { path }),
    }
}

/// A hint: whatever cannot be read says nothing.
async fn read_recovery_point(reactor: &Reactor, folder: &Path) -> Result<Offset, StorageError> {
    let bytes = read_file(reactor, &folder.join(RECOVERY_POINT_FILE)).await?;
    let text = bytes.as_deref().and_then(|bytes| std::str::from_utf8(bytes).ok());
    let offset = text.and_then(|text| text.strip_prefix("0\n")?.trim_end().parse().ok());
    Ok(Offset(offset.unwrap_or(0)))
}

/// The image to begin with: that of the newest snapshot, or an empty one.
async fn newest_snapshot(
    reactor: &Reactor,
    log: &Log,
    folder: &Path,
) -> Result<(Replay, QuorumRecords, Option<SnapshotId>), MetadataLogError> {
    let snapshots = list_snapshots(reactor, folder).await?;
    // The one of the format command repeats what the log begins with; it counts only while there is no log.
    let usable = |id: &&SnapshotId| id.end > Offset::ZERO || log.end() == Offset::ZERO;
    let newest = snapshots.iter().rev().find(usable).copied();
    if let Some(id) = newest {
        if id.end > log.end() {
            let (path, end) = (folder.to_path_buf(), log.end());
            return Err(MetadataLogError::MissingEnd { path, end, snapshot: id.end });
        }
        let (image, quorum) = read_snapshot_file(reactor, folder, id).await?;
        return Ok((Replay::from(image), quorum, newest));
    }
    if log.start() > Offset::ZERO {
        return Err(MetadataLogError::MissingStart { path: folder.to_path_buf(), start: log.start() });
    }
    Ok((Replay::from(Image::default()), QuorumRecords::default(), None))
}

/// Replays what the log holds beyond the image; answers how many bytes that was.
async fn replay_log(log: &Log, replay: &mut Replay, quorum: &mut QuorumRecords) -> Result<u64, MetadataLogError> {
    let mut limit = ReadLimit { max_bytes: REPLAY_BYTES, at_least_one_batch: true };
    let mut total = 0_u64;
    loop {
        let from = replay.image().end;
        let slice = match log.read(from, limit, log.end()) {
            Ok(Some(slice)) => slice,
            Ok(None) => return Ok(total),
            Err(ReadError::Cold(offset)) => {
                log.warm(offset).await?;
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        let (read, bytes) = slice.file().read_at(BytesMut::new(), slice.position, slice.len).await;
        let damaged = |error| MetadataLogError::Replay { path: log.folder().to_path_buf(), error };
        if let Err(error) = read {
            return Err(ReadError::Storage(StorageError::io(FileAction::Read, log.folder(), &error)).into());
        }
        let consumed = replay_batches(&bytes, replay, quorum, CutTail::Wait).map_err(damaged)?;
        if consumed == 0 {
            // Not one whole batch: ask for more, within reason.
            limit.max_bytes = limit.max_bytes.saturating_mul(2);
            if limit.max_bytes > 1 << 31 {
                let gap = crate::cluster::ReplayError::Gap { end: from, found: from };
                return Err(damaged(gap));
            }
        }
        total = total.saturating_add(consumed as u64);
    }
}
