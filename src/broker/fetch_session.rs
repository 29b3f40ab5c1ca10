//! Incremental fetch sessions (KIP-227): what a client asked for stays here, so that the steady request and the
//! steady answer list only what changed.  One table per shard; pure.
//!
//! A session id carries its shard in the low bits, so that a connection on another shard answers 70 and the client
//! fetches in full.  Slots are bounded; a session is evicted only when idle longer than [`EVICTION_MS`], otherwise
//! the newcomer gets no session, so an attacker cannot push out the living.

use std::collections::BTreeMap;
use std::sync::Arc;

use hashbrown::HashMap;

use crate::base::{Monotonic, Offset, PartitionIndex, ShardId, TopicId};

/// `min.incremental.fetch.session.eviction.ms` of Apache Kafka.
const EVICTION_MS: u64 = 120_000;

/// How a request names a topic: by id since version 13, by name before.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum TopicKey {
    Name(Arc<str>),
    Id(TopicId),
}

/// What a client wants of one partition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub topic: TopicKey,
    pub partition: PartitionIndex,
    pub offset: Offset,
    /// Most bytes of this partition in one answer.
    pub max_bytes: i32,
    /// -1 if the client does not know it (KIP-320).
    pub current_leader_epoch: i32,
    /// -1 if the client does not say (KIP-595).
    pub last_fetched_epoch: i32,
}

/// What an answer said of a partition last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    pub high_watermark: i64,
    pub log_start: i64,
}

const TOLD_NOTHING: Told = Told { high_watermark: -1, log_start: -1 };

#[derive(Debug)]
struct Part {
    wanted: Wanted,
    told: Told,
}

#[derive(Debug)]
struct Session {
    /// Epoch the next request must carry.
    next_epoch: i32,
    by_topic_id: bool,
    used: Monotonic,
    /// In the order in which partitions are served; what got data goes to the end, so that none starves.
    order: BTreeMap<u64, Part>,
    places: HashMap<(TopicKey, PartitionIndex), u64>,
    next_place: u64,
}

/// How a request relates to sessions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SessionFields {
    pub id: i32,
    /// 0 opens a session, -1 asks for none, anything else continues one.
    pub epoch: i32,
}

/// Why an incremental request cannot be served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionRefusal {
    /// FETCH_SESSION_ID_NOT_FOUND.
    NotFound,
    /// INVALID_FETCH_SESSION_EPOCH.
    WrongEpoch,
    /// FETCH_SESSION_TOPIC_ID_ERROR: the session began with names and goes on with ids, or the reverse.
    NamesAndIdsMixed,
}

/// What to serve, and how to answer.
#[derive(Debug, PartialEq, Eq)]
pub struct Resolved {
    pub wanted: Vec<Wanted>,
    /// Session id for the answer; 0 if there is none.
    pub id: i32,
    /// Leave out of the answer what did not change.
    pub incremental: bool,
}

/// The sessions of one shard.
#[derive(Debug)]
pub struct FetchSessions {
    shard: ShardId,
    shard_count: u16,
    slots: usize,
    sessions: HashMap<i32, Session>,
    evictions: u64,
}

impl FetchSessions {
    #[must_use]
    pub fn new(shard: ShardId, shard_count: u16, slots: usize) -> FetchSessions {
        FetchSessions { shard, shard_count: shard_count.max(1), slots, sessions: HashMap::new(), evictions: 0 }
    }

    #[must_use]
    pub fn count(&self) -> usize {
        self.sessions.len()
    }

    /// Partitions held by all sessions.
    #[must_use]
    pub fn partitions(&self) -> usize {
        self.sessions.values().map(|s| s.order.len()).sum()
    }

    #[must_use]
    pub fn evictions(&self) -> u64 {
        self.evictions
    }

    /// Applies a request's session fields, its partitions and its forgotten ones.  `random` feeds a new id.
    pub fn resolve(
        &mut self,
        fields: SessionFields,
        by_topic_id: bool,
        wanted: Vec<Wanted>,
        forgotten: impl IntoIterator<Item = (TopicKey, PartitionIndex)>,
        now: Monotonic,
        random: u64,
    ) -> Result<Resolved, SessionRefusal> {
        match fields.epoch {
            0 | -1 => {
                self.sessions.remove(&fields.id);
                let id = if fields.epoch == 0 && !wanted.is_empty() {
                    self.open(by_topic_id, &wanted, now, random)
                } else {
                    0
                };
                Ok(Resolved { wanted, id, incremental: false })
            }
            epoch => self.go_on(fields.id, epoch, by_topic_id, wanted, forgotten, now),
        }
    }

