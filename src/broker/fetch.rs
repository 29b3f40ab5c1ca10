//! Fetch (key 1), versions 4..=18, flexible since 12.  Runs on the connection's shard.
//!
//! Checks, in this order: session (70, 71, 106), topic, then on the home shard leader epoch (74, 75), diverging epoch,
//! range.  Reads are positions, not bytes: each home shard answers with pinned file ranges, and this shard hands out
//! max_bytes in the client's partition order; the first non-empty partition gives its first batch even if larger.
//! A fetch below min_bytes parks on one-shot watches, one per partition, and costs no turn until one fires or its
//! deadline comes.
//! Version 7 brought sessions (KIP-227), 12 the last fetched epoch (KIP-595), 13 topic ids (KIP-516), 15 the replica
//! state as a tagged field, 16 node endpoints (KIP-951; empty on one node).
//! Differs from Apache Kafka: isolation level is accepted and makes no difference until transactions are served;
//! a follower's fetch (replica id >= 0) is served like a consumer's until replication lands.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use slab::Slab;

use super::broker::{Broker, Deadline};
use super::error::code_of_read;
use super::fetch_response::{self, EpochEnd, FetchHead, PartitionAnswer};
use super::fetch_session::{SessionFields, SessionRefusal, Told, TopicKey, Wanted};
use super::grouping::by_shard;
use super::reply_queue::ReplyTo;
use super::request::Request;
use crate::base::{LeaderEpoch, Monotonic, Offset, PartitionIndex, ShardId, TopicId};
use crate::cluster::Image;
use crate::partition::Watch;
use crate::shard::{FileChunk, Mail, PartitionKey, ReadOutcome, ReadPart};
use crate::wire::generated::fetch_request::FetchRequest;
use crate::wire::{ApiKey, ErrorCode};

/// `isolation_level` of a consumer that wants committed records only.
const READ_COMMITTED: i8 = 1;

/// Fetches of one shard's connections that wait for reads or for data.
#[derive(Default)]
pub struct Fetches {
    table: Slab<InFlight>,
    generation: u32,
}

struct InFlight {
    generation: u32,
    reply: ReplyTo,
    version: i16,
    correlation_id: i32,
    frame_bytes: u64,
    session: i32,
    read_committed: bool,
    incremental: bool,
    max_bytes: u32,
    min_bytes: u32,
    parts: Vec<Part>,
    /// Reads under way.
    reading: u32,
    received: Monotonic,
    deadline: Monotonic,
    /// Watches are set.
    parked: bool,
}

struct Part {
    wanted: Wanted,
    /// Where it is read, if the topic and partition exist.
    key: Option<PartitionKey>,
    outcome: Outcome,
    /// Its home shard will say when the high watermark moves.
    watched: bool,
}

enum Outcome {
    Unread,
    Failed { error: ErrorCode, high_watermark: i64, log_start: i64 },
    Read { high_watermark: Offset, log_start: Offset, records: Option<FileChunk>, diverging: Option<EpochEnd> },
}

impl Outcome {
    fn failed(error: ErrorCode) -> Outcome {
        Outcome::Failed { error, high_watermark: -1, log_start: -1 }
    }
}

