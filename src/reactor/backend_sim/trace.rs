//! What happened, as one number: equal for equal runs.  And, when asked for, the last lines of it in words.

use std::collections::VecDeque;

pub(super) struct Trace {
    hash: u64,
    events: u64,
    keep: usize,
    lines: VecDeque<String>,
}

impl Trace {
    pub(super) fn new(seed: u64) -> Trace {
        Trace { hash: seed ^ 0xcbf2_9ce4_8422_2325, events: 0, keep: 0, lines: VecDeque::new() }
    }

    fn mix(&mut self, word: u64) {
        self.hash = (self.hash ^ word).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23);
    }

    pub(super) fn note(&mut self, now: u64, what: &'static str, numbers: &[u64]) {
        self.events += 1;
        self.mix(now);
        self.mix(u64::from(what.as_bytes()[0]) << 8 | what.len() as u64);
        for number in numbers {
            self.mix(*number);
        }
        if self.keep > 0 {
            if self.lines.len() == self.keep {
                self.lines.pop_front();
            }
            self.lines.push_back(format!("{:>12.6} ms {what} {numbers:?}", now as f64 / 1e6));
        }
    }

    pub(super) fn keep(&mut self, lines: usize) {
        self.keep = lines;
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.lines.iter().cloned().collect()
    }

    pub(super) fn hash(&self) -> u64 {
        self.hash
    }

    pub(super) fn events(&self) -> u64 {
        self.events
    }
}