    /// Whether an incremental answer must mention the partition; remembers what it says.
    pub fn must_tell(
        &mut self,
        id: i32,
        topic: &TopicKey,
        partition: PartitionIndex,
        told: Told,
        has_records: bool,
        is_error: bool,
    ) -> bool {
        let Some(session) = self.sessions.get_mut(&id) else { return true };
        let key = (topic.clone(), partition);
        let Some(place) = session.places.get_mut(&key) else { return true };
        let Some(part) = session.order.get_mut(place) else { return true };
        let tell = has_records || is_error || part.told != told;
        // After an error the next answer must tell again, whatever the marks are.
        part.told = if is_error { TOLD_NOTHING } else { told };
        if has_records && let Some(part) = session.order.remove(place) {
            *place = session.next_place;
            session.order.insert(session.next_place, part);
            session.next_place += 1;
        }
        tell
    }

    fn open(&mut self, by_topic_id: bool, wanted: &[Wanted], now: Monotonic, random: u64) -> i32 {
        if self.sessions.len() >= self.slots && !self.evict(now) {
            return 0;
        }
        let mut session = Session {
            next_epoch: 1,
            by_topic_id,
            used: now,
            order: BTreeMap::new(),
            places: HashMap::new(),
            next_place: 0,
        };
        for part in wanted {
            session.want(part.clone());
        }
        let mut seed = random;
        loop {
            let id = self.id_from(seed);
            if id != 0 && !self.sessions.contains_key(&id) {
                self.sessions.insert(id, session);
                return id;
            }
            seed = seed.wrapping_add(1);
        }
    }

    /// A positive id that is this shard's number modulo the number of shards.
    fn id_from(&self, seed: u64) -> i32 {
        let count = u64::from(self.shard_count);
        let steps = (i32::MAX as u64) / count - 1;
        ((seed % steps) * count + u64::from(self.shard.0)) as i32
    }

    fn evict(&mut self, now: Monotonic) -> bool {
        let oldest = self.sessions.iter().min_by_key(|(id, s)| (s.used, **id)).map(|(id, s)| (*id, s.used));
        match oldest {
            Some((id, used)) if now.since(used).as_millis() as u64 > EVICTION_MS => {
                self.sessions.remove(&id);
                self.evictions += 1;
                true
            }
            _ => false,
        }
    }

    fn go_on(
        &mut self,
        id: i32,
        epoch: i32,
        by_topic_id: bool,
        wanted: Vec<Wanted>,
        forgotten: impl IntoIterator<Item = (TopicKey, PartitionIndex)>,
        now: Monotonic,
    ) -> Result<Resolved, SessionRefusal> {
        let session = self.sessions.get_mut(&id).ok_or(SessionRefusal::NotFound)?;
        if session.next_epoch != epoch {
            return Err(SessionRefusal::WrongEpoch);
        }
        if session.by_topic_id != by_topic_id {
            return Err(SessionRefusal::NamesAndIdsMixed);
        }
        for key in forgotten {
            if let Some(place) = session.places.remove(&key) {
                session.order.remove(&place);
            }
        }
        for part in wanted {
            session.want(part);
        }
        session.used = now;
        session.next_epoch = if epoch == i32::MAX { 1 } else { epoch + 1 };
        let wanted = session.order.values().map(|p| p.wanted.clone()).collect::<Vec<_>>();
        if wanted.is_empty() {
            self.sessions.remove(&id);
            return Ok(Resolved { wanted, id: 0, incremental: true });
        }
        Ok(Resolved { wanted, id, incremental: true })
    }
}

