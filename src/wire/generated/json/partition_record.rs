//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::partition_record::PartitionRecord;
use crate::json::Json;

impl PartitionRecord {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("partitionId");
            let v = &self.partition_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("topicId");
            let v = &self.topic_id;
            j.uuid(v);
        }
        {
            j.key("replicas");
            let v = &self.replicas;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        {
            j.key("isr");
            let v = &self.isr;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        {
            j.key("removingReplicas");
            let v = &self.removing_replicas;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        {
            j.key("addingReplicas");
            let v = &self.adding_replicas;
            j.begin('[');
            for v in v {
                j.element();
                j.integer(i64::from(*v));
            }
            j.end(']');
        }
        {
            j.key("leader");
            let v = &self.leader;
            j.integer(i64::from(*v));
        }
        if self.leader_recovery_state != 0 {
            j.key("leaderRecoveryState");
            let v = &self.leader_recovery_state;
            j.integer(i64::from(*v));
        }
        {
            j.key("leaderEpoch");
            let v = &self.leader_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("partitionEpoch");
            let v = &self.partition_epoch;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("directories");
            let v = &self.directories;
            j.begin('[');
            for v in v {
                j.element();
                j.uuid(v);
            }
            j.end(']');
        }
        if version >= 2 && self.eligible_leader_replicas.is_some() {
            j.key("eligibleLeaderReplicas");
            match &self.eligible_leader_replicas {
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
        if version >= 2 && self.last_known_elr.is_some() {
            j.key("lastKnownElr");
            match &self.last_known_elr {
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

    /// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.
    pub fn to_json(&self, version: i16) -> String {
        let mut j = Json::new();
        self.put_json(&mut j, version);
        j.finish()
    }
}
