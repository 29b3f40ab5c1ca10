//! Kafka's error codes: number, name, whether a client may try again, and a sentence of our own.

/// What a client does on a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retry {
    /// Gives up.
    Never,
    /// Sends the same again.
    Again,
    /// Asks for metadata first, since the leader or coordinator may be elsewhere.
    AfterRefresh,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i16)]
pub enum ErrorCode {
    UnknownServerError = -1,
    None = 0,
    OffsetOutOfRange = 1,
    CorruptMessage = 2,
    UnknownTopicOrPartition = 3,
    InvalidFetchSize = 4,
    LeaderNotAvailable = 5,
    NotLeaderOrFollower = 6,
    RequestTimedOut = 7,
    BrokerNotAvailable = 8,
    ReplicaNotAvailable = 9,
    MessageTooLarge = 10,
    StaleControllerEpoch = 11,
    OffsetMetadataTooLarge = 12,
    NetworkException = 13,
    CoordinatorLoadInProgress = 14,
    CoordinatorNotAvailable = 15,
    NotCoordinator = 16,
    InvalidTopicException = 17,
    RecordListTooLarge = 18,
    NotEnoughReplicas = 19,
    NotEnoughReplicasAfterAppend = 20,
    InvalidRequiredAcks = 21,
    IllegalGeneration = 22,
    InconsistentGroupProtocol = 23,
    InvalidGroupId = 24,
    UnknownMemberId = 25,
    InvalidSessionTimeout = 26,
    RebalanceInProgress = 27,
    InvalidCommitOffsetSize = 28,
    TopicAuthorizationFailed = 29,
    GroupAuthorizationFailed = 30,
    ClusterAuthorizationFailed = 31,
    InvalidTimestamp = 32,
    UnsupportedSaslMechanism = 33,
    IllegalSaslState = 34,
    UnsupportedVersion = 35,
    TopicAlreadyExists = 36,
    InvalidPartitions = 37,
    InvalidReplicationFactor = 38,
    InvalidReplicaAssignment = 39,
    InvalidConfig = 40,
    NotController = 41,
    InvalidRequest = 42,
    UnsupportedForMessageFormat = 43,
    PolicyViolation = 44,
    OutOfOrderSequenceNumber = 45,
    DuplicateSequenceNumber = 46,
    InvalidProducerEpoch = 47,
    InvalidTxnState = 48,
    InvalidProducerIdMapping = 49,
    InvalidTransactionTimeout = 50,
    ConcurrentTransactions = 51,
    TransactionCoordinatorFenced = 52,
    TransactionalIdAuthorizationFailed = 53,
    SecurityDisabled = 54,
    OperationNotAttempted = 55,
    KafkaStorageError = 56,
    LogDirNotFound = 57,
    SaslAuthenticationFailed = 58,
    UnknownProducerId = 59,
    ReassignmentInProgress = 60,
    DelegationTokenAuthDisabled = 61,
    DelegationTokenNotFound = 62,
    DelegationTokenOwnerMismatch = 63,
    DelegationTokenRequestNotAllowed = 64,
    DelegationTokenAuthorizationFailed = 65,
    DelegationTokenExpired = 66,
    InvalidPrincipalType = 67,
    NonEmptyGroup = 68,
    GroupIdNotFound = 69,
    FetchSessionIdNotFound = 70,
    InvalidFetchSessionEpoch = 71,
    ListenerNotFound = 72,
    TopicDeletionDisabled = 73,
    FencedLeaderEpoch = 74,
    UnknownLeaderEpoch = 75,
    UnsupportedCompressionType = 76,
    StaleBrokerEpoch = 77,
    OffsetNotAvailable = 78,
    MemberIdRequired = 79,
    PreferredLeaderNotAvailable = 80,
    GroupMaxSizeReached = 81,
    FencedInstanceId = 82,
    EligibleLeadersNotAvailable = 83,
    ElectionNotNeeded = 84,
    NoReassignmentInProgress = 85,
    GroupSubscribedToTopic = 86,
    InvalidRecord = 87,
    UnstableOffsetCommit = 88,
    ThrottlingQuotaExceeded = 89,
    ProducerFenced = 90,
    ResourceNotFound = 91,
    DuplicateResource = 92,
    UnacceptableCredential = 93,
    InconsistentVoterSet = 94,
    InvalidUpdateVersion = 95,
    FeatureUpdateFailed = 96,
    PrincipalDeserializationFailure = 97,
    SnapshotNotFound = 98,
    PositionOutOfRange = 99,
    UnknownTopicId = 100,
    DuplicateBrokerRegistration = 101,
    BrokerIdNotRegistered = 102,
    InconsistentTopicId = 103,
    InconsistentClusterId = 104,
    TransactionalIdNotFound = 105,
    FetchSessionTopicIdError = 106,
    IneligibleReplica = 107,
    NewLeaderElected = 108,
    OffsetMovedToTieredStorage = 109,
    FencedMemberEpoch = 110,
    UnreleasedInstanceId = 111,
    UnsupportedAssignor = 112,
    StaleMemberEpoch = 113,
    MismatchedEndpointType = 114,
    UnsupportedEndpointType = 115,
    UnknownControllerId = 116,
    UnknownSubscriptionId = 117,
    TelemetryTooLarge = 118,
    InvalidRegistration = 119,
    TransactionAbortable = 120,
    InvalidRecordState = 121,
    ShareSessionNotFound = 122,
    InvalidShareSessionEpoch = 123,
    FencedStateEpoch = 124,
    InvalidVoterKey = 125,
    DuplicateVoter = 126,
    VoterNotFound = 127,
    InvalidRegularExpression = 128,
    RebootstrapRequired = 129,
    StreamsInvalidTopology = 130,
    StreamsInvalidTopologyEpoch = 131,
    StreamsTopologyFenced = 132,
    ShareSessionLimitReached = 133,
    GroupDeletionFailed = 134,
    StreamsTopologyDescriptionUpdateFailed = 135,
    ControllerIdNotRegistered = 136,
}

