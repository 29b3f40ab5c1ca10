//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};

/// Metadata record of type 17, versions 0..=3, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct BrokerRegistrationChangeRecord {
    /// Versions 0+.
    pub broker_id: i32,
    /// Versions 0+.
    pub broker_epoch: i64,
    /// Versions 0+, tag 0 in 0+.
    pub fenced: i8,
    /// Versions 1+, tag 1 in 1+.
    pub in_controlled_shutdown: i8,
    /// Versions 2+, tag 2 in 2+.
    pub log_dirs: Vec<[u8; 16]>,
    /// Versions 3+, null in 3+, tag 3 in 3+.
    pub cordoned_log_dirs: Option<Vec<[u8; 16]>>,
}
impl BrokerRegistrationChangeRecord {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 3);
    pub fn read(r: &mut Reader<'_>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("BrokerRegistrationChangeRecord", version, Self::VERSIONS)?;
        let broker_id = r.int32("BrokerRegistrationChangeRecord.broker_id")?;
        let broker_epoch = r.int64("BrokerRegistrationChangeRecord.broker_epoch")?;
        let mut fenced = 0;
        let mut in_controlled_shutdown = 0;
        let mut log_dirs = Vec::new();
        let mut cordoned_log_dirs = None;
        for _ in 0..r.tag_count("BrokerRegistrationChangeRecord")? {
            let (tag, mut t) = r.tag("BrokerRegistrationChangeRecord")?;
            match tag {
                0 => {
                    fenced = t.int8("BrokerRegistrationChangeRecord.fenced")?;
                    r.end_tag(&t, "BrokerRegistrationChangeRecord.fenced")?;
                }
                1 if version >= 1 => {
                    in_controlled_shutdown = t.int8("BrokerRegistrationChangeRecord.in_controlled_shutdown")?;
                    r.end_tag(&t, "BrokerRegistrationChangeRecord.in_controlled_shutdown")?;
                }
                2 if version >= 2 => {
                    log_dirs = t.array(true, 16, "BrokerRegistrationChangeRecord.log_dirs", |r| {
                        r.uuid("BrokerRegistrationChangeRecord.log_dirs")
                    })?;
                    r.end_tag(&t, "BrokerRegistrationChangeRecord.log_dirs")?;
                }
                3 if version >= 3 => {
                    cordoned_log_dirs =
                        t.nullable_array(true, true, 16, "BrokerRegistrationChangeRecord.cordoned_log_dirs", |r| {
                            r.uuid("BrokerRegistrationChangeRecord.cordoned_log_dirs")
                        })?;
                    r.end_tag(&t, "BrokerRegistrationChangeRecord.cordoned_log_dirs")?;
                }
                _ => {}
            }
        }
        Ok(Self { broker_id, broker_epoch, fenced, in_controlled_shutdown, log_dirs, cordoned_log_dirs })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("BrokerRegistrationChangeRecord", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.broker_id);
        w.int64(self.broker_epoch);
        if !(version >= 1) {
            if self.in_controlled_shutdown != 0 {
                w.refuse_field("BrokerRegistrationChangeRecord.in_controlled_shutdown", version);
            }
        }
        if !(version >= 2) {
            if !self.log_dirs.is_empty() {
                w.refuse_field("BrokerRegistrationChangeRecord.log_dirs", version);
            }
        }
        if !(version >= 3) {
            if self.cordoned_log_dirs.is_some() {
                w.refuse_field("BrokerRegistrationChangeRecord.cordoned_log_dirs", version);
            }
        }
        let mut tags = w.begin_tags();
        if self.fenced != 0 {
            let tag = w.begin_tag(&mut tags, 0);
            w.int8(self.fenced);
            w.end_tag(tag);
        }
        if version >= 1 && self.in_controlled_shutdown != 0 {
            let tag = w.begin_tag(&mut tags, 1);
            w.int8(self.in_controlled_shutdown);
            w.end_tag(tag);
        }
        if version >= 2 && !self.log_dirs.is_empty() {
            let tag = w.begin_tag(&mut tags, 2);
            w.array_length(self.log_dirs.len(), true, "BrokerRegistrationChangeRecord.log_dirs");
            for v in &self.log_dirs {
                w.uuid(v);
            }
            w.end_tag(tag);
        }
        if version >= 3 && self.cordoned_log_dirs.is_some() {
            let tag = w.begin_tag(&mut tags, 3);
            w.nullable_array_length(
                self.cordoned_log_dirs.as_ref().map(|v| v.len()),
                true,
                true,
                "BrokerRegistrationChangeRecord.cordoned_log_dirs",
            );
            for v in self.cordoned_log_dirs.iter().flatten() {
                w.uuid(v);
            }
            w.end_tag(tag);
        }
        w.end_tags(tags);
    }
}

impl<'a> Message<'a> for BrokerRegistrationChangeRecord {
    const NAME: &'static str = "BrokerRegistrationChangeRecord";
    const VERSIONS: VersionRange = BrokerRegistrationChangeRecord::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
