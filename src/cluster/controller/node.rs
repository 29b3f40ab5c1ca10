//! This node's coming and going: registration, leadership at start, controlled shutdown.
//!
//! At start after anything but a clean stop every partition that this node leads begins a new leader epoch, all in
//! one batch: the page cache may have lost records that clients have seen, and a client that knows the old epoch
//! must ask where it ended before it goes on (KIP-320).

use super::{Controller, Decision, Refusal};
use crate::base::BrokerId;
use crate::cluster::metadata_record::{
    BrokerChange, BrokerRegistration, ControllerRegistration, DirectoryId, Endpoint, MetadataRecord, PartitionChange,
    PartitionState, SupportedFeature,
};
use crate::storage::PreviousStop;

/// What a starting node tells about itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRegistration {
    pub id: BrokerId,
    /// New at each start.
    pub incarnation: [u8; 16],
    pub endpoints: Vec<Endpoint>,
    pub controller_endpoints: Vec<Endpoint>,
    pub rack: Option<String>,
    pub directories: Vec<DirectoryId>,
    /// How the process before this one ended.
    pub stop: PreviousStop,
}

/// Features and their versions, as Kafka 4.4 supports them.
pub(crate) const FEATURES: [(&str, i16, i16); 7] = [
    ("eligible.leader.replicas.version", 0, 1),
    ("group.version", 0, 1),
    ("kraft.version", 0, 1),
    ("metadata.version", 7, 33),
    ("share.version", 0, 2),
    ("streams.version", 0, 1),
    ("transaction.version", 0, 2),
];

impl Controller<'_> {
    /// Registers this node as controller and broker, unfenced, and makes it lead what it may lead.  Answers with the
    /// broker epoch.
    pub fn register_node(&mut self, node: NodeRegistration) -> Decision<i64> {
        let features: Vec<SupportedFeature> = FEATURES
            .iter()
            .map(|(name, min, max)| SupportedFeature { name: (*name).to_owned(), min: *min, max: *max })
            .collect();
        // Kafka's broker epoch is the offset of the registration, which is the second record of this batch.
        let epoch = self.image.end.plus(1).0;
        let id = node.id;
        let mut records = vec![
            MetadataRecord::RegisterController(ControllerRegistration {
                id,
                incarnation: node.incarnation,
                endpoints: node.controller_endpoints,
                features: features.clone(),
            }),
            MetadataRecord::RegisterBroker(BrokerRegistration {
                id,
                epoch,
                incarnation: node.incarnation,
                endpoints: node.endpoints,
                features,
                rack: node.rack,
                fenced: true,
                in_controlled_shutdown: false,
                directories: node.directories,
                cordoned_directories: None,
            }),
            MetadataRecord::BrokerChange {
                id,
                epoch,
                change: BrokerChange { fenced: Some(false), ..BrokerChange::default() },
            },
        ];
        for topic in self.image.topics() {
            for (partition, state) in topic.partitions() {
                let topic = topic.id;
                if let Some(change) = lead_at_start(state, id, node.stop) {
                    records.push(MetadataRecord::PartitionChange { topic, partition, change });
                }
            }
        }
        Decision { records, answer: epoch }
    }

    /// Says that this node is about to stop, and fences it.  Partitions stay as they are: nobody else could lead
    /// them, and a clean stop loses nothing, so their epochs need not rise.
    pub fn begin_controlled_shutdown(&mut self) -> Result<Decision<()>, Refusal> {
        let id = self.settings.node;
        let epoch = self.image.broker(id).ok_or(Refusal::UnknownBroker(id))?.epoch;
        let change = BrokerChange {
            fenced: Some(true),
            in_controlled_shutdown: Some(true),
            directories: None,
            cordoned_directories: None,
        };
        Ok(Decision { records: vec![MetadataRecord::BrokerChange { id, epoch, change }], answer: () })
    }
}

/// What makes `id` the leader of a partition at start, or renews its epoch; `None` if nothing has to be written.
fn lead_at_start(state: &PartitionState, id: BrokerId, stop: PreviousStop) -> Option<PartitionChange> {
    match state.leader {
        // Still ours, and nothing was lost.
        Some(leader) if leader == id && matches!(stop, PreviousStop::Clean | PreviousStop::New) => return None,
        Some(leader) if leader != id => return None,
        Some(_) => {}
        None => {
            // Kafka leaves partitions without a leader at a clean stop; who is in sync or eligible may take over.
            let may_lead = state.isr.contains(&id) || state.eligible_leaders.contains(&id) || state.replicas == [id];
            if !may_lead {
                return None;
            }
        }
    }
    let empty = |list: &[BrokerId]| (!list.is_empty()).then(Vec::new);
    Some(PartitionChange {
        leader: Some(Some(id)),
        isr: (!state.isr.contains(&id)).then(|| vec![id]),
        eligible_leaders: empty(&state.eligible_leaders),
        last_known_eligible_leaders: empty(&state.last_known_eligible_leaders),
        ..PartitionChange::default()
    })
}
