//! The simulated kernel: nodes with disks and descriptors, shards that wait, events in order of time.
//!
//! One per world, on one thread.  Nothing here calls into a reactor: a shard asks through its
//! [`SimBackend`](super::SimBackend), completions wait in its queue until its next turn.  What must hold: everything
//! that happens follows from the seed, the plan and the calls made, so the same seed gives the same trace.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};

use super::super::operation::{Completion, Descriptor, Detail, Token};
use super::super::waker::ShardWaker;
use super::disk_work::DiskWork;
use super::faults::{Bites, Draw, FaultPlan, Rate};
use super::files::{Disk, Errno, InodeId};
use super::sockets::{EndId, ListenerState, Network, Waiting};
use super::trace::Trace;

/// A machine of the world.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub usize);

/// One shard of one incarnation of a node; never used again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShardKey(pub usize);

/// What a descriptor of a node stands for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Open {
    File {
        inode: InodeId,
        handle: u64,
        write: bool,
    },
    Listener {
        port: u16,
    },
    Stream(EndId),
    /// Made to connect with, not connected yet.
    Socket,
}

pub(super) struct Node {
    pub(super) disk: Disk,
    pub(super) descriptors: BTreeMap<Descriptor, Open>,
    pub(super) handles: u64,
    pub(super) boot: u64,
    pub(super) wall_offset_ms: i64,
    pub(super) address: IpAddr,
    pub(super) next_port: u16,
    pub(super) up: bool,
}

/// Where an operation waits for the network.
#[derive(Clone, Copy, Debug)]
pub(super) enum Parked {
    Receive(EndId),
    Send(EndId),
    Writable(EndId),
    Accept { node: usize, port: u16 },
    Connect,
}

pub(super) struct Shard {
    pub(super) node: usize,
    pub(super) alive: bool,
    pub(super) waker: ShardWaker,
    pub(super) completions: Vec<Completion>,
    /// It ended its last turn with tasks that can go on.
    pub(super) ready: bool,
    pub(super) deadline: Option<u64>,
    /// Inline calls and turns take their time.
    pub(super) busy_until: u64,
    pub(super) parked: BTreeMap<Token, Parked>,
}

pub(super) enum Event {
    Arrive { end: EndId, bytes: Vec<u8> },
    EndOfStream { end: EndId },
    Break { end: EndId },
    ConnectArrives { waiting: Waiting, descriptor: Descriptor, from: usize, to: usize, port: u16 },
    Connected { waiting: Waiting, result: i32 },
    Disk { waiting: Waiting, work: DiskWork },
}

pub(super) struct Kernel {
    pub(super) now: u64,
    pub(super) draw: Draw,
    pub(super) plan: FaultPlan,
    pub(super) bites: Bites,
    pub(super) trace: Trace,
    pub(super) nodes: Vec<Node>,
    pub(super) shards: Vec<Shard>,
    pub(super) network: Network,
    pub(super) listeners: BTreeMap<(usize, u16), ListenerState>,
    /// Pairs of nodes (lower first) between which nothing arrives.
    pub(super) cuts: std::collections::BTreeSet<(usize, usize)>,
    events: BTreeMap<(u64, u64), Event>,
    sequence: u64,
}

/// What the harness does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// This shard takes a turn.
    Turn(ShardKey),
    /// Nothing will ever happen any more without the harness.
    Quiet,
}

const FIRST_DESCRIPTOR: Descriptor = 3;
const EPHEMERAL_PORT: u16 = 40_000;
const TURN_NS: u64 = 2_000;
/// 2026-01-01 and a bit.
const WALL_START_MS: i64 = 1_767_225_600_123;

impl Kernel {
    pub(super) fn new(seed: u64, plan: FaultPlan) -> Kernel {
        Kernel {
            now: 1_000_000_000,
            draw: Draw::new(seed),
            plan,
            bites: Bites::default(),
            trace: Trace::new(seed),
            nodes: Vec::new(),
            shards: Vec::new(),
            network: Network::default(),
            listeners: BTreeMap::new(),
            cuts: std::collections::BTreeSet::new(),
            events: BTreeMap::new(),
            sequence: 0,
        }
    }

    pub(super) fn add_node(&mut self) -> usize {
        let index = self.nodes.len();
        self.nodes.push(Node {
            disk: Disk::new(self.plan.disk_capacity),
            descriptors: BTreeMap::new(),
            handles: 0,
            boot: 1,
            wall_offset_ms: 0,
            address: IpAddr::V4(Ipv4Addr::new(10, 0, (index / 250) as u8, (index % 250 + 1) as u8)),
            next_port: EPHEMERAL_PORT,
            up: true,
        });
        index
    }

