//! The simulated kernel: a world of nodes in one thread, from one seed.
//!
//! | file | what |
//! | --- | --- |
//! | `world.rs` | [`World`]: what a harness holds: nodes, steps, crashes, counts |
//! | `kernel.rs` | time, events, who takes the next turn |
//! | `disk_work.rs`, `files.rs` | disks that lose what was not synced |
//! | `network_work.rs`, `sockets.rs` | connections that delay, split and break |
//! | `faults.rs`, `trace.rs` | what goes wrong, how often it did, and the hash of all that happened |
//!
//! Every shard of every node has a [`SimBackend`]; they share the world.  Clients of a simulated cluster are nodes,
//! too: their tasks run on reactors of their own.

mod disk_work;
mod faults;
mod files;
mod kernel;
mod network_work;
mod sockets;
#[cfg(test)]
mod tests;
mod trace;
mod world;

use std::cell::RefCell;
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::rc::Rc;

pub use self::faults::{Bites, Draw, FaultPlan, NameOrder, Rate};
use self::files::Errno;
use self::kernel::{Kernel, Open};
pub use self::kernel::{NodeId, ShardKey, Step};
use self::sockets::Waiting;
pub use self::world::World;
use super::backend::{RawSocket, Wait};
use super::operation::{Completion, Descriptor, Operation, Token};
use super::reactor::ReactorStats;
use super::sleep_flag::SleepFlag;
use super::socket::Shutdown;
use super::waker::ShardWaker;
use crate::base::{Monotonic, Position, WallMs};

/// One shard's view of the simulated kernel.
pub struct SimBackend {
    kernel: Rc<RefCell<Kernel>>,
    shard: ShardKey,
    waker: ShardWaker,
}

fn to_io<T>(result: Result<T, Errno>) -> io::Result<T> {
    result.map_err(io::Error::from_raw_os_error)
}

