//! Producer ids of one shard: taken from a block that the metadata log has promised to nobody else.

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::rc::Rc;

use super::broker::Broker;
use crate::base::ProducerId;
use crate::reactor::sync::Watch;
use crate::shard::CommandError;

/// See the file's head.
pub struct ProducerIds {
    left: RefCell<Range<i64>>,
    fetching: Cell<bool>,
    fetched: Watch,
}

impl ProducerIds {
    #[must_use]
    pub fn new(reactor: &crate::reactor::Reactor) -> ProducerIds {
        ProducerIds { left: RefCell::new(0..0), fetching: Cell::new(false), fetched: Watch::new(reactor) }
    }

    /// The next id; asks the controller for a block of 1000 when this one is used up.
    pub async fn next(&self, broker: &Rc<Broker>) -> Result<ProducerId, CommandError> {
        loop {
            if let Some(id) = self.left.borrow_mut().next() {
                return Ok(ProducerId(id));
            }
            if self.fetching.replace(true) {
                self.fetched.changed(self.fetched.version()).await;
                continue;
            }
            let node = broker.shard().config().node_id;
            let block = broker.shard().decide(move |controller| controller.allocate_producer_ids(node)).await;
            self.fetching.set(false);
            if let Ok(block) = &block {
                *self.left.borrow_mut() = block.first..block.first.saturating_add(block.count);
            }
            self.fetched.advance();
            block?;
        }
    }
}
