//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.

use super::{
    AbortTransactionRecord, AccessControlEntryRecord, BeginTransactionRecord, BrokerRegistrationChangeRecord,
    ClearElrRecord, ClientQuotaRecord, ConfigRecord, DelegationTokenRecord, EndTransactionRecord, FeatureLevelRecord,
    FenceBrokerRecord, NoOpRecord, PartitionChangeRecord, PartitionRecord, ProducerIdsRecord, RegisterBrokerRecord,
    RegisterControllerRecord, RemoveAccessControlEntryRecord, RemoveDelegationTokenRecord, RemoveTopicRecord,
    RemoveUserScramCredentialRecord, TopicRecord, UnfenceBrokerRecord, UnregisterBrokerRecord,
    UnregisterControllerRecord, UserScramCredentialRecord, ZkMigrationStateRecord,
};
use crate::message::VersionRange;
use crate::primitives::{DecodeError, DecodeFault, EncodeError, Reader, Writer};

/// Any record of the metadata log.
#[derive(Clone, Debug, PartialEq)]
pub enum MetadataRecord<'a> {
    RegisterBroker(RegisterBrokerRecord<'a>),
    UnregisterBroker(UnregisterBrokerRecord),
    Topic(TopicRecord<'a>),
    Partition(PartitionRecord),
    Config(ConfigRecord<'a>),
    PartitionChange(PartitionChangeRecord),
    FenceBroker(FenceBrokerRecord),
    UnfenceBroker(UnfenceBrokerRecord),
    RemoveTopic(RemoveTopicRecord),
    DelegationToken(DelegationTokenRecord<'a>),
    UserScramCredential(UserScramCredentialRecord<'a>),
    FeatureLevel(FeatureLevelRecord<'a>),
    ClientQuota(ClientQuotaRecord<'a>),
    ProducerIds(ProducerIdsRecord),
    BrokerRegistrationChange(BrokerRegistrationChangeRecord),
    AccessControlEntry(AccessControlEntryRecord<'a>),
    RemoveAccessControlEntry(RemoveAccessControlEntryRecord),
    NoOp(NoOpRecord),
    ZkMigrationState(ZkMigrationStateRecord),
    RemoveUserScramCredential(RemoveUserScramCredentialRecord<'a>),
    BeginTransaction(BeginTransactionRecord<'a>),
    EndTransaction(EndTransactionRecord),
    AbortTransaction(AbortTransactionRecord<'a>),
    RemoveDelegationToken(RemoveDelegationTokenRecord<'a>),
    RegisterController(RegisterControllerRecord<'a>),
    ClearElr(ClearElrRecord<'a>),
    UnregisterController(UnregisterControllerRecord),
}

impl<'a> MetadataRecord<'a> {
    /// The record's number in Kafka's frame.
    pub fn type_code(&self) -> i16 {
        match self {
            Self::RegisterBroker(_) => 0,
            Self::UnregisterBroker(_) => 1,
            Self::Topic(_) => 2,
            Self::Partition(_) => 3,
            Self::Config(_) => 4,
            Self::PartitionChange(_) => 5,
            Self::FenceBroker(_) => 7,
            Self::UnfenceBroker(_) => 8,
            Self::RemoveTopic(_) => 9,
            Self::DelegationToken(_) => 10,
            Self::UserScramCredential(_) => 11,
            Self::FeatureLevel(_) => 12,
            Self::ClientQuota(_) => 14,
            Self::ProducerIds(_) => 15,
            Self::BrokerRegistrationChange(_) => 17,
            Self::AccessControlEntry(_) => 18,
            Self::RemoveAccessControlEntry(_) => 19,
            Self::NoOp(_) => 20,
            Self::ZkMigrationState(_) => 21,
            Self::RemoveUserScramCredential(_) => 22,
            Self::BeginTransaction(_) => 23,
            Self::EndTransaction(_) => 24,
            Self::AbortTransaction(_) => 25,
            Self::RemoveDelegationToken(_) => 26,
            Self::RegisterController(_) => 27,
            Self::ClearElr(_) => 28,
            Self::UnregisterController(_) => 29,
        }
    }

    pub fn name(&self) -> &'static str {
        match self {
            Self::RegisterBroker(_) => "RegisterBrokerRecord",
            Self::UnregisterBroker(_) => "UnregisterBrokerRecord",
            Self::Topic(_) => "TopicRecord",
            Self::Partition(_) => "PartitionRecord",
            Self::Config(_) => "ConfigRecord",
            Self::PartitionChange(_) => "PartitionChangeRecord",
            Self::FenceBroker(_) => "FenceBrokerRecord",
            Self::UnfenceBroker(_) => "UnfenceBrokerRecord",
            Self::RemoveTopic(_) => "RemoveTopicRecord",
            Self::DelegationToken(_) => "DelegationTokenRecord",
            Self::UserScramCredential(_) => "UserScramCredentialRecord",
            Self::FeatureLevel(_) => "FeatureLevelRecord",
            Self::ClientQuota(_) => "ClientQuotaRecord",
            Self::ProducerIds(_) => "ProducerIdsRecord",
            Self::BrokerRegistrationChange(_) => "BrokerRegistrationChangeRecord",
            Self::AccessControlEntry(_) => "AccessControlEntryRecord",
            Self::RemoveAccessControlEntry(_) => "RemoveAccessControlEntryRecord",
            Self::NoOp(_) => "NoOpRecord",
            Self::ZkMigrationState(_) => "ZkMigrationStateRecord",
            Self::RemoveUserScramCredential(_) => "RemoveUserScramCredentialRecord",
            Self::BeginTransaction(_) => "BeginTransactionRecord",
            Self::EndTransaction(_) => "EndTransactionRecord",
            Self::AbortTransaction(_) => "AbortTransactionRecord",
            Self::RemoveDelegationToken(_) => "RemoveDelegationTokenRecord",
            Self::RegisterController(_) => "RegisterControllerRecord",
            Self::ClearElr(_) => "ClearElrRecord",
            Self::UnregisterController(_) => "UnregisterControllerRecord",
        }
    }

    pub fn versions(&self) -> VersionRange {
        match self {
            Self::RegisterBroker(_) => RegisterBrokerRecord::VERSIONS,
            Self::UnregisterBroker(_) => UnregisterBrokerRecord::VERSIONS,
            Self::Topic(_) => TopicRecord::VERSIONS,
            Self::Partition(_) => PartitionRecord::VERSIONS,
            Self::Config(_) => ConfigRecord::VERSIONS,
            Self::PartitionChange(_) => PartitionChangeRecord::VERSIONS,
            Self::FenceBroker(_) => FenceBrokerRecord::VERSIONS,
            Self::UnfenceBroker(_) => UnfenceBrokerRecord::VERSIONS,
            Self::RemoveTopic(_) => RemoveTopicRecord::VERSIONS,
            Self::DelegationToken(_) => DelegationTokenRecord::VERSIONS,
            Self::UserScramCredential(_) => UserScramCredentialRecord::VERSIONS,
            Self::FeatureLevel(_) => FeatureLevelRecord::VERSIONS,
            Self::ClientQuota(_) => ClientQuotaRecord::VERSIONS,
            Self::ProducerIds(_) => ProducerIdsRecord::VERSIONS,
            Self::BrokerRegistrationChange(_) => BrokerRegistrationChangeRecord::VERSIONS,
            Self::AccessControlEntry(_) => AccessControlEntryRecord::VERSIONS,
            Self::RemoveAccessControlEntry(_) => RemoveAccessControlEntryRecord::VERSIONS,
            Self::NoOp(_) => NoOpRecord::VERSIONS,
            Self::ZkMigrationState(_) => ZkMigrationStateRecord::VERSIONS,
            Self::RemoveUserScramCredential(_) => RemoveUserScramCredentialRecord::VERSIONS,
            Self::BeginTransaction(_) => BeginTransactionRecord::VERSIONS,
            Self::EndTransaction(_) => EndTransactionRecord::VERSIONS,
            Self::AbortTransaction(_) => AbortTransactionRecord::VERSIONS,
            Self::RemoveDelegationToken(_) => RemoveDelegationTokenRecord::VERSIONS,
            Self::RegisterController(_) => RegisterControllerRecord::VERSIONS,
            Self::ClearElr(_) => ClearElrRecord::VERSIONS,
            Self::UnregisterController(_) => UnregisterControllerRecord::VERSIONS,
        }
    }

    /// Reads a record's body.
    pub fn read_body(r: &mut Reader<'a>, type_code: i16, version: i16) -> Result<Self, DecodeError> {
        match type_code {
            0 => RegisterBrokerRecord::read(r, version).map(Self::RegisterBroker),
            1 => UnregisterBrokerRecord::read(r, version).map(Self::UnregisterBroker),
            2 => TopicRecord::read(r, version).map(Self::Topic),
            3 => PartitionRecord::read(r, version).map(Self::Partition),
            4 => ConfigRecord::read(r, version).map(Self::Config),
            5 => PartitionChangeRecord::read(r, version).map(Self::PartitionChange),
            7 => FenceBrokerRecord::read(r, version).map(Self::FenceBroker),
            8 => UnfenceBrokerRecord::read(r, version).map(Self::UnfenceBroker),
            9 => RemoveTopicRecord::read(r, version).map(Self::RemoveTopic),
            10 => DelegationTokenRecord::read(r, version).map(Self::DelegationToken),
            11 => UserScramCredentialRecord::read(r, version).map(Self::UserScramCredential),
            12 => FeatureLevelRecord::read(r, version).map(Self::FeatureLevel),
            14 => ClientQuotaRecord::read(r, version).map(Self::ClientQuota),
            15 => ProducerIdsRecord::read(r, version).map(Self::ProducerIds),
            17 => BrokerRegistrationChangeRecord::read(r, version).map(Self::BrokerRegistrationChange),
            18 => AccessControlEntryRecord::read(r, version).map(Self::AccessControlEntry),
            19 => RemoveAccessControlEntryRecord::read(r, version).map(Self::RemoveAccessControlEntry),
            20 => NoOpRecord::read(r, version).map(Self::NoOp),
            21 => ZkMigrationStateRecord::read(r, version).map(Self::ZkMigrationState),
            22 => RemoveUserScramCredentialRecord::read(r, version).map(Self::RemoveUserScramCredential),
            23 => BeginTransactionRecord::read(r, version).map(Self::BeginTransaction),
            24 => EndTransactionRecord::read(r, version).map(Self::EndTransaction),
            25 => AbortTransactionRecord::read(r, version).map(Self::AbortTransaction),
            26 => RemoveDelegationTokenRecord::read(r, version).map(Self::RemoveDelegationToken),
            27 => RegisterControllerRecord::read(r, version).map(Self::RegisterController),
            28 => ClearElrRecord::read(r, version).map(Self::ClearElr),
            29 => UnregisterControllerRecord::read(r, version).map(Self::UnregisterController),
            other => Err(r.fault(DecodeFault::UnknownType(i64::from(other)), "MetadataRecord")),
        }
    }

    pub fn write_body(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        match self {
            Self::RegisterBroker(record) => record.write(w, version),
            Self::UnregisterBroker(record) => record.write(w, version),
            Self::Topic(record) => record.write(w, version),
            Self::Partition(record) => record.write(w, version),
            Self::Config(record) => record.write(w, version),
            Self::PartitionChange(record) => record.write(w, version),
            Self::FenceBroker(record) => record.write(w, version),
            Self::UnfenceBroker(record) => record.write(w, version),
            Self::RemoveTopic(record) => record.write(w, version),
            Self::DelegationToken(record) => record.write(w, version),
            Self::UserScramCredential(record) => record.write(w, version),
            Self::FeatureLevel(record) => record.write(w, version),
            Self::ClientQuota(record) => record.write(w, version),
            Self::ProducerIds(record) => record.write(w, version),
            Self::BrokerRegistrationChange(record) => record.write(w, version),
            Self::AccessControlEntry(record) => record.write(w, version),
            Self::RemoveAccessControlEntry(record) => record.write(w, version),
            Self::NoOp(record) => record.write(w, version),
            Self::ZkMigrationState(record) => record.write(w, version),
            Self::RemoveUserScramCredential(record) => record.write(w, version),
            Self::BeginTransaction(record) => record.write(w, version),
            Self::EndTransaction(record) => record.write(w, version),
            Self::AbortTransaction(record) => record.write(w, version),
            Self::RemoveDelegationToken(record) => record.write(w, version),
            Self::RegisterController(record) => record.write(w, version),
            Self::ClearElr(record) => record.write(w, version),
            Self::UnregisterController(record) => record.write(w, version),
        }
    }

    #[cfg(feature = "json")]
    pub fn to_json(&self, version: i16) -> String {
        match self {
            Self::RegisterBroker(record) => record.to_json(version),
            Self::UnregisterBroker(record) => record.to_json(version),
            Self::Topic(record) => record.to_json(version),
            Self::Partition(record) => record.to_json(version),
            Self::Config(record) => record.to_json(version),
            Self::PartitionChange(record) => record.to_json(version),
            Self::FenceBroker(record) => record.to_json(version),
            Self::UnfenceBroker(record) => record.to_json(version),
            Self::RemoveTopic(record) => record.to_json(version),
            Self::DelegationToken(record) => record.to_json(version),
            Self::UserScramCredential(record) => record.to_json(version),
            Self::FeatureLevel(record) => record.to_json(version),
            Self::ClientQuota(record) => record.to_json(version),
            Self::ProducerIds(record) => record.to_json(version),
            Self::BrokerRegistrationChange(record) => record.to_json(version),
            Self::AccessControlEntry(record) => record.to_json(version),
            Self::RemoveAccessControlEntry(record) => record.to_json(version),
            Self::NoOp(record) => record.to_json(version),
            Self::ZkMigrationState(record) => record.to_json(version),
            Self::RemoveUserScramCredential(record) => record.to_json(version),
            Self::BeginTransaction(record) => record.to_json(version),
            Self::EndTransaction(record) => record.to_json(version),
            Self::AbortTransaction(record) => record.to_json(version),
            Self::RemoveDelegationToken(record) => record.to_json(version),
            Self::RegisterController(record) => record.to_json(version),
            Self::ClearElr(record) => record.to_json(version),
            Self::UnregisterController(record) => record.to_json(version),
        }
    }
}
impl<'a> From<RegisterBrokerRecord<'a>> for MetadataRecord<'a> {
    fn from(record: RegisterBrokerRecord<'a>) -> Self {
        Self::RegisterBroker(record)
    }
}
impl From<UnregisterBrokerRecord> for MetadataRecord<'_> {
    fn from(record: UnregisterBrokerRecord) -> Self {
        Self::UnregisterBroker(record)
    }
}
impl<'a> From<TopicRecord<'a>> for MetadataRecord<'a> {
    fn from(record: TopicRecord<'a>) -> Self {
        Self::Topic(record)
    }
}
impl From<PartitionRecord> for MetadataRecord<'_> {
    fn from(record: PartitionRecord) -> Self {
        Self::Partition(record)
    }
}
impl<'a> From<ConfigRecord<'a>> for MetadataRecord<'a> {
    fn from(record: ConfigRecord<'a>) -> Self {
        Self::Config(record)
    }
}
impl From<PartitionChangeRecord> for MetadataRecord<'_> {
    fn from(record: PartitionChangeRecord) -> Self {
        Self::PartitionChange(record)
    }
}
impl From<FenceBrokerRecord> for MetadataRecord<'_> {
    fn from(record: FenceBrokerRecord) -> Self {
        Self::FenceBroker(record)
    }
}
impl From<UnfenceBrokerRecord> for MetadataRecord<'_> {
    fn from(record: UnfenceBrokerRecord) -> Self {
        Self::UnfenceBroker(record)
    }
}
impl From<RemoveTopicRecord> for MetadataRecord<'_> {
    fn from(record: RemoveTopicRecord) -> Self {
        Self::RemoveTopic(record)
    }
}
impl<'a> From<DelegationTokenRecord<'a>> for MetadataRecord<'a> {
    fn from(record: DelegationTokenRecord<'a>) -> Self {
        Self::DelegationToken(record)
    }
}
impl<'a> From<UserScramCredentialRecord<'a>> for MetadataRecord<'a> {
    fn from(record: UserScramCredentialRecord<'a>) -> Self {
        Self::UserScramCredential(record)
    }
}
impl<'a> From<FeatureLevelRecord<'a>> for MetadataRecord<'a> {
    fn from(record: FeatureLevelRecord<'a>) -> Self {
        Self::FeatureLevel(record)
    }
}
impl<'a> From<ClientQuotaRecord<'a>> for MetadataRecord<'a> {
    fn from(record: ClientQuotaRecord<'a>) -> Self {
        Self::ClientQuota(record)
    }
}
impl From<ProducerIdsRecord> for MetadataRecord<'_> {
    fn from(record: ProducerIdsRecord) -> Self {
        Self::ProducerIds(record)
    }
}
impl From<BrokerRegistrationChangeRecord> for MetadataRecord<'_> {
    fn from(record: BrokerRegistrationChangeRecord) -> Self {
        Self::BrokerRegistrationChange(record)
    }
}
impl<'a> From<AccessControlEntryRecord<'a>> for MetadataRecord<'a> {
    fn from(record: AccessControlEntryRecord<'a>) -> Self {
        Self::AccessControlEntry(record)
    }
}
impl From<RemoveAccessControlEntryRecord> for MetadataRecord<'_> {
    fn from(record: RemoveAccessControlEntryRecord) -> Self {
        Self::RemoveAccessControlEntry(record)
    }
}
impl From<NoOpRecord> for MetadataRecord<'_> {
    fn from(record: NoOpRecord) -> Self {
        Self::NoOp(record)
    }
}
impl From<ZkMigrationStateRecord> for MetadataRecord<'_> {
    fn from(record: ZkMigrationStateRecord) -> Self {
        Self::ZkMigrationState(record)
    }
}
impl<'a> From<RemoveUserScramCredentialRecord<'a>> for MetadataRecord<'a> {
    fn from(record: RemoveUserScramCredentialRecord<'a>) -> Self {
        Self::RemoveUserScramCredential(record)
    }
}
impl<'a> From<BeginTransactionRecord<'a>> for MetadataRecord<'a> {
    fn from(record: BeginTransactionRecord<'a>) -> Self {
        Self::BeginTransaction(record)
    }
}
impl From<EndTransactionRecord> for MetadataRecord<'_> {
    fn from(record: EndTransactionRecord) -> Self {
        Self::EndTransaction(record)
    }
}
impl<'a> From<AbortTransactionRecord<'a>> for MetadataRecord<'a> {
    fn from(record: AbortTransactionRecord<'a>) -> Self {
        Self::AbortTransaction(record)
    }
}
impl<'a> From<RemoveDelegationTokenRecord<'a>> for MetadataRecord<'a> {
    fn from(record: RemoveDelegationTokenRecord<'a>) -> Self {
        Self::RemoveDelegationToken(record)
    }
}
impl<'a> From<RegisterControllerRecord<'a>> for MetadataRecord<'a> {
    fn from(record: RegisterControllerRecord<'a>) -> Self {
        Self::RegisterController(record)
    }
}
impl<'a> From<ClearElrRecord<'a>> for MetadataRecord<'a> {
    fn from(record: ClearElrRecord<'a>) -> Self {
        Self::ClearElr(record)
    }
}
impl From<UnregisterControllerRecord> for MetadataRecord<'_> {
    fn from(record: UnregisterControllerRecord) -> Self {
        Self::UnregisterController(record)
    }
}