fn concat(slices: &[IoSlice<'_>]) -> Vec<u8> {
    slices.iter().flat_map(|slice| slice.iter().copied()).collect()
}

/// Inline calls: a little, and a nanosecond per byte.
const CALL_NS: u64 = 1_000;

impl SimBackend {
    /// Runs a call as this shard of its node; a shard whose node has crashed gets EIO and changes nothing.
    fn call<T>(&self, call: impl FnOnce(&mut Kernel, usize) -> Result<T, Errno>) -> io::Result<T> {
        let mut kernel = self.kernel.borrow_mut();
        if self.is_gone(&kernel) {
            return Err(io::Error::from_raw_os_error(libc::EIO));
        }
        kernel.charge(self.shard, CALL_NS);
        let node = kernel.node_of(self.shard);
        to_io(call(&mut kernel, node))
    }

    fn is_gone(&self, kernel: &Kernel) -> bool {
        !kernel.shards[self.shard.0].alive
    }

    pub(super) fn submit(&self, token: Token, operation: &mut Operation) {
        let mut kernel = self.kernel.borrow_mut();
        if self.is_gone(&kernel) {
            return;
        }
        let waiting = Waiting { shard: self.shard, token };
        if !kernel.submit_disk(waiting, operation) {
            kernel.submit_network(waiting, operation);
        }
    }

    pub(super) fn cancel(&self, token: Token) {
        let mut kernel = self.kernel.borrow_mut();
        if !self.is_gone(&kernel) {
            kernel.cancel(self.shard, token);
        }
    }

    pub(super) fn reap(&self, completions: &mut Vec<Completion>) {
        completions.append(&mut self.kernel.borrow_mut().shard(self.shard).completions);
    }

    pub(super) fn enter(&self, wait: Wait, flag: &SleepFlag) {
        let mut kernel = self.kernel.borrow_mut();
        if self.is_gone(&kernel) {
            return;
        }
        match wait {
            Wait::No => kernel.end_turn(self.shard, true, None),
            Wait::Until(deadline) => {
                let awake = !flag.try_sleep();
                kernel.end_turn(self.shard, awake, deadline.map(|deadline| deadline.0));
            }
        }
    }

    /// A reactor that ends gets no further completions: what is in flight is forgotten.
    pub(super) fn let_go(&self) -> bool {
        self.kernel.borrow_mut().end_shard(self.shard);
        true
    }

    pub(super) fn clocks(&self) -> (Monotonic, WallMs) {
        let kernel = self.kernel.borrow();
        (Monotonic(kernel.now), WallMs(kernel.wall_ms(kernel.node_of(self.shard))))
    }

    pub(super) fn random_seed(&self) -> u64 {
        self.kernel.borrow_mut().draw.draw_u64()
    }

    pub(super) fn waker(&self) -> ShardWaker {
        self.waker.clone()
    }

    pub(super) fn boot_id(&self) -> String {
        let kernel = self.kernel.borrow();
        let node = kernel.node_of(self.shard);
        format!("simulated-{node}-{}", kernel.nodes[node].boot)
    }

    pub(super) fn add_stats(&self, _: &mut ReactorStats) {}

    pub(super) fn write_now(&self, file: Descriptor, slices: &[IoSlice<'_>], position: Position) -> io::Result<usize> {
        let bytes = concat(slices);
        self.call(|kernel, node| {
            let (inode, _, write) = kernel.open_file(node, file)?;
            if !write {
                return Err(libc::EBADF);
            }
            kernel.charge(self.shard, bytes.len() as u64);
            kernel.write_file(node, inode, position.0, &bytes)
        })
    }

    pub(super) fn read_now(&self, file: Descriptor, buffer: &mut [u8], position: Position) -> io::Result<usize> {
        self.call(|kernel, node| {
            let (inode, _, _) = kernel.open_file(node, file)?;
            let bytes = kernel.read_file(node, inode, position.0, buffer.len())?;
            buffer[..bytes.len()].copy_from_slice(&bytes);
            Ok(bytes.len())
        })
    }

    pub(super) fn file_len(&self, file: Descriptor) -> io::Result<u64> {
        self.call(|kernel, node| {
            let (inode, _, _) = kernel.open_file(node, file)?;
            kernel.nodes[node].disk.len(inode)
        })
    }

    pub(super) fn cached(&self, file: Descriptor, position: Position, length: usize) -> bool {
        let cached = self.call(|kernel, node| {
            let (inode, _, _) = kernel.open_file(node, file)?;
            let cold = kernel.plan.cold_read;
            if kernel.happens(cold) {
                kernel.bites.cold_reads += 1;
                return Ok(false);
            }
            Ok(kernel.nodes[node].disk.read(inode, position.0, length)?.len() == length)
        });
        cached.unwrap_or(false)
    }

    pub(super) fn lock_now(&self, file: Descriptor) -> io::Result<bool> {
        self.call(|kernel, node| {
            let (inode, handle, _) = kernel.open_file(node, file)?;
            kernel.nodes[node].disk.lock(inode, handle)
        })
    }

    pub(super) fn close_file(&self, file: Descriptor) {
        let _ = self.call(|kernel, node| {
            kernel.close(node, file);
            Ok(())
        });
    }

    pub(super) fn listen(&self, address: SocketAddr) -> io::Result<(Descriptor, SocketAddr)> {
        self.call(|kernel, node| kernel.listen(node, address))
    }

    pub(super) fn socket(&self, _: SocketAddr) -> io::Result<Descriptor> {
        self.call(|kernel, node| Ok(kernel.new_descriptor(node, Open::Socket)))
    }

    pub(super) fn accepted(&self, socket: Descriptor) -> io::Result<(RawSocket, SocketAddr)> {
        let addresses = self.call(|kernel, node| {
            let addresses = kernel.end_addresses(self.shard, socket);
            if addresses.is_err() {
                kernel.close(node, socket);
            }
            addresses
        });
        let (_, peer) = addresses?;
        Ok((RawSocket::Sim(socket), peer))
    }

    pub(super) fn adopt(&self, socket: RawSocket) -> Descriptor {
        match socket {
            RawSocket::Sim(descriptor) => descriptor,
            RawSocket::Os(_) => unreachable!("a world has no real sockets"),
        }
    }

    pub(super) fn send_now(&self, socket: Descriptor, slices: &[IoSlice<'_>], _more: bool) -> io::Result<usize> {
        let bytes = concat(slices);
        self.call(|kernel, node| {
            let end = kernel.open_stream(node, socket)?;
            kernel.charge(self.shard, bytes.len() as u64);
            kernel.send_now(end, &bytes)
        })
    }

    pub(super) fn sendfile_now(
        &self,
        socket: Descriptor,
        file: Descriptor,
        position: Position,
        length: usize,
    ) -> io::Result<usize> {
        self.call(|kernel, node| {
            let end = kernel.open_stream(node, socket)?;
            let (inode, _, _) = kernel.open_file(node, file)?;
            let room = kernel.send_room(end)?;
            let bytes = kernel.read_file(node, inode, position.0, length.min(room))?;
            if bytes.is_empty() && kernel.nodes[node].disk.len(inode)? <= position.0 {
                return Ok(0);
            }
            kernel.charge(self.shard, bytes.len() as u64);
            if bytes.is_empty() { Err(libc::EAGAIN) } else { kernel.send_now(end, &bytes) }
        })
    }

    pub(super) fn local_addr(&self, socket: Descriptor) -> io::Result<SocketAddr> {
        Ok(self.call(|kernel, _| kernel.end_addresses(self.shard, socket))?.0)
    }

    pub(super) fn set_send_buffer(&self, socket: Descriptor, bytes: usize) -> io::Result<()> {
        self.call(|kernel, node| {
            let end = kernel.open_stream(node, socket)?;
            if let Some(end) = kernel.network.end(end) {
                // Linux doubles what it is told, to pay for its own bookkeeping.
                end.send_buffer = (bytes * 2).max(4096);
            }
            Ok(())
        })
    }

    pub(super) fn set_receive_buffer(&self, socket: Descriptor, _: usize) -> io::Result<()> {
        self.call(|kernel, node| kernel.open_stream(node, socket).map(|_| ()))
    }

    pub(super) fn shutdown(&self, socket: Descriptor, how: Shutdown) -> io::Result<()> {
        self.call(|kernel, node| {
            let end = kernel.open_stream(node, socket)?;
            kernel.shutdown(end, how)
        })
    }

    pub(super) fn close_socket(&self, socket: Descriptor) {
        self.close_file(socket);
    }
}
