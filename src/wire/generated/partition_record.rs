//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Metadata record of type 3, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct PartitionRecord {
    /// Versions 0+, default -1.
    pub partition_id: i32,
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub replicas: Vec<i32>,
    /// Versions 0+.
    pub isr: Vec<i32>,
    /// Versions 0+.
    pub removing_replicas: Vec<i32>,
    /// Versions 0+.
    pub adding_replicas: Vec<i32>,
    /// Versions 0+, default -1.
    pub leader: i32,
    /// Versions 0+, tag 0 in 0+.
    pub leader_recovery_state: i8,
    /// Versions 0+, default -1.
    pub leader_epoch: i32,
    /// Versions 0+, default -1.
    pub partition_epoch: i32,
    /// Versions 1+.
    pub directories: Vec<[u8; 16]>,
    /// Versions 2+, null in 2+, tag 1 in 2+.
    pub eligible_leader_replicas: Option<Vec<i32>>,
    /// Versions 2+, null in 2+, tag 2 in 2+.
    pub last_known_elr: Option<Vec<i32>>,
}
impl Default for PartitionRecord {
    fn default() -> Self {
        Self {
            partition_id: -1,
            topic_id: [0; 16],
            replicas: Vec::new(),
            isr: Vec::new(),
            removing_replicas: Vec::new(),
            adding_replicas: Vec::new(),
            leader: -1,
            leader_recovery_state: 0,
            leader_epoch: -1,
            partition_epoch: -1,
            directories: Vec::new(),
            eligible_leader_replicas: None,
            last_known_elr: None,
        }
    }
}
impl PartitionRecord {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("PartitionRecord", version, Self::VERSIONS)?;
        let partition_id = r.int32("PartitionRecord.partition_id")?;
        let topic_id = r.uuid("PartitionRecord.topic_id")?;
        let replicas = r.array(true, 4, "PartitionRecord.replicas", |r| r.int32("PartitionRecord.replicas"))?;
        let isr = r.array(true, 4, "PartitionRecord.isr", |r| r.int32("PartitionRecord.isr"))?;
        let removing_replicas =
            r.array(true, 4, "PartitionRecord.removing_replicas", |r| r.int32("PartitionRecord.removing_replicas"))?;
        let adding_replicas =
            r.array(true, 4, "PartitionRecord.adding_replicas", |r| r.int32("PartitionRecord.adding_replicas"))?;
        let leader = r.int32("PartitionRecord.leader")?;
        let mut leader_recovery_state = 0;
        let leader_epoch = r.int32("PartitionRecord.leader_epoch")?;
        let partition_epoch = r.int32("PartitionRecord.partition_epoch")?;
        let directories = if version >= 1 {
            r.array(true, 16, "PartitionRecord.directories", |r| r.uuid("PartitionRecord.directories"))?
        } else {
            Vec::new()
        };
        let mut eligible_leader_replicas = None;
        let mut last_known_elr = None;
        for _ in 0..r.tag_count("PartitionRecord")? {
            let (tag, mut t) = r.tag("PartitionRecord")?;
            match tag {
                0 => {
                    leader_recovery_state = t.int8("PartitionRecord.leader_recovery_state")?;
                    r.end_tag(&t, "PartitionRecord.leader_recovery_state")?;
                }
                1 if version >= 2 => {
                    eligible_leader_replicas =
                        t.nullable_array(true, true, 4, "PartitionRecord.eligible_leader_replicas", |r| {
                            r.int32("PartitionRecord.eligible_leader_replicas")
                        })?;
                    r.end_tag(&t, "PartitionRecord.eligible_leader_replicas")?;
                }
                2 if version >= 2 => {
                    last_known_elr = t.nullable_array(true, true, 4, "PartitionRecord.last_known_elr", |r| {
                        r.int32("PartitionRecord.last_known_elr")
                    })?;
                    r.end_tag(&t, "PartitionRecord.last_known_elr")?;
                }
                _ => {}
            }
        }
        Ok(Self {
            partition_id,
            topic_id,
            replicas,
            isr,
            removing_replicas,
            adding_replicas,
            leader,
            leader_recovery_state,
            leader_epoch,
            partition_epoch,
            directories,
            eligible_leader_replicas,
            last_known_elr,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("PartitionRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition_id);
        w.uuid(&self.topic_id);
        w.array_length(self.replicas.len(), true, "PartitionRecord.replicas");
        for v in &self.replicas {
            w.int32(*v);
        }
        w.array_length(self.isr.len(), true, "PartitionRecord.isr");
        for v in &self.isr {
            w.int32(*v);
        }
        w.array_length(self.removing_replicas.len(), true, "PartitionRecord.removing_replicas");
        for v in &self.removing_replicas {
            w.int32(*v);
        }
        w.array_length(self.adding_replicas.len(), true, "PartitionRecord.adding_replicas");
        for v in &self.adding_replicas {
            w.int32(*v);
        }
        w.int32(self.leader);
        w.int32(self.leader_epoch);
        w.int32(self.partition_epoch);
        if version >= 1 {
            w.array_length(self.directories.len(), true, "PartitionRecord.directories");
            for v in &self.directories {
                w.uuid(v);
            }
        } else if !self.directories.is_empty() {
            w.refuse_field("PartitionRecord.directories", version);
        }
        if !(version >= 2) {
            if self.eligible_leader_replicas.is_some() {
                w.refuse_field("PartitionRecord.eligible_leader_replicas", version);
            }
        }
        if !(version >= 2) {
            if self.last_known_elr.is_some() {
                w.refuse_field("PartitionRecord.last_known_elr", version);
            }
        }
        let mut tags = w.begin_tags();
        if self.leader_recovery_state != 0 {
            let tag = w.begin_tag(&mut tags, 0);
            w.int8(self.leader_recovery_state);
            w.end_tag(tag);
        }
        if version >= 2 && self.eligible_leader_replicas.is_some() {
            let tag = w.begin_tag(&mut tags, 1);
            w.nullable_array_length(
                self.eligible_leader_replicas.as_ref().map(|v| v.len()),
                true,
                true,
                "PartitionRecord.eligible_leader_replicas",
            );
            for v in self.eligible_leader_replicas.iter().flatten() {
                w.int32(*v);
            }
            w.end_tag(tag);
        }
        if version >= 2 && self.last_known_elr.is_some() {
            let tag = w.begin_tag(&mut tags, 2);
            w.nullable_array_length(
                self.last_known_elr.as_ref().map(|v| v.len()),
                true,
                true,
                "PartitionRecord.last_known_elr",
            );
            for v in self.last_known_elr.iter().flatten() {
                w.int32(*v);
            }
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

impl<'a> Message<'a> for PartitionRecord {
    const NAME: &'static str = "PartitionRecord";
    const VERSIONS: VersionRange = PartitionRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
