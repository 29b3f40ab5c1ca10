//! The metadata log on a real disk and on a simulated one that loses power.

use std::cell::RefCell;
use std::future::Future;
use std::path::Path;

use super::*;
use crate::cluster::{Intent, NewTopic, NodeRegistration, ReplicationWish, SnapshotId};
use crate::config::{BrokerConfig, BrokerLayers, ServerProperties};
use crate::reactor::backend_sim::{FaultPlan, Rate, Step, World};
use crate::reactor::{Backend, OwnedReactor, UringBackend, UringConfig};
use crate::storage::PreviousStop;

const NODE: BrokerId = BrokerId(7);

fn settings(directory: &Path) -> MetadataLogSettings {
    MetadataLogSettings {
        directory: directory.to_owned(),
        directory_id: DirectoryId([9; 16]),
        node: NODE,
        controller_endpoints: vec![Endpoint {
            name: "CONTROLLER".into(),
            host: "localhost".into(),
            port: 9093,
            security_protocol: 0,
        }],
        snapshot_bytes: 1 << 30,
        segment_bytes: 1 << 20,
    }
}

fn controller_settings() -> ControllerSettings {
    let file = ServerProperties::read(b"node.id=7", &[]).expect("a file");
    let layers = BrokerLayers::of_file(file.values);
    let broker = BrokerConfig::resolve(&layers).expect("settings");
    ControllerSettings { node: NODE, layers, broker, replication: ReplicationWish::Exact }
}

fn registration(stop: PreviousStop) -> NodeRegistration {
    NodeRegistration {
        id: NODE,
        incarnation: [1; 16],
        endpoints: Vec::new(),
        controller_endpoints: Vec::new(),
        rack: None,
        directories: vec![DirectoryId([9; 16])],
        stop,
    }
}

async fn create(log: &MetadataLog, name: &str) -> Result<Arc<Image>, MetadataLogError> {
    let settings = controller_settings();
    let decided = log.decide(&settings, |controller| controller.create_topics(&[NewTopic::named(name)], Intent::Do));
    decided.await.map(|decided| decided.image)
}

fn on_disk<F: Future<Output = ()> + 'static>(check: impl FnOnce(Reactor, PathBuf) -> F) {
    let folder = tempfile::tempdir().expect("a folder");
    let backend = Backend::Uring(UringBackend::open(UringConfig::default()).expect("a ring"));
    let reactor = OwnedReactor::new(backend);
    let future = check(reactor.handle(), folder.path().to_owned());
    reactor.run_until(future);
}