/// Serves one request.  An undecodable body drops `reply`, which closes the connection, as Kafka does.
pub fn handle(broker: &Rc<Broker>, request: &Request, reply: ReplyTo) {
    let Ok(body) = request.decode(FetchRequest::read) else { return };
    let shard = broker.shard();
    let now = shard.reactor().now();
    let by_id = request.version >= 13;
    let image = shard.image();
    let key_of = |name: &str, id: [u8; 16]| {
        if by_id {
            return TopicKey::Id(TopicId(id));
        }
        // The image's copy of the name is shared; a name it does not have is copied once.
        TopicKey::Name(image.topic_named(name).map_or_else(|| Arc::from(name), |topic| Arc::clone(&topic.name)))
    };
    let mut wanted = Vec::with_capacity(body.topics.iter().map(|topic| topic.partitions.len()).sum());
    for topic in &body.topics {
        let key = key_of(&topic.topic, topic.topic_id);
        wanted.extend(topic.partitions.iter().map(|partition| Wanted {
            topic: key.clone(),
            partition: PartitionIndex(partition.partition),
            offset: Offset(partition.fetch_offset),
            max_bytes: partition.partition_max_bytes,
            current_leader_epoch: partition.current_leader_epoch,
            last_fetched_epoch: partition.last_fetched_epoch,
        }));
    }
    let forgotten = body.forgotten_topics_data.iter().flat_map(|topic| {
        let key = key_of(&topic.topic, topic.topic_id);
        topic.partitions.iter().map(move |partition| (key.clone(), PartitionIndex(*partition)))
    });
    let fields = if request.version >= 7 {
        SessionFields { id: body.session_id, epoch: body.session_epoch }
    } else {
        SessionFields { id: 0, epoch: -1 }
    };
    let random = if fields.epoch == 0 { shard.reactor().random_u64() } else { 0 };
    let resolved = broker.sessions.borrow_mut().resolve(fields, by_id, wanted, forgotten, now, random);
    let resolved = match resolved {
        Ok(resolved) => resolved,
        Err(refusal) => {
            let error = match refusal {
                SessionRefusal::NotFound => ErrorCode::FetchSessionIdNotFound,
                SessionRefusal::WrongEpoch => ErrorCode::InvalidFetchSessionEpoch,
                SessionRefusal::NamesAndIdsMixed => ErrorCode::FetchSessionTopicIdError,
            };
            let head = head(request.version, request.correlation_id, error, 0, false);
            reply.send(fetch_response::encode(head, Vec::new()));
            return;
        }
    };
    let parts: Vec<Part> = resolved.wanted.into_iter().map(|wanted| find(&image, wanted)).collect();
    drop(image);
    let wait = Duration::from_millis(u64::try_from(body.max_wait_ms).unwrap_or(0));
    let key = broker.fetches.borrow_mut().insert(|generation| InFlight {
        generation,
        reply,
        version: request.version,
        correlation_id: request.correlation_id,
        frame_bytes: request.frame.len() as u64,
        session: resolved.id,
        read_committed: body.isolation_level == READ_COMMITTED,
        incremental: resolved.incremental,
        max_bytes: u32::try_from(body.max_bytes).unwrap_or(0).min(broker.fetch_bytes_max()),
        min_bytes: u32::try_from(body.min_bytes).unwrap_or(0),
        parts,
        reading: 0,
        received: now,
        deadline: now.plus(wait),
        parked: false,
    });
    read_parts(broker, key, None);
}

fn find(image: &Image, wanted: Wanted) -> Part {
    let (topic, unknown) = match &wanted.topic {
        TopicKey::Id(id) => (image.topic(*id), ErrorCode::UnknownTopicId),
        TopicKey::Name(name) => (image.topic_named(name), ErrorCode::UnknownTopicOrPartition),
    };
    let (key, outcome) = match topic {
        None => (None, Outcome::failed(unknown)),
        Some(topic) if topic.partition(wanted.partition).is_none() => {
            (None, Outcome::failed(ErrorCode::UnknownTopicOrPartition))
        }
        Some(topic) => (Some(PartitionKey { topic: topic.id, partition: wanted.partition }), Outcome::Unread),
    };
    Part { wanted, key, outcome, watched: false }
}

/// Reads one part, or all that have a home; then answers or parks once no read is under way.
fn read_parts(broker: &Rc<Broker>, key: u64, only: Option<u32>) {
    let shard = broker.shard();
    let mut elsewhere: Vec<(ShardId, ReadPart)> = Vec::new();
    let mut here: Vec<ReadPart> = Vec::new();
    {
        let mut fetches = broker.fetches.borrow_mut();
        let Some(entry) = fetches.get_mut(key) else { return };
        let places = only.map_or(0..entry.parts.len(), |part| part as usize..part as usize + 1);
        for place in places {
            let Some(part) = entry.parts.get_mut(place) else { continue };
            let Some(partition) = part.key else { continue };
            let read = ReadPart {
                key: partition,
                part: place as u32,
                offset: part.wanted.offset,
                max_bytes: u32::try_from(part.wanted.max_bytes).unwrap_or(0).min(entry.max_bytes),
                current_epoch: known_epoch(part.wanted.current_leader_epoch),
                last_fetched_epoch: known_epoch(part.wanted.last_fetched_epoch),
            };
            let home = shard.home(partition);
            if home == shard.id() { here.push(read) } else { elsewhere.push((home, read)) }
        }
        entry.reading += (here.len() + elsewhere.len()) as u32;
    }
    by_shard(elsewhere, |home, parts| {
        shard.metrics.borrow_mut().mailbox.requests_forwarded += 1;
        shard.send(home, Mail::Read { origin: shard.id(), request: key, parts });
    });
    for part in here {
        if let Some(outcome) = shard.read_here(key, part) {
            broker.fetches.borrow_mut().take_outcome(key, outcome);
        }
    }
    evaluate(broker, key);
}

