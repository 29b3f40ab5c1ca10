//! Names in directories: rename, unlink, listing, and what makes them durable.
//!
//! Runs on the reactor's core; every call is submitted.  What must hold in the callers: a name is durable only after
//! [`Reactor::sync_dir`] on its directory.

use std::ffi::{CString, OsString};
use std::io;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;

use super::file::is_retried;
use super::operation::{Detail, Finished, InFlight, Operation};
use super::reactor::Reactor;

/// One name in a directory.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct DirEntry {
    pub name: OsString,
    pub is_dir: bool,
    /// Bytes; 0 for directories.
    pub len: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Metadata {
    pub is_dir: bool,
    /// Bytes; 0 for directories.
    pub len: u64,
}

/// Of the file system that holds a path, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FreeSpace {
    pub available: u64,
    pub total: u64,
}

pub(crate) fn path_to_c(path: &Path) -> io::Result<CString> {
    CString::new(path.as_os_str().as_bytes()).map_err(|_| io::Error::from_raw_os_error(libc::EINVAL))
}

impl Reactor {
    /// Moves a name; what had the new name is replaced in one step.
    pub async fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let (from, to) = (path_to_c(from)?, path_to_c(to)?);
        self.simple(|| Operation::Rename { from: from.clone(), to: to.clone() }).await.map(|_| ())
    }

    /// Removes a file's name; open files keep working.
    pub async fn unlink(&self, path: &Path) -> io::Result<()> {
        let path = path_to_c(path)?;
        self.simple(|| Operation::Unlink { path: path.clone() }).await.map(|_| ())
    }

    /// Makes a directory and those above it; those that exist are kept.
    pub async fn create_dir_all(&self, path: &Path) -> io::Result<()> {
        self.simple(|| Operation::CreateDirAll { path: path.to_owned() }).await.map(|_| ())
    }

    /// Removes a directory with everything in it.
    pub async fn remove_dir_all(&self, path: &Path) -> io::Result<()> {
        self.simple(|| Operation::RemoveDirAll { path: path.to_owned() }).await.map(|_| ())
    }

    /// The names in a directory, sorted; at most [`READ_DIR_MAX`].
    pub async fn read_dir(&self, path: &Path) -> io::Result<Vec<DirEntry>> {
        match self.simple(|| Operation::ReadDir { path: path.to_owned() }).await?.detail {
            Detail::Entries(mut entries) => {
                entries.sort();
                Ok(entries)
            }
            _ => Err(io::ErrorKind::InvalidData.into()),
        }
    }

    pub async fn metadata(&self, path: &Path) -> io::Result<Metadata> {
        match self.simple(|| Operation::Metadata { path: path.to_owned() }).await?.detail {
            Detail::Metadata(metadata) => Ok(metadata),
            _ => Err(io::ErrorKind::InvalidData.into()),
        }
    }

    /// Does anything have this name?
    pub async fn exists(&self, path: &Path) -> io::Result<bool> {
        match self.metadata(path).await {
            Ok(_) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    pub async fn free_space(&self, path: &Path) -> io::Result<FreeSpace> {
        match self.simple(|| Operation::FreeSpace { path: path.to_owned() }).await?.detail {
            Detail::FreeSpace(space) => Ok(space),
            _ => Err(io::ErrorKind::InvalidData.into()),
        }
    }

    /// fsync of a directory: names made, moved and removed in it before are durable when it returns Ok.
    pub async fn sync_dir(&self, path: &Path) -> io::Result<()> {
        let finished = InFlight::new(self.core(), Operation::SyncDir { path: path.to_owned() }).await;
        finished.to_result().map(|_| ())
    }

    /// Everything dirty on the file system that holds `path` is on stable storage when it returns Ok.
    pub async fn syncfs(&self, path: &Path) -> io::Result<()> {
        let finished = InFlight::new(self.core(), Operation::SyncFileSystem { path: path.to_owned() }).await;
        finished.to_result().map(|_| ())
    }

    async fn simple(&self, operation: impl Fn() -> Operation) -> io::Result<Finished> {
        loop {
            let finished = InFlight::new(self.core(), operation()).await;
            match finished.to_result() {
                Ok(_) => return Ok(finished),
                Err(error) if is_retried(&error) => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// More names in one directory than this is refused with EFBIG rather than held in memory.
pub const READ_DIR_MAX: usize = 1 << 20;
