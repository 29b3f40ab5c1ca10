//! One broker of the simulation: the shards of one process on one thread, begun, cut and begun again.
//!
//! It starts as the process does: shard 0 listens, opens the data directory, replays the metadata; then every shard
//! serves.  Which shard takes its turn is the world's business.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::sync::Arc;

#[cfg(feature = "planted-bugs")]
use crate::base::PlantedBug;
use crate::base::ShardId;
use crate::config::{BrokerConfig, BrokerLayers, ConfigError, ServerProperties};
use crate::reactor::backend_sim::{NodeId, ShardKey, World};
use crate::reactor::{Listener, OwnedReactor};
use crate::server::{NodeSeat, NodeStart, ShardParts, ShardServer, StartError, begin_stop, open_node};
use crate::shard::{Intake, Mail, connect};

/// How a life ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cut {
    /// The power goes: what was not synced is kept, lost or torn.
    Power,
    /// The process dies, the page cache stays.
    Kill,
    /// It is asked to stop, and may be cut while it does.
    Stop,
}

/// What the broker counted over all its lives.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Counted {
    pub(super) lives: u64,
    pub(super) cuts_in_recovery: u64,
    pub(super) orderly_stops: u64,
    pub(super) duplicates: u64,
    pub(super) forwarded: u64,
    pub(super) tails_cut: u64,
}

struct ShardSlot {
    key: ShardKey,
    // In this order: the server lets go of its tasks before their reactor ends.
    server: Option<Rc<ShardServer>>,
    reactor: OwnedReactor,
    intake: Intake,
}

type Opening = Rc<RefCell<Option<Result<(NodeStart, NodeSeat, Listener), StartError>>>>;

/// See the file's head.
pub(super) struct Node {
    world: World,
    id: NodeId,
    address: SocketAddr,
    count: u16,
    config: Arc<BrokerConfig>,
    layers: BrokerLayers,
    shards: Vec<ShardSlot>,
    opening: Option<Opening>,
    /// Turns of this life.
    turns: u64,
    counted: Counted,
    #[cfg(feature = "planted-bugs")]
    planted: Option<PlantedBug>,
}

impl Node {
    pub(super) fn new(
        world: &World,
        id: NodeId,
        count: u16,
        settings: &[(&str, String)],
        #[cfg(feature = "planted-bugs")] planted: Option<PlantedBug>,
    ) -> Result<Node, ConfigError> {
        let address = SocketAddr::new(world.address(id), 9092);
        let mut pairs = vec![
            ("listeners".to_owned(), format!("PLAINTEXT://{address}")),
            ("log.dirs".to_owned(), "/data".to_owned()),
        ];
        pairs.extend(settings.iter().map(|(key, value)| ((*key).to_owned(), value.clone())));
        let layers = BrokerLayers::of_file(ServerProperties::from_pairs(pairs)?.values);
        let config = Arc::new(BrokerConfig::resolve(&layers)?);
        Ok(Node {
            world: world.clone(),
            id,
            address,
            count,
            config,
            layers,
            shards: Vec::new(),
            opening: None,
            turns: 0,
            counted: Counted::default(),
            #[cfg(feature = "planted-bugs")]
            planted,
        })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) fn counted(&self) -> Counted {
        self.counted
    }

    pub(super) fn turns(&self) -> u64 {
        self.turns
    }

    pub(super) fn is_down(&self) -> bool {
        self.shards.is_empty()
    }

    /// Whether it still opens its directory or its partitions.
    pub(super) fn recovers(&self) -> bool {
        let recovered = |slot: &ShardSlot| slot.server.as_ref().is_some_and(|server| server.shard().has_recovered());
        !self.is_down() && !self.shards.iter().all(recovered)
    }

