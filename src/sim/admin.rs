//! Makes the topics of a seed, or waits until they are there.

use std::time::Duration;

use super::link::{Link, LinkError};
use super::stage::{Stage, Topic};
use crate::reactor::Reactor;
use crate::reactor::backend_sim::Draw;
use crate::wire::ErrorCode;
use crate::wire::generated::create_topics_request::{CreatableTopic, CreatableTopicConfig, CreateTopicsRequest};
use crate::wire::generated::create_topics_response::CreateTopicsResponse;
use crate::wire::generated::metadata_request::{MetadataRequest, MetadataRequestTopic};
use crate::wire::generated::metadata_response::MetadataResponse;

const CREATE_TOPICS_VERSION: i16 = 7;
const METADATA_VERSION: i16 = 12;

/// Creates the durable topics; done when the broker says that each exists.
pub(super) async fn create_topics(reactor: &Reactor, stage: &Stage, draw: &mut Draw) {
    loop {
        let mut link = stage.connect(reactor, draw).await;
        match try_create(&mut link, stage).await {
            Ok(true) => return,
            Ok(false) => {}
            Err(error) => stage.note("administrator", &error),
        }
        reactor.sleep(Duration::from_millis(draw.between(1, 20))).await;
    }
}

async fn try_create(link: &mut Link, stage: &Stage) -> Result<bool, LinkError> {
    let wanted = |topic: &&Topic| topic.durable;
    let topics = stage.topics.iter().filter(wanted).map(|topic| CreatableTopic {
        name: topic.name.as_str().into(),
        num_partitions: topic.partitions,
        replication_factor: 1,
        configs: topic
            .configs
            .iter()
            .map(|(name, value)| CreatableTopicConfig { name: (*name).into(), value: Some(value.as_str().into()) })
            .collect(),
        ..CreatableTopic::default()
    });
    let request =
        CreateTopicsRequest { topics: topics.collect(), timeout_ms: 10_000, ..CreateTopicsRequest::default() };
    let answer = link.call(&request, CREATE_TOPICS_VERSION).await?;
    let created: CreateTopicsResponse<'_> = answer.read()?;
    let mut all = created.topics.len() == stage.topics.iter().filter(wanted).count();
    for topic in &created.topics {
        if topic.error_code == 0 {
            note_id(stage, &topic.name, topic.topic_id);
        } else if topic.error_code != ErrorCode::TopicAlreadyExists.code() {
            all = false;
            if topic.error_code != ErrorCode::RequestTimedOut.code() {
                let message = topic.error_message.as_deref().unwrap_or_default();
                return Err(LinkError::Wrong(format!("topic {}: {} {message}", topic.name, topic.error_code)));
            }
        }
    }
    Ok(all)
}

/// Asks until this connection's shard knows all topics whole.
pub(super) async fn wait_for_topics(reactor: &Reactor, link: &mut Link, stage: &Stage) -> Result<(), LinkError> {
    while !knows_topics(link, stage).await? {
        reactor.sleep(Duration::from_millis(5)).await;
    }
    Ok(())
}

async fn knows_topics(link: &mut Link, stage: &Stage) -> Result<bool, LinkError> {
    // What is not durable is made by asking for it, once the others are there: those need their configs.
    let mut know_all = true;
    for durable in [true, false] {
        let topics = stage.topics.iter().filter(|topic| topic.durable == durable).map(|topic| MetadataRequestTopic {
            name: Some(topic.name.as_str().into()),
            ..MetadataRequestTopic::default()
        });
        let request = MetadataRequest {
            topics: Some(topics.collect()),
            allow_auto_topic_creation: !durable,
            ..MetadataRequest::default()
        };
        let answer = link.call(&request, METADATA_VERSION).await?;
        let metadata: MetadataResponse<'_> = answer.read()?;
        for topic in &metadata.topics {
            let name = topic.name.as_deref().unwrap_or_default();
            let Some((_, known)) = stage.topic(name) else {
                return Err(LinkError::Wrong(format!("metadata of topic {name:?}, which nobody asked for")));
            };
            let whole = topic.error_code == 0 && topic.partitions.len() == known.partitions as usize;
            know_all &= whole;
            if whole {
                note_id(stage, name, topic.topic_id);
            }
        }
    }
    Ok(know_all)
}

/// A topic keeps its id.
fn note_id(stage: &Stage, name: &str, id: [u8; 16]) {
    let Some((index, topic)) = stage.topic(name) else { return };
    let mut ids = stage.topic_ids.borrow_mut();
    let Some(known) = ids.get_mut(index) else { return };
    if known.is_some_and(|known| known != id) {
        stage.notice(format!("topic {} had another id before: an acknowledged topic was lost", topic.name));
    }
    *known = Some(id);
}
