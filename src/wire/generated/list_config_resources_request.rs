//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Request of key 74, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ListConfigResourcesRequest {
    /// Versions 1+.
    pub resource_types: Vec<i8>,
}
impl ListConfigResourcesRequest {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ListConfigResourcesRequest", version, Self::VERSIONS)?;
        let resource_types = if version >= 1 {
            r.array(true, 1, "ListConfigResourcesRequest.resource_types", |r| {
                r.int8("ListConfigResourcesRequest.resource_types")
            })?
        } else {
            Vec::new()
        };
        r.skip_tags("ListConfigResourcesRequest")?;
        Ok(Self { resource_types })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ListConfigResourcesRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        if version >= 1 {
            w.array_length(self.resource_types.len(), true, "ListConfigResourcesRequest.resource_types");
            for v in &self.resource_types {
                w.int8(*v);
            }
        } else if !self.resource_types.is_empty() {
            w.refuse_field("ListConfigResourcesRequest.resource_types", version);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ListConfigResourcesRequest {
    const NAME: &'static str = "ListConfigResourcesRequest";
    const VERSIONS: VersionRange = ListConfigResourcesRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for ListConfigResourcesRequest {
    const KEY: ApiKey = ApiKey::ListConfigResources;
    type Response<'r> = super::list_config_resources_response::ListConfigResourcesResponse<'r>;
}
