//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Metadata record of type 5, versions 0..=2, flexible since 0.
#[derive(Clone, Debug, PartialEq)]
pub struct PartitionChangeRecord {
    /// Versions 0+, default -1.
    pub partition_id: i32,
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+, null in 0+, tag 0 in 0+.
    pub isr: Option<Vec<i32>>,
    /// Versions 0+, tag 1 in 0+, default -2.
    pub leader: i32,
    /// Versions 0+, null in 0+, tag 2 in 0+.
    pub replicas: Option<Vec<i32>>,
    /// Versions 0+, null in 0+, tag 3 in 0+.
    pub removing_replicas: Option<Vec<i32>>,
    /// Versions 0+, null in 0+, tag 4 in 0+.
    pub adding_replicas: Option<Vec<i32>>,
    /// Versions 0+, tag 5 in 0+, default -1.
    pub leader_recovery_state: i8,
    /// Versions 1+, null in 1+, tag 8 in 1+.
    pub directories: Option<Vec<[u8; 16]>>,
    /// Versions 2+, null in 2+, tag 6 in 2+.
    pub eligible_leader_replicas: Option<Vec<i32>>,
    /// Versions 2+, null in 2+, tag 7 in 2+.
    pub last_known_elr: Option<Vec<i32>>,
}
impl Default for PartitionChangeRecord {
    fn default() -> Self {
        Self {
            partition_id: -1,
            topic_id: [0; 16],
            isr: None,
            leader: -2,
            replicas: None,
            removing_replicas: None,
            adding_replicas: None,
            leader_recovery_state: -1,
            directories: None,
            eligible_leader_replicas: None,
            last_known_elr: None,
        }
    }
}
impl PartitionChangeRecord {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 2);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("PartitionChangeRecord", version, Self::VERSIONS)?;
        let partition_id = r.int32("PartitionChangeRecord.partition_id")?;
        let topic_id = r.uuid("PartitionChangeRecord.topic_id")?;
        let mut isr = None;
        let mut leader = -2;
        let mut replicas = None;
        let mut removing_replicas = None;
        let mut adding_replicas = None;
        let mut leader_recovery_state = -1;
        let mut directories = None;
        let mut eligible_leader_replicas = None;
        let mut last_known_elr = None;
        for _ in 0..r.tag_count("PartitionChangeRecord")? {
            let (tag, mut t) = r.tag("PartitionChangeRecord")?;
            match tag {
                0 => {
                    isr = t.nullable_array(true, true, 4, "PartitionChangeRecord.isr", |r| {
                        r.int32("PartitionChangeRecord.isr")
                    })?;
                    r.end_tag(&t, "PartitionChangeRecord.isr")?;
                }
                1 => {
                    leader = t.int32("PartitionChangeRecord.leader")?;
                    r.end_tag(&t, "PartitionChangeRecord.leader")?;
                }
                2 => {
                    replicas = t.nullable_array(true, true, 4, "PartitionChangeRecord.replicas", |r| {
                        r.int32("PartitionChangeRecord.replicas")
                    })?;
                    r.end_tag(&t, "PartitionChangeRecord.replicas")?;
                }
                3 => {
                    removing_replicas =
                        t.nullable_array(true, true, 4, "PartitionChangeRecord.removing_replicas", |r| {
                            r.int32("PartitionChangeRecord.removing_replicas")
                        })?;
                    r.end_tag(&t, "PartitionChangeRecord.removing_replicas")?;
                }
                4 => {
                    adding_replicas =
                        t.nullable_array(true, true, 4, "PartitionChangeRecord.adding_replicas", |r| {
                            r.int32("PartitionChangeRecord.adding_replicas")
                        })?;
                    r.end_tag(&t, "PartitionChangeRecord.adding_replicas")?;
                }
                5 => {
                    leader_recovery_state = t.int8("PartitionChangeRecord.leader_recovery_state")?;
                    r.end_tag(&t, "PartitionChangeRecord.leader_recovery_state")?;
                }
                8 if version >= 1 => {
                    directories = t.nullable_array(true, true, 16, "PartitionChangeRecord.directories", |r| {
                        r.uuid("PartitionChangeRecord.directories")
                    })?;
                    r.end_tag(&t, "PartitionChangeRecord.directories")?;
                }
                6 if version >= 2 => {
                    eligible_leader_replicas =
                        t.nullable_array(true, true, 4, "PartitionChangeRecord.eligible_leader_replicas", |r| {
                            r.int32("PartitionChangeRecord.eligible_leader_replicas")
                        })?;
                    r.end_tag(&t, "PartitionChangeRecord.eligible_leader_replicas")?;
                }
                7 if version >= 2 => {
                    last_known_elr = t.nullable_array(true, true, 4, "PartitionChangeRecord.last_known_elr", |r| {
                        r.int32("PartitionChangeRecord.last_known_elr")
                    })?;
                    r.end_tag(&t, "PartitionChangeRecord.last_known_elr")?;
                }
                _ => {}
            }
        }
        Ok(Self {
            partition_id,
            topic_id,
            isr,
            leader,
            replicas,
            removing_replicas,
            adding_replicas,
            leader_recovery_state,
            directories,
            eligible_leader_replicas,
            last_known_elr,
        })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("PartitionChangeRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.partition_id);
        w.uuid(&self.topic_id);
        if !(version >= 1) {
            if self.directories.is_some() {
                w.refuse_field("PartitionChangeRecord.directories", version);
            }
        }
        if !(version >= 2) {
            if self.eligible_leader_replicas.is_some() {
                w.refuse_field("PartitionChangeRecord.eligible_leader_replicas", version);
            }
        }
        if !(version >= 2) {
            if self.last_known_elr.is_some() {
                w.refuse_field("PartitionChangeRecord.last_known_elr", version);
            }
        }
        let mut tags = w.begin_tags();
        if self.isr.is_some() {
            let tag = w.begin_tag(&mut tags, 0);
            w.nullable_array_length(self.isr.as_ref().map(|v| v.len()), true, true, "PartitionChangeRecord.isr");
            for v in self.isr.iter().flatten() {
                w.int32(*v);
            }
            w.end_tag(tag);
        }
        if self.leader != -2 {
            let tag = w.begin_tag(&mut tags, 1);
            w.int32(self.leader);
            w.end_tag(tag);
        }
        if self.replicas.is_some() {
            let tag = w.begin_tag(&mut tags, 2);
            w.nullable_array_length(
                self.replicas.as_ref().map(|v| v.len()),
                true,
                true,
                "PartitionChangeRecord.replicas",
            );
            for v in self.replicas.iter().flatten() {
                w.int32(*v);
            }
            w.end_tag(tag);
        }
        if self.removing_replicas.is_some() {
            let tag = w.begin_tag(&mut tags, 3);
            w.nullable_array_length(
                self.removing_replicas.as_ref().map(|v| v.len()),
                true,
                true,
                "PartitionChangeRecord.removing_replicas",
            );
            for v in self.removing_replicas.iter().flatten() {
                w.int32(*v);
            }
            w.end_tag(tag);
        }
        if self.adding_replicas.is_some() {
            let tag = w.begin_tag(&mut tags, 4);
            w.nullable_array_length(
                self.adding_replicas.as_ref().map(|v| v.len()),
                true,
                true,
                "PartitionChangeRecord.adding_replicas",
            );
            for v in self.adding_replicas.iter().flatten() {
                w.int32(*v);
            }
            w.end_tag(tag);
        }
        if self.leader_recovery_state != -1 {
            let tag = w.begin_tag(&mut tags, 5);
            w.int8(self.leader_recovery_state);
            w.end_tag(tag);
        }
        if version >= 2 && self.eligible_leader_replicas.is_some() {
            let tag = w.begin_tag(&mut tags, 6);
            w.nullable_array_length(
                self.eligible_leader_replicas.as_ref().map(|v| v.len()),
                true,
                true,
                "PartitionChangeRecord.eligible_leader_replicas",
            );
            for v in self.eligible_leader_replicas.iter().flatten() {
                w.int32(*v);
            }
            w.end_tag(tag);
        }
        if version >= 2 && self.last_known_elr.is_some() {
            let tag = w.begin_tag(&mut tags, 7);
            w.nullable_array_length(
                self.last_known_elr.as_ref().map(|v| v.len()),
                true,
                true,
                "PartitionChangeRecord.last_known_elr",
            );
            for v in self.last_known_elr.iter().flatten() {
                w.int32(*v);
            }
            w.end_tag(tag);
        }
        if version >= 1 && self.directories.is_some() {
            let tag = w.begin_tag(&mut tags, 8);
            w.nullable_array_length(
                self.directories.as_ref().map(|v| v.len()),
                true,
                true,
                "PartitionChangeRecord.directories",
            );
            for v in self.directories.iter().flatten() {
                w.uuid(v);
            }
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

impl<'a> Message<'a> for PartitionChangeRecord {
    const NAME: &'static str = "PartitionChangeRecord";
    const VERSIONS: VersionRange = PartitionChangeRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
