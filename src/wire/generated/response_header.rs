//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Header, versions 0..=1, flexible since 1.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ResponseHeader {
    /// Versions 0+.
    pub correlation_id: i32,
}
impl ResponseHeader {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ResponseHeader", version, Self::VERSIONS)?;
        let flexible = version >= 1;
        let correlation_id = r.int32("ResponseHeader.correlation_id")?;
        if flexible {
            r.skip_tags("ResponseHeader")?;
        }
        Ok(Self { correlation_id })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ResponseHeader", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 1;
        w.int32(self.correlation_id);
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for ResponseHeader {
    const NAME: &'static str = "ResponseHeader";
    const VERSIONS: VersionRange = ResponseHeader::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(1);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
