//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 88, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamsGroupHeartbeatResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 0+.
    pub member_epoch: i32,
    /// Versions 0+.
    pub heartbeat_interval_ms: i32,
    /// Versions 0.
    pub acceptable_recovery_lag_legacy: i32,
    /// Versions 0+.
    pub task_offset_interval_ms: i32,
    /// Versions 1+, default -1.
    pub acceptable_recovery_lag: i64,
    /// Versions 0+, null in 0+, default empty, not null.
    pub status: Option<Vec<Status<'a>>>,
    /// Versions 0+, null in 0+.
    pub active_tasks: Option<Vec<TaskIds<'a>>>,
    /// Versions 0+, null in 0+.
    pub standby_tasks: Option<Vec<TaskIds<'a>>>,
    /// Versions 0+, null in 0+.
    pub warmup_tasks: Option<Vec<TaskIds<'a>>>,
    /// Versions 1+.
    pub topology_description_required: bool,
    /// Versions 0+.
    pub endpoint_information_epoch: i32,
    /// Versions 0+, null in 0+.
    pub partitions_by_user_endpoint: Option<Vec<EndpointToPartitions<'a>>>,
}
impl Default for StreamsGroupHeartbeatResponse<'_> {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: None,
            member_id: Cow::Borrowed(""),
            member_epoch: 0,
            heartbeat_interval_ms: 0,
            acceptable_recovery_lag_legacy: 0,
            task_offset_interval_ms: 0,
            acceptable_recovery_lag: -1,
            status: Some(Vec::new()),
            active_tasks: None,
            standby_tasks: None,
            warmup_tasks: None,
            topology_description_required: false,
            endpoint_information_epoch: 0,
            partitions_by_user_endpoint: None,
        }
    }
}
impl<'a> StreamsGroupHeartbeatResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupHeartbeatResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("StreamsGroupHeartbeatResponse.throttle_time_ms")?;
        let error_code = r.int16("StreamsGroupHeartbeatResponse.error_code")?;
        let error_message = r.nullable_string(true, true, "StreamsGroupHeartbeatResponse.error_message")?;
        let member_id = r.string(true, "StreamsGroupHeartbeatResponse.member_id")?;
        let member_epoch = r.int32("StreamsGroupHeartbeatResponse.member_epoch")?;
        let heartbeat_interval_ms = r.int32("StreamsGroupHeartbeatResponse.heartbeat_interval_ms")?;
        let acceptable_recovery_lag_legacy =
            if version <= 0 { r.int32("StreamsGroupHeartbeatResponse.acceptable_recovery_lag_legacy")? } else { 0 };
        let task_offset_interval_ms = r.int32("StreamsGroupHeartbeatResponse.task_offset_interval_ms")?;
        let acceptable_recovery_lag =
            if version >= 1 { r.int64("StreamsGroupHeartbeatResponse.acceptable_recovery_lag")? } else { -1 };
        let status =
            r.nullable_array(true, true, 3, "StreamsGroupHeartbeatResponse.status", |r| Status::read(r, version))?;
        let active_tasks = r.nullable_array(true, true, 3, "StreamsGroupHeartbeatResponse.active_tasks", |r| {
            TaskIds::read(r, version)
        })?;
        let standby_tasks = r.nullable_array(true, true, 3, "StreamsGroupHeartbeatResponse.standby_tasks", |r| {
            TaskIds::read(r, version)
        })?;
        let warmup_tasks = r.nullable_array(true, true, 3, "StreamsGroupHeartbeatResponse.warmup_tasks", |r| {
            TaskIds::read(r, version)
        })?;
        let topology_description_required =
            if version >= 1 { r.bool("StreamsGroupHeartbeatResponse.topology_description_required")? } else { false };
        let endpoint_information_epoch = r.int32("StreamsGroupHeartbeatResponse.endpoint_information_epoch")?;
        let partitions_by_user_endpoint =
            r.nullable_array(true, true, 7, "StreamsGroupHeartbeatResponse.partitions_by_user_endpoint", |r| {
                EndpointToPartitions::read(r, version)
            })?;
        r.skip_tags("StreamsGroupHeartbeatResponse")?;
        Ok(Self {
            throttle_time_ms,
            error_code,
            error_message,
            member_id,
            member_epoch,
            heartbeat_interval_ms,
            acceptable_recovery_lag_legacy,
            task_offset_interval_ms,
            acceptable_recovery_lag,
            status,
            active_tasks,
            standby_tasks,
            warmup_tasks,
            topology_description_required,
            endpoint_information_epoch,
            partitions_by_user_endpoint,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupHeartbeatResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "StreamsGroupHeartbeatResponse.error_message");
        w.string(&self.member_id, true, "StreamsGroupHeartbeatResponse.member_id");
        w.int32(self.member_epoch);
        w.int32(self.heartbeat_interval_ms);
        if version <= 0 {
            w.int32(self.acceptable_recovery_lag_legacy);
        } else if self.acceptable_recovery_lag_legacy != 0 {
            w.refuse_field("StreamsGroupHeartbeatResponse.acceptable_recovery_lag_legacy", version);
        }
        w.int32(self.task_offset_interval_ms);
        if version >= 1 {
            w.int64(self.acceptable_recovery_lag);
        }
        w.nullable_array_length(
            self.status.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatResponse.status",
        );
        for v in self.status.iter().flatten() {
            v.put(w, version);
        }
        w.nullable_array_length(
            self.active_tasks.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatResponse.active_tasks",
        );
        for v in self.active_tasks.iter().flatten() {
            v.put(w, version);
        }
        w.nullable_array_length(
            self.standby_tasks.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatResponse.standby_tasks",
        );
        for v in self.standby_tasks.iter().flatten() {
            v.put(w, version);
        }
        w.nullable_array_length(
            self.warmup_tasks.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatResponse.warmup_tasks",
        );
        for v in self.warmup_tasks.iter().flatten() {
            v.put(w, version);
        }
        if version >= 1 {
            w.bool(self.topology_description_required);
        } else if self.topology_description_required {
            w.refuse_field("StreamsGroupHeartbeatResponse.topology_description_required", version);
        }
        w.int32(self.endpoint_information_epoch);
        w.nullable_array_length(
            self.partitions_by_user_endpoint.as_ref().map(|v| v.len()),
            true,
            true,
            "StreamsGroupHeartbeatResponse.partitions_by_user_endpoint",
        );
        for v in self.partitions_by_user_endpoint.iter().flatten() {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct EndpointToPartitions<'a> {
    /// Versions 0+.
    pub user_endpoint: Endpoint<'a>,
    /// Versions 0+.
    pub active_partitions: Vec<TopicPartition<'a>>,
    /// Versions 0+.
    pub standby_partitions: Vec<TopicPartition<'a>>,
}
impl<'a> EndpointToPartitions<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let user_endpoint = Endpoint::read(r, version)?;
        let active_partitions =
            r.array(true, 3, "EndpointToPartitions.active_partitions", |r| TopicPartition::read(r, version))?;
        let standby_partitions =
            r.array(true, 3, "EndpointToPartitions.standby_partitions", |r| TopicPartition::read(r, version))?;
        r.skip_tags("EndpointToPartitions")?;
        Ok(Self { user_endpoint, active_partitions, standby_partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        self.user_endpoint.put(w, version);
        w.array_length(self.active_partitions.len(), true, "EndpointToPartitions.active_partitions");
        for v in &self.active_partitions {
            v.put(w, version);
        }
        w.array_length(self.standby_partitions.len(), true, "EndpointToPartitions.standby_partitions");
        for v in &self.standby_partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicPartition<'a> {
    /// Versions 0+.
    pub topic: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl<'a> TopicPartition<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic = r.string(true, "TopicPartition.topic")?;
        let partitions = r.array(true, 4, "TopicPartition.partitions", |r| r.int32("TopicPartition.partitions"))?;
        r.skip_tags("TopicPartition")?;
        Ok(Self { topic, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.topic, true, "TopicPartition.topic");
        w.array_length(self.partitions.len(), true, "TopicPartition.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Endpoint<'a> {
    /// Versions 0+.
    pub host: Cow<'a, str>,
    /// Versions 0+.
    pub port: u16,
}
impl<'a> Endpoint<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let host = r.string(true, "Endpoint.host")?;
        let port = r.uint16("Endpoint.port")?;
        r.skip_tags("Endpoint")?;
        Ok(Self { host, port })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.host, true, "Endpoint.host");
        w.uint16(self.port);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TaskIds<'a> {
    /// Versions 0+.
    pub subtopology_id: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl<'a> TaskIds<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let subtopology_id = r.string(true, "TaskIds.subtopology_id")?;
        let partitions = r.array(true, 4, "TaskIds.partitions", |r| r.int32("TaskIds.partitions"))?;
        r.skip_tags("TaskIds")?;
        Ok(Self { subtopology_id, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.subtopology_id, true, "TaskIds.subtopology_id");
        w.array_length(self.partitions.len(), true, "TaskIds.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Status<'a> {
    /// Versions 0+.
    pub status_code: i8,
    /// Versions 0+.
    pub status_detail: Cow<'a, str>,
}
impl<'a> Status<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let status_code = r.int8("Status.status_code")?;
        let status_detail = r.string(true, "Status.status_detail")?;
        r.skip_tags("Status")?;
        Ok(Self { status_code, status_detail })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.int8(self.status_code);
        w.string(&self.status_detail, true, "Status.status_detail");
        w.no_tags();
    }
}

impl<'a> Message<'a> for StreamsGroupHeartbeatResponse<'a> {
    const NAME: &'static str = "StreamsGroupHeartbeatResponse";
    const VERSIONS: VersionRange = StreamsGroupHeartbeatResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
