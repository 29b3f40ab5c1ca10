//! The calls that are made inline, by descriptor number.
//!
//! Runs on the calling core.  What must hold: the numbers belong to objects that the caller keeps open for the length
//! of the call ([`FileInner`](super::super::file::FileInner), [`SocketInner`](super::super::socket::SocketInner), or
//! the holder of a lease).

use std::io::{self, IoSlice, IoSliceMut};
use std::net::SocketAddr;
use std::os::fd::{AsRawFd as _, BorrowedFd, FromRawFd as _, IntoRawFd as _, OwnedFd};

use nix::errno::Errno;
use nix::sys::socket::{self, AddressFamily, MsgFlags, SockFlag, SockType, SockaddrStorage, sockopt};

use super::super::operation::Descriptor;
use super::super::socket::Shutdown;
use crate::base::Position;

/// Connections that the kernel completes before we accept them.
const LISTEN_BACKLOG: i32 = 1024;

fn borrow<'a>(descriptor: Descriptor) -> BorrowedFd<'a> {
    // SAFETY: the number is open while the caller's object is, see the head of this file; the borrow does not leave
    // the call it was made for.
    unsafe { BorrowedFd::borrow_raw(descriptor) }
}

/// Takes a number that the kernel has just handed out.
pub(super) fn own(descriptor: Descriptor) -> OwnedFd {
    // SAFETY: it comes from an accept or open that nobody else has seen.
    unsafe { OwnedFd::from_raw_fd(descriptor) }
}

pub(super) fn close(descriptor: Descriptor) {
    drop(own(descriptor));
}

/// Again after an interruption: none of the calls here has done anything when it says EINTR.
fn retry<T>(mut call: impl FnMut() -> nix::Result<T>) -> io::Result<T> {
    loop {
        match call() {
            Err(Errno::EINTR) => {}
            other => return other.map_err(io::Error::from),
        }
    }
}

fn offset(position: Position) -> io::Result<i64> {
    i64::try_from(position.0).map_err(|_| io::Error::from_raw_os_error(libc::EFBIG))
}

