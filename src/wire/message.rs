//! What every generated message has in common, and ranges of versions.

use std::fmt;

use crate::generated::api_key::ApiKey;
use crate::primitives::{DecodeError, DecodeFault, EncodeError, Reader, Writer};

/// Versions of a message, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VersionRange {
    pub min: i16,
    pub max: i16,
}

impl VersionRange {
    /// The range of a removed API: contains nothing.
    pub const EMPTY: Self = Self { min: 0, max: -1 };

    pub const fn new(min: i16, max: i16) -> Self {
        Self { min, max }
    }

    pub const fn contains(self, version: i16) -> bool {
        self.min <= version && version <= self.max
    }

    pub const fn is_empty(self) -> bool {
        self.min > self.max
    }

    pub fn iter(self) -> std::ops::RangeInclusive<i16> {
        self.min..=self.max
    }
}

impl fmt::Display for VersionRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.min, self.max)
    }
}

/// A schema's outermost struct.
pub trait Message<'a>: Sized {
    const NAME: &'static str;
    const VERSIONS: VersionRange;
    /// First version with compact lengths and tagged fields.
    const FLEXIBLE_SINCE: Option<i16>;

    /// Reads the body and leaves what follows it to the caller.
    fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError>;

    /// Appends the body.  After an error the bytes appended so far are of no use.
    fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError>;
}

pub trait Request<'a>: Message<'a> {
    const KEY: ApiKey;
    type Response<'r>: Message<'r>;
}

pub(crate) fn check_read_version(message: &'static str, version: i16, range: VersionRange) -> Result<(), DecodeError> {
    if range.contains(version) {
        return Ok(());
    }
    Err(DecodeError::new(DecodeFault::UnsupportedVersion { version, supported: range }, message, 0))
}

pub(crate) fn check_write_version(message: &'static str, version: i16, range: VersionRange) -> Result<(), EncodeError> {
    if range.contains(version) {
        return Ok(());
    }
    Err(EncodeError::UnsupportedVersion { message, version, supported: range })
}
