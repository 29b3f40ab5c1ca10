//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 27, versions 1..=2, flexible since 1.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct WriteTxnMarkersRequest<'a> {
    /// Versions 1+.
    pub markers: Vec<WritableTxnMarker<'a>>,
}
impl<'a> WriteTxnMarkersRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 2);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("WriteTxnMarkersRequest", version, Self::VERSIONS)?;
        let markers = r.array(true, 17, "WriteTxnMarkersRequest.markers", |r| WritableTxnMarker::read(r, version))?;
        r.skip_tags("WriteTxnMarkersRequest")?;
        Ok(Self { markers })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("WriteTxnMarkersRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.markers.len(), true, "WriteTxnMarkersRequest.markers");
        for v in &self.markers {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct WritableTxnMarker<'a> {
    /// Versions 1+.
    pub producer_id: i64,
    /// Versions 1+.
    pub producer_epoch: i16,
    /// Versions 1+.
    pub transaction_result: bool,
    /// Versions 1+.
    pub topics: Vec<WritableTxnMarkerTopic<'a>>,
    /// Versions 1+.
    pub coordinator_epoch: i32,
    /// Versions 2+.
    pub transaction_version: i8,
}
impl<'a> WritableTxnMarker<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let producer_id = r.int64("WritableTxnMarker.producer_id")?;
        let producer_epoch = r.int16("WritableTxnMarker.producer_epoch")?;
        let transaction_result = r.bool("WritableTxnMarker.transaction_result")?;
        let topics = r.array(true, 3, "WritableTxnMarker.topics", |r| WritableTxnMarkerTopic::read(r, version))?;
        let coordinator_epoch = r.int32("WritableTxnMarker.coordinator_epoch")?;
        let transaction_version = if version >= 2 { r.int8("WritableTxnMarker.transaction_version")? } else { 0 };
        r.skip_tags("WritableTxnMarker")?;
        Ok(Self { producer_id, producer_epoch, transaction_result, topics, coordinator_epoch, transaction_version })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int64(self.producer_id);
        w.int16(self.producer_epoch);
        w.bool(self.transaction_result);
        w.array_length(self.topics.len(), true, "WritableTxnMarker.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.int32(self.coordinator_epoch);
        if version >= 2 {
            w.int8(self.transaction_version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct WritableTxnMarkerTopic<'a> {
    /// Versions 1+.
    pub name: Cow<'a, str>,
    /// Versions 1+.
    pub partition_indexes: Vec<i32>,
}
impl<'a> WritableTxnMarkerTopic<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "WritableTxnMarkerTopic.name")?;
        let partition_indexes = r.array(true, 4, "WritableTxnMarkerTopic.partition_indexes", |r| {
            r.int32("WritableTxnMarkerTopic.partition_indexes")
        })?;
        r.skip_tags("WritableTxnMarkerTopic")?;
        Ok(Self { name, partition_indexes })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "WritableTxnMarkerTopic.name");
        w.array_length(self.partition_indexes.len(), true, "WritableTxnMarkerTopic.partition_indexes");
        for v in &self.partition_indexes {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for WriteTxnMarkersRequest<'a> {
    const NAME: &'static str = "WriteTxnMarkersRequest";
    const VERSIONS: VersionRange = WriteTxnMarkersRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(1);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for WriteTxnMarkersRequest<'a> {
    const KEY: ApiKey = ApiKey::WriteTxnMarkers;
    type Response<'r> = super::write_txn_markers_response::WriteTxnMarkersResponse<'r>;
}
