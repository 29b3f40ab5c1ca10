//! Tasks, timers, signals.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use super::super::sync::{Either, Notify, Queue, Watch, join_all, oneshot, race};
use super::super::*;
use super::{Bench, on_both};

async fn timers_fire_in_the_order_of_their_deadlines(bench: Bench) {
    let order = Rc::new(RefCell::new(Vec::new()));
    let start = bench.reactor.now();
    let sleeps = [8u64, 2, 5].map(|ms| {
        let (reactor, order) = (bench.reactor.clone(), Rc::clone(&order));
        async move {
            reactor.sleep(Duration::from_millis(ms)).await;
            order.borrow_mut().push(ms);
        }
    });
    join_all(sleeps).await;
    assert_eq!(*order.borrow(), [2, 5, 8]);
    assert!(bench.reactor.now().since(start) >= Duration::from_millis(8));
}

async fn a_timer_that_lost_its_race_is_gone(bench: Bench) {
    for _ in 0..100 {
        let long = bench.reactor.sleep(Duration::from_secs(3600));
        assert_eq!(race(long, bench.reactor.yield_now()).await, Either::Right(()));
    }
    assert_eq!(bench.reactor.stats().timers, 0);
}

async fn a_task_that_gives_way_lets_timers_and_others_run(bench: Bench) {
    let stop = Rc::new(Cell::new(false));
    let flag = Rc::clone(&stop);
    let reactor = bench.reactor.clone();
    let (done, spun) = oneshot(&bench.reactor);
    bench.reactor.spawn("busy", async move {
        let mut rounds = 0u64;
        while !flag.get() {
            reactor.yield_now().await;
            rounds += 1;
        }
        let _ = done.send(rounds);
    });
    bench.reactor.sleep(Duration::from_millis(3)).await;
    stop.set(true);
    assert!(spun.recv().await.unwrap() > 1);
}

async fn one_turn_polls_a_bounded_number_of_tasks(bench: Bench) {
    // Two tasks that wake each other without end would never let the turn come to its completions.
    let signals = Rc::new((Notify::new(&bench.reactor), Notify::new(&bench.reactor)));
    let stop = Rc::new(Cell::new(false));
    for side in [false, true] {
        let (signals, stop) = (Rc::clone(&signals), Rc::clone(&stop));
        bench.reactor.spawn("ping pong", async move {
            while !stop.get() {
                let (mine, other) = if side { (&signals.1, &signals.0) } else { (&signals.0, &signals.1) };
                other.notify();
                mine.notified().await;
            }
            signals.0.notify();
            signals.1.notify();
        });
    }
    bench.reactor.sleep(Duration::from_millis(2)).await;
    stop.set(true);
}

async fn a_notification_is_kept_for_who_comes_late(bench: Bench) {
    let notify = Notify::new(&bench.reactor);
    notify.notify();
    notify.notify();
    notify.notified().await;
    assert_eq!(race(notify.notified(), bench.reactor.yield_now()).await, Either::Right(()));
}

async fn a_queue_is_bounded_ordered_and_ends(bench: Bench) {
    let queue = Rc::new(Queue::new(&bench.reactor, 2));
    let giver = Rc::clone(&queue);
    bench.reactor.spawn("giver", async move {
        for number in 0..10 {
            giver.push(number).await.unwrap();
        }
        giver.close();
        assert_eq!(giver.push(99).await, Err(99));
    });
    let mut taken = Vec::new();
    while let Some(number) = queue.pop().await {
        assert!(queue.len() <= 2);
        taken.push(number);
        bench.reactor.yield_now().await;
    }
    assert_eq!(taken, (0..10).collect::<Vec<_>>());
    assert_eq!(queue.try_push(5), Err(5));
}

async fn a_oneshot_tells_when_its_other_side_is_gone(bench: Bench) {
    let (sender, receiver) = oneshot::<u32>(&bench.reactor);
    drop(sender);
    assert_eq!(receiver.recv().await, None);
    let (sender, receiver) = oneshot::<u32>(&bench.reactor);
    drop(receiver);
    assert_eq!(sender.send(3), Err(3));
}

async fn a_watch_lets_all_go_on(bench: Bench) {
    let watch = Rc::new(Watch::new(&bench.reactor));
    let watchers = (0..5).map(|_| {
        let watch = Rc::clone(&watch);
        async move { watch.changed(0).await }
    });
    let (advancing, reactor) = (Rc::clone(&watch), bench.reactor.clone());
    bench.reactor.spawn("advance", async move {
        reactor.yield_now().await;
        advancing.advance();
    });
    assert_eq!(join_all(watchers).await, [1; 5]);
}

