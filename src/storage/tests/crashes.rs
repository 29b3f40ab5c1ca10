//! Crash images: a log on the simulated disk, its power cut (or process killed) at any turn, again and again.
//!
//! Each world is one log with idempotent clients.  A *life* opens the directory and the log, checks what it finds, lets
//! the clients send again what was not acknowledged, and works until it is cut.  Checked: R1 what was acknowledged is
//! there, same offset and bytes; R2 the log is a prefix of what was appended; R3 opening again changes nothing, and
//! recovery may itself be cut; R4 indexes, producer state and epochs are as if built from the log alone.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use super::harness::*;
use crate::base::{LeaderEpoch, Offset, PartitionIndex, TopicPartition, WallMs};
use crate::reactor::backend_sim::{Bites, FaultPlan, Step, World};
use crate::reactor::{OwnedReactor, Reactor};
use crate::record::{Codec, ValidBatch, batches};
use crate::storage::producer_state::{ProducerBatch, ProducerTable};
use crate::storage::scan::ScannedBatch;
use crate::storage::{
    AppendError, CheckpointKind, DirectoryIdentity, Log, LogConfig, LogDirectory, Opened, PreviousStop, ProducerStates,
    StorageError, Verdict,
};

const CLIENTS: usize = 3;
const IN_FLIGHT: usize = 5;

/// What a client sent and is not sure of.
#[derive(Clone)]
struct Sent {
    sequence: i32,
    records: usize,
    tag: u64,
}

#[derive(Clone, Default)]
struct Client {
    next_sequence: i32,
    unacked: Vec<(Sent, Option<Offset>)>,
}

/// What the harness knows from outside; survives crashes.
#[derive(Default)]
struct Truth {
    /// Every batch that was appended and not seen to be gone: base, last, bytes as they must lie in the file.
    appended: Vec<(Offset, Offset, Vec<u8>)>,
    /// First offset not acknowledged to anybody.
    acked: Offset,
    /// First offset not in the page cache; what a mere kill must keep.
    written: Offset,
    clients: Vec<Client>,
    epoch: i32,
    opened: bool,
    ended: bool,
    closed: bool,
    /// The world is over: see `live`.
    headless: bool,
    /// The last life ended by a kill: the page cache is intact.
    killed: bool,
}

/// How often things happened in all worlds together.
#[derive(Default, Debug)]
struct Counts {
    lives: u64,
    cut_in_recovery: u64,
    tails_cut: u64,
    segments_removed: u64,
    duplicates: u64,
    clean_opens: u64,
    rolls: u64,
    replayed: u64,
    headless: u64,
}

struct Shared {
    truth: RefCell<Truth>,
    counts: RefCell<Counts>,
    config: LogConfig,
    rising_epochs: bool,
}

fn replica() -> TopicPartition {
    TopicPartition { topic: "t".into(), partition: PartitionIndex(0) }
}

