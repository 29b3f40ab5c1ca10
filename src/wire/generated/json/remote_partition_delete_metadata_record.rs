//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::remote_partition_delete_metadata_record::{
    RemotePartitionDeleteMetadataRecord, TopicIdPartitionEntry,
};
use crate::json::Json;

impl RemotePartitionDeleteMetadataRecord<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        j.key("topicIdPartition");
        self.topic_id_partition.put_json(j, version);
        {
            j.key("brokerId");
            let v = &self.broker_id;
            j.integer(i64::from(*v));
        }
        {
            j.key("eventTimestampMs");
            let v = &self.event_timestamp_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("remotePartitionDeleteState");
            let v = &self.remote_partition_delete_state;
            j.integer(i64::from(*v));
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

impl TopicIdPartitionEntry<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
        }
        {
            j.key("id");
            let v = &self.id;
            j.uuid(v);
        }
        {
            j.key("partition");
            let v = &self.partition;
            j.integer(i64::from(*v));
        }
        j.end('}');
    }
}
