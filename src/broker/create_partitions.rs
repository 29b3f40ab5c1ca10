//! CreatePartitions (key 37), versions 0..=3, flexible since 2.
//!
//! Each topic is judged by itself by the controller (cluster/controller/create_partitions.rs); the answer comes once
//! every shard knows the new partitions.  Differs from Apache Kafka: nothing known.

use std::borrow::Cow;
use std::rc::Rc;

use super::broker::Broker;
use super::error::{code_of_command, code_of_refused};
use super::reply_queue::Response;
use super::request::Request;
use crate::cluster::{Intent, NewPartitions, Refusal};
use crate::wire::ErrorCode;
use crate::wire::generated::create_partitions_request::CreatePartitionsRequest;
use crate::wire::generated::create_partitions_response::{CreatePartitionsResponse, CreatePartitionsTopicResult};

pub async fn handle(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    let body = request.decode(CreatePartitionsRequest::read).ok()?;
    let intent = if body.validate_only { Intent::Validate } else { Intent::Do };
    let sent = request.clone();
    let outcome = broker.shard().decide(move |controller| {
        let body = sent.decode(CreatePartitionsRequest::read).unwrap_or_default();
        let wishes: Vec<NewPartitions<'_>> = body
            .topics
            .iter()
            .map(|topic| NewPartitions {
                topic: &topic.name,
                count: topic.count,
                assignments: topic
                    .assignments
                    .as_ref()
                    .map(|assignments| assignments.iter().map(|one| one.broker_ids.clone()).collect()),
            })
            .collect();
        Ok(controller.create_partitions(&wishes, intent))
    });
    let outcome = outcome.await;
    let results = body.topics.iter().enumerate().map(|(index, topic)| {
        let (error, message) = match &outcome {
            Ok(results) => match results.get(index) {
                Some(Ok(())) => (ErrorCode::None, None),
                // Kafka says nothing more about a topic that does not exist.
                Some(Err(refusal @ Refusal::UnknownTopicName(_))) => (code_of_refused(refusal).0, None),
                Some(Err(refusal)) => with_message(code_of_refused(refusal)),
                None => (ErrorCode::InvalidRequest, None),
            },
            Err(error) => with_message(code_of_command(error)),
        };
        CreatePartitionsTopicResult {
            name: Cow::Borrowed(topic.name.as_ref()),
            error_code: error.code(),
            error_message: message.map(Cow::Owned),
        }
    });
    Some(request.answer(&CreatePartitionsResponse { results: results.collect(), ..Default::default() }))
}

fn with_message((error, message): (ErrorCode, String)) -> (ErrorCode, Option<String>) {
    (error, Some(message))
}
