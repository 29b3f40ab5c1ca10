//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::partition_change_record::PartitionChangeRecord;
use crate::json::Json;

impl PartitionChangeRecord {
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
        if self.isr.is_some() {
            j.key("isr");
            match &self.isr {
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
        if self.leader != -2 {
            j.key("leader");
            let v = &self.leader;
            j.integer(i64::from(*v));
        }
        if self.replicas.is_some() {
            j.key("replicas");
            match &self.replicas {
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
        if self.removing_replicas.is_some() {
            j.key("removingReplicas");
            match &self.removing_replicas {
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
        if self.adding_replicas.is_some() {
            j.key("addingReplicas");
            match &self.adding_replicas {
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
        if self.leader_recovery_state != -1 {
            j.key("leaderRecoveryState");
            let v = &self.leader_recovery_state;
            j.integer(i64::from(*v));
        }
        if version >= 1 && self.directories.is_some() {
            j.key("directories");
            match &self.directories {
                None => j.null(),
                Some(v) => {
                    j.begin('[');
                    for v in v {
                        j.element();
                        j.uuid(v);
                    }
                    j.end(']');
                }
            }
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
