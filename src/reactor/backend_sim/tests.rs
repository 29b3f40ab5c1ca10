//! What the simulated kernel promises to those who test on it.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::io::IoSlice;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use bytes::BytesMut;

use super::super::{File, OpenFlags, OwnedReactor, Reactor, Shutdown};
use super::*;
use crate::base::Position;

/// Runs one shard of `node` until `future` is done, then drops it as a process that ends.
fn run<F: Future<Output = ()> + 'static>(world: &World, node: NodeId, task: impl FnOnce(Reactor) -> F) {
    let (key, backend) = world.open_shard(node);
    let reactor = OwnedReactor::new(backend);
    let done = Rc::new(Cell::new(false));
    let mark = Rc::clone(&done);
    let future = task(reactor.handle());
    reactor.spawn("test", async move {
        future.await;
        mark.set(true);
    });
    while !done.get() {
        match world.step() {
            Step::Turn(turn) if turn == key => reactor.run_turn(&mut || {}, true),
            Step::Turn(turn) => panic!("{turn:?} has no reactor"),
            Step::Quiet => panic!("stuck: {:?}", reactor.task_names()),
        }
    }
}

fn write(file: &File, position: u64, bytes: &[u8]) {
    file.write_all_now(&mut [IoSlice::new(bytes)], Position(position)).unwrap();
}

fn torn_plan() -> FaultPlan {
    FaultPlan { sector_torn: Rate::one_in(4), ..FaultPlan::none() }
}

#[test]
fn what_was_synced_survives_every_power_cut() {
    let mut bites = Bites::default();
    for seed in 0..200 {
        let plan = if seed % 2 == 0 { torn_plan() } else { FaultPlan::swarm(seed) };
        let world = World::new(seed, plan);
        let node = world.add_node();
        run(&world, node, |reactor| async move {
            reactor.create_dir_all(Path::new("/d")).await.unwrap();
            reactor.sync_dir(Path::new("/")).await.unwrap();
            let file = reactor.open(Path::new("/d/log"), OpenFlags::CREATE).await.unwrap();
            reactor.sync_dir(Path::new("/d")).await.unwrap();
            write(&file, 0, &[1; 3_000]);
            file.sync_data().await.unwrap();
            write(&file, 3_000, &[2; 5_000]);
        });
        world.crash(node);
        let files = world.files(node);
        let log = &files["/d/log"];
        assert!(log.len() >= 3_000 && log[..3_000].iter().all(|byte| *byte == 1), "seed {seed}");
        assert!(log[3_000..].iter().all(|byte| *byte == 2 || *byte == 0), "seed {seed}");
        bites.add(&world.bites());
    }
    assert!(bites.bytes_lost > 100_000, "{bites:?}");
    assert!(bites.torn_writes > 50, "{bites:?}");
    assert!(bites.zero_tails > 10, "{bites:?}");
}

#[test]
fn a_sync_covers_what_was_written_before_it_began_and_no_more() {
    let mut later_lost = 0;
    for seed in 0..100 {
        let world = World::new(seed, FaultPlan { name_order: NameOrder::Ordered, ..FaultPlan::none() });
        let node = world.add_node();
        run(&world, node, |reactor| async move {
            let file = reactor.open(Path::new("/log"), OpenFlags::CREATE).await.unwrap();
            write(&file, 0, b"first");
            let synced = Rc::new(Cell::new(false));
            let (mark, syncing) = (Rc::clone(&synced), file.clone());
            reactor.spawn("sync", async move {
                syncing.sync_data().await.unwrap();
                mark.set(true);
            });
            reactor.yield_now().await;
            assert!(!synced.get(), "it takes its time");
            write(&file, 5, b"later"); // into the same sector, while the sync runs
            while !synced.get() {
                reactor.sleep(Duration::from_millis(1)).await;
            }
        });
        world.crash(node);
        let log = &world.files(node)["/log"];
        assert_eq!(&log[..5], b"first", "seed {seed}");
        later_lost += u32::from(log.len() < 10 || &log[5..10] != b"later");
    }
    assert!((20..=95).contains(&later_lost), "{later_lost}");
}

#[test]
fn a_name_is_safe_after_its_directory_was_synced_and_not_before() {
    for order in [NameOrder::Strict, NameOrder::Ordered] {
        let mut lost = 0;
        for seed in 0..100 {
            let world = World::new(seed, FaultPlan { name_order: order, ..FaultPlan::none() });
            let node = world.add_node();
            run(&world, node, |reactor| async move {
                let old = reactor.open(Path::new("/checkpoint"), OpenFlags::CREATE).await.unwrap();
                write(&old, 0, b"old");
                old.sync_all().await.unwrap();
                reactor.sync_dir(Path::new("/")).await.unwrap();
                let new = reactor.open(Path::new("/checkpoint.tmp"), OpenFlags::CREATE).await.unwrap();
                write(&new, 0, b"new");
                new.sync_all().await.unwrap();
                reactor.rename(Path::new("/checkpoint.tmp"), Path::new("/checkpoint")).await.unwrap();
            });
            world.crash(node);
            let files = world.files(node);
            let checkpoint = &files["/checkpoint"][..];
            assert!(checkpoint == b"old" || checkpoint == b"new", "seed {seed}: {checkpoint:?}");
            lost += u32::from(checkpoint == b"old");
        }
        assert!((10..=90).contains(&lost), "{order:?} {lost}");
    }
}

