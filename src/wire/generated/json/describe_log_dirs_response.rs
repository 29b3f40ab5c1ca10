//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::generated::describe_log_dirs_response::{
    DescribeLogDirsPartition, DescribeLogDirsResponse, DescribeLogDirsResult, DescribeLogDirsTopic,
};
use crate::json::Json;

impl DescribeLogDirsResponse<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("throttleTimeMs");
            let v = &self.throttle_time_ms;
            j.integer(i64::from(*v));
        }
        if version >= 3 {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        {
            j.key("results");
            let v = &self.results;
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

impl DescribeLogDirsResult<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("errorCode");
            let v = &self.error_code;
            j.integer(i64::from(*v));
        }
        {
            j.key("logDir");
            let v = &self.log_dir;
            j.string(v);
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
        if version >= 4 {
            j.key("totalBytes");
            let v = &self.total_bytes;
            j.integer(i64::from(*v));
        }
        if version >= 4 {
            j.key("usableBytes");
            let v = &self.usable_bytes;
            j.integer(i64::from(*v));
        }
        if version >= 5 {
            j.key("isCordoned");
            let v = &self.is_cordoned;
            j.bool(*v);
        }
        j.end('}');
    }
}

impl DescribeLogDirsTopic<'_> {
    pub(crate) fn put_json(&self, j: &mut Json, version: i16) {
        j.begin('{');
        {
            j.key("name");
            let v = &self.name;
            j.string(v);
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

impl DescribeLogDirsPartition {
    pub(crate) fn put_json(&self, j: &mut Json, _version: i16) {
        j.begin('{');
        {
            j.key("partitionIndex");
            let v = &self.partition_index;
            j.integer(i64::from(*v));
        }
        {
            j.key("partitionSize");
            let v = &self.partition_size;
            j.integer(i64::from(*v));
        }
        {
            j.key("offsetLag");
            let v = &self.offset_lag;
            j.integer(i64::from(*v));
        }
        {
            j.key("isFutureKey");
            let v = &self.is_future_key;
            j.bool(*v);
        }
        j.end('}');
    }
}
