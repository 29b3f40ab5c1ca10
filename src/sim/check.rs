//! What must hold of a history.  Pure.
//!
//! I1 no acknowledged record is lost; I2 an offset means one value to everybody; I3 nothing is read that was not sent;
//! I4 nothing is there twice; I5 a producer's order is the log's, without gaps; I6 what was acknowledged before another
//! was sent lies before it; I8 what was read stays; I11 offsets have no holes.  On partitions that promise less (acks=1
//! in the page cache) only I3 and I11 are asked for.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;

use super::history::{History, Place};

/// A broken promise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    pub invariant: &'static str,
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.invariant, self.what)
    }
}

/// Every broken promise.
#[must_use]
pub fn check(history: &History) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut violation = |invariant, what: String| found.push(Violation { invariant, what });
    for what in &history.noticed {
        violation("noticed by a client", what.clone());
    }
    let mut sent_to: HashMap<u64, Place> = HashMap::new();
    for batch in &history.batches {
        sent_to.extend(batch.values.iter().map(|value| (*value, batch.place)));
    }
    let durable: BTreeSet<Place> = history.durable.iter().copied().collect();
    for (place, held) in &history.held {
        for (index, (offset, value)) in held.iter().enumerate() {
            if *offset != index as i64 {
                violation("I11 no holes", format!("{place:?}: record {index} has offset {offset}"));
                break;
            }
            if sent_to.get(value) != Some(place) {
                violation("I3 no phantom", format!("{place:?} offset {offset}: {value} was never sent there"));
            }
        }
    }
    for place in &durable {
        let nothing = Vec::new();
        let held = history.held.get(place).unwrap_or(&nothing);
        let mut offset_of: HashMap<u64, i64> = HashMap::new();
        for (offset, value) in held {
            if let Some(first) = offset_of.insert(*value, *offset) {
                violation("I4 once", format!("{place:?}: {value} lies at {first} and at {offset}"));
            }
        }
        check_batches(history, *place, held, &offset_of, &mut violation);
    }
    for ((place, offset), value) in &history.seen {
        let held = history.held.get(place).and_then(|held| held.get(usize::try_from(*offset).ok()?));
        if held.map(|(_, value)| value) != Some(value) {
            violation("I8 stable reads", format!("{place:?} offset {offset}: read as {value}, now it is {held:?}"));
        }
    }
    found
}

