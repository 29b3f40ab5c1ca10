//! `millrace topic`: CreateTopics, Metadata, DescribeConfigs, CreatePartitions, IncrementalAlterConfigs, DeleteTopics.

use std::io::Write as _;
use std::time::Duration;

use super::args::{
    BrokerArguments, TopicAlterArguments, TopicArguments, TopicCommand, TopicCreateArguments, TopicDeleteArguments,
    TopicDescribeArguments, TopicListArguments,
};
use super::client::{ClientError, Cluster, Timeouts, TopicView, Wanted, list_offsets};
use super::failure::Failure;
use super::output::table;
use crate::base::TopicId;
use crate::wire::ErrorCode;
use crate::wire::generated::create_partitions_request::{CreatePartitionsRequest, CreatePartitionsTopic};
use crate::wire::generated::create_partitions_response::CreatePartitionsResponse;
use crate::wire::generated::create_topics_request::{CreatableTopic, CreatableTopicConfig, CreateTopicsRequest};
use crate::wire::generated::create_topics_response::CreateTopicsResponse;
use crate::wire::generated::delete_topics_request::{DeleteTopicState, DeleteTopicsRequest};
use crate::wire::generated::delete_topics_response::DeleteTopicsResponse;
use crate::wire::generated::describe_configs_request::{DescribeConfigsRequest, DescribeConfigsResource};
use crate::wire::generated::describe_configs_response::DescribeConfigsResponse;
use crate::wire::generated::incremental_alter_configs_request::{
    AlterConfigsResource, AlterableConfig, IncrementalAlterConfigsRequest,
};
use crate::wire::generated::incremental_alter_configs_response::IncrementalAlterConfigsResponse;

const TOPIC_RESOURCE: i8 = 2;
const SET: i8 = 0;
const DELETE: i8 = 1;
/// DescribeConfigs: the value was set on the topic itself.
const SOURCE_TOPIC: i8 = 1;

pub fn run(arguments: TopicArguments) -> Result<(), Failure> {
    match arguments.command {
        TopicCommand::Create(create) => run_create(&create),
        TopicCommand::List(list) => run_list(&list),
        TopicCommand::Describe(describe) => run_describe(&describe),
        TopicCommand::Alter(alter) => run_alter(&alter),
        TopicCommand::Delete(delete) => run_delete(&delete),
    }
}

fn open(broker: &BrokerArguments) -> Result<Cluster, Failure> {
    Ok(Cluster::open(&broker.broker, Timeouts::of_seconds(broker.timeout))?)
}

fn say(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Failure::output)
}

/// How long the broker may take, in its own field of the request.
fn patience(cluster: &Cluster) -> (i32, Duration) {
    let wait = cluster.timeouts().answer;
    (i32::try_from(wait.as_millis()).unwrap_or(i32::MAX), wait)
}

fn run_create(create: &TopicCreateArguments) -> Result<(), Failure> {
    let mut cluster = open(&create.broker)?;
    let (timeout_ms, wait) = patience(&cluster);
    let configs = create
        .configs
        .iter()
        .map(|(name, value)| CreatableTopicConfig { name: name.into(), value: Some(value.into()) })
        .collect();
    let topic = CreatableTopic {
        name: create.name.as_str().into(),
        num_partitions: create.partitions.unwrap_or(-1),
        replication_factor: create.replication_factor.unwrap_or(-1),
        configs,
        ..CreatableTopic::default()
    };
    let request = CreateTopicsRequest { topics: vec![topic], timeout_ms, validate_only: false };
    let (created, partitions) = cluster.with_retry(|cluster| {
        let answer = cluster.controller()?.call_up_to(&request, i16::MAX, wait)?;
        let answered: CreateTopicsResponse<'_> = answer.read()?;
        let result = answered.topics.first();
        let code = result.map_or(-1, |result| result.error_code);
        if create.if_not_exists && code == ErrorCode::TopicAlreadyExists.code() {
            return Ok((false, -1));
        }
        let message = result.and_then(|result| result.error_message.as_deref());
        expect_success(&format!("creating topic '{}'", create.name), code, message)?;
        Ok((true, result.map_or(-1, |result| result.num_partitions)))
    })?;
    match (created, partitions) {
        (false, _) => say(&format!("topic '{}' exists already\n", create.name)),
        (true, 1) => say(&format!("created topic '{}' with 1 partition\n", create.name)),
        (true, 2..) => say(&format!("created topic '{}' with {partitions} partitions\n", create.name)),
        (true, _) => say(&format!("created topic '{}'\n", create.name)),
    }
}

