//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::streams_group_metadata_value::{LastAssignmentConfig, StreamsGroupMetadataValue};
use crate::json::Json;

impl StreamsGroupMetadataValue<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("epoch");
            let v = &self.epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("metadataHash");
            let v = &self.metadata_hash;
            j.integer(i64::from(*v));
        }
        if self.validated_topology_epoch != -1 {
            j.key("validatedTopologyEpoch");
            let v = &self.validated_topology_epoch;
            j.integer(i64::from(*v));
        }
        if self.last_assignment_configs.as_ref().is_none_or(|v| !v.is_empty()) {
            j.key("lastAssignmentConfigs");
            match &self.last_assignment_configs {
                None => j.null(),
                Some(v) => {
                    j.begin('[');
                    for v in v {
                        j.element();
                        v.put_json(j, version);
                    }
                    j.end(']');
                }
            }
        }
        if self.stored_description_topology_epoch != -1 {
            j.key("storedDescriptionTopologyEpoch");
            let v = &self.stored_description_topology_epoch;
            j.integer(i64::from(*v));
        }
        if self.failed_description_topology_epoch != -1 {
            j.key("failedDescriptionTopologyEpoch");
            let v = &self.failed_description_topology_epoch;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }

    /// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.
    pub fn to_json(&self, version: i16) -> String {
        let mut j = Json::new();
        self.put_json(&mut j, version);
        j.finish()
    }
}

impl LastAssignmentConfig<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("key");
            let v = &self.key;
            j.string(v);
        }
        {
            j.key("value");
            let v = &self.value;
            j.string(v);
        }
        j.end('}');
    }
}
