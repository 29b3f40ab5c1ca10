//! A map whose copy is cheap: 256 ordered maps behind one shared array.  Pure.
//!
//! A copy shares everything; a change copies the one bucket it touches, once per copy.  Iteration is the same for the
//! same content (buckets by a fixed hash, keys in order), so that a simulation replays.  Keys that all fall into one
//! bucket cost no more than an ordinary ordered map would.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

const BUCKETS: usize = 256;

#[derive(Debug)]
pub struct BucketMap<K, V> {
    buckets: Arc<[Arc<BTreeMap<K, V>>]>,
    len: usize,
}

impl<K, V> Clone for BucketMap<K, V> {
    fn clone(&self) -> Self {
        BucketMap { buckets: Arc::clone(&self.buckets), len: self.len }
    }
}

impl<K, V> Default for BucketMap<K, V> {
    fn default() -> Self {
        let empty = Arc::new(BTreeMap::new());
        BucketMap { buckets: std::iter::repeat_with(|| Arc::clone(&empty)).take(BUCKETS).collect(), len: 0 }
    }
}

impl<K: Ord + Hash + Clone, V: Clone> BucketMap<K, V> {
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[must_use]
    pub fn get<Q: Ord + Hash + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.buckets.get(bucket_of(key))?.get(key)
    }

    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        let old = self.bucket_mut(bucket_of(&key))?.insert(key, value);
        self.len += usize::from(old.is_none());
        old
    }

    pub fn remove<Q: Ord + Hash + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.get(key)?;
        let old = self.bucket_mut(bucket_of(key))?.remove(key);
        self.len -= usize::from(old.is_some());
        old
    }

    /// The value to change in place; copies its bucket if somebody else holds it too.
    pub fn get_mut<Q: Ord + Hash + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.get(key)?;
        self.bucket_mut(bucket_of(key))?.get_mut(key)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.buckets.iter().flat_map(|bucket| bucket.iter())
    }

    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.iter().map(|(_, value)| value)
    }

    fn bucket_mut(&mut self, at: usize) -> Option<&mut BTreeMap<K, V>> {
        Arc::make_mut(&mut self.buckets).get_mut(at).map(Arc::make_mut)
    }
}

impl<K: PartialEq, V: PartialEq> PartialEq for BucketMap<K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.buckets == other.buckets
    }
}

fn bucket_of<Q: Hash + ?Sized>(key: &Q) -> usize {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    key.hash(&mut hash);
    // The low bits of a short key's product hardly mix; fold the high ones in.
    ((hash.0 ^ (hash.0 >> 32)) as usize) % BUCKETS
}

/// FNV-1a, because its outcome must be the same in every process.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_does_not_see_later_changes() {
        let mut map: BucketMap<u32, &str> = BucketMap::default();
        map.insert(1, "a");
        let copy = map.clone();
        map.insert(1, "b");
        map.insert(2, "c");
        assert_eq!((copy.get(&1), copy.get(&2), copy.len()), (Some(&"a"), None, 1));
        assert_eq!((map.get(&1), map.get(&2), map.len()), (Some(&"b"), Some(&"c"), 2));
        assert_eq!(map.remove(&1), Some("b"));
        assert_eq!((map.remove(&1), map.len()), (None, 1));
    }

    #[test]
    fn it_behaves_as_an_ordered_map_does() {
        let mut map: BucketMap<u32, u32> = BucketMap::default();
        let mut model = BTreeMap::new();
        for i in 0..5_000_u32 {
            let key = i.wrapping_mul(2_654_435_761) % 1_000;
            if i % 3 == 0 {
                assert_eq!(map.remove(&key), model.remove(&key));
            } else {
                assert_eq!(map.insert(key, i), model.insert(key, i));
            }
            assert_eq!(map.len(), model.len());
        }
        let mut all: Vec<_> = map.iter().map(|(k, v)| (*k, *v)).collect();
        all.sort_unstable();
        assert_eq!(all, model.into_iter().collect::<Vec<_>>());
    }

    #[test]
    fn keys_spread_over_the_buckets() {
        let mut map: BucketMap<[u8; 16], ()> = BucketMap::default();
        for i in 0..2_560_u128 {
            map.insert(i.to_be_bytes(), ());
        }
        let largest = map.buckets.iter().map(|bucket| bucket.len()).max();
        assert!(largest < Some(60), "{largest:?}");
    }
}
