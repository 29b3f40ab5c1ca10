//! DescribeCluster (key 60), versions 0..=2, always flexible.
//!
//! Checks: from version 1 the endpoint type (brokers only here: MISMATCHED_ENDPOINT_TYPE for controllers,
//! UNSUPPORTED_ENDPOINT_TYPE for others).  Version 2 can include fenced brokers; one node never is.
//! Differs from Apache Kafka: authorized operations are not computed until there is an authorizer.

use std::borrow::Cow;
use std::rc::Rc;

use super::broker::Broker;
use super::endpoint;
use super::reply_queue::Response;
use super::request::Request;
use crate::wire::ErrorCode;
use crate::wire::generated::describe_cluster_request::DescribeClusterRequest;
use crate::wire::generated::describe_cluster_response::{DescribeClusterBroker, DescribeClusterResponse};

const BROKERS: i8 = 1;
const CONTROLLERS: i8 = 2;

pub fn handle(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    let body = request.decode(DescribeClusterRequest::read).ok()?;
    let asked = if request.version >= 1 { body.endpoint_type } else { BROKERS };
    let refusal = match asked {
        BROKERS => None,
        CONTROLLERS => Some((ErrorCode::MismatchedEndpointType, "this listener is for brokers, not for controllers")),
        _ => Some((ErrorCode::UnsupportedEndpointType, "the endpoint type is neither brokers (1) nor controllers (2)")),
    };
    if let Some((error, message)) = refusal {
        return Some(request.answer(&DescribeClusterResponse {
            error_code: error.code(),
            error_message: Some(Cow::Borrowed(message)),
            ..Default::default()
        }));
    }
    let shard = broker.shard();
    let (host, port) = endpoint::advertised(shard.config(), request.local);
    Some(request.answer(&DescribeClusterResponse {
        error_message: None,
        cluster_id: Cow::Borrowed(shard.cluster_id()),
        controller_id: shard.config().node_id.0,
        brokers: vec![DescribeClusterBroker {
            broker_id: shard.config().node_id.0,
            host,
            port,
            rack: shard.config().rack.as_deref().map(Cow::Borrowed),
            is_fenced: false,
        }],
        ..Default::default()
    }))
}
