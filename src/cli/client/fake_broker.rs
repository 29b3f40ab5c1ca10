//! A broker of one topic inside the test's process, that keeps what it is sent and fails as it is told.
//!
//! One thread per connection.  Deduplicates by sequence as a real one does, and notes every produce it sees.

use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use crate::record::{BatchView, RawHeader};
use crate::wire::frame::{RequestHead, write_response};
use crate::wire::generated::api_versions_response::{ApiVersion, ApiVersionsResponse};
use crate::wire::generated::fetch_request::FetchRequest;
use crate::wire::generated::fetch_response::{
    AbortedTransaction, FetchResponse, FetchableTopicResponse, PartitionData,
};
use crate::wire::generated::init_producer_id_response::InitProducerIdResponse;
use crate::wire::generated::list_offsets_request::ListOffsetsRequest;
use crate::wire::generated::list_offsets_response::{
    ListOffsetsPartitionResponse, ListOffsetsResponse, ListOffsetsTopicResponse,
};
use crate::wire::generated::metadata_request::MetadataRequest;
use crate::wire::generated::metadata_response::{
    MetadataResponse, MetadataResponseBroker, MetadataResponsePartition, MetadataResponseTopic,
};
use crate::wire::generated::produce_request::ProduceRequest;
use crate::wire::generated::produce_response::{PartitionProduceResponse, ProduceResponse, TopicProduceResponse};
use crate::wire::{ApiKey, Message, Reader, Records, Writer};

pub const TOPIC: &str = "orders";
const NODE: i32 = 5;

/// What happens to the next request of its kind.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    ProduceAnswers(i16),
    /// Appended, but the answer is lost.
    ProduceClosesAfterAppend,
    ProduceClosesBefore,
    FetchAnswers(i16),
    FetchCloses,
}

#[derive(Default)]
struct Partition {
    batches: Vec<Vec<u8>>,
    end: i64,
    /// (producer, base sequence, offset answered) of the last batch.
    last: Option<(i64, i32, i64)>,
}

#[derive(Default)]
struct State {
    partitions: Vec<Partition>,
    faults: VecDeque<Fault>,
    /// (partition, base sequence) of every batch that arrived, in order.
    produced: Vec<(i32, i32)>,
    aborted: Vec<(i64, i64, i64)>,
    requests: Vec<ApiKey>,
}

#[derive(Clone)]
pub struct FakeBroker {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
}

