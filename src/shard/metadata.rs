//! Metadata on a shard: the image in force, how a new one takes effect, and the controller's seat on shard 0.
//!
//! A decision is answered only when every shard has the image that it made: else two connections of one client
//! disagree.  Decisions are made one after another; their records are durable before any shard sees them.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::call::CallDropped;
use super::mail::PartitionKey;
use super::shard::Shard;
use crate::base::{Offset, ShardId, TopicId};
use crate::cluster::{Controller, ControllerSettings, Decision, Delta, Image, MetadataLog, Refusal, TopicImage};
use crate::config::{BrokerLayers, TopicConfig};
use crate::reactor::Reactor;
use crate::reactor::sync::{Notify, Watch};

/// Why a wish was not carried out.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CommandError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("the metadata log cannot be written: {0}")]
    Log(String),
    #[error(transparent)]
    Stopping(#[from] CallDropped),
}

/// Images with the steps that led to them, oldest first.
type Unpublished = VecDeque<(Arc<Image>, Arc<Delta>)>;

/// Where the controller sits, on shard 0.
pub struct Seat {
    log: MetadataLog,
    settings: ControllerSettings,
    /// Images that are durable and not yet in force on every shard, oldest first.
    to_publish: Rc<RefCell<Unpublished>>,
    queued: Rc<Notify>,
    /// End of the newest image that every shard has.
    published: Cell<Offset>,
    progress: Watch,
}

impl Seat {
    #[must_use]
    pub fn new(reactor: &Reactor, log: MetadataLog, settings: ControllerSettings) -> Seat {
        let to_publish: Rc<RefCell<Unpublished>> = Rc::default();
        let queued = Rc::new(Notify::new(reactor));
        let (queue, notify) = (Rc::clone(&to_publish), Rc::clone(&queued));
        log.on_image(Rc::new(move |image, delta| {
            queue.borrow_mut().push_back((Arc::clone(image), Arc::clone(delta)));
            notify.notify();
        }));
        let published = Cell::new(log.image().end);
        Seat { log, settings, to_publish, queued, published, progress: Watch::new(reactor) }
    }

    #[must_use]
    pub fn log(&self) -> &MetadataLog {
        &self.log
    }

    #[must_use]
    pub fn settings(&self) -> &ControllerSettings {
        &self.settings
    }
}

/// What a shard keeps of the metadata.
pub(super) struct MetadataState {
    image: RefCell<Arc<Image>>,
    /// This node's own settings under the image's dynamic ones.
    file_layers: BrokerLayers,
    layers: RefCell<Arc<BrokerLayers>>,
    /// Topics' configs with all layers applied, made on first use and dropped when they may have changed.
    configs: RefCell<HashMap<TopicId, Rc<TopicConfig>, FixedState>>,
    seat: OnceCell<Rc<Seat>>,
    cluster_id: Arc<str>,
}

impl MetadataState {
    pub(super) fn new(
        image: Arc<Image>,
        file_layers: BrokerLayers,
        node: crate::base::BrokerId,
        cluster_id: Arc<str>,
        seed: u64,
    ) -> MetadataState {
        let layers = RefCell::new(Arc::new(image.broker_layers(&file_layers, node)));
        MetadataState {
            image: RefCell::new(image),
            file_layers,
            layers,
            configs: RefCell::new(HashMap::with_hasher(FixedState::with_seed(seed))),
            seat: OnceCell::new(),
            cluster_id,
        }
    }
}

impl Shard {
    /// The metadata as this shard knows it now; stays as it is while the caller holds it.
    #[must_use]
    pub fn image(&self) -> Arc<Image> {
        Arc::clone(&self.metadata.image.borrow())
    }

    #[must_use]
    pub fn cluster_id(&self) -> &str {
        &self.metadata.cluster_id
    }

    /// This broker's settings, dynamic ones included.
    #[must_use]
    pub fn layers(&self) -> Arc<BrokerLayers> {
        Arc::clone(&self.metadata.layers.borrow())
    }

    /// The configs in force for a topic.
    #[must_use]
    pub fn topic_config(&self, topic: &TopicImage) -> Rc<TopicConfig> {
        let mut configs = self.metadata.configs.borrow_mut();
        let config = configs.entry(topic.id).or_insert_with(|| Rc::new(topic.config(&self.metadata.layers.borrow())));
        Rc::clone(config)
    }

    /// Seats the controller; shard 0 only, once.
    pub fn seat_controller(&self, seat: Seat) {
        assert_eq!(self.id(), ShardId(0), "the controller sits on shard 0");
        assert!(self.metadata.seat.set(Rc::new(seat)).is_ok(), "there is one controller");
    }

    #[must_use]
    pub fn controller_seat(&self) -> Option<&Rc<Seat>> {
        self.metadata.seat.get()
    }

