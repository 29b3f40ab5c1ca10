//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::quorum_state_data::{QuorumStateData, Voter};
use crate::json::Json;

impl QuorumStateData<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 0 {
            j.key("clusterId");
            let v = &self.cluster_id;
            j.string(v);
        }
        {
            j.key("leaderId");
            let v = &self.leader_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("leaderEpoch");
            let v = &self.leader_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("votedId");
            let v = &self.voted_id;
            j.integer(i64::from(*v));
        }
        if version >= 1 {
            j.key("votedDirectoryId");
            let v = &self.voted_directory_id;
            j.uuid(v);
        }
        if version <= 0 {
            j.key("appliedOffset");
            let v = &self.applied_offset;
            j.integer(i64::from(*v));
        }
        if version <= 0 {
            j.key("currentVoters");
            match &self.current_voters {
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
        j.end('}');
    }

    /// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.
    pub fn to_json(&self, version: i16) -> String {
        let mut j = Json::new();
        self.put_json(&mut j, version);
        j.finish()
    }
}

impl Voter {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        if version <= 0 {
            j.key("voterId");
            let v = &self.voter_id;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
