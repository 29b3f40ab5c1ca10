//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 17, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamsGroupMetadataValue<'a> {
    /// Versions 0+.
    pub epoch: i32,
    /// Versions 0+.
    pub metadata_hash: i64,
    /// Versions 0+, tag 0 in 0+, default -1.
    pub validated_topology_epoch: i32,
    /// Versions 0+, null in 0+, tag 1 in 0+, default empty, not null.
    pub last_assignment_configs: Option<Vec<LastAssignmentConfig<'a>>>,
    /// Versions 0+, tag 2 in 0+, default -1.
    pub stored_description_topology_epoch: i32,
    /// Versions 0+, tag 3 in 0+, default -1.
    pub failed_description_topology_epoch: i32,
}
impl Default for StreamsGroupMetadataValue<'_> {
    fn default() -> Self {
        Self {
            epoch: 0,
            metadata_hash: 0,
            validated_topology_epoch: -1,
            last_assignment_configs: Some(Vec::new()),
            stored_description_topology_epoch: -1,
            failed_description_topology_epoch: -1,
        }
    }
}
impl<'a> StreamsGroupMetadataValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupMetadataValue", version, Self::VERSIONS)?;
        let epoch = r.int32("StreamsGroupMetadataValue.epoch")?;
        let metadata_hash = r.int64("StreamsGroupMetadataValue.metadata_hash")?;
        let mut validated_topology_epoch = -1;
        let mut last_assignment_configs = Some(Vec::new());
        let mut stored_description_topology_epoch = -1;
        let mut failed_description_topology_epoch = -1;
        for _ in 0..r.tag_count("StreamsGroupMetadataValue")? {
            let (tag, mut t) = r.tag("StreamsGroupMetadataValue")?;
            match tag {
                0 => {
                    validated_topology_epoch = t.int32("StreamsGroupMetadataValue.validated_topology_epoch")?;
                    r.end_tag(&t, "StreamsGroupMetadataValue.validated_topology_epoch")?;
                }
                1 => {
                    last_assignment_configs =
                        t.nullable_array(true, true, 3, "StreamsGroupMetadataValue.last_assignment_configs", |r| {
                            LastAssignmentConfig::read(r, version)
                        })?;
                    r.end_tag(&t, "StreamsGroupMetadataValue.last_assignment_configs")?;
                }
                2 => {
                    stored_description_topology_epoch =
                        t.int32("StreamsGroupMetadataValue.stored_description_topology_epoch")?;
                    r.end_tag(&t, "StreamsGroupMetadataValue.stored_description_topology_epoch")?;
                }
                3 => {
                    failed_description_topology_epoch =
                        t.int32("StreamsGroupMetadataValue.failed_description_topology_epoch")?;
                    r.end_tag(&t, "StreamsGroupMetadataValue.failed_description_topology_epoch")?;
                }
                _ => {}
            }
        }
        Ok(Self {
            epoch,
            metadata_hash,
            validated_topology_epoch,
            last_assignment_configs,
            stored_description_topology_epoch,
            failed_description_topology_epoch,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupMetadataValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.epoch);
        w.int64(self.metadata_hash);
        let mut tags = w.begin_tags();
        if self.validated_topology_epoch != -1 {
            let tag = w.begin_tag(&mut tags, 0);
            w.int32(self.validated_topology_epoch);
            w.end_tag(tag);
        }
        if self.last_assignment_configs.as_ref().is_none_or(|v| !v.is_empty()) {
            let tag = w.begin_tag(&mut tags, 1);
            w.nullable_array_length(
                self.last_assignment_configs.as_ref().map(|v| v.len()),
                true,
                true,
                "StreamsGroupMetadataValue.last_assignment_configs",
            );
            for v in self.last_assignment_configs.iter().flatten() {
                v.put(w, version);
            }
            w.end_tag(tag);
        }
        if self.stored_description_topology_epoch != -1 {
            let tag = w.begin_tag(&mut tags, 2);
            w.int32(self.stored_description_topology_epoch);
            w.end_tag(tag);
        }
        if self.failed_description_topology_epoch != -1 {
            let tag = w.begin_tag(&mut tags, 3);
            w.int32(self.failed_description_topology_epoch);
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct LastAssignmentConfig<'a> {
    /// Versions 0+.
    pub key: Cow<'a, str>,
    /// Versions 0+.
    pub value: Cow<'a, str>,
}
impl<'a> LastAssignmentConfig<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let key = r.string(true, "LastAssignmentConfig.key")?;
        let value = r.string(true, "LastAssignmentConfig.value")?;
        r.skip_tags("LastAssignmentConfig")?;
        Ok(Self { key, value })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.key, true, "LastAssignmentConfig.key");
        w.string(&self.value, true, "LastAssignmentConfig.value");
        w.no_tags();
    }
}

impl<'a> Message<'a> for StreamsGroupMetadataValue<'a> {
    const NAME: &'static str = "StreamsGroupMetadataValue";
    const VERSIONS: VersionRange = StreamsGroupMetadataValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
