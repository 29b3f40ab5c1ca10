//! The seam between a shard and the machine: one reactor per shard, on io_uring or on a simulated kernel.
//!
//! Everything that a shard learns from outside comes through here: bytes of sockets and files, time, randomness.
//! Nothing in this folder is `Send` except [`ShardWaker`], [`SocketDescriptor`] and [`FileHandle`]; there are no
//! thread-locals and no statics, so several reactors may share a thread (the simulation does that).
//!
//! The map:
//!
//! | file | what |
//! | --- | --- |
//! | `reactor.rs` | [`Reactor`]: the turn, clocks, randomness, counters; [`OwnedReactor`] ends it |
//! | `executor.rs` | tasks in a slab, ready queue, the id of the task being polled |
//! | `operation.rs` | what may be in flight, and the slab that owns its memory and descriptors until it is reaped |
//! | `socket.rs`, `file.rs`, `folder.rs`, `timer.rs` | the futures that a shard awaits |
//! | `sync.rs` | one-core signalling between tasks |
//! | `waker.rs`, `sleep_flag.rs` | the one thing other threads may do to a reactor: wake it |
//! | `backend.rs` | the two machines behind the seam |
//! | `backend_uring/` | Linux: the ring, inline calls, a helper thread for what the ring lacks, the probe at start |
//! | `backend_sim/` | the simulated kernel: sockets, files that lose unsynced data, a clock, faults from a seed |
//!
//! Two kinds of operation. *Submitted* ones are futures (`recv`, `sync_data`, `open`, ...): which thread runs them is
//! the backend's business.  *Now* ones answer at once (`write_now`, `sendfile_now`, ...): they are calls that cost
//! less inline than through the ring.
//!
//! What must hold: memory and descriptors that the kernel may touch belong to the operation slab until the
//! completion is reaped, whatever happens to the future; a cancel is a request.

mod backend;
#[cfg(any(test, feature = "sim"))]
pub mod backend_sim;
mod backend_uring;
#[cfg(test)]
mod conformance;
mod executor;
mod file;
mod folder;
mod operation;
#[allow(clippy::module_inception)]
mod reactor;
mod sleep_flag;
mod socket;
pub mod sync;
mod timer;
mod waker;

/// The atomics under [`sleep_flag`]; the loom test puts loom's in their place.
mod atomics {
    pub(crate) use std::sync::atomic::{AtomicU8, Ordering, fence};
}

pub use backend::Backend;
pub use backend_uring::{UringBackend, UringConfig, UringError};
pub use executor::TaskId;
pub use file::{File, FileHandle, OpenFlags};
pub use folder::{DirEntry, FreeSpace, Metadata};
pub use operation::Chunks;
pub use reactor::{OwnedReactor, Reactor, ReactorStats};
pub use socket::{Listener, Shutdown, Socket, SocketDescriptor};
pub use timer::{Elapsed, Sleep};
pub use waker::ShardWaker;
