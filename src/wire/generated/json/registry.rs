//! Written by scripts/generate_wire.py from the schemas of Apache Kafka 4.4.0.  Do not edit.
//! Every message by kind, key and name; in the order of kind and key.

use crate::generated::*;
use crate::json::{Entry, Kind};

pub static MESSAGES: [Entry; 278] = [
    Entry {
        kind: Kind::Header,
        key: None,
        name: "RequestHeader",
        versions: RequestHeader::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| RequestHeader::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RequestHeader::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Header,
        key: None,
        name: "ResponseHeader",
        versions: ResponseHeader::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| ResponseHeader::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ResponseHeader::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(0),
        name: "ProduceRequest",
        versions: ProduceRequest::VERSIONS,
        flexible_since: Some(9),
        decode: |r, v| ProduceRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ProduceRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(1),
        name: "FetchRequest",
        versions: FetchRequest::VERSIONS,
        flexible_since: Some(12),
        decode: |r, v| FetchRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = FetchRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(2),
        name: "ListOffsetsRequest",
        versions: ListOffsetsRequest::VERSIONS,
        flexible_since: Some(6),
        decode: |r, v| ListOffsetsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ListOffsetsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(3),
        name: "MetadataRequest",
        versions: MetadataRequest::VERSIONS,
        flexible_since: Some(9),
        decode: |r, v| MetadataRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = MetadataRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(8),
        name: "OffsetCommitRequest",
        versions: OffsetCommitRequest::VERSIONS,
        flexible_since: Some(8),
        decode: |r, v| OffsetCommitRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = OffsetCommitRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(9),
        name: "OffsetFetchRequest",
        versions: OffsetFetchRequest::VERSIONS,
        flexible_since: Some(6),
        decode: |r, v| OffsetFetchRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = OffsetFetchRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(10),
        name: "FindCoordinatorRequest",
        versions: FindCoordinatorRequest::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| FindCoordinatorRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = FindCoordinatorRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(11),
        name: "JoinGroupRequest",
        versions: JoinGroupRequest::VERSIONS,
        flexible_since: Some(6),
        decode: |r, v| JoinGroupRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = JoinGroupRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(12),
        name: "HeartbeatRequest",
        versions: HeartbeatRequest::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| HeartbeatRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = HeartbeatRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(13),
        name: "LeaveGroupRequest",
        versions: LeaveGroupRequest::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| LeaveGroupRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = LeaveGroupRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(14),
        name: "SyncGroupRequest",
        versions: SyncGroupRequest::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| SyncGroupRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = SyncGroupRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(15),
        name: "DescribeGroupsRequest",
        versions: DescribeGroupsRequest::VERSIONS,
        flexible_since: Some(5),
        decode: |r, v| DescribeGroupsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeGroupsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(16),
        name: "ListGroupsRequest",
        versions: ListGroupsRequest::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| ListGroupsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ListGroupsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(17),
        name: "SaslHandshakeRequest",
        versions: SaslHandshakeRequest::VERSIONS,
        flexible_since: None,
        decode: |r, v| SaslHandshakeRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = SaslHandshakeRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(18),
        name: "ApiVersionsRequest",
        versions: ApiVersionsRequest::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| ApiVersionsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ApiVersionsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(19),
        name: "CreateTopicsRequest",
        versions: CreateTopicsRequest::VERSIONS,
        flexible_since: Some(5),
        decode: |r, v| CreateTopicsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = CreateTopicsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(20),
        name: "DeleteTopicsRequest",
        versions: DeleteTopicsRequest::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| DeleteTopicsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteTopicsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(21),
        name: "DeleteRecordsRequest",
        versions: DeleteRecordsRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DeleteRecordsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteRecordsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(22),
        name: "InitProducerIdRequest",
        versions: InitProducerIdRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| InitProducerIdRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = InitProducerIdRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(23),
        name: "OffsetForLeaderEpochRequest",
        versions: OffsetForLeaderEpochRequest::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| OffsetForLeaderEpochRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = OffsetForLeaderEpochRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(24),
        name: "AddPartitionsToTxnRequest",
        versions: AddPartitionsToTxnRequest::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| AddPartitionsToTxnRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AddPartitionsToTxnRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(25),
        name: "AddOffsetsToTxnRequest",
        versions: AddOffsetsToTxnRequest::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| AddOffsetsToTxnRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AddOffsetsToTxnRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(26),
        name: "EndTxnRequest",
        versions: EndTxnRequest::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| EndTxnRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = EndTxnRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(27),
        name: "WriteTxnMarkersRequest",
        versions: WriteTxnMarkersRequest::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| WriteTxnMarkersRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = WriteTxnMarkersRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(28),
        name: "TxnOffsetCommitRequest",
        versions: TxnOffsetCommitRequest::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| TxnOffsetCommitRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = TxnOffsetCommitRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(29),
        name: "DescribeAclsRequest",
        versions: DescribeAclsRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DescribeAclsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeAclsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(30),
        name: "CreateAclsRequest",
        versions: CreateAclsRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| CreateAclsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = CreateAclsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(31),
        name: "DeleteAclsRequest",
        versions: DeleteAclsRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DeleteAclsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteAclsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(32),
        name: "DescribeConfigsRequest",
        versions: DescribeConfigsRequest::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| DescribeConfigsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeConfigsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(33),
        name: "AlterConfigsRequest",
        versions: AlterConfigsRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| AlterConfigsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterConfigsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(34),
        name: "AlterReplicaLogDirsRequest",
        versions: AlterReplicaLogDirsRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| AlterReplicaLogDirsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterReplicaLogDirsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(35),
        name: "DescribeLogDirsRequest",
        versions: DescribeLogDirsRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DescribeLogDirsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeLogDirsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(36),
        name: "SaslAuthenticateRequest",
        versions: SaslAuthenticateRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| SaslAuthenticateRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = SaslAuthenticateRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(37),
        name: "CreatePartitionsRequest",
        versions: CreatePartitionsRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| CreatePartitionsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = CreatePartitionsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(38),
        name: "CreateDelegationTokenRequest",
        versions: CreateDelegationTokenRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| CreateDelegationTokenRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = CreateDelegationTokenRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(39),
        name: "RenewDelegationTokenRequest",
        versions: RenewDelegationTokenRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| RenewDelegationTokenRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RenewDelegationTokenRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(40),
        name: "ExpireDelegationTokenRequest",
        versions: ExpireDelegationTokenRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| ExpireDelegationTokenRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ExpireDelegationTokenRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(41),
        name: "DescribeDelegationTokenRequest",
        versions: DescribeDelegationTokenRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DescribeDelegationTokenRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeDelegationTokenRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(42),
        name: "DeleteGroupsRequest",
        versions: DeleteGroupsRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DeleteGroupsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteGroupsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(43),
        name: "ElectLeadersRequest",
        versions: ElectLeadersRequest::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| ElectLeadersRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ElectLeadersRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(44),
        name: "IncrementalAlterConfigsRequest",
        versions: IncrementalAlterConfigsRequest::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| IncrementalAlterConfigsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = IncrementalAlterConfigsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(45),
        name: "AlterPartitionReassignmentsRequest",
        versions: AlterPartitionReassignmentsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AlterPartitionReassignmentsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterPartitionReassignmentsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(46),
        name: "ListPartitionReassignmentsRequest",
        versions: ListPartitionReassignmentsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ListPartitionReassignmentsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ListPartitionReassignmentsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(47),
        name: "OffsetDeleteRequest",
        versions: OffsetDeleteRequest::VERSIONS,
        flexible_since: None,
        decode: |r, v| OffsetDeleteRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = OffsetDeleteRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(48),
        name: "DescribeClientQuotasRequest",
        versions: DescribeClientQuotasRequest::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| DescribeClientQuotasRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeClientQuotasRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(49),
        name: "AlterClientQuotasRequest",
        versions: AlterClientQuotasRequest::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| AlterClientQuotasRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterClientQuotasRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(50),
        name: "DescribeUserScramCredentialsRequest",
        versions: DescribeUserScramCredentialsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeUserScramCredentialsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeUserScramCredentialsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(51),
        name: "AlterUserScramCredentialsRequest",
        versions: AlterUserScramCredentialsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AlterUserScramCredentialsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterUserScramCredentialsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(52),
        name: "VoteRequest",
        versions: VoteRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| VoteRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = VoteRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(53),
        name: "BeginQuorumEpochRequest",
        versions: BeginQuorumEpochRequest::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| BeginQuorumEpochRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = BeginQuorumEpochRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(54),
        name: "EndQuorumEpochRequest",
        versions: EndQuorumEpochRequest::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| EndQuorumEpochRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = EndQuorumEpochRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(55),
        name: "DescribeQuorumRequest",
        versions: DescribeQuorumRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeQuorumRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeQuorumRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(56),
        name: "AlterPartitionRequest",
        versions: AlterPartitionRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AlterPartitionRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterPartitionRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(57),
        name: "UpdateFeaturesRequest",
        versions: UpdateFeaturesRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UpdateFeaturesRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UpdateFeaturesRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(58),
        name: "EnvelopeRequest",
        versions: EnvelopeRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| EnvelopeRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = EnvelopeRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(59),
        name: "FetchSnapshotRequest",
        versions: FetchSnapshotRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| FetchSnapshotRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = FetchSnapshotRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(60),
        name: "DescribeClusterRequest",
        versions: DescribeClusterRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeClusterRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeClusterRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(61),
        name: "DescribeProducersRequest",
        versions: DescribeProducersRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeProducersRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeProducersRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(62),
        name: "BrokerRegistrationRequest",
        versions: BrokerRegistrationRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| BrokerRegistrationRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = BrokerRegistrationRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(63),
        name: "BrokerHeartbeatRequest",
        versions: BrokerHeartbeatRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| BrokerHeartbeatRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = BrokerHeartbeatRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(64),
        name: "UnregisterBrokerRequest",
        versions: UnregisterBrokerRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UnregisterBrokerRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UnregisterBrokerRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(65),
        name: "DescribeTransactionsRequest",
        versions: DescribeTransactionsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeTransactionsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeTransactionsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(66),
        name: "ListTransactionsRequest",
        versions: ListTransactionsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ListTransactionsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ListTransactionsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(67),
        name: "AllocateProducerIdsRequest",
        versions: AllocateProducerIdsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AllocateProducerIdsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AllocateProducerIdsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(68),
        name: "ConsumerGroupHeartbeatRequest",
        versions: ConsumerGroupHeartbeatRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupHeartbeatRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupHeartbeatRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(69),
        name: "ConsumerGroupDescribeRequest",
        versions: ConsumerGroupDescribeRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupDescribeRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupDescribeRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(70),
        name: "ControllerRegistrationRequest",
        versions: ControllerRegistrationRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ControllerRegistrationRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ControllerRegistrationRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(71),
        name: "GetTelemetrySubscriptionsRequest",
        versions: GetTelemetrySubscriptionsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| GetTelemetrySubscriptionsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = GetTelemetrySubscriptionsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(72),
        name: "PushTelemetryRequest",
        versions: PushTelemetryRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| PushTelemetryRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = PushTelemetryRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(73),
        name: "AssignReplicasToDirsRequest",
        versions: AssignReplicasToDirsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AssignReplicasToDirsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AssignReplicasToDirsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(74),
        name: "ListConfigResourcesRequest",
        versions: ListConfigResourcesRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ListConfigResourcesRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ListConfigResourcesRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(75),
        name: "DescribeTopicPartitionsRequest",
        versions: DescribeTopicPartitionsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeTopicPartitionsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeTopicPartitionsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(76),
        name: "ShareGroupHeartbeatRequest",
        versions: ShareGroupHeartbeatRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareGroupHeartbeatRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupHeartbeatRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(77),
        name: "ShareGroupDescribeRequest",
        versions: ShareGroupDescribeRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareGroupDescribeRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupDescribeRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(78),
        name: "ShareFetchRequest",
        versions: ShareFetchRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareFetchRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareFetchRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(79),
        name: "ShareAcknowledgeRequest",
        versions: ShareAcknowledgeRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareAcknowledgeRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareAcknowledgeRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(80),
        name: "AddRaftVoterRequest",
        versions: AddRaftVoterRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AddRaftVoterRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AddRaftVoterRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(81),
        name: "RemoveRaftVoterRequest",
        versions: RemoveRaftVoterRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RemoveRaftVoterRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RemoveRaftVoterRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(82),
        name: "UpdateRaftVoterRequest",
        versions: UpdateRaftVoterRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UpdateRaftVoterRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UpdateRaftVoterRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(83),
        name: "InitializeShareGroupStateRequest",
        versions: InitializeShareGroupStateRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| InitializeShareGroupStateRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = InitializeShareGroupStateRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(84),
        name: "ReadShareGroupStateRequest",
        versions: ReadShareGroupStateRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ReadShareGroupStateRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ReadShareGroupStateRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(85),
        name: "WriteShareGroupStateRequest",
        versions: WriteShareGroupStateRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| WriteShareGroupStateRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = WriteShareGroupStateRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(86),
        name: "DeleteShareGroupStateRequest",
        versions: DeleteShareGroupStateRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DeleteShareGroupStateRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteShareGroupStateRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(87),
        name: "ReadShareGroupStateSummaryRequest",
        versions: ReadShareGroupStateSummaryRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ReadShareGroupStateSummaryRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ReadShareGroupStateSummaryRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(88),
        name: "StreamsGroupHeartbeatRequest",
        versions: StreamsGroupHeartbeatRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupHeartbeatRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupHeartbeatRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(89),
        name: "StreamsGroupDescribeRequest",
        versions: StreamsGroupDescribeRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupDescribeRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupDescribeRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(90),
        name: "DescribeShareGroupOffsetsRequest",
        versions: DescribeShareGroupOffsetsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeShareGroupOffsetsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeShareGroupOffsetsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(91),
        name: "AlterShareGroupOffsetsRequest",
        versions: AlterShareGroupOffsetsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AlterShareGroupOffsetsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterShareGroupOffsetsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(92),
        name: "DeleteShareGroupOffsetsRequest",
        versions: DeleteShareGroupOffsetsRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DeleteShareGroupOffsetsRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteShareGroupOffsetsRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(93),
        name: "StreamsGroupTopologyDescriptionUpdateRequest",
        versions: StreamsGroupTopologyDescriptionUpdateRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupTopologyDescriptionUpdateRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupTopologyDescriptionUpdateRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Request,
        key: Some(94),
        name: "UnregisterControllerRequest",
        versions: UnregisterControllerRequest::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UnregisterControllerRequest::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UnregisterControllerRequest::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(0),
        name: "ProduceResponse",
        versions: ProduceResponse::VERSIONS,
        flexible_since: Some(9),
        decode: |r, v| ProduceResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ProduceResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(1),
        name: "FetchResponse",
        versions: FetchResponse::VERSIONS,
        flexible_since: Some(12),
        decode: |r, v| FetchResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = FetchResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(2),
        name: "ListOffsetsResponse",
        versions: ListOffsetsResponse::VERSIONS,
        flexible_since: Some(6),
        decode: |r, v| ListOffsetsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ListOffsetsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(3),
        name: "MetadataResponse",
        versions: MetadataResponse::VERSIONS,
        flexible_since: Some(9),
        decode: |r, v| MetadataResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = MetadataResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(8),
        name: "OffsetCommitResponse",
        versions: OffsetCommitResponse::VERSIONS,
        flexible_since: Some(8),
        decode: |r, v| OffsetCommitResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = OffsetCommitResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(9),
        name: "OffsetFetchResponse",
        versions: OffsetFetchResponse::VERSIONS,
        flexible_since: Some(6),
        decode: |r, v| OffsetFetchResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = OffsetFetchResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(10),
        name: "FindCoordinatorResponse",
        versions: FindCoordinatorResponse::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| FindCoordinatorResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = FindCoordinatorResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(11),
        name: "JoinGroupResponse",
        versions: JoinGroupResponse::VERSIONS,
        flexible_since: Some(6),
        decode: |r, v| JoinGroupResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = JoinGroupResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(12),
        name: "HeartbeatResponse",
        versions: HeartbeatResponse::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| HeartbeatResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = HeartbeatResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(13),
        name: "LeaveGroupResponse",
        versions: LeaveGroupResponse::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| LeaveGroupResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = LeaveGroupResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(14),
        name: "SyncGroupResponse",
        versions: SyncGroupResponse::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| SyncGroupResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = SyncGroupResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(15),
        name: "DescribeGroupsResponse",
        versions: DescribeGroupsResponse::VERSIONS,
        flexible_since: Some(5),
        decode: |r, v| DescribeGroupsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeGroupsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(16),
        name: "ListGroupsResponse",
        versions: ListGroupsResponse::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| ListGroupsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ListGroupsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(17),
        name: "SaslHandshakeResponse",
        versions: SaslHandshakeResponse::VERSIONS,
        flexible_since: None,
        decode: |r, v| SaslHandshakeResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = SaslHandshakeResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(18),
        name: "ApiVersionsResponse",
        versions: ApiVersionsResponse::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| ApiVersionsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ApiVersionsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(19),
        name: "CreateTopicsResponse",
        versions: CreateTopicsResponse::VERSIONS,
        flexible_since: Some(5),
        decode: |r, v| CreateTopicsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = CreateTopicsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(20),
        name: "DeleteTopicsResponse",
        versions: DeleteTopicsResponse::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| DeleteTopicsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteTopicsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(21),
        name: "DeleteRecordsResponse",
        versions: DeleteRecordsResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DeleteRecordsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteRecordsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(22),
        name: "InitProducerIdResponse",
        versions: InitProducerIdResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| InitProducerIdResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = InitProducerIdResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(23),
        name: "OffsetForLeaderEpochResponse",
        versions: OffsetForLeaderEpochResponse::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| OffsetForLeaderEpochResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = OffsetForLeaderEpochResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(24),
        name: "AddPartitionsToTxnResponse",
        versions: AddPartitionsToTxnResponse::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| AddPartitionsToTxnResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AddPartitionsToTxnResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(25),
        name: "AddOffsetsToTxnResponse",
        versions: AddOffsetsToTxnResponse::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| AddOffsetsToTxnResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AddOffsetsToTxnResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(26),
        name: "EndTxnResponse",
        versions: EndTxnResponse::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| EndTxnResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = EndTxnResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(27),
        name: "WriteTxnMarkersResponse",
        versions: WriteTxnMarkersResponse::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| WriteTxnMarkersResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = WriteTxnMarkersResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(28),
        name: "TxnOffsetCommitResponse",
        versions: TxnOffsetCommitResponse::VERSIONS,
        flexible_since: Some(3),
        decode: |r, v| TxnOffsetCommitResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = TxnOffsetCommitResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(29),
        name: "DescribeAclsResponse",
        versions: DescribeAclsResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DescribeAclsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeAclsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(30),
        name: "CreateAclsResponse",
        versions: CreateAclsResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| CreateAclsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = CreateAclsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(31),
        name: "DeleteAclsResponse",
        versions: DeleteAclsResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DeleteAclsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteAclsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(32),
        name: "DescribeConfigsResponse",
        versions: DescribeConfigsResponse::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| DescribeConfigsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeConfigsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(33),
        name: "AlterConfigsResponse",
        versions: AlterConfigsResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| AlterConfigsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterConfigsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(34),
        name: "AlterReplicaLogDirsResponse",
        versions: AlterReplicaLogDirsResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| AlterReplicaLogDirsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterReplicaLogDirsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(35),
        name: "DescribeLogDirsResponse",
        versions: DescribeLogDirsResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DescribeLogDirsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeLogDirsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(36),
        name: "SaslAuthenticateResponse",
        versions: SaslAuthenticateResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| SaslAuthenticateResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = SaslAuthenticateResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(37),
        name: "CreatePartitionsResponse",
        versions: CreatePartitionsResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| CreatePartitionsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = CreatePartitionsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(38),
        name: "CreateDelegationTokenResponse",
        versions: CreateDelegationTokenResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| CreateDelegationTokenResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = CreateDelegationTokenResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(39),
        name: "RenewDelegationTokenResponse",
        versions: RenewDelegationTokenResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| RenewDelegationTokenResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RenewDelegationTokenResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(40),
        name: "ExpireDelegationTokenResponse",
        versions: ExpireDelegationTokenResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| ExpireDelegationTokenResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ExpireDelegationTokenResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(41),
        name: "DescribeDelegationTokenResponse",
        versions: DescribeDelegationTokenResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DescribeDelegationTokenResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeDelegationTokenResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(42),
        name: "DeleteGroupsResponse",
        versions: DeleteGroupsResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| DeleteGroupsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteGroupsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(43),
        name: "ElectLeadersResponse",
        versions: ElectLeadersResponse::VERSIONS,
        flexible_since: Some(2),
        decode: |r, v| ElectLeadersResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ElectLeadersResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(44),
        name: "IncrementalAlterConfigsResponse",
        versions: IncrementalAlterConfigsResponse::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| IncrementalAlterConfigsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = IncrementalAlterConfigsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(45),
        name: "AlterPartitionReassignmentsResponse",
        versions: AlterPartitionReassignmentsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AlterPartitionReassignmentsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterPartitionReassignmentsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(46),
        name: "ListPartitionReassignmentsResponse",
        versions: ListPartitionReassignmentsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ListPartitionReassignmentsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ListPartitionReassignmentsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(47),
        name: "OffsetDeleteResponse",
        versions: OffsetDeleteResponse::VERSIONS,
        flexible_since: None,
        decode: |r, v| OffsetDeleteResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = OffsetDeleteResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(48),
        name: "DescribeClientQuotasResponse",
        versions: DescribeClientQuotasResponse::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| DescribeClientQuotasResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeClientQuotasResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(49),
        name: "AlterClientQuotasResponse",
        versions: AlterClientQuotasResponse::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| AlterClientQuotasResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterClientQuotasResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(50),
        name: "DescribeUserScramCredentialsResponse",
        versions: DescribeUserScramCredentialsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeUserScramCredentialsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeUserScramCredentialsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(51),
        name: "AlterUserScramCredentialsResponse",
        versions: AlterUserScramCredentialsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AlterUserScramCredentialsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterUserScramCredentialsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(52),
        name: "VoteResponse",
        versions: VoteResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| VoteResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = VoteResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(53),
        name: "BeginQuorumEpochResponse",
        versions: BeginQuorumEpochResponse::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| BeginQuorumEpochResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = BeginQuorumEpochResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(54),
        name: "EndQuorumEpochResponse",
        versions: EndQuorumEpochResponse::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| EndQuorumEpochResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = EndQuorumEpochResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(55),
        name: "DescribeQuorumResponse",
        versions: DescribeQuorumResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeQuorumResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeQuorumResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(56),
        name: "AlterPartitionResponse",
        versions: AlterPartitionResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AlterPartitionResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterPartitionResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(57),
        name: "UpdateFeaturesResponse",
        versions: UpdateFeaturesResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UpdateFeaturesResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UpdateFeaturesResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(58),
        name: "EnvelopeResponse",
        versions: EnvelopeResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| EnvelopeResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = EnvelopeResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(59),
        name: "FetchSnapshotResponse",
        versions: FetchSnapshotResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| FetchSnapshotResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = FetchSnapshotResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(60),
        name: "DescribeClusterResponse",
        versions: DescribeClusterResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeClusterResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeClusterResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(61),
        name: "DescribeProducersResponse",
        versions: DescribeProducersResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeProducersResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeProducersResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(62),
        name: "BrokerRegistrationResponse",
        versions: BrokerRegistrationResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| BrokerRegistrationResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = BrokerRegistrationResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(63),
        name: "BrokerHeartbeatResponse",
        versions: BrokerHeartbeatResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| BrokerHeartbeatResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = BrokerHeartbeatResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(64),
        name: "UnregisterBrokerResponse",
        versions: UnregisterBrokerResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UnregisterBrokerResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UnregisterBrokerResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(65),
        name: "DescribeTransactionsResponse",
        versions: DescribeTransactionsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeTransactionsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeTransactionsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(66),
        name: "ListTransactionsResponse",
        versions: ListTransactionsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ListTransactionsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ListTransactionsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(67),
        name: "AllocateProducerIdsResponse",
        versions: AllocateProducerIdsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AllocateProducerIdsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AllocateProducerIdsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(68),
        name: "ConsumerGroupHeartbeatResponse",
        versions: ConsumerGroupHeartbeatResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupHeartbeatResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupHeartbeatResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(69),
        name: "ConsumerGroupDescribeResponse",
        versions: ConsumerGroupDescribeResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupDescribeResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupDescribeResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(70),
        name: "ControllerRegistrationResponse",
        versions: ControllerRegistrationResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ControllerRegistrationResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ControllerRegistrationResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(71),
        name: "GetTelemetrySubscriptionsResponse",
        versions: GetTelemetrySubscriptionsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| GetTelemetrySubscriptionsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = GetTelemetrySubscriptionsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(72),
        name: "PushTelemetryResponse",
        versions: PushTelemetryResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| PushTelemetryResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = PushTelemetryResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(73),
        name: "AssignReplicasToDirsResponse",
        versions: AssignReplicasToDirsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AssignReplicasToDirsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AssignReplicasToDirsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(74),
        name: "ListConfigResourcesResponse",
        versions: ListConfigResourcesResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ListConfigResourcesResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ListConfigResourcesResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(75),
        name: "DescribeTopicPartitionsResponse",
        versions: DescribeTopicPartitionsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeTopicPartitionsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeTopicPartitionsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(76),
        name: "ShareGroupHeartbeatResponse",
        versions: ShareGroupHeartbeatResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareGroupHeartbeatResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupHeartbeatResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(77),
        name: "ShareGroupDescribeResponse",
        versions: ShareGroupDescribeResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareGroupDescribeResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupDescribeResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(78),
        name: "ShareFetchResponse",
        versions: ShareFetchResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareFetchResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareFetchResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(79),
        name: "ShareAcknowledgeResponse",
        versions: ShareAcknowledgeResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareAcknowledgeResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareAcknowledgeResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(80),
        name: "AddRaftVoterResponse",
        versions: AddRaftVoterResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AddRaftVoterResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AddRaftVoterResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(81),
        name: "RemoveRaftVoterResponse",
        versions: RemoveRaftVoterResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RemoveRaftVoterResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RemoveRaftVoterResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(82),
        name: "UpdateRaftVoterResponse",
        versions: UpdateRaftVoterResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UpdateRaftVoterResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UpdateRaftVoterResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(83),
        name: "InitializeShareGroupStateResponse",
        versions: InitializeShareGroupStateResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| InitializeShareGroupStateResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = InitializeShareGroupStateResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(84),
        name: "ReadShareGroupStateResponse",
        versions: ReadShareGroupStateResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ReadShareGroupStateResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ReadShareGroupStateResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(85),
        name: "WriteShareGroupStateResponse",
        versions: WriteShareGroupStateResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| WriteShareGroupStateResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = WriteShareGroupStateResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(86),
        name: "DeleteShareGroupStateResponse",
        versions: DeleteShareGroupStateResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DeleteShareGroupStateResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteShareGroupStateResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(87),
        name: "ReadShareGroupStateSummaryResponse",
        versions: ReadShareGroupStateSummaryResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ReadShareGroupStateSummaryResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ReadShareGroupStateSummaryResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(88),
        name: "StreamsGroupHeartbeatResponse",
        versions: StreamsGroupHeartbeatResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupHeartbeatResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupHeartbeatResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(89),
        name: "StreamsGroupDescribeResponse",
        versions: StreamsGroupDescribeResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupDescribeResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupDescribeResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(90),
        name: "DescribeShareGroupOffsetsResponse",
        versions: DescribeShareGroupOffsetsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DescribeShareGroupOffsetsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DescribeShareGroupOffsetsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(91),
        name: "AlterShareGroupOffsetsResponse",
        versions: AlterShareGroupOffsetsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AlterShareGroupOffsetsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AlterShareGroupOffsetsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(92),
        name: "DeleteShareGroupOffsetsResponse",
        versions: DeleteShareGroupOffsetsResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DeleteShareGroupOffsetsResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DeleteShareGroupOffsetsResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(93),
        name: "StreamsGroupTopologyDescriptionUpdateResponse",
        versions: StreamsGroupTopologyDescriptionUpdateResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupTopologyDescriptionUpdateResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupTopologyDescriptionUpdateResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Response,
        key: Some(94),
        name: "UnregisterControllerResponse",
        versions: UnregisterControllerResponse::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UnregisterControllerResponse::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UnregisterControllerResponse::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(0),
        name: "LegacyOffsetCommitKey",
        versions: LegacyOffsetCommitKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| LegacyOffsetCommitKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = LegacyOffsetCommitKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(0),
        name: "ShareSnapshotKey",
        versions: ShareSnapshotKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ShareSnapshotKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareSnapshotKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(0),
        name: "TransactionLogKey",
        versions: TransactionLogKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| TransactionLogKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = TransactionLogKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(1),
        name: "OffsetCommitKey",
        versions: OffsetCommitKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| OffsetCommitKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = OffsetCommitKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(1),
        name: "ShareUpdateKey",
        versions: ShareUpdateKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ShareUpdateKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareUpdateKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(2),
        name: "GroupMetadataKey",
        versions: GroupMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| GroupMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = GroupMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(3),
        name: "ConsumerGroupMetadataKey",
        versions: ConsumerGroupMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ConsumerGroupMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(4),
        name: "ConsumerGroupPartitionMetadataKey",
        versions: ConsumerGroupPartitionMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ConsumerGroupPartitionMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupPartitionMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(5),
        name: "ConsumerGroupMemberMetadataKey",
        versions: ConsumerGroupMemberMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ConsumerGroupMemberMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupMemberMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(6),
        name: "ConsumerGroupTargetAssignmentMetadataKey",
        versions: ConsumerGroupTargetAssignmentMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ConsumerGroupTargetAssignmentMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupTargetAssignmentMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(7),
        name: "ConsumerGroupTargetAssignmentMemberKey",
        versions: ConsumerGroupTargetAssignmentMemberKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ConsumerGroupTargetAssignmentMemberKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupTargetAssignmentMemberKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(8),
        name: "ConsumerGroupCurrentMemberAssignmentKey",
        versions: ConsumerGroupCurrentMemberAssignmentKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ConsumerGroupCurrentMemberAssignmentKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupCurrentMemberAssignmentKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(10),
        name: "ShareGroupMemberMetadataKey",
        versions: ShareGroupMemberMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ShareGroupMemberMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupMemberMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(11),
        name: "ShareGroupMetadataKey",
        versions: ShareGroupMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ShareGroupMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(12),
        name: "ShareGroupTargetAssignmentMetadataKey",
        versions: ShareGroupTargetAssignmentMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ShareGroupTargetAssignmentMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupTargetAssignmentMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(13),
        name: "ShareGroupTargetAssignmentMemberKey",
        versions: ShareGroupTargetAssignmentMemberKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ShareGroupTargetAssignmentMemberKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupTargetAssignmentMemberKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(14),
        name: "ShareGroupCurrentMemberAssignmentKey",
        versions: ShareGroupCurrentMemberAssignmentKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ShareGroupCurrentMemberAssignmentKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupCurrentMemberAssignmentKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(15),
        name: "ShareGroupStatePartitionMetadataKey",
        versions: ShareGroupStatePartitionMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ShareGroupStatePartitionMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupStatePartitionMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(16),
        name: "ConsumerGroupRegularExpressionKey",
        versions: ConsumerGroupRegularExpressionKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| ConsumerGroupRegularExpressionKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupRegularExpressionKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(17),
        name: "StreamsGroupMetadataKey",
        versions: StreamsGroupMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| StreamsGroupMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(19),
        name: "StreamsGroupMemberMetadataKey",
        versions: StreamsGroupMemberMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| StreamsGroupMemberMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupMemberMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(20),
        name: "StreamsGroupTargetAssignmentMetadataKey",
        versions: StreamsGroupTargetAssignmentMetadataKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| StreamsGroupTargetAssignmentMetadataKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupTargetAssignmentMetadataKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(21),
        name: "StreamsGroupTargetAssignmentMemberKey",
        versions: StreamsGroupTargetAssignmentMemberKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| StreamsGroupTargetAssignmentMemberKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupTargetAssignmentMemberKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(22),
        name: "StreamsGroupCurrentMemberAssignmentKey",
        versions: StreamsGroupCurrentMemberAssignmentKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| StreamsGroupCurrentMemberAssignmentKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupCurrentMemberAssignmentKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorKey,
        key: Some(23),
        name: "StreamsGroupTopologyKey",
        versions: StreamsGroupTopologyKey::VERSIONS,
        flexible_since: None,
        decode: |r, v| StreamsGroupTopologyKey::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupTopologyKey::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(0),
        name: "LegacyOffsetCommitValue",
        versions: LegacyOffsetCommitValue::VERSIONS,
        flexible_since: None,
        decode: |r, v| LegacyOffsetCommitValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = LegacyOffsetCommitValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(0),
        name: "ShareSnapshotValue",
        versions: ShareSnapshotValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareSnapshotValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareSnapshotValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(0),
        name: "TransactionLogValue",
        versions: TransactionLogValue::VERSIONS,
        flexible_since: Some(1),
        decode: |r, v| TransactionLogValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = TransactionLogValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(1),
        name: "OffsetCommitValue",
        versions: OffsetCommitValue::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| OffsetCommitValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = OffsetCommitValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(1),
        name: "ShareUpdateValue",
        versions: ShareUpdateValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareUpdateValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareUpdateValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(2),
        name: "GroupMetadataValue",
        versions: GroupMetadataValue::VERSIONS,
        flexible_since: Some(4),
        decode: |r, v| GroupMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = GroupMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(3),
        name: "ConsumerGroupMetadataValue",
        versions: ConsumerGroupMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(4),
        name: "ConsumerGroupPartitionMetadataValue",
        versions: ConsumerGroupPartitionMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupPartitionMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupPartitionMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(5),
        name: "ConsumerGroupMemberMetadataValue",
        versions: ConsumerGroupMemberMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupMemberMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupMemberMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(6),
        name: "ConsumerGroupTargetAssignmentMetadataValue",
        versions: ConsumerGroupTargetAssignmentMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupTargetAssignmentMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupTargetAssignmentMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(7),
        name: "ConsumerGroupTargetAssignmentMemberValue",
        versions: ConsumerGroupTargetAssignmentMemberValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupTargetAssignmentMemberValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupTargetAssignmentMemberValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(8),
        name: "ConsumerGroupCurrentMemberAssignmentValue",
        versions: ConsumerGroupCurrentMemberAssignmentValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupCurrentMemberAssignmentValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupCurrentMemberAssignmentValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(10),
        name: "ShareGroupMemberMetadataValue",
        versions: ShareGroupMemberMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareGroupMemberMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupMemberMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(11),
        name: "ShareGroupMetadataValue",
        versions: ShareGroupMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareGroupMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(12),
        name: "ShareGroupTargetAssignmentMetadataValue",
        versions: ShareGroupTargetAssignmentMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareGroupTargetAssignmentMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupTargetAssignmentMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(13),
        name: "ShareGroupTargetAssignmentMemberValue",
        versions: ShareGroupTargetAssignmentMemberValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareGroupTargetAssignmentMemberValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupTargetAssignmentMemberValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(14),
        name: "ShareGroupCurrentMemberAssignmentValue",
        versions: ShareGroupCurrentMemberAssignmentValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareGroupCurrentMemberAssignmentValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupCurrentMemberAssignmentValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(15),
        name: "ShareGroupStatePartitionMetadataValue",
        versions: ShareGroupStatePartitionMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ShareGroupStatePartitionMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ShareGroupStatePartitionMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(16),
        name: "ConsumerGroupRegularExpressionValue",
        versions: ConsumerGroupRegularExpressionValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConsumerGroupRegularExpressionValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerGroupRegularExpressionValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(17),
        name: "StreamsGroupMetadataValue",
        versions: StreamsGroupMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(19),
        name: "StreamsGroupMemberMetadataValue",
        versions: StreamsGroupMemberMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupMemberMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupMemberMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(20),
        name: "StreamsGroupTargetAssignmentMetadataValue",
        versions: StreamsGroupTargetAssignmentMetadataValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupTargetAssignmentMetadataValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupTargetAssignmentMetadataValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(21),
        name: "StreamsGroupTargetAssignmentMemberValue",
        versions: StreamsGroupTargetAssignmentMemberValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupTargetAssignmentMemberValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupTargetAssignmentMemberValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(22),
        name: "StreamsGroupCurrentMemberAssignmentValue",
        versions: StreamsGroupCurrentMemberAssignmentValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupCurrentMemberAssignmentValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupCurrentMemberAssignmentValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::CoordinatorValue,
        key: Some(23),
        name: "StreamsGroupTopologyValue",
        versions: StreamsGroupTopologyValue::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| StreamsGroupTopologyValue::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = StreamsGroupTopologyValue::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(0),
        name: "RegisterBrokerRecord",
        versions: RegisterBrokerRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RegisterBrokerRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RegisterBrokerRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(1),
        name: "UnregisterBrokerRecord",
        versions: UnregisterBrokerRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UnregisterBrokerRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UnregisterBrokerRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(2),
        name: "TopicRecord",
        versions: TopicRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| TopicRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = TopicRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(3),
        name: "PartitionRecord",
        versions: PartitionRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| PartitionRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = PartitionRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(4),
        name: "ConfigRecord",
        versions: ConfigRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ConfigRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConfigRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(5),
        name: "PartitionChangeRecord",
        versions: PartitionChangeRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| PartitionChangeRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = PartitionChangeRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(7),
        name: "FenceBrokerRecord",
        versions: FenceBrokerRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| FenceBrokerRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = FenceBrokerRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(8),
        name: "UnfenceBrokerRecord",
        versions: UnfenceBrokerRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UnfenceBrokerRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UnfenceBrokerRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(9),
        name: "RemoveTopicRecord",
        versions: RemoveTopicRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RemoveTopicRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RemoveTopicRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(10),
        name: "DelegationTokenRecord",
        versions: DelegationTokenRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DelegationTokenRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DelegationTokenRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(11),
        name: "UserScramCredentialRecord",
        versions: UserScramCredentialRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UserScramCredentialRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UserScramCredentialRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(12),
        name: "FeatureLevelRecord",
        versions: FeatureLevelRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| FeatureLevelRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = FeatureLevelRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(14),
        name: "ClientQuotaRecord",
        versions: ClientQuotaRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ClientQuotaRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ClientQuotaRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(15),
        name: "ProducerIdsRecord",
        versions: ProducerIdsRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ProducerIdsRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ProducerIdsRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(17),
        name: "BrokerRegistrationChangeRecord",
        versions: BrokerRegistrationChangeRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| BrokerRegistrationChangeRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = BrokerRegistrationChangeRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(18),
        name: "AccessControlEntryRecord",
        versions: AccessControlEntryRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AccessControlEntryRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AccessControlEntryRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(19),
        name: "RemoveAccessControlEntryRecord",
        versions: RemoveAccessControlEntryRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RemoveAccessControlEntryRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RemoveAccessControlEntryRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(20),
        name: "NoOpRecord",
        versions: NoOpRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| NoOpRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = NoOpRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(21),
        name: "ZkMigrationStateRecord",
        versions: ZkMigrationStateRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ZkMigrationStateRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ZkMigrationStateRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(22),
        name: "RemoveUserScramCredentialRecord",
        versions: RemoveUserScramCredentialRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RemoveUserScramCredentialRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RemoveUserScramCredentialRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(23),
        name: "BeginTransactionRecord",
        versions: BeginTransactionRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| BeginTransactionRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = BeginTransactionRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(24),
        name: "EndTransactionRecord",
        versions: EndTransactionRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| EndTransactionRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = EndTransactionRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(25),
        name: "AbortTransactionRecord",
        versions: AbortTransactionRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| AbortTransactionRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AbortTransactionRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(26),
        name: "RemoveDelegationTokenRecord",
        versions: RemoveDelegationTokenRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RemoveDelegationTokenRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RemoveDelegationTokenRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(27),
        name: "RegisterControllerRecord",
        versions: RegisterControllerRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RegisterControllerRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RegisterControllerRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(28),
        name: "ClearElrRecord",
        versions: ClearElrRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| ClearElrRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ClearElrRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Metadata,
        key: Some(29),
        name: "UnregisterControllerRecord",
        versions: UnregisterControllerRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| UnregisterControllerRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = UnregisterControllerRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::RemoteLogMetadata,
        key: Some(0),
        name: "RemoteLogSegmentMetadataRecord",
        versions: RemoteLogSegmentMetadataRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RemoteLogSegmentMetadataRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RemoteLogSegmentMetadataRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::RemoteLogMetadata,
        key: Some(1),
        name: "RemoteLogSegmentMetadataUpdateRecord",
        versions: RemoteLogSegmentMetadataUpdateRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RemoteLogSegmentMetadataUpdateRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RemoteLogSegmentMetadataUpdateRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::RemoteLogMetadata,
        key: Some(2),
        name: "RemotePartitionDeleteMetadataRecord",
        versions: RemotePartitionDeleteMetadataRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RemotePartitionDeleteMetadataRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RemotePartitionDeleteMetadataRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::RemoteLogMetadata,
        key: Some(3),
        name: "RemoteLogSegmentMetadataSnapshotRecord",
        versions: RemoteLogSegmentMetadataSnapshotRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| RemoteLogSegmentMetadataSnapshotRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = RemoteLogSegmentMetadataSnapshotRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "AbortedTxn",
        versions: AbortedTxn::VERSIONS,
        flexible_since: None,
        decode: |r, v| AbortedTxn::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = AbortedTxn::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "ConsumerProtocolAssignment",
        versions: ConsumerProtocolAssignment::VERSIONS,
        flexible_since: None,
        decode: |r, v| ConsumerProtocolAssignment::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerProtocolAssignment::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "ConsumerProtocolSubscription",
        versions: ConsumerProtocolSubscription::VERSIONS,
        flexible_since: None,
        decode: |r, v| ConsumerProtocolSubscription::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ConsumerProtocolSubscription::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "ControlRecordTypeSchema",
        versions: ControlRecordTypeSchema::VERSIONS,
        flexible_since: None,
        decode: |r, v| ControlRecordTypeSchema::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ControlRecordTypeSchema::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "DefaultPrincipalData",
        versions: DefaultPrincipalData::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| DefaultPrincipalData::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = DefaultPrincipalData::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "EndTxnMarker",
        versions: EndTxnMarker::VERSIONS,
        flexible_since: None,
        decode: |r, v| EndTxnMarker::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = EndTxnMarker::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "KRaftVersionRecord",
        versions: KRaftVersionRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| KRaftVersionRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = KRaftVersionRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "LeaderChangeMessage",
        versions: LeaderChangeMessage::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| LeaderChangeMessage::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = LeaderChangeMessage::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "ProducerSnapshot",
        versions: ProducerSnapshot::VERSIONS,
        flexible_since: None,
        decode: |r, v| ProducerSnapshot::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = ProducerSnapshot::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "QuorumStateData",
        versions: QuorumStateData::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| QuorumStateData::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = QuorumStateData::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "SnapshotFooterRecord",
        versions: SnapshotFooterRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| SnapshotFooterRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = SnapshotFooterRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "SnapshotHeaderRecord",
        versions: SnapshotHeaderRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| SnapshotHeaderRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = SnapshotHeaderRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
    Entry {
        kind: Kind::Data,
        key: None,
        name: "VotersRecord",
        versions: VotersRecord::VERSIONS,
        flexible_since: Some(0),
        decode: |r, v| VotersRecord::read(r, v).map(drop),
        transcode: |r, v, w| {
            let m = VotersRecord::read(r, v)?;
            m.write(w, v)?;
            Ok(m.to_json(v))
        },
    },
];