fn check_batches(
    history: &History,
    place: Place,
    held: &[(i64, u64)],
    offset_of: &HashMap<u64, i64>,
    violation: &mut impl FnMut(&'static str, String),
) {
    let at = |offset: i64| held.get(usize::try_from(offset).ok()?).map(|(_, value)| *value);
    // When something was acknowledged, and the last offset that was said then.
    let mut acknowledged: Vec<(u64, i64)> = Vec::new();
    let mut sessions: BTreeMap<u64, Vec<&u64>> = BTreeMap::new();
    let here = || history.batches.iter().filter(|batch| batch.place == place);
    for batch in here() {
        sessions.entry(batch.session).or_default().extend(&batch.values);
        let Some((base, when)) = batch.acknowledged else { continue };
        for (value, offset) in batch.values.iter().zip(base..) {
            match (at(offset), offset_of.get(value)) {
                (Some(there), _) if there == *value => {}
                (there, None) => {
                    let what =
                        format!("{place:?}: {value} was acknowledged at {offset}, where {there:?} is; it is lost");
                    violation("I1 no lost acknowledgement", what);
                }
                (_, Some(other)) => {
                    let what = format!("{place:?}: {value} was acknowledged at {offset} and lies at {other}");
                    violation("I2 one offset", what);
                }
            }
        }
        acknowledged.push((when, base + batch.values.len() as i64 - 1));
    }
    for (session, values) in sessions {
        let mut last = -1;
        let mut missing = None;
        for value in values {
            match (offset_of.get(value), missing) {
                (None, None) => missing = Some(value),
                (None, _) => {}
                (Some(offset), None) if *offset > last => last = *offset,
                (Some(offset), None) => {
                    let what = format!("{place:?}: {value} of producer {session} lies at {offset}, in front of {last}");
                    violation("I5 a producer's order", what);
                }
                (Some(offset), Some(missing)) => {
                    let what = format!("{place:?}: {value} of producer {session} is at {offset}, {missing} is missing");
                    violation("I5 a producer's order", what);
                }
            }
        }
    }
    // By time: the highest offset that was acknowledged so far.
    acknowledged.sort_unstable();
    let mut highest = -1;
    for entry in &mut acknowledged {
        highest = highest.max(entry.1);
        entry.1 = highest;
    }
    for batch in here() {
        let before = acknowledged.partition_point(|(when, _)| *when < batch.invoked);
        let floor = before.checked_sub(1).and_then(|index| acknowledged.get(index)).map_or(-1, |entry| entry.1);
        let Some(offset) = batch.values.first().and_then(|value| offset_of.get(value)) else { continue };
        if *offset <= floor {
            let what = format!("{place:?}: a batch sent after {floor} was acknowledged lies at {offset}");
            violation("I6 real time", what);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: Place = Place { topic: 0, partition: 1 };

    /// Two producers, three batches, everything as it should be.
    fn good() -> History {
        let mut history = History::of(vec![PLACE]);
        for session in [1, 2, 1] {
            let values = history.new_values(2);
            let batch = history.sent(PLACE, session, values);
            history.acknowledged(batch, 2 * batch as i64);
        }
        history.held.insert(PLACE, (0..6).map(|offset| (offset, offset as u64 + 1)).collect());
        history.saw(PLACE, 3, 4);
        history
    }

    fn broken(doctor: impl FnOnce(&mut History)) -> BTreeSet<&'static str> {
        let mut history = good();
        doctor(&mut history);
        check(&history).into_iter().map(|violation| violation.invariant).collect()
    }

    fn held(history: &mut History) -> &mut Vec<(i64, u64)> {
        history.held.get_mut(&PLACE).unwrap()
    }

    #[test]
    fn a_sound_history_breaks_nothing() {
        assert_eq!(check(&good()), []);
    }

    #[test]
    fn a_lost_tail_is_noticed() {
        let found = broken(|history| held(history).truncate(5));
        assert!(found.contains("I1 no lost acknowledgement"), "{found:?}");
        let found = broken(|history| history.held.clear());
        assert!(found.contains("I1 no lost acknowledgement") && found.contains("I8 stable reads"), "{found:?}");
    }

    #[test]
    fn a_record_at_another_offset_than_acknowledged_is_noticed() {
        let found = broken(|history| {
            held(history)[4].1 = 6;
            held(history)[5].1 = 5;
        });
        assert!(found.contains("I2 one offset") && found.contains("I5 a producer's order"), "{found:?}");
    }

    #[test]
    fn a_value_that_nobody_sent_is_noticed() {
        assert!(broken(|history| held(history).push((6, 99))).contains("I3 no phantom"));
    }

    #[test]
    fn a_value_that_is_there_twice_is_noticed() {
        assert_eq!(broken(|history| held(history).push((6, 2))), BTreeSet::from(["I4 once", "I5 a producer's order"]));
    }

    #[test]
    fn a_hole_in_the_offsets_is_noticed() {
        assert!(broken(|history| held(history)[5].0 = 7).contains("I11 no holes"));
    }

    #[test]
    fn a_gap_in_a_producers_records_is_noticed_even_if_nothing_was_acknowledged() {
        let found = broken(|history| {
            history.batches.iter_mut().for_each(|batch| batch.acknowledged = None);
            history.seen.clear();
            *held(history) = vec![(0, 5), (1, 6)];
        });
        assert_eq!(found, BTreeSet::from(["I5 a producer's order"]));
    }

    #[test]
    fn a_batch_in_front_of_one_acknowledged_before_it_was_sent_is_noticed() {
        let found = broken(|history| {
            *held(history) = [3, 4, 1, 2, 5, 6].iter().zip(0..).map(|(value, offset)| (offset, *value)).collect();
            history.batches[0].acknowledged = Some((2, 2));
            history.batches[1].acknowledged = None;
            history.seen.clear();
        });
        assert_eq!(found, BTreeSet::from(["I6 real time"]));
    }

    #[test]
    fn an_offset_that_was_read_otherwise_is_noticed() {
        assert!(broken(|history| history.saw(PLACE, 3, 5)).contains("noticed by a client"));
        let mut history = good();
        history.seen.insert((PLACE, 0), 6);
        assert_eq!(check(&history).len(), 1);
    }
}