    /// Has the controller decide; returns once the decision is durable and every shard knows it.
    pub async fn decide<A, W>(self: &Rc<Self>, wish: W) -> Result<A, CommandError>
    where
        A: Send + 'static,
        W: FnOnce(&mut Controller<'_>) -> Result<Decision<A>, Refusal> + Send + 'static,
    {
        self.ask(ShardId(0), move |shard| async move { shard.decide_here(wish).await }).await?
    }

    async fn decide_here<A, W>(self: Rc<Self>, wish: W) -> Result<A, CommandError>
    where
        W: FnOnce(&mut Controller<'_>) -> Result<Decision<A>, Refusal>,
    {
        let Some(seat) = self.controller_seat().cloned() else { return Err(CallDropped.into()) };
        let decided = seat.log.try_decide(&seat.settings, wish).await;
        let decided = decided.map_err(|error| CommandError::Log(error.to_string()))??;
        loop {
            let seen = seat.progress.version();
            if seat.published.get() >= decided.image.end {
                return Ok(decided.answer);
            }
            seat.progress.changed(seen).await;
        }
    }

    /// Puts durable images in force, one after another, in their order.  Runs on shard 0.
    pub(super) async fn publish_images(self: Rc<Self>) {
        let Some(seat) = self.controller_seat().cloned() else { return };
        loop {
            let next = seat.to_publish.borrow_mut().pop_front();
            match next {
                None => seat.queued.notified().await,
                Some((image, delta)) => {
                    let end = image.end;
                    self.publish(image, delta).await;
                    seat.published.set(end);
                    seat.progress.advance();
                }
            }
        }
    }

    /// Puts an image in force on every shard and waits for all.
    async fn publish(self: &Rc<Self>, image: Arc<Image>, delta: Arc<Delta>) {
        for shard in (0..self.count()).map(ShardId) {
            let (image, delta) = (Arc::clone(&image), Arc::clone(&delta));
            let _ = self.ask(shard, move |shard| async move { shard.apply_image(image, &delta).await }).await;
        }
    }

    /// Puts `image` in force here: deleted topics lose their partitions, changed ones get their new settings.
    async fn apply_image(self: Rc<Self>, image: Arc<Image>, delta: &Delta) {
        *self.metadata.image.borrow_mut() = Arc::clone(&image);
        let node = self.config().node_id;
        if delta.configs.is_empty() {
            let mut configs = self.metadata.configs.borrow_mut();
            for topic in delta.deleted.iter().chain(delta.changed.iter().map(|change| &change.before)) {
                configs.remove(&topic.id);
            }
        } else {
            *self.metadata.layers.borrow_mut() = Arc::new(image.broker_layers(&self.metadata.file_layers, node));
            self.metadata.configs.borrow_mut().clear();
        }
        if delta.configs.is_empty() {
            for change in &delta.changed {
                self.settle_topic(&change.after);
            }
        } else {
            // A broker's default may have changed, and with it any topic.
            for topic in image.topics() {
                self.settle_topic(topic);
            }
        }
        for topic in &delta.deleted {
            for (index, _) in topic.partitions() {
                self.delete_partition(PartitionKey { topic: topic.id, partition: index }, &topic.name).await;
            }
        }
    }

    /// Gives the open partitions of a topic what its image says.
    fn settle_topic(self: &Rc<Self>, topic: &TopicImage) {
        for (index, partition) in topic.partitions() {
            let key = PartitionKey { topic: topic.id, partition: index };
            if self.home(key) != self.id() {
                continue;
            }
            if let Some(open) = self.open_partition(key) {
                let config = self.topic_config(topic);
                let settings = super::open::settings_of(&config, partition.leader_epoch);
                let expiration = self.config().producer_id_expiration.as_millis() as i64;
                self.push_done(|done| open.borrow_mut().set_settings(settings, done));
                open.borrow().log().configure(super::open::log_config_of(&config, expiration));
            }
        }
    }

    async fn delete_partition(self: &Rc<Self>, key: PartitionKey, topic: &str) {
        if self.home(key) != self.id() {
            return;
        }
        self.forget_unflushed(key);
        let opened = self.forget_partition(key);
        let log = opened.map(|partition| partition.borrow().log().clone());
        // A round that began before may be about to sync this folder by its name; a later one no longer knows it.
        // Suppose we do not wait: the folder is gone, the sync fails, and a failed sync takes all partitions offline.
        self.wait_for_this_flush_round().await;
        let name = crate::storage::partition_folder(topic, key.partition);
        if let Err(error) = self.storage.delete(self.reactor(), log, &name).await {
            tracing::error!("the files of deleted partition {name} stay: {error}");
        }
    }
}