#[test]
fn a_new_log_begins_as_kafkas_and_goes_on_where_it_stopped() {
    on_disk(|reactor, folder| async move {
        let (log, report) = MetadataLog::open(&reactor, settings(&folder)).await.expect("opens");
        assert!(report.is_new);
        assert_eq!(log.epoch(), LeaderEpoch(1));
        // Leader change, kraft version, voters; then begin, six features, one config, end.
        assert_eq!((log.image().end, log.image().features().count()), (Offset(12), 6));
        let settings_of_node = controller_settings();
        log.decide(&settings_of_node, |c| c.register_node(registration(PreviousStop::New))).await.expect("safe");
        let image = create(&log, "t").await.expect("safe");
        assert_eq!(log.flushed(), image.end);
        log.close().await.expect("closes");

        let (log, report) = MetadataLog::open(&reactor, settings(&folder)).await.expect("opens");
        assert!(!report.is_new);
        assert_eq!((report.end, log.epoch()), (image.end, LeaderEpoch(2)));
        let mut again = log.image().as_ref().clone();
        assert_eq!(again.end, image.end.plus(1), "one leader change");
        again.end = image.end;
        assert_eq!(again, *image);
        log.close().await.expect("closes");

        let metadata = folder.join("__cluster_metadata-0");
        let text = |name: &str| std::fs::read_to_string(metadata.join(name)).expect("there");
        assert!(text("quorum-state").starts_with(r#"{"leaderId":7,"leaderEpoch":2,"#));
        assert_eq!(text("partition.metadata"), "version: 0\ntopic_id: AAAAAAAAAAAAAAAAAAAAAQ");
        assert_eq!(text("leader-epoch-checkpoint"), format!("0\n2\n1 0\n2 {}\n", image.end));
        let first = std::fs::read(metadata.join("00000000000000000000-0000000000.checkpoint")).expect("there");
        let id = SnapshotId { end: Offset(0), epoch: LeaderEpoch(0) };
        let (first, quorum) = crate::cluster::read_snapshot(&first, id).expect("whole");
        assert_eq!((first.features().count(), quorum.kraft_version), (6, 1));
    });
}

#[test]
fn a_directory_that_kafka_wrote_is_opened_in_place() {
    on_disk(|reactor, folder| async move {
        let metadata = folder.join("__cluster_metadata-0");
        std::fs::create_dir(&metadata).expect("made");
        for entry in std::fs::read_dir("tests/data/kafka-4.4-metadata").expect("there") {
            let entry = entry.expect("there");
            std::fs::copy(entry.path(), metadata.join(entry.file_name())).expect("copied");
        }
        let (log, report) = MetadataLog::open(&reactor, settings(&folder)).await.expect("opens");
        assert_eq!(report.snapshot, Some(SnapshotId { end: Offset(162), epoch: LeaderEpoch(1) }));
        assert_eq!((report.end, log.epoch()), (Offset(331), LeaderEpoch(3)));
        let image = log.image();
        assert_eq!((image.topic_count(), image.partition_count(), image.next_producer_id()), (14, 24, 2000));
        let node = controller_settings();
        let decided = log.decide(&node, |c| c.register_node(registration(PreviousStop::Clean)));
        let image = decided.await.expect("safe").image;
        let led = image.topics().flat_map(|topic| topic.partitions()).filter(|(_, state)| state.leader == Some(NODE));
        assert_eq!(led.count(), 24);
        log.close().await.expect("closes");
        let (log, _) = MetadataLog::open(&reactor, settings(&folder)).await.expect("opens again");
        assert_eq!(log.image().topic_count(), 14);
        log.close().await.expect("closes");
    });
}

#[test]
fn many_decisions_share_a_flush_and_are_told_in_order() {
    on_disk(|reactor, folder| async move {
        let (log, _) = MetadataLog::open(&reactor, settings(&folder)).await.expect("opens");
        log.decide(&controller_settings(), |c| c.register_node(registration(PreviousStop::New))).await.expect("safe");
        let ends: Rc<RefCell<Vec<Offset>>> = Rc::default();
        let told = Rc::clone(&ends);
        log.on_image(Rc::new(move |image, delta| {
            assert_eq!(delta.created.len(), 1);
            told.borrow_mut().push(image.end);
        }));
        let rounds = log.flush_rounds();
        let names: Vec<String> = (0..200).map(|n| format!("t{n}")).collect();
        let images = crate::reactor::sync::join_all(names.iter().map(|name| create(&log, name))).await;
        let answered: Vec<Offset> = images.into_iter().map(|image| image.expect("safe").end).collect();
        assert_eq!(*ends.borrow(), answered);
        assert!(log.flush_rounds() - rounds <= 2, "{} rounds", log.flush_rounds() - rounds);
        // A wish that writes nothing is answered from what is safe, at once.
        let again = create(&log, "t0").await.expect("judged");
        assert_eq!(again.end, *answered.last().expect("200"));
        log.close().await.expect("closes");
    });
}

#[test]
fn a_snapshot_replaces_the_log_before_it() {
    on_disk(|reactor, folder| async move {
        let mut settings = settings(&folder);
        settings.snapshot_bytes = 30_000;
        settings.segment_bytes = 15_000;
        let (log, _) = MetadataLog::open(&reactor, settings.clone()).await.expect("opens");
        log.decide(&controller_settings(), |c| c.register_node(registration(PreviousStop::New))).await.expect("safe");
        for n in 0..400 {
            create(&log, &format!("topic-{n}")).await.expect("safe");
        }
        let image = log.image();
        log.close().await.expect("closes");
        let metadata = folder.join("__cluster_metadata-0");
        let names = |suffix: &str| {
            let entries = std::fs::read_dir(&metadata).expect("there").map(|entry| entry.expect("there").file_name());
            let names = entries.filter_map(|name| name.to_str().map(str::to_owned));
            names.filter(|name| name.ends_with(suffix)).count()
        };
        assert_eq!(names(".checkpoint"), 2);
        assert!(names(".log") < 5, "{} segments stay", names(".log"));
        let (log, report) = MetadataLog::open(&reactor, settings).await.expect("opens");
        assert!(report.snapshot.is_some_and(|id| id.end > Offset(300)));
        let mut again = log.image().as_ref().clone();
        again.end = image.end;
        assert_eq!(again, *image);
        log.close().await.expect("closes");
    });
}

#[test]
fn damage_below_what_was_flushed_keeps_the_node_from_starting() {
    on_disk(|reactor, folder| async move {
        let (log, _) = MetadataLog::open(&reactor, settings(&folder)).await.expect("opens");
        create(&log, "t").await.expect("safe");
        log.close().await.expect("closes");
        let path = folder.join("__cluster_metadata-0/00000000000000000000.log");
        let whole = std::fs::read(&path).expect("there");
        let mut bytes = whole.clone();
        bytes[300] ^= 1;
        std::fs::write(&path, &bytes).expect("written");
        let error = MetadataLog::open(&reactor, settings(&folder)).await.err().expect("refused");
        assert!(
            error.to_string().contains("00000000000000000000.log") || error.to_string().contains("damaged"),
            "{error}"
        );
        assert_eq!(std::fs::read(&path).expect("there"), bytes, "nothing was changed");
        std::fs::write(folder.join("__cluster_metadata-0/quorum-state"), "x").expect("written");
        let error = MetadataLog::open(&reactor, settings(&folder)).await.err().expect("refused");
        assert!(error.to_string().contains("quorum-state cannot be understood"), "{error}");
    });
}

/// One life of a node in a simulated world: opens, decides until the power goes, and notes what was answered.
async fn live(reactor: Reactor, model: Rc<RefCell<Model>>) {
    let directory = Path::new("/data");
    reactor.create_dir_all(directory).await.expect("made");
    reactor.sync_dir(Path::new("/")).await.expect("synced");
    let mut settings = settings(directory);
    settings.snapshot_bytes = 20_000;
    settings.segment_bytes = 100_000;
    let (log, _) = MetadataLog::open(&reactor, settings).await.expect("opens after any power cut");
    model.borrow_mut().check_opened(&log);
    let stop = PreviousStop::KilledOrLost;
    log.decide(&controller_settings(), |c| c.register_node(registration(stop))).await.expect("safe");
    model.borrow_mut().note(&log.image());
    let lives = model.borrow().lives;
    for n in 0..150 {
        let log = log.clone();
        let model = Rc::clone(&model);
        reactor.spawn("wish", async move {
            if let Ok(image) = create(&log, &format!("t-{lives}-{n}")).await {
                model.borrow_mut().note(&image);
            }
        });
        if n % 3 == 0 {
            reactor.sleep_until(reactor.now().plus(std::time::Duration::from_micros(300))).await;
        }
    }
}

/// What has been promised so far.
#[derive(Default)]
struct Model {
    lives: u32,
    epoch: i32,
    /// The newest image that somebody was told of.
    promised: Option<Image>,
    answers: u64,
}

impl Model {
    fn note(&mut self, image: &Image) {
        self.answers += 1;
        if self.promised.as_ref().is_none_or(|promised| promised.end < image.end) {
            self.promised = Some(image.clone());
        }
    }

    fn check_opened(&mut self, log: &MetadataLog) {
        assert!(log.epoch().0 > self.epoch, "no two lives write in one epoch");
        self.epoch = log.epoch().0;
        self.lives += 1;
        let image = log.image();
        let Some(promised) = &self.promised else { return };
        for topic in promised.topics() {
            let found = image.topic(topic.id);
            assert_eq!(found.map(|found| &found.name), Some(&topic.name), "a promised topic is there");
        }
        assert!(image.end >= promised.end);
        assert!(image.next_producer_id() >= promised.next_producer_id());
    }
}

#[test]
fn whatever_was_answered_is_there_after_any_power_cut() {
    let mut lost = 0;
    let mut torn = 0;
    let mut answers = 0;
    for seed in 0..24 {
        let mut plan = FaultPlan::swarm(seed);
        plan.disk_stall = Rate::NEVER;
        let world = World::new(seed, plan);
        let node = world.add_node();
        let model: Rc<RefCell<Model>> = Rc::default();
        for _ in 0..6 {
            let (_, backend) = world.open_shard(node);
            let reactor = OwnedReactor::new(backend);
            reactor.spawn("life", live(reactor.handle(), Rc::clone(&model)));
            let turns = world.draw(900) + 20;
            for _ in 0..turns {
                match world.step() {
                    Step::Turn(_) => reactor.run_turn(&mut || {}, true),
                    Step::Quiet => break,
                }
            }
            world.crash(node);
            drop(reactor);
        }
        let bites = world.bites();
        lost += bites.bytes_lost;
        torn += bites.torn_writes;
        let model = model.borrow();
        answers += model.answers;
        assert!(model.lives > 0);
    }
    assert!(lost > 0 && torn > 0 && answers > 500, "the faults bit: {lost} bytes, {torn} torn, {answers} answers");
}
