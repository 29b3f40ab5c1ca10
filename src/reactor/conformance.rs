//! One suite over files, sockets, timers and signals: the same functions on a real ring and in a simulated world.

mod files;
mod random_files;
mod sockets;
mod tasks;

use std::cell::Cell;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::backend_sim::{FaultPlan, Step, World};
use super::*;

/// What a check runs on.
#[derive(Clone)]
struct Bench {
    reactor: Reactor,
    /// An empty folder.
    folder: PathBuf,
}

impl Bench {
    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// Runs turns of one reactor in a world until its task is done.
fn run_in_world(world: &World, reactor: &OwnedReactor, future: impl Future<Output = ()> + 'static) {
    let done = Rc::new(Cell::new(false));
    let mark = Rc::clone(&done);
    reactor.spawn("check", async move {
        future.await;
        mark.set(true);
    });
    let mut turns = 0u32;
    while !done.get() {
        match world.step() {
            Step::Turn(_) => reactor.run_turn(&mut || {}, true),
            Step::Quiet => panic!("nothing will happen any more; tasks: {:?}", reactor.task_names()),
        }
        turns += 1;
        assert!(turns < 1_000_000, "a check ends; tasks: {:?}", reactor.task_names());
    }
}

fn on_uring<F: Future<Output = ()> + 'static>(check: impl FnOnce(Bench) -> F) {
    let folder = tempfile::tempdir().unwrap();
    let backend = Backend::Uring(UringBackend::open(UringConfig::default()).unwrap());
    let reactor = OwnedReactor::new(backend);
    let future = check(Bench { reactor: reactor.handle(), folder: folder.path().to_owned() });
    reactor.run_until(future);
    assert_eq!(reactor.stats().unknown_completions, 0);
}

fn on_sim<F: Future<Output = ()> + 'static>(plan: FaultPlan, check: impl FnOnce(Bench) -> F) {
    let world = World::new(7, plan);
    let node = world.add_node();
    let (_, backend) = world.open_shard(node);
    let reactor = OwnedReactor::new(backend);
    let handle = reactor.handle();
    let folder = Path::new("/data").to_owned();
    let check = check(Bench { reactor: reactor.handle(), folder: folder.clone() });
    run_in_world(&world, &reactor, async move {
        handle.create_dir_all(&folder).await.unwrap();
        check.await;
    });
    assert_eq!(reactor.stats().unknown_completions, 0);
}

/// Makes a test of each check on each backend.
macro_rules! on_both {
    ($($check:ident),* $(,)?) => {
        mod uring {
            $(#[test] fn $check() { super::super::on_uring(super::$check); })*
        }
        mod sim {
            use super::super::super::backend_sim::FaultPlan;
            $(#[test] fn $check() { super::super::on_sim(FaultPlan::none(), super::$check); })*
        }
    };
}
use on_both;
