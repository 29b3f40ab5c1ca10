//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::consumer_group_heartbeat_request::{ConsumerGroupHeartbeatRequest, TopicPartitions};
use crate::json::Json;

impl ConsumerGroupHeartbeatRequest<'_> {
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
            j.key("memberEpoch");
            let v = &self.member_epoch;
            j.integer(i64::from(*v));
        }
        j.key("instanceId");
        match &self.instance_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.key("rackId");
        match &self.rack_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("rebalanceTimeoutMs");
            let v = &self.rebalance_timeout_ms;
            j.integer(i64::from(*v));
        }
        j.key("subscribedTopicNames");
        match &self.subscribed_topic_names {
            None => j.null(),
            Some(v) => {
                j.begin('[');
                for v in v {
                    j.element();
                    j.string(v);
                }
                j.end(']');
            }
        }
        if version >= 1 {
            j.key("subscribedTopicRegex");
            match &self.subscribed_topic_regex {
                None => j.null(),
                Some(v) => {
                    j.string(v);
                }
            }
        }
        j.key("serverAssignor");
        match &self.server_assignor {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        j.key("topicPartitions");
        match &self.topic_partitions {
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
