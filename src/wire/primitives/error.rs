//! Why bytes are no message, and why a message cannot become bytes.

use std::fmt;

use crate::message::VersionRange;

/// What is wrong with the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeFault {
    #[error("needs {needed} bytes, {remaining} are left")]
    UnexpectedEnd { needed: usize, remaining: usize },
    #[error("varint longer than its {0} bits")]
    VarintTooLong(u32),
    #[error("null where the version has none")]
    UnexpectedNull,
    #[error("string of {0} bytes, at most 32767 are allowed")]
    StringTooLong(usize),
    #[error("array of {claimed} elements, {remaining} bytes are left")]
    ArrayTooLong { claimed: usize, remaining: usize },
    #[error("{elements} elements would take {bytes} bytes of memory, {budget} are left")]
    OverBudget { elements: usize, bytes: usize, budget: usize },
    #[error("tagged field leaves {0} of its bytes unread")]
    TagNotConsumed(usize),
    #[error("type {0} does not exist")]
    UnknownType(i64),
    #[error("version {version} is not in {supported}")]
    UnsupportedVersion { version: i16, supported: VersionRange },
}

/// Boxed, so that the results of the primitive reads stay in registers.
#[derive(Clone, PartialEq, Eq)]
pub struct DecodeError(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    fault: DecodeFault,
    field: &'static str,
    position: usize,
}

impl DecodeError {
    #[cold]
    pub fn new(fault: DecodeFault, field: &'static str, position: usize) -> Self {
        Self(Box::new(Inner { fault, field, position }))
    }

    pub fn fault(&self) -> DecodeFault {
        self.0.fault
    }

    /// `Struct.field` as in the generated code, or the name of the message or struct.
    pub fn field(&self) -> &'static str {
        self.0.field
    }

    /// Bytes between the start of what the first reader was given and the place of the fault.
    pub fn position(&self) -> usize {
        self.0.position
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}: {}", self.0.field, self.0.position, self.0.fault)
    }
}

impl fmt::Debug for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for DecodeError {}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EncodeError {
    #[error("{message}: version {version} is not in {supported}")]
    UnsupportedVersion { message: &'static str, version: i16, supported: VersionRange },
    #[error("{field}: null where the version has none")]
    UnexpectedNull { field: &'static str },
    #[error("{field}: {length} bytes or elements are more than the encoding holds")]
    TooLong { field: &'static str, length: usize },
    #[error("{field}: has a value that version {version} cannot carry")]
    NotInVersion { field: &'static str, version: i16 },
}
