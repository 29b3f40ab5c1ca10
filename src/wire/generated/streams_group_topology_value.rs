//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 23, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct StreamsGroupTopologyValue<'a> {
    /// Versions 0+.
    pub epoch: i32,
    /// Versions 0+.
    pub subtopologies: Vec<Subtopology<'a>>,
}
impl<'a> StreamsGroupTopologyValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupTopologyValue", version, Self::VERSIONS)?;
        let epoch = r.int32("StreamsGroupTopologyValue.epoch")?;
        let subtopologies =
            r.array(true, 8, "StreamsGroupTopologyValue.subtopologies", |r| Subtopology::read(r, version))?;
        r.skip_tags("StreamsGroupTopologyValue")?;
        Ok(Self { epoch, subtopologies })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupTopologyValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.epoch);
        w.array_length(self.subtopologies.len(), true, "StreamsGroupTopologyValue.subtopologies");
        for v in &self.subtopologies {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Subtopology<'a> {
    /// Versions 0+.
    pub subtopology_id: Cow<'a, str>,
    /// Versions 0+.
    pub source_topics: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub source_topic_regex: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub state_changelog_topics: Vec<TopicInfo<'a>>,
    /// Versions 0+.
    pub repartition_sink_topics: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub repartition_source_topics: Vec<TopicInfo<'a>>,
    /// Versions 0+.
    pub copartition_groups: Vec<CopartitionGroup>,
}
impl<'a> Subtopology<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let subtopology_id = r.string(true, "Subtopology.subtopology_id")?;
        let source_topics =
            r.array(true, 1, "Subtopology.source_topics", |r| r.string(true, "Subtopology.source_topics"))?;
        let source_topic_regex =
            r.array(true, 1, "Subtopology.source_topic_regex", |r| r.string(true, "Subtopology.source_topic_regex"))?;
        let state_changelog_topics =
            r.array(true, 9, "Subtopology.state_changelog_topics", |r| TopicInfo::read(r, version))?;
        let repartition_sink_topics = r.array(true, 1, "Subtopology.repartition_sink_topics", |r| {
            r.string(true, "Subtopology.repartition_sink_topics")
        })?;
        let repartition_source_topics =
            r.array(true, 9, "Subtopology.repartition_source_topics", |r| TopicInfo::read(r, version))?;
        let copartition_groups =
            r.array(true, 4, "Subtopology.copartition_groups", |r| CopartitionGroup::read(r, version))?;
        r.skip_tags("Subtopology")?;
        Ok(Self {
            subtopology_id,
            source_topics,
            source_topic_regex,
            state_changelog_topics,
            repartition_sink_topics,
            repartition_source_topics,
            copartition_groups,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.subtopology_id, true, "Subtopology.subtopology_id");
        w.array_length(self.source_topics.len(), true, "Subtopology.source_topics");
        for v in &self.source_topics {
            w.string(v, true, "Subtopology.source_topics");
        }
        w.array_length(self.source_topic_regex.len(), true, "Subtopology.source_topic_regex");
        for v in &self.source_topic_regex {
            w.string(v, true, "Subtopology.source_topic_regex");
        }
        w.array_length(self.state_changelog_topics.len(), true, "Subtopology.state_changelog_topics");
        for v in &self.state_changelog_topics {
            v.put(w, version);
        }
        w.array_length(self.repartition_sink_topics.len(), true, "Subtopology.repartition_sink_topics");
        for v in &self.repartition_sink_topics {
            w.string(v, true, "Subtopology.repartition_sink_topics");
        }
        w.array_length(self.repartition_source_topics.len(), true, "Subtopology.repartition_source_topics");
        for v in &self.repartition_source_topics {
            v.put(w, version);
        }
        w.array_length(self.copartition_groups.len(), true, "Subtopology.copartition_groups");
        for v in &self.copartition_groups {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct CopartitionGroup {
    /// Versions 0+.
    pub source_topics: Vec<i16>,
    /// Versions 0+.
    pub source_topic_regex: Vec<i16>,
    /// Versions 0+.
    pub repartition_source_topics: Vec<i16>,
}
impl CopartitionGroup {
    pub fn read(r: &mut Reader<'_>, _version: i16) -> Result<Self, DecodeError> {
        let source_topics =
            r.array(true, 2, "CopartitionGroup.source_topics", |r| r.int16("CopartitionGroup.source_topics"))?;
        let source_topic_regex = r.array(true, 2, "CopartitionGroup.source_topic_regex", |r| {
            r.int16("CopartitionGroup.source_topic_regex")
        })?;
        let repartition_source_topics = r.array(true, 2, "CopartitionGroup.repartition_source_topics", |r| {
            r.int16("CopartitionGroup.repartition_source_topics")
        })?;
        r.skip_tags("CopartitionGroup")?;
        Ok(Self { source_topics, source_topic_regex, repartition_source_topics })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.array_length(self.source_topics.len(), true, "CopartitionGroup.source_topics");
        for v in &self.source_topics {
            w.int16(*v);
        }
        w.array_length(self.source_topic_regex.len(), true, "CopartitionGroup.source_topic_regex");
        for v in &self.source_topic_regex {
            w.int16(*v);
        }
        w.array_length(self.repartition_source_topics.len(), true, "CopartitionGroup.repartition_source_topics");
        for v in &self.repartition_source_topics {
            w.int16(*v);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicInfo<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: i32,
    /// Versions 0+.
    pub replication_factor: i16,
    /// Versions 0+.
    pub topic_configs: Vec<TopicConfig<'a>>,
}
impl<'a> TopicInfo<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "TopicInfo.name")?;
        let partitions = r.int32("TopicInfo.partitions")?;
        let replication_factor = r.int16("TopicInfo.replication_factor")?;
        let topic_configs = r.array(true, 3, "TopicInfo.topic_configs", |r| TopicConfig::read(r, version))?;
        r.skip_tags("TopicInfo")?;
        Ok(Self { name, partitions, replication_factor, topic_configs })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.name, true, "TopicInfo.name");
        w.int32(self.partitions);
        w.int16(self.replication_factor);
        w.array_length(self.topic_configs.len(), true, "TopicInfo.topic_configs");
        for v in &self.topic_configs {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicConfig<'a> {
    /// Versions 0+.
    pub key: Cow<'a, str>,
    /// Versions 0+.
    pub value: Cow<'a, str>,
}
impl<'a> TopicConfig<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let key = r.string(true, "TopicConfig.key")?;
        let value = r.string(true, "TopicConfig.value")?;
        r.skip_tags("TopicConfig")?;
        Ok(Self { key, value })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.key, true, "TopicConfig.key");
        w.string(&self.value, true, "TopicConfig.value");
        w.no_tags();
    }
}

impl<'a> Message<'a> for StreamsGroupTopologyValue<'a> {
    const NAME: &'static str = "StreamsGroupTopologyValue";
    const VERSIONS: VersionRange = StreamsGroupTopologyValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
