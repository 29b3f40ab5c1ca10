//! Produce (key 0), versions 3..=13, flexible since 9.  Runs on the connection's shard.
//!
//! Checks, in this order: acks, topic, partition, in-sync replicas (acks=-1), the batch (record/validate.rs), then on the home shard the
//! producer's sequence.  Answers: acks=0 silence, or a closed connection after an error; acks=1 after the local
//! append; acks=-1 once the high watermark is above the batch, or REQUEST_TIMED_OUT (the data stays).
//! Version 13 names topics by id (KIP-516); 10 adds the current leader (KIP-951), never set on one node; 8 adds
//! errors per record (KIP-467).
//! Differs from Apache Kafka: null records are answered INVALID_REQUEST (Kafka never answers); a batch of a
//! transaction is answered INVALID_TXN_STATE, since transactions are not served yet.

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use slab::Slab;
use smallvec::SmallVec;

use super::broker::{Broker, Deadline};
use super::error::{code_of_append, code_of_refusal};
use super::fetch_session::TopicKey;
use super::grouping::by_shard;
use super::reply_queue::{ReplyTo, Response};
use super::request::{Request, encode_response};
use crate::base::{Monotonic, Offset, PartitionIndex, ShardId, TopicId};
use crate::cluster::TopicImage;
use crate::config::{self, TopicConfig};
use crate::partition::{Acks, AppendFailure, Appended, Ticket};
use crate::record::{self, KeyRule, TimestampType, ValidationPolicy};
use crate::shard::{AppendPart, Mail, PartitionKey};
use crate::wire::generated::produce_request::ProduceRequest;
use crate::wire::generated::produce_response::{
    BatchIndexAndErrorMessage, PartitionProduceResponse, ProduceResponse, TopicProduceResponse,
};
use crate::wire::{ApiKey, ErrorCode};

/// Produce requests of one shard's connections that wait for their partitions.
#[derive(Default)]
pub struct Produces {
    table: Slab<InFlight>,
    /// Tells requests apart that had one slot after each other.
    generation: u32,
    /// Begun in this turn; those still here at its end get a deadline.
    fresh: Vec<u64>,
}

struct InFlight {
    generation: u32,
    reply: ReplyTo,
    version: i16,
    correlation_id: i32,
    frame_bytes: u64,
    silent: bool,
    topics: SmallVec<[(TopicKey, u32); 1]>,
    parts: SmallVec<[PartAnswer; 1]>,
    remaining: u32,
    received: Monotonic,
    deadline: Monotonic,
    has_deadline: bool,
}

struct PartAnswer {
    index: i32,
    answered: bool,
    error: ErrorCode,
    base_offset: i64,
    append_time: i64,
    log_start: i64,
    detail: Option<Box<Detail>>,
}

/// Only refusals have one.
#[derive(Default)]
struct Detail {
    message: Option<String>,
    /// (index of the record in its batch, what is wrong with it)
    records: Vec<(i32, String)>,
}

impl PartAnswer {
    fn new(index: i32) -> PartAnswer {
        PartAnswer {
            index,
            answered: false,
            error: ErrorCode::None,
            base_offset: -1,
            append_time: -1,
            log_start: -1,
            detail: None,
        }
    }

    fn refuse(&mut self, error: ErrorCode, message: Option<String>) {
        self.answered = true;
        self.error = error;
        self.detail = message.map(|message| Box::new(Detail { message: Some(message), records: Vec::new() }));
    }
}

