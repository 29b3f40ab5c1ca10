//! Fetches from every leader at once and turns batches into records, in the order of each partition.
//!
//! Must hold: a partition's position only moves forward, past what was handed out or skipped; every batch's checksum
//! is checked before any of its records is handed out.

use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

use super::{ClientError, Cluster, Retry, TopicView, Wanted, is_retriable, list_offsets};
use smallvec::smallvec;

use crate::record::{BatchFault, BatchView, ControlKind, Decompressor, Record, TimestampType, batches};
use crate::wire::ErrorCode;
use crate::wire::generated::fetch_request::{FetchPartition, FetchRequest, FetchTopic};
use crate::wire::generated::fetch_response::{FetchResponse, PartitionData};

const FETCH_BYTES_MAX: i32 = 32 << 20;
const PARTITION_BYTES_MAX: i32 = 4 << 20;
/// A batch may hold this much once decompressed.
const DECOMPRESSED_BYTES_MAX: usize = 512 << 20;
const WAIT: Duration = Duration::from_millis(500);
/// With several leaders a record that comes to one waits for the others' answers.
const WAIT_FOR_SEVERAL: Duration = Duration::from_millis(100);
/// Last Fetch version that names topics; later ones want the topic's id.
const LAST_VERSION_WITH_NAMES: i16 = 12;

#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    #[error("{0}")]
    Client(#[from] ClientError),
    #[error(
        "{topic}-{partition} has no offset {offset}: it begins at {start} and ends before {end}; choose another with --from"
    )]
    OutOfRange { topic: String, partition: i32, offset: i64, start: i64, end: i64 },
    #[error("{topic}-{partition} is damaged near offset {offset}: {fault}")]
    Damaged { topic: String, partition: i32, offset: i64, fault: BatchFault },
}

/// Where one partition is being read.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    pub next: i64,
    /// Reading ends in front of this offset.
    pub stop: Option<i64>,
}

impl Reading {
    pub fn is_done(&self) -> bool {
        self.stop.is_some_and(|stop| self.next >= stop)
    }
}

/// What a caller does with one record.
pub trait Sink {
    type Error: From<ReadError>;
    /// False ends the reading.
    fn record(&mut self, partition: i32, kind: TimestampType, record: &Record<'_>) -> Result<bool, Self::Error>;
}

pub struct TopicReader {
    cluster: Cluster,
    topic: TopicView,
    read_committed: bool,
    positions: BTreeMap<i32, Reading>,
    decompressor: Decompressor,
    /// Since the last answer that was no failure.
    retry: Retry,
}

impl TopicReader {
    pub fn new(
        cluster: Cluster,
        topic: TopicView,
        read_committed: bool,
        positions: BTreeMap<i32, Reading>,
    ) -> TopicReader {
        let retry = Retry::within(cluster.timeouts().answer);
        TopicReader { cluster, topic, read_committed, positions, decompressor: Decompressor::new(), retry }
    }

    /// One fetch from every leader.  False once nothing is left to read, or the sink wants no more.
    pub fn round<S: Sink>(&mut self, sink: &mut S) -> Result<bool, S::Error> {
        let wanted: Vec<i32> = self.positions.iter().filter(|(_, p)| !p.is_done()).map(|(index, _)| *index).collect();
        if wanted.is_empty() {
            return Ok(false);
        }
        match self.fetch(&wanted, sink) {
            Ok(Round::GoOn) => {
                self.retry = Retry::within(self.cluster.timeouts().answer);
                Ok(true)
            }
            Ok(Round::Stop) => Ok(false),
            Ok(Round::OutOfRange { partition, offset }) => Err(self.out_of_range(partition, offset)?.into()),
            Ok(Round::TryAgain(failure)) => {
                if !failure.is_passing() || !self.retry.wait() {
                    return Err(ReadError::from(failure).into());
                }
                // Answers of other leaders may still be under way: start afresh.
                self.cluster.disconnect();
                self.topic = self.cluster.topic_with_leaders(&self.topic.name, &wanted).map_err(ReadError::from)?;
                Ok(true)
            }
            Err(error) => Err(error),
        }
    }

