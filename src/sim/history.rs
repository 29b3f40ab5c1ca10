//! What the clients of one seed sent, were told and read.  Pure; shared by all of them, on one thread.

use std::collections::BTreeMap;

/// A partition of one of the topics of a seed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// Index among the topics of the seed.
    pub topic: usize,
    pub partition: i32,
}

/// A batch of a client; retries are the same batch.
#[derive(Clone, Debug)]
pub struct SentBatch {
    pub place: Place,
    /// One producer id, of one client.
    pub session: u64,
    /// Each value is in one record of all the seed's records.
    pub values: Vec<u64>,
    /// When it was sent first, as the history counts.
    pub invoked: u64,
    /// Offset of its first record, and when that was said.
    pub acknowledged: Option<(i64, u64)>,
}

/// See the file's head.
#[derive(Clone, Default, Debug)]
pub struct History {
    clock: u64,
    next_value: u64,
    pub batches: Vec<SentBatch>,
    /// Partitions of which everything acknowledged must be kept, exactly once.
    pub durable: Vec<Place>,
    /// What readers saw while the broker was being cut, by place and offset; durable places only.
    pub seen: BTreeMap<(Place, i64), u64>,
    /// What each place holds at the end, in order of offset.
    pub held: BTreeMap<Place, Vec<(i64, u64)>>,
    /// What a client noticed by itself.
    pub noticed: Vec<String>,
}

impl History {
    #[must_use]
    pub fn of(durable: Vec<Place>) -> History {
        History { durable, ..History::default() }
    }

    fn tick(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }

    /// Values for the records of a new batch.
    pub fn new_values(&mut self, count: usize) -> Vec<u64> {
        (0..count)
            .map(|_| {
                self.next_value += 1;
                self.next_value
            })
            .collect()
    }

    /// A client sends a batch for the first time.
    pub fn sent(&mut self, place: Place, session: u64, values: Vec<u64>) -> usize {
        let invoked = self.tick();
        self.batches.push(SentBatch { place, session, values, invoked, acknowledged: None });
        self.batches.len() - 1
    }

    pub fn acknowledged(&mut self, batch: usize, base: i64) {
        let now = self.tick();
        if let Some(batch) = self.batches.get_mut(batch) {
            batch.acknowledged = Some((base, now));
        }
    }

    /// A reader saw a record.
    pub fn saw(&mut self, place: Place, offset: i64, value: u64) {
        match self.seen.insert((place, offset), value) {
            Some(before) if before != value => {
                self.notice(format!("{place:?} offset {offset} was read as {before}, later as {value}"));
            }
            _ => {}
        }
    }

    pub fn notice(&mut self, what: String) {
        self.noticed.push(what);
    }
}
