//! The two machines behind the seam.
//!
//! An enum and not a trait object: the broker's calls are direct, and a build without the `sim` feature has one arm.

use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::os::fd::OwnedFd;

#[cfg(any(test, feature = "sim"))]
use super::backend_sim::SimBackend;
use super::backend_uring::UringBackend;
use super::operation::{Completion, Descriptor, Operation, Token};
use super::reactor::ReactorStats;
use super::sleep_flag::SleepFlag;
use super::socket::Shutdown;
use super::waker::ShardWaker;
use crate::base::{Monotonic, Position, WallMs};

/// The machine of one reactor.
#[allow(clippy::large_enum_variant, reason = "one per core, never moved about")]
pub enum Backend {
    Uring(UringBackend),
    #[cfg(any(test, feature = "sim"))]
    Sim(SimBackend),
}

/// How a turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// Submit, take what is there, go on.
    No,
    /// Submit and wait for news, until a deadline if there is one.
    Until(Option<Monotonic>),
}

/// A connection that belongs to no reactor yet.
#[derive(Debug)]
pub(crate) enum RawSocket {
    Os(OwnedFd),
    #[cfg(any(test, feature = "sim"))]
    Sim(Descriptor),
}

macro_rules! each {
    ($self:ident, $backend:ident => $call:expr) => {
        match $self {
            Backend::Uring($backend) => $call,
            #[cfg(any(test, feature = "sim"))]
            Backend::Sim($backend) => $call,
        }
    };
}

impl Backend {
    /// Queues an operation; the entry in the slab stays where its heap memory is until the completion.
    pub(crate) fn submit(&self, token: Token, operation: &mut Operation) {
        each!(self, backend => backend.submit(token, operation));
    }

    /// Asks for an early end; the completion still comes.
    pub(crate) fn cancel(&self, token: Token) {
        each!(self, backend => backend.cancel(token));
    }

    /// Appends what has completed.
    pub(crate) fn reap(&self, completions: &mut Vec<Completion>) {
        each!(self, backend => backend.reap(completions));
    }

    /// Submits what is queued and waits as told.
    pub(crate) fn enter(&self, wait: Wait, flag: &SleepFlag) {
        each!(self, backend => backend.enter(wait, flag));
    }

    /// The reactor ends.  True: no completion will come any more (the simulated machine forgets what is in flight).
    pub(crate) fn let_go(&self) -> bool {
        match self {
            Backend::Uring(_) => false,
            #[cfg(any(test, feature = "sim"))]
            Backend::Sim(backend) => backend.let_go(),
        }
    }

    pub(crate) fn clocks(&self) -> (Monotonic, WallMs) {
        each!(self, backend => backend.clocks())
    }

    pub(crate) fn random_seed(&self) -> u64 {
        each!(self, backend => backend.random_seed())
    }

    pub(crate) fn waker(&self) -> ShardWaker {
        each!(self, backend => backend.waker())
    }

    pub(crate) fn boot_id(&self) -> String {
        each!(self, backend => backend.boot_id())
    }

    pub(crate) fn add_stats(&self, stats: &mut ReactorStats) {
        each!(self, backend => backend.add_stats(stats));
    }

    pub(crate) fn write_now(&self, file: Descriptor, slices: &[IoSlice<'_>], position: Position) -> io::Result<usize> {
        each!(self, backend => backend.write_now(file, slices, position))
    }

    pub(crate) fn read_now(&self, file: Descriptor, buffer: &mut [u8], position: Position) -> io::Result<usize> {
        each!(self, backend => backend.read_now(file, buffer, position))
    }

    pub(crate) fn file_len(&self, file: Descriptor) -> io::Result<u64> {
        each!(self, backend => backend.file_len(file))
    }

    pub(crate) fn cached(&self, file: Descriptor, position: Position, length: usize) -> bool {
        each!(self, backend => backend.cached(file, position, length))
    }

    pub(crate) fn lock_now(&self, file: Descriptor) -> io::Result<bool> {
        each!(self, backend => backend.lock_now(file))
    }

    pub(crate) fn close_file(&self, file: Descriptor) {
        each!(self, backend => backend.close_file(file));
    }

    pub(crate) fn listen(&self, address: SocketAddr) -> io::Result<(Descriptor, SocketAddr)> {
        each!(self, backend => backend.listen(address))
    }

    /// A socket to connect with.
    pub(crate) fn socket(&self, address: SocketAddr) -> io::Result<Descriptor> {
        each!(self, backend => backend.socket(address))
    }

    /// Prepares what an accept brought.
    pub(crate) fn accepted(&self, socket: Descriptor) -> io::Result<(RawSocket, SocketAddr)> {
        each!(self, backend => backend.accepted(socket))
    }

    pub(crate) fn adopt(&self, socket: RawSocket) -> Descriptor {
        each!(self, backend => backend.adopt(socket))
    }

    pub(crate) fn send_now(&self, socket: Descriptor, slices: &[IoSlice<'_>], more: bool) -> io::Result<usize> {
        each!(self, backend => backend.send_now(socket, slices, more))
    }

    pub(crate) fn sendfile_now(
        &self,
        socket: Descriptor,
        file: Descriptor,
        position: Position,
        length: usize,
    ) -> io::Result<usize> {
        each!(self, backend => backend.sendfile_now(socket, file, position, length))
    }

    pub(crate) fn local_addr(&self, socket: Descriptor) -> io::Result<SocketAddr> {
        each!(self, backend => backend.local_addr(socket))
    }

    pub(crate) fn set_send_buffer(&self, socket: Descriptor, bytes: usize) -> io::Result<()> {
        each!(self, backend => backend.set_send_buffer(socket, bytes))
    }

    pub(crate) fn set_receive_buffer(&self, socket: Descriptor, bytes: usize) -> io::Result<()> {
        each!(self, backend => backend.set_receive_buffer(socket, bytes))
    }

    pub(crate) fn shutdown(&self, socket: Descriptor, how: Shutdown) -> io::Result<()> {
        each!(self, backend => backend.shutdown(socket, how))
    }

    pub(crate) fn close_socket(&self, socket: Descriptor) {
        each!(self, backend => backend.close_socket(socket));
    }
}
