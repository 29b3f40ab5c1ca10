//! What can go wrong with a log, typed; the edge turns these into Kafka error codes.
//!
//! Every kind names the file and, where there is one, the offset or position.  They are `Clone`, because a failed log
//! repeats its reason to everybody who asks.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::base::{Offset, Position, TopicId};

/// An `io::Error` reduced to what can be copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IoFailure {
    pub kind: io::ErrorKind,
    pub code: Option<i32>,
}

impl From<&io::Error> for IoFailure {
    fn from(error: &io::Error) -> IoFailure {
        IoFailure { kind: error.kind(), code: error.raw_os_error() }
    }
}

impl fmt::Display for IoFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.code {
            Some(code) => io::Error::from_raw_os_error(code).fmt(f),
            None => self.kind.fmt(f),
        }
    }
}

/// What was being done to a file when the system refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileAction {
    Open,
    Create,
    Read,
    Write,
    Flush,
    Rename,
    Remove,
    Resize,
    List,
    Lock,
}

impl fmt::Display for FileAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileAction::Open => "cannot open",
            FileAction::Create => "cannot create",
            FileAction::Read => "cannot read",
            FileAction::Write => "cannot write",
            FileAction::Flush => "cannot flush",
            FileAction::Rename => "cannot rename",
            FileAction::Remove => "cannot remove",
            FileAction::Resize => "cannot resize",
            FileAction::List => "cannot list",
            FileAction::Lock => "cannot lock",
        })
    }
}

/// Why a batch is not acceptable where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadBatch {
    /// Fewer bytes than a batch header are left.
    ShortHeader,
    /// The batch claims more bytes than the file holds.
    ShortBody,
    /// A length no batch can have; a run of zeros ends here.
    Length(i32),
    Magic(i8),
    Checksum,
    /// Not the next offset of this log.
    BaseOffset {
        expected: Offset,
        found: Offset,
    },
    /// The leader epoch fell: a leftover of an earlier life of the file.
    EpochFell,
    /// A negative last offset delta.
    OffsetDelta(i32),
}

impl fmt::Display for BadBatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadBatch::ShortHeader => f.write_str("the batch header is cut short"),
            BadBatch::ShortBody => f.write_str("the batch is cut short"),
            BadBatch::Length(length) => write!(f, "the batch length is {length}"),
            BadBatch::Magic(magic) => write!(f, "the batch format is {magic}, not 2"),
            BadBatch::Checksum => f.write_str("the batch checksum does not match"),
            BadBatch::BaseOffset { expected, found } => {
                write!(f, "the batch begins at offset {found}, not {expected}")
            }
            BadBatch::EpochFell => f.write_str("the batch's leader epoch is lower than the one before it"),
            BadBatch::OffsetDelta(delta) => write!(f, "the batch's last offset delta is {delta}"),
        }
    }
}

#[derive(Clone, Debug, thiserror::Error)]
pub enum StorageError {
    #[error("{action} {}: {failure}", path.display())]
    Io { action: FileAction, path: PathBuf, failure: IoFailure },
    /// An earlier write or flush failed: what the kernel holds is unknown, so nothing more is accepted.
    #[error("the log {} is offline: {reason}", path.display())]
    Offline { path: PathBuf, reason: Arc<str> },
    /// The log was closed or deleted.
    #[error("the log {} is closed", path.display())]
    Closed { path: PathBuf },
    /// The log is shorter than what was flushed.  Not a torn tail.
    #[error(
        "{} ends at offset {found}, but {flushed} was flushed: the disk lost data; restore the replica from a copy",
        path.display()
    )]
    FlushedDataLost { path: PathBuf, flushed: Offset, found: Offset },
    /// A bad batch below the flushed point.  Not a torn tail: nothing is cut.
    #[error("{} is damaged at position {}, below the flushed offset {flushed}: {bad}", path.display(), position.0)]
    Damaged { path: PathBuf, position: Position, flushed: Offset, bad: BadBatch },
    #[error("{} belongs to topic id {found}, not {expected}", path.display())]
    TopicIdMismatch { path: PathBuf, found: TopicId, expected: TopicId },
    /// A text or side file that must be right and is not.
    #[error("{} is not readable: {what}", path.display())]
    Malformed { path: PathBuf, what: Arc<str> },
    /// Another process holds the log directory.
    #[error(
        "{} is in use by another process (it holds the lock on .lock); stop it or choose another folder",
        path.display()
    )]
    InUse { path: PathBuf },
    /// `meta.properties` names another node or cluster.
    #[error("{} belongs to {field} {found}, but this process is {expected}", path.display())]
    ForeignDirectory { path: PathBuf, field: &'static str, found: Arc<str>, expected: Arc<str> },
}

impl StorageError {
    pub(crate) fn io(action: FileAction, path: &Path, error: &io::Error) -> StorageError {
        StorageError::Io { action, path: path.to_path_buf(), failure: error.into() }
    }

    pub(crate) fn malformed(path: &Path, what: impl Into<Arc<str>>) -> StorageError {
        StorageError::Malformed { path: path.to_path_buf(), what: what.into() }
    }

    /// True for a full disk or an exhausted quota.
    #[must_use]
    pub fn is_disk_full(&self) -> bool {
        matches!(self, StorageError::Io { failure: IoFailure { code: Some(libc::ENOSPC | libc::EDQUOT), .. }, .. })
    }
}

/// Turns an `io::Result` into ours with the path and what was tried.
pub(crate) trait Context<T> {
    fn context(self, action: FileAction, path: &Path) -> Result<T, StorageError>;
}

impl<T> Context<T> for io::Result<T> {
    fn context(self, action: FileAction, path: &Path) -> Result<T, StorageError> {
        self.map_err(|error| StorageError::io(action, path, &error))
    }
}

/// Why `append` did not take a batch.  Nothing was assigned.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    #[error("a batch of {bytes} bytes does not fit a segment of {segment_bytes}")]
    LargerThanSegment { bytes: u64, segment_bytes: u32 },
    #[error(transparent)]
    Storage(#[from] StorageError),
}

/// Why `read` has no slice.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ReadError {
    /// Below the log start or above the end.
    #[error("offset {offset} is outside [{start}, {end}]")]
    OutOfRange { offset: Offset, start: Offset, end: Offset },
    /// The segment is not open, or its index not in memory: await `Log::warm` with this offset and read again.
    #[error("the segment of offset {0} is not loaded")]
    Cold(Offset),
    #[error(transparent)]
    Storage(#[from] StorageError),
}
