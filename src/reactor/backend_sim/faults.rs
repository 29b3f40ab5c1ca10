//! What goes wrong in a simulated world, how often, and how often it really did.
//!
//! Pure.  Rates are per million; the same seed and plan give the same faults.

/// A chance in a million.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rate(pub u32);

impl Rate {
    pub const NEVER: Rate = Rate(0);
    pub const ALWAYS: Rate = Rate(1_000_000);

    #[must_use]
    pub const fn one_in(n: u32) -> Rate {
        Rate(1_000_000 / n)
    }
}

/// Seeded randomness (splitmix64); every draw is part of the trace by its effects.
#[derive(Clone, Debug)]
pub struct Draw {
    state: u64,
}

impl Draw {
    #[must_use]
    pub fn new(seed: u64) -> Draw {
        Draw { state: seed }
    }

    pub fn draw_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number in `0..bound`; 0 for an empty range.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 { 0 } else { self.draw_u64() % bound }
    }

    /// A number in `low..=high`.
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        low + self.below(high.saturating_sub(low) + 1)
    }

    pub fn happens(&mut self, rate: Rate) -> bool {
        // Drawn even when it cannot happen, so that switching one fault off leaves the other draws where they were.
        self.below(1_000_000) < u64::from(rate.0)
    }
}

/// In which order names reach the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameOrder {
    /// POSIX: any subset of what was not synced may survive, and syncing a file says nothing about its name.
    Strict,
    /// As a journal does it (ext4, XFS): a prefix survives, and any fsync commits all names made before it.
    Ordered,
}

/// How often which fault strikes.
#[derive(Clone, Debug)]
pub struct FaultPlan {
    pub name_order: NameOrder,
    /// At a power cut, of the sectors that were not synced: these are lost, ...
    pub sector_lost: Rate,
    /// ... and of the others these are half written.
    pub sector_torn: Rate,
    /// `pwritev` and `sendmsg` that take less than they were given.
    pub short_write: Rate,
    pub short_send: Rate,
    /// Per call.  What is written or synced under an error is undetermined.
    pub write_eio: Rate,
    pub sync_eio: Rate,
    pub read_eio: Rate,
    pub write_enospc: Rate,
    /// `cached` says no.
    pub cold_read: Rate,
    /// A disk operation that takes up to `stall_ns`.
    pub disk_stall: Rate,
    pub stall_ns: u64,
    /// Usual durations: drawn from a quarter of this up to it.
    pub sync_ns: u64,
    pub disk_ns: u64,
    /// One way across the network, likewise.
    pub network_ns: u64,
    /// A segment that arrives in tiny pieces.
    pub split: Rate,
    /// Per send: the connection breaks, and what was under way may be lost.
    pub connection_drop: Rate,
    /// Per connect.
    pub connection_refused: Rate,
    /// Bytes per node.
    pub disk_capacity: u64,
}

impl FaultPlan {
    /// Nothing goes wrong; things take their time.  A power cut still loses what was not synced.
    #[must_use]
    pub fn none() -> FaultPlan {
        FaultPlan {
            name_order: NameOrder::Strict,
            sector_lost: Rate::one_in(2),
            sector_torn: Rate::NEVER,
            short_write: Rate::NEVER,
            short_send: Rate::NEVER,
            write_eio: Rate::NEVER,
            sync_eio: Rate::NEVER,
            read_eio: Rate::NEVER,
            write_enospc: Rate::NEVER,
            cold_read: Rate::NEVER,
            disk_stall: Rate::NEVER,
            stall_ns: 2_000_000_000,
            sync_ns: 800_000,
            disk_ns: 200_000,
            network_ns: 100_000,
            split: Rate::NEVER,
            connection_drop: Rate::NEVER,
            connection_refused: Rate::NEVER,
            disk_capacity: 1 << 40,
        }
    }

    /// A different mixture for each seed: about half of the faults are off, the others at rates drawn for this seed.
    /// Disk errors stay off; a harness that expects them turns them on.
    #[must_use]
    pub fn swarm(seed: u64) -> FaultPlan {
        let mut draw = Draw::new(seed ^ 0x5eed_fa17);
        let mut rate = |most: u32| {
            let on = draw.below(2) == 0;
            let rate = Rate(draw.between(u64::from(most / 10), u64::from(most)) as u32);
            if on { rate } else { Rate::NEVER }
        };
        let mut plan = FaultPlan {
            short_write: rate(50_000),
            short_send: rate(50_000),
            cold_read: rate(300_000),
            disk_stall: rate(2_000),
            split: rate(100_000),
            connection_drop: rate(10_000),
            connection_refused: rate(50_000),
            sector_torn: rate(500_000),
            ..FaultPlan::none()
        };
        plan.sector_lost = Rate(draw.between(200_000, 900_000) as u32);
        plan.name_order = if draw.below(2) == 0 { NameOrder::Strict } else { NameOrder::Ordered };
        plan.sync_ns = draw.between(100_000, 5_000_000);
        plan.disk_ns = draw.between(50_000, 1_000_000);
        plan.network_ns = draw.between(20_000, 2_000_000);
        plan
    }
}

/// How often faults really bit.  A campaign whose counts stay below its floor has shown nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bites {
    pub crashes: u64,
    pub kills: u64,
    /// Bytes that were written, not synced, and gone or older after a power cut.
    pub bytes_lost: u64,
    /// Writes of which a power cut left a part.
    pub torn_writes: u64,
    /// Files whose length survived without their data: a tail of zeros.
    pub zero_tails: u64,
    /// Creations, renames and removals undone by a power cut.
    pub names_lost: u64,
    pub short_writes: u64,
    pub short_sends: u64,
    pub write_errors: u64,
    pub sync_errors: u64,
    pub read_errors: u64,
    pub no_space: u64,
    pub cold_reads: u64,
    pub stalls: u64,
    pub splits: u64,
    pub connections_dropped: u64,
    pub connections_refused: u64,
}

impl Bites {
    pub fn add(&mut self, other: &Bites) {
        let Bites { crashes, kills, bytes_lost, torn_writes, zero_tails, names_lost, short_writes, .. } = other;
        self.crashes += crashes;
        self.kills += kills;
        self.bytes_lost += bytes_lost;
        self.torn_writes += torn_writes;
        self.zero_tails += zero_tails;
        self.names_lost += names_lost;
        self.short_writes += short_writes;
        self.short_sends += other.short_sends;
        self.write_errors += other.write_errors;
        self.sync_errors += other.sync_errors;
        self.read_errors += other.read_errors;
        self.no_space += other.no_space;
        self.cold_reads += other.cold_reads;
        self.stalls += other.stalls;
        self.splits += other.splits;
        self.connections_dropped += other.connections_dropped;
        self.connections_refused += other.connections_refused;
    }
}
