//! Parts of a request sorted by the shard that serves them.

use crate::base::ShardId;

/// Calls `each` once per shard with what is for it, in order.
pub fn by_shard<T>(mut items: Vec<(ShardId, T)>, mut each: impl FnMut(ShardId, Vec<T>)) {
    items.sort_by_key(|(shard, _)| *shard); // stable
    let mut items = items.into_iter().peekable();
    while let Some((shard, first)) = items.next() {
        let mut group = vec![first];
        while let Some((_, item)) = items.next_if(|(next, _)| *next == shard) {
            group.push(item);
        }
        each(shard, group);
    }
}
