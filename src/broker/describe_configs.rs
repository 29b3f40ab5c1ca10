//! DescribeConfigs (key 32), versions 1..=4, flexible since 4.
//!
//! Topics, brokers (by id, and "" for what is set for all), groups and client metrics.  An unknown topic is 3; a broker
//! id that is not this node's, or another kind of resource, is INVALID_REQUEST.
//! Version 1 brought synonyms and sources, 3 types and documentation.
//! Differs from Apache Kafka: `x.durability` is listed; broker loggers are not served yet.

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

use super::broker::Broker;
use super::reply_queue::Response;
use super::request::Request;
use crate::cluster::{ConfigResource, check_topic_name};
use crate::config::{
    DescribedConfig, Wanted, describe_broker, describe_broker_defaults, describe_client_metrics, describe_group,
    describe_topic,
};
use crate::wire::ErrorCode;
use crate::wire::generated::describe_configs_request::{DescribeConfigsRequest, DescribeConfigsResource};
use crate::wire::generated::describe_configs_response::{
    DescribeConfigsResourceResult, DescribeConfigsResponse, DescribeConfigsResult, DescribeConfigsSynonym,
};

pub fn handle(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    let body = request.decode(DescribeConfigsRequest::read).ok()?;
    let results = body.resources.iter().map(|resource| {
        let described = describe(broker, resource);
        let (error, message, rows) = match described {
            Ok(rows) => (ErrorCode::None, None, rows),
            Err((error, message)) => (error, Some(message), Vec::new()),
        };
        let row = |row| row_answer(row, body.include_synonyms, body.include_documentation, request.version);
        DescribeConfigsResult {
            error_code: error.code(),
            // Kafka's answers without an error carry an empty text here, not a null one.
            error_message: Some(message.map_or(Cow::Borrowed(""), Cow::Owned)),
            resource_type: resource.resource_type,
            resource_name: Cow::Borrowed(resource.resource_name.as_ref()),
            configs: rows.into_iter().map(row).collect(),
        }
    });
    Some(request.answer(&DescribeConfigsResponse { results: results.collect(), ..Default::default() }))
}

fn describe(
    broker: &Broker,
    resource: &DescribeConfigsResource<'_>,
) -> Result<Vec<DescribedConfig>, (ErrorCode, String)> {
    let shard = broker.shard();
    let image = shard.image();
    let layers = shard.layers();
    let names: Option<Vec<&str>> =
        resource.configuration_keys.as_ref().map(|keys| keys.iter().map(AsRef::as_ref).collect());
    let wanted = match &names {
        // No names and an empty list both mean all, as in Kafka.
        None => Wanted::All,
        Some(names) if names.is_empty() => Wanted::All,
        Some(names) => Wanted::Names(names),
    };
    let name = resource.resource_name.as_ref();
    let of = ConfigResource::from_code(resource.resource_type, Arc::from(name));
    match &of {
        ConfigResource::Topic(name) => match image.topic_named(name) {
            Some(_) => Ok(describe_topic(&image.configs(&of), &layers, wanted)),
            None if check_topic_name(name).is_err() => {
                Err((ErrorCode::InvalidTopicException, format!("'{name}' is not a topic name")))
            }
            None => Err((ErrorCode::UnknownTopicOrPartition, ErrorCode::UnknownTopicOrPartition.message().to_owned())),
        },
        ConfigResource::Broker(name) if name.is_empty() => Ok(describe_broker_defaults(&layers, wanted)),
        ConfigResource::Broker(name) => {
            let me = shard.config().node_id.0;
            match name.parse::<i32>() {
                Ok(id) if id == me => Ok(describe_broker(&layers, wanted)),
                Ok(_) => Err((
                    ErrorCode::InvalidRequest,
                    format!("Unexpected broker id, expected {me} or empty string, but received {name}"),
                )),
                Err(_) => Err((ErrorCode::InvalidRequest, format!("Broker id must be an integer, but it is: {name}"))),
            }
        }
        ConfigResource::Group(_) => Ok(describe_group(&image.configs(&of), &layers, wanted)),
        ConfigResource::ClientMetrics(_) => Ok(describe_client_metrics(&image.configs(&of), wanted)),
        ConfigResource::Other(..) => Err((
            ErrorCode::InvalidRequest,
            format!("configs of resource type {} are not served", resource.resource_type),
        )),
    }
}

fn row_answer<'a>(
    row: DescribedConfig,
    with_synonyms: bool,
    with_documentation: bool,
    version: i16,
) -> DescribeConfigsResourceResult<'a> {
    let synonyms = row.synonyms.into_iter().filter(|_| with_synonyms).map(|synonym| DescribeConfigsSynonym {
        name: Cow::Borrowed(synonym.name),
        value: synonym.value.map(Cow::Owned),
        source: synonym.source as i8,
    });
    DescribeConfigsResourceResult {
        name: Cow::Borrowed(row.name),
        value: row.value.map(Cow::Owned),
        read_only: row.read_only,
        config_source: row.source as i8,
        is_sensitive: row.sensitive,
        synonyms: synonyms.collect(),
        config_type: if version >= 3 { row.kind as i8 } else { 0 },
        documentation: (version >= 3 && with_documentation).then_some(Cow::Borrowed(row.documentation)),
    }
}
