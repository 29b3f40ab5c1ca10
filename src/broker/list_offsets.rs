//! ListOffsets (key 2), versions 1..=11, flexible since 6.  Each partition is asked of its home shard.
//!
//! Checks per partition, in this order: named twice (INVALID_REQUEST), special timestamp younger than the version
//! (UNSUPPORTED_VERSION), topic, leader epoch (74, 75).  Timestamps: -1 the high watermark, -2 the log's start, -3 the
//! record with the highest timestamp, -4 the start of what is local, -5 and -6 what is tiered or about to be (nothing:
//! -1), others the first record at or after them, exact to the record; nothing there is answered with -1.
//! Version 4 brought epochs, 7 -3, 8 -4, 9 -5, 11 -6.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::rc::Rc;

use super::broker::Broker;
use super::error::code_of_read;
use super::reply_queue::Response;
use super::request::Request;
use crate::base::{LeaderEpoch, Offset, PartitionIndex, WallMs};
use crate::shard::{OffsetFound, OffsetQuestion, PartitionKey, ReadFailure};
use crate::wire::ErrorCode;
use crate::wire::generated::list_offsets_request::{ListOffsetsPartition, ListOffsetsRequest};
use crate::wire::generated::list_offsets_response::{
    ListOffsetsPartitionResponse, ListOffsetsResponse, ListOffsetsTopicResponse,
};

pub async fn handle(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    let body = request.decode(ListOffsetsRequest::read).ok()?;
    let mut seen = BTreeSet::new();
    let mut twice = BTreeSet::new();
    for topic in &body.topics {
        for partition in &topic.partitions {
            let key = (topic.name.as_ref(), partition.partition_index);
            if !seen.insert(key) {
                twice.insert(key);
            }
        }
    }
    let mut topics = Vec::with_capacity(body.topics.len());
    for topic in &body.topics {
        let mut partitions = Vec::with_capacity(topic.partitions.len());
        for partition in &topic.partitions {
            let found = if twice.contains(&(topic.name.as_ref(), partition.partition_index)) {
                Err(ErrorCode::InvalidRequest)
            } else {
                ask(broker, request.version, &topic.name, partition).await
            };
            partitions.push(answer(partition.partition_index, request.version, found));
        }
        topics.push(ListOffsetsTopicResponse { name: Cow::Borrowed(topic.name.as_ref()), partitions });
    }
    Some(request.answer(&ListOffsetsResponse { topics, ..Default::default() }))
}

async fn ask(
    broker: &Rc<Broker>,
    version: i16,
    topic: &str,
    partition: &ListOffsetsPartition,
) -> Result<OffsetFound, ErrorCode> {
    let question = question(partition.timestamp, version).ok_or(ErrorCode::UnsupportedVersion)?;
    let image = broker.shard().image();
    let index = PartitionIndex(partition.partition_index);
    let found = image.topic_named(topic).filter(|topic| topic.partition(index).is_some());
    let key = PartitionKey { topic: found.ok_or(ErrorCode::UnknownTopicOrPartition)?.id, partition: index };
    drop(image);
    let epoch = (partition.current_leader_epoch >= 0).then_some(LeaderEpoch(partition.current_leader_epoch));
    let home = broker.shard().home(key);
    let answer =
        broker.shard().ask(home, move |shard| async move { shard.find_offset(key, epoch, question).await }).await;
    match answer {
        Ok(Ok(found)) => Ok(found),
        Ok(Err(failure)) => Err(code_of_read(failure).0),
        Err(_) => Err(code_of_read(ReadFailure::NotHere).0),
    }
}

fn question(timestamp: i64, version: i16) -> Option<OffsetQuestion> {
    match timestamp {
        -1 => Some(OffsetQuestion::HighWatermark),
        -2 => Some(OffsetQuestion::LogStart),
        -3 if version >= 7 => Some(OffsetQuestion::MaxTimestamp),
        -4 if version >= 8 => Some(OffsetQuestion::LogStart),
        -5 if version >= 9 => Some(OffsetQuestion::Nothing),
        -6 if version >= 11 => Some(OffsetQuestion::Nothing),
        negative if negative < 0 => None,
        timestamp => Some(OffsetQuestion::AtOrAfter(WallMs(timestamp))),
    }
}

fn answer(index: i32, version: i16, found: Result<OffsetFound, ErrorCode>) -> ListOffsetsPartitionResponse {
    let (error, found) = match found {
        Ok(found) => (ErrorCode::None, found),
        Err(error) => (error, OffsetFound { timestamp: None, offset: None, epoch: None }),
    };
    ListOffsetsPartitionResponse {
        partition_index: index,
        error_code: error.code(),
        timestamp: found.timestamp.map_or(-1, |timestamp| timestamp.0),
        offset: found.offset.map_or(-1, |offset: Offset| offset.0),
        leader_epoch: found.epoch.filter(|_| version >= 4).map_or(-1, |epoch| epoch.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_timestamps_are_known_from_their_version_on() {
        assert_eq!(question(-3, 6), None);
        assert_eq!(question(-3, 7), Some(OffsetQuestion::MaxTimestamp));
        assert_eq!(question(-6, 10), None);
        assert_eq!(question(-7, 11), None);
        assert_eq!(question(0, 1), Some(OffsetQuestion::AtOrAfter(WallMs(0))));
    }
}