    pub(super) fn add_shard(&mut self, node: usize) -> (ShardKey, ShardWaker) {
        let key = ShardKey(self.shards.len());
        let waker = ShardWaker::new(None);
        self.nodes[node].up = true;
        self.shards.push(Shard {
            node,
            alive: true,
            waker: waker.clone(),
            completions: Vec::new(),
            ready: true,
            deadline: None,
            busy_until: self.now,
            parked: BTreeMap::new(),
        });
        (key, waker)
    }

    pub(super) fn shard(&mut self, key: ShardKey) -> &mut Shard {
        &mut self.shards[key.0]
    }

    pub(super) fn node_of(&self, key: ShardKey) -> usize {
        self.shards[key.0].node
    }

    pub(super) fn wall_ms(&self, node: usize) -> i64 {
        WALL_START_MS + self.nodes[node].wall_offset_ms + (self.now / 1_000_000) as i64
    }

    pub(super) fn at(&mut self, time: u64, event: Event) {
        self.sequence += 1;
        self.events.insert((time.max(self.now), self.sequence), event);
    }

    /// A duration between a quarter of `usual` and `usual`; rarely, for the disk, a stall.
    pub(super) fn duration(&mut self, usual: u64) -> u64 {
        self.draw.between(usual / 4, usual)
    }

    pub(super) fn disk_duration(&mut self, usual: u64) -> u64 {
        let stall = self.plan.disk_stall;
        if self.draw.happens(stall) {
            self.bites.stalls += 1;
            return self.draw.between(usual, self.plan.stall_ns);
        }
        self.duration(usual)
    }

    pub(super) fn happens(&mut self, rate: Rate) -> bool {
        self.draw.happens(rate)
    }

    /// An inline call took this long.
    pub(super) fn charge(&mut self, key: ShardKey, ns: u64) {
        let now = self.now;
        let shard = self.shard(key);
        shard.busy_until = shard.busy_until.max(now) + ns;
    }

    pub(super) fn complete(&mut self, waiting: Waiting, result: i32, detail: Detail) {
        let now = self.now;
        let shard = self.shard(waiting.shard);
        if !shard.alive {
            return;
        }
        shard.parked.remove(&waiting.token);
        shard.completions.push(Completion { token: waiting.token, result, detail });
        self.trace.note(now, "complete", &[waiting.shard.0 as u64, waiting.token.0, result as u64]);
    }

    /// The lowest free number, as Linux gives it: a number that was closed too early names something else soon.
    pub(super) fn new_descriptor(&mut self, node: usize, open: Open) -> Descriptor {
        let descriptors = &mut self.nodes[node].descriptors;
        let mut free = FIRST_DESCRIPTOR;
        for used in descriptors.keys() {
            if *used != free {
                break;
            }
            free += 1;
        }
        descriptors.insert(free, open);
        free
    }

    pub(super) fn open_file(&self, node: usize, descriptor: Descriptor) -> Result<(InodeId, u64, bool), Errno> {
        match self.nodes[node].descriptors.get(&descriptor) {
            Some(Open::File { inode, handle, write }) => Ok((*inode, *handle, *write)),
            _ => Err(libc::EBADF),
        }
    }

    pub(super) fn open_stream(&self, node: usize, descriptor: Descriptor) -> Result<EndId, Errno> {
        match self.nodes[node].descriptors.get(&descriptor) {
            Some(Open::Stream(end)) => Ok(*end),
            Some(Open::Socket) => Err(libc::ENOTCONN),
            Some(_) => Err(libc::ENOTSOCK),
            None => Err(libc::EBADF),
        }
    }

    pub(super) fn new_port(&mut self, node: usize) -> u16 {
        loop {
            let port = self.nodes[node].next_port;
            self.nodes[node].next_port = port.checked_add(1).unwrap_or(EPHEMERAL_PORT);
            if !self.listeners.contains_key(&(node, port)) {
                return port;
            }
        }
    }

    pub(super) fn cancel(&mut self, key: ShardKey, token: Token) {
        let Some(parked) = self.shard(key).parked.remove(&token) else { return };
        let waiting = Waiting { shard: key, token };
        self.unpark(waiting, parked);
        self.complete(waiting, -libc::ECANCELED, Detail::None);
    }

    fn unpark(&mut self, waiting: Waiting, parked: Parked) {
        match parked {
            Parked::Receive(end) => {
                if let Some(end) = self.network.end(end) {
                    end.receiver = end.receiver.filter(|(receiver, _)| *receiver != waiting);
                }
            }
            Parked::Send(end) => {
                if let Some(end) = self.network.end(end) {
                    end.sender.retain(|sender| sender.waiting != waiting);
                }
            }
            Parked::Writable(end) => {
                if let Some(end) = self.network.end(end) {
                    end.writable.retain(|other| *other != waiting);
                }
            }
            Parked::Accept { node, port } => {
                if let Some(listener) = self.listeners.get_mut(&(node, port)) {
                    listener.acceptor = listener.acceptor.filter(|acceptor| *acceptor != waiting);
                }
            }
            // Its arrival finds a token that is not parked any more.
            Parked::Connect => {}
        }
    }