impl Session {
    fn want(&mut self, wanted: Wanted) {
        let key = (wanted.topic.clone(), wanted.partition);
        match self.places.get(&key).and_then(|place| self.order.get_mut(place)) {
            Some(part) => part.wanted = wanted,
            None => {
                self.places.insert(key, self.next_place);
                self.order.insert(self.next_place, Part { wanted, told: TOLD_NOTHING });
                self.next_place += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn wanted(topic: &str, partition: i32, offset: i64) -> Wanted {
        Wanted {
            topic: TopicKey::Name(topic.into()),
            partition: PartitionIndex(partition),
            offset: Offset(offset),
            max_bytes: 1 << 20,
            current_leader_epoch: -1,
            last_fetched_epoch: -1,
        }
    }

    fn sessions(slots: usize) -> FetchSessions {
        FetchSessions::new(ShardId(1), 2, slots)
    }

    fn full(table: &mut FetchSessions, parts: Vec<Wanted>, now: Monotonic) -> Resolved {
        table.resolve(SessionFields { id: 0, epoch: 0 }, false, parts, [], now, 12345).expect("a full fetch is served")
    }

    fn next(table: &mut FetchSessions, id: i32, epoch: i32, parts: Vec<Wanted>) -> Result<Resolved, SessionRefusal> {
        table.resolve(SessionFields { id, epoch }, false, parts, [], Monotonic(1), 0)
    }

    #[test]
    fn an_incremental_request_serves_the_whole_session_with_its_changes() {
        let mut table = sessions(10);
        let opened = full(&mut table, vec![wanted("a", 0, 0), wanted("a", 1, 0)], Monotonic(0));
        assert_eq!(opened.id % 2, 1, "the id names shard 1 of 2");
        let resolved = next(&mut table, opened.id, 1, vec![wanted("a", 1, 7)]).expect("epoch 1 is next");
        assert!(resolved.incremental);
        assert_eq!(resolved.wanted, [wanted("a", 0, 0), wanted("a", 1, 7)]);
        let forgotten = [(TopicKey::Name("a".into()), PartitionIndex(0))];
        let fields = SessionFields { id: opened.id, epoch: 2 };
        let resolved = table.resolve(fields, false, vec![], forgotten, Monotonic(2), 0).expect("epoch 2 is next");
        assert_eq!(resolved.wanted, [wanted("a", 1, 7)]);
    }

    #[test]
    fn unknown_sessions_wrong_epochs_and_mixed_naming_are_refused() {
        let mut table = sessions(10);
        let opened = full(&mut table, vec![wanted("a", 0, 0)], Monotonic(0));
        assert_eq!(next(&mut table, opened.id + 2, 1, vec![]), Err(SessionRefusal::NotFound));
        assert_eq!(next(&mut table, opened.id, 2, vec![]), Err(SessionRefusal::WrongEpoch));
        let by_id = table.resolve(SessionFields { id: opened.id, epoch: 1 }, true, vec![], [], Monotonic(1), 0);
        assert_eq!(by_id, Err(SessionRefusal::NamesAndIdsMixed));
    }

    #[test]
    fn only_changes_are_told_and_errors_are_told_again() {
        let mut table = sessions(10);
        let opened = full(&mut table, vec![wanted("a", 0, 0)], Monotonic(0));
        let key = TopicKey::Name("a".into());
        let mut tell = |hw, records, error| {
            let told = Told { high_watermark: hw, log_start: 0 };
            table.must_tell(opened.id, &key, PartitionIndex(0), told, records, error)
        };
        assert!(tell(5, false, false), "the first answer tells all");
        assert!(!tell(5, false, false), "nothing changed");
        assert!(tell(6, false, false), "the high watermark moved");
        assert!(tell(6, true, false), "there are records");
        assert!(tell(6, false, true), "an error");
        assert!(tell(6, false, false), "and what follows an error");
    }

    #[test]
    fn a_partition_that_got_records_goes_to_the_end() {
        let mut table = sessions(10);
        let opened = full(&mut table, vec![wanted("a", 0, 0), wanted("a", 1, 0)], Monotonic(0));
        let told = Told { high_watermark: 9, log_start: 0 };
        table.must_tell(opened.id, &TopicKey::Name("a".into()), PartitionIndex(0), told, true, false);
        let resolved = next(&mut table, opened.id, 1, vec![]).expect("epoch 1 is next");
        assert_eq!(resolved.wanted, [wanted("a", 1, 0), wanted("a", 0, 0)]);
    }

    #[test]
    fn a_full_table_evicts_only_what_has_been_idle() {
        let mut table = sessions(1);
        let first = full(&mut table, vec![wanted("a", 0, 0)], Monotonic(0));
        assert_ne!(first.id, 0);
        assert_eq!(full(&mut table, vec![wanted("b", 0, 0)], Monotonic(5)).id, 0, "no slot for the newcomer");
        let later = Monotonic(0).plus(Duration::from_millis(EVICTION_MS + 1));
        assert_ne!(full(&mut table, vec![wanted("b", 0, 0)], later).id, 0);
        assert_eq!((table.count(), table.evictions()), (1, 1));
    }
}
