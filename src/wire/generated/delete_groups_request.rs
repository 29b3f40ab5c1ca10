//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 42, versions 0..=3, flexible since 2.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeleteGroupsRequest<'a> {
    /// Versions 0+.
    pub groups_names: Vec<Cow<'a, str>>,
}
impl<'a> DeleteGroupsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 3);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("DeleteGroupsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 2;
        let groups_names = r.array(flexible, 1, "DeleteGroupsRequest.groups_names", |r| {
            r.string(flexible, "DeleteGroupsRequest.groups_names")
        })?;
        if flexible {
            r.skip_tags("DeleteGroupsRequest")?;
        }
        Ok(Self { groups_names })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("DeleteGroupsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 2;
        w.array_length(self.groups_names.len(), flexible, "DeleteGroupsRequest.groups_names");
        for v in &self.groups_names {
            w.string(v, flexible, "DeleteGroupsRequest.groups_names");
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for DeleteGroupsRequest<'a> {
    const NAME: &'static str = "DeleteGroupsRequest";
    const VERSIONS: VersionRange = DeleteGroupsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(2);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for DeleteGroupsRequest<'a> {
    const KEY: ApiKey = ApiKey::DeleteGroups;
    type Response<'r> = super::delete_groups_response::DeleteGroupsResponse<'r>;
}