/// Serves one request.  An undecodable body drops `reply`, which closes the connection, as Kafka does.
pub fn handle(broker: &Rc<Broker>, request: &Request, reply: ReplyTo) {
    let Ok(body) = request.decode(ProduceRequest::read) else { return };
    let shard = broker.shard();
    let now = shard.reactor().now();
    let acks = match body.acks {
        0 | 1 => Some(Acks::Leader),
        -1 => Some(Acks::All),
        _ => None,
    };
    let timeout = Duration::from_millis(u64::try_from(body.timeout_ms).unwrap_or(0));
    let (key, generation) = {
        let mut produces = broker.produces.borrow_mut();
        produces.generation = produces.generation.wrapping_add(1);
        let generation = produces.generation;
        let index = produces.table.insert(InFlight {
            generation,
            reply,
            version: request.version,
            correlation_id: request.correlation_id,
            frame_bytes: request.frame.len() as u64,
            silent: body.acks == 0,
            topics: SmallVec::new(),
            parts: SmallVec::new(),
            // One more than the parts, so that nothing finishes before all of them are sent on their way.
            remaining: 1,
            received: now,
            deadline: now.plus(timeout),
            has_deadline: false,
        });
        (index, generation)
    };
    let ticket_key = (u64::from(generation) << 32) | key as u64;
    let mut parts: SmallVec<[PartAnswer; 1]> = SmallVec::new();
    let mut topics: SmallVec<[(TopicKey, u32); 1]> = SmallVec::new();
    let mut here: SmallVec<[AppendPart; 1]> = SmallVec::new();
    let mut elsewhere: Vec<(ShardId, AppendPart)> = Vec::new();
    let image = shard.image();
    for topic in &body.topic_data {
        let found =
            if request.version >= 13 { image.topic(TopicId(topic.topic_id)) } else { image.topic_named(&topic.name) };
        let topic_key = match (&found, request.version >= 13) {
            (_, true) => TopicKey::Id(TopicId(topic.topic_id)),
            (Some(found), false) => TopicKey::Name(Arc::clone(&found.name)),
            (None, false) => TopicKey::Name(Arc::from(topic.name.as_ref())),
        };
        topics.push((topic_key, topic.partition_data.len() as u32));
        for partition in &topic.partition_data {
            let part = parts.len() as u32;
            let mut answer = PartAnswer::new(partition.index);
            let index = PartitionIndex(partition.index);
            match (acks, &found) {
                (None, _) => answer.refuse(ErrorCode::InvalidRequiredAcks, None),
                (_, None) if request.version >= 13 => answer.refuse(ErrorCode::UnknownTopicId, None),
                (_, None) => answer.refuse(ErrorCode::UnknownTopicOrPartition, None),
                (_, Some(found)) if found.partition(index).is_none() => {
                    answer.refuse(ErrorCode::UnknownTopicOrPartition, None);
                }
                (Some(Acks::All), Some(found)) if lacks_replicas(broker, found, index) => {
                    answer.refuse(ErrorCode::NotEnoughReplicas, None);
                }
                (Some(acks), Some(found)) => {
                    let records = partition.records.and_then(|records| records.bytes());
                    let key = PartitionKey { topic: found.id, partition: index };
                    if let Some(batch) = validate(broker, request, found, key, records, &mut answer) {
                        let ticket = Ticket { origin: shard.id(), key: ticket_key, part };
                        let append = AppendPart { key, ticket, acks, batch };
                        let home = shard.home(key);
                        if home == shard.id() { here.push(append) } else { elsewhere.push((home, append)) }
                    }
                }
            }
            parts.push(answer);
        }
    }
    drop(image);
    {
        let mut produces = broker.produces.borrow_mut();
        let Some(entry) = produces.table.get_mut(key) else { return };
        entry.remaining += parts.iter().filter(|part| !part.answered).count() as u32;
        entry.parts = parts;
        entry.topics = topics;
    }
    for append in here {
        shard.append_here(append);
    }
    by_shard(elsewhere, |home, parts| {
        shard.metrics.borrow_mut().mailbox.requests_forwarded += 1;
        shard.send(home, Mail::Append(parts));
    });
    part_finished(broker, ticket_key);
    let mut produces = broker.produces.borrow_mut();
    if produces.get(ticket_key).is_some() {
        produces.fresh.push(ticket_key);
    }
}

