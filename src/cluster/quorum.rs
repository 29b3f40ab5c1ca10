//! The quorum of one: what the log and the `quorum-state` file say about who leads.  Pure.
//!
//! Written as Kafka's dynamic quorum with a single voter (kraft.version 1): the voter stands in the log, so that a
//! directory moves to another address or gains voters without a change of format.

use std::borrow::Cow;

use bytes::Bytes;

use super::metadata_record::{DirectoryId, Endpoint};
use crate::base::{BrokerId, LeaderEpoch, TopicId};
use crate::record::ControlKind;
use crate::wire::generated::{
    kraft_version_record::KRaftVersionRecord, leader_change_message as leader_change,
    snapshot_footer_record::SnapshotFooterRecord, snapshot_header_record::SnapshotHeaderRecord,
    voters_record as voters,
};
use crate::wire::{EncodeError, Message, Writer};

/// Kafka's level for voters that stand in the log.
pub const KRAFT_VERSION: i16 = 1;

/// What `quorum-state` holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuorumState {
    pub leader: Option<BrokerId>,
    pub epoch: LeaderEpoch,
}

#[derive(serde::Deserialize)]
#[serde(rename_all = "camelCase")]
struct QuorumStateText {
    leader_id: i32,
    leader_epoch: i32,
}

impl QuorumState {
    /// The file's text, at the data version of a dynamic quorum.
    #[must_use]
    pub fn to_text(self) -> String {
        let leader = self.leader.map_or(-1, |id| id.0);
        let nobody = TopicId::ZERO;
        format!(
            "{{\"leaderId\":{leader},\"leaderEpoch\":{},\"votedId\":-1,\"votedDirectoryId\":\"{nobody}\",\
             \"data_version\":1}}",
            self.epoch.0
        )
    }

    /// Reads the text of either data version; `None` if it is neither.
    #[must_use]
    pub fn from_text(text: &str) -> Option<QuorumState> {
        let read: QuorumStateText = serde_json::from_str(text).ok()?;
        let leader = (read.leader_id >= 0).then_some(BrokerId(read.leader_id));
        (read.leader_epoch >= 0).then_some(QuorumState { leader, epoch: LeaderEpoch(read.leader_epoch) })
    }
}

/// The record that begins an epoch: `id` leads with its own vote.
pub fn leader_change(id: BrokerId) -> Result<(ControlKind, Bytes), EncodeError> {
    let voter = || leader_change::Voter { voter_id: id.0, ..leader_change::Voter::default() };
    let message = leader_change::LeaderChangeMessage {
        version: 0,
        leader_id: id.0,
        voters: vec![voter()],
        granting_voters: vec![voter()],
    };
    Ok((ControlKind::LeaderChange, bytes_of(&message)?))
}

/// The record that says where voters stand.
pub fn kraft_version() -> Result<(ControlKind, Bytes), EncodeError> {
    let record = KRaftVersionRecord { version: 0, kraft_version: KRAFT_VERSION };
    Ok((ControlKind::KraftVersion, bytes_of(&record)?))
}

/// The record that makes `id` the only voter.
pub fn single_voter(
    id: BrokerId,
    directory: DirectoryId,
    endpoints: &[Endpoint],
) -> Result<(ControlKind, Bytes), EncodeError> {
    let endpoints = endpoints
        .iter()
        .map(|e| voters::Endpoint { name: Cow::Borrowed(&e.name), host: Cow::Borrowed(&e.host), port: e.port })
        .collect();
    let record = voters::VotersRecord {
        version: 0,
        voters: vec![voters::Voter {
            voter_id: id.0,
            voter_directory_id: directory.0,
            endpoints,
            kraft_version_feature: voters::KRaftVersionFeature {
                min_supported_version: 0,
                max_supported_version: KRAFT_VERSION,
            },
        }],
    };
    Ok((ControlKind::KraftVoters, bytes_of(&record)?))
}

/// The first record of a snapshot.
pub fn snapshot_header(last_contained_log_timestamp: i64) -> Result<(ControlKind, Bytes), EncodeError> {
    let record = SnapshotHeaderRecord { version: 0, last_contained_log_timestamp };
    Ok((ControlKind::SnapshotHeader, bytes_of(&record)?))
}

/// The last record of a snapshot; without it the snapshot is not whole.
pub fn snapshot_footer() -> Result<(ControlKind, Bytes), EncodeError> {
    Ok((ControlKind::SnapshotFooter, bytes_of(&SnapshotFooterRecord { version: 0 })?))
}

fn bytes_of<'a>(message: &impl Message<'a>) -> Result<Bytes, EncodeError> {
    let mut w = Writer::new();
    message.write(&mut w, 0)?;
    Ok(w.into_bytes().freeze())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_file_is_the_text_that_kafka_writes_and_reads() {
        let state = QuorumState { leader: Some(BrokerId(7)), epoch: LeaderEpoch(2) };
        let text = concat!(
            r#"{"leaderId":7,"leaderEpoch":2,"votedId":-1,"#,
            r#""votedDirectoryId":"AAAAAAAAAAAAAAAAAAAAAA","data_version":1}"#
        );
        assert_eq!(state.to_text(), text);
        assert_eq!(QuorumState::from_text(text), Some(state));
        let older = r#"{"clusterId":"","leaderId":-1,"leaderEpoch":4,"votedId":-1,"appliedOffset":0,
            "currentVoters":[{"voterId":1}],"data_version":0}"#;
        assert_eq!(QuorumState::from_text(older), Some(QuorumState { leader: None, epoch: LeaderEpoch(4) }));
        for bad in ["", "{}", "{\"leaderId\":1}", "{\"leaderId\":1,\"leaderEpoch\":-5}"] {
            assert_eq!(QuorumState::from_text(bad), None, "{bad}");
        }
    }
}
