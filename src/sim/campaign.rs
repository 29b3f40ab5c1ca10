//! Many seeds, and the proof that faults really bit in them: a campaign below its floors has shown nothing.

use std::fmt;

use super::seed::Outcome;

/// How the faults of a campaign added up.
#[derive(Clone, Default, Debug)]
pub struct Campaign {
    pub seeds: u64,
    pub seeds_that_lost_bytes: u64,
    pub torn_writes: u64,
    pub duplicates_answered: u64,
    pub requests_forwarded: u64,
    pub cuts_in_recovery: u64,
    total: Outcome,
}

/// The least that a campaign must have seen; given for 1,000 seeds, in proportion for others.
#[derive(Clone, Copy, Debug)]
pub struct Floors {
    pub seeds_that_lost_bytes: u64,
    pub torn_writes: u64,
    pub duplicates_answered: u64,
    pub requests_forwarded: u64,
    pub cuts_in_recovery: u64,
}

impl Floors {
    pub const PER_1000_SEEDS: Floors = Floors {
        seeds_that_lost_bytes: 200,
        torn_writes: 200,
        duplicates_answered: 500,
        requests_forwarded: 500,
        cuts_in_recovery: 100,
    };
}

impl Campaign {
    pub fn add(&mut self, outcome: &Outcome) {
        self.seeds += 1;
        self.seeds_that_lost_bytes += u64::from(outcome.bites.bytes_lost > 0);
        self.torn_writes += outcome.bites.torn_writes;
        self.duplicates_answered += outcome.duplicates_answered;
        self.requests_forwarded += outcome.requests_forwarded;
        self.cuts_in_recovery += outcome.cuts_in_recovery;
        let total = &mut self.total;
        total.bites.add(&outcome.bites);
        total.lives += outcome.lives;
        total.orderly_stops += outcome.orderly_stops;
        total.batches_acknowledged += outcome.batches_acknowledged;
        total.records_read += outcome.records_read;
        total.steps += outcome.steps;
    }

    /// What stayed below its floor, as sentences.
    #[must_use]
    pub fn below(&self, floors: &Floors) -> Vec<String> {
        let rows = [
            ("seeds that lost unsynced bytes", self.seeds_that_lost_bytes, floors.seeds_that_lost_bytes),
            ("torn writes", self.torn_writes, floors.torn_writes),
            ("duplicates answered", self.duplicates_answered, floors.duplicates_answered),
            ("requests across shards", self.requests_forwarded, floors.requests_forwarded),
            ("crashes inside recovery", self.cuts_in_recovery, floors.cuts_in_recovery),
        ];
        let floor = |per_1000: u64| per_1000 * self.seeds / 1_000;
        rows.iter()
            .filter(|(_, seen, per_1000)| *seen < floor(*per_1000))
            .map(|(what, seen, per_1000)| format!("{what}: {seen}, at least {} are needed", floor(*per_1000)))
            .collect()
    }
}

impl fmt::Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bites = &self.total.bites;
        writeln!(f, "{} seeds, {} turns, {} starts", self.seeds, self.total.steps, self.total.lives)?;
        writeln!(
            f,
            "{} batches acknowledged, {} records read at the end",
            self.total.batches_acknowledged, self.total.records_read
        )?;
        writeln!(
            f,
            "power cuts {}, kills {}, orderly stops {}, of the cuts inside recovery {}",
            bites.crashes, bites.kills, self.total.orderly_stops, self.cuts_in_recovery
        )?;
        writeln!(
            f,
            "seeds that lost unsynced bytes {}, bytes lost {}, torn writes {}, zero tails {}, names lost {}",
            self.seeds_that_lost_bytes, bites.bytes_lost, bites.torn_writes, bites.zero_tails, bites.names_lost
        )?;
        writeln!(
            f,
            "connections dropped {}, refused {}, short sends {}, split {}, short writes {}, disk stalls {}",
            bites.connections_dropped,
            bites.connections_refused,
            bites.short_sends,
            bites.splits,
            bites.short_writes,
            bites.stalls
        )?;
        write!(
            f,
            "duplicates answered {}, requests across shards {}",
            self.duplicates_answered, self.requests_forwarded
        )
    }
}

/// What runs one seed again.
#[must_use]
pub fn replay_command(seed: u64) -> String {
    format!("scripts/simulate.sh --seed {seed}")
}
