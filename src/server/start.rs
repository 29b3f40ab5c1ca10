//! From a data directory to what every shard needs to begin, and the way back: the orderly stop.  Runs on shard 0, in a
//! process and in the simulation alike.

use std::net::SocketAddr;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use super::error::StartError;
use super::node::ShardServer;
use crate::base::ShardId;
use crate::cluster::{
    ControllerSettings, Decision, DirectoryId, Endpoint, MetadataLog, MetadataLogError, MetadataLogSettings,
    NodeRegistration, ReplicationWish,
};
use crate::config::{BrokerConfig, BrokerLayers, ListenerAddress, SecurityProtocol};
use crate::reactor::Reactor;
use crate::reactor::sync::join_all;
use crate::shard::{ClosedPartition, DirectoryState, MetadataStart, Seat, Shard};
use crate::storage::{CheckpointKind, DirectoryIdentity, LogDirectory, PreviousStop};

/// What every shard begins with.
#[derive(Clone)]
pub struct NodeStart {
    pub metadata: MetadataStart,
    pub directory: Arc<DirectoryState>,
}

/// What only shard 0 holds.
pub struct NodeSeat {
    pub directory: LogDirectory,
    pub controller: Seat,
}

/// Takes the log directory, reads how it was left, and replays the metadata.
pub async fn open_node(
    reactor: &Reactor,
    config: &BrokerConfig,
    layers: BrokerLayers,
    local: Option<SocketAddr>,
) -> Result<(NodeStart, NodeSeat), StartError> {
    let [path, ..] = config.log_dirs.as_slice() else {
        return Err(StartError::Data("log.dirs names no directory".to_owned()));
    };
    if config.log_dirs.len() > 1 {
        tracing::warn!("only the first of log.dirs is used by this version: {}", path.display());
    }
    let path: &Path = path;
    let identity = DirectoryIdentity { node_id: config.node_id.0, cluster_id: None };
    let data = |error: crate::storage::StorageError| StartError::Data(error.to_string());
    let mut directory = LogDirectory::open(reactor, path, &identity).await.map_err(data)?;
    let previous = directory.previous_stop();
    if matches!(previous, PreviousStop::KilledSameBoot | PreviousStop::KilledOrLost) {
        tracing::info!("the last run did not stop in order ({previous:?}); partitions are recovered");
    }
    for deleted in directory.take_deleted() {
        deleted.remove(reactor).await.map_err(data)?;
    }
    let hints = directory.partitions().iter();
    let hints = hints.map(|found| (found.replica.clone(), directory.hint(&found.replica))).collect();
    let clean = matches!(previous, PreviousStop::Clean | PreviousStop::New);
    let state = DirectoryState { folder: path.to_path_buf(), clean, hints };
    let settings = ControllerSettings {
        node: config.node_id,
        layers: layers.clone(),
        broker: config.clone(),
        replication: ReplicationWish::ClampInternal,
    };
    let directory_id = directory_id(&directory);
    let log_settings = MetadataLogSettings {
        directory: path.to_path_buf(),
        directory_id,
        node: config.node_id,
        controller_endpoints: endpoints(&config.controller_listeners, local),
        snapshot_bytes: u64::try_from(config.metadata_snapshot_bytes).unwrap_or(u64::MAX),
        segment_bytes: METADATA_SEGMENT_BYTES,
    };
    let metadata_error = |error: MetadataLogError| StartError::Data(error.to_string());
    let (log, report) = MetadataLog::open(reactor, log_settings).await.map_err(metadata_error)?;
    if report.recovery.cut_bytes > 0 {
        tracing::warn!("the metadata log had a torn tail of {} bytes, which was cut", report.recovery.cut_bytes);
    }
    let node = NodeRegistration {
        id: config.node_id,
        incarnation: random_uuid(reactor),
        endpoints: endpoints(&config.advertised_listeners, local),
        controller_endpoints: endpoints(&config.controller_listeners, local),
        rack: config.rack.clone(),
        directories: vec![directory_id],
        stop: previous,
    };
    log.decide(&settings, |controller| controller.register_node(node)).await.map_err(metadata_error)?;
    let cluster_id = Arc::from(directory.meta().cluster_id.as_str());
    let metadata = MetadataStart { image: log.image(), layers, cluster_id };
    let controller = Seat::new(reactor, log, settings);
    Ok((NodeStart { metadata, directory: Arc::new(state) }, NodeSeat { directory, controller }))
}

