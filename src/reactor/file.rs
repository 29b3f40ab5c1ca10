//! Files: positions are explicit, nothing is appended by the kernel, nothing is mapped.
//!
//! Runs on the reactor's core.  `*_now` calls are made inline and may block on a slow disk (storage's marks
//! of unflushed bytes bound that); the others are submitted.  What must hold: a descriptor is closed after the last [`File`] and the
//! last operation in flight on it are gone, so a reused number never receives another file's bytes.

use std::cell::Cell;
use std::io::{self, IoSlice};
use std::path::Path;
use std::rc::Rc;

use bytes::BytesMut;

use super::folder::path_to_c;
use super::operation::{Chunks, Descriptor, InFlight, Operation};
use super::reactor::{Core, Reactor};
use crate::base::Position;

/// How a file is opened.  Always close-on-exec; files are made with mode 0644.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenFlags {
    pub write: bool,
    pub create: bool,
    /// With `create`: refuse if it exists.
    pub exclusive: bool,
    pub truncate: bool,
}

impl OpenFlags {
    pub const READ: OpenFlags = OpenFlags { write: false, create: false, exclusive: false, truncate: false };
    /// Read and write an existing file.
    pub const WRITE: OpenFlags = OpenFlags { write: true, create: false, exclusive: false, truncate: false };
    /// Read and write; made if missing, kept if there.
    pub const CREATE: OpenFlags = OpenFlags { write: true, create: true, exclusive: false, truncate: false };
    /// Read and write; must not exist.
    pub const CREATE_NEW: OpenFlags = OpenFlags { write: true, create: true, exclusive: true, truncate: false };
    /// Read and write; made if missing, emptied if there.
    pub const REPLACE: OpenFlags = OpenFlags { write: true, create: true, exclusive: false, truncate: true };
}

/// A file's number for `sendfile_now` on another shard.  `Copy` and `Send`, and keeps nothing open: whoever passes it
/// on holds a [`File`] until the other side has let go (a lease).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FileHandle(pub(crate) Descriptor);

/// An open file.  Cloning shares the descriptor.
#[derive(Clone)]
pub struct File {
    inner: Rc<FileInner>,
}

pub(crate) struct FileInner {
    pub(crate) core: Rc<Core>,
    pub(crate) descriptor: Descriptor,
    /// Made for writing: its last close may have work to do, so it does not run inline.
    closes_slowly: Cell<bool>,
}

impl Drop for FileInner {
    fn drop(&mut self) {
        self.core.close_file(self.descriptor, self.closes_slowly.get());
    }
}

