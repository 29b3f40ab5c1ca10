//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use crate::message::{Message, VersionRange, check_read_version, check_write_version};
use crate::primitives::{DecodeError, EncodeError, Reader, Writer};
use std::borrow::Cow;

/// Response of key 69, versions 0..=1, flexible since 0.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ConsumerGroupDescribeResponse<'a> {
    /// Versions 0+.
    pub throttle_time_ms: i32,
    /// Versions 0+.
    pub groups: Vec<DescribedGroup<'a>>,
}
impl<'a> ConsumerGroupDescribeResponse<'a> {
    pub const VERSIONS: VersionRange = VersionRange::new(0, 1);
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        check_read_version("ConsumerGroupDescribeResponse", version, Self::VERSIONS)?;
        let throttle_time_ms = r.int32("ConsumerGroupDescribeResponse.throttle_time_ms")?;
        let groups = r.array(true, 20, "ConsumerGroupDescribeResponse.groups", |r| DescribedGroup::read(r, version))?;
        r.skip_tags("ConsumerGroupDescribeResponse")?;
        Ok(Self { throttle_time_ms, groups })
    }
    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        check_write_version("ConsumerGroupDescribeResponse", version, Self::VERSIONS)?;
        self.put(w, version);
        w.take_error()
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int32(self.throttle_time_ms);
        w.array_length(self.groups.len(), true, "ConsumerGroupDescribeResponse.groups");
        for v in &self.groups {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DescribedGroup<'a> {
    /// Versions 0+.
    pub error_code: i16,
    /// Versions 0+, null in 0+.
    pub error_message: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub group_id: Cow<'a, str>,
    /// Versions 0+.
    pub group_state: Cow<'a, str>,
    /// Versions 0+.
    pub group_epoch: i32,
    /// Versions 0+.
    pub assignment_epoch: i32,
    /// Versions 0+.
    pub assignor_name: Cow<'a, str>,
    /// Versions 0+.
    pub members: Vec<Member<'a>>,
    /// Versions 0+, default -2147483648.
    pub authorized_operations: i32,
}
impl Default for DescribedGroup<'_> {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: None,
            group_id: Cow::Borrowed(""),
            group_state: Cow::Borrowed(""),
            group_epoch: 0,
            assignment_epoch: 0,
            assignor_name: Cow::Borrowed(""),
            members: Vec::new(),
            authorized_operations: -2147483648,
        }
    }
}
impl<'a> DescribedGroup<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let error_code = r.int16("DescribedGroup.error_code")?;
        let error_message = r.nullable_string(true, true, "DescribedGroup.error_message")?;
        let group_id = r.string(true, "DescribedGroup.group_id")?;
        let group_state = r.string(true, "DescribedGroup.group_state")?;
        let group_epoch = r.int32("DescribedGroup.group_epoch")?;
        let assignment_epoch = r.int32("DescribedGroup.assignment_epoch")?;
        let assignor_name = r.string(true, "DescribedGroup.assignor_name")?;
        let members = r.array(true, 16, "DescribedGroup.members", |r| Member::read(r, version))?;
        let authorized_operations = r.int32("DescribedGroup.authorized_operations")?;
        r.skip_tags("DescribedGroup")?;
        Ok(Self {
            error_code,
            error_message,
            group_id,
            group_state,
            group_epoch,
            assignment_epoch,
            assignor_name,
            members,
            authorized_operations,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.int16(self.error_code);
        w.nullable_string(self.error_message.as_deref(), true, true, "DescribedGroup.error_message");
        w.string(&self.group_id, true, "DescribedGroup.group_id");
        w.string(&self.group_state, true, "DescribedGroup.group_state");
        w.int32(self.group_epoch);
        w.int32(self.assignment_epoch);
        w.string(&self.assignor_name, true, "DescribedGroup.assignor_name");
        w.array_length(self.members.len(), true, "DescribedGroup.members");
        for v in &self.members {
            v.put(w, version);
        }
        w.int32(self.authorized_operations);
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Member<'a> {
    /// Versions 0+.
    pub member_id: Cow<'a, str>,
    /// Versions 0+, null in 0+.
    pub instance_id: Option<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub rack_id: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub member_epoch: i32,
    /// Versions 0+.
    pub client_id: Cow<'a, str>,
    /// Versions 0+.
    pub client_host: Cow<'a, str>,
    /// Versions 0+.
    pub subscribed_topic_names: Vec<Cow<'a, str>>,
    /// Versions 0+, null in 0+.
    pub subscribed_topic_regex: Option<Cow<'a, str>>,
    /// Versions 0+.
    pub assignment: Assignment<'a>,
    /// Versions 0+.
    pub target_assignment: Assignment<'a>,
    /// Versions 1+, default -1.
    pub member_type: i8,
}
impl Default for Member<'_> {
    fn default() -> Self {
        Self {
            member_id: Cow::Borrowed(""),
            instance_id: None,
            rack_id: None,
            member_epoch: 0,
            client_id: Cow::Borrowed(""),
            client_host: Cow::Borrowed(""),
            subscribed_topic_names: Vec::new(),
            subscribed_topic_regex: None,
            assignment: Assignment::default(),
            target_assignment: Assignment::default(),
            member_type: -1,
        }
    }
}
impl<'a> Member<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let member_id = r.string(true, "Member.member_id")?;
        let instance_id = r.nullable_string(true, true, "Member.instance_id")?;
        let rack_id = r.nullable_string(true, true, "Member.rack_id")?;
        let member_epoch = r.int32("Member.member_epoch")?;
        let client_id = r.string(true, "Member.client_id")?;
        let client_host = r.string(true, "Member.client_host")?;
        let subscribed_topic_names =
            r.array(true, 1, "Member.subscribed_topic_names", |r| r.string(true, "Member.subscribed_topic_names"))?;
        let subscribed_topic_regex = r.nullable_string(true, true, "Member.subscribed_topic_regex")?;
        let assignment = Assignment::read(r, version)?;
        let target_assignment = Assignment::read(r, version)?;
        let member_type = if version >= 1 { r.int8("Member.member_type")? } else { -1 };
        r.skip_tags("Member")?;
        Ok(Self {
            member_id,
            instance_id,
            rack_id,
            member_epoch,
            client_id,
            client_host,
            subscribed_topic_names,
            subscribed_topic_regex,
            assignment,
            target_assignment,
            member_type,
        })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.string(&self.member_id, true, "Member.member_id");
        w.nullable_string(self.instance_id.as_deref(), true, true, "Member.instance_id");
        w.nullable_string(self.rack_id.as_deref(), true, true, "Member.rack_id");
        w.int32(self.member_epoch);
        w.string(&self.client_id, true, "Member.client_id");
        w.string(&self.client_host, true, "Member.client_host");
        w.array_length(self.subscribed_topic_names.len(), true, "Member.subscribed_topic_names");
        for v in &self.subscribed_topic_names {
            w.string(v, true, "Member.subscribed_topic_names");
        }
        w.nullable_string(self.subscribed_topic_regex.as_deref(), true, true, "Member.subscribed_topic_regex");
        self.assignment.put(w, version);
        self.target_assignment.put(w, version);
        if version >= 1 {
            w.int8(self.member_type);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Assignment<'a> {
    /// Versions 0+.
    pub topic_partitions: Vec<TopicPartitions<'a>>,
}
impl<'a> Assignment<'a> {
    pub fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        let topic_partitions =
            r.array(true, 19, "Assignment.topic_partitions", |r| TopicPartitions::read(r, version))?;
        r.skip_tags("Assignment")?;
        Ok(Self { topic_partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, version: i16) {
        w.array_length(self.topic_partitions.len(), true, "Assignment.topic_partitions");
        for v in &self.topic_partitions {
            v.put(w, version);
        }
        w.no_tags();
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct TopicPartitions<'a> {
    /// Versions 0+.
    pub topic_id: [u8; 16],
    /// Versions 0+.
    pub topic_name: Cow<'a, str>,
    /// Versions 0+.
    pub partitions: Vec<i32>,
}
impl<'a> TopicPartitions<'a> {
    pub fn read(r: &mut Reader<'a>, _version: i16) -> Result<Self, DecodeError> {
        let topic_id = r.uuid("TopicPartitions.topic_id")?;
        let topic_name = r.string(true, "TopicPartitions.topic_name")?;
        let partitions = r.array(true, 4, "TopicPartitions.partitions", |r| r.int32("TopicPartitions.partitions"))?;
        r.skip_tags("TopicPartitions")?;
        Ok(Self { topic_id, topic_name, partitions })
    }
    pub(crate) fn put(&self, w: &mut Writer, _version: i16) {
        w.uuid(&self.topic_id);
        w.string(&self.topic_name, true, "TopicPartitions.topic_name");
        w.array_length(self.partitions.len(), true, "TopicPartitions.partitions");
        for v in &self.partitions {
            w.int32(*v);
        }
        w.no_tags();
    }
}

impl<'a> Message<'a> for ConsumerGroupDescribeResponse<'a> {
    const NAME: &'static str = "ConsumerGroupDescribeResponse";
    const VERSIONS: VersionRange = ConsumerGroupDescribeResponse::VERSIONS;
    const FLEXIBLE_SINCE: Option<i16> = Some(0);
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> {
        Self::read(r, version)
    }
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.write(w, version)
    }
}
