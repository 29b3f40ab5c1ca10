//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::streams_group_topology_description_update_request::{
    StreamsGroupTopologyDescriptionUpdateRequest, TopologyDescription, TopologyDescriptionGlobalStore,
    TopologyDescriptionNode, TopologyDescriptionSubtopology,
};
use crate::json::Json;

impl StreamsGroupTopologyDescriptionUpdateRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("groupId");
            let v = &self.group_id;
            j.string(v);
        }
        {
            j.key("memberId");
            let v = &self.member_id;
            j.string(v);
        }
        {
            j.key("topologyEpoch");
            let v = &self.topology_epoch;
            j.integer(i64::from(*v));
        }
        j.key("topologyDescription");
        self.topology_description.put_json(j, version);
        j.end('}');
    }

    /// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.
    pub fn to_json(&self, version: i16) -> String {
        let mut j = Json::new();
        self.put_json(&mut j, version);
        j.finish()
    }
}

impl TopologyDescription<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("subtopologies");
            let v = &self.subtopologies;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("globalStores");
            let v = &self.global_stores;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl TopologyDescriptionGlobalStore<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        j.key("source");
        self.source.put_json(j, version);
        j.key("processor");
        self.processor.put_json(j, version);
        j.end('}');
    }
}

impl TopologyDescriptionSubtopology<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("subtopologyId");
            let v = &self.subtopology_id;
            j.string(v);
        }
        {
            j.key("nodes");
            let v = &self.nodes;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl TopologyDescriptionNode<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        {
            j.key("nodeType");
            let v = &self.node_type;
            j.integer(i64::from(*v));
        }
        {
            j.key("sourceTopics");
            let v = &self.source_topics;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        j.key("sinkTopic");
        match &self.sink_topic {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("stores");
            let v = &self.stores;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        {
            j.key("successors");
            let v = &self.successors;
            j.begin('[');
            for v in v {
                j.element();
                j.string(v);
            }
            j.end(']');
        }
        j.end('}');
    }
}
