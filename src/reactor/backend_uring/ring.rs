//! The ring itself: pushing, reaping, spinning, sleeping.
//!
//! What must hold: a full submission queue costs a call, never a lost entry; a completion queue that overflowed is
//! emptied before more is submitted; the core sleeps only with its bell armed and its flag up.

use std::io;
use std::time::Duration;

use io_uring::{IoUring, cqueue, register, squeue, types};

use super::super::backend::Wait;
use super::super::operation::{Completion, Detail, Token};
use super::super::reactor::ReactorStats;
use super::super::sleep_flag::SleepFlag;
use super::{UringConfig, monotonic, submission};
use crate::base::Monotonic;

pub(super) struct Ring {
    ring: IoUring,
    bell: i32,
    bell_armed: bool,
    /// Where the kernel puts the bell's count; nobody reads it.
    bell_counter: Box<u64>,
    spin: Duration,
    /// Rises when spinning paid, falls when it did not: at zero only every 16th chance is taken.
    spin_credit: u32,
    spin_chances: u32,
    /// The last look brought completions, or the bell.
    recent_work: bool,
    enters: u64,
    spins: u64,
    spins_that_paid: u64,
    spin_ns: u64,
    blocked_ns: u64,
}

const SPIN_CREDIT_MAX: u32 = 64;
const SPIN_CREDIT_FOR_PAID: u32 = 4;
const SPIN_SELDOM: u32 = 16;

impl Ring {
    pub(super) fn open(config: UringConfig, bell: i32) -> io::Result<Ring> {
        let ring = IoUring::builder()
            .setup_single_issuer()
            .setup_defer_taskrun()
            .setup_taskrun_flag()
            .setup_submit_all()
            .setup_cqsize(config.completion_entries)
            .setup_clamp()
            .dontfork()
            .build(config.submission_entries)?;
        Ok(Ring {
            ring,
            bell,
            bell_armed: false,
            bell_counter: Box::new(0),
            spin: config.spin,
            spin_credit: SPIN_CREDIT_MAX / 2,
            spin_chances: 0,
            recent_work: false,
            enters: 0,
            spins: 0,
            spins_that_paid: 0,
            spin_ns: 0,
            blocked_ns: 0,
        })
    }

    /// Which operations the kernel knows.
    pub(super) fn probe(&self) -> io::Result<register::Probe> {
        let mut probe = register::Probe::new();
        self.ring.submitter().register_probe(&mut probe)?;
        Ok(probe)
    }

    pub(super) fn push(&mut self, entry: squeue::Entry) {
        loop {
            // SAFETY: see the head of submission.rs: what the entry points to lives in the slab until its completion.
            let pushed = unsafe { self.ring.submission().push(&entry) };
            if pushed.is_ok() {
                return;
            }
            // Full.  Submitting makes room; an overflowed completion queue (EBUSY) does not forbid it since 5.19.
            self.enter_kernel(0, None);
        }
    }

    pub(super) fn reap(&mut self, completions: &mut Vec<Completion>) {
        let before = completions.len();
        for entry in self.ring.completion() {
            match entry.user_data() {
                submission::BELL => {
                    self.bell_armed = false;
                    self.recent_work = true;
                }
                submission::CANCEL => {}
                token => {
                    let more = cqueue::sock_nonempty(entry.flags());
                    let detail = if more { Detail::MoreToReceive } else { Detail::None };
                    completions.push(Completion { token: Token(token), result: entry.result(), detail });
                }
            }
        }
        self.recent_work |= completions.len() > before;
    }

    pub(super) fn enter(&mut self, wait: Wait, flag: &SleepFlag) {
        let Wait::Until(deadline) = wait else {
            if self.has_business() {
                self.enter_kernel(0, None);
            }
            return;
        };
        let recent_work = std::mem::take(&mut self.recent_work);
        if recent_work && self.may_spin() {
            if self.has_business() {
                self.enter_kernel(0, None);
            }
            if self.has_completions() || self.spin(deadline, flag) {
                return;
            }
        }
        if self.has_completions() || !self.arm_bell() || !flag.try_sleep() {
            if self.has_business() {
                self.enter_kernel(0, None);
            }
            return;
        }
        let before = monotonic();
        let timeout = deadline.map(|deadline| deadline.since(before));
        self.enter_kernel(1, timeout);
        self.blocked_ns += monotonic().since(before).as_nanos() as u64;
    }