/// Reads came back.
pub(super) fn read_done(broker: &Rc<Broker>, key: u64, outcomes: Vec<ReadOutcome<FileChunk>>) {
    for outcome in outcomes {
        broker.fetches.borrow_mut().take_outcome(key, outcome);
    }
    evaluate(broker, key);
}

/// A watched partition has news: reads it again.
pub(super) fn fired(broker: &Rc<Broker>, watch: Watch) {
    if let Some(entry) = broker.fetches.borrow_mut().get_mut(watch.key)
        && let Some(part) = entry.parts.get_mut(watch.part as usize)
    {
        part.watched = false;
    }
    read_parts(broker, watch.key, Some(watch.part));
}

/// The client has waited long enough: it gets what there is.
pub(super) fn timed_out(broker: &Rc<Broker>, key: u64) {
    if broker.fetches.borrow_mut().get_mut(key).is_some() {
        broker.shard().metrics.borrow_mut().waiting.fetches_expired += 1;
        answer(broker, key);
    }
}

/// Answers if the request is satisfied, else parks it.
fn evaluate(broker: &Rc<Broker>, key: u64) {
    let shard = broker.shard();
    let mut watches: Vec<(ShardId, (PartitionKey, Offset, Watch))> = Vec::new();
    {
        let mut fetches = broker.fetches.borrow_mut();
        let Some(entry) = fetches.get_mut(key) else { return };
        if entry.reading > 0 {
            return;
        }
        if entry.is_satisfied(shard.reactor().now()) {
            drop(fetches);
            return answer(broker, key);
        }
        if !std::mem::replace(&mut entry.parked, true) {
            broker.deadlines.add(entry.deadline, Deadline::Fetch(key));
        }
        for (place, part) in entry.parts.iter_mut().enumerate().filter(|(_, part)| !part.watched) {
            if let (Some(partition), Outcome::Read { high_watermark, .. }) = (part.key, &part.outcome) {
                part.watched = true;
                let watch = Watch { origin: shard.id(), key, part: place as u32 };
                watches.push((shard.home(partition), (partition, *high_watermark, watch)));
            }
        }
    }
    by_shard(watches, |home, watches| {
        if home == shard.id() {
            watches.into_iter().for_each(|(partition, seen, watch)| shard.watch_here(partition, seen, watch));
        } else {
            shard.send(home, Mail::Watch(watches));
        }
    });
}

/// Takes the request out of the table and sends what it has.
fn answer(broker: &Rc<Broker>, key: u64) {
    let Some(mut entry) = broker.fetches.borrow_mut().remove(key) else { return };
    let shard = broker.shard();
    if entry.parked {
        broker.deadlines.remove(entry.deadline, Deadline::Fetch(key));
        let watched = entry.parts.iter().filter(|part| part.watched);
        let keys = watched.filter_map(|part| part.key).map(|partition| (shard.home(partition), partition)).collect();
        by_shard(keys, |home, keys| {
            if home == shard.id() {
                keys.into_iter().for_each(|partition| shard.unwatch_here(partition, home, key));
            } else {
                shard.send(home, Mail::Unwatch { origin: shard.id(), request: key, keys });
            }
        });
    }
    let parts = std::mem::take(&mut entry.parts);
    let answers = hand_out(parts, entry.max_bytes);
    let mut sessions = broker.sessions.borrow_mut();
    let mut bytes_out = 0;
    let answers: Vec<PartitionAnswer> = answers
        .into_iter()
        .filter(|answer| {
            let told = Told { high_watermark: answer.high_watermark, log_start: answer.log_start };
            let has_records = answer.records.is_some() || answer.diverging.is_some();
            let is_error = answer.error_code != 0;
            bytes_out += answer.records.as_ref().map_or(0, |records| u64::from(records.len));
            entry.session == 0
                || sessions.must_tell(entry.session, &answer.topic, answer.partition, told, has_records, is_error)
                || !entry.incremental
        })
        .collect();
    drop(sessions);
    {
        let mut metrics = shard.metrics.borrow_mut();
        metrics.traffic.fetch_requests += 1;
        metrics.traffic.bytes_out += bytes_out;
        metrics.traffic.fetch_requests_failed += answers.iter().filter(|answer| answer.error_code != 0).count() as u64;
    }
    let head = head(entry.version, entry.correlation_id, ErrorCode::None, entry.session, entry.read_committed);
    broker.observe(ApiKey::Fetch, entry.version, entry.frame_bytes, entry.received);
    entry.reply.send(fetch_response::encode(head, answers));
}