#[test]
fn a_killed_process_loses_nothing_that_it_wrote() {
    let world = World::new(3, torn_plan());
    let node = world.add_node();
    let boots = Rc::new(RefCell::new(Vec::new()));
    let seen = Rc::clone(&boots);
    run(&world, node, |reactor| async move {
        let file = reactor.open(Path::new("/log"), OpenFlags::CREATE).await.unwrap();
        assert!(file.lock_now().unwrap());
        write(&file, 0, &[5; 10_000]);
        seen.borrow_mut().push(reactor.boot_id());
        std::mem::forget(file); // nobody closes it in order
    });
    world.kill(node);
    let seen = Rc::clone(&boots);
    run(&world, node, |reactor| async move {
        let file = reactor.open(Path::new("/log"), OpenFlags::WRITE).await.unwrap();
        assert!(file.lock_now().unwrap(), "its lock ended with it");
        assert_eq!(file.read_at(BytesMut::new(), Position(0), 20_000).await.1, [5; 10_000][..]);
        seen.borrow_mut().push(reactor.boot_id());
    });
    world.crash(node);
    let seen = Rc::clone(&boots);
    run(&world, node, |reactor| async move { seen.borrow_mut().push(reactor.boot_id()) });
    let boots = boots.borrow();
    assert!(boots[0] == boots[1] && boots[1] != boots[2], "{boots:?}");
}

#[test]
fn after_a_failed_sync_the_next_one_lies() {
    let mut lied = 0;
    for seed in 0..50 {
        let world = World::new(seed, FaultPlan { name_order: NameOrder::Ordered, ..FaultPlan::none() });
        let node = world.add_node();
        let failing = world.clone();
        run(&world, node, |reactor| async move {
            let file = reactor.open(Path::new("/log"), OpenFlags::CREATE).await.unwrap();
            file.sync_all().await.unwrap();
            write(&file, 0, &[8; 4_096]);
            failing.set_plan(FaultPlan { sync_eio: Rate::ALWAYS, ..failing.plan() });
            assert_eq!(file.sync_data().await.unwrap_err().raw_os_error(), Some(libc::EIO));
            failing.set_plan(FaultPlan { sync_eio: Rate::NEVER, ..failing.plan() });
            file.sync_data().await.unwrap();
            assert_eq!(file.read_at(BytesMut::new(), Position(0), 5_000).await.1, [8; 4_096][..]);
        });
        world.crash(node);
        lied += u32::from(world.files(node)["/log"] != [8; 4_096]);
    }
    assert!(lied > 40, "{lied}");
}

#[test]
fn a_full_disk_refuses_and_takes_again_after_a_removal() {
    let world = World::new(1, FaultPlan { disk_capacity: 10_000, ..FaultPlan::none() });
    let node = world.add_node();
    run(&world, node, |reactor| async move {
        let first = reactor.open(Path::new("/first"), OpenFlags::CREATE).await.unwrap();
        let second = reactor.open(Path::new("/second"), OpenFlags::CREATE).await.unwrap();
        write(&first, 0, &[1; 8_000]);
        let refused = second.write_now(&[IoSlice::new(&[2; 3_000])], Position(0));
        assert_eq!(refused.unwrap_err().raw_os_error(), Some(libc::ENOSPC));
        let refused = second.allocate_keep_size(Position(0), 3_000).await;
        assert_eq!(refused.unwrap_err().raw_os_error(), Some(libc::ENOSPC));
        assert_eq!(reactor.free_space(Path::new("/")).await.unwrap().available, 2_000);
        write(&first, 4_000, &[3; 4_000]); // over what it has
        drop(first);
        reactor.unlink(Path::new("/first")).await.unwrap();
        reactor.sleep(Duration::from_millis(1)).await;
        write(&second, 0, &[2; 9_000]);
    });
    assert_eq!(world.bites().no_space, 2);
}

