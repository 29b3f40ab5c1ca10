//! What all clients of one seed share.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::time::Duration;

use super::history::{History, Place};
use super::link::{Link, LinkError};
use crate::reactor::Reactor;
use crate::reactor::backend_sim::Draw;

/// A topic of a seed.
#[derive(Clone, Debug)]
pub(super) struct Topic {
    pub(super) name: String,
    pub(super) partitions: i32,
    pub(super) configs: Vec<(&'static str, String)>,
    /// Made by an administrator with `x.durability=fsync`; else by asking for it, and nothing is promised of its data.
    pub(super) durable: bool,
}

/// See the file's head.
pub(super) struct Stage {
    pub(super) broker: SocketAddr,
    pub(super) topics: Vec<Topic>,
    pub(super) history: RefCell<History>,
    /// Ids of the topics, once somebody was told.
    pub(super) topic_ids: RefCell<Vec<Option<[u8; 16]>>>,
    /// Produce requests sent so far.
    pub(super) requests: Cell<u64>,
    /// Producers that have work left.
    pub(super) working: Cell<usize>,
    /// Readers end.
    pub(super) over: Cell<bool>,
}

impl Stage {
    pub(super) fn durable_places(&self) -> Vec<Place> {
        self.places(true)
    }

    pub(super) fn places(&self, durable: bool) -> Vec<Place> {
        let topics = self.topics.iter().enumerate().filter(|(_, topic)| topic.durable == durable);
        topics
            .flat_map(|(index, topic)| (0..topic.partitions).map(move |partition| Place { topic: index, partition }))
            .collect()
    }

    pub(super) fn topic(&self, name: &str) -> Option<(usize, &Topic)> {
        self.topics.iter().enumerate().find(|(_, topic)| topic.name == name)
    }

    pub(super) fn notice(&self, what: String) {
        self.history.borrow_mut().notice(what);
    }

    /// A broken promise is noted, a lost connection is not.
    pub(super) fn note(&self, who: &str, error: &LinkError) {
        if let LinkError::Wrong(what) = error {
            self.notice(format!("{who}: {what}"));
        }
    }

    /// Connects, again and again.
    pub(super) async fn connect(&self, reactor: &Reactor, draw: &mut Draw) -> Link {
        loop {
            let patience = Duration::from_millis(draw.between(500, 5_000));
            if let Ok(link) = Link::open(reactor, self.broker, patience).await {
                return link;
            }
            reactor.sleep(Duration::from_millis(draw.between(1, 50))).await;
        }
    }
}
