//! Batches per partition, sent when full or when they have waited long enough, and again until acknowledged.
//!
//! Must hold: batches of one partition leave in order, and none while an earlier one is unacknowledged; with
//! idempotence a batch keeps its sequence number however often it is sent.

use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

use bytes::Bytes;
use smallvec::smallvec;

use super::{ClientError, Cluster, Partitioner, Retry, TopicView, error_sentence};
use crate::base::{ProducerEpoch, ProducerId};
use crate::record::{BatchBuilder, BuildError, Codec, NewRecord, sequence_after};
use crate::wire::generated::init_producer_id_request::InitProducerIdRequest;
use crate::wire::generated::init_producer_id_response::InitProducerIdResponse;
use crate::wire::generated::produce_request::{PartitionProduceData, ProduceRequest, TopicProduceData};
use crate::wire::generated::produce_response::{PartitionProduceResponse, ProduceResponse};
use crate::wire::{ApiKey, ErrorCode, Records};

/// All batches of one request together; a request also carries at least one batch.
const REQUEST_BYTES_MAX: usize = 16 << 20;
/// Last Produce version that names topics; later ones want the topic's id.
const LAST_VERSION_WITH_NAMES: i16 = 12;

pub struct ProducerSettings {
    pub codec: Codec,
    pub acks: i16,
    pub idempotent: bool,
    pub partition: Option<i32>,
    pub batch_bytes: usize,
    pub linger: Duration,
}