/// Bytes of one segment of the metadata log, as Kafka's `metadata.log.segment.bytes`.
const METADATA_SEGMENT_BYTES: u32 = 1 << 30;

fn directory_id(directory: &LogDirectory) -> DirectoryId {
    DirectoryId(directory.meta().directory_id.0)
}

fn random_uuid(reactor: &Reactor) -> [u8; 16] {
    let mut bytes = [0; 16];
    let (high, low) = bytes.split_at_mut(8);
    high.copy_from_slice(&reactor.random_u64().to_be_bytes());
    low.copy_from_slice(&reactor.random_u64().to_be_bytes());
    bytes
}

/// What the metadata says of this node's listeners; a host that is not configured stands as the bound address.
fn endpoints(listeners: &[ListenerAddress], local: Option<SocketAddr>) -> Vec<Endpoint> {
    let host = |listener: &ListenerAddress| match (&listener.host, local) {
        (Some(host), _) => host.clone(),
        (None, Some(local)) if !local.ip().is_unspecified() => local.ip().to_string(),
        (None, _) => "localhost".to_owned(),
    };
    let endpoint = |listener: &ListenerAddress| Endpoint {
        name: listener.name.clone(),
        host: host(listener),
        port: if listener.port == 0 { local.map_or(0, |local| local.port()) } else { listener.port },
        security_protocol: SecurityProtocol::Plaintext.code(),
    };
    listeners.iter().map(endpoint).collect()
}

/// Begins an orderly stop; call on shard 0.  Connections finish what they have, partitions are closed, and the clean
/// marker is written last.
pub fn begin_stop(zero: &Rc<Shard>) {
    let shard = Rc::clone(zero);
    zero.reactor().spawn("stop", async move {
        // Every shard's connections first: what they have asked for may need any shard's partitions.
        let drained = (0..shard.count()).map(ShardId).map(|id| {
            shard.ask(id, |shard| async move {
                if let Some(server) = ShardServer::on(&shard) {
                    server.drain().await;
                }
            })
        });
        join_all(drained).await;
        let mut closed = Vec::new();
        let mut vouched = true;
        for id in (0..shard.count()).map(ShardId) {
            let one = shard.ask(id, |shard| async move { shard.close_partitions().await });
            match one.await {
                Ok(one) => {
                    vouched &= one.vouched;
                    closed.extend(one.partitions);
                }
                Err(_) => vouched = false,
            }
        }
        close_directory(&shard, closed, vouched).await;
        for id in (0..shard.count()).rev().map(ShardId) {
            shard.run_on(id, |shard| {
                if let Some(server) = ShardServer::on(shard) {
                    server.exit();
                }
            });
        }
    });
}

async fn close_directory(shard: &Rc<Shard>, closed: Vec<ClosedPartition>, vouched: bool) {
    let Some(server) = ShardServer::on(shard) else { return };
    let Some(directory) = server.directory() else { return };
    let row = |end: fn(&ClosedPartition) -> crate::base::Offset| {
        closed.iter().map(move |partition| (partition.replica.clone(), Some(end(partition)))).collect::<Vec<_>>()
    };
    directory.record(CheckpointKind::RecoveryPoint, row(|partition| partition.end));
    directory.record(CheckpointKind::Replication, row(|partition| partition.high_watermark));
    directory.record(CheckpointKind::LogStart, row(|partition| partition.start));
    if let Some(seat) = shard.controller_seat() {
        let told = seat.log().decide(seat.settings(), |controller| match controller.begin_controlled_shutdown() {
            Ok(decision) => decision,
            Err(_) => Decision::answer(()),
        });
        let closed = match told.await {
            Ok(_) => seat.log().close().await,
            Err(error) => Err(error),
        };
        if let Err(error) = closed {
            tracing::error!("{error}; the next start will recover");
            return;
        }
    }
    if !vouched {
        tracing::warn!("not every partition could be closed in order; the next start will recover");
        return;
    }
    if let Err(error) = directory.close().await {
        tracing::error!("{error}; the next start will recover");
    }
}