/// One life, up to the cut.
async fn live(reactor: Reactor, shared: Rc<Shared>, seed: u64) {
    let mut random = Random(seed);
    let root = Path::new("/data");
    let identity = DirectoryIdentity { node_id: 1, cluster_id: Some("c".into()) };
    let directory = LogDirectory::open(&reactor, root, &identity).await.unwrap();
    {
        let truth = shared.truth.borrow();
        let stop = directory.previous_stop();
        assert!(stop != PreviousStop::Clean || truth.closed, "a clean stop that was none");
    }
    let hint = directory.hint(&replica());
    let opened = Log::open(&reactor, &root.join("t-0"), TOPIC, shared.config.clone(), hint).await;
    let opened = opened.unwrap_or_else(|error| panic!("{error}"));
    shared.counts.borrow_mut().clean_opens += u64::from(opened.report.clean && hint.clean);
    shared.counts.borrow_mut().tails_cut += u64::from(opened.report.cut_bytes > 0);
    shared.counts.borrow_mut().segments_removed += opened.report.segments_removed;
    shared.counts.borrow_mut().replayed += opened.report.replayed_batches;
    if opened.log.start() > Offset(0) {
        // The first segment's name was never synced and is gone, a later one's is there.  Recovery keeps what it finds: it
        // cannot tell this from a log whose first segments were removed by retention.  Nothing acknowledged may be lost.
        let mut truth = shared.truth.borrow_mut();
        assert_eq!(truth.acked, Offset(0), "R1: the head of the log is gone");
        truth.headless = true;
        return;
    }
    check_recovered(&opened, &shared).await;
    shared.truth.borrow_mut().opened = true;
    let Opened { log, producers, .. } = opened;
    let epoch = LeaderEpoch(shared.truth.borrow().epoch);
    resend(&log, &producers, &shared, epoch, &reactor);
    for _ in 0..random.below(60) {
        match random.below(16) {
            0..9 => {
                for _ in 0..1 + random.below(4) {
                    send(&log, &producers, &shared, epoch, &reactor, &mut random);
                }
                log.write_all().await.unwrap();
                note_written(&log, &shared);
            }
            9..12 => flush(&log, &shared).await,
            12 => {
                log.store_hints().await.unwrap();
                flush(&log, &shared).await;
                directory.record(CheckpointKind::RecoveryPoint, [(replica(), Some(log.recovery_point()))]);
                directory.store(CheckpointKind::RecoveryPoint).await.unwrap();
            }
            13 => log.release(),
            14 => log.store_hints().await.unwrap(),
            _ if random.one_in(3) => {
                log.close().await.unwrap();
                note_written(&log, &shared);
                directory.record(CheckpointKind::RecoveryPoint, [(replica(), Some(log.end()))]);
                shared.truth.borrow_mut().closed = true;
                directory.close().await.unwrap();
                let mut truth = shared.truth.borrow_mut();
                truth.acked = log.end();
                truth.ended = true;
                break;
            }
            _ => reactor.yield_now().await,
        }
    }
    shared.counts.borrow_mut().rolls += log.stats().rolls;
    shared.truth.borrow_mut().ended = true;
}

fn note_written(log: &Log, shared: &Shared) {
    let mut truth = shared.truth.borrow_mut();
    truth.written = truth.written.max(log.written());
}

async fn flush(log: &Log, shared: &Shared) {
    log.flush().await.unwrap();
    let mut truth = shared.truth.borrow_mut();
    truth.acked = truth.acked.max(log.flushed());
    let acked = truth.acked;
    for client in &mut truth.clients {
        client.unacked.retain(|(_, at)| at.is_none_or(|at| at >= acked));
    }
}

fn build(client: usize, sent: &Sent, epoch: LeaderEpoch) -> ValidBatch {
    let _ = epoch;
    from_producer(100 + client as i64, 0, sent.sequence, sent.records, sent.tag)
}

fn send(
    log: &Log,
    producers: &ProducerStates,
    shared: &Shared,
    epoch: LeaderEpoch,
    reactor: &Reactor,
    random: &mut Random,
) {
    if random.one_in(5) {
        let times = [1_000_000 + random.below(5000) as i64];
        let sent = batch(Codec::None, &times, random.below(700) as usize, random.next());
        append_one(log, producers, shared, epoch, reactor, sent);
        return;
    }
    let client = random.below(CLIENTS as u64) as usize;
    let sent = {
        let mut truth = shared.truth.borrow_mut();
        let client = &mut truth.clients[client];
        if client.unacked.len() >= IN_FLIGHT {
            return;
        }
        let sent = Sent { sequence: client.next_sequence, records: 1 + random.below(4) as usize, tag: random.next() };
        client.next_sequence += sent.records as i32;
        client.unacked.push((sent.clone(), None));
        sent
    };
    let at = append_one(log, producers, shared, epoch, reactor, build(client, &sent, epoch));
    shared.truth.borrow_mut().clients[client].unacked.last_mut().unwrap().1 = Some(at);
}

/// The clients send again what was never acknowledged, in order: each batch is there, or follows on.
fn resend(log: &Log, producers: &ProducerStates, shared: &Shared, epoch: LeaderEpoch, reactor: &Reactor) {
    for client in 0..CLIENTS {
        let unacked = shared.truth.borrow().clients[client].unacked.clone();
        for (n, (sent, before)) in unacked.into_iter().enumerate() {
            let again = build(client, &sent, epoch);
            let at = match producers.check(&again.info) {
                Verdict::Append => append_one(log, producers, shared, epoch, reactor, again),
                Verdict::Duplicate { base, .. } => {
                    shared.counts.borrow_mut().duplicates += 1;
                    assert_eq!(Some(base), before, "a duplicate is answered with its first offset");
                    base
                }
                refused => panic!("client {client} sequence {}: {refused:?}", sent.sequence),
            };
            shared.truth.borrow_mut().clients[client].unacked[n].1 = Some(at);
        }
    }
}

