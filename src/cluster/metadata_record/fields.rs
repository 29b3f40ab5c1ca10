//! Between our own types of the metadata log's records and the generated ones.  Pure.

use std::borrow::Cow;

use super::{
    BrokerChange, BrokerRegistration, ControllerRegistration, DirectoryId, Endpoint, MetadataRecord, PartitionChange,
    PartitionState, SupportedFeature,
};
use crate::base::{BrokerId, LeaderEpoch, PartitionIndex, TopicId};
use crate::wire::generated::{
    broker_registration_change_record::BrokerRegistrationChangeRecord, partition_change_record::PartitionChangeRecord,
    partition_record::PartitionRecord, register_broker_record as broker, register_controller_record as controller,
};

fn ids(numbers: Vec<i32>) -> Vec<BrokerId> {
    numbers.into_iter().map(BrokerId).collect()
}

fn numbers(ids: &[BrokerId]) -> Vec<i32> {
    ids.iter().map(|id| id.0).collect()
}

fn directories(raw: Vec<[u8; 16]>) -> Vec<DirectoryId> {
    raw.into_iter().map(DirectoryId).collect()
}

fn raw_directories(directories: &[DirectoryId]) -> Vec<[u8; 16]> {
    directories.iter().map(|directory| directory.0).collect()
}

/// -1 stands for nobody.
fn leader(number: i32) -> Option<BrokerId> {
    (number >= 0).then_some(BrokerId(number))
}

pub(super) fn partition(f: PartitionRecord) -> MetadataRecord {
    MetadataRecord::Partition {
        topic: TopicId(f.topic_id),
        partition: PartitionIndex(f.partition_id),
        state: PartitionState {
            replicas: ids(f.replicas),
            directories: directories(f.directories),
            isr: ids(f.isr),
            adding: ids(f.adding_replicas),
            removing: ids(f.removing_replicas),
            leader: leader(f.leader),
            leader_epoch: LeaderEpoch(f.leader_epoch),
            partition_epoch: f.partition_epoch,
            is_recovering: f.leader_recovery_state == 1,
            eligible_leaders: ids(f.eligible_leader_replicas.unwrap_or_default()),
            last_known_eligible_leaders: ids(f.last_known_elr.unwrap_or_default()),
        },
    }
}

pub(super) fn partition_fields(topic: TopicId, partition: PartitionIndex, state: &PartitionState) -> PartitionRecord {
    let nullable = |ids: &[BrokerId]| (!ids.is_empty()).then(|| numbers(ids));
    PartitionRecord {
        partition_id: partition.0,
        topic_id: topic.0,
        replicas: numbers(&state.replicas),
        isr: numbers(&state.isr),
        removing_replicas: numbers(&state.removing),
        adding_replicas: numbers(&state.adding),
        leader: state.leader.map_or(-1, |id| id.0),
        leader_recovery_state: i8::from(state.is_recovering),
        leader_epoch: state.leader_epoch.0,
        partition_epoch: state.partition_epoch,
        directories: raw_directories(&state.directories),
        eligible_leader_replicas: nullable(&state.eligible_leaders),
        last_known_elr: nullable(&state.last_known_eligible_leaders),
    }
}

/// The number that leaves the leader as it is.
const LEADER_STAYS: i32 = -2;

pub(super) fn partition_change(f: PartitionChangeRecord) -> MetadataRecord {
    MetadataRecord::PartitionChange {
        topic: TopicId(f.topic_id),
        partition: PartitionIndex(f.partition_id),
        change: PartitionChange {
            replicas: f.replicas.map(ids),
            directories: f.directories.map(directories),
            isr: f.isr.map(ids),
            adding: f.adding_replicas.map(ids),
            removing: f.removing_replicas.map(ids),
            leader: (f.leader != LEADER_STAYS).then(|| leader(f.leader)),
            is_recovering: (f.leader_recovery_state >= 0).then_some(f.leader_recovery_state == 1),
            eligible_leaders: f.eligible_leader_replicas.map(ids),
            last_known_eligible_leaders: f.last_known_elr.map(ids),
        },
    }
}

pub(super) fn partition_change_fields(
    topic: TopicId,
    partition: PartitionIndex,
    change: &PartitionChange,
) -> PartitionChangeRecord {
    let numbers = |ids: &Option<Vec<BrokerId>>| ids.as_deref().map(numbers);
    PartitionChangeRecord {
        partition_id: partition.0,
        topic_id: topic.0,
        isr: numbers(&change.isr),
        leader: change.leader.map_or(LEADER_STAYS, |leader| leader.map_or(-1, |id| id.0)),
        replicas: numbers(&change.replicas),
        removing_replicas: numbers(&change.removing),
        adding_replicas: numbers(&change.adding),
        leader_recovery_state: change.is_recovering.map_or(-1, i8::from),
        directories: change.directories.as_deref().map(raw_directories),
        eligible_leader_replicas: numbers(&change.eligible_leaders),
        last_known_elr: numbers(&change.last_known_eligible_leaders),
    }
}

