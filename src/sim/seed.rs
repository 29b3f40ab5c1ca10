//! One seed: a broker of one to three shards, two to eight producers, readers; the broker is cut now and then, at last
//! once more when everybody is done; then all is read and judged.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::check::{Violation, check};
use super::history::History;
use super::node::{Cut, Node};
use super::producer::{ProducerPlan, produce};
use super::reader::{read_all, read_along};
use super::stage::{Stage, Topic};
#[cfg(feature = "planted-bugs")]
use crate::base::PlantedBug;
use crate::reactor::OwnedReactor;
use crate::reactor::backend_sim::{Bites, Draw, FaultPlan, ShardKey, Step, World};

/// Turns after which a seed is stuck.
const STEPS_MAX: u64 = 3_000_000;

#[derive(Clone, Copy, Default, Debug)]
pub struct SeedOptions {
    pub seed: u64,
    #[cfg(feature = "planted-bugs")]
    pub planted: Option<PlantedBug>,
    /// Keep this many of the last events in words.
    pub keep_lines: usize,
}

/// What came of a seed.
#[derive(Clone, Default, Debug)]
pub struct Outcome {
    pub violations: Vec<Violation>,
    pub bites: Bites,
    /// Starts of the broker.
    pub lives: u64,
    pub cuts_in_recovery: u64,
    pub orderly_stops: u64,
    pub duplicates_answered: u64,
    pub requests_forwarded: u64,
    pub batches_acknowledged: u64,
    pub records_read: u64,
    pub steps: u64,
    pub trace_hash: u64,
    pub lines: Vec<String>,
}

struct Client {
    key: ShardKey,
    reactor: OwnedReactor,
}

struct Run {
    world: World,
    draw: Draw,
    node: Node,
    clients: Vec<Client>,
    stage: Rc<Stage>,
    seed: u64,
    steps: u64,
}

/// When the broker is cut next.
#[derive(Clone, Copy, Debug)]
enum Trigger {
    /// This many produce requests from now, and some turns later.
    AfterRequests { requests: u64, turns: u64 },
    /// Early in its life: while it recovers, if it does so for that long.
    AfterTurns(u64),
}

/// Runs one seed from its first event to its verdict.
#[must_use]
pub fn run_seed(options: &SeedOptions) -> Outcome {
    let seed = options.seed;
    let world = World::new(seed, FaultPlan::swarm(seed));
    world.keep_lines(options.keep_lines);
    let mut draw = Draw::new(seed ^ 0xc1ea_7e57);
    let broker = world.add_node();
    let shards = draw.between(1, 3) as u16;
    let settings = [("num.partitions", "2".to_owned()), ("default.replication.factor", "1".to_owned())];
    let node = Node::new(
        &world,
        broker,
        shards,
        &settings,
        #[cfg(feature = "planted-bugs")]
        options.planted,
    );
    let node = match node {
        Ok(node) => node,
        Err(error) => return failed(format!("the configuration is refused: {error}")),
    };
    let topics = topics(&mut draw);
    let stage = Rc::new(Stage {
        broker: node.address(),
        topic_ids: RefCell::new(vec![None; topics.len()]),
        topics,
        history: RefCell::new(History::default()),
        requests: Cell::new(0),
        working: Cell::new(0),
        over: Cell::new(false),
    });
    stage.history.borrow_mut().durable = stage.durable_places();
    let mut run = Run { world, draw, node, clients: Vec::new(), stage, seed, steps: 0 };
    run.add_clients();
    let stuck = run.live();
    run.outcome(stuck)
}

fn failed(what: String) -> Outcome {
    Outcome { violations: vec![Violation { invariant: "the run itself", what }], ..Outcome::default() }
}

/// One or two durable topics, and one that is made by asking for it.
fn topics(draw: &mut Draw) -> Vec<Topic> {
    let mut topics = Vec::new();
    for index in 0..draw.between(1, 2) {
        let mut configs = vec![("x.durability", "fsync".to_owned())];
        if draw.below(2) == 0 {
            configs.push(("segment.ms", draw.between(20, 2_000).to_string()));
        }
        if draw.below(2) == 0 {
            configs.push(("index.interval.bytes", draw.between(100, 5_000).to_string()));
        }
        let partitions = draw.between(1, 6) as i32;
        topics.push(Topic { name: format!("kept-{index}"), partitions, configs, durable: true });
    }
    topics.push(Topic { name: "loose".to_owned(), partitions: 2, configs: Vec::new(), durable: false });
    topics
}

impl Run {
    fn add_client(&mut self) -> &OwnedReactor {
        let node = self.world.add_node();
        let (key, backend) = self.world.open_shard(node);
        self.clients.push(Client { key, reactor: OwnedReactor::new(backend) });
        &self.clients[self.clients.len() - 1].reactor
    }

