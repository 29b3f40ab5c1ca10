//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 92, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteShareGroupOffsetsRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub topics: Vec<DeleteShareGroupOffsetsRequestTopic<'a>>,
}
impl<'a> DeleteShareGroupOffsetsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DeleteShareGroupOffsetsRequest", version, Self::VERSIONS)?;
        let group_id = r.string(true, "DeleteShareGroupOffsetsRequest.group_id")?;
        let topics = r.array(true, 2, "DeleteShareGroupOffsetsRequest.topics", |r| {
            DeleteShareGroupOffsetsRequestTopic::read(r, version)
        })?;
        r.skip_tags("DeleteShareGroupOffsetsRequest")?;
        Ok(Self { group_id, topics })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DeleteShareGroupOffsetsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, true, "DeleteShareGroupOffsetsRequest.group_id");
        w.array_length(self.topics.len(), true, "DeleteShareGroupOffsetsRequest.topics");
        for v in &self.topics {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteShareGroupOffsetsRequestTopic<'a> {
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
}
impl<'a> DeleteShareGroupOffsetsRequestTopic<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic_name = r.string(true, "DeleteShareGroupOffsetsRequestTopic.topic_name")?;
        r.skip_tags("DeleteShareGroupOffsetsRequestTopic")?;
        Ok(Self { topic_name })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.topic_name, true, "DeleteShareGroupOffsetsRequestTopic.topic_name");
        w.no_tags();
    }
}

impl<'a> Message<'a> for DeleteShareGroupOffsetsRequest<'a> {
    const NAME: &'static str = "DeleteShareGroupOffsetsRequest";
    const VERSIONS: VersionRange = DeleteShareGroupOffsetsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DeleteShareGroupOffsetsRequest<'a> {
    const KEY: ApiKey = ApiKey::DeleteShareGroupOffsets;
    type Response<'r> = super::delete_share_group_offsets_response::DeleteShareGroupOffsetsResponse<'r>;
}
