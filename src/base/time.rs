//! Time as values.  Both clocks are read by the reactor once per turn and passed in; nobody else reads one.

use std::time::Duration;

/// Nanoseconds on the monotonic clock.  Timers and deadlines use it; it says nothing about the date.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Monotonic(pub u64);

impl Monotonic {
    #[must_use]
    pub const fn plus(self, wait: Duration) -> Monotonic {
        // A wait of 2^64 ns is 584 years: saturating is "never".
        Monotonic(self.0.saturating_add(wait.as_nanos() as u64))
    }

    /// Time from `earlier` to `self`; zero if `earlier` is later.
    #[must_use]
    pub const fn since(self, earlier: Monotonic) -> Duration {
        Duration::from_nanos(self.0.saturating_sub(earlier.0))
    }
}

/// Milliseconds since 1970 on the wall clock.  Record times and retention use it; it may jump.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct WallMs(pub i64);
