//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::consumer_group_current_member_assignment_value::{
    ConsumerGroupCurrentMemberAssignmentValue, TopicPartitions,
};
use crate::json::Json;

impl ConsumerGroupCurrentMemberAssignmentValue {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("memberEpoch");
            let v = &self.member_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("previousMemberEpoch");
            let v = &self.previous_member_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("state");
            let v = &self.state;
            j.integer(i64::from(*v));
        }
        {
            j.key("assignedPartitions");
            let v = &self.assigned_partitions;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("partitionsPendingRevocation");
            let v = &self.partitions_pending_revocation;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
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
        if self.assignment_epochs.as_ref().is_none_or(|v| !v.is_empty()) {
            j.key("assignmentEpochs");
            match &self.assignment_epochs {
                None => j.null(),
                Some(v) => {
                    j.begin('[');
                    for v in v {
                        j.element();
                        j.integer(i64::from(*v));
                    }
                    j.end(']');
                }
            }
        }
        j.end('}');
    }
}
