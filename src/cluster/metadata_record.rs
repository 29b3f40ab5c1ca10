//! The records of the metadata log, in our own types, and their bytes.  Pure.
//!
//! A value is: frame version (varint, 1), record type (varint), record version (varint), then the fields as Apache
//! Kafka 4.4's schemas say.  Records that this version only carries (ACLs, quotas, credentials, tokens) keep their
//! bytes.  One that nobody knows is kept too, so that a newer directory opens, but then no snapshot is written.

use std::borrow::Cow;
use std::sync::Arc;

use bytes::Bytes;

use crate::base::{BrokerId, LeaderEpoch, PartitionIndex, TopicId};
use crate::wire::generated::{
    abort_transaction_record::AbortTransactionRecord, access_control_entry_record::AccessControlEntryRecord,
    begin_transaction_record::BeginTransactionRecord,
    broker_registration_change_record::BrokerRegistrationChangeRecord, clear_elr_record::ClearElrRecord,
    client_quota_record::ClientQuotaRecord, config_record::ConfigRecord,
    delegation_token_record::DelegationTokenRecord, end_transaction_record::EndTransactionRecord,
    feature_level_record::FeatureLevelRecord, fence_broker_record::FenceBrokerRecord, no_op_record::NoOpRecord,
    partition_change_record::PartitionChangeRecord, partition_record::PartitionRecord,
    producer_ids_record::ProducerIdsRecord, register_broker_record as broker, register_controller_record as controller,
    remove_access_control_entry_record::RemoveAccessControlEntryRecord,
    remove_delegation_token_record::RemoveDelegationTokenRecord, remove_topic_record::RemoveTopicRecord,
    remove_user_scram_credential_record::RemoveUserScramCredentialRecord, topic_record::TopicRecord,
    unfence_broker_record::UnfenceBrokerRecord, unregister_broker_record::UnregisterBrokerRecord,
    unregister_controller_record::UnregisterControllerRecord, user_scram_credential_record::UserScramCredentialRecord,
};
use crate::wire::{DecodeError, EncodeError, Message, Reader, Writer};

mod fields;

use fields::*;

/// A log directory's identity, from its `meta.properties`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct DirectoryId(pub [u8; 16]);

/// What configs belong to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ConfigResource {
    Topic(Arc<str>),
    /// The text is the node id; an empty one means all brokers.
    Broker(Arc<str>),
    ClientMetrics(Arc<str>),
    Group(Arc<str>),
    Other(i8, Arc<str>),
}

/// One partition as the cluster sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartitionState {
    /// In the order of preference.
    pub replicas: Vec<BrokerId>,
    /// The directory of each replica.
    pub directories: Vec<DirectoryId>,
    pub isr: Vec<BrokerId>,
    pub adding: Vec<BrokerId>,
    pub removing: Vec<BrokerId>,
    /// `None` while nobody may lead.
    pub leader: Option<BrokerId>,
    pub leader_epoch: LeaderEpoch,
    /// Rises with every change of anything here.
    pub partition_epoch: i32,
    /// True after an unclean election until the leader has said that it knows.
    pub is_recovering: bool,
    /// Replicas that left the ISR but are known to hold everything committed (KIP-966).
    pub eligible_leaders: Vec<BrokerId>,
    pub last_known_eligible_leaders: Vec<BrokerId>,
}

/// What changes in a partition; `None` leaves it as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PartitionChange {
    pub replicas: Option<Vec<BrokerId>>,
    pub directories: Option<Vec<DirectoryId>>,
    pub isr: Option<Vec<BrokerId>>,
    pub adding: Option<Vec<BrokerId>>,
    pub removing: Option<Vec<BrokerId>>,
    /// Naming a leader, even the same one, begins a new leader epoch.
    pub leader: Option<Option<BrokerId>>,
    pub is_recovering: Option<bool>,
    pub eligible_leaders: Option<Vec<BrokerId>>,
    pub last_known_eligible_leaders: Option<Vec<BrokerId>>,
}

/// Where a node can be reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endpoint {
    pub name: String,
    pub host: String,
    pub port: u16,
    pub security_protocol: i16,
}

/// A range of versions of a feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SupportedFeature {
    pub name: String,
    pub min: i16,
    pub max: i16,
}

/// A broker as it registered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokerRegistration {
    pub id: BrokerId,
    /// Offset of the registration: a later one fences an earlier one.
    pub epoch: i64,
    /// New at each start of the process.
    pub incarnation: [u8; 16],
    pub endpoints: Vec<Endpoint>,
    pub features: Vec<SupportedFeature>,
    pub rack: Option<String>,
    pub fenced: bool,
    pub in_controlled_shutdown: bool,
    pub directories: Vec<DirectoryId>,
    pub cordoned_directories: Option<Vec<DirectoryId>>,
}

