//! IncrementalAlterConfigs (key 44), versions 0..=1, flexible since 1, and the older AlterConfigs (key 33), versions
//! 0..=2, flexible since 2, which replaces everything that is set on a resource.
//!
//! Each resource is judged by itself by the controller (cluster/controller/configs.rs); the answer comes once the
//! change is in force on every shard.
//! Differs from Apache Kafka: an unknown operation is answered INVALID_REQUEST (Kafka's controller steps down).

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use super::broker::Broker;
use super::error::code_of_command;
use super::reply_queue::Response;
use super::request::Request;
use crate::cluster::{ConfigResource, Intent};
use crate::config::{ConfigChange, Operation};
use crate::wire::ErrorCode;
use crate::wire::generated::{
    alter_configs_request, alter_configs_response, incremental_alter_configs_request,
    incremental_alter_configs_response,
};

type Outcome = (ErrorCode, Option<String>);

/// One config to change, owned, so that it may travel to the controller's shard.
struct Change {
    name: String,
    operation: Operation,
    value: Option<String>,
}

pub async fn handle_incremental(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    let body = request.decode(incremental_alter_configs_request::IncrementalAlterConfigsRequest::read).ok()?;
    let mut seen = BTreeSet::new();
    let mut responses = Vec::with_capacity(body.resources.len());
    for resource in &body.resources {
        let changes: Option<Vec<Change>> = resource
            .configs
            .iter()
            .map(|config| {
                Some(Change {
                    name: config.name.to_string(),
                    operation: Operation::from_code(config.config_operation)?,
                    value: config.value.as_deref().map(str::to_owned),
                })
            })
            .collect();
        let (error, message) = if !seen.insert((resource.resource_type, resource.resource_name.as_ref())) {
            (ErrorCode::InvalidRequest, Some("the resource is named twice".to_owned()))
        } else {
            match changes {
                None => (ErrorCode::InvalidRequest, Some("a config operation is none of 0 to 3".to_owned())),
                Some(changes) => {
                    alter(broker, resource.resource_type, &resource.resource_name, changes, body.validate_only).await
                }
            }
        };
        responses.push(incremental_alter_configs_response::AlterConfigsResourceResponse {
            error_code: error.code(),
            error_message: message.map(Cow::Owned),
            resource_type: resource.resource_type,
            resource_name: Cow::Borrowed(resource.resource_name.as_ref()),
        });
    }
    let body = incremental_alter_configs_response::IncrementalAlterConfigsResponse { responses, ..Default::default() };
    Some(request.answer(&body))
}

pub async fn handle_full(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    let body = request.decode(alter_configs_request::AlterConfigsRequest::read).ok()?;
    let mut responses = Vec::with_capacity(body.resources.len());
    for resource in &body.resources {
        let values: Vec<(String, Option<String>)> = resource
            .configs
            .iter()
            .map(|config| (config.name.to_string(), config.value.as_deref().map(str::to_owned)))
            .collect();
        let of = ConfigResource::from_code(resource.resource_type, Arc::from(resource.resource_name.as_ref()));
        let intent = if body.validate_only { Intent::Validate } else { Intent::Do };
        let decided = broker.shard().decide(move |controller| {
            let values: Vec<(&str, Option<&str>)> =
                values.iter().map(|(name, value)| (name.as_str(), value.as_deref())).collect();
            controller.replace_configs(&of, &values, intent)
        });
        let (error, message) = outcome(decided.await);
        responses.push(alter_configs_response::AlterConfigsResourceResponse {
            error_code: error.code(),
            error_message: message.map(Cow::Owned),
            resource_type: resource.resource_type,
            resource_name: Cow::Borrowed(resource.resource_name.as_ref()),
        });
    }
    Some(request.answer(&alter_configs_response::AlterConfigsResponse { responses, ..Default::default() }))
}

async fn alter(broker: &Rc<Broker>, kind: i8, name: &str, changes: Vec<Change>, validate_only: bool) -> Outcome {
    let of = ConfigResource::from_code(kind, Arc::from(name));
    let intent = if validate_only { Intent::Validate } else { Intent::Do };
    let decided = broker.shard().decide(move |controller| {
        let changes: Vec<ConfigChange<'_>> = changes
            .iter()
            .map(|change| ConfigChange {
                name: &change.name,
                operation: change.operation,
                value: change.value.as_deref(),
            })
            .collect();
        controller.alter_configs(&of, &changes, intent)
    });
    outcome(decided.await)
}

fn outcome(decided: Result<(), crate::shard::CommandError>) -> Outcome {
    match decided {
        Ok(()) => (ErrorCode::None, None),
        Err(error) => {
            let (error, message) = code_of_command(&error);
            (error, Some(message))
        }
    }
}
