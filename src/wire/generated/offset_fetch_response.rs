//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 9, versions 1..=10, flexible since 6.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetFetchResponse<'a> {
    /// Versions 3+.
    pub throttle_time_ms: i32,
    /// Versions 1-7.
    pub topics: Vec<OffsetFetchResponseTopic<'a>>,
    /// Versions 2-7.
    pub error_code: i16,
    /// Versions 8+.
    pub groups: Vec<OffsetFetchResponseGroup<'a>>,
}
impl<'a> OffsetFetchResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(1, 10);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("OffsetFetchResponse", version, Self::VERSIONS)?;
        let flexible = version >= 6;
        let throttle_time_ms = if version >= 3 { r.int32("OffsetFetchResponse.throttle_time_ms")? } else { 0 };
        let topics = if version <= 7 {
            r.array(flexible, 3, "OffsetFetchResponse.topics", |r| OffsetFetchResponseTopic::read(r, version))?
        } else {
            Vec::new()
        };
        let error_code = if (2..=7).contains(&version) { r.int16("OffsetFetchResponse.error_code")? } else { 0 };
        let groups = if version >= 8 {
            r.array(flexible, 5, "OffsetFetchResponse.groups", |r| OffsetFetchResponseGroup::read(r, version))?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("OffsetFetchResponse")?;
        }
        Ok(Self { throttle_time_ms, topics, error_code, groups })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("OffsetFetchResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if version >= 3 {
            w.int32(self.throttle_time_ms);
        }
        if version <= 7 {
            w.array_length(self.topics.len(), flexible, "OffsetFetchResponse.topics");
            for v in &self.topics {
                v.put(w, version);
            }
        } else if !self.topics.is_empty() {
            w.refuse_field("OffsetFetchResponse.topics", version);
        }
        if (2..=7).contains(&version) {
            w.int16(self.error_code);
        }
        if version >= 8 {
            w.array_length(self.groups.len(), flexible, "OffsetFetchResponse.groups");
            for v in &self.groups {
                v.put(w, version);
            }
        } else if !self.groups.is_empty() {
            w.refuse_field("OffsetFetchResponse.groups", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetFetchResponseGroup<'a> {
    /// Versions 8+.
    pub group_id: Cow<'a, str>,
    /// Versions 8+.
    pub topics: Vec<OffsetFetchResponseTopics<'a>>,
    /// Versions 8+.
    pub error_code: i16,
}
impl<'a> OffsetFetchResponseGroup<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let group_id =
            if version >= 8 { r.string(flexible, "OffsetFetchResponseGroup.group_id")? } else { Cow::Borrowed("") };
        let topics = if version >= 8 {
            r.array(flexible, 3, "OffsetFetchResponseGroup.topics", |r| OffsetFetchResponseTopics::read(r, version))?
        } else {
            Vec::new()
        };
        let error_code = if version >= 8 { r.int16("OffsetFetchResponseGroup.error_code")? } else { 0 };
        if flexible {
            r.skip_tags("OffsetFetchResponseGroup")?;
        }
        Ok(Self { group_id, topics, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if version >= 8 {
            w.string(&self.group_id, flexible, "OffsetFetchResponseGroup.group_id");
        } else if !self.group_id.is_empty() {
            w.refuse_field("OffsetFetchResponseGroup.group_id", version);
        }
        if version >= 8 {
            w.array_length(self.topics.len(), flexible, "OffsetFetchResponseGroup.topics");
            for v in &self.topics {
                v.put(w, version);
            }
        } else if !self.topics.is_empty() {
            w.refuse_field("OffsetFetchResponseGroup.topics", version);
        }
        if version >= 8 {
            w.int16(self.error_code);
        } else if self.error_code != 0 {
            w.refuse_field("OffsetFetchResponseGroup.error_code", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetFetchResponseTopics<'a> {
    /// Versions 8-9.
    pub name: Cow<'a, str>,
    /// Versions 10+.
    pub topic_id: [u8; 16],
    /// Versions 8+.
    pub partitions: Vec<OffsetFetchResponsePartitions<'a>>,
}
impl<'a> OffsetFetchResponseTopics<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let name = if (8..=9).contains(&version) {
            r.string(flexible, "OffsetFetchResponseTopics.name")?
        } else {
            Cow::Borrowed("")
        };
        let topic_id = if version >= 10 { r.uuid("OffsetFetchResponseTopics.topic_id")? } else { [0; 16] };
        let partitions = if version >= 8 {
            r.array(flexible, 20, "OffsetFetchResponseTopics.partitions", |r| {
                OffsetFetchResponsePartitions::read(r, version)
            })?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("OffsetFetchResponseTopics")?;
        }
        Ok(Self { name, topic_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if (8..=9).contains(&version) {
            w.string(&self.name, flexible, "OffsetFetchResponseTopics.name");
        }
        if version >= 10 {
            w.uuid(&self.topic_id);
        }
        if version >= 8 {
            w.array_length(self.partitions.len(), flexible, "OffsetFetchResponseTopics.partitions");
            for v in &self.partitions {
                v.put(w, version);
            }
        } else if !self.partitions.is_empty() {
            w.refuse_field("OffsetFetchResponseTopics.partitions", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct OffsetFetchResponsePartitions<'a> {
    /// Versions 8+.
    pub partition_index: i32,
    /// Versions 8+.
    pub committed_offset: i64,
    /// Versions 8+, default -1.
    pub committed_leader_epoch: i32,
    /// Versions 8+, null in 8+, default empty, not null.
    pub metadata: Option<Cow<'a, str>>,
    /// Versions 8+.
    pub error_code: i16,
}
impl Default for OffsetFetchResponsePartitions<'_> {
    fn default() -> Self {
        Self {
            partition_index: 0,
            committed_offset: 0,
            committed_leader_epoch: -1,
            metadata: Some(Cow::Borrowed("")),
            error_code: 0,
        }
    }
}
impl<'a> OffsetFetchResponsePartitions<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let partition_index = if version >= 8 { r.int32("OffsetFetchResponsePartitions.partition_index")? } else { 0 };
        let committed_offset =
            if version >= 8 { r.int64("OffsetFetchResponsePartitions.committed_offset")? } else { 0 };
        let committed_leader_epoch =
            if version >= 8 { r.int32("OffsetFetchResponsePartitions.committed_leader_epoch")? } else { -1 };
        let metadata = if version >= 8 {
            r.nullable_string(flexible, true, "OffsetFetchResponsePartitions.metadata")?
        } else {
            Some(Cow::Borrowed(""))
        };
        let error_code = if version >= 8 { r.int16("OffsetFetchResponsePartitions.error_code")? } else { 0 };
        if flexible {
            r.skip_tags("OffsetFetchResponsePartitions")?;
        }
        Ok(Self { partition_index, committed_offset, committed_leader_epoch, metadata, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if version >= 8 {
            w.int32(self.partition_index);
        } else if self.partition_index != 0 {
            w.refuse_field("OffsetFetchResponsePartitions.partition_index", version);
        }
        if version >= 8 {
            w.int64(self.committed_offset);
        } else if self.committed_offset != 0 {
            w.refuse_field("OffsetFetchResponsePartitions.committed_offset", version);
        }
        if version >= 8 {
            w.int32(self.committed_leader_epoch);
        }
        if version >= 8 {
            w.nullable_string(self.metadata.as_deref(), flexible, true, "OffsetFetchResponsePartitions.metadata");
        } else if self.metadata.as_ref().is_none_or(|v| !v.is_empty()) {
            w.refuse_field("OffsetFetchResponsePartitions.metadata", version);
        }
        if version >= 8 {
            w.int16(self.error_code);
        } else if self.error_code != 0 {
            w.refuse_field("OffsetFetchResponsePartitions.error_code", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct OffsetFetchResponseTopic<'a> {
    /// Versions 1-7.
    pub name: Cow<'a, str>,
    /// Versions 1-7.
    pub partitions: Vec<OffsetFetchResponsePartition<'a>>,
}
impl<'a> OffsetFetchResponseTopic<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let name = if version <= 7 { r.string(flexible, "OffsetFetchResponseTopic.name")? } else { Cow::Borrowed("") };
        let partitions = if version <= 7 {
            r.array(flexible, 16, "OffsetFetchResponseTopic.partitions", |r| {
                OffsetFetchResponsePartition::read(r, version)
            })?
        } else {
            Vec::new()
        };
        if flexible {
            r.skip_tags("OffsetFetchResponseTopic")?;
        }
        Ok(Self { name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if version <= 7 {
            w.string(&self.name, flexible, "OffsetFetchResponseTopic.name");
        } else if !self.name.is_empty() {
            w.refuse_field("OffsetFetchResponseTopic.name", version);
        }
        if version <= 7 {
            w.array_length(self.partitions.len(), flexible, "OffsetFetchResponseTopic.partitions");
            for v in &self.partitions {
                v.put(w, version);
            }
        } else if !self.partitions.is_empty() {
            w.refuse_field("OffsetFetchResponseTopic.partitions", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct OffsetFetchResponsePartition<'a> {
    /// Versions 1-7.
    pub partition_index: i32,
    /// Versions 1-7.
    pub committed_offset: i64,
    /// Versions 5-7, default -1.
    pub committed_leader_epoch: i32,
    /// Versions 1-7, null in 1-7, default empty, not null.
    pub metadata: Option<Cow<'a, str>>,
    /// Versions 1-7.
    pub error_code: i16,
}
impl Default for OffsetFetchResponsePartition<'_> {
    fn default() -> Self {
        Self {
            partition_index: 0,
            committed_offset: 0,
            committed_leader_epoch: -1,
            metadata: Some(Cow::Borrowed("")),
            error_code: 0,
        }
    }
}
impl<'a> OffsetFetchResponsePartition<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let flexible = version >= 6;
        let partition_index = if version <= 7 { r.int32("OffsetFetchResponsePartition.partition_index")? } else { 0 };
        let committed_offset = if version <= 7 { r.int64("OffsetFetchResponsePartition.committed_offset")? } else { 0 };
        let committed_leader_epoch = if (5..=7).contains(&version) {
            r.int32("OffsetFetchResponsePartition.committed_leader_epoch")?
        } else {
            -1
        };
        let metadata = if version <= 7 {
            r.nullable_string(flexible, true, "OffsetFetchResponsePartition.metadata")?
        } else {
            Some(Cow::Borrowed(""))
        };
        let error_code = if version <= 7 { r.int16("OffsetFetchResponsePartition.error_code")? } else { 0 };
        if flexible {
            r.skip_tags("OffsetFetchResponsePartition")?;
        }
        Ok(Self { partition_index, committed_offset, committed_leader_epoch, metadata, error_code })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        let flexible = version >= 6;
        if version <= 7 {
            w.int32(self.partition_index);
        } else if self.partition_index != 0 {
            w.refuse_field("OffsetFetchResponsePartition.partition_index", version);
        }
        if version <= 7 {
            w.int64(self.committed_offset);
        } else if self.committed_offset != 0 {
            w.refuse_field("OffsetFetchResponsePartition.committed_offset", version);
        }
        if (5..=7).contains(&version) {
            w.int32(self.committed_leader_epoch);
        }
        if version <= 7 {
            w.nullable_string(self.metadata.as_deref(), flexible, true, "OffsetFetchResponsePartition.metadata");
        } else if self.metadata.as_ref().is_none_or(|v| !v.is_empty()) {
            w.refuse_field("OffsetFetchResponsePartition.metadata", version);
        }
        if version <= 7 {
            w.int16(self.error_code);
        } else if self.error_code != 0 {
            w.refuse_field("OffsetFetchResponsePartition.error_code", version);
        }
        if flexible {
            w.no_tags();
        }
    }
}

impl<'a> Message<'a> for OffsetFetchResponse<'a> {
    const NAME: &'static str = "OffsetFetchResponse";
    const VERSIONS: VersionRange = OffsetFetchResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(6);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
