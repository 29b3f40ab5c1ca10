//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 21, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct StreamsGroupTargetAssignmentMemberValue<'a> {
    /// Versions 0+.
    pub active_tasks: Vec<TaskIds<'a>>,
    /// Versions 0+.
    pub standby_tasks: Vec<TaskIds<'a>>,
    /// Versions 0+.
    pub warmup_tasks: Vec<TaskIds<'a>>,
}
impl<'a> StreamsGroupTargetAssignmentMemberValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupTargetAssignmentMemberValue", version, Self::VERSIONS)?;
        let active_tasks =
            r.array(true, 3, "StreamsGroupTargetAssignmentMemberValue.active_tasks", |r| TaskIds::read(r, version))?;
        let standby_tasks =
            r.array(true, 3, "StreamsGroupTargetAssignmentMemberValue.standby_tasks", |r| TaskIds::read(r, version))?;
        let warmup_tasks =
            r.array(true, 3, "StreamsGroupTargetAssignmentMemberValue.warmup_tasks", |r| TaskIds::read(r, version))?;
        r.skip_tags("StreamsGroupTargetAssignmentMemberValue")?;
        Ok(Self { active_tasks, standby_tasks, warmup_tasks })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupTargetAssignmentMemberValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.active_tasks.len(), true, "StreamsGroupTargetAssignmentMemberValue.active_tasks");
        for v in &self.active_tasks {
            v.put(w, version);
        }
        w.array_length(self.standby_tasks.len(), true, "StreamsGroupTargetAssignmentMemberValue.standby_tasks");
        for v in &self.standby_tasks {
            v.put(w, version);
        }
        w.array_length(self.warmup_tasks.len(), true, "StreamsGroupTargetAssignmentMemberValue.warmup_tasks");
        for v in &self.warmup_tasks {
            v.put(w, version);
        }
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

impl<'a> Message<'a> for StreamsGroupTargetAssignmentMemberValue<'a> {
    const NAME: &'static str = "StreamsGroupTargetAssignmentMemberValue";
    const VERSIONS: VersionRange = StreamsGroupTargetAssignmentMemberValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
