//! Metadata (key 3), versions 0..=13, flexible since 9.
//!
//! Checks per topic, in this order: version 10 and 11 with a topic id or a null name (INVALID_REQUEST, the whole
//! request), id, name.  An unknown name is created when the request (version 4 and later; always before) and
//! `auto.create.topics.enable` allow it and the name is valid; the answer comes once every shard knows it.
//! Version 0 asks for all topics with an empty list, later ones with null.  Version 12 looks up by id (KIP-516).
//! Differs from Apache Kafka: authorized operations are not computed until there is an authorizer.

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

use super::broker::Broker;
use super::endpoint;
use super::error::code_of_refused;
use super::reply_queue::Response;
use super::request::Request;
use crate::base::TopicId;
use crate::cluster::{Image, Refusal, TopicImage, check_topic_name};
use crate::wire::ErrorCode;
use crate::wire::generated::metadata_request::MetadataRequest;
use crate::wire::generated::metadata_response::{
    MetadataResponse, MetadataResponseBroker, MetadataResponsePartition, MetadataResponseTopic,
};

/// "Not asked for" in a set of authorized operations (KIP-430).
const OPERATIONS_UNKNOWN: i32 = i32::MIN;

enum Asked<'a> {
    Id(TopicId),
    Name(Cow<'a, str>),
}

pub async fn handle(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    let body = request.decode(MetadataRequest::read).ok()?;
    let version = request.version;
    let asked = match body.topics {
        None => None,
        Some(topics) if topics.is_empty() && version == 0 => None,
        Some(topics) => {
            let by_id = |id: &[u8; 16]| *id != [0; 16];
            if (10..12).contains(&version) && topics.iter().any(|topic| by_id(&topic.topic_id) || topic.name.is_none())
            {
                return None; // Kafka refuses it without an answer that fits
            }
            let asked = topics.into_iter().map(|topic| match topic.name {
                Some(name) => Asked::Name(name),
                None => Asked::Id(TopicId(topic.topic_id)),
            });
            Some(asked.collect::<Vec<_>>())
        }
    };
    let may_create = (version < 4 || body.allow_auto_topic_creation) && broker.shard().config().auto_create_topics;
    let mut refused: Vec<(String, ErrorCode)> = Vec::new();
    if let (Some(asked), true) = (&asked, may_create) {
        refused = create_missing(broker, asked).await;
    }
    let image = broker.shard().image();
    let topics = match &asked {
        None => image.topics().map(topic_answer).collect(),
        Some(asked) => {
            let mut topics: Vec<_> = asked.iter().map(|asked| answer(&image, asked, &refused)).collect();
            // Kafka's order: unknown ids, topics that exist, unknown names.
            topics.sort_by_key(|topic| match (topic.error_code, &topic.name) {
                (0, _) => 1,
                (_, None) => 0,
                (_, Some(_)) => 2,
            });
            topics
        }
    };
    Some(request.answer(&response(broker, topics, request)))
}

/// Makes the topics that are named and missing; returns those that could not be made, and why.
async fn create_missing(broker: &Rc<Broker>, asked: &[Asked<'_>]) -> Vec<(String, ErrorCode)> {
    let image = broker.shard().image();
    let missing: Vec<String> = asked
        .iter()
        .filter_map(|asked| match asked {
            Asked::Name(name) if image.topic_named(name).is_none() => Some(name.to_string()),
            _ => None,
        })
        .collect();
    drop(image);
    if missing.is_empty() {
        return Vec::new();
    }
    let names = missing.clone();
    let decided = broker.shard().decide(move |controller| {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Ok(controller.auto_create_topics(&names))
    });
    match decided.await {
        Ok(created) => {
            let refused = missing.into_iter().zip(created).filter_map(|(name, created)| match created {
                Ok(_) | Err(Refusal::TopicExists(_)) => None,
                Err(refusal) => Some((name, code_of_refused(&refusal).0)),
            });
            refused.collect()
        }
        Err(error) => {
            tracing::error!("topics could not be created: {error}");
            missing.into_iter().map(|name| (name, ErrorCode::LeaderNotAvailable)).collect()
        }
    }
}

fn response<'a>(broker: &'a Broker, topics: Vec<MetadataResponseTopic<'a>>, request: &Request) -> MetadataResponse<'a> {
    let config = broker.shard().config();
    let (host, port) = endpoint::advertised(config, request.local);
    MetadataResponse {
        brokers: vec![MetadataResponseBroker {
            node_id: config.node_id.0,
            host,
            port,
            rack: config.rack.as_deref().map(Cow::Borrowed).filter(|_| request.version >= 1),
        }],
        cluster_id: (request.version >= 2).then(|| Cow::Borrowed(broker.shard().cluster_id())),
        controller_id: if request.version >= 1 { config.node_id.0 } else { -1 },
        topics,
        cluster_authorized_operations: OPERATIONS_UNKNOWN,
        ..Default::default()
    }
}

fn answer<'a>(image: &'a Image, asked: &'a Asked<'_>, refused: &[(String, ErrorCode)]) -> MetadataResponseTopic<'a> {
    let unknown = |error: ErrorCode, name: Option<&'a str>, id: TopicId| MetadataResponseTopic {
        error_code: error.code(),
        name: name.map(Cow::Borrowed),
        topic_id: id.0,
        topic_authorized_operations: OPERATIONS_UNKNOWN,
        ..Default::default()
    };
    match asked {
        Asked::Id(id) => match image.topic(*id) {
            Some(topic) => topic_answer(topic),
            None => unknown(ErrorCode::UnknownTopicId, None, *id),
        },
        Asked::Name(name) => match image.topic_named(name) {
            Some(topic) => topic_answer(topic),
            None => {
                let reason = refused.iter().find(|(refused, _)| refused == name.as_ref()).map(|(_, error)| *error);
                let invalid = check_topic_name(name).is_err().then_some(ErrorCode::InvalidTopicException);
                let error = reason.or(invalid).unwrap_or(ErrorCode::UnknownTopicOrPartition);
                unknown(error, Some(name.as_ref()), TopicId::ZERO)
            }
        },
    }
}

fn topic_answer(topic: &Arc<TopicImage>) -> MetadataResponseTopic<'_> {
    let partitions = topic.partitions().map(|(index, partition)| MetadataResponsePartition {
        error_code: if partition.leader.is_some() { 0 } else { ErrorCode::LeaderNotAvailable.code() },
        partition_index: index.0,
        leader_id: partition.leader.map_or(-1, |leader| leader.0),
        leader_epoch: partition.leader_epoch.0,
        replica_nodes: partition.replicas.iter().map(|replica| replica.0).collect(),
        isr_nodes: partition.isr.iter().map(|replica| replica.0).collect(),
        offline_replicas: Vec::new(),
    });
    MetadataResponseTopic {
        error_code: 0,
        name: Some(Cow::Borrowed(&topic.name)),
        topic_id: topic.id.0,
        is_internal: topic.is_internal(),
        partitions: partitions.collect(),
        topic_authorized_operations: OPERATIONS_UNKNOWN,
    }
}
