//! [`World`]: what a harness holds of the simulated kernel.
//!
//! ```text
//! let world = World::new(seed, FaultPlan::swarm(seed));
//! let node = world.add_node();
//! let (key, backend) = world.open_shard(node);          // one per shard; again after a crash
//! let reactor = OwnedReactor::new(backend);
//! loop {
//!     match world.step() {
//!         Step::Turn(key) => reactor_of(key).run_turn(&mut end_of_turn, true),
//!         Step::Quiet => break,
//!     }
//! }
//! world.crash(node); drop(reactor);                     // memory is gone, and so is what was not synced
//! ```

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::net::IpAddr;
use std::rc::Rc;

use super::super::backend::Backend;
use super::faults::{Bites, FaultPlan};
use super::kernel::{Kernel, NodeId, ShardKey, Step};
use super::{SimBackend, to_io};
use crate::base::Monotonic;

/// A handle; cloning shares the world.
#[derive(Clone)]
pub struct World {
    kernel: Rc<RefCell<Kernel>>,
}

impl World {
    #[must_use]
    pub fn new(seed: u64, plan: FaultPlan) -> World {
        World { kernel: Rc::new(RefCell::new(Kernel::new(seed, plan))) }
    }

    /// A machine with an empty disk.
    #[must_use]
    pub fn add_node(&self) -> NodeId {
        NodeId(self.kernel.borrow_mut().add_node())
    }

    /// The machine of one more shard of a node; the first after a crash starts it again.
    #[must_use]
    pub fn open_shard(&self, node: NodeId) -> (ShardKey, Backend) {
        let (shard, waker) = self.kernel.borrow_mut().add_shard(node.0);
        (shard, Backend::Sim(SimBackend { kernel: Rc::clone(&self.kernel), shard, waker }))
    }

    /// Lets the world go on until a shard has something to do.  Time passes only when none has.
    #[must_use]
    pub fn step(&self) -> Step {
        self.kernel.borrow_mut().step()
    }

    /// The power of a node goes: what was not synced is kept, lost or torn.  Drop its reactors afterwards.
    pub fn crash(&self, node: NodeId) {
        self.kernel.borrow_mut().crash(node.0);
    }

    /// The process of a node dies; its page cache stays.  Drop its reactors afterwards.
    pub fn kill(&self, node: NodeId) {
        self.kernel.borrow_mut().kill(node.0);
    }

    /// Where other nodes reach it.
    #[must_use]
    pub fn address(&self, node: NodeId) -> IpAddr {
        self.kernel.borrow().nodes[node.0].address
    }

    #[must_use]
    pub fn now(&self) -> Monotonic {
        Monotonic(self.kernel.borrow().now)
    }

    /// From now on other faults.
    pub fn set_plan(&self, plan: FaultPlan) {
        let mut kernel = self.kernel.borrow_mut();
        for node in &mut kernel.nodes {
            node.disk.set_capacity(plan.disk_capacity);
        }
        kernel.plan = plan;
    }

    #[must_use]
    pub fn plan(&self) -> FaultPlan {
        self.kernel.borrow().plan.clone()
    }

    /// Nothing arrives between two nodes until [`World::mend`]; connections over the cut break when used.
    pub fn cut(&self, a: NodeId, b: NodeId) {
        self.kernel.borrow_mut().cuts.insert((a.0.min(b.0), a.0.max(b.0)));
    }

    pub fn mend(&self, a: NodeId, b: NodeId) {
        self.kernel.borrow_mut().cuts.remove(&(a.0.min(b.0), a.0.max(b.0)));
    }

    /// The wall clock of a node jumps.
    pub fn jump_wall_clock(&self, node: NodeId, ms: i64) {
        self.kernel.borrow_mut().nodes[node.0].wall_offset_ms += ms;
    }

    /// A draw for the harness's own decisions, from the same seed: `0..bound`.
    #[must_use]
    pub fn draw(&self, bound: u64) -> u64 {
        self.kernel.borrow_mut().draw.below(bound)
    }

    /// How often faults bit so far.
    #[must_use]
    pub fn bites(&self) -> Bites {
        self.kernel.borrow().bites
    }

    /// Equal for equal runs.
    #[must_use]
    pub fn trace_hash(&self) -> u64 {
        self.kernel.borrow().trace.hash()
    }

    #[must_use]
    pub fn events(&self) -> u64 {
        self.kernel.borrow().trace.events()
    }

    /// Keeps the last `lines` of what happens in words, for the report of a failure.
    pub fn keep_lines(&self, lines: usize) {
        self.kernel.borrow_mut().trace.keep(lines);
    }

    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        self.kernel.borrow().trace.lines()
    }

    /// All files of a node's disk by path, as a program on it would read them.
    #[must_use]
    pub fn files(&self, node: NodeId) -> BTreeMap<String, Vec<u8>> {
        self.kernel.borrow().nodes[node.0].disk.dump()
    }

    /// Damages a file on the platter.
    pub fn flip_bit(&self, node: NodeId, path: &str, position: u64, bit: u8) -> io::Result<()> {
        to_io(self.kernel.borrow_mut().nodes[node.0].disk.flip_bit(path, position, bit))
    }
}