fn run_list(list: &TopicListArguments) -> Result<(), Failure> {
    let mut cluster = open(&list.broker)?;
    let mut topics = cluster.topics()?;
    topics.retain(|topic| list.internal || !topic.is_internal);
    topics.sort_by(|a, b| a.name.cmp(&b.name));
    let names: String = topics.iter().map(|topic| format!("{}\n", topic.name)).collect();
    say(&names)
}

fn run_describe(describe: &TopicDescribeArguments) -> Result<(), Failure> {
    let mut cluster = open(&describe.broker)?;
    let topic = cluster.topic(&describe.name)?;
    let led: Vec<i32> = topic.partitions.iter().filter(|p| p.leader >= 0).map(|p| p.index).collect();
    let starts = list_offsets(&mut cluster, &topic, &led, Wanted::Earliest, false)?;
    let ends = list_offsets(&mut cluster, &topic, &led, Wanted::Latest, false)?;
    let offset = |found: Option<&Option<i64>>| found.copied().flatten().map_or("?".to_owned(), |o| o.to_string());

    let mut text = describe_head(&topic);
    let mut rows =
        vec![["partition", "leader", "epoch", "replicas", "in sync", "start", "end"].map(String::from).to_vec()];
    for partition in &topic.partitions {
        rows.push(vec![
            partition.index.to_string(),
            if partition.leader < 0 { "none".to_owned() } else { partition.leader.to_string() },
            partition.leader_epoch.to_string(),
            join(&partition.replicas),
            join(&partition.in_sync),
            offset(starts.get(&partition.index)),
            offset(ends.get(&partition.index)),
        ]);
    }
    text.push_str(&table(&rows));
    text.push_str(&describe_configs(&mut cluster, &describe.name, describe.all_configs)?);
    say(&text)
}

fn describe_head(topic: &TopicView) -> String {
    let internal = if topic.is_internal { ", internal" } else { "" };
    let id = if topic.has_id() { format!("id {}, ", TopicId(topic.id)) } else { String::new() };
    let count = topic.partitions.len();
    let plural = if count == 1 { "" } else { "s" };
    format!("topic '{}': {id}{count} partition{plural}{internal}\n", topic.name)
}

fn join(nodes: &[i32]) -> String {
    nodes.iter().map(i32::to_string).collect::<Vec<_>>().join(",")
}

fn describe_configs(cluster: &mut Cluster, name: &str, all: bool) -> Result<String, Failure> {
    let request = DescribeConfigsRequest {
        resources: vec![DescribeConfigsResource {
            resource_type: TOPIC_RESOURCE,
            resource_name: name.into(),
            configuration_keys: None,
        }],
        ..DescribeConfigsRequest::default()
    };
    let rows = cluster.with_retry(|cluster| {
        let answer = cluster.any()?.call(&request)?;
        let described: DescribeConfigsResponse<'_> = answer.read()?;
        let Some(result) = described.results.first() else {
            return Ok(Vec::new());
        };
        expect_success(&format!("reading settings of '{name}'"), result.error_code, result.error_message.as_deref())?;
        let mut rows = Vec::new();
        for config in result.configs.iter().filter(|config| all || config.config_source == SOURCE_TOPIC) {
            let value = if config.is_sensitive { "(hidden)" } else { config.value.as_deref().unwrap_or("(none)") };
            let mut row = vec![format!("{} = {value}", config.name)];
            if all {
                row.push(source_in_words(config.config_source).to_owned());
            }
            rows.push(row);
        }
        Ok(rows)
    })?;
    match (rows.is_empty(), all) {
        (true, _) => Ok("settings: all at their defaults\n".to_owned()),
        (false, _) => Ok(format!("settings:\n{}", table(&rows))),
    }
}

fn source_in_words(source: i8) -> &'static str {
    match source {
        1 => "set on the topic",
        2 => "set on the broker while it ran",
        3 => "set on all brokers while they ran",
        4 => "from the broker's configuration file",
        _ => "default",
    }
}

fn run_alter(alter: &TopicAlterArguments) -> Result<(), Failure> {
    if alter.partitions.is_none() && alter.configs.is_empty() && alter.deleted_configs.is_empty() {
        return Err(Failure::usage("nothing to alter: give --partitions, --config or --delete-config"));
    }
    let mut cluster = open(&alter.broker)?;
    // Settings first: they can be refused without any effect, while partitions cannot be taken back.
    if !alter.configs.is_empty() || !alter.deleted_configs.is_empty() {
        alter_configs(&mut cluster, alter)?;
    }
    if let Some(count) = alter.partitions {
        add_partitions(&mut cluster, &alter.name, count)?;
    }
    say(&format!("altered topic '{}'\n", alter.name))
}

