//! What differs between two images that follow each other: what a shard has to act on.  Pure.

use std::sync::Arc;

use super::apply::{ApplyError, Replay, Touched};
use super::image::{Image, TopicImage};
use super::metadata_record::{ConfigResource, MetadataRecord, PartitionState};
use crate::base::{Offset, PartitionIndex};

/// The step from one image to the next.
#[derive(Clone, Debug, Default)]
pub struct Delta {
    pub created: Vec<Arc<TopicImage>>,
    pub deleted: Vec<Arc<TopicImage>>,
    pub changed: Vec<TopicChange>,
    /// Resources whose configs were set or removed, topics among them.
    pub configs: Vec<ConfigResource>,
    pub brokers_changed: bool,
    pub features_changed: bool,
    pub producer_ids_changed: bool,
}

/// A topic that is in both images and not the same.
#[derive(Clone, Debug)]
pub struct TopicChange {
    pub before: Arc<TopicImage>,
    pub after: Arc<TopicImage>,
}

/// A partition that is new or not the same.
#[derive(Clone, Debug)]
pub struct ChangedPartition<'a> {
    pub index: PartitionIndex,
    pub before: Option<&'a Arc<PartitionState>>,
    pub after: &'a Arc<PartitionState>,
}

impl Delta {
    fn between(before: &Image, after: &Image, touched: Touched) -> Delta {
        let mut delta = Delta {
            configs: touched.configs.into_iter().collect(),
            brokers_changed: touched.brokers,
            features_changed: touched.features,
            producer_ids_changed: touched.producer_ids,
            ..Delta::default()
        };
        for id in touched.topics {
            match (before.topic(id), after.topic(id)) {
                (None, Some(after)) => delta.created.push(Arc::clone(after)),
                (Some(before), None) => delta.deleted.push(Arc::clone(before)),
                (Some(before), Some(after)) if !Arc::ptr_eq(before, after) => {
                    delta.changed.push(TopicChange { before: Arc::clone(before), after: Arc::clone(after) });
                }
                _ => {}
            }
        }
        delta
    }

    /// True if no shard has anything to do.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.created.is_empty()
            && self.deleted.is_empty()
            && self.changed.is_empty()
            && self.configs.is_empty()
            && !self.brokers_changed
            && !self.features_changed
            && !self.producer_ids_changed
    }
}

impl Image {
    /// The image after the records of one decision, which stand in the log from `base` on.
    pub fn after(
        &self,
        base: Offset,
        records: impl IntoIterator<Item = MetadataRecord>,
    ) -> Result<(Image, Delta), ApplyError> {
        let mut replay = Replay::from(self.clone());
        for (at, record) in (base.0..).zip(records) {
            replay.apply(Offset(at), record)?;
        }
        let touched = replay.take_touched();
        let image = replay.into_image();
        let delta = Delta::between(self, &image, touched);
        Ok((image, delta))
    }
}

impl TopicChange {
    pub fn partitions(&self) -> impl Iterator<Item = ChangedPartition<'_>> {
        self.after.partitions().filter_map(|(index, after)| {
            let before = self.before.partition(index);
            let is_same = before.is_some_and(|before| Arc::ptr_eq(before, after));
            (!is_same).then_some(ChangedPartition { index, before, after })
        })
    }

    #[must_use]
    pub fn configs_changed(&self) -> bool {
        self.before.configs != self.after.configs
    }
}
