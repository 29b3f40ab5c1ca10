//! The two enumerations in a batch's attributes: how its body is compressed, and whose clock its timestamps are.

/// Attribute bits 0-2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Codec {
    #[default]
    None,
    Gzip,
    Snappy,
    Lz4,
    Zstd,
}

impl Codec {
    pub const ALL: [Codec; 5] = [Codec::None, Codec::Gzip, Codec::Snappy, Codec::Lz4, Codec::Zstd];

    #[must_use]
    pub const fn id(self) -> u8 {
        match self {
            Codec::None => 0,
            Codec::Gzip => 1,
            Codec::Snappy => 2,
            Codec::Lz4 => 3,
            Codec::Zstd => 4,
        }
    }

    #[must_use]
    pub const fn from_id(id: u8) -> Option<Codec> {
        match id {
            0 => Some(Codec::None),
            1 => Some(Codec::Gzip),
            2 => Some(Codec::Snappy),
            3 => Some(Codec::Lz4),
            4 => Some(Codec::Zstd),
            _ => None,
        }
    }

    /// The name used by `compression.type`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Codec::None => "none",
            Codec::Gzip => "gzip",
            Codec::Snappy => "snappy",
            Codec::Lz4 => "lz4",
            Codec::Zstd => "zstd",
        }
    }

    #[must_use]
    pub fn from_name(name: &str) -> Option<Codec> {
        Codec::ALL.into_iter().find(|codec| codec.name() == name)
    }
}

/// Attribute bit 3: the producer's clock or ours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TimestampType {
    #[default]
    CreateTime,
    LogAppendTime,
}
