//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::remove_raft_voter_request::RemoveRaftVoterRequest;
use crate::json::Json;

impl RemoveRaftVoterRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        j.key("clusterId");
        match &self.cluster_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("voterId");
            let v = &self.voter_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("voterDirectoryId");
            let v = &self.voter_directory_id;
            j.uuid(v);
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
