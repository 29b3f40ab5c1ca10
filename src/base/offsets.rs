//! Offsets count records, positions count bytes; neither converts into the other by accident.

use std::fmt;

/// A record number within one partition.  As an end it is exclusive: the next record's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Offset(pub i64);

impl Offset {
    pub const ZERO: Offset = Offset(0);

    /// The offset `records` further on; saturates, since no log holds 2^63 records.
    #[must_use]
    pub const fn plus(self, records: i64) -> Offset {
        Offset(self.0.saturating_add(records))
    }
}

impl fmt::Debug for Offset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.0)
    }
}

impl fmt::Display for Offset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A byte position within one file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Position(pub u64);

impl Position {
    #[must_use]
    pub const fn plus(self, bytes: u64) -> Position {
        Position(self.0.saturating_add(bytes))
    }
}