    /// Asks what there is instead, since the refusal itself does not say.
    fn out_of_range(&mut self, partition: i32, offset: i64) -> Result<ReadError, ReadError> {
        // Other answers may still be under way on these connections.
        self.cluster.disconnect();
        let mut ask = |wanted| list_offsets(&mut self.cluster, &self.topic, &[partition], wanted, self.read_committed);
        let start = ask(Wanted::Earliest)?.get(&partition).copied().flatten().unwrap_or(-1);
        let end = ask(Wanted::Latest)?.get(&partition).copied().flatten().unwrap_or(-1);
        Ok(ReadError::OutOfRange { topic: self.topic.name.clone(), partition, offset, start, end })
    }

    fn fetch<S: Sink>(&mut self, wanted: &[i32], sink: &mut S) -> Result<Round, S::Error> {
        let mut by_leader: BTreeMap<i32, Vec<FetchPartition>> = BTreeMap::new();
        for (index, progress) in self.positions.iter().filter(|(index, _)| wanted.contains(index)) {
            let leader = self.topic.partition(*index).map_or(-1, |partition| partition.leader);
            by_leader.entry(leader).or_default().push(FetchPartition {
                partition: *index,
                current_leader_epoch: -1,
                fetch_offset: progress.next,
                log_start_offset: -1,
                partition_max_bytes: PARTITION_BYTES_MAX,
                ..FetchPartition::default()
            });
        }
        let wait = if by_leader.len() > 1 { WAIT_FOR_SEVERAL } else { WAIT };
        let leaders: Vec<i32> = by_leader.keys().copied().collect();
        for (leader, partitions) in by_leader {
            if let Err(failure) = self.ask(leader, partitions, wait) {
                return Ok(Round::TryAgain(failure));
            }
        }
        for leader in leaders {
            let answer = match self.cluster.node(leader).and_then(super::Connection::receive) {
                Ok(answer) => answer,
                Err(failure) => return Ok(Round::TryAgain(failure)),
            };
            let fetched: FetchResponse<'_> = answer.read().map_err(ReadError::from)?;
            if fetched.error_code != 0 {
                let what = format!("reading '{}'", self.topic.name);
                return Ok(Round::TryAgain(ClientError::answered(what, fetched.error_code, None)));
            }
            for data in fetched.responses.iter().flat_map(|topic| &topic.partitions) {
                match self.take(data, sink)? {
                    Round::GoOn => {}
                    other => return Ok(other),
                }
            }
        }
        Ok(Round::GoOn)
    }

    fn ask(&mut self, leader: i32, partitions: Vec<FetchPartition>, wait: Duration) -> Result<(), ClientError> {
        let request = FetchRequest {
            replica_id: -1,
            max_wait_ms: i32::try_from(wait.as_millis()).unwrap_or(i32::MAX),
            min_bytes: 1,
            max_bytes: FETCH_BYTES_MAX,
            isolation_level: i8::from(self.read_committed),
            session_id: 0,
            session_epoch: -1,
            topics: smallvec![FetchTopic {
                topic: self.topic.name.as_str().into(),
                topic_id: self.topic.id,
                partitions: partitions.into(),
            }],
            ..FetchRequest::default()
        };
        let version_max = if self.topic.has_id() { i16::MAX } else { LAST_VERSION_WITH_NAMES };
        self.cluster.node(leader)?.send(&request, version_max, wait)
    }