pub(super) fn write_now(file: Descriptor, slices: &[IoSlice<'_>], position: Position) -> io::Result<usize> {
    let position = offset(position)?;
    if let [slice] = slices {
        return retry(|| nix::sys::uio::pwrite(borrow(file), slice, position));
    }
    retry(|| nix::sys::uio::pwritev(borrow(file), slices, position))
}

pub(super) fn read_now(file: Descriptor, buffer: &mut [u8], position: Position) -> io::Result<usize> {
    let position = offset(position)?;
    retry(|| nix::sys::uio::pread(borrow(file), buffer, position))
}

pub(super) fn file_len(file: Descriptor) -> io::Result<u64> {
    let stat = retry(|| nix::sys::stat::fstat(borrow(file)))?;
    Ok(stat.st_size as u64)
}

#[repr(C)]
struct CachestatRange {
    offset: u64,
    length: u64,
}

#[repr(C)]
#[derive(Default)]
struct Cachestat {
    cached: u64,
    dirty: u64,
    writeback: u64,
    evicted: u64,
    recently_evicted: u64,
}

const SYS_CACHESTAT: libc::c_long = 451;
const PAGE: u64 = 4096;

/// Every page of the range is in the cache *and* the last one can be read without waiting: cachestat also counts
/// pages that are still being read.
pub(super) fn cached(file: Descriptor, position: Position, length: usize) -> bool {
    if length == 0 {
        return true;
    }
    let range = CachestatRange { offset: position.0, length: length as u64 };
    let mut found = Cachestat::default();
    // SAFETY: the kernel reads `range` and writes `found`, both alive for the call and laid out as it expects.
    let result = unsafe { libc::syscall(SYS_CACHESTAT, file, &raw const range, &raw mut found, 0) };
    let last = position.0 + length as u64 - 1;
    let pages = last / PAGE - position.0 / PAGE + 1;
    if result != 0 || found.cached < pages {
        return false;
    }
    let mut byte = [0u8];
    let mut slices = [IoSliceMut::new(&mut byte)];
    let Ok(last) = i64::try_from(last) else { return false };
    // SAFETY: one slice of one byte that lives through the call.
    let read = unsafe { libc::preadv2(file, slices.as_mut_ptr().cast(), 1, last, libc::RWF_NOWAIT) };
    read == 1
}

pub(super) fn lock_now(file: Descriptor) -> io::Result<bool> {
    // SAFETY: no memory is involved.
    let result = unsafe { libc::flock(file, libc::LOCK_EX | libc::LOCK_NB) };
    match Errno::result(result) {
        Ok(_) => Ok(true),
        Err(Errno::EWOULDBLOCK) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

fn family(address: SocketAddr) -> AddressFamily {
    if address.is_ipv4() { AddressFamily::Inet } else { AddressFamily::Inet6 }
}

pub(super) fn listen(address: SocketAddr) -> io::Result<(Descriptor, SocketAddr)> {
    let flags = SockFlag::SOCK_CLOEXEC;
    let listener = socket::socket(family(address), SockType::Stream, flags, None)?;
    socket::setsockopt(&listener, sockopt::ReuseAddr, &true)?;
    socket::bind(listener.as_raw_fd(), &SockaddrStorage::from(address))?;
    socket::listen(&listener, socket::Backlog::new(LISTEN_BACKLOG)?)?;
    let local = local_addr(listener.as_raw_fd())?;
    Ok((listener.into_raw_fd(), local))
}

pub(super) fn stream_socket(address: SocketAddr) -> io::Result<Descriptor> {
    // Non-blocking for sendfile(2), which has no flag of its own; the ring waits for readiness by itself.
    let flags = SockFlag::SOCK_CLOEXEC | SockFlag::SOCK_NONBLOCK;
    let stream = socket::socket(family(address), SockType::Stream, flags, None)?;
    prepare_stream(stream.as_raw_fd())?;
    Ok(stream.into_raw_fd())
}

/// Answers are whole when they are sent: waiting to merge them only adds delay.
pub(super) fn prepare_stream(stream: Descriptor) -> io::Result<()> {
    Ok(socket::setsockopt(&borrow(stream), sockopt::TcpNoDelay, &true)?)
}

fn to_socket_addr(address: &SockaddrStorage) -> io::Result<SocketAddr> {
    if let Some(address) = address.as_sockaddr_in() {
        return Ok(SocketAddr::V4((*address).into()));
    }
    match address.as_sockaddr_in6() {
        Some(address) => Ok(SocketAddr::V6((*address).into())),
        None => Err(io::Error::from_raw_os_error(libc::EAFNOSUPPORT)),
    }
}

pub(super) fn local_addr(stream: Descriptor) -> io::Result<SocketAddr> {
    to_socket_addr(&socket::getsockname::<SockaddrStorage>(stream)?)
}

pub(super) fn peer_addr(stream: Descriptor) -> io::Result<SocketAddr> {
    to_socket_addr(&socket::getpeername::<SockaddrStorage>(stream)?)
}

pub(super) fn send_now(stream: Descriptor, slices: &[IoSlice<'_>], more: bool) -> io::Result<usize> {
    let mut flags = MsgFlags::MSG_DONTWAIT | MsgFlags::MSG_NOSIGNAL;
    if more {
        flags |= MsgFlags::from_bits_retain(libc::MSG_MORE);
    }
    if let [slice] = slices {
        return retry(|| socket::send(stream, slice, flags));
    }
    let slices = &slices[..slices.len().min(libc::UIO_MAXIOV as usize)];
    retry(|| socket::sendmsg::<()>(stream, slices, &[], flags, None))
}

pub(super) fn sendfile_now(
    stream: Descriptor,
    file: Descriptor,
    position: Position,
    length: usize,
) -> io::Result<usize> {
    let mut at = offset(position)?;
    retry(|| nix::sys::sendfile::sendfile(borrow(stream), borrow(file), Some(&mut at), length))
}

pub(super) fn set_send_buffer(stream: Descriptor, bytes: usize) -> io::Result<()> {
    Ok(socket::setsockopt(&borrow(stream), sockopt::SndBuf, &bytes)?)
}

pub(super) fn set_receive_buffer(stream: Descriptor, bytes: usize) -> io::Result<()> {
    Ok(socket::setsockopt(&borrow(stream), sockopt::RcvBuf, &bytes)?)
}

pub(super) fn shutdown(stream: Descriptor, how: Shutdown) -> io::Result<()> {
    let how = match how {
        Shutdown::Send => socket::Shutdown::Write,
        Shutdown::Both => socket::Shutdown::Both,
    };
    Ok(socket::shutdown(stream, how)?)
}

pub(super) fn clock_ns(clock: nix::time::ClockId) -> u64 {
    let now = nix::time::clock_gettime(clock).expect("both clocks exist on every Linux");
    now.tv_sec() as u64 * 1_000_000_000 + now.tv_nsec() as u64
}