impl FakeBroker {
    pub fn start(partitions: usize, faults: &[Fault]) -> FakeBroker {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let state = State {
            partitions: (0..partitions).map(|_| Partition::default()).collect(),
            faults: faults.iter().copied().collect(),
            ..State::default()
        };
        let broker = FakeBroker { address: listener.local_addr().unwrap(), state: Arc::new(Mutex::new(state)) };
        let serving = broker.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let broker = serving.clone();
                std::thread::spawn(move || while broker.serve_one(&stream).is_some() {});
            }
        });
        broker
    }

    pub fn address(&self) -> String {
        self.address.to_string()
    }

    /// Puts a batch at the end of a partition as it is, at the offset it says.
    pub fn put(&self, partition: usize, batch: Vec<u8>) {
        let mut state = self.state.lock().unwrap();
        let partition = &mut state.partitions[partition];
        partition.end = RawHeader::copy_from(&batch).unwrap().fields().next_offset().0;
        partition.batches.push(batch);
    }

    /// Aborted transactions: (producer, first offset, offset of the marker).
    pub fn set_aborted(&self, aborted: &[(i64, i64, i64)]) {
        self.state.lock().unwrap().aborted = aborted.to_vec();
    }

    /// (partition, base sequence) of every batch that arrived.
    pub fn produced(&self) -> Vec<(i32, i32)> {
        self.state.lock().unwrap().produced.clone()
    }

    pub fn faults_left(&self) -> usize {
        self.state.lock().unwrap().faults.len()
    }

    pub fn requests_of(&self, api: ApiKey) -> usize {
        self.state.lock().unwrap().requests.iter().filter(|key| **key == api).count()
    }

    fn serve_one(&self, stream: &TcpStream) -> Option<()> {
        let mut stream = stream;
        let mut length = [0; 4];
        stream.read_exact(&mut length).ok()?;
        let mut frame = vec![0; u32::from_be_bytes(length) as usize];
        stream.read_exact(&mut frame).ok()?;
        let mut reader = Reader::new(&frame);
        let head = RequestHead::read(&mut reader).unwrap();
        let mut state = self.state.lock().unwrap();
        state.requests.push(head.key);
        let mut writer = Writer::new();
        match head.key {
            ApiKey::ApiVersions => respond(&mut writer, &head, &versions()),
            ApiKey::Metadata => {
                let request = MetadataRequest::read(&mut reader, head.version).unwrap();
                respond(&mut writer, &head, &self.metadata(&state, &request));
            }
            ApiKey::InitProducerId => {
                let given = InitProducerIdResponse { producer_id: 77, producer_epoch: 0, ..Default::default() };
                respond(&mut writer, &head, &given);
            }
            ApiKey::Produce => {
                let request = ProduceRequest::read(&mut reader, head.version).unwrap();
                let answer = state.produce(&request)?;
                if request.acks == 0 {
                    return Some(());
                }
                respond(&mut writer, &head, &answer);
            }
            ApiKey::ListOffsets => {
                let request = ListOffsetsRequest::read(&mut reader, head.version).unwrap();
                respond(&mut writer, &head, &state.list_offsets(&request));
            }
            ApiKey::Fetch => {
                let request = FetchRequest::read(&mut reader, head.version).unwrap();
                let fault = state.take_fault(|fault| matches!(fault, Fault::FetchAnswers(_) | Fault::FetchCloses));
                let error = match fault {
                    Some(Fault::FetchCloses) => return None,
                    Some(Fault::FetchAnswers(code)) => code,
                    _ => 0,
                };
                respond(&mut writer, &head, &state.fetch(&request, error));
            }
            other => panic!("{other:?} is not faked"),
        }
        drop(state);
        stream.write_all(writer.as_slice()).ok()
    }

    fn metadata(&self, state: &State, request: &MetadataRequest<'_>) -> MetadataResponse<'static> {
        let partitions = (0..state.partitions.len() as i32).map(|index| MetadataResponsePartition {
            partition_index: index,
            leader_id: NODE,
            replica_nodes: vec![NODE],
            isr_nodes: vec![NODE],
            ..Default::default()
        });
        let topic = MetadataResponseTopic {
            name: Some(TOPIC.into()),
            partitions: partitions.collect(),
            ..MetadataResponseTopic::default()
        };
        let wanted = request.topics.as_ref().is_none_or(|topics| !topics.is_empty());
        MetadataResponse {
            brokers: vec![MetadataResponseBroker {
                node_id: NODE,
                host: self.address.ip().to_string().into(),
                port: i32::from(self.address.port()),
                ..Default::default()
            }],
            controller_id: NODE,
            topics: if wanted { vec![topic] } else { Vec::new() },
            ..MetadataResponse::default()
        }
    }
}

impl State {
    fn take_fault(&mut self, is_for: impl Fn(&Fault) -> bool) -> Option<Fault> {
        if self.faults.front().is_some_and(is_for) { self.faults.pop_front() } else { None }
    }

