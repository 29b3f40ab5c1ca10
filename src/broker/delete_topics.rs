//! DeleteTopics (key 20), versions 1..=6, flexible since 4.
//!
//! Each topic is judged by itself: a name or an id, not both (INVALID_REQUEST), unknown (3 or 100), deletion disabled
//! (73), named twice.  The answer comes once no shard serves the topic any more; files go in the background.
//! Version 5 brought messages, 6 ids.  Differs from Apache Kafka: nothing known.

use std::borrow::Cow;
use std::rc::Rc;

use super::broker::Broker;
use super::error::{code_of_command, code_of_refused};
use super::reply_queue::Response;
use super::request::Request;
use crate::base::TopicId;
use crate::cluster::TopicRef;
use crate::wire::ErrorCode;
use crate::wire::generated::delete_topics_request::DeleteTopicsRequest;
use crate::wire::generated::delete_topics_response::{DeletableTopicResult, DeleteTopicsResponse};

/// A topic as the request names it.
enum Named {
    Name(String),
    Id(TopicId),
    Both,
}

pub async fn handle(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    let body = request.decode(DeleteTopicsRequest::read).ok()?;
    let named: Vec<Named> = if request.version >= 6 {
        let topics = body.topics.iter().map(|topic| match (&topic.name, topic.topic_id) {
            (Some(name), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) => Named::Name(name.to_string()),
            (Some(_), _) => Named::Both,
            (None, id) => Named::Id(TopicId(id)),
        });
        topics.collect()
    } else {
        body.topic_names.iter().map(|name| Named::Name(name.to_string())).collect()
    };
    let outcome = broker.shard().decide(move |controller| {
        let topics: Vec<TopicRef<'_>> = named
            .iter()
            .filter_map(|named| match named {
                Named::Name(name) => Some(TopicRef::Name(name)),
                Named::Id(id) => Some(TopicRef::Id(*id)),
                Named::Both => None,
            })
            .collect();
        let decision = controller.delete_topics(&topics);
        Ok(crate::cluster::Decision { records: decision.records, answer: (named, decision.answer) })
    });
    let responses = match outcome.await {
        Ok((named, deleted)) => {
            let mut deleted = deleted.into_iter();
            named.into_iter().map(|named| result(named, &mut deleted)).collect()
        }
        Err(error) => {
            let (code, message) = code_of_command(&error);
            let names = body.topics.iter().map(|topic| (topic.name.clone(), topic.topic_id));
            let names = names.chain(body.topic_names.iter().map(|name| (Some(name.clone()), [0; 16])));
            let failed = names.map(|(name, topic_id)| DeletableTopicResult {
                name,
                topic_id,
                error_code: code.code(),
                error_message: Some(Cow::Owned(message.clone())),
            });
            failed.collect()
        }
    };
    Some(request.answer(&DeleteTopicsResponse { responses, ..Default::default() }))
}

fn result<'a>(
    named: Named,
    deleted: &mut impl Iterator<Item = Result<(TopicId, String), crate::cluster::Refusal>>,
) -> DeletableTopicResult<'a> {
    let (name, id) = match named {
        Named::Name(name) => (Some(name), TopicId::ZERO),
        Named::Id(id) => (None, id),
        Named::Both => {
            let message = "You may not specify both topic name and topic id.";
            return DeletableTopicResult {
                error_code: ErrorCode::InvalidRequest.code(),
                error_message: Some(Cow::Borrowed(message)),
                ..Default::default()
            };
        }
    };
    match deleted.next() {
        Some(Ok((id, name))) => {
            DeletableTopicResult { name: Some(Cow::Owned(name)), topic_id: id.0, error_code: 0, error_message: None }
        }
        Some(Err(refusal)) => {
            let (error, message) = code_of_refused(&refusal);
            DeletableTopicResult {
                name: name.map(Cow::Owned),
                topic_id: id.0,
                error_code: error.code(),
                error_message: Some(Cow::Owned(message)),
            }
        }
        None => DeletableTopicResult { error_code: ErrorCode::InvalidRequest.code(), ..Default::default() },
    }
}
