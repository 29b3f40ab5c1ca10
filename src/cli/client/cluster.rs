//! Who the brokers are, who leads which partition, and one connection to each that is needed.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use super::{ClientError, Connection, Retry, Timeouts, is_retriable};
use crate::wire::ErrorCode;
use crate::wire::generated::metadata_request::{MetadataRequest, MetadataRequestTopic};
use crate::wire::generated::metadata_response::{MetadataResponse, MetadataResponseTopic};

/// How long a topic that the broker does not know is asked for again: one just created may not have reached it.
const UNKNOWN_TOPIC_PATIENCE: Duration = Duration::from_millis(500);

pub struct Cluster {
    bootstrap: Vec<String>,
    timeouts: Timeouts,
    /// Addresses by node id, as advertised.
    nodes: BTreeMap<i32, String>,
    controller: Option<i32>,
    /// By address.
    connections: HashMap<String, Connection>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicView {
    pub name: String,
    /// Zero if the broker is too old to have topic ids.
    pub id: [u8; 16],
    pub is_internal: bool,
    /// In the order of their indexes.
    pub partitions: Vec<PartitionView>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartitionView {
    pub index: i32,
    /// -1 for none.
    pub leader: i32,
    pub leader_epoch: i32,
    pub replicas: Vec<i32>,
    pub in_sync: Vec<i32>,
}

impl TopicView {
    pub fn has_id(&self) -> bool {
        self.id != [0; 16]
    }

    pub fn partition(&self, index: i32) -> Option<&PartitionView> {
        self.partitions.iter().find(|partition| partition.index == index)
    }
}

impl Cluster {
    /// Connects to the first of `brokers` (comma separated) that answers.
    pub fn open(brokers: &str, timeouts: Timeouts) -> Result<Cluster, ClientError> {
        let bootstrap: Vec<String> =
            brokers.split(',').map(str::trim).filter(|b| !b.is_empty()).map(str::to_owned).collect();
        if bootstrap.is_empty() {
            return Err(ClientError::BadAddress(brokers.to_owned()));
        }
        let mut cluster =
            Cluster { bootstrap, timeouts, nodes: BTreeMap::new(), controller: None, connections: HashMap::new() };
        cluster.any()?;
        Ok(cluster)
    }

    pub fn timeouts(&self) -> Timeouts {
        self.timeouts
    }

    /// A connection to any broker.
    pub fn any(&mut self) -> Result<&mut Connection, ClientError> {
        let candidates: Vec<String> = self.bootstrap.iter().chain(self.nodes.values()).cloned().collect();
        let mut failure = None;
        for address in candidates {
            // Looked up twice, since a borrow cannot leave the loop.
            if self.connections.contains_key(&address) {
                return self.at_address(&address);
            }
            match Connection::open(&address, self.timeouts) {
                Ok(connection) => return Ok(self.connections.entry(address).or_insert(connection)),
                Err(error) => failure = failure.or(Some(error)),
            }
        }
        Err(failure.unwrap_or_else(|| ClientError::BadAddress(String::new())))
    }

    /// A connection to this node.
    pub fn node(&mut self, node: i32) -> Result<&mut Connection, ClientError> {
        let address = self.nodes.get(&node).cloned().ok_or(ClientError::UnknownNode { node })?;
        self.at_address(&address)
    }

    /// A connection to the node that takes administrative requests.
    pub fn controller(&mut self) -> Result<&mut Connection, ClientError> {
        match self.controller {
            Some(node) if self.nodes.contains_key(&node) => self.node(node),
            _ => self.any(),
        }
    }

    fn at_address(&mut self, address: &str) -> Result<&mut Connection, ClientError> {
        match self.connections.entry(address.to_owned()) {
            std::collections::hash_map::Entry::Occupied(entry) => Ok(entry.into_mut()),
            std::collections::hash_map::Entry::Vacant(entry) => {
                Ok(entry.insert(Connection::open(address, self.timeouts)?))
            }
        }
    }

    /// Drops every connection: after an error their state is unknown.
    pub fn disconnect(&mut self) {
        self.connections.clear();
    }

    /// Runs `attempt` until it succeeds, fails for good, or the time for one answer is over.
    pub fn with_retry<T>(
        &mut self,
        mut attempt: impl FnMut(&mut Cluster) -> Result<T, ClientError>,
    ) -> Result<T, ClientError> {
        let mut retry = Retry::within(self.timeouts.answer);
        loop {
            let failure = match attempt(self) {
                Ok(done) => return Ok(done),
                Err(failure) => failure,
            };
            if !failure.is_passing() || !retry.wait() {
                return Err(failure);
            }
            if !matches!(failure, ClientError::Answered { .. } | ClientError::NoLeader { .. }) {
                self.disconnect();
            }
        }
    }

    /// All topics.
    pub fn topics(&mut self) -> Result<Vec<TopicView>, ClientError> {
        self.with_retry(|cluster| {
            let topics = cluster.ask_metadata(None)?;
            Ok(topics.into_iter().filter_map(|(view, _)| view).collect())
        })
    }

    /// One topic; never creates it.
    pub fn topic(&mut self, name: &str) -> Result<TopicView, ClientError> {
        let mut patience = Retry::within(UNKNOWN_TOPIC_PATIENCE);
        self.with_retry(|cluster| {
            loop {
                let (view, code) = cluster.ask_metadata(Some(name))?.into_iter().next().unwrap_or((None, 3));
                match (view, ErrorCode::from_code(code)) {
                    (Some(view), Some(ErrorCode::None)) => return Ok(view),
                    (_, Some(ErrorCode::UnknownTopicOrPartition | ErrorCode::UnknownTopicId)) => {
                        if !patience.wait() {
                            return Err(ClientError::UnknownTopic(name.to_owned()));
                        }
                    }
                    _ => return Err(ClientError::answered(format!("looking up topic '{name}'"), code, None)),
                }
            }
        })
    }

    /// Like [`Cluster::topic`], and waits until each of these partitions (all of them if none is named) has a leader.
    pub fn topic_with_leaders(&mut self, name: &str, partitions: &[i32]) -> Result<TopicView, ClientError> {
        let seconds = self.timeouts.answer.as_secs();
        self.with_retry(|cluster| {
            let topic = cluster.topic(name)?;
            let leaderless = topic.partitions.iter().find(|p| {
                (partitions.is_empty() || partitions.contains(&p.index)) && !cluster.nodes.contains_key(&p.leader)
            });
            match leaderless {
                None => Ok(topic),
                Some(p) => Err(ClientError::NoLeader { topic: name.to_owned(), partition: p.index, seconds }),
            }
        })
    }

    /// Topics with their error codes; brokers and controller are remembered.
    fn ask_metadata(&mut self, name: Option<&str>) -> Result<Vec<(Option<TopicView>, i16)>, ClientError> {
        let topics =
            name.map(|name| vec![MetadataRequestTopic { name: Some(name.into()), ..MetadataRequestTopic::default() }]);
        let request = MetadataRequest { topics, allow_auto_topic_creation: false, ..MetadataRequest::default() };
        let connection = self.any()?;
        // Versions below 4 cannot say "do not create", and below 1 cannot ask for all topics.
        if connection.version_for(crate::wire::ApiKey::Metadata, i16::MAX)? < 4 {
            return Err(ClientError::NoCommonVersion {
                address: connection.address().to_owned(),
                api: "Metadata",
                theirs: "below 4".to_owned(),
                ours: "from 4 up".to_owned(),
            });
        }
        let answer = connection.call(&request)?;
        let metadata: MetadataResponse<'_> = answer.read()?;
        if metadata.error_code != 0 {
            return Err(ClientError::answered("asking for metadata", metadata.error_code, None));
        }
        self.nodes = metadata.brokers.iter().map(|b| (b.node_id, host_and_port(&b.host, b.port))).collect();
        self.controller = (metadata.controller_id >= 0).then_some(metadata.controller_id);
        Ok(metadata.topics.iter().map(|topic| (view_of(topic), topic.error_code)).collect())
    }
}

fn view_of(topic: &MetadataResponseTopic<'_>) -> Option<TopicView> {
    let mut partitions: Vec<PartitionView> = topic
        .partitions
        .iter()
        .map(|partition| PartitionView {
            index: partition.partition_index,
            leader: if partition.error_code == 0 || is_retriable(partition.error_code) {
                partition.leader_id
            } else {
                -1
            },
            leader_epoch: partition.leader_epoch,
            replicas: partition.replica_nodes.clone(),
            in_sync: partition.isr_nodes.clone(),
        })
        .collect();
    partitions.sort_by_key(|partition| partition.index);
    Some(TopicView {
        name: topic.name.as_deref()?.to_owned(),
        id: topic.topic_id,
        is_internal: topic.is_internal,
        partitions,
    })
}

/// IPv6 addresses need brackets before a port.
fn host_and_port(host: &str, port: i32) -> String {
    if host.contains(':') { format!("[{host}]:{port}") } else { format!("{host}:{port}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_every_kind_can_be_connected_to() {
        assert_eq!(host_and_port("broker.example", 9092), "broker.example:9092");
        assert_eq!(host_and_port("::1", 9092), "[::1]:9092");
    }
}