    fn add_clients(&mut self) {
        let producers = self.draw.between(2, 8);
        self.stage.working.set(producers as usize);
        for number in 0..producers {
            let plan = ProducerPlan {
                name: format!("producer {number}"),
                seed: self.seed.wrapping_mul(1_000).wrapping_add(number),
                durable: number == 0 || self.draw.below(5) > 0,
                creates_topics: number == 0,
                requests: self.draw.between(10, 60),
                in_flight: self.draw.between(1, 5) as usize,
                sessions: self.draw.between(1, 2),
            };
            let stage = Rc::clone(&self.stage);
            let reactor = self.add_client();
            reactor.spawn("producer", produce(reactor.handle(), stage, plan));
        }
        for number in 0..self.draw.between(0, 2) {
            let seed = self.seed.wrapping_mul(1_000).wrapping_add(500 + number);
            let stage = Rc::clone(&self.stage);
            let reactor = self.add_client();
            reactor.spawn("reader", read_along(reactor.handle(), stage, seed));
        }
    }

    /// The seed's whole life; the reason if it does not end.
    fn live(&mut self) -> Option<String> {
        self.node.start();
        let mut cuts = self.draw.between(1, 4);
        let mut trigger = self.next_trigger(true);
        while self.stage.working.get() > 0 {
            if let Err(stuck) = self.step() {
                return Some(stuck);
            }
            if self.node.is_down() {
                self.node.start();
                trigger = self.next_trigger(false);
            } else if cuts > 0 && self.is_due(trigger) {
                cuts -= 1;
                let cut = match self.draw.below(10) {
                    0..7 => Cut::Power,
                    7..9 => Cut::Kill,
                    _ => Cut::Stop,
                };
                self.node.cut(cut);
                // While it stops it may be cut as well.
                trigger = self.next_trigger(false);
            }
        }
        // The power goes at once after the last acknowledgement; sometimes again while the broker recovers.
        self.node.cut(Cut::Power);
        self.node.start();
        for _ in 0..self.draw.below(3) {
            let turns = self.draw.between(1, 120);
            while self.node.turns() < turns {
                if let Err(stuck) = self.step() {
                    return Some(stuck);
                }
            }
            self.node.cut(Cut::Power);
            self.node.start();
        }
        self.world.set_plan(FaultPlan::none());
        let stage = Rc::clone(&self.stage);
        let reactor = self.add_client();
        reactor.spawn("read all", read_all(reactor.handle(), stage));
        while !self.stage.over.get() {
            if let Err(stuck) = self.step() {
                return Some(stuck);
            }
        }
        None
    }

    fn next_trigger(&mut self, first: bool) -> Trigger {
        if !first && self.draw.below(2) == 0 {
            return Trigger::AfterTurns(self.draw.between(1, 150));
        }
        let requests = self.stage.requests.get() + self.draw.between(1, 80);
        Trigger::AfterRequests { requests, turns: self.draw.between(0, 40) }
    }

    fn is_due(&mut self, trigger: Trigger) -> bool {
        match trigger {
            Trigger::AfterTurns(turns) => self.node.turns() >= turns,
            Trigger::AfterRequests { requests, turns } => {
                self.stage.requests.get() >= requests && (turns == 0 || self.draw.below(turns) == 0)
            }
        }
    }

    fn step(&mut self) -> Result<(), String> {
        self.steps += 1;
        if self.steps > STEPS_MAX {
            let tasks: Vec<_> = self.clients.iter().map(|client| client.reactor.task_names()).collect();
            return Err(format!("it does not come to an end; the clients' tasks: {tasks:?}"));
        }
        match self.world.step() {
            Step::Turn(key) if self.node.has(key) => {
                self.node.turn(key).map_err(|error| format!("the broker does not start: {error}"))
            }
            Step::Turn(key) => {
                let Some(client) = self.clients.iter().find(|client| client.key == key) else {
                    return Err(format!("{key:?} has no reactor"));
                };
                client.reactor.run_turn(&mut || {}, true);
                Ok(())
            }
            Step::Quiet => Err("nothing happens any more".to_owned()),
        }
    }

    fn outcome(self, stuck: Option<String>) -> Outcome {
        let Run { world, mut node, clients, stage, steps, .. } = self;
        node.end();
        drop(clients);
        let history: History = stage.history.take();
        let mut violations: Vec<Violation> = match &stuck {
            // What was not read cannot be missed.
            Some(what) => {
                let mut noticed = vec![Violation { invariant: "progress", what: what.clone() }];
                noticed
                    .extend(history.noticed.iter().map(|what| Violation { invariant: "noticed", what: what.clone() }));
                noticed
            }
            None => check(&history),
        };
        violations.truncate(20);
        let counted = node.counted();
        Outcome {
            violations,
            bites: world.bites(),
            lives: counted.lives,
            cuts_in_recovery: counted.cuts_in_recovery,
            orderly_stops: counted.orderly_stops,
            duplicates_answered: counted.duplicates,
            requests_forwarded: counted.forwarded,
            batches_acknowledged: history.batches.iter().filter(|batch| batch.acknowledged.is_some()).count() as u64,
            records_read: history.held.values().map(|held| held.len() as u64).sum(),
            steps,
            trace_hash: world.trace_hash(),
            lines: world.lines(),
        }
    }
}