fn alter_configs(cluster: &mut Cluster, alter: &TopicAlterArguments) -> Result<(), Failure> {
    let set = alter.configs.iter().map(|(name, value)| AlterableConfig {
        name: name.into(),
        config_operation: SET,
        value: Some(value.into()),
    });
    let deleted = alter.deleted_configs.iter().map(|name| AlterableConfig {
        name: name.into(),
        config_operation: DELETE,
        value: None,
    });
    let resource = AlterConfigsResource {
        resource_type: TOPIC_RESOURCE,
        resource_name: alter.name.as_str().into(),
        configs: set.chain(deleted).collect(),
    };
    let request = IncrementalAlterConfigsRequest { resources: vec![resource], validate_only: false };
    cluster.with_retry(|cluster| {
        let answer = cluster.controller()?.call(&request)?;
        let answered: IncrementalAlterConfigsResponse<'_> = answer.read()?;
        let result = answered.responses.first();
        let code = result.map_or(-1, |result| result.error_code);
        not_unknown(&alter.name, code)?;
        let message = result.and_then(|result| result.error_message.as_deref());
        expect_success(&format!("changing settings of '{}'", alter.name), code, message)
    })?;
    Ok(())
}

fn add_partitions(cluster: &mut Cluster, name: &str, count: i32) -> Result<(), Failure> {
    let (timeout_ms, wait) = patience(cluster);
    let topic = CreatePartitionsTopic { name: name.into(), count, assignments: None };
    let request = CreatePartitionsRequest { topics: vec![topic], timeout_ms, validate_only: false };
    cluster.with_retry(|cluster| {
        let answer = cluster.controller()?.call_up_to(&request, i16::MAX, wait)?;
        let answered: CreatePartitionsResponse<'_> = answer.read()?;
        let result = answered.results.first();
        let code = result.map_or(-1, |result| result.error_code);
        not_unknown(name, code)?;
        let message = result.and_then(|result| result.error_message.as_deref());
        expect_success(&format!("adding partitions to '{name}'"), code, message)
    })?;
    Ok(())
}

fn run_delete(delete: &TopicDeleteArguments) -> Result<(), Failure> {
    let mut cluster = open(&delete.broker)?;
    let (timeout_ms, wait) = patience(&cluster);
    let deleted = cluster.with_retry(|cluster| {
        let connection = cluster.controller()?;
        let name = delete.name.as_str();
        let version = connection.version_for(crate::wire::ApiKey::DeleteTopics, i16::MAX)?;
        let request = if version >= 6 {
            let topic = DeleteTopicState { name: Some(name.into()), ..DeleteTopicState::default() };
            DeleteTopicsRequest { topics: vec![topic], timeout_ms, ..DeleteTopicsRequest::default() }
        } else {
            DeleteTopicsRequest { topic_names: vec![name.into()], timeout_ms, ..DeleteTopicsRequest::default() }
        };
        let answer = connection.call_up_to(&request, i16::MAX, wait)?;
        let answered: DeleteTopicsResponse<'_> = answer.read()?;
        let result = answered.responses.first();
        let code = result.map_or(-1, |result| result.error_code);
        match not_unknown(name, code) {
            Err(_) if delete.if_exists => return Ok(false),
            other => other?,
        }
        let message = result.and_then(|result| result.error_message.as_deref());
        expect_success(&format!("deleting topic '{name}'"), code, message)?;
        Ok(true)
    })?;
    if deleted {
        say(&format!("deleted topic '{}'\n", delete.name))
    } else {
        say(&format!("there is no topic '{}'\n", delete.name))
    }
}

fn expect_success(what: &str, code: i16, message: Option<&str>) -> Result<(), ClientError> {
    if code == ErrorCode::None.code() { Ok(()) } else { Err(ClientError::answered(what, code, message)) }
}

/// Kafka calls an unknown topic retriable, but to an administrator it is an answer.
fn not_unknown(name: &str, code: i16) -> Result<(), ClientError> {
    if code == ErrorCode::UnknownTopicOrPartition.code() {
        return Err(ClientError::UnknownTopic(name.to_owned()));
    }
    Ok(())
}