    /// Nothing: the connection breaks.
    fn produce(&mut self, request: &ProduceRequest<'_>) -> Option<ProduceResponse<'static>> {
        let fault = self.take_fault(|fault| {
            matches!(fault, Fault::ProduceAnswers(_) | Fault::ProduceClosesAfterAppend | Fault::ProduceClosesBefore)
        });
        let refusal = match fault {
            Some(Fault::ProduceClosesBefore) => return None,
            Some(Fault::ProduceAnswers(code)) => code,
            _ => 0,
        };
        let mut answers = Vec::new();
        for data in request.topic_data.iter().flat_map(|topic| &topic.partition_data) {
            let bytes = data.records.unwrap().bytes().unwrap();
            let header = *BatchView::parse(bytes).unwrap().header();
            self.produced.push((data.index, header.base_sequence));
            let partition = &mut self.partitions[data.index as usize];
            let base_offset = match partition.last {
                Some((producer, sequence, offset))
                    if header.has_producer()
                        && (producer, sequence) == (header.producer_id.0, header.base_sequence) =>
                {
                    offset
                }
                _ if refusal != 0 => -1,
                _ => partition.append(bytes),
            };
            let answer =
                PartitionProduceResponse { index: data.index, error_code: refusal, base_offset, ..Default::default() };
            answers.push(answer);
        }
        if matches!(fault, Some(Fault::ProduceClosesAfterAppend)) {
            return None;
        }
        let topic = TopicProduceResponse {
            name: TOPIC.into(),
            partition_responses: answers.into(),
            ..TopicProduceResponse::default()
        };
        Some(ProduceResponse { responses: vec![topic].into(), ..ProduceResponse::default() })
    }

    fn list_offsets(&self, request: &ListOffsetsRequest<'_>) -> ListOffsetsResponse<'static> {
        let asked = request.topics.iter().flat_map(|topic| &topic.partitions);
        let partitions = asked.map(|asked| {
            let partition = &self.partitions[asked.partition_index as usize];
            let offset = match asked.timestamp {
                -2 => 0,
                -1 => partition.end,
                _ => -1,
            };
            ListOffsetsPartitionResponse { partition_index: asked.partition_index, offset, ..Default::default() }
        });
        let topic = ListOffsetsTopicResponse { name: TOPIC.into(), partitions: partitions.collect() };
        ListOffsetsResponse { topics: vec![topic], ..ListOffsetsResponse::default() }
    }

    fn fetch<'a>(&'a self, request: &FetchRequest<'_>, error: i16) -> FetchResponse<'a> {
        let mut partitions = Vec::new();
        for asked in request.topics.iter().flat_map(|topic| &topic.partitions) {
            let partition = &self.partitions[asked.partition as usize];
            let out_of_range = asked.fetch_offset < 0 || asked.fetch_offset > partition.end;
            let holds =
                |batch: &&Vec<u8>| RawHeader::copy_from(batch).unwrap().fields().next_offset().0 > asked.fetch_offset;
            // One batch an answer, so that reading takes several.
            let records = partition.batches.iter().find(holds).map(|batch| Records::Here(batch));
            let overlaps = |(_, first, marker): &&(i64, i64, i64)| {
                let served = partition.batches.iter().find(holds).map(|b| RawHeader::copy_from(b).unwrap().fields());
                served.is_some_and(|batch| *first <= batch.last_offset().0 && *marker >= batch.base_offset.0)
            };
            let aborted = self.aborted.iter().filter(overlaps).map(|(producer_id, first_offset, _)| {
                AbortedTransaction { producer_id: *producer_id, first_offset: *first_offset }
            });
            partitions.push(PartitionData {
                partition_index: asked.partition,
                error_code: if out_of_range { 1 } else { error },
                high_watermark: partition.end,
                last_stable_offset: partition.end,
                aborted_transactions: Some(aborted.collect()),
                records: if out_of_range || error != 0 { None } else { records },
                ..PartitionData::default()
            });
        }
        let topic = FetchableTopicResponse { topic: TOPIC.into(), partitions, ..FetchableTopicResponse::default() };
        FetchResponse { responses: vec![topic].into(), ..FetchResponse::default() }
    }
}

impl Partition {
    fn append(&mut self, bytes: &[u8]) -> i64 {
        let mut raw = RawHeader::copy_from(bytes).unwrap();
        let header = raw.fields();
        let base = self.end;
        raw.set_base_offset(crate::base::Offset(base));
        let mut batch = raw.as_bytes().to_vec();
        batch.extend_from_slice(&bytes[batch.len()..]);
        self.batches.push(batch);
        self.end = base + i64::from(header.last_offset_delta) + 1;
        self.last = Some((header.producer_id.0, header.base_sequence, base));
        base
    }
}

fn respond<'a, M: Message<'a>>(writer: &mut Writer, head: &RequestHead<'_>, body: &M) {
    write_response(writer, head.key, head.version, head.correlation_id, body).unwrap();
}

fn versions() -> ApiVersionsResponse<'static> {
    let apis = [
        (ApiKey::Produce, 3, 12),
        (ApiKey::Fetch, 4, 12),
        (ApiKey::ListOffsets, 1, 9),
        (ApiKey::Metadata, 0, 12),
        (ApiKey::ApiVersions, 0, 3),
        (ApiKey::InitProducerId, 0, 4),
    ];
    let api_keys = apis
        .iter()
        .map(|(key, min, max)| ApiVersion { api_key: key.code(), min_version: *min, max_version: *max })
        .collect();
    ApiVersionsResponse { api_keys, ..ApiVersionsResponse::default() }
}