struct Row {
    code: ErrorCode,
    name: &'static str,
    retry: Retry,
    message: &'static str,
}

const fn row(code: ErrorCode, name: &'static str, retry: Retry, message: &'static str) -> Row {
    Row { code, name, retry, message }
}

/// At the index of code + 1.
static TABLE: [Row; 138] = {
    use ErrorCode::*;
    use Retry::*;
    [
        row(UnknownServerError, "UNKNOWN_SERVER_ERROR", Never, "The broker met an error that has no code of its own."),
        row(None, "NONE", Never, "No error."),
        row(OffsetOutOfRange, "OFFSET_OUT_OF_RANGE", Never, "The offset lies outside the log of this partition."),
        row(
            CorruptMessage,
            "CORRUPT_MESSAGE",
            Again,
            "The record batch does not match its checksum, or its fields contradict each other.",
        ),
        row(
            UnknownTopicOrPartition,
            "UNKNOWN_TOPIC_OR_PARTITION",
            AfterRefresh,
            "This broker has no such topic or partition.",
        ),
        row(InvalidFetchSize, "INVALID_FETCH_SIZE", Never, "The number of bytes asked for is not valid."),
        row(LeaderNotAvailable, "LEADER_NOT_AVAILABLE", AfterRefresh, "The partition has no leader at the moment."),
        row(
            NotLeaderOrFollower,
            "NOT_LEADER_OR_FOLLOWER",
            AfterRefresh,
            "This broker does not hold the replica that the request needs.",
        ),
        row(RequestTimedOut, "REQUEST_TIMED_OUT", Again, "The time limit passed before the request was done."),
        row(BrokerNotAvailable, "BROKER_NOT_AVAILABLE", Never, "The broker is not there."),
        row(ReplicaNotAvailable, "REPLICA_NOT_AVAILABLE", AfterRefresh, "The replica cannot serve this partition now."),
        row(MessageTooLarge, "MESSAGE_TOO_LARGE", Never, "The record batch is larger than the topic allows."),
        row(StaleControllerEpoch, "STALE_CONTROLLER_EPOCH", Never, "The controller has moved to another broker since."),
        row(
            OffsetMetadataTooLarge,
            "OFFSET_METADATA_TOO_LARGE",
            Never,
            "The text stored beside the committed offset is too long.",
        ),
        row(NetworkException, "NETWORK_EXCEPTION", AfterRefresh, "The connection ended before an answer came."),
        row(
            CoordinatorLoadInProgress,
            "COORDINATOR_LOAD_IN_PROGRESS",
            Again,
            "The coordinator is still reading its state.",
        ),
        row(CoordinatorNotAvailable, "COORDINATOR_NOT_AVAILABLE", AfterRefresh, "The coordinator is not available."),
        row(NotCoordinator, "NOT_COORDINATOR", AfterRefresh, "This broker is not the coordinator asked for."),
        row(
            InvalidTopicException,
            "INVALID_TOPIC_EXCEPTION",
            Never,
            "The topic's name is not allowed, or the topic may not be used like this.",
        ),
        row(
            RecordListTooLarge,
            "RECORD_LIST_TOO_LARGE",
            Never,
            "The request's records are more than one segment holds.",
        ),
        row(
            NotEnoughReplicas,
            "NOT_ENOUGH_REPLICAS",
            Again,
            "Fewer replicas are in sync than min.insync.replicas asks for.",
        ),
        row(
            NotEnoughReplicasAfterAppend,
            "NOT_ENOUGH_REPLICAS_AFTER_APPEND",
            Again,
            "The records were appended, but then too few replicas were in sync.",
        ),
        row(InvalidRequiredAcks, "INVALID_REQUIRED_ACKS", Never, "acks must be -1, 0 or 1."),
        row(IllegalGeneration, "ILLEGAL_GENERATION", Never, "The member's generation is not that of the group."),
        row(
            InconsistentGroupProtocol,
            "INCONSISTENT_GROUP_PROTOCOL",
            Never,
            "The member's protocols have nothing in common with those of the group.",
        ),
        row(InvalidGroupId, "INVALID_GROUP_ID", Never, "The group id is not allowed."),
        row(UnknownMemberId, "UNKNOWN_MEMBER_ID", Never, "The group has no such member."),
        row(
            InvalidSessionTimeout,
            "INVALID_SESSION_TIMEOUT",
            Never,
            "The session timeout is outside the limits that the broker sets.",
        ),
        row(RebalanceInProgress, "REBALANCE_IN_PROGRESS", Never, "The group is rebalancing; join again."),
        row(InvalidCommitOffsetSize, "INVALID_COMMIT_OFFSET_SIZE", Never, "The offset's data is too large to store."),
        row(TopicAuthorizationFailed, "TOPIC_AUTHORIZATION_FAILED", Never, "Not allowed to access this topic."),
        row(GroupAuthorizationFailed, "GROUP_AUTHORIZATION_FAILED", Never, "Not allowed to access this group."),
        row(
            ClusterAuthorizationFailed,
            "CLUSTER_AUTHORIZATION_FAILED",
            Never,
            "Not allowed to do this on the cluster.",
        ),
        row(InvalidTimestamp, "INVALID_TIMESTAMP", Never, "The record's timestamp is too far from the broker's clock."),
        row(
            UnsupportedSaslMechanism,
            "UNSUPPORTED_SASL_MECHANISM",
            Never,
            "The broker does not offer this SASL mechanism.",
        ),
        row(IllegalSaslState, "ILLEGAL_SASL_STATE", Never, "The request does not fit the state of the SASL exchange."),
        row(UnsupportedVersion, "UNSUPPORTED_VERSION", Never, "The broker does not serve this version of the API."),
        row(TopicAlreadyExists, "TOPIC_ALREADY_EXISTS", Never, "A topic of this name exists already."),
        row(InvalidPartitions, "INVALID_PARTITIONS", Never, "The number of partitions is not valid."),
        row(
            InvalidReplicationFactor,
            "INVALID_REPLICATION_FACTOR",
            Never,
            "The replication factor is below one or above the number of brokers.",
        ),
        row(InvalidReplicaAssignment, "INVALID_REPLICA_ASSIGNMENT", Never, "The replica assignment is not valid."),
        row(InvalidConfig, "INVALID_CONFIG", Never, "The configuration is not valid."),
        row(NotController, "NOT_CONTROLLER", Again, "This node is not the active controller."),
        row(
            InvalidRequest,
            "INVALID_REQUEST",
            Never,
            "The request contradicts itself or breaks a rule of the protocol.",
        ),
        row(
            UnsupportedForMessageFormat,
            "UNSUPPORTED_FOR_MESSAGE_FORMAT",
            Never,
            "The message format of the topic does not allow this.",
        ),
        row(PolicyViolation, "POLICY_VIOLATION", Never, "A policy of the cluster forbids this."),
        row(
            OutOfOrderSequenceNumber,
            "OUT_OF_ORDER_SEQUENCE_NUMBER",
            Never,
            "The sequence number does not follow the last one of this producer.",
        ),
        row(DuplicateSequenceNumber, "DUPLICATE_SEQUENCE_NUMBER", Never, "The sequence number was used before."),
        row(
            InvalidProducerEpoch,
            "INVALID_PRODUCER_EPOCH",
            Never,
            "The producer's epoch is older than one seen before.",
        ),
        row(InvalidTxnState, "INVALID_TXN_STATE", Never, "The transaction is in a state that does not allow this."),
        row(
            InvalidProducerIdMapping,
            "INVALID_PRODUCER_ID_MAPPING",
            Never,
            "The producer id does not belong to this transactional id.",
        ),
        row(
            InvalidTransactionTimeout,
            "INVALID_TRANSACTION_TIMEOUT",
            Never,
            "The transaction timeout is longer than the broker allows.",
        ),
        row(
            ConcurrentTransactions,
            "CONCURRENT_TRANSACTIONS",
            Again,
            "The transaction before this one is not finished yet.",
        ),
        row(
            TransactionCoordinatorFenced,
            "TRANSACTION_COORDINATOR_FENCED",
            Never,
            "Another coordinator has taken over this transaction.",
        ),
        row(
            TransactionalIdAuthorizationFailed,
            "TRANSACTIONAL_ID_AUTHORIZATION_FAILED",
            Never,
            "Not allowed to use this transactional id.",
        ),
        row(SecurityDisabled, "SECURITY_DISABLED", Never, "Security features are switched off."),
        row(
            OperationNotAttempted,
            "OPERATION_NOT_ATTEMPTED",
            Never,
            "Not tried, because something else in the request failed.",
        ),
        row(
            KafkaStorageError,
            "KAFKA_STORAGE_ERROR",
            AfterRefresh,
            "The disk failed under the log, or its directory is offline.",
        ),
        row(LogDirNotFound, "LOG_DIR_NOT_FOUND", Never, "The broker is not configured with this log directory."),
        row(SaslAuthenticationFailed, "SASL_AUTHENTICATION_FAILED", Never, "Authentication failed."),
        row(UnknownProducerId, "UNKNOWN_PRODUCER_ID", Never, "Nothing is known about this producer id any more."),
        row(ReassignmentInProgress, "REASSIGNMENT_IN_PROGRESS", Never, "The partition is being reassigned."),
        row(
            DelegationTokenAuthDisabled,
            "DELEGATION_TOKEN_AUTH_DISABLED",
            Never,
            "Delegation tokens are switched off.",
        ),
        row(DelegationTokenNotFound, "DELEGATION_TOKEN_NOT_FOUND", Never, "There is no such delegation token."),
        row(
            DelegationTokenOwnerMismatch,
            "DELEGATION_TOKEN_OWNER_MISMATCH",
            Never,
            "The principal neither owns nor may renew this token.",
        ),
        row(
            DelegationTokenRequestNotAllowed,
            "DELEGATION_TOKEN_REQUEST_NOT_ALLOWED",
            Never,
            "Delegation tokens cannot be handled over a connection like this one.",
        ),
        row(
            DelegationTokenAuthorizationFailed,
            "DELEGATION_TOKEN_AUTHORIZATION_FAILED",
            Never,
            "Not allowed to use this delegation token.",
        ),
        row(DelegationTokenExpired, "DELEGATION_TOKEN_EXPIRED", Never, "The delegation token has expired."),
        row(InvalidPrincipalType, "INVALID_PRINCIPAL_TYPE", Never, "The type of principal is not supported."),
        row(NonEmptyGroup, "NON_EMPTY_GROUP", Never, "The group still has members."),
        row(GroupIdNotFound, "GROUP_ID_NOT_FOUND", Never, "There is no group of this id."),
        row(FetchSessionIdNotFound, "FETCH_SESSION_ID_NOT_FOUND", Again, "There is no fetch session of this id."),
        row(
            InvalidFetchSessionEpoch,
            "INVALID_FETCH_SESSION_EPOCH",
            Again,
            "The epoch is not the next one of the fetch session.",
        ),
        row(ListenerNotFound, "LISTENER_NOT_FOUND", AfterRefresh, "The leader has no listener of the name used here."),
        row(TopicDeletionDisabled, "TOPIC_DELETION_DISABLED", Never, "Deleting topics is switched off."),
        row(
            FencedLeaderEpoch,
            "FENCED_LEADER_EPOCH",
            AfterRefresh,
            "The leader epoch in the request is older than that of the broker.",
        ),
        row(
            UnknownLeaderEpoch,
            "UNKNOWN_LEADER_EPOCH",
            Again,
            "The leader epoch in the request is newer than any the broker knows.",
        ),
        row(
            UnsupportedCompressionType,
            "UNSUPPORTED_COMPRESSION_TYPE",
            Never,
            "The client's version of the API does not know the compression of these records.",
        ),
        row(StaleBrokerEpoch, "STALE_BROKER_EPOCH", Never, "The broker's epoch is out of date."),
        row(OffsetNotAvailable, "OFFSET_NOT_AVAILABLE", Again, "The new leader does not know its high watermark yet."),
        row(MemberIdRequired, "MEMBER_ID_REQUIRED", Never, "Join again with the member id given here."),
        row(
            PreferredLeaderNotAvailable,
            "PREFERRED_LEADER_NOT_AVAILABLE",
            AfterRefresh,
            "The preferred leader is not available.",
        ),
        row(GroupMaxSizeReached, "GROUP_MAX_SIZE_REACHED", Never, "The group has as many members as it may have."),
        row(FencedInstanceId, "FENCED_INSTANCE_ID", Never, "Another member has taken this group instance id."),
        row(
            EligibleLeadersNotAvailable,
            "ELIGIBLE_LEADERS_NOT_AVAILABLE",
            AfterRefresh,
            "No replica that may lead is available.",
        ),
        row(ElectionNotNeeded, "ELECTION_NOT_NEEDED", AfterRefresh, "The partition has the leader it should have."),
        row(
            NoReassignmentInProgress,
            "NO_REASSIGNMENT_IN_PROGRESS",
            Never,
            "No reassignment is going on for this partition.",
        ),
        row(
            GroupSubscribedToTopic,
            "GROUP_SUBSCRIBED_TO_TOPIC",
            Never,
            "A group member is subscribed to this topic, so its offsets stay.",
        ),
        row(InvalidRecord, "INVALID_RECORD", Never, "The broker refuses a record of the batch."),
        row(
            UnstableOffsetCommit,
            "UNSTABLE_OFFSET_COMMIT",
            Again,
            "An open transaction may still change the committed offset.",
        ),
        row(
            ThrottlingQuotaExceeded,
            "THROTTLING_QUOTA_EXCEEDED",
            Again,
            "The quota for this kind of request is used up; try again later.",
        ),
        row(ProducerFenced, "PRODUCER_FENCED", Never, "A newer producer with the same transactional id is at work."),
        row(ResourceNotFound, "RESOURCE_NOT_FOUND", Never, "What the request names does not exist."),
        row(
            DuplicateResource,
            "DUPLICATE_RESOURCE",
            Never,
            "The request names the same thing twice, or it exists already.",
        ),
        row(UnacceptableCredential, "UNACCEPTABLE_CREDENTIAL", Never, "The credential does not meet the rules."),
        row(
            InconsistentVoterSet,
            "INCONSISTENT_VOTER_SET",
            Never,
            "The sender is not among the voters that the receiver knows.",
        ),
        row(
            InvalidUpdateVersion,
            "INVALID_UPDATE_VERSION",
            Never,
            "The version is not the one that the update has to start from.",
        ),
        row(FeatureUpdateFailed, "FEATURE_UPDATE_FAILED", Never, "The features could not be updated."),
        row(
            PrincipalDeserializationFailure,
            "PRINCIPAL_DESERIALIZATION_FAILURE",
            Never,
            "The forwarded principal could not be read.",
        ),
        row(SnapshotNotFound, "SNAPSHOT_NOT_FOUND", Never, "There is no such snapshot."),
        row(PositionOutOfRange, "POSITION_OUT_OF_RANGE", Never, "The position lies outside the snapshot."),
        row(UnknownTopicId, "UNKNOWN_TOPIC_ID", AfterRefresh, "This broker has no topic of that id."),
        row(
            DuplicateBrokerRegistration,
            "DUPLICATE_BROKER_REGISTRATION",
            Never,
            "A live broker is registered under this id.",
        ),
        row(BrokerIdNotRegistered, "BROKER_ID_NOT_REGISTERED", Never, "No broker is registered under this id."),
        row(InconsistentTopicId, "INCONSISTENT_TOPIC_ID", AfterRefresh, "The topic's id is not the one in the log."),
        row(InconsistentClusterId, "INCONSISTENT_CLUSTER_ID", Never, "The request is meant for another cluster."),
        row(TransactionalIdNotFound, "TRANSACTIONAL_ID_NOT_FOUND", Never, "Nothing is known of this transactional id."),
        row(
            FetchSessionTopicIdError,
            "FETCH_SESSION_TOPIC_ID_ERROR",
            Again,
            "The fetch session mixes topic names and topic ids.",
        ),
        row(IneligibleReplica, "INELIGIBLE_REPLICA", Never, "A replica in the new in-sync set may not be in it."),
        row(NewLeaderElected, "NEW_LEADER_ELECTED", Never, "The change is made, and the leader is another one now."),
        row(
            OffsetMovedToTieredStorage,
            "OFFSET_MOVED_TO_TIERED_STORAGE",
            Never,
            "The offset has moved to tiered storage.",
        ),
        row(
            FencedMemberEpoch,
            "FENCED_MEMBER_EPOCH",
            Never,
            "The group coordinator has fenced the member's epoch; rejoin.",
        ),
        row(
            UnreleasedInstanceId,
            "UNRELEASED_INSTANCE_ID",
            Never,
            "The member that holds this group instance id is still in the group.",
        ),
        row(
            UnsupportedAssignor,
            "UNSUPPORTED_ASSIGNOR",
            Never,
            "The group cannot use the assignor that the member asks for.",
        ),
        row(
            StaleMemberEpoch,
            "STALE_MEMBER_EPOCH",
            Never,
            "The member's epoch is behind; try again with the one from the next heartbeat.",
        ),
        row(
            MismatchedEndpointType,
            "MISMATCHED_ENDPOINT_TYPE",
            Never,
            "The request was sent to the wrong kind of node.",
        ),
        row(UnsupportedEndpointType, "UNSUPPORTED_ENDPOINT_TYPE", Never, "This kind of endpoint is not known."),
        row(UnknownControllerId, "UNKNOWN_CONTROLLER_ID", Never, "No controller has this id."),
        row(
            UnknownSubscriptionId,
            "UNKNOWN_SUBSCRIPTION_ID",
            Never,
            "The telemetry subscription is out of date; ask for it again.",
        ),
        row(TelemetryTooLarge, "TELEMETRY_TOO_LARGE", Never, "The telemetry is larger than the broker accepts."),
        row(InvalidRegistration, "INVALID_REGISTRATION", Never, "The controller refuses this registration."),
        row(
            TransactionAbortable,
            "TRANSACTION_ABORTABLE",
            Never,
            "Something failed in the transaction; abort it and go on.",
        ),
        row(
            InvalidRecordState,
            "INVALID_RECORD_STATE",
            Never,
            "The record is in a state that does not allow this acknowledgement.",
        ),
        row(ShareSessionNotFound, "SHARE_SESSION_NOT_FOUND", Again, "There is no such share session."),
        row(
            InvalidShareSessionEpoch,
            "INVALID_SHARE_SESSION_EPOCH",
            Again,
            "The epoch is not the next one of the share session.",
        ),
        row(FencedStateEpoch, "FENCED_STATE_EPOCH", Never, "The share state has moved on to a newer epoch."),
        row(InvalidVoterKey, "INVALID_VOTER_KEY", Never, "The voter's id and directory are not those of the receiver."),
        row(DuplicateVoter, "DUPLICATE_VOTER", Never, "This node is a voter already."),
        row(VoterNotFound, "VOTER_NOT_FOUND", Never, "This node is not among the voters."),
        row(
            InvalidRegularExpression,
            "INVALID_REGULAR_EXPRESSION",
            Never,
            "The regular expression cannot be compiled.",
        ),
        row(
            RebootstrapRequired,
            "REBOOTSTRAP_REQUIRED",
            Never,
            "The client knows this cluster wrongly and has to start again from its bootstrap servers.",
        ),
        row(StreamsInvalidTopology, "STREAMS_INVALID_TOPOLOGY", Never, "The streams topology is not valid."),
        row(
            StreamsInvalidTopologyEpoch,
            "STREAMS_INVALID_TOPOLOGY_EPOCH",
            Never,
            "The epoch of the streams topology is not valid.",
        ),
        row(
            StreamsTopologyFenced,
            "STREAMS_TOPOLOGY_FENCED",
            Never,
            "The streams topology is older than that of the group.",
        ),
        row(
            ShareSessionLimitReached,
            "SHARE_SESSION_LIMIT_REACHED",
            Again,
            "As many share sessions are open as the broker allows.",
        ),
        row(GroupDeletionFailed, "GROUP_DELETION_FAILED", Never, "The group could not be deleted."),
        row(
            StreamsTopologyDescriptionUpdateFailed,
            "STREAMS_TOPOLOGY_DESCRIPTION_UPDATE_FAILED",
            Never,
            "The description of the streams topology could not be stored.",
        ),
        row(
            ControllerIdNotRegistered,
            "CONTROLLER_ID_NOT_REGISTERED",
            Never,
            "No controller is registered under this id.",
        ),
    ]
};

