//! From a request's key to its handler, on the connection's shard.
//!
//! Produce and Fetch are served at once; the others are tasks, since they may ask other shards or the controller.
//! A key or version that is not served closes the connection, as Kafka does, once earlier answers are out; ApiVersions
//! alone answers every version.

use std::rc::Rc;

use super::broker::Broker;
use super::reply_queue::ReplyTo;
use super::request::Request;
use super::{
    alter_configs, api_versions, create_partitions, create_topics, delete_topics, describe_cluster, describe_configs,
    fetch, init_producer_id, list_offsets, metadata, produce,
};
use crate::wire::ApiKey;

/// The APIs that this version serves, all of them at Kafka 4.4's full version range.
pub const SERVED: [ApiKey; 13] = [
    ApiKey::Produce,
    ApiKey::Fetch,
    ApiKey::ListOffsets,
    ApiKey::Metadata,
    ApiKey::ApiVersions,
    ApiKey::CreateTopics,
    ApiKey::DeleteTopics,
    ApiKey::InitProducerId,
    ApiKey::DescribeConfigs,
    ApiKey::AlterConfigs,
    ApiKey::CreatePartitions,
    ApiKey::IncrementalAlterConfigs,
    ApiKey::DescribeCluster,
];

/// Serves `request`; dropping `reply` closes the connection.
pub fn dispatch(broker: &Rc<Broker>, request: Request, reply: ReplyTo) {
    let key = request.key;
    if !SERVED.contains(&key) || (key != ApiKey::ApiVersions && !key.stable_versions().contains(request.version)) {
        tracing::debug!("{} v{} is not served; closing the connection", key.name(), request.version);
        broker.shard().metrics.borrow_mut().network.frames_refused += 1;
        return;
    }
    match key {
        ApiKey::Produce => return produce::handle(broker, &request, reply),
        ApiKey::Fetch => return fetch::handle(broker, &request, reply),
        _ => {}
    }
    let broker = Rc::clone(broker);
    let reactor = broker.shard().reactor().clone();
    reactor.spawn(key.name(), async move {
        let response = match key {
            ApiKey::ApiVersions => api_versions::handle(&broker, &request),
            ApiKey::Metadata => metadata::handle(&broker, &request).await,
            ApiKey::ListOffsets => list_offsets::handle(&broker, &request).await,
            ApiKey::DescribeCluster => describe_cluster::handle(&broker, &request),
            ApiKey::InitProducerId => init_producer_id::handle(&broker, &request).await,
            ApiKey::CreateTopics => create_topics::handle(&broker, &request).await,
            ApiKey::DeleteTopics => delete_topics::handle(&broker, &request).await,
            ApiKey::CreatePartitions => create_partitions::handle(&broker, &request).await,
            ApiKey::DescribeConfigs => describe_configs::handle(&broker, &request),
            ApiKey::AlterConfigs => alter_configs::handle_full(&broker, &request).await,
            ApiKey::IncrementalAlterConfigs => alter_configs::handle_incremental(&broker, &request).await,
            _ => None,
        };
        // No response: the body could not be read, and dropping the reply closes the connection.
        if let Some(response) = response {
            broker.observe(key, request.version, request.frame.len() as u64, request.received);
            reply.send(response);
        }
    });
}