pub(super) fn register_broker(f: broker::RegisterBrokerRecord<'_>) -> MetadataRecord {
    MetadataRecord::RegisterBroker(BrokerRegistration {
        id: BrokerId(f.broker_id),
        epoch: f.broker_epoch,
        incarnation: f.incarnation_id,
        endpoints: f
            .end_points
            .into_iter()
            .map(|e| Endpoint {
                name: e.name.into_owned(),
                host: e.host.into_owned(),
                port: e.port,
                security_protocol: e.security_protocol,
            })
            .collect(),
        features: f
            .features
            .into_iter()
            .map(|s| SupportedFeature {
                name: s.name.into_owned(),
                min: s.min_supported_version,
                max: s.max_supported_version,
            })
            .collect(),
        rack: f.rack.map(Cow::into_owned),
        fenced: f.fenced,
        in_controlled_shutdown: f.in_controlled_shutdown,
        directories: directories(f.log_dirs),
        cordoned_directories: f.cordoned_log_dirs.map(directories),
    })
}

pub(super) fn register_broker_fields(registration: &BrokerRegistration) -> broker::RegisterBrokerRecord<'_> {
    broker::RegisterBrokerRecord {
        broker_id: registration.id.0,
        is_migrating_zk_broker: false,
        incarnation_id: registration.incarnation,
        broker_epoch: registration.epoch,
        end_points: registration
            .endpoints
            .iter()
            .map(|e| broker::BrokerEndpoint {
                name: Cow::Borrowed(&e.name),
                host: Cow::Borrowed(&e.host),
                port: e.port,
                security_protocol: e.security_protocol,
            })
            .collect(),
        features: registration
            .features
            .iter()
            .map(|s| broker::BrokerFeature {
                name: Cow::Borrowed(&s.name),
                min_supported_version: s.min,
                max_supported_version: s.max,
            })
            .collect(),
        rack: registration.rack.as_deref().map(Cow::Borrowed),
        fenced: registration.fenced,
        in_controlled_shutdown: registration.in_controlled_shutdown,
        log_dirs: raw_directories(&registration.directories),
        cordoned_log_dirs: registration.cordoned_directories.as_deref().map(raw_directories),
    }
}

pub(super) fn register_controller(f: controller::RegisterControllerRecord<'_>) -> MetadataRecord {
    MetadataRecord::RegisterController(ControllerRegistration {
        id: BrokerId(f.controller_id),
        incarnation: f.incarnation_id,
        endpoints: f
            .end_points
            .into_iter()
            .map(|e| Endpoint {
                name: e.name.into_owned(),
                host: e.host.into_owned(),
                port: e.port,
                security_protocol: e.security_protocol,
            })
            .collect(),
        features: f
            .features
            .into_iter()
            .map(|s| SupportedFeature {
                name: s.name.into_owned(),
                min: s.min_supported_version,
                max: s.max_supported_version,
            })
            .collect(),
    })
}

pub(super) fn register_controller_fields(
    registration: &ControllerRegistration,
) -> controller::RegisterControllerRecord<'_> {
    controller::RegisterControllerRecord {
        controller_id: registration.id.0,
        incarnation_id: registration.incarnation,
        zk_migration_ready: false,
        end_points: registration
            .endpoints
            .iter()
            .map(|e| controller::ControllerEndpoint {
                name: Cow::Borrowed(&e.name),
                host: Cow::Borrowed(&e.host),
                port: e.port,
                security_protocol: e.security_protocol,
            })
            .collect(),
        features: registration
            .features
            .iter()
            .map(|s| controller::ControllerFeature {
                name: Cow::Borrowed(&s.name),
                min_supported_version: s.min,
                max_supported_version: s.max,
            })
            .collect(),
    }
}

pub(super) fn broker_fencing(id: i32, epoch: i64, fenced: bool) -> MetadataRecord {
    let change = BrokerChange { fenced: Some(fenced), ..BrokerChange::default() };
    MetadataRecord::BrokerChange { id: BrokerId(id), epoch, change }
}

/// Both flags are sent as 1 (set), -1 (cleared) or 0 (as before); only shutdown is never cleared.
pub(super) fn broker_change(f: BrokerRegistrationChangeRecord) -> MetadataRecord {
    let flag = |value: i8| match value {
        0 => None,
        set => Some(set > 0),
    };
    MetadataRecord::BrokerChange {
        id: BrokerId(f.broker_id),
        epoch: f.broker_epoch,
        change: BrokerChange {
            fenced: flag(f.fenced),
            in_controlled_shutdown: flag(f.in_controlled_shutdown),
            directories: (!f.log_dirs.is_empty()).then(|| directories(f.log_dirs)),
            cordoned_directories: f.cordoned_log_dirs.map(directories),
        },
    }
}

pub(super) fn broker_change_fields(id: BrokerId, epoch: i64, change: &BrokerChange) -> BrokerRegistrationChangeRecord {
    let flag = |value: Option<bool>| match value {
        None => 0,
        Some(true) => 1,
        Some(false) => -1,
    };
    BrokerRegistrationChangeRecord {
        broker_id: id.0,
        broker_epoch: epoch,
        fenced: flag(change.fenced),
        in_controlled_shutdown: flag(change.in_controlled_shutdown),
        log_dirs: change.directories.as_deref().map(raw_directories).unwrap_or_default(),
        cordoned_log_dirs: change.cordoned_directories.as_deref().map(raw_directories),
    }
}
