//! The simulated kernel (being built: it cannot be made yet).

use std::io::{self, IoSlice};
use std::net::SocketAddr;

use super::backend::{RawSocket, Wait};
use super::operation::{Completion, Descriptor, Operation, Token};
use super::reactor::ReactorStats;
use super::sleep_flag::SleepFlag;
use super::socket::Shutdown;
use super::waker::ShardWaker;
use crate::base::{Monotonic, Position, WallMs};

/// One shard's view of the simulated kernel.
pub enum SimBackend {}

#[rustfmt::skip]
impl SimBackend {
    pub(super) fn submit(&self, _: Token, _: &mut Operation) { match *self {} }
    pub(super) fn cancel(&self, _: Token) { match *self {} }
    pub(super) fn reap(&self, _: &mut Vec<Completion>) { match *self {} }
    pub(super) fn enter(&self, _: Wait, _: &SleepFlag) { match *self {} }
    pub(super) fn has_let_go(&self) -> bool { match *self {} }
    pub(super) fn clocks(&self) -> (Monotonic, WallMs) { match *self {} }
    pub(super) fn random_seed(&self) -> u64 { match *self {} }
    pub(super) fn waker(&self) -> ShardWaker { match *self {} }
    pub(super) fn boot_id(&self) -> String { match *self {} }
    pub(super) fn add_stats(&self, _: &mut ReactorStats) { match *self {} }
    pub(super) fn write_now(&self, _: Descriptor, _: &[IoSlice<'_>], _: Position) -> io::Result<usize> { match *self {} }
    pub(super) fn read_now(&self, _: Descriptor, _: &mut [u8], _: Position) -> io::Result<usize> { match *self {} }
    pub(super) fn file_len(&self, _: Descriptor) -> io::Result<u64> { match *self {} }
    pub(super) fn cached(&self, _: Descriptor, _: Position, _: usize) -> bool { match *self {} }
    pub(super) fn lock_now(&self, _: Descriptor) -> io::Result<bool> { match *self {} }
    pub(super) fn close_file(&self, _: Descriptor) { match *self {} }
    pub(super) fn listen(&self, _: SocketAddr) -> io::Result<(Descriptor, SocketAddr)> { match *self {} }
    pub(super) fn socket(&self, _: SocketAddr) -> io::Result<Descriptor> { match *self {} }
    pub(super) fn accepted(&self, _: Descriptor) -> io::Result<(RawSocket, SocketAddr)> { match *self {} }
    pub(super) fn adopt(&self, _: RawSocket) -> Descriptor { match *self {} }
    pub(super) fn send_now(&self, _: Descriptor, _: &[IoSlice<'_>]) -> io::Result<usize> { match *self {} }
    pub(super) fn sendfile_now(&self, _: Descriptor, _: Descriptor, _: Position, _: usize) -> io::Result<usize> { match *self {} }
    pub(super) fn local_addr(&self, _: Descriptor) -> io::Result<SocketAddr> { match *self {} }
    pub(super) fn set_send_buffer(&self, _: Descriptor, _: usize) -> io::Result<()> { match *self {} }
    pub(super) fn set_receive_buffer(&self, _: Descriptor, _: usize) -> io::Result<()> { match *self {} }
    pub(super) fn shutdown(&self, _: Descriptor, _: Shutdown) -> io::Result<()> { match *self {} }
    pub(super) fn close_socket(&self, _: Descriptor) { match *self {} }
}
