//! Flush tickets of logs, and the plan of flush rounds for one shard and log directory.
//!
//! A round covers what was dirty when it began; at most one is in flight; what comes meanwhile waits for the next.  So
//! rounds per second do not grow with partitions.  Few files are synced one by one in parallel, many by one `syncfs`.
//! The planner is pure and generic over the key by which the shard knows its logs; `run_round` carries a plan out.

use std::hash::Hash;
use std::path::{Path, PathBuf};
use std::time::Duration;

use hashbrown::HashSet;
use smallvec::SmallVec;

use crate::base::{Monotonic, Offset};
use crate::reactor::sync::join_all;
use crate::reactor::{File, Reactor};

use super::error::{Context as _, FileAction, StorageError};
use super::log::Log;
use super::log_state::Held;

/// What must be synced so that everything a log had written when the ticket was made is durable.
pub struct FlushTicket {
    /// First offset it does not cover.
    pub end: Offset,
    generation: u64,
    written_total: u64,
    /// Snapshots up to this offset become durable with it.
    snapshot: Option<Offset>,
    /// Segments whose index files become durable with it.
    sealed: SmallVec<[Offset; 2]>,
    files: SmallVec<[File; 4]>,
    folders: SmallVec<[PathBuf; 2]>,
}

impl FlushTicket {
    /// Syncs it takes if done one by one.
    #[must_use]
    pub fn syncs(&self) -> usize {
        self.files.len() + self.folders.len()
    }
}

impl Log {
    /// Begins a flush: takes note of what is dirty.  `None` if nothing is.
    pub fn begin_flush(&self) -> Option<FlushTicket> {
        let mut state = self.inner.state.borrow_mut();
        let state = &mut *state;
        if state.check_open(&self.inner.folder).is_err() {
            return None;
        }
        let mut files: SmallVec<[File; 4]> = std::mem::take(&mut state.side_files);
        for segment in state.segments.iter_mut().filter(|segment| segment.dirty) {
            if let Some(open) = &segment.files {
                files.push(open.log.clone());
                segment.dirty = false;
            }
        }
        let sealed = state.segments.iter().filter(|segment| segment.index_held == Held::Written);
        let sealed: SmallVec<[Offset; 2]> = sealed.map(|segment| segment.base).collect();
        let mut folders = SmallVec::new();
        if std::mem::take(&mut state.names_unsynced) {
            folders.push(self.inner.folder.clone());
        }
        if std::mem::take(&mut state.folder_unsynced) {
            folders.extend(self.inner.folder.parent().map(Path::to_path_buf));
        }
        if files.is_empty() && folders.is_empty() && state.flushed == state.written {
            return None;
        }
        Some(FlushTicket {
            end: state.written,
            generation: state.generation,
            written_total: state.written_total,
            snapshot: state.snapshots.last().map(|known| known.offset),
            sealed,
            files,
            folders,
        })
    }

    /// All that the ticket names is durable: `flushed()` moves, unless the log was truncated since.
    pub fn flushed_up_to(&self, ticket: &FlushTicket) {
        let mut state = self.inner.state.borrow_mut();
        if state.generation == ticket.generation && state.failed.is_none() {
            state.flushed = state.flushed.max(ticket.end);
            state.flushed_total = state.flushed_total.max(ticket.written_total);
            for base in &ticket.sealed {
                if let Some(segment) = state.segment_by_base(*base) {
                    segment.index_held = Held::Durable;
                }
            }
            for known in &mut state.snapshots {
                if known.held == Held::Written && Some(known.offset) <= ticket.snapshot {
                    known.held = Held::Durable;
                }
            }
        }
    }

    /// Writes and flushes this log alone, now.
    pub async fn flush(&self) -> Result<(), StorageError> {
        self.write_all().await?;
        let Some(ticket) = self.begin_flush() else { return Ok(()) };
        let done = sync_ticket(&self.inner.reactor, &ticket).await;
        match done {
            Ok(()) => self.flushed_up_to(&ticket),
            Err(ref error) => self.fail(error),
        }
        done
    }
}

async fn sync_ticket(reactor: &Reactor, ticket: &FlushTicket) -> Result<(), StorageError> {
    let files = join_all(ticket.files.iter().map(File::sync_data)).await;
    let folder = ticket.folders.first().map_or(Path::new(""), PathBuf::as_path);
    files.into_iter().collect::<std::io::Result<Vec<()>>>().context(FileAction::Flush, folder)?;
    for folder in &ticket.folders {
        reactor.sync_dir(folder).await.context(FileAction::Flush, folder)?;
    }
    Ok(())
}

/// How a round is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlushMethod {
    EachFile,
    WholeFileSystem,
}

