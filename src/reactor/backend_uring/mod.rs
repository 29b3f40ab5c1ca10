//! Linux: one ring per core, calls that are cheaper inline, a helper thread for what the ring lacks.
//!
//! Owned by one reactor, made on the thread that runs it (SINGLE_ISSUER).  One `io_uring_enter` per turn: it submits
//! what the turn queued and waits for news.  What must hold: every pointer in a submission points into heap memory
//! owned by the operation in the slab, or by this backend (the bell's counter), until its completion is reaped.

mod helper;
mod probe;
mod ring;
mod submission;
mod syscalls;

use std::cell::{Cell, RefCell};
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::os::fd::{FromRawFd as _, IntoRawFd as _, OwnedFd};
use std::time::Duration;

use nix::sys::eventfd::{EfdFlags, EventFd};
use nix::time::ClockId;

use self::helper::{Helper, Job};
pub use self::probe::UringError;
use self::ring::Ring;
use super::backend::{RawSocket, Wait};
use super::operation::{Completion, Descriptor, Detail, Operation, Token};
use super::reactor::ReactorStats;
use super::sleep_flag::SleepFlag;
use super::socket::Shutdown;
use super::waker::ShardWaker;
use crate::base::{Monotonic, Position, WallMs};

/// Sizes and habits of one ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UringConfig {
    /// Submissions that one system call takes; more cost further calls.
    pub submission_entries: u32,
    /// Completions that wait in shared memory; more wait in the kernel.
    pub completion_entries: u32,
    /// How long a turn looks for completions before it sleeps, after recent work.  Zero: never.
    pub spin: Duration,
}

impl Default for UringConfig {
    fn default() -> UringConfig {
        UringConfig { submission_entries: 512, completion_entries: 4096, spin: Duration::from_micros(20) }
    }
}

/// The machine of one reactor on Linux.
pub struct UringBackend {
    ring: RefCell<Ring>,
    waker: ShardWaker,
    helper: RefCell<Option<Helper>>,
    /// Jobs that the helper has not answered: its queue is looked at only then.
    helping: Cell<usize>,
    /// Completions made here, without the kernel (the helper thread could not be started).
    made_up: RefCell<Vec<Completion>>,
    /// A bug put in on purpose: fdatasync answers and does nothing.  A campaign that cuts the disk off must find it.
    #[cfg(feature = "planted-bugs")]
    data_sync_skipped: bool,
}

impl UringBackend {
    /// Looks whether this machine lets us use io_uring as we must, and makes a ring.  Call it on the thread that will
    /// run the reactor.
    pub fn open(config: UringConfig) -> Result<UringBackend, UringError> {
        probe::check_kernel()?;
        let bell = EventFd::from_flags(EfdFlags::EFD_CLOEXEC).map_err(|errno| UringError::Other(errno.into()))?;
        // SAFETY: the number was just given up by `bell`.
        let bell = unsafe { OwnedFd::from_raw_fd(OwnedFd::from(bell).into_raw_fd()) };
        let waker = ShardWaker::new(Some(bell));
        let ring = Ring::open(config, waker.bell()).map_err(probe::explain_setup)?;
        probe::check_operations(&ring)?;
        Ok(UringBackend {
            ring: RefCell::new(ring),
            waker,
            helper: RefCell::new(None),
            helping: Cell::new(0),
            made_up: RefCell::default(),
            #[cfg(feature = "planted-bugs")]
            data_sync_skipped: std::env::var_os("MILLRACE_TEST_SKIP_FSYNC").is_some(),
        })
    }

    pub(super) fn submit(&self, token: Token, operation: &mut Operation) {
        #[cfg(feature = "planted-bugs")]
        if self.data_sync_skipped && matches!(operation, Operation::Sync { data_only: true, .. }) {
            self.made_up.borrow_mut().push(Completion { token, result: 0, detail: Detail::None });
            return;
        }
        match submission::entry_or_job(operation) {
            submission::Planned::Entry(entry) => self.ring.borrow_mut().push(entry.user_data(token.0)),
            submission::Planned::Job(job) => self.help(token, job),
        }
    }

    fn help(&self, token: Token, job: Job) {
        let mut helper = self.helper.borrow_mut();
        if helper.is_none() {
            *helper = Helper::start(self.waker.clone()).ok();
        }
        if helper.as_ref().is_some_and(|helper| helper.submit(token, job)) {
            self.helping.set(self.helping.get() + 1);
        } else {
            // No thread to be had: the caller sees EAGAIN's permanent cousin and decides.
            self.made_up.borrow_mut().push(Completion { token, result: -libc::ENOMEM, detail: Detail::None });
        }
    }

    pub(super) fn cancel(&self, token: Token) {
        self.ring.borrow_mut().push(submission::cancel(token));
    }

