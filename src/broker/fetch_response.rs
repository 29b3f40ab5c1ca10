//! From the parts of a fetch to the chunks of its frame: the generated codec writes everything but the records and
//! leaves gaps, where the file ranges go.

use std::borrow::Cow;
use std::sync::Arc;

use super::fetch_session::TopicKey;
use super::reply_queue::{Chunk, Response};
use crate::base::PartitionIndex;
use crate::shard::FileChunk;
use crate::wire::frame;
use crate::wire::generated::fetch_response::{EpochEndOffset, FetchResponse, FetchableTopicResponse, PartitionData};
use crate::wire::{ApiKey, ErrorCode, Records, Writer};

/// Everything about one answer but its partitions.
#[derive(Clone, Copy, Debug)]
pub struct FetchHead {
    pub version: i16,
    pub correlation_id: i32,
    /// Top-level error code; 0 if none.
    pub error_code: i16,
    pub session_id: i32,
    pub read_committed: bool,
}

/// What the answer says of one partition.
#[derive(Debug)]
pub struct PartitionAnswer {
    pub topic: TopicKey,
    pub partition: PartitionIndex,
    pub error_code: i16,
    pub high_watermark: i64,
    pub log_start: i64,
    /// The end of the largest epoch that both sides know, if the client's log went another way (KIP-595).
    pub diverging: Option<EpochEnd>,
    pub records: Option<FileChunk>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EpochEnd {
    pub epoch: i32,
    pub end_offset: i64,
}

/// Builds the frame.  Partitions of one topic that stand beside each other share one topic entry, in the order given.
#[must_use]
pub fn encode(head: FetchHead, answers: Vec<PartitionAnswer>) -> Response {
    let mut ranges: Vec<Option<FileChunk>> = Vec::with_capacity(answers.len());
    let mut names: Vec<Arc<str>> = Vec::new();
    let mut body = FetchResponse { error_code: head.error_code, session_id: head.session_id, ..Default::default() };
    let mut current: Option<TopicKey> = None;
    let mut topics: Vec<(TopicKey, Vec<PartitionData<'_>>)> = Vec::new();
    for answer in answers {
        let records = Records::Elsewhere {
            length: answer.records.as_ref().map_or(0, |records| records.len),
            token: ranges.len() as u64,
        };
        ranges.push(answer.records);
        let diverging = answer.diverging.map(|end| EpochEndOffset { epoch: end.epoch, end_offset: end.end_offset });
        let partition = PartitionData {
            partition_index: answer.partition.0,
            error_code: answer.error_code,
            high_watermark: answer.high_watermark,
            last_stable_offset: answer.high_watermark,
            log_start_offset: if head.version >= 5 { answer.log_start } else { -1 },
            diverging_epoch: diverging.filter(|_| head.version >= 12).unwrap_or_default(),
            // As Kafka answers: null for read_uncommitted, empty otherwise and where the partition is not known.
            aborted_transactions: (head.read_committed || is_unknown(answer.error_code)).then(Vec::new),
            records: Some(records),
            ..Default::default()
        };
        match topics.last_mut() {
            Some((_, partitions)) if current.as_ref() == Some(&answer.topic) => partitions.push(partition),
            _ => {
                current = Some(answer.topic.clone());
                topics.push((answer.topic, vec![partition]));
            }
        }
    }
    names.extend(topics.iter().map(|(topic, _)| match topic {
        TopicKey::Name(name) => Arc::clone(name),
        TopicKey::Id(_) => Arc::from(""),
    }));
    body.responses = topics
        .into_iter()
        .zip(&names)
        .map(|((topic, partitions), name)| FetchableTopicResponse {
            topic: Cow::Borrowed(name.as_ref()),
            topic_id: if let TopicKey::Id(id) = topic { id.0 } else { [0; 16] },
            partitions,
        })
        .collect();
    let mut writer = Writer::new();
    if let Err(error) = frame::write_response(&mut writer, ApiKey::Fetch, head.version, head.correlation_id, &body) {
        tracing::error!("a fetch answer could not be encoded: {error}");
        return Response::Close;
    }
    let chunks = frame::chunks(writer.into_parts()).into_iter().filter_map(|chunk| match chunk {
        frame::Chunk::Bytes(bytes) => Some(Chunk::Bytes(bytes.freeze())),
        frame::Chunk::Elsewhere { token, .. } => ranges.get_mut(token as usize)?.take().map(Chunk::File),
    });
    Response::Chunks(chunks.collect())
}

/// Refused before any partition was asked.
fn is_unknown(error_code: i16) -> bool {
    let unknown = [ErrorCode::UnknownTopicOrPartition, ErrorCode::UnknownTopicId, ErrorCode::InconsistentTopicId];
    unknown.iter().any(|error| error.code() == error_code)
}
