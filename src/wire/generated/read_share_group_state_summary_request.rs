//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 87, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ReadShareGroupStateSummaryRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub topics: Vec<ReadStateSummaryData>,
}
impl<'a> ReadShareGroupStateSummaryRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ReadShareGroupStateSummaryRequest", version, Self::VERSIONS)?;
        let group_id = r.string(true, "ReadShareGroupStateSummaryRequest.group_id")?;
        let topics =
            r.array(true, 18, "ReadShareGroupStateSummaryRequest.topics", |r| ReadStateSummaryData::read(r, version))?;
        r.skip_tags("ReadShareGroupStateSummaryRequest")?;
        Ok(Self { group_id, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ReadShareGroupStateSummaryRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, true, "ReadShareGroupStateSummaryRequest.group_id");
        w.array_length(self.topics.len(), true, "ReadShareGroupStateSummaryRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ReadStateSummaryData {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub partitions: Vec<PartitionData>,
}
impl ReadStateSummaryData {
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("ReadStateSummaryData.topic_id")?;
        let partitions = r.array(true, 9, "ReadStateSummaryData.partitions", |r| PartitionData::read(r, version))?;
        r.skip_tags("ReadStateSummaryData")?;
        Ok(Self { topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.uuid(&self.topic_id);
        w.array_length(self.partitions.len(), true, "ReadStateSummaryData.partitions");
        for v in &self.partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionData {
    /// Versions 0+.
    pub partition: i32,
    /// Versions 0+.
    pub leader_epoch: i32,
}
impl PartitionData {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let partition = r.int32("PartitionData.partition")?;
        let leader_epoch = r.int32("PartitionData.leader_epoch")?;
        r.skip_tags("PartitionData")?;
        Ok(Self { partition, leader_epoch })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.partition);
        w.int32(self.leader_epoch);
        w.no_tags();
    }
}

impl<'a> Message<'a> for ReadShareGroupStateSummaryRequest<'a> {
    const NAME: &'static str = "ReadShareGroupStateSummaryRequest";
    const VERSIONS: VersionRange = ReadShareGroupStateSummaryRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ReadShareGroupStateSummaryRequest<'a> {
    const KEY: ApiKey = ApiKey::ReadShareGroupStateSummary;
    type Response<'r> = super::read_share_group_state_summary_response::ReadShareGroupStateSummaryResponse<'r>;
}
