//! An operation as the ring wants it.
//!
//! Pointers go into heap memory of the operation, which the slab keeps where it is: buffers, path strings, and the
//! boxed vectors that are made here.  Pure, but for making those.

use std::mem::MaybeUninit;

use bytes::{BufMut as _, Bytes};
use io_uring::{opcode, squeue, types};
use nix::sys::socket::SockaddrLike as _;

use super::super::file::OpenFlags;
use super::super::operation::{Operation, SendVectors, Token};
use super::helper::Job;

/// The ring's, or the helper thread's.
pub(super) enum Planned {
    Entry(squeue::Entry),
    Job(Job),
}

/// `user_data` of what belongs to the backend itself.  Tokens stay below: their generation is never the highest.
pub(super) const BELL: u64 = u64::MAX;
pub(super) const CANCEL: u64 = u64::MAX - 1;

/// The most that one receive, read or write may ask for.
const LENGTH_MAX: usize = 1 << 30;
const VECTORS_MAX: usize = libc::UIO_MAXIOV as usize;
const POLL_FIRST: u16 = 1;

pub(super) fn cancel(token: Token) -> squeue::Entry {
    opcode::AsyncCancel::new(token.0).build().user_data(CANCEL)
}

/// Reads the bell's counter once.
pub(super) fn bell(descriptor: i32, counter: *mut u64) -> squeue::Entry {
    opcode::Read::new(types::Fd(descriptor), counter.cast(), 8).build().user_data(BELL)
}

pub(super) fn entry_or_job(operation: &mut Operation) -> Planned {
    let entry = match operation {
        Operation::Receive { socket, buffer, poll_first } => {
            let spare = buffer.chunk_mut();
            let length = spare.len().min(LENGTH_MAX) as u32;
            let receive = opcode::Recv::new(types::Fd(socket.descriptor), spare.as_mut_ptr(), length);
            receive.ioprio(if *poll_first { POLL_FIRST } else { 0 }).build()
        }
        Operation::Send { socket, chunks, vectors } => {
            let fd = types::Fd(socket.descriptor);
            // WAITALL: the kernel sends the rest itself when the socket takes more; we see one completion.
            let flags = libc::MSG_NOSIGNAL | libc::MSG_WAITALL;
            match chunks.as_slice() {
                [chunk] => {
                    let length = chunk.len().min(LENGTH_MAX) as u32;
                    opcode::Send::new(fd, chunk.as_ptr(), length).flags(flags).build()
                }
                chunks => {
                    let vectors = vectors.insert(send_vectors(chunks));
                    opcode::SendMsg::new(fd, &raw const vectors.header).flags(flags as u32).build()
                }
            }
        }
        Operation::Writable { socket } => {
            opcode::PollAdd::new(types::Fd(socket.descriptor), (libc::POLLOUT | libc::POLLHUP) as u32).build()
        }
        Operation::Accept { listener } => {
            let accept =
                opcode::Accept::new(types::Fd(listener.descriptor), std::ptr::null_mut(), std::ptr::null_mut());
            // Non-blocking for sendfile(2); the ring waits for readiness by itself.
            accept.flags(libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK).build()
        }
        Operation::Connect { socket, address } => {
            opcode::Connect::new(types::Fd(socket.descriptor), address.as_ptr(), address.len()).build()
        }
        Operation::Open { path, flags } => {
            opcode::OpenAt::new(types::Fd(libc::AT_FDCWD), path.as_ptr()).flags(open_flags(*flags)).mode(0o644).build()
        }
        Operation::ReadAt { file, buffer, position, length } => {
            let spare = buffer.chunk_mut();
            let length = spare.len().min(*length as usize).min(LENGTH_MAX) as u32;
            opcode::Read::new(types::Fd(file.descriptor), spare.as_mut_ptr(), length).offset(position.0).build()
        }
        Operation::WriteAt { file, chunks, vectors, position } => {
            let fd = types::Fd(file.descriptor);
            match chunks.as_slice() {
                [chunk] => {
                    let length = chunk.len().min(LENGTH_MAX) as u32;
                    opcode::Write::new(fd, chunk.as_ptr(), length).offset(position.0).build()
                }
                chunks => {
                    let vectors = vectors.insert(io_vectors(chunks));
                    opcode::Writev::new(fd, vectors.as_ptr(), vectors.len() as u32).offset(position.0).build()
                }
            }
        }
        Operation::Sync { file, data_only } => {
            let flags = if *data_only { types::FsyncFlags::DATASYNC } else { types::FsyncFlags::empty() };
            opcode::Fsync::new(types::Fd(file.descriptor)).flags(flags).build()
        }
        Operation::AllocateKeepSize { file, position, length } => {
            let allocate = opcode::Fallocate::new(types::Fd(file.descriptor), *length);
            allocate.offset(position.0).mode(libc::FALLOC_FL_KEEP_SIZE).build()
        }
        Operation::Rename { from, to } => {
            let here = types::Fd(libc::AT_FDCWD);
            opcode::RenameAt::new(here, from.as_ptr(), here, to.as_ptr()).build()
        }
        Operation::Unlink { path } => opcode::UnlinkAt::new(types::Fd(libc::AT_FDCWD), path.as_ptr()).build(),
        // The last close of an unlinked file frees its blocks: on a worker, not on this core.
        Operation::Close { descriptor } => {
            opcode::Close::new(types::Fd(*descriptor)).build().flags(squeue::Flags::ASYNC)
        }
        Operation::SetLen { file, length } => return Planned::Job(Job::SetLen(file.descriptor, *length)),
        Operation::CreateDirAll { path } => return Planned::Job(Job::CreateDirAll(path.clone())),
        Operation::RemoveDirAll { path } => return Planned::Job(Job::RemoveDirAll(path.clone())),
        Operation::ReadDir { path } => return Planned::Job(Job::ReadDir(path.clone())),
        Operation::Metadata { path } => return Planned::Job(Job::Metadata(path.clone())),
        Operation::FreeSpace { path } => return Planned::Job(Job::FreeSpace(path.clone())),
        Operation::SyncDir { path } => return Planned::Job(Job::SyncDir(path.clone())),
        Operation::SyncFileSystem { path } => return Planned::Job(Job::SyncFileSystem(path.clone())),
    };
    Planned::Entry(entry)
}

fn open_flags(flags: OpenFlags) -> i32 {
    let mut bits = libc::O_CLOEXEC | if flags.write { libc::O_RDWR } else { libc::O_RDONLY };
    if flags.create {
        bits |= libc::O_CREAT;
    }
    if flags.exclusive {
        bits |= libc::O_EXCL;
    }
    if flags.truncate {
        bits |= libc::O_TRUNC;
    }
    bits
}

fn io_vectors(chunks: &[Bytes]) -> Box<[libc::iovec]> {
    let vector = |chunk: &Bytes| libc::iovec { iov_base: chunk.as_ptr().cast_mut().cast(), iov_len: chunk.len() };
    chunks.iter().take(VECTORS_MAX).map(vector).collect()
}

fn send_vectors(chunks: &[Bytes]) -> Box<SendVectors> {
    let mut vectors = io_vectors(chunks);
    // SAFETY: all zeros is a valid msghdr: no name, no control data.
    let mut header: libc::msghdr = unsafe { MaybeUninit::zeroed().assume_init() };
    header.msg_iov = vectors.as_mut_ptr();
    header.msg_iovlen = vectors.len() as _;
    // Moving the box into the struct leaves the vectors where they are on the heap.
    Box::new(SendVectors { header, vectors })
}
