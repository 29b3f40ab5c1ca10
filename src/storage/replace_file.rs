//! Small files: read whole, replaced whole.
//!
//! A replacement is tmp, fsync, rename, fsync of the folder.  Suppose the folder were not synced: rename returns, power
//! fails, and the old checkpoint is back while the segments it names are gone (KAFKA-16541).

use std::io;
use std::path::{Path, PathBuf};

use bytes::BytesMut;

use crate::base::Position;
use crate::reactor::{File, OpenFlags, Reactor};

use super::error::{Context as _, FileAction, StorageError};

/// Small files are small: a larger one is not read.
const READ_MAX: u64 = 64 << 20;

fn temporary(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".tmp");
    PathBuf::from(name)
}

/// Replaces `path` by `bytes`; durable when it returns.
pub(crate) async fn replace_file(reactor: &Reactor, path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let tmp = temporary(path);
    let file = write_file(reactor, &tmp, bytes).await?;
    file.sync_all().await.context(FileAction::Flush, &tmp)?;
    drop(file);
    reactor.rename(&tmp, path).await.context(FileAction::Rename, path)?;
    let folder = path.parent().unwrap_or(Path::new("."));
    reactor.sync_dir(folder).await.context(FileAction::Flush, folder)
}

/// Makes or empties `path` and writes `bytes`; durable only after a sync of the file returned and of its folder.
pub(crate) async fn write_file(reactor: &Reactor, path: &Path, bytes: &[u8]) -> Result<File, StorageError> {
    let file = reactor.open(path, OpenFlags::REPLACE).await.context(FileAction::Create, path)?;
    file.write_all_now(&mut [io::IoSlice::new(bytes)], Position(0)).context(FileAction::Write, path)?;
    Ok(file)
}

/// The whole of a small file; `None` if it does not exist.
pub(crate) async fn read_file(reactor: &Reactor, path: &Path) -> Result<Option<BytesMut>, StorageError> {
    let file = match reactor.open(path, OpenFlags::READ).await {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(StorageError::io(FileAction::Open, path, &error)),
    };
    read_open(&file, path).await.map(Some)
}

/// The whole of an open small file.
pub(crate) async fn read_open(file: &File, path: &Path) -> Result<BytesMut, StorageError> {
    let bytes = file.len().context(FileAction::Read, path)?;
    if bytes > READ_MAX {
        return Err(StorageError::malformed(path, format!("{bytes} bytes are too many for such a file")));
    }
    let (read, buffer) = file.read_at(BytesMut::new(), Position(0), bytes as usize).await;
    read.context(FileAction::Read, path)?;
    Ok(buffer)
}

/// Removes a file; one that is not there is removed already.
pub(crate) async fn remove_file(reactor: &Reactor, path: &Path) -> Result<(), StorageError> {
    match reactor.unlink(path).await {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(StorageError::io(FileAction::Remove, path, &error))
        }
        _ => Ok(()),
    }
}
