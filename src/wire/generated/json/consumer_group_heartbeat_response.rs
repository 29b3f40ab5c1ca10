//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::consumer_group_heartbeat_response::{
    Assignment, ConsumerGroupHeartbeatResponse, TopicPartitions,
};
use crate::json::Json;

impl ConsumerGroupHeartbeatResponse<'_> {
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
        j.key("memberId");
        match &self.member_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
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
        j.key("assignment");
        match &self.assignment {
            None => j.null(),
            Some(v) => {
                v.put_json(j, version);
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

impl Assignment {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("topicPartitions");
            let v = &self.topic_partitions;
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

impl TopicPartitions {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
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