    pub(super) fn reap(&self, completions: &mut Vec<Completion>) {
        self.ring.borrow_mut().reap(completions);
        completions.append(&mut self.made_up.borrow_mut());
        if self.helping.get() > 0
            && let Some(helper) = &*self.helper.borrow()
        {
            let before = completions.len();
            helper.reap(completions);
            self.helping.set(self.helping.get() - (completions.len() - before));
        }
    }

    pub(super) fn enter(&self, wait: Wait, flag: &SleepFlag) {
        let wait = if self.made_up.borrow().is_empty() { wait } else { Wait::No };
        self.ring.borrow_mut().enter(wait, flag);
    }

    pub(super) fn clocks(&self) -> (Monotonic, WallMs) {
        (monotonic(), WallMs((syscalls::clock_ns(ClockId::CLOCK_REALTIME) / 1_000_000) as i64))
    }

    pub(super) fn random_seed(&self) -> u64 {
        let mut seed = [0u8; 8];
        // SAFETY: the kernel writes at most 8 bytes into `seed`.
        let read = unsafe { libc::getrandom(seed.as_mut_ptr().cast(), seed.len(), 0) };
        assert_eq!(read, 8, "getrandom gives up to 256 bytes at once, on every kernel that has io_uring");
        u64::from_ne_bytes(seed)
    }

    pub(super) fn waker(&self) -> ShardWaker {
        self.waker.clone()
    }

    pub(super) fn boot_id(&self) -> String {
        std::fs::read_to_string("/proc/sys/kernel/random/boot_id").map_or(String::new(), |id| id.trim().to_owned())
    }

    pub(super) fn add_stats(&self, stats: &mut ReactorStats) {
        self.ring.borrow().add_stats(stats);
    }

    pub(super) fn write_now(&self, file: Descriptor, slices: &[IoSlice<'_>], position: Position) -> io::Result<usize> {
        syscalls::write_now(file, slices, position)
    }

    pub(super) fn read_now(&self, file: Descriptor, buffer: &mut [u8], position: Position) -> io::Result<usize> {
        syscalls::read_now(file, buffer, position)
    }

    pub(super) fn file_len(&self, file: Descriptor) -> io::Result<u64> {
        syscalls::file_len(file)
    }

    pub(super) fn cached(&self, file: Descriptor, position: Position, length: usize) -> bool {
        syscalls::cached(file, position, length)
    }

    pub(super) fn lock_now(&self, file: Descriptor) -> io::Result<bool> {
        syscalls::lock_now(file)
    }

    pub(super) fn close_file(&self, file: Descriptor) {
        syscalls::close(file);
    }

    pub(super) fn listen(&self, address: SocketAddr) -> io::Result<(Descriptor, SocketAddr)> {
        syscalls::listen(address)
    }

    pub(super) fn socket(&self, address: SocketAddr) -> io::Result<Descriptor> {
        syscalls::stream_socket(address)
    }

    pub(super) fn accepted(&self, socket: Descriptor) -> io::Result<(RawSocket, SocketAddr)> {
        let owned = syscalls::own(socket);
        let peer = syscalls::peer_addr(socket)?;
        syscalls::prepare_stream(socket)?;
        Ok((RawSocket::Os(owned), peer))
    }

    pub(super) fn adopt(&self, socket: RawSocket) -> Descriptor {
        match socket {
            RawSocket::Os(owned) => owned.into_raw_fd(),
            #[cfg(any(test, feature = "sim"))]
            RawSocket::Sim(_) => unreachable!("a simulated socket stays in its world"),
        }
    }

    pub(super) fn send_now(&self, socket: Descriptor, slices: &[IoSlice<'_>], more: bool) -> io::Result<usize> {
        syscalls::send_now(socket, slices, more)
    }

    pub(super) fn sendfile_now(
        &self,
        socket: Descriptor,
        file: Descriptor,
        position: Position,
        length: usize,
    ) -> io::Result<usize> {
        syscalls::sendfile_now(socket, file, position, length)
    }

    pub(super) fn local_addr(&self, socket: Descriptor) -> io::Result<SocketAddr> {
        syscalls::local_addr(socket)
    }

    pub(super) fn set_send_buffer(&self, socket: Descriptor, bytes: usize) -> io::Result<()> {
        syscalls::set_send_buffer(socket, bytes)
    }

    pub(super) fn set_receive_buffer(&self, socket: Descriptor, bytes: usize) -> io::Result<()> {
        syscalls::set_receive_buffer(socket, bytes)
    }

    pub(super) fn shutdown(&self, socket: Descriptor, how: Shutdown) -> io::Result<()> {
        syscalls::shutdown(socket, how)
    }

    pub(super) fn close_socket(&self, socket: Descriptor) {
        syscalls::close(socket);
    }
}

fn monotonic() -> Monotonic {
    Monotonic(syscalls::clock_ns(ClockId::CLOCK_MONOTONIC))
}
