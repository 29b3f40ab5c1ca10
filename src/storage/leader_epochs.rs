//! Where each leader epoch begins in one log, and its text file `leader-epoch-checkpoint`.  Pure.
//!
//! Both columns strictly grow.  The file is a hint: it may lag behind the log (batches carry their epoch) and is cut to it.

use std::fmt::Write as _;

use crate::base::{LeaderEpoch, Offset};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EpochStart {
    pub epoch: LeaderEpoch,
    pub start: Offset,
}

#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct LeaderEpochs {
    entries: Vec<EpochStart>,
}

impl LeaderEpochs {
    #[must_use]
    pub fn entries(&self) -> &[EpochStart] {
        &self.entries
    }

    #[must_use]
    pub fn latest(&self) -> Option<EpochStart> {
        self.entries.last().copied()
    }

    /// Notes that `epoch` begins at `start`; true if that changed anything.
    ///
    /// Entries it contradicts (a later epoch, or one said to begin at or after `start`) are dropped: they name records
    /// that never came.
    pub fn assign(&mut self, epoch: LeaderEpoch, start: Offset) -> bool {
        if epoch.0 < 0 || self.latest().is_some_and(|latest| latest.epoch == epoch && latest.start <= start) {
            return false;
        }
        while self.latest().is_some_and(|latest| latest.epoch >= epoch || latest.start >= start) {
            self.entries.pop();
        }
        self.entries.push(EpochStart { epoch, start });
        true
    }

    /// The epoch in force at `offset`.
    #[must_use]
    pub fn epoch_of(&self, offset: Offset) -> Option<LeaderEpoch> {
        let after = self.entries.partition_point(|entry| entry.start <= offset);
        Some(self.entries.get(after.checked_sub(1)?)?.epoch)
    }

    /// KIP-279: the largest epoch not above `epoch`, and where it ends, in a log that ends at `log_end`.
    #[must_use]
    pub fn end_of(&self, epoch: LeaderEpoch, log_end: Offset) -> Option<(LeaderEpoch, Offset)> {
        let after = self.entries.partition_point(|entry| entry.epoch <= epoch);
        let found = self.entries.get(after.checked_sub(1)?)?.epoch;
        Some((found, self.entries.get(after).map_or(log_end, |next| next.start)))
    }

    /// The log now ends at `end`: epochs that begin beyond it are gone.  True if that changed anything.
    pub fn cut_end(&mut self, end: Offset) -> bool {
        let before = self.entries.len();
        self.entries.retain(|entry| entry.start < end);
        self.entries.len() != before
    }

    /// The log now starts at `start`: the epoch in force there begins there.  True if that changed anything.
    pub fn cut_start(&mut self, start: Offset) -> bool {
        let after = self.entries.partition_point(|entry| entry.start <= start);
        let Some(current) = after.checked_sub(1) else { return false };
        let moved = self.entries.get(current).is_some_and(|entry| entry.start < start);
        self.entries.drain(..current);
        if let Some(first) = self.entries.first_mut() {
            first.start = start;
        }
        moved || current > 0
    }

    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("0\n{}\n", self.entries.len());
        for entry in &self.entries {
            // Writing into a String cannot fail.
            let _ = writeln!(text, "{} {}", entry.epoch.0, entry.start.0);
        }
        text
    }

    /// Reads the text; `None` if any of it is not as it must be.
    #[must_use]
    pub fn from_text(text: &str) -> Option<LeaderEpochs> {
        let mut lines = text.lines();
        if lines.next()? != "0" {
            return None;
        }
        let count: usize = lines.next()?.parse().ok()?;
        let mut epochs = LeaderEpochs::default();
        for line in lines {
            let (epoch, start) = line.split_once(' ')?;
            let entry = EpochStart { epoch: LeaderEpoch(epoch.parse().ok()?), start: Offset(start.parse().ok()?) };
            let grows = epochs.latest().is_none_or(|latest| latest.epoch < entry.epoch && latest.start <= entry.start);
            if !grows || entry.epoch.0 < 0 || entry.start.0 < 0 {
                return None;
            }
            epochs.assign(entry.epoch, entry.start);
        }
        // An entry that begins where the next does named no record and was dropped on the way.
        (epochs.entries.len() <= count && text.lines().count() == count + 2).then_some(epochs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn epochs(pairs: &[(i32, i64)]) -> LeaderEpochs {
        let mut epochs = LeaderEpochs::default();
        for (epoch, start) in pairs {
            epochs.assign(LeaderEpoch(*epoch), Offset(*start));
        }
        epochs
    }

    #[test]
    fn the_text_is_kafkas() {
        assert_eq!(epochs(&[(0, 0), (2, 9)]).to_text(), "0\n2\n0 0\n2 9\n");
        assert_eq!(LeaderEpochs::from_text("0\n1\n2 0\n").unwrap(), epochs(&[(2, 0)]));
        assert_eq!(LeaderEpochs::from_text("0\n0\n").unwrap(), epochs(&[]));
        for bad in ["", "1\n0\n", "0\n2\n0 0\n", "0\n1\n0\n", "0\n2\n3 0\n2 9\n", "0\n1\n-1 0\n", "0\n1\n0 0\n1 5\n"] {
            assert!(LeaderEpochs::from_text(bad).is_none(), "{bad:?}");
        }
    }

    #[test]
    fn an_epoch_ends_where_the_next_begins() {
        let epochs = epochs(&[(1, 0), (3, 10), (5, 30)]);
        let end = |epoch| epochs.end_of(LeaderEpoch(epoch), Offset(50)).map(|(epoch, end)| (epoch.0, end.0));
        assert_eq!(end(0), None);
        assert_eq!(end(1), Some((1, 10)));
        assert_eq!(end(2), Some((1, 10)), "the largest epoch not above the one asked for");
        assert_eq!(end(5), Some((5, 50)));
        assert_eq!(end(9), Some((5, 50)));
        assert_eq!(epochs.epoch_of(Offset(29)), Some(LeaderEpoch(3)));
    }

    #[test]
    fn cuts_follow_the_log() {
        let mut cut = epochs(&[(1, 0), (3, 10), (5, 30)]);
        assert!(cut.cut_end(Offset(30)));
        assert_eq!(cut, epochs(&[(1, 0), (3, 10)]));
        assert!(cut.cut_start(Offset(12)));
        assert_eq!(cut, epochs(&[(3, 12)]));
        assert!(!cut.cut_start(Offset(12)));
    }

    #[test]
    fn an_epoch_without_records_is_replaced() {
        let mut replaced = epochs(&[(1, 0), (2, 10)]);
        assert!(replaced.assign(LeaderEpoch(3), Offset(10)));
        assert_eq!(replaced, epochs(&[(1, 0), (3, 10)]));
        assert!(!replaced.assign(LeaderEpoch(3), Offset(40)));
    }
}
