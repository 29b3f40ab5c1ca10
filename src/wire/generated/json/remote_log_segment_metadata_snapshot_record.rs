//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::remote_log_segment_metadata_snapshot_record::{
    RemoteLogSegmentMetadataSnapshotRecord, SegmentLeaderEpochEntry,
};
use crate::json::Json;

impl RemoteLogSegmentMetadataSnapshotRecord<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("segmentId");
            let v = &self.segment_id;
            j.uuid(v);
        }
        {
            j.key("startOffset");
            let v = &self.start_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("endOffset");
            let v = &self.end_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("brokerId");
            let v = &self.broker_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("maxTimestampMs");
            let v = &self.max_timestamp_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("eventTimestampMs");
            let v = &self.event_timestamp_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("segmentLeaderEpochs");
            let v = &self.segment_leader_epochs;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("segmentSizeInBytes");
            let v = &self.segment_size_in_bytes;
            j.integer(i64::from(*v));
        }
        j.key("customMetadata");
        match &self.custom_metadata {
            None => j.null(),
            Some(v) => {
                j.bytes(v);
            }
        }
        {
            j.key("remoteLogSegmentState");
            let v = &self.remote_log_segment_state;
            j.integer(i64::from(*v));
        }
        if self.txn_index_empty {
            j.key("txnIndexEmpty");
            let v = &self.txn_index_empty;
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

impl SegmentLeaderEpochEntry {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("leaderEpoch");
            let v = &self.leader_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("offset");
            let v = &self.offset;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