async fn a_wake_from_outside_resolves_woken_once(bench: Bench) {
    let waker = bench.reactor.waker();
    waker.wake();
    waker.wake();
    bench.reactor.woken().await;
    assert_eq!(race(bench.reactor.woken(), bench.reactor.yield_now()).await, Either::Right(()));
}

async fn random_numbers_differ(bench: Bench) {
    assert_ne!(bench.reactor.random_u64(), bench.reactor.random_u64());
    assert!(bench.reactor.wall().0 > 1_600_000_000_000);
    assert!(!bench.reactor.boot_id().is_empty());
}

on_both!(
    timers_fire_in_the_order_of_their_deadlines,
    a_timer_that_lost_its_race_is_gone,
    a_task_that_gives_way_lets_timers_and_others_run,
    one_turn_polls_a_bounded_number_of_tasks,
    a_notification_is_kept_for_who_comes_late,
    a_queue_is_bounded_ordered_and_ends,
    a_oneshot_tells_when_its_other_side_is_gone,
    a_watch_lets_all_go_on,
    a_wake_from_outside_resolves_woken_once,
    random_numbers_differ,
);

fn uring() -> OwnedReactor {
    OwnedReactor::new(Backend::Uring(UringBackend::open(UringConfig::default()).unwrap()))
}

#[test]
fn a_sleeping_reactor_is_woken_by_another_thread() {
    let reactor = uring();
    for round in 0..200u64 {
        let waker = reactor.waker();
        let thread = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_micros(round % 7 * 40));
            waker.wake();
        });
        let handle = reactor.handle();
        reactor.run_until(async move { handle.woken().await });
        thread.join().unwrap();
    }
}

#[test]
fn an_idle_reactor_sleeps_without_a_turn() {
    let reactor = uring();
    let waker = reactor.waker();
    let thread = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(120));
        waker.wake();
    });
    let handle = reactor.handle();
    reactor.run_until(async move { handle.woken().await });
    thread.join().unwrap();
    let stats = reactor.stats();
    assert!(stats.turns <= 4, "{stats:?}");
    assert!(stats.blocked_ns > 100_000_000, "{stats:?}");
}

#[test]
fn dropping_a_reactor_drops_its_tasks_and_lets_its_sockets_go() {
    struct CountsDrops(Rc<Cell<u32>>);
    impl Drop for CountsDrops {
        fn drop(&mut self) {
            self.0.set(self.0.get() + 1);
        }
    }
    let drops = Rc::new(Cell::new(0));
    let reactor = uring();
    let listener = reactor.listen("127.0.0.1:0".parse().unwrap()).unwrap();
    let address = listener.local_addr();
    for _ in 0..10 {
        let (handle, counts) = (reactor.handle(), CountsDrops(Rc::clone(&drops)));
        reactor.spawn("never ends", async move {
            let _counts = counts;
            let socket = handle.connect(address).await.unwrap();
            let _ = socket.recv(bytes::BytesMut::with_capacity(1 << 16)).await;
        });
    }
    let handle = reactor.handle();
    reactor.spawn("accept", async move {
        let mut held = Vec::new();
        while let Ok(accepted) = listener.accept().await {
            held.push(handle.adopt(accepted));
        }
    });
    let handle = reactor.handle();
    reactor.run_until(async move { handle.sleep(Duration::from_millis(5)).await });
    assert!(reactor.stats().operations_in_flight >= 11);
    let survivor = reactor.handle();
    drop(reactor);
    assert_eq!(drops.get(), 10);
    assert_eq!(survivor.stats().operations_in_flight, 0);
    // The port is free again: no descriptor was left behind.
    std::net::TcpListener::bind(address).unwrap();
}

#[test]
fn more_operations_than_the_queues_hold_are_all_answered() {
    let config = UringConfig { submission_entries: 8, completion_entries: 16, ..UringConfig::default() };
    let reactor = OwnedReactor::new(Backend::Uring(UringBackend::open(config).unwrap()));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a");
    let handle = reactor.handle();
    reactor.run_until(async move {
        let file = handle.open(&path, OpenFlags::CREATE).await.unwrap();
        let bytes: Vec<u8> = (0..2_000u32).map(|number| number as u8).collect();
        file.write_at(bytes, crate::base::Position(0)).await.unwrap();
        let reads = (0..2_000usize).map(|at| {
            let file = file.clone();
            async move {
                let position = crate::base::Position(at as u64);
                let (read, bytes) = file.read_at(bytes::BytesMut::new(), position, 1).await;
                assert_eq!((read.unwrap(), bytes[0]), (1, at as u8));
            }
        });
        assert_eq!(join_all(reads).await.len(), 2_000);
    });
    assert_eq!(reactor.stats().unknown_completions, 0);
}