/// Fewer in-sync replicas than `min.insync.replicas` asks for: nothing is appended.
fn lacks_replicas(broker: &Broker, topic: &TopicImage, index: PartitionIndex) -> bool {
    let in_sync = topic.partition(index).map_or(0, |partition| partition.isr.len());
    in_sync < broker.shard().topic_config(topic).in_sync_replicas_min as usize
}

fn validate(
    broker: &Broker,
    request: &Request,
    topic: &TopicImage,
    key: PartitionKey,
    records: Option<&[u8]>,
    answer: &mut PartAnswer,
) -> Option<record::ValidBatch> {
    let Some(records) = records else {
        answer.refuse(ErrorCode::InvalidRequest, Some("the records of a partition must not be null".to_owned()));
        return None;
    };
    let records: Bytes = request.frame.slice_ref(records);
    let now = broker.shard().reactor().wall();
    let mut decompressor = broker.decompressor.borrow_mut();
    match record::validate(
        &records,
        request.version,
        &policy_of(&broker.shard().topic_config(topic)),
        now,
        &mut decompressor,
    ) {
        Ok(batch) if batch.info.transactional => {
            let message = "transactions are not served by this version of Millrace".to_owned();
            answer.refuse(ErrorCode::InvalidTxnState, Some(message));
            None
        }
        Ok(batch) => Some(batch),
        Err(refusal) => {
            let (error, message, records) = code_of_refusal(&refusal);
            answer.answered = true;
            answer.error = error;
            // As in Kafka, a batch that is refused before its records are looked at gets no text and no log start.
            let looked_at = matches!(error, ErrorCode::InvalidRecord | ErrorCode::InvalidTimestamp);
            if looked_at {
                let partition = broker.shard().open_partition(key);
                answer.log_start = partition.map_or(-1, |partition| partition.borrow().marks().start.0);
                answer.detail = Some(Box::new(Detail { message: Some(message), records }));
            }
            None
        }
    }
}

/// What a topic's configs say about batches.
fn policy_of(config: &TopicConfig) -> ValidationPolicy {
    ValidationPolicy {
        batch_bytes_max: config.batch_bytes_max as usize,
        segment_bytes: config.segment_bytes as usize,
        decompressed_record_bytes_max: i32::try_from(config.decompressed_bytes_max).unwrap_or(i32::MAX),
        keys: if config.cleanup.compact { KeyRule::Required } else { KeyRule::Optional },
        timestamp_type: match config.timestamp_type {
            config::TimestampType::CreateTime => TimestampType::CreateTime,
            config::TimestampType::LogAppendTime => TimestampType::LogAppendTime,
        },
        timestamp_before_max_ms: config.timestamp_before_ms_max,
        timestamp_after_max_ms: config.timestamp_after_ms_max,
        ..ValidationPolicy::default()
    }
}

/// One part was answered by its home shard.
pub(super) fn appended(
    broker: &Rc<Broker>,
    ticket: Ticket,
    result: Result<Appended, AppendFailure>,
    log_start: Offset,
) {
    {
        let mut produces = broker.produces.borrow_mut();
        let Some(entry) = produces.get_mut(ticket.key) else { return }; // timed out meanwhile
        let Some(part) = entry.parts.get_mut(ticket.part as usize) else { return };
        if std::mem::replace(&mut part.answered, true) {
            return;
        }
        part.log_start = log_start.0;
        match result {
            Ok(appended) => {
                part.base_offset = appended.base.0;
                part.append_time = appended.append_time.map_or(-1, |at| at.0);
            }
            Err(failure) => part.error = code_of_append(failure),
        }
    }
    part_finished(broker, ticket.key);
}

fn part_finished(broker: &Rc<Broker>, key: u64) {
    let mut produces = broker.produces.borrow_mut();
    let Some(entry) = produces.get_mut(key) else { return };
    entry.remaining -= 1;
    if entry.remaining == 0 {
        let entry = produces.table.remove(key as u32 as usize);
        drop(produces);
        finish(broker, key, entry);
    }
}