impl ErrorCode {
    pub const fn code(self) -> i16 {
        self as i16
    }

    pub fn from_code(code: i16) -> Option<ErrorCode> {
        let index = usize::try_from(code.checked_add(1)?).ok()?;
        TABLE.get(index).map(|row| row.code)
    }

    fn row(self) -> Option<&'static Row> {
        let index = usize::try_from(self.code().checked_add(1)?).ok()?;
        TABLE.get(index)
    }

    /// As Kafka writes it: `OFFSET_OUT_OF_RANGE`.
    pub fn name(self) -> &'static str {
        self.row().map_or("", |row| row.name)
    }

    pub fn retry(self) -> Retry {
        self.row().map_or(Retry::Never, |row| row.retry)
    }

    pub fn is_retriable(self) -> bool {
        self.retry() != Retry::Never
    }

    /// One sentence, for a response's error message when there is nothing more exact to say.
    pub fn message(self) -> &'static str {
        self.row().map_or("", |row| row.message)
    }

    pub fn all() -> impl Iterator<Item = ErrorCode> {
        TABLE.iter().map(|row| row.code)
    }
}

impl From<ErrorCode> for i16 {
    fn from(code: ErrorCode) -> i16 {
        code.code()
    }
}

impl std::fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({}): {}", self.name(), self.code(), self.message())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_finds_its_own_row() {
        for (number, code) in (-1i16..).zip(ErrorCode::all()) {
            assert_eq!(code.code(), number);
            assert_eq!(ErrorCode::from_code(number), Some(code));
            assert!(code.message().ends_with('.'), "{code}");
        }
        assert_eq!(ErrorCode::all().last(), Some(ErrorCode::ControllerIdNotRegistered));
        assert_eq!(ErrorCode::from_code(137), None);
        assert_eq!(ErrorCode::from_code(-2), None);
        assert_eq!(ErrorCode::from_code(i16::MAX), None);
    }

    #[test]
    fn retries_are_those_of_kafka() {
        assert_eq!(ErrorCode::NotLeaderOrFollower.retry(), Retry::AfterRefresh);
        assert_eq!(ErrorCode::CorruptMessage.retry(), Retry::Again);
        assert_eq!(ErrorCode::OutOfOrderSequenceNumber.retry(), Retry::Never);
        assert_eq!(ErrorCode::all().filter(|c| c.is_retriable()).count(), 32);
        assert_eq!(ErrorCode::all().filter(|c| c.retry() == Retry::AfterRefresh).count(), 15);
    }

    #[test]
    fn names_are_the_variants_in_capitals() {
        for code in ErrorCode::all() {
            let name: String =
                code.name().split('_').map(|w| format!("{}{}", &w[..1], w[1..].to_lowercase())).collect();
            assert_eq!(format!("{code:?}"), name);
        }
    }
}
