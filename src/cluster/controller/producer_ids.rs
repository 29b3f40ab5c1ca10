//! Producer ids, handed out in blocks that are written down before anybody uses them: none is ever given twice.

use super::{Controller, Decision, Refusal};
use crate::base::BrokerId;
use crate::cluster::metadata_record::MetadataRecord;

/// Ids in a block, as in Kafka.
pub const PRODUCER_ID_BLOCK: i64 = 1000;

/// Ids from `first` on that belong to the broker that asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProducerIdBlock {
    pub first: i64,
    pub count: i64,
}

impl Controller<'_> {
    /// A block for `broker`.
    pub fn allocate_producer_ids(&mut self, broker: BrokerId) -> Result<Decision<ProducerIdBlock>, Refusal> {
        let registered = self.image.broker(broker).ok_or(Refusal::UnknownBroker(broker))?;
        let first = self.image.next_producer_id();
        let next = first.checked_add(PRODUCER_ID_BLOCK).ok_or(Refusal::NoProducerIds)?;
        let record = MetadataRecord::ProducerIds { broker, broker_epoch: registered.epoch, next };
        let answer = ProducerIdBlock { first, count: PRODUCER_ID_BLOCK };
        Ok(Decision { records: vec![record], answer })
    }
}