/// The time that the client allows has passed: what is not answered yet is answered REQUEST_TIMED_OUT.
pub(super) fn timed_out(broker: &Rc<Broker>, key: u64) {
    let mut produces = broker.produces.borrow_mut();
    let Some(entry) = produces.get_mut(key) else { return };
    entry.has_deadline = false;
    for part in entry.parts.iter_mut().filter(|part| !part.answered) {
        part.error = ErrorCode::RequestTimedOut;
    }
    let entry = produces.table.remove(key as u32 as usize);
    drop(produces);
    broker.shard().metrics.borrow_mut().waiting.produces_expired += 1;
    finish(broker, key, entry);
}

/// Gives a deadline to what was begun in this turn and is not answered.
pub(super) fn turn_ends(broker: &Rc<Broker>) {
    let mut produces = broker.produces.borrow_mut();
    let mut fresh = std::mem::take(&mut produces.fresh);
    for key in fresh.drain(..) {
        if let Some(entry) = produces.get_mut(key) {
            entry.has_deadline = true;
            broker.deadlines.add(entry.deadline, Deadline::Produce(key));
        }
    }
    produces.fresh = fresh;
}

fn finish(broker: &Rc<Broker>, key: u64, mut entry: InFlight) {
    if entry.has_deadline {
        broker.deadlines.remove(entry.deadline, Deadline::Produce(key));
    }
    let failed = entry.parts.iter().filter(|part| part.error != ErrorCode::None).count() as u64;
    {
        let mut metrics = broker.shard().metrics.borrow_mut();
        metrics.traffic.produce_requests += 1;
        metrics.traffic.produce_requests_failed += failed;
    }
    if entry.silent {
        // The producer does not read answers, so a closed connection is the only way to tell it.
        entry.reply.send(if failed > 0 { Response::Close } else { Response::Silent });
        return;
    }
    let topics = std::mem::take(&mut entry.topics);
    let mut parts = entry.parts.into_iter();
    let responses = topics.iter().map(|(topic, count)| TopicProduceResponse {
        name: match topic {
            TopicKey::Name(name) => Cow::Borrowed(name.as_ref()),
            TopicKey::Id(_) => Cow::Borrowed(""),
        },
        topic_id: match topic {
            TopicKey::Name(_) => [0; 16],
            TopicKey::Id(id) => id.0,
        },
        partition_responses: parts.by_ref().take(*count as usize).map(partition_response).collect(),
    });
    let response = ProduceResponse { responses: responses.collect(), ..Default::default() };
    let frame = encode_response(ApiKey::Produce, entry.version, entry.correlation_id, &response);
    broker.observe(ApiKey::Produce, entry.version, entry.frame_bytes, entry.received);
    entry.reply.send(frame);
}

fn partition_response<'a>(part: PartAnswer) -> PartitionProduceResponse<'a> {
    let detail = part.detail.map(|detail| *detail).unwrap_or_default();
    PartitionProduceResponse {
        index: part.index,
        error_code: part.error.code(),
        base_offset: part.base_offset,
        log_append_time_ms: part.append_time,
        log_start_offset: part.log_start,
        record_errors: detail
            .records
            .into_iter()
            .map(|(index, message)| BatchIndexAndErrorMessage {
                batch_index: index,
                batch_index_error_message: Some(Cow::Owned(message)),
            })
            .collect(),
        error_message: detail.message.map(Cow::Owned),
        ..Default::default()
    }
}

impl Produces {
    fn get(&self, key: u64) -> Option<&InFlight> {
        self.table.get(key as u32 as usize).filter(|entry| u64::from(entry.generation) == key >> 32)
    }

    fn get_mut(&mut self, key: u64) -> Option<&mut InFlight> {
        self.table.get_mut(key as u32 as usize).filter(|entry| u64::from(entry.generation) == key >> 32)
    }

    /// Requests that wait.
    #[must_use]
    pub fn count(&self) -> usize {
        self.table.len()
    }
}
