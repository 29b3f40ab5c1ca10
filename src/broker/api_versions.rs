//! ApiVersions (key 18), versions 0..=5, flexible since 3; the response header is always version 0.
//!
//! Checks, in this order: version (an unknown one is answered in the bytes of version 0 with error 35 and this API's
//! own range), from version 3 the client's software name and version (INVALID_REQUEST), from version 5 the cluster and
//! node that the client expects (KIP-1242: REBOOTSTRAP_REQUIRED, or INVALID_REQUEST if only one is given).
//! Version 4 lists features whose lowest level is 0; version 3 leaves them out.
//! Differs from Apache Kafka: lists only what is served.

use std::borrow::Cow;
use std::rc::Rc;

use super::broker::Broker;
use super::dispatch::SERVED;
use super::reply_queue::Response;
use super::request::{Request, encode_response};
use crate::cluster::FEATURES;
use crate::wire::generated::api_versions_request::ApiVersionsRequest;
use crate::wire::generated::api_versions_response::{
    ApiVersion, ApiVersionsResponse, FinalizedFeatureKey, SupportedFeatureKey,
};
use crate::wire::{ApiKey, ErrorCode};

pub fn handle(broker: &Rc<Broker>, request: &Request) -> Option<Response> {
    if !ApiKey::ApiVersions.stable_versions().contains(request.version) {
        let body = ApiVersionsResponse {
            error_code: ErrorCode::UnsupportedVersion.code(),
            api_keys: vec![range_of(ApiKey::ApiVersions)],
            ..Default::default()
        };
        return Some(encode_response(ApiKey::ApiVersions, 0, request.correlation_id, &body));
    }
    let body = request.decode(ApiVersionsRequest::read).ok()?;
    let shard = broker.shard();
    let image = shard.image();
    let refusal = refusal(&body, request.version, shard.cluster_id(), broker.shard().config().node_id.0);
    if let Some(error) = refusal {
        return Some(request.answer(&ApiVersionsResponse { error_code: error.code(), ..Default::default() }));
    }
    let supported = FEATURES.iter().filter(|(_, min, _)| *min > 0 || request.version >= 4);
    let finalized = image.features();
    let features = request.version >= 3;
    let body = ApiVersionsResponse {
        api_keys: SERVED.into_iter().map(range_of).collect(),
        supported_features: supported
            .filter(|_| features)
            .map(|(name, min, max)| SupportedFeatureKey {
                name: Cow::Borrowed(name),
                min_version: *min,
                max_version: *max,
            })
            .collect(),
        finalized_features_epoch: if features { image.end.0 - 1 } else { -1 },
        finalized_features: finalized
            .filter(|_| features)
            .map(|(name, level)| FinalizedFeatureKey {
                name: Cow::Borrowed(name),
                max_version_level: level,
                min_version_level: level,
            })
            .collect(),
        ..Default::default()
    };
    Some(request.answer(&body))
}

fn refusal(body: &ApiVersionsRequest<'_>, version: i16, cluster: &str, node: i32) -> Option<ErrorCode> {
    if version >= 3
        && !(is_software_word(&body.client_software_name) && is_software_word(&body.client_software_version))
    {
        return Some(ErrorCode::InvalidRequest);
    }
    match (body.cluster_id.as_deref(), body.node_id) {
        (None, -1) => None,
        (None, _) | (Some(_), -1) => Some(ErrorCode::InvalidRequest),
        (Some(expected), id) => (expected != cluster || id != node).then_some(ErrorCode::RebootstrapRequired),
    }
}

/// Letters, digits, dots and dashes, beginning and ending with a letter or digit (KIP-511).
fn is_software_word(word: &str) -> bool {
    let is_alphanumeric = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
    is_alphanumeric(word.chars().next())
        && is_alphanumeric(word.chars().next_back())
        && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-')
}

fn range_of(key: ApiKey) -> ApiVersion {
    let range = key.advertised_versions();
    ApiVersion { api_key: key.code(), min_version: range.min, max_version: range.max }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(name: &'static str, cluster: Option<&'static str>, node_id: i32) -> ApiVersionsRequest<'static> {
        ApiVersionsRequest {
            client_software_name: name.into(),
            client_software_version: "1.0".into(),
            cluster_id: cluster.map(Cow::Borrowed),
            node_id,
        }
    }

    #[test]
    fn a_client_of_another_cluster_is_told_to_bootstrap_again() {
        let refused = |cluster, node| refusal(&body("apache-kafka-java", cluster, node), 5, "c1", 1);
        assert_eq!(refused(None, -1), None);
        assert_eq!(refused(Some("c1"), 1), None);
        assert_eq!(refused(Some("c2"), 1), Some(ErrorCode::RebootstrapRequired));
        assert_eq!(refused(Some("c1"), 2), Some(ErrorCode::RebootstrapRequired));
        assert_eq!(refused(Some("c1"), -1), Some(ErrorCode::InvalidRequest));
        assert_eq!(refused(None, 1), Some(ErrorCode::InvalidRequest));
    }

    #[test]
    fn odd_software_names_are_refused_since_version_3() {
        assert_eq!(refusal(&body("bad name!", None, -1), 3, "c", 1), Some(ErrorCode::InvalidRequest));
        assert_eq!(refusal(&body("", None, -1), 3, "c", 1), Some(ErrorCode::InvalidRequest));
        assert_eq!(refusal(&body("bad name!", None, -1), 2, "c", 1), None);
    }
}