fn append_one(
    log: &Log,
    producers: &ProducerStates,
    shared: &Shared,
    epoch: LeaderEpoch,
    reactor: &Reactor,
    sent: ValidBatch,
) -> Offset {
    let mut placed = sent.clone();
    let info = sent.info;
    let at = match log.append(sent, epoch, reactor.wall()) {
        Ok(at) => at,
        Err(AppendError::Storage(error)) => panic!("{error}"),
        Err(error) => panic!("{error}"),
    };
    producers.applied(&info, at.base, reactor.wall());
    placed.header.set_base_offset(at.base);
    placed.header.set_leader_epoch(epoch);
    shared.truth.borrow_mut().appended.push((at.base, at.last, placed.to_bytes().to_vec()));
    at.base
}

async fn check_recovered(opened: &Opened, shared: &Shared) {
    let log = &opened.log;
    let end = log.end();
    {
        let truth = shared.truth.borrow();
        assert!(end >= truth.acked, "R1: acknowledged up to {}, recovered to {end}", truth.acked);
        if truth.killed {
            assert!(end >= truth.written, "R1: a kill loses nothing of {}, recovered to {end}", truth.written);
        }
    }
    let mut found = Vec::new();
    let mut next = Offset(0);
    while next < end {
        let bytes = read_bytes(log, next, 50_000, EVERYTHING).await.unwrap();
        assert!(!bytes.is_empty(), "R2: no hole at {next}");
        for view in batches(&bytes).map_while(Result::ok) {
            assert_eq!(view.header().base_offset, next, "R2: contiguous");
            next = view.header().last_offset().plus(1);
            let mut whole = view.raw_header().as_bytes().to_vec();
            whole.extend_from_slice(view.body());
            found.push(whole);
        }
    }
    let count = {
        let truth = shared.truth.borrow();
        for (n, bytes) in found.iter().enumerate() {
            let (base, _, expected) = &truth.appended[n];
            assert!(bytes == expected, "R2: the batch at {base} is not the one appended");
        }
        found.len()
    };
    check_derived(opened, &found, end).await;
    let mut truth = shared.truth.borrow_mut();
    truth.appended.truncate(count);
    truth.written = end;
    truth.epoch += i32::from(shared.rising_epochs);
    truth.closed = false;
    truth.killed = false;
}

/// R4: what is derived from the log is what the log alone would give.
async fn check_derived(opened: &Opened, found: &[Vec<u8>], end: Offset) {
    let log = &opened.log;
    let mut table = ProducerTable::new(100);
    let mut epochs = crate::storage::LeaderEpochs::default();
    let mut newest = None;
    for bytes in found {
        let scanned = ScannedBatch::parse(bytes, crate::base::Position(0)).unwrap();
        table.applied(&ProducerBatch::from(&scanned), scanned.base, WallMs(0));
        epochs.assign(scanned.epoch, scanned.base);
        newest = newest.max(Some(scanned.max_timestamp));
    }
    for (id, expected) in &table.producers {
        let producer = opened.producers.get(crate::base::ProducerId(*id)).expect("R4: a producer is known");
        assert_eq!(producer.batches, expected.batches, "R4: producer {id}");
        assert_eq!(producer.epoch, expected.epoch);
    }
    assert_eq!(opened.producers.len(), table.producers.len());
    let known: Vec<_> = log.leader_epochs().entries().iter().filter(|entry| entry.start < end).copied().collect();
    assert_eq!(known, epochs.entries(), "R4: epochs");
    assert_eq!(log.max_timestamp().await.unwrap().map(|found| found.timestamp.0), newest, "R4: time index");
    for offset in (0..end.0).step_by(7) {
        assert!(!read_bytes(log, Offset(offset), 1, EVERYTHING).await.unwrap().is_empty());
    }
    let stats = log.stats();
    assert!(stats.scanned_bytes_max <= 300 + 4 * 1000, "R4: index entries are close: {stats:?}");
}

