//! A producer in the simulation, as the Java client and librdkafka are: up to five requests in flight, and after a lost
//! connection or a passing error the same batches again, in order, with the same sequence numbers.

use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use std::time::Duration;

use bytes::Bytes;
use smallvec::SmallVec;

use super::admin::{create_topics, wait_for_topics};
use super::history::Place;
use super::link::{Link, LinkError};
use super::stage::Stage;
use crate::base::{ProducerEpoch, ProducerId};
use crate::reactor::Reactor;
use crate::reactor::backend_sim::{Draw, Rate};
use crate::record::{BatchBuilder, Codec, NewRecord};
use crate::wire::generated::init_producer_id_request::InitProducerIdRequest;
use crate::wire::generated::init_producer_id_response::InitProducerIdResponse;
use crate::wire::generated::produce_request::{PartitionProduceData, ProduceRequest, TopicProduceData};
use crate::wire::generated::produce_response::ProduceResponse;
use crate::wire::{ErrorCode, Records};

const PRODUCE_VERSION: i16 = 12;
const INIT_PRODUCER_ID_VERSION: i16 = 4;

/// What one producer does.
#[derive(Clone, Debug)]
pub(super) struct ProducerPlan {
    pub(super) name: String,
    pub(super) seed: u64,
    /// Idempotent with acks=all to durable topics; else acks=1 to the others, and nothing is sent twice.
    pub(super) durable: bool,
    pub(super) creates_topics: bool,
    pub(super) requests: u64,
    pub(super) in_flight: usize,
    /// Producer ids used one after another.
    pub(super) sessions: u64,
}

struct Batch {
    id: usize,
    place: Place,
    bytes: Bytes,
}

struct Outstanding {
    batches: Vec<Batch>,
    timeout_ms: i32,
}

struct Producer {
    reactor: Reactor,
    stage: Rc<Stage>,
    plan: ProducerPlan,
    draw: Draw,
    places: Vec<Place>,
    identity: Option<(ProducerId, ProducerEpoch)>,
    session: u64,
    sequences: BTreeMap<Place, i32>,
    outstanding: VecDeque<Outstanding>,
    left: u64,
}

/// Works until everything is acknowledged, or a promise is broken.
pub(super) async fn produce(reactor: Reactor, stage: Rc<Stage>, plan: ProducerPlan) {
    let mut producer = Producer {
        draw: Draw::new(plan.seed),
        places: stage.places(plan.durable),
        identity: None,
        session: plan.seed << 8,
        sequences: BTreeMap::new(),
        outstanding: VecDeque::new(),
        left: 0,
        reactor,
        stage,
        plan,
    };
    producer.work().await;
    producer.stage.working.set(producer.stage.working.get() - 1);
}

impl Producer {
    async fn work(&mut self) {
        if self.plan.creates_topics {
            create_topics(&self.reactor, &self.stage, &mut self.draw).await;
        }
        for _ in 0..self.plan.sessions {
            self.identity = None;
            self.session += 1;
            self.sequences.clear();
            self.left = self.plan.requests / self.plan.sessions;
            loop {
                match self.use_one_connection().await {
                    Ok(()) => break,
                    Err(LinkError::Lost) => {}
                    Err(wrong) => return self.stage.note(&self.plan.name, &wrong),
                }
                if !self.plan.durable {
                    self.outstanding.clear();
                }
                self.reactor.sleep(Duration::from_millis(self.draw.between(0, 20))).await;
            }
        }
    }

    async fn use_one_connection(&mut self) -> Result<(), LinkError> {
        let mut link = self.stage.connect(&self.reactor, &mut self.draw).await;
        wait_for_topics(&self.reactor, &mut link, &self.stage).await?;
        if self.plan.durable && self.identity.is_none() {
            self.identity = Some(new_identity(&mut link).await?);
        }
        for outstanding in &self.outstanding {
            self.send(&mut link, outstanding).await?;
        }
        let drops = if self.draw.below(3) == 0 { Rate::one_in(20) } else { Rate::NEVER };
        while self.left > 0 || !self.outstanding.is_empty() {
            while self.left > 0 && self.outstanding.len() < self.plan.in_flight {
                let outstanding = self.next_request()?;
                self.left -= 1;
                self.outstanding.push_back(outstanding);
                if let Some(newest) = self.outstanding.back() {
                    self.send(&mut link, newest).await?;
                }
                if self.draw.below(4) == 0 {
                    self.reactor.sleep(Duration::from_micros(self.draw.between(0, 3_000))).await;
                }
            }
            if self.draw.happens(drops) {
                return Err(LinkError::Lost);
            }
            let answer = link.receive().await?;
            self.take_in(&answer.read()?)?;
        }
        Ok(())
    }

