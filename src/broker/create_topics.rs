//! CreateTopics (key 19), versions 2..=7, flexible since 5.
//!
//! Each topic is judged by itself by the controller (cluster/controller/create_topics.rs has the checks and their
//! order); the answer comes once every shard knows the new topics.  Version 5 answers partitions, replication factor
//! and configs, 7 the topic id.
//! Differs from Apache Kafka: nothing known.

use std::borrow::Cow;
use std::rc::Rc;

use super::broker::Broker;
use super::error::{code_of_command, code_of_refused};
use super::reply_queue::Response;
use super::request::Request;
use crate::cluster::{Assignment, CreatedTopic, Intent, NewTopic, Refusal};
use crate::config::{Wanted, describe_topic};
use crate::shard::CommandError;
use crate::wire::generated::create_topics_request::{CreatableTopic, CreateTopicsRequest};
use crate::wire::generated::create_topics_response::{
    CreatableTopicConfigs, CreatableTopicResult, CreateTopicsResponse,
};

pub async fn handle(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    let body = request.decode(CreateTopicsRequest::read).ok()?;
    let intent = if body.validate_only { Intent::Validate } else { Intent::Do };
    let sent = request.clone();
    let outcome = broker.shard().decide(move |controller| {
        let body = sent.decode(CreateTopicsRequest::read).unwrap_or_default();
        let topics: Vec<NewTopic<'_>> = body.topics.iter().map(new_topic).collect();
        Ok(controller.create_topics(&topics, intent))
    });
    let outcome = outcome.await;
    let topics = body.topics.iter().enumerate().map(|(index, topic)| {
        let one = match &outcome {
            Ok(created) => created.get(index).map(Result::as_ref),
            Err(_) => None,
        };
        result(broker, topic, one, outcome.as_ref().err())
    });
    Some(request.answer(&CreateTopicsResponse { topics: topics.collect(), ..Default::default() }))
}

fn new_topic<'a>(topic: &'a CreatableTopic<'a>) -> NewTopic<'a> {
    let assignments = topic
        .assignments
        .iter()
        .map(|assignment| Assignment { partition: assignment.partition_index, brokers: assignment.broker_ids.clone() });
    NewTopic {
        name: &topic.name,
        partitions: topic.num_partitions,
        replication_factor: topic.replication_factor,
        assignments: assignments.collect(),
        configs: topic.configs.iter().map(|config| (config.name.as_ref(), config.value.as_deref())).collect(),
    }
}

fn result<'a>(
    broker: &Broker,
    topic: &'a CreatableTopic<'a>,
    created: Option<Result<&CreatedTopic, &Refusal>>,
    failure: Option<&CommandError>,
) -> CreatableTopicResult<'a> {
    let name = Cow::Borrowed(topic.name.as_ref());
    let refused = |name, (error, message): (crate::wire::ErrorCode, String)| CreatableTopicResult {
        name,
        error_code: error.code(),
        error_message: Some(Cow::Owned(message)),
        num_partitions: -1,
        replication_factor: -1,
        configs: Some(Vec::new()),
        ..Default::default()
    };
    match (created, failure) {
        (Some(Ok(created)), _) => {
            let layers = broker.shard().layers();
            let rows = describe_topic(&created.configs, &layers, Wanted::All);
            let configs = rows.into_iter().map(|row| CreatableTopicConfigs {
                name: Cow::Borrowed(row.name),
                value: row.value.map(Cow::Owned),
                read_only: row.read_only,
                config_source: row.source as i8,
                is_sensitive: row.sensitive,
            });
            CreatableTopicResult {
                name,
                topic_id: created.id.0,
                error_message: None,
                num_partitions: created.partitions,
                replication_factor: created.replication_factor,
                configs: Some(configs.collect()),
                ..Default::default()
            }
        }
        (Some(Err(refusal)), _) => refused(name, code_of_refused(refusal)),
        (None, Some(failure)) => refused(name, code_of_command(failure)),
        (None, None) => refused(name, (crate::wire::ErrorCode::InvalidRequest, "the topic was not judged".to_owned())),
    }
}