    /// True once the bell will wake us.
    fn arm_bell(&mut self) -> bool {
        if !self.bell_armed {
            let counter = &raw mut *self.bell_counter;
            self.push(submission::bell(self.bell, counter));
            self.bell_armed = true;
        }
        true
    }

    /// Something for the kernel: entries to take, work that it put off, completions that did not fit.
    fn has_business(&mut self) -> bool {
        let queue = self.ring.submission();
        !queue.is_empty() || queue.taskrun() || queue.cq_overflow()
    }

    fn has_completions(&mut self) -> bool {
        !self.ring.completion().is_empty()
    }

    fn may_spin(&mut self) -> bool {
        if self.spin.is_zero() {
            return false;
        }
        self.spin_chances = self.spin_chances.wrapping_add(1);
        self.spin_credit > 0 || self.spin_chances.is_multiple_of(SPIN_SELDOM)
    }

    /// Looks for news without sleeping.  True: there is some.
    fn spin(&mut self, deadline: Option<Monotonic>, flag: &SleepFlag) -> bool {
        let start = monotonic();
        let end = start.plus(self.spin).min(deadline.unwrap_or(Monotonic(u64::MAX)));
        self.spins += 1;
        let mut now = start;
        let mut found = false;
        while !found && now < end {
            for _ in 0..8 {
                std::hint::spin_loop();
                if self.has_business() || self.has_completions() || flag.is_notified() {
                    found = true;
                    break;
                }
            }
            now = monotonic();
        }
        self.spin_ns += now.since(start).as_nanos() as u64;
        if found {
            self.spins_that_paid += 1;
            self.spin_credit = (self.spin_credit + SPIN_CREDIT_FOR_PAID).min(SPIN_CREDIT_MAX);
            if self.has_business() {
                self.enter_kernel(0, None);
            }
        } else {
            self.spin_credit = self.spin_credit.saturating_sub(1);
        }
        // A timer that is due counts as news.
        found || deadline.is_some_and(|deadline| deadline <= now)
    }

    /// The system call.  It always runs the work that the kernel put off (GETEVENTS).
    fn enter_kernel(&mut self, want: u32, timeout: Option<Duration>) {
        const GETEVENTS: u32 = 1;
        const EXT_ARG: u32 = 8;
        self.enters += 1;
        let queued = {
            let mut queue = self.ring.submission();
            queue.sync();
            queue.len() as u32
        };
        let timespec = timeout.map(types::Timespec::from);
        let mut arguments = types::SubmitArgs::new();
        if let Some(timespec) = &timespec {
            arguments = arguments.timespec(timespec);
        }
        let flags = GETEVENTS | EXT_ARG;
        // SAFETY: the arguments are what EXT_ARG says they are and live through the call; what the queued entries
        // point to lives in the slab.
        let entered = unsafe { self.ring.submitter().enter(queued, want, flags, Some(&arguments)) };
        match entered {
            Ok(_) => {}
            Err(error) => match error.raw_os_error() {
                // A timeout, a signal, a completion queue to be emptied first, no memory just now: the entries that
                // were not taken stay queued, and the next turn comes back here.
                Some(libc::ETIME | libc::EINTR | libc::EBUSY | libc::EAGAIN | libc::ENOMEM) => {}
                _ => panic!("io_uring_enter refuses a call that it took before: {error}"),
            },
        }
    }

    pub(super) fn add_stats(&self, stats: &mut ReactorStats) {
        stats.enters += self.enters;
        stats.spins += self.spins;
        stats.spins_that_paid += self.spins_that_paid;
        stats.spin_ns += self.spin_ns;
        stats.blocked_ns += self.blocked_ns;
    }
}