    fn take<S: Sink>(&mut self, data: &PartitionData<'_>, sink: &mut S) -> Result<Round, S::Error> {
        let index = data.partition_index;
        let Some(progress) = self.positions.get_mut(&index) else { return Ok(Round::GoOn) };
        let name = &self.topic.name;
        if data.error_code == ErrorCode::OffsetOutOfRange.code() {
            return Ok(Round::OutOfRange { partition: index, offset: progress.next });
        }
        if data.error_code != 0 {
            let failure = ClientError::answered(format!("reading {name}-{index}"), data.error_code, None);
            if is_retriable(data.error_code) {
                return Ok(Round::TryAgain(failure));
            }
            return Err(ReadError::from(failure).into());
        }
        let bytes = data.records.and_then(|records| records.bytes()).unwrap_or_default();
        let mut aborted = Aborted::of(data, self.read_committed);
        let damaged = |offset, fault| ReadError::Damaged { topic: name.clone(), partition: index, offset, fault };
        let mut any = false;
        for batch in batches(bytes) {
            let batch = match batch {
                Ok(batch) => batch,
                // Brokers may cut the last batch at the size limit; a first one they always give whole.
                Err(BatchFault::Truncated { .. }) if any => break,
                Err(fault) => return Err(damaged(progress.next, fault).into()),
            };
            any = true;
            if batch.header().next_offset().0 <= progress.next {
                continue;
            }
            batch.check_crc().map_err(|fault| damaged(batch.header().base_offset.0, fault))?;
            let skip = aborted.skips(&batch, &mut self.decompressor);
            if !skip {
                let kind = batch.header().attributes.timestamp_type();
                let records = batch
                    .records(&mut self.decompressor, DECOMPRESSED_BYTES_MAX)
                    .map_err(|fault| damaged(batch.header().base_offset.0, fault))?;
                for record in records {
                    let record = record.map_err(|fault| damaged(batch.header().base_offset.0, fault))?;
                    if record.offset.0 < progress.next {
                        continue;
                    }
                    if progress.stop.is_some_and(|stop| record.offset.0 >= stop) {
                        break;
                    }
                    progress.next = record.offset.0.saturating_add(1);
                    if !sink.record(index, kind, &record)? {
                        return Ok(Round::Stop);
                    }
                }
            }
            progress.next = progress.next.max(batch.header().next_offset().0);
        }
        Ok(Round::GoOn)
    }
}

enum Round {
    GoOn,
    Stop,
    OutOfRange { partition: i32, offset: i64 },
    TryAgain(ClientError),
}

/// Which transactions of one answer were aborted (KIP-98): a producer's records from the first offset listed up to
/// its abort marker do not count.
struct Aborted {
    read_committed: bool,
    /// (first offset, producer), latest first, so that the next one to begin is at the end.
    to_come: Vec<(i64, i64)>,
    open: HashSet<i64>,
}

impl Aborted {
    fn of(data: &PartitionData<'_>, read_committed: bool) -> Aborted {
        let listed = data.aborted_transactions.iter().flatten();
        let mut to_come: Vec<(i64, i64)> = listed.map(|a| (a.first_offset, a.producer_id)).collect();
        to_come.sort_unstable_by(|a, b| b.cmp(a));
        Aborted { read_committed, to_come, open: HashSet::new() }
    }

    /// Whether the batch has no records for consumers: markers never have, aborted ones not for `read_committed`.
    fn skips(&mut self, batch: &BatchView<'_>, decompressor: &mut Decompressor) -> bool {
        let header = batch.header();
        while let Some((_, producer)) = self.to_come.pop_if(|(first, _)| *first <= header.last_offset().0) {
            self.open.insert(producer);
        }
        if header.attributes.is_control() {
            if control_kind(batch, decompressor) == Some(ControlKind::Abort) {
                self.open.remove(&header.producer_id.0);
            }
            return true;
        }
        self.read_committed && header.attributes.is_transactional() && self.open.contains(&header.producer_id.0)
    }
}

fn control_kind(batch: &BatchView<'_>, decompressor: &mut Decompressor) -> Option<ControlKind> {
    let record = batch.records(decompressor, 1 << 20).ok()?.next()?.ok()?;
    ControlKind::from_key(record.key?)
}