/// Carries a round out for the log directory at `root`.  On an error the directory must go offline: what the kernel
/// holds is unknown, and asking again would lie.
pub async fn run_round(
    reactor: &Reactor,
    root: &Path,
    tickets: &[FlushTicket],
    method: FlushMethod,
) -> Result<(), StorageError> {
    match method {
        FlushMethod::WholeFileSystem => reactor.syncfs(root).await.context(FileAction::Flush, root),
        FlushMethod::EachFile => {
            let done = join_all(tickets.iter().map(|ticket| sync_ticket(reactor, ticket))).await;
            done.into_iter().collect()
        }
    }
}

/// How soon a log's bytes must be flushed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// Somebody waits: the next round.
    Now,
    /// Page-cache mode: within the pace.
    Paced,
}

/// How much is written and not flushed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pressure {
    Calm,
    /// Above the soft mark: a round is due.
    Soft,
    /// Above the hard mark: stop reading the sockets that write here.
    Hard,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FlushLimits {
    /// Up to so many syncs are done one by one; more by one `syncfs`.
    pub syncs_max: usize,
    pub pace: Duration,
    pub pace_bytes: u64,
    pub soft_bytes: u64,
    pub hard_bytes: u64,
}

impl Default for FlushLimits {
    fn default() -> FlushLimits {
        FlushLimits {
            syncs_max: 16,
            pace: Duration::from_secs(5),
            // Recovery after a crash scans what is not flushed: a gigabyte takes about half a second.  At 64 MiB the
            // sync did the kernel's writeback in our process and cost a third of the whole append.
            pace_bytes: 1 << 30,
            soft_bytes: 1 << 30,
            hard_bytes: 2 << 30,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FlushStats {
    pub rounds: u64,
    pub logs: u64,
    pub syncs: u64,
    pub syncfs: u64,
    pub bytes: u64,
}

/// Plans the rounds of one shard and log directory.
pub struct FlushPlanner<K> {
    limits: FlushLimits,
    dirty: Vec<K>,
    member: HashSet<K>,
    dirty_bytes: u64,
    urgent: bool,
    /// When the first paced log became dirty.
    paced_since: Option<Monotonic>,
    in_flight: bool,
    in_flight_bytes: u64,
    stats: FlushStats,
}

impl<K: Copy + Eq + Hash> FlushPlanner<K> {
    #[must_use]
    pub fn new(limits: FlushLimits) -> FlushPlanner<K> {
        FlushPlanner {
            limits,
            dirty: Vec::new(),
            member: HashSet::new(),
            dirty_bytes: 0,
            urgent: false,
            paced_since: None,
            in_flight: false,
            in_flight_bytes: 0,
            stats: FlushStats::default(),
        }
    }

    /// `bytes` more were written to the log `key`.
    pub fn mark(&mut self, key: K, bytes: u64, urgency: Urgency, now: Monotonic) {
        if self.member.insert(key) {
            self.dirty.push(key);
        }
        self.dirty_bytes += bytes;
        match urgency {
            Urgency::Now => self.urgent = true,
            Urgency::Paced => self.paced_since = self.paced_since.or(Some(now)),
        }
    }

    /// The log is gone.
    pub fn forget(&mut self, key: K) {
        if self.member.remove(&key) {
            self.dirty.retain(|dirty| *dirty != key);
            if self.dirty.is_empty() {
                // Suppose this stayed: `due_at` would name a time at which nothing is due, and whoever sleeps until
                // then would ask again at once, for ever; and bytes of a deleted log would hold writers back.
                self.dirty_bytes = 0;
                self.urgent = false;
                self.paced_since = None;
            }
        }
    }

    /// Is it time to begin a round?
    #[must_use]
    pub fn is_due(&self, now: Monotonic) -> bool {
        let paced = self.paced_since.is_some_and(|since| now.since(since) >= self.limits.pace);
        let much = self.dirty_bytes >= self.limits.pace_bytes.min(self.limits.soft_bytes);
        !self.in_flight && !self.dirty.is_empty() && (self.urgent || paced || much)
    }

    /// When `is_due` becomes true by time alone.
    #[must_use]
    pub fn due_at(&self) -> Option<Monotonic> {
        let since = self.paced_since.filter(|_| !self.in_flight)?;
        Some(since.plus(self.limits.pace))
    }

    /// Begins a round: the logs it covers, in the order they became dirty.  Empty if it is not time.
    pub fn begin(&mut self, now: Monotonic) -> Vec<K> {
        if !self.is_due(now) {
            return Vec::new();
        }
        self.in_flight = true;
        self.in_flight_bytes = std::mem::take(&mut self.dirty_bytes);
        self.urgent = false;
        self.paced_since = None;
        self.member.clear();
        self.stats.rounds += 1;
        self.stats.logs += self.dirty.len() as u64;
        std::mem::take(&mut self.dirty)
    }

    /// How to carry the round out that has these tickets.
    pub fn method(&mut self, tickets: &[FlushTicket]) -> FlushMethod {
        let syncs: usize = tickets.iter().map(FlushTicket::syncs).sum();
        if syncs > self.limits.syncs_max {
            self.stats.syncfs += 1;
            FlushMethod::WholeFileSystem
        } else {
            self.stats.syncs += syncs as u64;
            FlushMethod::EachFile
        }
    }

    /// The round in flight is over, well or not.
    pub fn finish(&mut self) {
        self.in_flight = false;
        self.stats.bytes += std::mem::take(&mut self.in_flight_bytes);
    }

    #[must_use]
    pub fn in_flight(&self) -> bool {
        self.in_flight
    }

    #[must_use]
    pub fn unflushed_bytes(&self) -> u64 {
        self.dirty_bytes + self.in_flight_bytes
    }

    #[must_use]
    pub fn pressure(&self) -> Pressure {
        match self.unflushed_bytes() {
            bytes if bytes >= self.limits.hard_bytes => Pressure::Hard,
            bytes if bytes >= self.limits.soft_bytes => Pressure::Soft,
            _ => Pressure::Calm,
        }
    }

    #[must_use]
    pub fn stats(&self) -> FlushStats {
        self.stats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const T0: Monotonic = Monotonic(0);

    #[test]
    fn one_round_is_in_flight_and_covers_what_was_dirty_at_its_start() {
        let mut planner = FlushPlanner::new(FlushLimits::default());
        planner.mark(1, 10, Urgency::Now, T0);
        planner.mark(2, 10, Urgency::Now, T0);
        planner.mark(1, 10, Urgency::Now, T0);
        assert_eq!(planner.begin(T0), [1, 2]);
        planner.mark(1, 5, Urgency::Now, T0);
        assert!(planner.begin(T0).is_empty(), "one at a time");
        assert_eq!(planner.unflushed_bytes(), 35);
        planner.finish();
        assert_eq!(planner.begin(T0), [1], "what came meanwhile is the next round's");
        planner.finish();
        assert!(planner.begin(T0).is_empty());
        assert_eq!((planner.stats().rounds, planner.stats().logs, planner.stats().bytes), (2, 3, 35));
    }

    #[test]
    fn paced_logs_wait_for_time_or_bytes_or_an_urgent_one() {
        let mut planner = FlushPlanner::new(FlushLimits::default());
        planner.mark(1, 1, Urgency::Paced, T0);
        assert!(!planner.is_due(T0));
        let due = planner.due_at().unwrap();
        assert_eq!(due, T0.plus(Duration::from_secs(5)));
        assert!(planner.is_due(due));
        planner.mark(2, 1, Urgency::Now, T0);
        assert_eq!(planner.begin(T0), [1, 2], "an urgent round takes the paced ones along");
        planner.finish();
        planner.mark(1, FlushLimits::default().pace_bytes, Urgency::Paced, T0);
        assert!(planner.is_due(T0));
    }

    #[test]
    fn when_the_last_dirty_log_is_gone_nothing_is_due_and_nothing_presses() {
        let mut planner = FlushPlanner::new(FlushLimits { soft_bytes: 100, hard_bytes: 200, ..Default::default() });
        planner.mark(1, 150, Urgency::Paced, T0);
        planner.mark(2, 150, Urgency::Now, T0);
        planner.forget(1);
        assert!(planner.due_at().is_some(), "one is left");
        planner.forget(2);
        assert_eq!((planner.due_at(), planner.pressure()), (None, Pressure::Calm));
    }

    #[test]
    fn pressure_counts_the_round_in_flight() {
        let mut planner = FlushPlanner::new(FlushLimits { soft_bytes: 100, hard_bytes: 200, ..Default::default() });
        planner.mark(1, 99, Urgency::Now, T0);
        assert_eq!(planner.pressure(), Pressure::Calm);
        planner.mark(1, 1, Urgency::Now, T0);
        assert_eq!(planner.pressure(), Pressure::Soft);
        planner.begin(T0);
        planner.mark(1, 100, Urgency::Now, T0);
        assert_eq!(planner.pressure(), Pressure::Hard);
        planner.finish();
        assert_eq!(planner.pressure(), Pressure::Soft);
    }

    #[test]
    fn a_deleted_log_is_not_flushed() {
        let mut planner = FlushPlanner::new(FlushLimits::default());
        planner.mark(1, 1, Urgency::Now, T0);
        planner.mark(2, 1, Urgency::Now, T0);
        planner.forget(1);
        assert_eq!(planner.begin(T0), [2]);
    }
}
