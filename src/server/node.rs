//! One shard put together, and its loop.  The same in a process of threads and in the simulation, which runs several
//! shards on one thread and decides whose turn it is.

use std::any::Any;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use slab::Slab;

use super::accept::Accepting;
use super::connection::ConnectionState;
use super::start::{NodeSeat, NodeStart};
use crate::base::ShardId;
use crate::broker::Broker;
use crate::config::BrokerConfig;
use crate::reactor::Reactor;
use crate::reactor::sync::Watch;
use crate::shard::{Intake, Mail, Post, Shard, StorageState};
use crate::storage::LogDirectory;

/// How long an orderly stop waits for connections.
const DRAIN_MAX: Duration = Duration::from_secs(5);

/// Silent connections are looked for at most this often.
const EXPIRY_LOOK_MIN: Duration = Duration::from_millis(100);

/// Everything one core runs.
pub struct ShardServer {
    broker: Rc<Broker>,
    intake: Intake,
    stop: Rc<Watch>,
    accepting: OnceCell<Rc<Accepting>>,
    /// Shard 0 only.
    directory: Option<LogDirectory>,
    connections: RefCell<Slab<Rc<ConnectionState>>>,
    drained: Watch,
    exit: Cell<bool>,
}

/// What a shard is made of.
pub struct ShardParts {
    pub id: ShardId,
    pub count: u16,
    pub reactor: Reactor,
    pub config: Arc<BrokerConfig>,
    pub node: NodeStart,
    pub post: Post<Mail>,
    pub intake: Intake,
    /// Shard 0 only.
    pub seat: Option<NodeSeat>,
}

impl ShardServer {
    #[must_use]
    pub fn new(parts: ShardParts) -> Rc<ShardServer> {
        let ShardParts { id, count, reactor, config, node, post, intake, seat } = parts;
        let stop = Rc::new(Watch::new(&reactor));
        let drained = Watch::new(&reactor);
        let storage = StorageState::new(node.directory);
        let shard = Shard::new(id, count, reactor, config, node.metadata, post, storage);
        let directory = seat.map(|seat| {
            shard.seat_controller(seat.controller);
            seat.directory
        });
        let broker = Broker::new(Rc::clone(&shard));
        let server = Rc::new(ShardServer {
            broker,
            intake,
            stop,
            accepting: OnceCell::new(),
            directory,
            connections: RefCell::default(),
            drained,
            exit: Cell::new(false),
        });
        shard.host(Rc::clone(&server) as Rc<dyn Any>);
        shard.begin();
        if let Some(idle_max) = shard.config().connection_idle_max {
            shard.reactor().spawn("expire connections", Rc::clone(&server).expire_connections(idle_max));
        }
        server
    }

    /// The log directory, on shard 0.
    #[must_use]
    pub fn directory(&self) -> Option<&LogDirectory> {
        self.directory.as_ref()
    }

    pub(super) fn connection_began(&self, state: Rc<ConnectionState>) -> usize {
        if self.stop.version() > 0 {
            state.stop(); // accepted before the stop, handed over after it
        }
        self.connections.borrow_mut().insert(state)
    }

    pub(super) fn connection_ended(&self, number: usize) {
        self.connections.borrow_mut().remove(number);
        self.drained.advance();
    }

    /// Ends connections that have been silent for `connections.max.idle.ms`; looks a few times in that span.
    async fn expire_connections(self: Rc<Self>, idle_max: Duration) {
        let reactor = self.shard().reactor().clone();
        loop {
            reactor.sleep((idle_max / 4).max(EXPIRY_LOOK_MIN)).await;
            let now = reactor.now();
            for (_, state) in self.connections.borrow().iter() {
                if now.since(state.last_heard()) >= idle_max {
                    state.expire();
                }
            }
        }
    }

    /// Has every connection finish what it has and end.
    pub async fn drain(&self) {
        self.stop.advance();
        for (_, state) in self.connections.borrow().iter() {
            state.stop();
        }
        let deadline = self.shard().reactor().now().plus(DRAIN_MAX);
        while !self.connections.borrow().is_empty() {
            let ended = self.drained.changed(self.drained.version());
            if self.shard().reactor().timeout_at(deadline, ended).await.is_err() {
                tracing::warn!("{} connections did not end in time", self.connections.borrow().len());
                return;
            }
        }
    }

    #[must_use]
    pub fn broker(&self) -> &Rc<Broker> {
        &self.broker
    }

    #[must_use]
    pub fn shard(&self) -> &Rc<Shard> {
        self.broker.shard()
    }

    /// Advances once: connections finish what they have and end.
    #[must_use]
    pub fn stop_signal(&self) -> Rc<Watch> {
        Rc::clone(&self.stop)
    }

    /// Shard 0 only: who counts connections.
    pub fn accepting(self: &Rc<Self>) -> Rc<Accepting> {
        Rc::clone(self.accepting.get_or_init(|| Accepting::new(Rc::clone(&self.broker))))
    }

    /// The server that runs on `shard`.
    #[must_use]
    pub fn on(shard: &Shard) -> Option<Rc<ShardServer>> {
        shard.hosted()?.downcast::<ShardServer>().ok()
    }

    /// Ends the loop after this turn.
    pub fn exit(&self) {
        self.exit.set(true);
        self.shard().reactor().stay_awake();
    }

    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.exit.get()
    }

    /// One turn.  Sleeps at its end only if there is nothing to do and `may_block`.
    pub fn turn(&self, may_block: bool) {
        let shard = self.shard();
        for errand in self.intake.take() {
            errand(shard);
        }
        shard.receive_mail();
        let reactor = shard.reactor();
        reactor.run_turn(
            &mut || {
                if shard.end_turn() || self.exit.get() || shard.has_mail() || self.intake.has_errands() {
                    reactor.stay_awake();
                }
            },
            may_block,
        );
    }

    /// Turns until [`ShardServer::exit`].
    pub fn run(&self) {
        while !self.exit.get() {
            self.turn(true);
        }
    }
}
