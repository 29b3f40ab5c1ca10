//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Request of key 60, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribeClusterRequest {
    /// Versions 0+.
    pub include_cluster_authorized_operations: bool,
    /// Versions 1+, default 1.
    pub endpoint_type: i8,
    /// Versions 2+.
    pub include_fenced_brokers: bool,
}
impl Default for DescribeClusterRequest {
    fn default() -> Self {
        Self { include_cluster_authorized_operations: false, endpoint_type: 1, include_fenced_brokers: false }
    }
}
impl DescribeClusterRequest {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeClusterRequest", version, Self::VERSIONS)?;
        let include_cluster_authorized_operations =
            r.bool("DescribeClusterRequest.include_cluster_authorized_operations")?;
        let endpoint_type = if version >= 1 { r.int8("DescribeClusterRequest.endpoint_type")? } else { 1 };
        let include_fenced_brokers =
            if version >= 2 { r.bool("DescribeClusterRequest.include_fenced_brokers")? } else { false };
        r.skip_tags("DescribeClusterRequest")?;
        Ok(Self { include_cluster_authorized_operations, endpoint_type, include_fenced_brokers })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeClusterRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.bool(self.include_cluster_authorized_operations);
        if version >= 1 {
            w.int8(self.endpoint_type);
        } else if self.endpoint_type != 1 {
            w.refuse_field("DescribeClusterRequest.endpoint_type", version);
        }
        if version >= 2 {
            w.bool(self.include_fenced_brokers);
        } else if self.include_fenced_brokers {
            w.refuse_field("DescribeClusterRequest.include_fenced_brokers", version);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeClusterRequest {
    const NAME: &'static str = "DescribeClusterRequest";
    const VERSIONS: VersionRange = DescribeClusterRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DescribeClusterRequest {
    const KEY: ApiKey = ApiKey::DescribeCluster;
    type Response<'r> = super::describe_cluster_response::DescribeClusterResponse<'r>;
}
