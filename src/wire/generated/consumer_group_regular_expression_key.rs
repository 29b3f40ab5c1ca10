//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record key of type 16, version 0, never flexible.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ConsumerGroupRegularExpressionKey<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub regular_expression: Cow<'a, str>,
}
impl<'a> ConsumerGroupRegularExpressionKey<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupRegularExpressionKey", version, Self::VERSIONS)?;
        let group_id = r.string(false, "ConsumerGroupRegularExpressionKey.group_id")?;
        let regular_expression = r.string(false, "ConsumerGroupRegularExpressionKey.regular_expression")?;
        Ok(Self { group_id, regular_expression })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupRegularExpressionKey", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.group_id, false, "ConsumerGroupRegularExpressionKey.group_id");
        w.string(&self.regular_expression, false, "ConsumerGroupRegularExpressionKey.regular_expression");
    }
}

impl<'a> Message<'a> for ConsumerGroupRegularExpressionKey<'a> {
    const NAME: &'static str = "ConsumerGroupRegularExpressionKey";
    const VERSIONS: VersionRange = ConsumerGroupRegularExpressionKey::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = None;
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