/// A world with one log through several lives.
fn world(seed: u64, counts: &mut Counts, bites: &mut Bites) {
    let plan = FaultPlan { disk_stall: crate::reactor::backend_sim::Rate::NEVER, ..FaultPlan::swarm(seed) };
    let world = World::new(seed, plan);
    world.keep_lines(30);
    let node = world.add_node();
    let mut random = Random(seed ^ 0xc0ffee);
    let config = LogConfig {
        segment_bytes: 2000 + random.below(8000) as u32,
        index_interval_bytes: 300,
        producer_expiration_ms: i64::MAX,
        ..LogConfig::default()
    };
    let shared = Rc::new(Shared {
        truth: RefCell::new(Truth { clients: vec![Client::default(); CLIENTS], ..Truth::default() }),
        counts: RefCell::default(),
        config,
        rising_epochs: random.one_in(2),
    });
    for _ in 0..8 {
        let (_, backend) = world.open_shard(node);
        let owned = OwnedReactor::new(backend);
        let reactor = owned.handle();
        {
            let mut truth = shared.truth.borrow_mut();
            truth.opened = false;
            truth.ended = false;
        }
        reactor.spawn("life", live(reactor.clone(), Rc::clone(&shared), random.next()));
        // Recovery takes some tens of turns: cut inside it often.
        let turns = if random.one_in(3) { random.below(60) } else { random.below(600) };
        for _ in 0..turns {
            match world.step() {
                Step::Turn(_) => reactor.run_turn(&mut || {}, true),
                Step::Quiet => break,
            }
            if shared.truth.borrow().headless {
                break;
            }
            if shared.truth.borrow().ended && random.one_in(2) {
                break;
            }
        }
        if shared.truth.borrow().headless {
            shared.counts.borrow_mut().headless += 1;
            break;
        }
        let mut counts = shared.counts.borrow_mut();
        counts.lives += 1;
        let mut truth = shared.truth.borrow_mut();
        counts.cut_in_recovery += u64::from(!truth.opened);
        drop(counts);
        // A life that did not get through its recovery tells nothing new of the page cache.
        let kill = random.one_in(3);
        truth.killed = kill && (truth.opened || truth.killed);
        if !kill {
            truth.written = truth.acked;
        }
        drop(truth);
        match kill {
            true => world.kill(node),
            false => world.crash(node),
        }
        drop(owned);
    }
    let mine = shared.counts.borrow();
    counts.lives += mine.lives;
    counts.cut_in_recovery += mine.cut_in_recovery;
    counts.tails_cut += mine.tails_cut;
    counts.segments_removed += mine.segments_removed;
    counts.duplicates += mine.duplicates;
    counts.clean_opens += mine.clean_opens;
    counts.rolls += mine.rolls;
    counts.replayed += mine.replayed;
    counts.headless += mine.headless;
    bites.add(&world.bites());
}

#[test]
fn what_was_acknowledged_survives_crashes_in_order_and_once() {
    let seeds: Vec<u64> = match std::env::var("STORAGE_CRASH_SEED") {
        Ok(seed) => vec![seed.parse().unwrap()],
        Err(_) => (0..std::env::var("STORAGE_CRASH_SEEDS").map_or(300, |count| count.parse().unwrap())).collect(),
    };
    let (mut counts, mut bites) = (Counts::default(), Bites::default());
    for seed in &seeds {
        let run = std::panic::catch_unwind(|| {
            let (mut counts, mut bites) = (Counts::default(), Bites::default());
            world(*seed, &mut counts, &mut bites);
            (counts, bites)
        });
        let (more, bit) = run.unwrap_or_else(|_| {
            panic!("seed {seed} failed; again: STORAGE_CRASH_SEED={seed} cargo test --lib storage::tests::crashes")
        });
        counts.lives += more.lives;
        counts.cut_in_recovery += more.cut_in_recovery;
        counts.tails_cut += more.tails_cut;
        counts.segments_removed += more.segments_removed;
        counts.duplicates += more.duplicates;
        counts.clean_opens += more.clean_opens;
        counts.rolls += more.rolls;
        counts.replayed += more.replayed;
        counts.headless += more.headless;
        bites.add(&bit);
    }
    println!("{counts:?}\n{bites:?}");
    if seeds.len() > 1 {
        // Below these the run has shown nothing.
        assert!(counts.cut_in_recovery >= 100, "{counts:?}");
        assert!(counts.tails_cut >= 100 && counts.duplicates >= 300 && counts.segments_removed >= 20, "{counts:?}");
        assert!(counts.clean_opens >= 30 && counts.rolls >= 300, "{counts:?}");
        assert!(bites.torn_writes >= 100 && bites.zero_tails >= 30 && bites.names_lost >= 30, "{bites:?}");
    }
}