#[derive(Debug, thiserror::Error)]
pub enum ProduceError {
    #[error("{0}")]
    Client(#[from] ClientError),
    #[error("writing to {topic}-{partition} failed: {sentence}")]
    Refused { topic: String, partition: i32, sentence: String },
    #[error("the batch cannot be built: {0}")]
    Build(#[from] BuildError),
}

/// A batch being filled.
struct Filling {
    builder: BatchBuilder,
    since: Instant,
}

/// A batch that is complete, until it is acknowledged.
struct Outgoing {
    partition: i32,
    bytes: Bytes,
    records: u64,
}

pub struct Producer {
    cluster: Cluster,
    topic: TopicView,
    settings: ProducerSettings,
    partitioner: Partitioner,
    identity: Option<(ProducerId, ProducerEpoch)>,
    sequences: HashMap<i32, i32>,
    filling: BTreeMap<i32, Filling>,
    acknowledged: u64,
}

impl Producer {
    pub fn open(mut cluster: Cluster, topic: &str, settings: ProducerSettings) -> Result<Producer, ProduceError> {
        let topic = cluster.topic_with_leaders(topic, settings.partition.as_slice())?;
        let identity = if settings.idempotent { Some(new_identity(&mut cluster)?) } else { None };
        let count = i32::try_from(topic.partitions.len()).unwrap_or(i32::MAX);
        let partitioner = Partitioner::new(count, settings.partition);
        Ok(Producer {
            cluster,
            topic,
            settings,
            partitioner,
            identity,
            sequences: HashMap::new(),
            filling: BTreeMap::new(),
            acknowledged: 0,
        })
    }

    pub fn topic(&self) -> &TopicView {
        &self.topic
    }

    /// Records acknowledged so far; with acks=0, sent.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged
    }

    /// Adds a record, and sends its batch if that is full now.
    pub fn push(&mut self, record: NewRecord<'_>) -> Result<(), ProduceError> {
        let partition = self.partitioner.of(record.key);
        let codec = self.settings.codec;
        let filling = self
            .filling
            .entry(partition)
            .or_insert_with(|| Filling { builder: BatchBuilder::new(codec), since: Instant::now() });
        filling.builder.push(record)?;
        if filling.builder.uncompressed_bytes() >= self.settings.batch_bytes {
            self.partitioner.batch_left(partition);
            self.send(&[partition])?;
        }
        Ok(())
    }

    /// How long until the oldest batch must leave; none if there is no batch.
    pub fn due_in(&self) -> Option<Duration> {
        let oldest = self.filling.values().map(|filling| filling.since).min()?;
        Some(self.settings.linger.saturating_sub(oldest.elapsed()))
    }

    /// Sends every batch there is.
    pub fn flush(&mut self) -> Result<(), ProduceError> {
        let partitions: Vec<i32> = self.filling.keys().copied().collect();
        for partition in &partitions {
            self.partitioner.batch_left(*partition);
        }
        self.send(&partitions)
    }

    /// Sends what is left.  With acks=0 it also waits until the broker has read everything.
    pub fn finish(&mut self) -> Result<(), ProduceError> {
        self.flush()?;
        if self.settings.acks == 0 {
            // Requests of a connection are handled in order, so an answer to this one proves the rest was read.
            let leaders: Vec<i32> = self.topic.partitions.iter().map(|partition| partition.leader).collect();
            for leader in leaders {
                let request = crate::wire::generated::metadata_request::MetadataRequest {
                    topics: Some(Vec::new()),
                    ..Default::default()
                };
                if leader >= 0 {
                    self.cluster.node(leader)?.call(&request)?;
                }
            }
        }
        Ok(())
    }

    fn send(&mut self, partitions: &[i32]) -> Result<(), ProduceError> {
        let mut outgoing = Vec::new();
        let mut bytes = 0;
        for partition in partitions {
            let Some(filling) = self.filling.remove(partition) else { continue };
            let batch = self.complete(*partition, filling.builder)?;
            if bytes + batch.bytes.len() > REQUEST_BYTES_MAX && !outgoing.is_empty() {
                self.deliver(std::mem::take(&mut outgoing))?;
                bytes = 0;
            }
            bytes += batch.bytes.len();
            outgoing.push(batch);
        }
        if outgoing.is_empty() { Ok(()) } else { self.deliver(outgoing) }
    }

    fn complete(&mut self, partition: i32, mut builder: BatchBuilder) -> Result<Outgoing, ProduceError> {
        let count = builder.record_count();
        if let Some((id, epoch)) = self.identity {
            let next = self.sequences.entry(partition).or_insert(0);
            builder = builder.from_producer(id, epoch, *next);
            *next = sequence_after(*next, count);
        }
        let records = u64::try_from(count).unwrap_or(0);
        Ok(Outgoing { partition, bytes: builder.finish()?.to_bytes(), records })
    }

    /// Sends until all are acknowledged or one cannot be.
    fn deliver(&mut self, mut batches: Vec<Outgoing>) -> Result<(), ProduceError> {
        let mut retry = Retry::within(self.cluster.timeouts().answer);
        loop {
            let (left, failure) = self.attempt(batches)?;
            let Some(failure) = failure else { return Ok(()) };
            if !failure.is_passing() || !retry.wait() {
                return Err(failure.into());
            }
            if !matches!(failure, ClientError::Answered { .. }) {
                self.cluster.disconnect();
            }
            batches = left;
            let partitions: Vec<i32> = batches.iter().map(|batch| batch.partition).collect();
            self.topic = self.cluster.topic_with_leaders(&self.topic.name, &partitions)?;
        }
    }

    /// One round: what is still unacknowledged, with the first reason why.
    fn attempt(&mut self, batches: Vec<Outgoing>) -> Result<(Vec<Outgoing>, Option<ClientError>), ProduceError> {
        let mut by_leader: BTreeMap<i32, Vec<Outgoing>> = BTreeMap::new();
        for batch in batches {
            let leader = self.topic.partition(batch.partition).map_or(-1, |partition| partition.leader);
            by_leader.entry(leader).or_default().push(batch);
        }
        let mut left = Vec::new();
        let mut failure = None;
        for (leader, batches) in by_leader {
            match self.ask(leader, &batches) {
                Ok(refusals) => {
                    for batch in batches {
                        match refusals.iter().find(|refusal| refusal.partition == batch.partition) {
                            None => self.acknowledged += batch.records,
                            Some(refusal) => {
                                failure = failure.or(Some(self.reason(refusal, &batch)?));
                                left.push(batch);
                            }
                        }
                    }
                }
                Err(error) => {
                    failure = failure.or(Some(error));
                    left.extend(batches);
                }
            }
        }
        Ok((left, failure))
    }

    /// A refusal that may pass, as an error to try again on; any other ends the command.
    fn reason(&self, refusal: &Refusal, batch: &Outgoing) -> Result<ClientError, ProduceError> {
        if super::is_retriable(refusal.code) {
            let what = format!("writing to {}-{}", self.topic.name, refusal.partition);
            return Ok(ClientError::answered(what, refusal.code, None));
        }
        let mut sentence = refusal.sentence.clone();
        if refusal.code == ErrorCode::MessageTooLarge.code() {
            sentence = format!(
                "{sentence}: the batch has {} records in {} bytes; raise the topic's max.message.bytes or lower --batch-bytes",
                batch.records,
                batch.bytes.len()
            );
        }
        Err(ProduceError::Refused { topic: self.topic.name.clone(), partition: refusal.partition, sentence })
    }

    fn ask(&mut self, leader: i32, batches: &[Outgoing]) -> Result<Vec<Refusal>, ClientError> {
        let partition_data = batches
            .iter()
            .map(|batch| PartitionProduceData { index: batch.partition, records: Some(Records::Here(&batch.bytes)) })
            .collect();
        let wait = self.cluster.timeouts().answer;
        let request = ProduceRequest {
            acks: self.settings.acks,
            timeout_ms: i32::try_from(wait.as_millis()).unwrap_or(i32::MAX),
            topic_data: smallvec![TopicProduceData {
                name: self.topic.name.as_str().into(),
                topic_id: self.topic.id,
                partition_data,
            }],
            ..ProduceRequest::default()
        };
        let version_max = if self.topic.has_id() { i16::MAX } else { LAST_VERSION_WITH_NAMES };
        let connection = self.cluster.node(leader)?;
        if self.settings.acks == 0 {
            connection.send_unanswered(&request, version_max)?;
            return Ok(Vec::new());
        }
        let answer = connection.call_up_to(&request, version_max, wait)?;
        let produced: ProduceResponse<'_> = answer.read()?;
        let answered: Vec<&PartitionProduceResponse<'_>> =
            produced.responses.iter().flat_map(|topic| &topic.partition_responses).collect();
        let mut refusals = Vec::new();
        for batch in batches {
            match answered.iter().find(|answered| answered.index == batch.partition) {
                Some(answered) if answered.error_code == 0 => {}
                Some(answered) => refusals.push(Refusal::of(answered)),
                None => {
                    return Err(ClientError::BadAnswer {
                        address: connection.address().to_owned(),
                        api: ApiKey::Produce.name(),
                        cause: format!("it says nothing of partition {}", batch.partition),
                    });
                }
            }
        }
        Ok(refusals)
    }
}

struct Refusal {
    partition: i32,
    code: i16,
    sentence: String,
}

impl Refusal {
    fn of(answered: &PartitionProduceResponse<'_>) -> Refusal {
        let mut sentence = error_sentence(answered.error_code, answered.error_message.as_deref());
        if let Some(first) = answered.record_errors.first() {
            let why = first.batch_index_error_message.as_deref().unwrap_or("no reason given");
            sentence = format!("{sentence}; record {} of the batch: {why}", first.batch_index);
        }
        Refusal { partition: answered.index, code: answered.error_code, sentence }
    }
}

fn new_identity(cluster: &mut Cluster) -> Result<(ProducerId, ProducerEpoch), ClientError> {
    let request = InitProducerIdRequest {
        transactional_id: None,
        transaction_timeout_ms: i32::MAX,
        producer_id: -1,
        producer_epoch: -1,
        ..InitProducerIdRequest::default()
    };
    cluster.with_retry(|cluster| {
        let answer = cluster.any()?.call(&request)?;
        let given: InitProducerIdResponse = answer.read()?;
        if given.error_code != 0 {
            return Err(ClientError::answered("asking for a producer id", given.error_code, None));
        }
        Ok((ProducerId(given.producer_id), ProducerEpoch(given.producer_epoch)))
    })
}
