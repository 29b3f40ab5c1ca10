//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 60, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribeClusterResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 1+, default 1.
    pub endpoint_type: i8,
    /// Versions 0+.
    pub cluster_id: Cow<'a, str>,
    /// Versions 0+, default -1.
    pub controller_id: i32,
    /// Versions 0+.
    pub brokers: Vec<DescribeClusterBroker<'a>>,
    /// Versions 0+, default -2147483648.
    pub cluster_authorized_operations: i32,
}
impl Default for DescribeClusterResponse<'_> {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: None,
            endpoint_type: 1,
            cluster_id: Cow::Borrowed(""),
            controller_id: -1,
            brokers: Vec::new(),
            cluster_authorized_operations: -2147483648,
        }
    }
}
impl<'a> DescribeClusterResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DescribeClusterResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("DescribeClusterResponse.throttle_time_ms")?;
        let error_code = r.int16("DescribeClusterResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "DescribeClusterResponse.error_message")?;
        let endpoint_type = if version >= 1 { r.int8("DescribeClusterResponse.endpoint_type")? } else { 1 };
        let cluster_id = r.string(true, "DescribeClusterResponse.cluster_id")?;
        let controller_id = r.int32("DescribeClusterResponse.controller_id")?;
        let brokers =
            r.array(true, 11, "DescribeClusterResponse.brokers", |r| DescribeClusterBroker::read(r, version))?;
        let cluster_authorized_operations = r.int32("DescribeClusterResponse.cluster_authorized_operations")?;
        r.skip_tags("DescribeClusterResponse")?;
        Ok(Self {
            throttle_time_ms,
            error_code,
            error_message,
            endpoint_type,
            cluster_id,
            controller_id,
            brokers,
            cluster_authorized_operations,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DescribeClusterResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "DescribeClusterResponse.error_message");
        if version >= 1 {
            w.int8(self.endpoint_type);
        } else if self.endpoint_type != 1 {
            w.refuse_field("DescribeClusterResponse.endpoint_type", version);
        }
        w.string(&self.cluster_id, true, "DescribeClusterResponse.cluster_id");
        w.int32(self.controller_id);
        w.array_length(self.brokers.len(), true, "DescribeClusterResponse.brokers");
        for v in &self.brokers {
            v.put(w, version);
        }
        w.int32(self.cluster_authorized_operations);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DescribeClusterBroker<'a> {
    /// Versions 0+.
    pub broker_id: i32,
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: i32,
    /// Versions 0+, null in 0+.
    pub rack: Option<Cow<'a, str>>,
    /// Versions 2+.
    pub is_fenced: bool,
}
impl<'a> DescribeClusterBroker<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let broker_id = r.int32("DescribeClusterBroker.broker_id")?;
        let host = r.string(true, "DescribeClusterBroker.host")?;
        let port = r.int32("DescribeClusterBroker.port")?;
        let rack = r.nullable_string(true, true, "DescribeClusterBroker.rack")?;
        let is_fenced = if version >= 2 { r.bool("DescribeClusterBroker.is_fenced")? } else { false };
        r.skip_tags("DescribeClusterBroker")?;
        Ok(Self { broker_id, host, port, rack, is_fenced })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.broker_id);
        w.string(&self.host, true, "DescribeClusterBroker.host");
        w.int32(self.port);
        w.nullable_string(self.rack.as_deref(), true, true, "DescribeClusterBroker.rack");
        if version >= 2 {
            w.bool(self.is_fenced);
        } else if self.is_fenced {
            w.refuse_field("DescribeClusterBroker.is_fenced", version);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for DescribeClusterResponse<'a> {
    const NAME: &'static str = "DescribeClusterResponse";
    const VERSIONS: VersionRange = DescribeClusterResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