    async fn send(&self, link: &mut Link, outstanding: &Outstanding) -> Result<(), LinkError> {
        self.stage.requests.set(self.stage.requests.get() + 1);
        let mut topics: SmallVec<[TopicProduceData<'_>; 1]> = SmallVec::new();
        for batch in &outstanding.batches {
            let Some(topic) = self.stage.topics.get(batch.place.topic) else { continue };
            let data =
                PartitionProduceData { index: batch.place.partition, records: Some(Records::Here(&batch.bytes)) };
            match topics.last_mut() {
                Some(last) if last.name == topic.name.as_str() => last.partition_data.push(data),
                _ => topics.push(TopicProduceData {
                    name: topic.name.as_str().into(),
                    partition_data: SmallVec::from_iter([data]),
                    ..TopicProduceData::default()
                }),
            }
        }
        let request = ProduceRequest {
            acks: if self.plan.durable { -1 } else { 1 },
            timeout_ms: outstanding.timeout_ms,
            topic_data: topics,
            ..ProduceRequest::default()
        };
        link.send(&request, PRODUCE_VERSION).await
    }

    /// One batch for each of one to three partitions.
    fn next_request(&mut self) -> Result<Outstanding, LinkError> {
        let mut places = Vec::new();
        for _ in 0..self.draw.between(1, 3) {
            let chosen = self.draw.below(self.places.len() as u64) as usize;
            places.extend(self.places.get(chosen));
        }
        places.sort_unstable();
        places.dedup();
        let mut batches = Vec::with_capacity(places.len());
        for place in places {
            batches.push(self.next_batch(place)?);
        }
        let impatient = self.draw.below(50) == 0;
        Ok(Outstanding { batches, timeout_ms: if impatient { 1 } else { 30_000 } })
    }

    fn next_batch(&mut self, place: Place) -> Result<Batch, LinkError> {
        let count = self.draw.between(1, 8);
        let large = self.draw.below(8) == 0;
        let values = self.stage.history.borrow_mut().new_values(count as usize);
        let codec = if self.draw.below(4) == 0 { Codec::Lz4 } else { Codec::None };
        let mut builder = BatchBuilder::new(codec);
        if let Some((id, epoch)) = self.identity {
            let next = self.sequences.entry(place).or_insert(0);
            builder = builder.from_producer(id, epoch, *next);
            *next += count as i32;
        }
        let unbuilt = |error| LinkError::Wrong(format!("a batch cannot be built: {error}"));
        for value in &values {
            let padding = self.draw.below(if large { 4_000 } else { 200 });
            let bytes = payload(*value, padding as usize);
            let record = NewRecord { timestamp: self.reactor.wall(), value: Some(&bytes), ..NewRecord::default() };
            builder.push(record).map_err(unbuilt)?;
        }
        let bytes = builder.finish().map_err(unbuilt)?.to_bytes();
        let id = self.stage.history.borrow_mut().sent(place, self.session, values);
        Ok(Batch { id, place, bytes })
    }

    /// Takes in the answer to the oldest request.  What was refused for now stays outstanding: then everything is sent
    /// again, over a new connection.
    fn take_in(&mut self, answer: &ProduceResponse<'_>) -> Result<(), LinkError> {
        let Some(mut oldest) = self.outstanding.pop_front() else { return Ok(()) };
        let mut wrong = None;
        oldest.batches.retain(|batch| {
            let name = self.stage.topics.get(batch.place.topic).map_or("", |topic| topic.name.as_str());
            let of_topic = answer.responses.iter().filter(|topic| topic.name == name);
            let part = of_topic.flat_map(|topic| &topic.partition_responses).find(|p| p.index == batch.place.partition);
            let Some(part) = part else {
                wrong = Some(format!("a produce answer says nothing of {name}-{}", batch.place.partition));
                return true;
            };
            match part.error_code {
                0 => {
                    self.stage.history.borrow_mut().acknowledged(batch.id, part.base_offset);
                    return false;
                }
                code if passes(code) => {}
                code => {
                    let (error, message) = (ErrorCode::from_code(code), part.error_message.as_deref().unwrap_or(""));
                    wrong = Some(format!("{name}-{}: {error:?} {message}", batch.place.partition));
                }
            }
            true
        });
        if let Some(wrong) = wrong {
            return Err(LinkError::Wrong(wrong));
        }
        if oldest.batches.is_empty() {
            return Ok(());
        }
        self.outstanding.push_front(oldest);
        Err(LinkError::Lost)
    }
}

/// Whether a client tries again after this error.
fn passes(code: i16) -> bool {
    [ErrorCode::RequestTimedOut, ErrorCode::UnknownTopicOrPartition, ErrorCode::NotLeaderOrFollower]
        .iter()
        .any(|passing| passing.code() == code)
}

async fn new_identity(link: &mut Link) -> Result<(ProducerId, ProducerEpoch), LinkError> {
    let request = InitProducerIdRequest {
        transactional_id: None,
        transaction_timeout_ms: 60_000,
        producer_id: -1,
        producer_epoch: -1,
        ..InitProducerIdRequest::default()
    };
    let answer = link.call(&request, INIT_PRODUCER_ID_VERSION).await?;
    let given: InitProducerIdResponse = answer.read()?;
    match given.error_code {
        0 => Ok((ProducerId(given.producer_id), ProducerEpoch(given.producer_epoch))),
        code if code == ErrorCode::CoordinatorLoadInProgress.code() => Err(LinkError::Lost),
        code => Err(LinkError::Wrong(format!("no producer id: {:?}", ErrorCode::from_code(code)))),
    }
}

/// The bytes of a record: its value and a tail that follows from it.
pub(super) fn payload(value: u64, padding: usize) -> Vec<u8> {
    let mut bytes = value.to_be_bytes().to_vec();
    bytes.extend((0..padding).map(|index| (value as usize + index) as u8));
    bytes
}

/// The value of a record, if its bytes are whole.
pub(super) fn value_of(bytes: &[u8]) -> Option<u64> {
    let value = u64::from_be_bytes(bytes.get(..8)?.try_into().ok()?);
    (payload(value, bytes.len() - 8) == bytes).then_some(value)
}