impl Reactor {
    /// Opens or makes a file.
    pub async fn open(&self, path: &Path, flags: OpenFlags) -> io::Result<File> {
        let path = path_to_c(path)?;
        loop {
            let operation = Operation::Open { path: path.clone(), flags };
            let finished = InFlight::new(self.core(), operation).await;
            match finished.to_result() {
                Ok(_) => {
                    let descriptor = finished.result;
                    let inner = FileInner { core: self.core(), descriptor, closes_slowly: Cell::new(flags.write) };
                    return Ok(File { inner: Rc::new(inner) });
                }
                Err(error) if is_retried(&error) => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// Interrupted before anything happened.
pub(crate) fn is_retried(error: &io::Error) -> bool {
    matches!(error.raw_os_error(), Some(libc::EINTR | libc::EAGAIN))
}

impl File {
    fn core(&self) -> &Rc<Core> {
        &self.inner.core
    }

    /// Writes inline (`pwritev`).  May write less than asked; the caller writes the rest or gives up.
    pub fn write_now(&self, slices: &[IoSlice<'_>], position: Position) -> io::Result<usize> {
        self.core().backend.write_now(self.inner.descriptor, slices, position)
    }

    /// Writes all of `slices` inline, in as many calls as it takes.
    pub fn write_all_now(&self, slices: &mut [IoSlice<'_>], position: Position) -> io::Result<()> {
        let mut slices = slices;
        let mut position = position;
        IoSlice::advance_slices(&mut slices, 0); // drops empty ones at the front
        while !slices.is_empty() {
            // The kernel takes at most IOV_MAX slices.
            let part = &slices[..slices.len().min(libc::UIO_MAXIOV as usize)];
            match self.write_now(part, position)? {
                0 => return Err(io::ErrorKind::WriteZero.into()),
                written => {
                    position = position.plus(written as u64);
                    IoSlice::advance_slices(&mut slices, written);
                }
            }
        }
        Ok(())
    }

    /// Reads inline: for small reads of what is in the page cache (indexes).  0 at the end of the file.
    pub fn read_now(&self, buffer: &mut [u8], position: Position) -> io::Result<usize> {
        self.core().backend.read_now(self.inner.descriptor, buffer, position)
    }

    /// Reads inline until `buffer` is full or the file ends; returns how much.
    pub fn read_full_now(&self, buffer: &mut [u8], position: Position) -> io::Result<usize> {
        let mut filled = 0;
        while filled < buffer.len() {
            match self.read_now(&mut buffer[filled..], position.plus(filled as u64))? {
                0 => break,
                read => filled += read,
            }
        }
        Ok(filled)
    }

    /// Appends `length` bytes of the file to `buffer`, fewer only where the file ends.  The buffer comes back.
    pub async fn read_at(
        &self,
        mut buffer: BytesMut,
        position: Position,
        length: usize,
    ) -> (io::Result<usize>, BytesMut) {
        buffer.reserve(length);
        let mut filled = 0;
        while filled < length {
            let ask = u32::try_from(length - filled).unwrap_or(u32::MAX).min(READ_MAX);
            let operation = Operation::ReadAt {
                file: Rc::clone(&self.inner),
                buffer,
                position: position.plus(filled as u64),
                length: ask,
            };
            let finished = InFlight::new(Rc::clone(self.core()), operation).await;
            let result = finished.to_result();
            let Operation::ReadAt { buffer: returned, .. } = finished.operation else {
                unreachable!("an operation keeps its kind")
            };
            buffer = returned;
            match result {
                Ok(0) => break,
                Ok(read) => filled += read as usize,
                Err(error) if is_retried(&error) => {}
                Err(error) => return (Err(error), buffer),
            }
        }
        (Ok(filled), buffer)
    }

    /// Writes all chunks through the ring: for a disk that has become too slow to be written inline.
    pub async fn write_at(&self, chunks: impl Into<Chunks>, position: Position) -> io::Result<()> {
        let mut chunks = chunks.into();
        let mut position = position;
        while !chunks.is_empty() {
            let operation = Operation::WriteAt { file: Rc::clone(&self.inner), chunks, vectors: None, position };
            let finished = InFlight::new(Rc::clone(self.core()), operation).await;
            let result = finished.to_result();
            let Operation::WriteAt { chunks: returned, .. } = finished.operation else {
                unreachable!("an operation keeps its kind")
            };
            chunks = returned;
            match result {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(written) => {
                    chunks.advance(written as usize);
                    position = position.plus(u64::from(written));
                }
                Err(error) if is_retried(&error) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// fdatasync: bytes and length are on stable storage when it returns Ok.  After an error nothing is known about
    /// them and asking again would lie.
    pub async fn sync_data(&self) -> io::Result<()> {
        self.sync(true).await
    }

    /// fsync.
    pub async fn sync_all(&self) -> io::Result<()> {
        self.sync(false).await
    }

    async fn sync(&self, data_only: bool) -> io::Result<()> {
        let operation = Operation::Sync { file: Rc::clone(&self.inner), data_only };
        let finished = InFlight::new(Rc::clone(self.core()), operation).await;
        finished.to_result().map(|_| ())
    }

    /// Cuts or extends the file (with zeros).
    pub async fn set_len(&self, length: u64) -> io::Result<()> {
        let file = Rc::clone(&self.inner);
        self.simple(move || Operation::SetLen { file: Rc::clone(&file), length }).await
    }

    /// Reserves blocks for a range without moving the end of the file, so that ENOSPC comes early.
    pub async fn allocate_keep_size(&self, position: Position, length: u64) -> io::Result<()> {
        let file = Rc::clone(&self.inner);
        self.simple(move || Operation::AllocateKeepSize { file: Rc::clone(&file), position, length }).await
    }

    async fn simple(&self, operation: impl Fn() -> Operation) -> io::Result<()> {
        loop {
            let finished = InFlight::new(Rc::clone(self.core()), operation()).await;
            match finished.to_result() {
                Ok(_) => return Ok(()),
                Err(error) if is_retried(&error) => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// The file's length now; a call into memory, not to the disk.
    pub fn len(&self) -> io::Result<u64> {
        self.core().backend.file_len(self.inner.descriptor)
    }

    pub fn is_empty(&self) -> io::Result<bool> {
        self.len().map(|length| length == 0)
    }

    /// Is the whole range in the page cache, so that `sendfile_now` of it would not wait for the disk?
    /// False when in doubt.
    #[must_use]
    pub fn cached(&self, position: Position, length: usize) -> bool {
        self.core().backend.cached(self.inner.descriptor, position, length)
    }

    /// Takes the exclusive lock of a lock file; false if another process (or file) holds it.  Ends with the last close.
    pub fn lock_now(&self) -> io::Result<bool> {
        self.core().backend.lock_now(self.inner.descriptor)
    }

    /// The number to hand to [`Socket::sendfile_now`](super::Socket::sendfile_now), here or on another shard.
    #[must_use]
    pub fn handle(&self) -> FileHandle {
        FileHandle(self.inner.descriptor)
    }
}

/// Linux reads and writes at most 2 GiB - 4 KiB a call.
const READ_MAX: u32 = 1 << 30;
