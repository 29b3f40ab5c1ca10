//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Coordinator record value of type 22, version 0, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct StreamsGroupCurrentMemberAssignmentValue<'a> {
    /// Versions 0+.
    pub member_epoch: i32,
    /// Versions 0+.
    pub previous_member_epoch: i32,
    /// Versions 0+.
    pub state: i8,
    /// Versions 0+.
    pub active_tasks: Vec<TaskIds<'a>>,
    /// Versions 0+.
    pub standby_tasks: Vec<TaskIds<'a>>,
    /// Versions 0+.
    pub warmup_tasks: Vec<TaskIds<'a>>,
    /// Versions 0+.
    pub active_tasks_pending_revocation: Vec<TaskIds<'a>>,
    /// Versions 0+.
    pub standby_tasks_pending_revocation: Vec<TaskIds<'a>>,
    /// Versions 0+.
    pub warmup_tasks_pending_revocation: Vec<TaskIds<'a>>,
}
impl<'a> StreamsGroupCurrentMemberAssignmentValue<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 0);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("StreamsGroupCurrentMemberAssignmentValue", version, Self::VERSIONS)?;
        let member_epoch = r.int32("StreamsGroupCurrentMemberAssignmentValue.member_epoch")?;
        let previous_member_epoch = r.int32("StreamsGroupCurrentMemberAssignmentValue.previous_member_epoch")?;
        let state = r.int8("StreamsGroupCurrentMemberAssignmentValue.state")?;
        let active_tasks =
            r.array(true, 3, "StreamsGroupCurrentMemberAssignmentValue.active_tasks", |r| TaskIds::read(r, version))?;
        let standby_tasks =
            r.array(true, 3, "StreamsGroupCurrentMemberAssignmentValue.standby_tasks", |r| TaskIds::read(r, version))?;
        let warmup_tasks =
            r.array(true, 3, "StreamsGroupCurrentMemberAssignmentValue.warmup_tasks", |r| TaskIds::read(r, version))?;
        let active_tasks_pending_revocation =
            r.array(true, 3, "StreamsGroupCurrentMemberAssignmentValue.active_tasks_pending_revocation", |r| {
                TaskIds::read(r, version)
            })?;
        let standby_tasks_pending_revocation =
            r.array(true, 3, "StreamsGroupCurrentMemberAssignmentValue.standby_tasks_pending_revocation", |r| {
                TaskIds::read(r, version)
            })?;
        let warmup_tasks_pending_revocation =
            r.array(true, 3, "StreamsGroupCurrentMemberAssignmentValue.warmup_tasks_pending_revocation", |r| {
                TaskIds::read(r, version)
            })?;
        r.skip_tags("StreamsGroupCurrentMemberAssignmentValue")?;
        Ok(Self {
            member_epoch,
            previous_member_epoch,
            state,
            active_tasks,
            standby_tasks,
            warmup_tasks,
            active_tasks_pending_revocation,
            standby_tasks_pending_revocation,
            warmup_tasks_pending_revocation,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("StreamsGroupCurrentMemberAssignmentValue", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.member_epoch);
        w.int32(self.previous_member_epoch);
        w.int8(self.state);
        w.array_length(self.active_tasks.len(), true, "StreamsGroupCurrentMemberAssignmentValue.active_tasks");
        for v in &self.active_tasks {
            v.put(w, version);
        }
        w.array_length(self.standby_tasks.len(), true, "StreamsGroupCurrentMemberAssignmentValue.standby_tasks");
        for v in &self.standby_tasks {
            v.put(w, version);
        }
        w.array_length(self.warmup_tasks.len(), true, "StreamsGroupCurrentMemberAssignmentValue.warmup_tasks");
        for v in &self.warmup_tasks {
            v.put(w, version);
        }
        w.array_length(
            self.active_tasks_pending_revocation.len(),
            true,
            "StreamsGroupCurrentMemberAssignmentValue.active_tasks_pending_revocation",
        );
        for v in &self.active_tasks_pending_revocation {
            v.put(w, version);
        }
        w.array_length(
            self.standby_tasks_pending_revocation.len(),
            true,
            "StreamsGroupCurrentMemberAssignmentValue.standby_tasks_pending_revocation",
        );
        for v in &self.standby_tasks_pending_revocation {
            v.put(w, version);
        }
        w.array_length(
            self.warmup_tasks_pending_revocation.len(),
            true,
            "StreamsGroupCurrentMemberAssignmentValue.warmup_tasks_pending_revocation",
        );
        for v in &self.warmup_tasks_pending_revocation {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct TaskIds<'a> {
    /// Versions 0+.
    pub subtopology_id: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
    /// Versions 0+, null in 0+, tag 0 in 0+, default empty, not null.
    pub assignment_epochs: Option<Vec<i32>>,
}
impl Default for TaskIds<'_> {
    fn default() -> Self {
        Self { subtopology_id: Cow::Borrowed(""), partitions: Vec::new(), assignment_epochs: Some(Vec::new()) }
    }
}
impl<'a> TaskIds<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let subtopology_id = r.string(true, "TaskIds.subtopology_id")?;
        let partitions = r.array(true, 4, "TaskIds.partitions", |r| r.int32("TaskIds.partitions"))?;
        let mut assignment_epochs = Some(Vec::new());
        for _ in 0..r.tag_count("TaskIds")? {
            let (tag, mut t) = r.tag("TaskIds")?;
            match tag {
                0 => {
                    assignment_epochs = t.nullable_array(true, true, 4, "TaskIds.assignment_epochs", |r| {
                        r.int32("TaskIds.assignment_epochs")
                    })?;
                    r.end_tag(&t, "TaskIds.assignment_epochs")?;
                }
                _ => {}
            }
        }
        Ok(Self { subtopology_id, partitions, assignment_epochs })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.string(&self.subtopology_id, true, "TaskIds.subtopology_id");
        w.array_length(self.partitions.len(), true, "TaskIds.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        let mut tags = w.begin_tags();
        if self.assignment_epochs.as_ref().is_none_or(|v| !v.is_empty()) {
            let tag = w.begin_tag(&mut tags, 0);
            w.nullable_array_length(
                self.assignment_epochs.as_ref().map(|v| v.len()),
                true,
                true,
                "TaskIds.assignment_epochs",
            );
            for v in self.assignment_epochs.iter().flatten() {
                w.int32(*v);
            }
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

impl<'a> Message<'a> for StreamsGroupCurrentMemberAssignmentValue<'a> {
    const NAME: &'static str = "StreamsGroupCurrentMemberAssignmentValue";
    const VERSIONS: VersionRange = StreamsGroupCurrentMemberAssignmentValue::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