/// A controller as it registered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ControllerRegistration {
    pub id: BrokerId,
    pub incarnation: [u8; 16],
    pub endpoints: Vec<Endpoint>,
    pub features: Vec<SupportedFeature>,
}

/// What changes in a broker's registration; `None` leaves it as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BrokerChange {
    pub fenced: Option<bool>,
    pub in_controlled_shutdown: Option<bool>,
    pub directories: Option<Vec<DirectoryId>>,
    pub cordoned_directories: Option<Vec<DirectoryId>>,
}

/// A record whose meaning this version does not use, with what tells whether a later one replaces it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptRecord {
    pub key: KeptKey,
    pub fate: KeptFate,
    /// The whole value, frame included.
    pub value: Bytes,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum KeptKey {
    AccessControlEntry([u8; 16]),
    ScramCredential {
        user: String,
        mechanism: i8,
    },
    ClientQuota {
        entity: Vec<(String, Option<String>)>,
        key: String,
    },
    DelegationToken(String),
    /// A type or version that nobody knew when this was written.
    Unknown {
        kind: u32,
        version: u32,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptFate {
    Set,
    Removed,
}

/// One record of the metadata log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MetadataRecord {
    Topic {
        id: TopicId,
        name: Arc<str>,
    },
    RemoveTopic {
        id: TopicId,
    },
    Partition {
        topic: TopicId,
        partition: PartitionIndex,
        state: PartitionState,
    },
    PartitionChange {
        topic: TopicId,
        partition: PartitionIndex,
        change: PartitionChange,
    },
    Config {
        resource: ConfigResource,
        name: String,
        value: Option<String>,
    },
    RegisterBroker(BrokerRegistration),
    BrokerChange {
        id: BrokerId,
        epoch: i64,
        change: BrokerChange,
    },
    UnregisterBroker {
        id: BrokerId,
        epoch: i64,
    },
    RegisterController(ControllerRegistration),
    UnregisterController {
        id: BrokerId,
    },
    FeatureLevel {
        name: String,
        level: i16,
    },
    ProducerIds {
        broker: BrokerId,
        broker_epoch: i64,
        next: i64,
    },
    /// Forgets eligible leaders: of one topic, or of all when empty.
    ClearEligibleLeaders {
        topic: Arc<str>,
    },
    BeginTransaction {
        name: Option<String>,
    },
    EndTransaction,
    AbortTransaction {
        reason: Option<String>,
    },
    Kept(KeptRecord),
    NoOp,
}

/// Why bytes are no metadata record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    #[error("the frame is cut short or its version is not 1")]
    Frame,
    #[error(transparent)]
    Fields(#[from] DecodeError),
    #[error(transparent)]
    Unwritable(#[from] EncodeError),
}

const FRAME_VERSION: u32 = 1;

impl MetadataRecord {
    /// Reads one record's value.
    pub fn read(value: &Bytes) -> Result<MetadataRecord, RecordError> {
        let mut r = Reader::new(value);
        let frame = r.unsigned_varint("frame").map_err(|_| RecordError::Frame)?;
        if frame != FRAME_VERSION {
            return Err(RecordError::Frame);
        }
        let kind = r.unsigned_varint("type").map_err(|_| RecordError::Frame)?;
        let raw_version = r.unsigned_varint("version").map_err(|_| RecordError::Frame)?;
        let version = i16::try_from(raw_version).unwrap_or(i16::MAX);
        let unknown = || {
            let key = KeptKey::Unknown { kind, version: raw_version };
            MetadataRecord::Kept(KeptRecord { key, fate: KeptFate::Set, value: value.clone() })
        };
        let kept = |key, fate| MetadataRecord::Kept(KeptRecord { key, fate, value: value.clone() });
        macro_rules! fields {
            ($kind:ty) => {{
                if !<$kind>::VERSIONS.contains(version) {
                    return Ok(unknown());
                }
                <$kind>::read(&mut r, version)?
            }};
        }
        Ok(match kind {
            0 => register_broker(fields!(broker::RegisterBrokerRecord<'_>)),
            1 => {
                let f = fields!(UnregisterBrokerRecord);
                MetadataRecord::UnregisterBroker { id: BrokerId(f.broker_id), epoch: f.broker_epoch }
            }
            2 => {
                let f = fields!(TopicRecord<'_>);
                MetadataRecord::Topic { id: TopicId(f.topic_id), name: Arc::from(f.name.as_ref()) }
            }
            3 => partition(fields!(PartitionRecord)),
            4 => {
                let f = fields!(ConfigRecord<'_>);
                MetadataRecord::Config {
                    resource: ConfigResource::from_code(f.resource_type, Arc::from(f.resource_name.as_ref())),
                    name: f.name.into_owned(),
                    value: f.value.map(Cow::into_owned),
                }
            }
            5 => partition_change(fields!(PartitionChangeRecord)),
            7 => {
                let f = fields!(FenceBrokerRecord);
                broker_fencing(f.id, f.epoch, true)
            }
            8 => {
                let f = fields!(UnfenceBrokerRecord);
                broker_fencing(f.id, f.epoch, false)
            }
            9 => MetadataRecord::RemoveTopic { id: TopicId(fields!(RemoveTopicRecord).topic_id) },
            10 => {
                let f = fields!(DelegationTokenRecord<'_>);
                kept(KeptKey::DelegationToken(f.token_id.into_owned()), KeptFate::Set)
            }
            11 => {
                let f = fields!(UserScramCredentialRecord<'_>);
                kept(KeptKey::ScramCredential { user: f.name.into_owned(), mechanism: f.mechanism }, KeptFate::Set)
            }
            12 => {
                let f = fields!(FeatureLevelRecord<'_>);
                MetadataRecord::FeatureLevel { name: f.name.into_owned(), level: f.feature_level }
            }
            14 => {
                let f = fields!(ClientQuotaRecord<'_>);
                let part = |e: crate::wire::generated::client_quota_record::EntityData<'_>| {
                    (e.entity_type.into_owned(), e.entity_name.map(Cow::into_owned))
                };
                let mut entity: Vec<_> = f.entity.into_iter().map(part).collect();
                entity.sort();
                let key = KeptKey::ClientQuota { entity, key: f.key.into_owned() };
                kept(key, if f.remove { KeptFate::Removed } else { KeptFate::Set })
            }
            15 => {
                let f = fields!(ProducerIdsRecord);
                let (broker, broker_epoch) = (BrokerId(f.broker_id), f.broker_epoch);
                MetadataRecord::ProducerIds { broker, broker_epoch, next: f.next_producer_id }
            }
            17 => broker_change(fields!(BrokerRegistrationChangeRecord)),
            18 => kept(KeptKey::AccessControlEntry(fields!(AccessControlEntryRecord<'_>).id), KeptFate::Set),
            19 => kept(KeptKey::AccessControlEntry(fields!(RemoveAccessControlEntryRecord).id), KeptFate::Removed),
            // ZooKeeper's migration state (21) says nothing to a cluster that has none.
            20 | 21 => MetadataRecord::NoOp,
            22 => {
                let f = fields!(RemoveUserScramCredentialRecord<'_>);
                kept(KeptKey::ScramCredential { user: f.name.into_owned(), mechanism: f.mechanism }, KeptFate::Removed)
            }
            23 => {
                MetadataRecord::BeginTransaction { name: fields!(BeginTransactionRecord<'_>).name.map(Cow::into_owned) }
            }
            24 => MetadataRecord::EndTransaction,
            25 => MetadataRecord::AbortTransaction {
                reason: fields!(AbortTransactionRecord<'_>).reason.map(Cow::into_owned),
            },
            26 => {
                let f = fields!(RemoveDelegationTokenRecord<'_>);
                kept(KeptKey::DelegationToken(f.token_id.into_owned()), KeptFate::Removed)
            }
            27 => register_controller(fields!(controller::RegisterControllerRecord<'_>)),
            28 => {
                let f = fields!(ClearElrRecord<'_>);
                MetadataRecord::ClearEligibleLeaders { topic: Arc::from(f.topic_name.as_ref()) }
            }
            29 => {
                MetadataRecord::UnregisterController { id: BrokerId(fields!(UnregisterControllerRecord).controller_id) }
            }
            _ => unknown(),
        })
    }

    /// The record's value, at the version that Kafka 4.4 writes.
    pub fn write(&self) -> Result<Bytes, RecordError> {
        match self {
            MetadataRecord::Topic { id, name } => {
                framed(2, 0, &TopicRecord { name: Cow::Borrowed(name), topic_id: id.0 })
            }
            MetadataRecord::RemoveTopic { id } => framed(9, 0, &RemoveTopicRecord { topic_id: id.0 }),
            MetadataRecord::Partition { topic, partition, state } => {
                framed(3, 2, &partition_fields(*topic, *partition, state))
            }
            MetadataRecord::PartitionChange { topic, partition, change } => {
                framed(5, 2, &partition_change_fields(*topic, *partition, change))
            }
            MetadataRecord::Config { resource, name, value } => {
                let (resource_type, resource_name) = resource.to_code();
                framed(
                    4,
                    0,
                    &ConfigRecord {
                        resource_type,
                        resource_name: Cow::Borrowed(resource_name),
                        name: Cow::Borrowed(name),
                        value: value.as_deref().map(Cow::Borrowed),
                    },
                )
            }
            MetadataRecord::RegisterBroker(registration) => framed(0, 4, &register_broker_fields(registration)),
            MetadataRecord::BrokerChange { id, epoch, change } => {
                let fields = broker_change_fields(*id, *epoch, change);
                // The lowest version that can say it, as Kafka does.
                let version = match change {
                    BrokerChange { cordoned_directories: Some(_), .. } => 3,
                    BrokerChange { directories: Some(_), .. } => 2,
                    BrokerChange { in_controlled_shutdown: Some(_), .. } => 1,
                    _ => 0,
                };
                framed(17, version, &fields)
            }
            MetadataRecord::UnregisterBroker { id, epoch } => {
                framed(1, 0, &UnregisterBrokerRecord { broker_id: id.0, broker_epoch: *epoch })
            }
            MetadataRecord::RegisterController(registration) => {
                framed(27, 0, &register_controller_fields(registration))
            }
            MetadataRecord::UnregisterController { id } => {
                framed(29, 0, &UnregisterControllerRecord { controller_id: id.0 })
            }
            MetadataRecord::FeatureLevel { name, level } => {
                framed(12, 0, &FeatureLevelRecord { name: Cow::Borrowed(name), feature_level: *level })
            }
            MetadataRecord::ProducerIds { broker, broker_epoch, next } => framed(
                15,
                0,
                &ProducerIdsRecord { broker_id: broker.0, broker_epoch: *broker_epoch, next_producer_id: *next },
            ),
            MetadataRecord::ClearEligibleLeaders { topic } => {
                framed(28, 0, &ClearElrRecord { topic_name: Cow::Borrowed(topic) })
            }
            MetadataRecord::BeginTransaction { name } => {
                framed(23, 0, &BeginTransactionRecord { name: name.as_deref().map(Cow::Borrowed) })
            }
            MetadataRecord::EndTransaction => framed(24, 0, &EndTransactionRecord {}),
            MetadataRecord::AbortTransaction { reason } => {
                framed(25, 0, &AbortTransactionRecord { reason: reason.as_deref().map(Cow::Borrowed) })
            }
            MetadataRecord::Kept(kept) => Ok(kept.value.clone()),
            MetadataRecord::NoOp => framed(20, 0, &NoOpRecord {}),
        }
    }
}

impl ConfigResource {
    #[must_use]
    pub fn from_code(code: i8, name: Arc<str>) -> ConfigResource {
        match code {
            2 => ConfigResource::Topic(name),
            4 => ConfigResource::Broker(name),
            16 => ConfigResource::ClientMetrics(name),
            32 => ConfigResource::Group(name),
            other => ConfigResource::Other(other, name),
        }
    }

    #[must_use]
    pub fn to_code(&self) -> (i8, &Arc<str>) {
        match self {
            ConfigResource::Topic(name) => (2, name),
            ConfigResource::Broker(name) => (4, name),
            ConfigResource::ClientMetrics(name) => (16, name),
            ConfigResource::Group(name) => (32, name),
            ConfigResource::Other(code, name) => (*code, name),
        }
    }

    /// The resource of one broker.
    #[must_use]
    pub fn broker(id: BrokerId) -> ConfigResource {
        ConfigResource::Broker(Arc::from(id.0.to_string()))
    }

    /// The resource of all brokers.
    #[must_use]
    pub fn broker_defaults() -> ConfigResource {
        ConfigResource::Broker(Arc::from(""))
    }
}

fn framed<'a>(kind: u32, version: i16, fields: &impl Message<'a>) -> Result<Bytes, RecordError> {
    let mut w = Writer::new();
    w.unsigned_varint(FRAME_VERSION);
    w.unsigned_varint(kind);
    w.unsigned_varint(u32::try_from(version).unwrap_or_default());
    fields.write(&mut w, version)?;
    Ok(w.into_bytes().freeze())
}

#[cfg(test)]
mod tests;
