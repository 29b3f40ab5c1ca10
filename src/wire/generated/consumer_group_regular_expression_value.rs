//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 16, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ConsumerGroupRegularExpressionValue<'a> {
    /// Versions 0+.
    pub topics: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub version: i64,
    /// Versions 0+.
    pub timestamp: i64,
}
impl<'a> ConsumerGroupRegularExpressionValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupRegularExpressionValue", version, Self::VERSIONS)?;
        let topics = r.array(true, 1, "ConsumerGroupRegularExpressionValue.topics", |r| {
            r.string(true, "ConsumerGroupRegularExpressionValue.topics")
        })?;
        let version_value = r.int64("ConsumerGroupRegularExpressionValue.version")?;
        let timestamp = r.int64("ConsumerGroupRegularExpressionValue.timestamp")?;
        r.skip_tags("ConsumerGroupRegularExpressionValue")?;
        Ok(Self { topics, version: version_value, timestamp })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupRegularExpressionValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.array_length(self.topics.len(), true, "ConsumerGroupRegularExpressionValue.topics");
        for v in &self.topics {
            w.string(v, true, "ConsumerGroupRegularExpressionValue.topics");
        }
        w.int64(self.version);
        w.int64(self.timestamp);
        w.no_tags();
    }
}

impl<'a> Message<'a> for ConsumerGroupRegularExpressionValue<'a> {
    const NAME: &'static str = "ConsumerGroupRegularExpressionValue";
    const VERSIONS: VersionRange = ConsumerGroupRegularExpressionValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
