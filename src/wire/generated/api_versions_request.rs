//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 18, versions 0..=5, flexible since 3.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiVersionsRequest<'a> {
    /// Versions 3+.
    pub client_software_name: Cow<'a, str>,
    /// Versions 3+.
    pub client_software_version: Cow<'a, str>,
    /// Versions 5+, null in 5+.
    pub cluster_id: Option<Cow<'a, str>>,
    /// Versions 5+, default -1.
    pub node_id: i32,
}
impl Default for ApiVersionsRequest<'_> {
    fn default() -> Self {
        Self {
            client_software_name: Cow::Borrowed(""),
            client_software_version: Cow::Borrowed(""),
            cluster_id: None,
            node_id: -1,
        }
    }
}
impl<'a> ApiVersionsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ApiVersionsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let client_software_name = if version >= 3 {
            r.string(flexible, "ApiVersionsRequest.client_software_name")?
        } else {
            Cow::Borrowed("")
        };
        let client_software_version = if version >= 3 {
            r.string(flexible, "ApiVersionsRequest.client_software_version")?
        } else {
            Cow::Borrowed("")
        };
        let cluster_id =
            if version >= 5 { r.nullable_string(flexible, true, "ApiVersionsRequest.cluster_id")? } else { None };
        let node_id = if version >= 5 { r.int32("ApiVersionsRequest.node_id")? } else { -1 };
        if flexible {
            r.skip_tags("ApiVersionsRequest")?;
        }
        Ok(Self { client_software_name, client_software_version, cluster_id, node_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ApiVersionsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version >= 3 {
            w.string(&self.client_software_name, flexible, "ApiVersionsRequest.client_software_name");
        }
        if version >= 3 {
            w.string(&self.client_software_version, flexible, "ApiVersionsRequest.client_software_version");
        }
        if version >= 5 {
            w.nullable_string(self.cluster_id.as_deref(), flexible, true, "ApiVersionsRequest.cluster_id");
        }
        if version >= 5 {
            w.int32(self.node_id);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ApiVersionsRequest<'a> {
    const NAME: &'static str = "ApiVersionsRequest";
    const VERSIONS: VersionRange = ApiVersionsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ApiVersionsRequest<'a> {
    const KEY: ApiKey = ApiKey::ApiVersions;
    type Response<'r> = super::api_versions_response::ApiVersionsResponse<'r>;
}
