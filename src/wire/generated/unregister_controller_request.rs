//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Request of key 94, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct UnregisterControllerRequest {
    /// Versions 0+.
    pub controller_id: i32,
}
impl UnregisterControllerRequest {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("UnregisterControllerRequest", version, Self::VERSIONS)?;
        let controller_id = r.int32("UnregisterControllerRequest.controller_id")?;
        r.skip_tags("UnregisterControllerRequest")?;
        Ok(Self { controller_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("UnregisterControllerRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int32(self.controller_id);
        w.no_tags();
    }
}

impl<'a> Message<'a> for UnregisterControllerRequest {
    const NAME: &'static str = "UnregisterControllerRequest";
    const VERSIONS: VersionRange = UnregisterControllerRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for UnregisterControllerRequest {
    const KEY: ApiKey = ApiKey::UnregisterController;
    type Response<'r> = super::unregister_controller_response::UnregisterControllerResponse<'r>;
}