/// Shares max_bytes out in the client's partition order.  The first partition that has records gives its first batch
/// whole, however large, so that a consumer is never stuck; after that a range that does not fit is left for the next
/// request, in which its partition stands further ahead.
fn hand_out(parts: Vec<Part>, max_bytes: u32) -> Vec<PartitionAnswer> {
    let mut left = max_bytes;
    let mut first = true;
    let answers = parts.into_iter().map(|part| {
        let mut answer = PartitionAnswer {
            topic: part.wanted.topic,
            partition: part.wanted.partition,
            error_code: 0,
            high_watermark: -1,
            log_start: -1,
            diverging: None,
            records: None,
        };
        match part.outcome {
            Outcome::Unread => answer.error_code = ErrorCode::UnknownTopicOrPartition.code(),
            Outcome::Failed { error, high_watermark, log_start } => {
                answer.error_code = error.code();
                answer.high_watermark = high_watermark;
                answer.log_start = log_start;
            }
            Outcome::Read { high_watermark, log_start, records, diverging } => {
                answer.high_watermark = high_watermark.0;
                answer.log_start = log_start.0;
                answer.diverging = diverging;
                let own = u32::try_from(part.wanted.max_bytes).unwrap_or(0);
                answer.records = records.filter(|records| first || records.len <= left.min(own));
                if let Some(records) = &answer.records {
                    first = false;
                    left = left.saturating_sub(records.len);
                }
            }
        }
        answer
    });
    answers.collect()
}

fn head(version: i16, correlation_id: i32, error: ErrorCode, session_id: i32, read_committed: bool) -> FetchHead {
    FetchHead { version, correlation_id, error_code: error.code(), session_id, read_committed }
}

fn known_epoch(epoch: i32) -> Option<LeaderEpoch> {
    (epoch >= 0).then_some(LeaderEpoch(epoch))
}

impl InFlight {
    /// Enough bytes, an answer that will not get better, or no time left.
    fn is_satisfied(&self, now: Monotonic) -> bool {
        let mut bytes = 0u64;
        let mut final_answer = self.parts.is_empty() || now >= self.deadline;
        for part in &self.parts {
            match &part.outcome {
                Outcome::Read { records, diverging, .. } => {
                    bytes += records.as_ref().map_or(0, |records| u64::from(records.len));
                    final_answer |= diverging.is_some();
                }
                Outcome::Failed { .. } | Outcome::Unread => final_answer = true,
            }
        }
        final_answer || bytes >= u64::from(self.min_bytes)
    }
}

impl Fetches {
    fn insert(&mut self, entry: impl FnOnce(u32) -> InFlight) -> u64 {
        self.generation = self.generation.wrapping_add(1);
        let index = self.table.insert(entry(self.generation));
        (u64::from(self.generation) << 32) | index as u64
    }

    fn get_mut(&mut self, key: u64) -> Option<&mut InFlight> {
        self.table.get_mut(key as u32 as usize).filter(|entry| u64::from(entry.generation) == key >> 32)
    }

    fn remove(&mut self, key: u64) -> Option<InFlight> {
        self.get_mut(key)?;
        Some(self.table.remove(key as u32 as usize))
    }

    fn take_outcome(&mut self, key: u64, outcome: ReadOutcome<FileChunk>) {
        let Some(entry) = self.get_mut(key) else { return };
        entry.reading = entry.reading.saturating_sub(1);
        let Some(part) = entry.parts.get_mut(outcome.part as usize) else { return };
        part.outcome = match outcome.result {
            Ok(read) => Outcome::Read {
                high_watermark: read.high_watermark,
                log_start: read.log_start,
                records: read.records,
                diverging: read.diverging.map(|(epoch, end)| EpochEnd { epoch: epoch.0, end_offset: end.0 }),
            },
            Err(failure) => {
                let (error, high_watermark, log_start) = code_of_read(failure);
                Outcome::Failed { error, high_watermark, log_start }
            }
        };
    }

    /// Requests that wait.
    #[must_use]
    pub fn count(&self) -> usize {
        self.table.len()
    }
}
