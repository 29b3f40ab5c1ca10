//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::add_raft_voter_request::{AddRaftVoterRequest, Listener};
use crate::json::Json;

impl AddRaftVoterRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        j.key("clusterId");
        match &self.cluster_id {
            None => j.null(),
            Some(v) => {
                j.string(v);
            }
        }
        {
            j.key("timeoutMs");
            let v = &self.timeout_ms;
            j.integer(i64::from(*v));
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
        {
            j.key("listeners");
            let v = &self.listeners;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        if version >= 1 {
            j.key("ackWhenCommitted");
            let v = &self.ack_when_committed;
            j.bool(*v);
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

impl Listener<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
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