#[test]
fn after_a_failed_flush_the_log_is_offline() {
    let world = World::new(1, FaultPlan::none());
    let node = world.add_node();
    let (_, backend) = world.open_shard(node);
    let owned = OwnedReactor::new(backend);
    let reactor = owned.handle();
    let failing = world.clone();
    let done = Rc::new(RefCell::new(false));
    let flag = Rc::clone(&done);
    let inner = reactor.clone();
    reactor.spawn("test", async move {
        let folder = Path::new("/data/t-0");
        let log = open(&inner, folder, &LogConfig::default(), killed_hint(Offset(0))).await.log;
        append(&log, batch(Codec::None, &[1], 10, 1));
        log.write_all().await.unwrap();
        failing.set_plan(FaultPlan { sync_eio: crate::reactor::backend_sim::Rate::ALWAYS, ..FaultPlan::none() });
        assert!(log.flush().await.is_err());
        failing.set_plan(FaultPlan::none());
        assert_eq!(log.flushed(), Offset(0));
        let refused = log.append(batch(Codec::None, &[1], 10, 1), LeaderEpoch(0), WallMs(1));
        assert!(matches!(refused, Err(AppendError::Storage(StorageError::Offline { .. }))));
        assert!(log.write_pending().is_err());
        assert!(log.begin_flush().is_none(), "asking again would lie");
        *flag.borrow_mut() = true;
    });
    for _ in 0..10_000 {
        if *done.borrow() {
            return;
        }
        match world.step() {
            Step::Turn(_) => reactor.run_turn(&mut || {}, true),
            Step::Quiet => break,
        }
    }
    panic!("the test did not end");
}

#[test]
fn a_full_disk_stops_appends_but_not_reads_nor_recovery() {
    let world = World::new(1, FaultPlan::none());
    let node = world.add_node();
    let done = Rc::new(RefCell::new(0));
    for life in 0..2 {
        let (_, backend) = world.open_shard(node);
        let owned = OwnedReactor::new(backend);
        let reactor = owned.handle();
        let (filling, flag, inner) = (world.clone(), Rc::clone(&done), reactor.clone());
        reactor.spawn("test", async move {
            let folder = Path::new("/data/t-0");
            let log = open(&inner, folder, &LogConfig::default(), killed_hint(Offset(0))).await.log;
            if life == 0 {
                append(&log, batch(Codec::None, &[1], 5000, 1));
                log.write_all().await.unwrap();
                filling.set_plan(FaultPlan { disk_capacity: 7000, ..FaultPlan::none() });
                append(&log, batch(Codec::None, &[1], 5000, 2));
                let full = log.write_pending().unwrap_err();
                assert!(full.is_disk_full(), "{full}");
                assert!(log.append(batch(Codec::None, &[1], 1, 2), LeaderEpoch(0), WallMs(1)).is_err());
            }
            assert_eq!(log.written(), Offset(1));
            assert_eq!(read_records(&log, Offset(0), 10_000, EVERYTHING).await.len(), 1, "reads go on");
            *flag.borrow_mut() += 1;
        });
        for _ in 0..10_000 {
            if *done.borrow() > life {
                break;
            }
            match world.step() {
                Step::Turn(_) => reactor.run_turn(&mut || {}, true),
                Step::Quiet => break,
            }
        }
        world.kill(node);
        drop(owned);
    }
    assert_eq!(*done.borrow(), 2);
}
