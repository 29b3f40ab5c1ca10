//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::share_fetch_request::{
    AcknowledgementBatch, FetchPartition, FetchTopic, ForgottenTopic, ShareFetchRequest,
};
use crate::json::Json;

impl ShareFetchRequest<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        j.key("groupId");
        match &self.group_id {
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
            j.key("shareSessionEpoch");
            let v = &self.share_session_epoch;
            j.integer(i64::from(*v));
        }
        {
            j.key("maxWaitMs");
            let v = &self.max_wait_ms;
            j.integer(i64::from(*v));
        }
        {
            j.key("minBytes");
            let v = &self.min_bytes;
            j.integer(i64::from(*v));
        }
        {
            j.key("maxBytes");
            let v = &self.max_bytes;
            j.integer(i64::from(*v));
        }
        {
            j.key("maxRecords");
            let v = &self.max_records;
            j.integer(i64::from(*v));
        }
        {
            j.key("batchSize");
            let v = &self.batch_size;
            j.integer(i64::from(*v));
        }
        if version >= 2 {
            j.key("shareAcquireMode");
            let v = &self.share_acquire_mode;
            j.integer(i64::from(*v));
        }
        if version >= 2 {
            j.key("isRenewAck");
            let v = &self.is_renew_ack;
            j.bool(*v);
        }
        {
            j.key("topics");
            let v = &self.topics;
            j.begin('[');
            for v in v {
                j.element();
                v.put_json(j, version);
            }
            j.end(']');
        }
        {
            j.key("forgottenTopicsData");
            let v = &self.forgotten_topics_data;
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

impl ForgottenTopic {
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

impl FetchTopic {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
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
                v.put_json(j, version);
            }
            j.end(']');
        }
        j.end('}');
    }
}

impl FetchPartition {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        {
            j.key("acknowledgementBatches");
            let v = &self.acknowledgement_batches;
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

impl AcknowledgementBatch {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("firstOffset");
            let v = &self.first_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("lastOffset");
            let v = &self.last_offset;
            j.integer(i64::from(*v));
        }
        {
            j.key("acknowledgeTypes");
            let v = &self.acknowledge_types;
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
