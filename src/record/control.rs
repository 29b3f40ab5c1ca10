//! Control records: what Kafka writes about the log into the log.  A consumer never sees them.

/// The type in a control record's key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ControlKind {
    Abort,
    Commit,
    LeaderChange,
    SnapshotHeader,
    SnapshotFooter,
    KraftVersion,
    KraftVoters,
    /// A type that this version does not know.  Readers skip it.
    Other(i16),
}

impl ControlKind {
    #[must_use]
    pub const fn id(self) -> i16 {
        match self {
            ControlKind::Abort => 0,
            ControlKind::Commit => 1,
            ControlKind::LeaderChange => 2,
            ControlKind::SnapshotHeader => 3,
            ControlKind::SnapshotFooter => 4,
            ControlKind::KraftVersion => 5,
            ControlKind::KraftVoters => 6,
            ControlKind::Other(id) => id,
        }
    }

    #[must_use]
    pub const fn from_id(id: i16) -> ControlKind {
        match id {
            0 => ControlKind::Abort,
            1 => ControlKind::Commit,
            2 => ControlKind::LeaderChange,
            3 => ControlKind::SnapshotHeader,
            4 => ControlKind::SnapshotFooter,
            5 => ControlKind::KraftVersion,
            6 => ControlKind::KraftVoters,
            other => ControlKind::Other(other),
        }
    }

    /// The record key that stands for this kind: version 0, then the type.
    #[must_use]
    pub const fn key(self) -> [u8; 4] {
        let [high, low] = self.id().to_be_bytes();
        [0, 0, high, low]
    }

    /// Reads a control record's key; later key versions may be longer, but begin the same.
    #[must_use]
    pub fn from_key(key: &[u8]) -> Option<ControlKind> {
        match key {
            [version, _, high, low, ..] if *version < 0x80 => {
                Some(ControlKind::from_id(i16::from_be_bytes([*high, *low])))
            }
            _ => None,
        }
    }
}
