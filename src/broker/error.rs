//! Where typed reasons become Kafka error codes: here and nowhere below.

use crate::cluster;
use crate::config::AlterMistake;
use crate::partition::AppendFailure;
use crate::record::{Refusal, RefusalKind};
use crate::shard::{CommandError, ReadFailure};
use crate::wire::ErrorCode;

/// None of these is UNKNOWN_SERVER_ERROR: producers retry them without a second append (KAFKA-14034).
#[must_use]
pub fn code_of_append(failure: AppendFailure) -> ErrorCode {
    match failure {
        AppendFailure::StorageOffline | AppendFailure::DiskFull => ErrorCode::KafkaStorageError,
        AppendFailure::LargerThanSegment => ErrorCode::RecordListTooLarge,
        AppendFailure::Gone | AppendFailure::NotHere => ErrorCode::NotLeaderOrFollower,
        AppendFailure::OutOfOrderSequence => ErrorCode::OutOfOrderSequenceNumber,
        AppendFailure::InvalidProducerEpoch => ErrorCode::InvalidProducerEpoch,
    }
}

/// The code and the sentence for a wish that the controller does not fulfil.
#[must_use]
pub fn code_of_refused(refusal: &cluster::Refusal) -> (ErrorCode, String) {
    let code = match refusal {
        cluster::Refusal::TopicName(_) | cluster::Refusal::TopicCollides { .. } => ErrorCode::InvalidTopicException,
        cluster::Refusal::MetadataTopic | cluster::Refusal::DuplicateTopic | cluster::Refusal::Request(_) => {
            ErrorCode::InvalidRequest
        }
        cluster::Refusal::TopicExists(_) => ErrorCode::TopicAlreadyExists,
        cluster::Refusal::UnknownTopicName(_) | cluster::Refusal::UnknownConfigTopic(_) => {
            ErrorCode::UnknownTopicOrPartition
        }
        cluster::Refusal::UnknownTopicId(_) => ErrorCode::UnknownTopicId,
        cluster::Refusal::DeletionDisabled => ErrorCode::TopicDeletionDisabled,
        cluster::Refusal::Partitions(_) => ErrorCode::InvalidPartitions,
        cluster::Refusal::ReplicationFactor(_) => ErrorCode::InvalidReplicationFactor,
        cluster::Refusal::Assignment(_) => ErrorCode::InvalidReplicaAssignment,
        cluster::Refusal::TooManyPartitions => ErrorCode::PolicyViolation,
        cluster::Refusal::Config(mistake) => code_of_alter(mistake),
        cluster::Refusal::ConfigForbidden(_) => ErrorCode::InvalidConfig,
        cluster::Refusal::UnknownBroker(_) => ErrorCode::BrokerIdNotRegistered,
        cluster::Refusal::NoProducerIds => ErrorCode::UnknownServerError,
    };
    (code, refusal.to_string())
}

fn code_of_alter(mistake: &AlterMistake) -> ErrorCode {
    match mistake {
        AlterMistake::DuplicateNames(_)
        | AlterMistake::NullValue(_)
        | AlterMistake::NotDynamic(_)
        | AlterMistake::OnlyPerBroker(_) => ErrorCode::InvalidRequest,
        AlterMistake::UnknownName { scope: "broker", .. } => ErrorCode::InvalidRequest,
        AlterMistake::NotAList { .. }
        | AlterMistake::Topic(_)
        | AlterMistake::Value(_)
        | AlterMistake::UnknownName { .. } => ErrorCode::InvalidConfig,
    }
}

/// The code and the sentence for a command that was not carried out.
#[must_use]
pub fn code_of_command(error: &CommandError) -> (ErrorCode, String) {
    match error {
        CommandError::Refused(refusal) => code_of_refused(refusal),
        CommandError::Log(_) => (ErrorCode::KafkaStorageError, error.to_string()),
        CommandError::Stopping(_) => (ErrorCode::NotController, error.to_string()),
    }
}

/// The code, and the marks that the answer carries with it.
#[must_use]
pub fn code_of_read(failure: ReadFailure) -> (ErrorCode, i64, i64) {
    match failure {
        ReadFailure::OutOfRange { .. } => (ErrorCode::OffsetOutOfRange, -1, -1),
        ReadFailure::NotHere => (ErrorCode::NotLeaderOrFollower, -1, -1),
        ReadFailure::FencedEpoch => (ErrorCode::FencedLeaderEpoch, -1, -1),
        ReadFailure::UnknownEpoch => (ErrorCode::UnknownLeaderEpoch, -1, -1),
        ReadFailure::StorageOffline => (ErrorCode::KafkaStorageError, -1, -1),
        ReadFailure::Corrupt => (ErrorCode::CorruptMessage, -1, -1),
    }
}

/// The code, a sentence, and the records at fault with a sentence each (KIP-467).
#[must_use]
pub fn code_of_refusal(refusal: &Refusal) -> (ErrorCode, String, Vec<(i32, String)>) {
    let code = match refusal.kind() {
        RefusalKind::Corrupt => ErrorCode::CorruptMessage,
        RefusalKind::TooLarge => ErrorCode::MessageTooLarge,
        RefusalKind::LargerThanSegment => ErrorCode::RecordListTooLarge,
        RefusalKind::InvalidRecord => ErrorCode::InvalidRecord,
        RefusalKind::InvalidTimestamp => ErrorCode::InvalidTimestamp,
        RefusalKind::UnsupportedCompression => ErrorCode::UnsupportedCompressionType,
    };
    let records = refusal.record_errors().iter().map(|error| (error.index, error.to_string())).collect();
    (code, refusal.to_string(), records)
}