    /// Begins a life.
    pub(super) fn start(&mut self) {
        self.counted.lives += 1;
        self.turns = 0;
        for _ in 0..self.count {
            let (key, backend) = self.world.open_shard(self.id);
            let reactor = OwnedReactor::new(backend);
            let intake = Intake::new(reactor.waker());
            self.shards.push(ShardSlot { key, server: None, reactor, intake });
        }
        let Some(zero) = self.shards.first() else { return };
        let opening = Opening::default();
        let (reactor, result) = (zero.reactor.handle(), Rc::clone(&opening));
        let (config, layers, address) = (Arc::clone(&self.config), self.layers.clone(), self.address);
        zero.reactor.spawn("open node", async move {
            let opened = match reactor.listen(address) {
                Ok(listener) => open_node(&reactor, &config, layers, Some(address))
                    .await
                    .map(|(start, seat)| (start, seat, listener)),
                Err(source) => Err(StartError::Listen { address, source }),
            };
            *result.borrow_mut() = Some(opened);
            reactor.stay_awake();
        });
        self.opening = Some(opening);
    }

    pub(super) fn has(&self, key: ShardKey) -> bool {
        self.shards.iter().any(|slot| slot.key == key)
    }

    /// One turn of a shard.
    pub(super) fn turn(&mut self, key: ShardKey) -> Result<(), StartError> {
        let Some(slot) = self.shards.iter().find(|slot| slot.key == key) else { return Ok(()) };
        self.turns += 1;
        match &slot.server {
            Some(server) => server.turn(true),
            None => slot.reactor.run_turn(&mut || {}, true),
        }
        let opened = self.opening.as_ref().and_then(|opening| opening.borrow_mut().take());
        if let Some(opened) = opened {
            self.opening = None;
            self.serve(opened?);
        }
        if self.shards.iter().any(|slot| slot.server.as_ref().is_some_and(|server| server.has_ended())) {
            self.end_stopped();
        }
        Ok(())
    }

    fn serve(&mut self, (start, seat, listener): (NodeStart, NodeSeat, Listener)) {
        let wakers: Vec<_> = self.shards.iter().map(|slot| slot.reactor.waker()).collect();
        let mut seat = Some(seat);
        let mut listener = Some(listener);
        for ((index, slot), post) in (0..).zip(&mut self.shards).zip(connect::<Mail>(&wakers)) {
            let server = ShardServer::new(ShardParts {
                id: ShardId(index),
                count: self.count,
                reactor: slot.reactor.handle(),
                config: Arc::clone(&self.config),
                node: start.clone(),
                post,
                intake: slot.intake.clone(),
                seat: seat.take(),
            });
            #[cfg(feature = "planted-bugs")]
            if let Some(bug) = self.planted {
                server.shard().plant(bug);
            }
            if let Some(listener) = listener.take() {
                slot.reactor.spawn("accept", server.accepting().run(listener, server.stop_signal()));
            }
            slot.server = Some(server);
            slot.reactor.waker().wake();
        }
    }

    /// Ends this life, or begins to end it in order.
    pub(super) fn cut(&mut self, cut: Cut) {
        if self.is_down() {
            return;
        }
        if cut == Cut::Stop
            && self.opening.is_none()
            && let Some(zero) = self.shards.first()
        {
            let _ = zero.intake.send(begin_stop);
            return;
        }
        self.counted.cuts_in_recovery += u64::from(self.recovers());
        match cut {
            Cut::Power => self.world.crash(self.id),
            Cut::Kill | Cut::Stop => self.world.kill(self.id),
        }
        self.forget();
    }

    /// No more lives.
    pub(super) fn end(&mut self) {
        self.forget();
    }

    /// Shards that have ended take no more turns; with the last one the process is gone.
    fn end_stopped(&mut self) {
        let ended = |slot: &ShardSlot| slot.server.as_ref().is_some_and(|server| server.has_ended());
        if self.shards.iter().all(ended) {
            self.counted.orderly_stops += 1;
            self.forget();
        }
    }

    /// The memory of the process goes.
    fn forget(&mut self) {
        self.opening = None;
        for server in self.shards.iter().filter_map(|slot| slot.server.as_ref()) {
            let shard = server.shard();
            self.counted.forwarded += shard.metrics.borrow().mailbox.requests_forwarded;
            for (_, partition) in shard.open_partitions() {
                self.counted.duplicates += partition.borrow().producers().stats().duplicates;
            }
        }
        self.shards.clear();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.shards.clear();
    }
}