/// Two shards of a server and a client that talk over a bad network; the trace and what the client got.
fn conversation(seed: u64) -> (u64, u64, Vec<u8>, Bites) {
    let plan = FaultPlan {
        split: Rate::one_in(5),
        short_send: Rate::one_in(5),
        connection_drop: Rate::one_in(20),
        ..FaultPlan::none()
    };
    let world = World::new(seed, plan);
    let (server, client) = (world.add_node(), world.add_node());
    let (accept_key, backend) = world.open_shard(server);
    let accepts = OwnedReactor::new(backend);
    let (serve_key, backend) = world.open_shard(server);
    let serves = OwnedReactor::new(backend);
    let (client_key, backend) = world.open_shard(client);
    let asks = OwnedReactor::new(backend);

    // What one shard accepts the other serves, by a mailbox and a wake.
    let mailbox = Rc::new(RefCell::new(Vec::new()));
    let (post, wake) = (Rc::clone(&mailbox), serves.waker());
    let reactor = accepts.handle();
    accepts.spawn("accept", async move {
        let listener = reactor.listen("0.0.0.0:9092".parse().unwrap()).unwrap();
        while let Ok(accepted) = listener.accept().await {
            post.borrow_mut().push(accepted);
            wake.wake();
        }
    });
    let reactor = serves.handle();
    serves.spawn("mailbox", async move {
        loop {
            reactor.woken().await;
            for accepted in mailbox.take() {
                let socket = reactor.adopt(accepted);
                reactor.spawn("echo", async move {
                    loop {
                        let (received, mut bytes) = socket.recv(BytesMut::new()).await;
                        if !matches!(received, Ok(1..)) || socket.send(bytes.split()).await.is_err() {
                            break;
                        }
                    }
                });
            }
        }
    });
    let address = std::net::SocketAddr::new(world.address(server), 9092);
    let got = Rc::new(RefCell::new(None));
    let answer = Rc::clone(&got);
    let reactor = asks.handle();
    asks.spawn("client", async move {
        let message: Vec<u8> = (0..20_000u32).map(|i| (i * 7) as u8).collect();
        'again: loop {
            reactor.sleep(Duration::from_millis(1)).await;
            let Ok(socket) = reactor.connect(address).await else { continue };
            if socket.send(message.clone()).await.is_err() {
                continue;
            }
            let _ = socket.shutdown(Shutdown::Send);
            let mut echoed = BytesMut::new();
            loop {
                let (received, bytes) = socket.recv(echoed).await;
                echoed = bytes;
                match received {
                    Ok(0) => break,
                    Ok(_) => {}
                    Err(_) => continue 'again,
                }
            }
            if echoed.len() == message.len() {
                *answer.borrow_mut() = Some(echoed.to_vec());
                break;
            }
        }
    });
    while got.borrow().is_none() {
        match world.step() {
            Step::Turn(key) if key == accept_key => accepts.run_turn(&mut || {}, true),
            Step::Turn(key) if key == serve_key => serves.run_turn(&mut || {}, true),
            Step::Turn(key) if key == client_key => asks.run_turn(&mut || {}, true),
            step => panic!("{step:?}"),
        }
    }
    let got = got.borrow_mut().take().unwrap_or_default();
    (world.trace_hash(), world.events(), got, world.bites())
}

#[test]
fn one_seed_gives_one_trace_and_bytes_arrive_in_order_or_not_at_all() {
    let mut hashes = std::collections::BTreeSet::new();
    let mut bites = Bites::default();
    let expected: Vec<u8> = (0..20_000u32).map(|i| (i * 7) as u8).collect();
    for seed in 0..60 {
        let first = conversation(seed);
        assert_eq!(first, conversation(seed), "seed {seed}");
        assert!(first.2 == expected, "seed {seed}");
        hashes.insert(first.0);
        bites.add(&first.3);
    }
    assert_eq!(hashes.len(), 60, "different seeds, different worlds");
    assert!(bites.splits > 100 && bites.short_sends > 100 && bites.connections_dropped > 10, "{bites:?}");
}

#[test]
fn a_crash_drops_tasks_in_the_middle_and_its_peers_notice() {
    let world = World::new(5, FaultPlan::none());
    let (server, client) = (world.add_node(), world.add_node());
    let (server_key, backend) = world.open_shard(server);
    let mut serves = Some(OwnedReactor::new(backend));
    let reactor = serves.as_ref().unwrap().handle();
    reactor.clone().spawn("accept", async move {
        let listener = reactor.listen("0.0.0.0:9092".parse().unwrap()).unwrap();
        let socket = reactor.adopt(listener.accept().await.unwrap());
        let file = reactor.open(Path::new("/log"), OpenFlags::CREATE).await.unwrap();
        loop {
            let (received, bytes) = socket.recv(BytesMut::new()).await;
            if !matches!(received, Ok(1..)) {
                break;
            }
            write(&file, 0, &bytes);
            file.sync_data().await.unwrap();
        }
    });
    let (client_key, backend) = world.open_shard(client);
    let asks = OwnedReactor::new(backend);
    let reactor = asks.handle();
    let address = std::net::SocketAddr::new(world.address(server), 9092);
    let ended = Rc::new(Cell::new(false));
    let mark = Rc::clone(&ended);
    asks.spawn("client", async move {
        reactor.sleep(Duration::from_millis(1)).await;
        let socket = reactor.connect(address).await.unwrap();
        while socket.send(vec![1u8; 100]).await.is_ok() {
            reactor.sleep(Duration::from_micros(50)).await;
        }
        assert!(reactor.connect(address).await.is_err(), "nobody listens any more");
        mark.set(true);
    });
    let mut steps = 0;
    while !ended.get() {
        match world.step() {
            Step::Turn(key) if key == server_key => serves.as_ref().unwrap().run_turn(&mut || {}, true),
            Step::Turn(key) if key == client_key => asks.run_turn(&mut || {}, true),
            step => panic!("{step:?}"),
        }
        steps += 1;
        if steps == 60 {
            world.crash(server);
            drop(serves.take());
        }
    }
}
