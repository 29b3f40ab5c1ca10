//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::streams_group_heartbeat_response::{
    Endpoint, EndpointToPartitions, Status, StreamsGroupHeartbeatResponse, TaskIds, TopicPartition,
};
use crate::json::Json;

impl StreamsGroupHeartbeatResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        j.key("errorMessage");
        match &self.error_message {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("memberId");
            let v = &self.member_id;
            j.string(v);
        }
        {
            j.key("memberEpoch");
            let v = &self.member_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("heartbeatIntervalMs");
            let v = &self.heartbeat_interval_ms;
            j.integer(i64::from(*v));
        }
        if version <= 0 {
            j.key("acceptableRecoveryLagLegacy");
            let v = &self.acceptable_recovery_lag_legacy;
            j.integer(i64::from(*v));
        }
        {
            j.key("taskOffsetIntervalMs");
            let v = &self.task_offset_interval_ms;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("acceptableRecoveryLag");
            let v = &self.acceptable_recovery_lag;
            j.integer(i64::from(*v));
        }
        j.key("status");
        match &self.status {
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
        j.key("activeTasks");
        match &self.active_tasks {
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
        j.key("standbyTasks");
        match &self.standby_tasks {
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
        j.key("warmupTasks");
        match &self.warmup_tasks {
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
        if version >= 1 {
            j.key("topologyDescriptionRequired");
            let v = &self.topology_description_required;
            j.bool(*v);
        }
        {
            j.key("endpointInformationEpoch");
            let v = &self.endpoint_information_epoch;
            j.integer(i64::from(*v));
        }
        j.key("partitionsByUserEndpoint");
        match &self.partitions_by_user_endpoint {
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
        j.end('}');
    }

    /// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.
    pub fn to_json(&self, version: i16) -> String {
        let mut j = Json::new();
        self.put_json(&mut j, version);
        j.finish()
    }
}

impl EndpointToPartitions<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        j.key("userEndpoint");
        self.user_endpoint.put_json(j, version);
        {
            j.key("activePartitions");
            let v = &self.active_partitions;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("standbyPartitions");
            let v = &self.standby_partitions;
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

impl TopicPartition<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("topic");
            let v = &self.topic;
            j.string(v);
        }
        {
            j.key("partitions");
            let v = &self.partitions;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl Endpoint<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("host");
            let v = &self.host;
            j.string(v);
        }
        {
            j.key("port");
            let v = &self.port;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}

impl TaskIds<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("subtopologyId");
            let v = &self.subtopology_id;
            j.string(v);
        }
        {
            j.key("partitions");
            let v = &self.partitions;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl Status<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("statusCode");
            let v = &self.status_code;
            j.integer(i64::from(*v));
        }
        {
            j.key("statusDetail");
            let v = &self.status_detail;
            j.string(v);
        }
        j.end('}');
    }
}
