//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 16, versions 0..=5, flexible since 3.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListGroupsRequest<'a> {
    /// Versions 4+.
    pub states_filter: Vec<Cow<'a, str>>,
    /// Versions 5+.
    pub types_filter: Vec<Cow<'a, str>>,
}
impl<'a> ListGroupsRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 5);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ListGroupsRequest", version, Self::VERSIONS)?;
        let flexible = version >= 3;
        let states_filter = if version >= 4 {
            r.array(flexible, 1, "ListGroupsRequest.states_filter", |r| {
                r.string(flexible, "ListGroupsRequest.states_filter")
            })?
        } else {
            Vec::new()
        };
        let types_filter = if version >= 5 {
            r.array(flexible, 1, "ListGroupsRequest.types_filter", |r| {
                r.string(flexible, "ListGroupsRequest.types_filter")
            })?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("ListGroupsRequest")?;
        }
        Ok(Self { states_filter, types_filter })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ListGroupsRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 3;
        if version >= 4 {
            w.array_length(self.states_filter.len(), flexible, "ListGroupsRequest.states_filter");
            for v in &self.states_filter {
                w.string(v, flexible, "ListGroupsRequest.states_filter");
            }
        } else if !self.states_filter.is_empty() {
            w.refuse_field("ListGroupsRequest.states_filter", version);
        }
        if version >= 5 {
            w.array_length(self.types_filter.len(), flexible, "ListGroupsRequest.types_filter");
            for v in &self.types_filter {
                w.string(v, flexible, "ListGroupsRequest.types_filter");
            }
        } else if !self.types_filter.is_empty() {
            w.refuse_field("ListGroupsRequest.types_filter", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ListGroupsRequest<'a> {
    const NAME: &'static str = "ListGroupsRequest";
    const VERSIONS: VersionRange = ListGroupsRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(3);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ListGroupsRequest<'a> {
    const KEY: ApiKey = ApiKey::ListGroups;
    type Response<'r> = super::list_groups_response::ListGroupsResponse<'r>;
}
