//! InitProducerId (key 22), versions 0..=5, flexible since 2 (version 6 is unstable and not served).
//!
//! Checks, in this order: transactional id ("" is INVALID_REQUEST; any other is refused, see below), producer id and
//! epoch given together (version 3: INVALID_REQUEST).  Answers a fresh producer id with epoch 0.
//! Differs from Apache Kafka: transactions are not served yet, so a transactional id gets
//! TRANSACTIONAL_ID_AUTHORIZATION_FAILED, the one error that every client reports at once instead of retrying.

use std::rc::Rc;

use super::broker::Broker;
use super::reply_queue::Response;
use super::request::Request;
use crate::wire::ErrorCode;
use crate::wire::generated::init_producer_id_request::InitProducerIdRequest;
use crate::wire::generated::init_producer_id_response::InitProducerIdResponse;

pub async fn handle(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    let body = request.decode(InitProducerIdRequest::read).ok()?;
    let refuse = |error: ErrorCode| {
        Some(request.answer(&InitProducerIdResponse {
            error_code: error.code(),
            producer_id: -1,
            producer_epoch: -1,
            ..Default::default()
        }))
    };
    match body.transactional_id.as_deref() {
        None => {}
        Some("") => return refuse(ErrorCode::InvalidRequest),
        Some(id) => {
            tracing::warn!("transactional id {id:?} was refused: transactions are not served by this version");
            return refuse(ErrorCode::TransactionalIdAuthorizationFailed);
        }
    }
    if request.version >= 3 && (body.producer_id < 0) != (body.producer_epoch < 0) {
        return refuse(ErrorCode::InvalidRequest);
    }
    match broker.producer_ids.next(broker).await {
        Ok(id) => {
            Some(request.answer(&InitProducerIdResponse { producer_id: id.0, producer_epoch: 0, ..Default::default() }))
        }
        Err(error) => {
            tracing::error!("no producer id could be given out: {error}");
            refuse(ErrorCode::CoordinatorLoadInProgress)
        }
    }
}