    /// Closes any descriptor, as the end of a process does.
    pub(super) fn close(&mut self, node: usize, descriptor: Descriptor) {
        match self.nodes[node].descriptors.remove(&descriptor) {
            Some(Open::File { inode, handle, .. }) => self.nodes[node].disk.close(inode, handle),
            Some(Open::Listener { port }) => self.close_listener(node, port),
            Some(Open::Stream(end)) => self.close_end(end),
            Some(Open::Socket) | None => {}
        }
    }

    /// The end of a turn of a shard.
    pub(super) fn end_turn(&mut self, key: ShardKey, ready: bool, deadline: Option<u64>) {
        let cost = self.draw.between(TURN_NS / 4, TURN_NS);
        self.charge(key, cost);
        let now = self.now;
        let shard = self.shard(key);
        shard.ready = ready;
        shard.deadline = deadline;
        let deadline = deadline.unwrap_or(0);
        self.trace.note(now, "turn", &[key.0 as u64, u64::from(ready), deadline]);
    }

    pub(super) fn step(&mut self) -> Step {
        loop {
            while let Some(first) = self.events.first_entry() {
                if first.key().0 > self.now {
                    break;
                }
                let event = first.remove();
                self.happen(event);
            }
            let now = self.now;
            let wants = |shard: &Shard| {
                shard.alive
                    && (shard.ready
                        || !shard.completions.is_empty()
                        || shard.waker.flag().is_notified()
                        || shard.deadline.is_some_and(|deadline| deadline <= now))
            };
            let mut runnable = Vec::new();
            let mut next = self.events.first_key_value().map(|(key, _)| key.0);
            let mut sooner = |time: u64| next = Some(next.map_or(time, |next| next.min(time)));
            for (index, shard) in self.shards.iter().enumerate() {
                if wants(shard) {
                    if shard.busy_until <= now {
                        runnable.push(ShardKey(index));
                    } else {
                        sooner(shard.busy_until);
                    }
                } else if let Some(deadline) = shard.deadline
                    && shard.alive
                {
                    sooner(deadline.max(shard.busy_until));
                }
            }
            if !runnable.is_empty() {
                let pick = runnable[self.draw.below(runnable.len() as u64) as usize];
                self.trace.note(now, "pick", &[pick.0 as u64]);
                return Step::Turn(pick);
            }
            match next {
                Some(next) => self.now = self.now.max(next),
                None => return Step::Quiet,
            }
        }
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Arrive { end, bytes } => self.arrive(end, &bytes),
            Event::EndOfStream { end } => self.end_of_stream(end),
            Event::Break { end } => self.broken(end),
            Event::ConnectArrives { waiting, descriptor, from, to, port } => {
                self.connect_arrives(waiting, descriptor, from, to, port);
            }
            Event::Connected { waiting, result } => {
                // Unless it was cancelled.
                if self.shards[waiting.shard.0].parked.contains_key(&waiting.token) {
                    self.complete(waiting, result, Detail::None);
                }
            }
            Event::Disk { waiting, work } => {
                if self.shards[waiting.shard.0].alive {
                    let (result, detail) = self.do_disk_work(self.node_of(waiting.shard), work);
                    self.complete(waiting, result, detail);
                }
            }
        }
    }

    /// A reactor is dropped.  With the last one of its node the process has ended: its descriptors close.
    pub(super) fn end_shard(&mut self, key: ShardKey) {
        if !std::mem::replace(&mut self.shard(key).alive, false) {
            return;
        }
        let node = self.node_of(key);
        if !self.shards.iter().any(|shard| shard.alive && shard.node == node) {
            self.trace.note(self.now, "exit", &[node as u64]);
            self.stop(node);
            self.nodes[node].disk.kill();
        }
    }

    /// All shards of a node end; its connections break or end; its descriptors are closed.
    fn stop(&mut self, node: usize) {
        for shard in self.shards.iter_mut().filter(|shard| shard.node == node) {
            shard.alive = false;
            shard.completions.clear();
            shard.parked.clear();
        }
        self.nodes[node].up = false;
        let open: Vec<Descriptor> = self.nodes[node].descriptors.keys().copied().collect();
        for descriptor in open {
            self.close(node, descriptor);
        }
    }

    /// The power goes.
    pub(super) fn crash(&mut self, node: usize) {
        self.bites.crashes += 1;
        self.trace.note(self.now, "crash", &[node as u64]);
        self.break_connections(node);
        self.stop(node);
        let Kernel { nodes, draw, plan, bites, .. } = self;
        let node = &mut nodes[node];
        node.disk.crash(draw, plan, bites);
        node.boot += 1;
    }

    /// The process ends at once; the machine and its page cache go on.
    pub(super) fn kill(&mut self, node: usize) {
        self.bites.kills += 1;
        self.trace.note(self.now, "kill", &[node as u64]);
        self.stop(node);
        self.nodes[node].disk.kill();
    }
}
