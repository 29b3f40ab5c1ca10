//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Records, Writer};
use smallvec::SmallVec;
use std::borrow::Cow;

/// Request of key 0, versions 3..=13, flexible since 9.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ProduceRequest<'a> {
    /// Versions 3+, null in 3+.
    pub transactional_id: Option<Cow<'a, str>>,
    /// Versions 3+.
    pub acks: i16,
    /// Versions 3+.
    pub timeout_ms: i32,
    /// Versions 3+.
    pub topic_data: SmallVec<[TopicProduceData<'a>; 1]>,
}
impl<'a> ProduceRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(3, 13);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ProduceRequest", version, Self::VERSIONS)?;
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'a>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 9;
        self.transactional_id = r.nullable_string(flexible, true, "ProduceRequest.transactional_id")?;
        self.acks = r.int16("ProduceRequest.acks")?;
        self.timeout_ms = r.int32("ProduceRequest.timeout_ms")?;
        r.inline_array(&mut self.topic_data, flexible, 3, "ProduceRequest.topic_data", |v, r| v.fill(r, version))?;
        if flexible {
            r.skip_tags("ProduceRequest")?;
        }
        Ok(())
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ProduceRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        w.nullable_string(self.transactional_id.as_deref(), flexible, true, "ProduceRequest.transactional_id");
        w.int16(self.acks);
        w.int32(self.timeout_ms);
        w.array_length(self.topic_data.len(), flexible, "ProduceRequest.topic_data");
        for v in &self.topic_data {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicProduceData<'a> {
    /// Versions 3-12.
    pub name: Cow<'a, str>,
    /// Versions 13+.
    pub topic_id: [u8; 16],
    /// Versions 3+.
    pub partition_data: SmallVec<[PartitionProduceData<'a>; 1]>,
}
impl<'a> TopicProduceData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'a>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 9;
        if version <= 12 {
            self.name = r.string(flexible, "TopicProduceData.name")?;
        }
        if version >= 13 {
            self.topic_id = r.uuid("TopicProduceData.topic_id")?;
        }
        r.inline_array(&mut self.partition_data, flexible, 6, "TopicProduceData.partition_data", |v, r| {
            v.fill(r, version)
        })?;
        if flexible {
            r.skip_tags("TopicProduceData")?;
        }
        Ok(())
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        if version <= 12 {
            w.string(&self.name, flexible, "TopicProduceData.name");
        }
        if version >= 13 {
            w.uuid(&self.topic_id);
        }
        w.array_length(self.partition_data.len(), flexible, "TopicProduceData.partition_data");
        for v in &self.partition_data {
            v.put(w, version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct PartitionProduceData<'a> {
    /// Versions 3+.
    pub index: i32,
    /// Versions 3+, null in 3+.
    pub records: Option<Records<'a>>,
}
impl<'a> PartitionProduceData<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let mut message = Self::default();
        message.fill(r, version)?;
        Ok(message)
    }
    pub(crate) fn fill(&mut self, r: &mut Reader<'a>, version: i16) -> Result<(), DecodeError> {
        let flexible = version >= 9;
        self.index = r.int32("PartitionProduceData.index")?;
        self.records = r.nullable_records(flexible, true, "PartitionProduceData.records")?;
        if flexible {
            r.skip_tags("PartitionProduceData")?;
        }
        Ok(())
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 9;
        w.int32(self.index);
        w.nullable_records(self.records.as_ref(), flexible, true, "PartitionProduceData.records");
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ProduceRequest<'a> {
    const NAME: &'static str = "ProduceRequest";
    const VERSIONS: VersionRange = ProduceRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(9);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ProduceRequest<'a> {
    const KEY: ApiKey = ApiKey::Produce;
    type Response<'r> = super::produce_response::ProduceResponse<'r>;
}
