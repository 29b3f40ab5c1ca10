//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::api_key::ApiKey;
use crate::message::{Message, Request, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Request of key 93, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct StreamsGroupTopologyDescriptionUpdateRequest<'a> {
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 0+.
    pub topology_epoch: i32,
    /// Versions 0+.
    pub topology_description: TopologyDescription<'a>,
}
impl<'a> StreamsGroupTopologyDescriptionUpdateRequest<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupTopologyDescriptionUpdateRequest", version, Self::VERSIONS)?;
        let group_id = r.string(true, "StreamsGroupTopologyDescriptionUpdateRequest.group_id")?;
        let member_id = r.string(true, "StreamsGroupTopologyDescriptionUpdateRequest.member_id")?;
        let topology_epoch = r.int32("StreamsGroupTopologyDescriptionUpdateRequest.topology_epoch")?;
        let topology_description = TopologyDescription::read(r, version)?;
        r.skip_tags("StreamsGroupTopologyDescriptionUpdateRequest")?;
        Ok(Self { group_id, member_id, topology_epoch, topology_description })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupTopologyDescriptionUpdateRequest", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.group_id, true, "StreamsGroupTopologyDescriptionUpdateRequest.group_id");
        w.string(&self.member_id, true, "StreamsGroupTopologyDescriptionUpdateRequest.member_id");
        w.int32(self.topology_epoch);
        self.topology_description.put(w, version);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopologyDescription<'a> {
    /// Versions 0+.
    pub subtopologies: Vec<TopologyDescriptionSubtopology<'a>>,
    /// Versions 0+.
    pub global_stores: Vec<TopologyDescriptionGlobalStore<'a>>,
}
impl<'a> TopologyDescription<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let subtopologies = r.array(true, 3, "TopologyDescription.subtopologies", |r| {
            TopologyDescriptionSubtopology::read(r, version)
        })?;
        let global_stores = r.array(true, 15, "TopologyDescription.global_stores", |r| {
            TopologyDescriptionGlobalStore::read(r, version)
        })?;
        r.skip_tags("TopologyDescription")?;
        Ok(Self { subtopologies, global_stores })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.subtopologies.len(), true, "TopologyDescription.subtopologies");
        for v in &self.subtopologies {
            v.put(w, version);
        }
        w.array_length(self.global_stores.len(), true, "TopologyDescription.global_stores");
        for v in &self.global_stores {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopologyDescriptionGlobalStore<'a> {
    /// Versions 0+.
    pub source: TopologyDescriptionNode<'a>,
    /// Versions 0+.
    pub processor: TopologyDescriptionNode<'a>,
}
impl<'a> TopologyDescriptionGlobalStore<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let source = TopologyDescriptionNode::read(r, version)?;
        let processor = TopologyDescriptionNode::read(r, version)?;
        r.skip_tags("TopologyDescriptionGlobalStore")?;
        Ok(Self { source, processor })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        self.source.put(w, version);
        self.processor.put(w, version);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopologyDescriptionSubtopology<'a> {
    /// Versions 0+.
    pub subtopology_id: Cow<'a, str>,
    /// Versions 0+.
    pub nodes: Vec<TopologyDescriptionNode<'a>>,
}
impl<'a> TopologyDescriptionSubtopology<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let subtopology_id = r.string(true, "TopologyDescriptionSubtopology.subtopology_id")?;
        let nodes =
            r.array(true, 7, "TopologyDescriptionSubtopology.nodes", |r| TopologyDescriptionNode::read(r, version))?;
        r.skip_tags("TopologyDescriptionSubtopology")?;
        Ok(Self { subtopology_id, nodes })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.subtopology_id, true, "TopologyDescriptionSubtopology.subtopology_id");
        w.array_length(self.nodes.len(), true, "TopologyDescriptionSubtopology.nodes");
        for v in &self.nodes {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopologyDescriptionNode<'a> {
    /// Versions 0+.
    pub name: Cow<'a, str>,
    /// Versions 0+.
    pub node_type: i8,
    /// Versions 0+.
    pub source_topics: Vec<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub sink_topic: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub stores: Vec<Cow<'a, str>>,
    /// Versions 0+.
    pub successors: Vec<Cow<'a, str>>,
}
impl<'a> TopologyDescriptionNode<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let name = r.string(true, "TopologyDescriptionNode.name")?;
        let node_type = r.int8("TopologyDescriptionNode.node_type")?;
        let source_topics = r.array(true, 1, "TopologyDescriptionNode.source_topics", |r| {
            r.string(true, "TopologyDescriptionNode.source_topics")
        })?;
        let sink_topic = r.nullable_string(true, true, "TopologyDescriptionNode.sink_topic")?;
        let stores =
            r.array(true, 1, "TopologyDescriptionNode.stores", |r| r.string(true, "TopologyDescriptionNode.stores"))?;
        let successors = r.array(true, 1, "TopologyDescriptionNode.successors", |r| {
            r.string(true, "TopologyDescriptionNode.successors")
        })?;
        r.skip_tags("TopologyDescriptionNode")?;
        Ok(Self { name, node_type, source_topics, sink_topic, stores, successors })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.name, true, "TopologyDescriptionNode.name");
        w.int8(self.node_type);
        w.array_length(self.source_topics.len(), true, "TopologyDescriptionNode.source_topics");
        for v in &self.source_topics {
            w.string(v, true, "TopologyDescriptionNode.source_topics");
        }
        w.nullable_string(self.sink_topic.as_deref(), true, true, "TopologyDescriptionNode.sink_topic");
        w.array_length(self.stores.len(), true, "TopologyDescriptionNode.stores");
        for v in &self.stores {
            w.string(v, true, "TopologyDescriptionNode.stores");
        }
        w.array_length(self.successors.len(), true, "TopologyDescriptionNode.successors");
        for v in &self.successors {
            w.string(v, true, "TopologyDescriptionNode.successors");
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for StreamsGroupTopologyDescriptionUpdateRequest<'a> {
    const NAME: &'static str = "StreamsGroupTopologyDescriptionUpdateRequest";
    const VERSIONS: VersionRange = StreamsGroupTopologyDescriptionUpdateRequest::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
impl<'a> Request<'a> for StreamsGroupTopologyDescriptionUpdateRequest<'a> {
    const KEY: ApiKey = ApiKey::StreamsGroupTopologyDescriptionUpdate;
    type Response<'r> =
        super::streams_group_topology_description_update_response::StreamsGroupTopologyDescriptionUpdateResponse<'r>;
}
