//! The marks of one replica and the rules by which they move.  Pure: no I/O, no clock.
//!
//! One node is its own ISR, so the high watermark is what this replica has made safe: its flushed end
//! (durability `fsync`) or its written end (`page-cache`).  Replication will take the minimum over the ISR here.
//!
//! Invariants: `start <= high_watermark <= written <= end`, `flushed <= written`, and the high watermark never falls.

use std::collections::VecDeque;

use super::ticket::{Ticket, Watch};
use crate::base::{Offset, WallMs};
use crate::config::Durability;

/// When the producer of a batch wants to hear of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Acks {
    /// Once the batch is in this replica's log (acks=1; acks=0 too, whose answer is silence or a closed connection).
    Leader,
    /// Once the batch is below the high watermark (acks=all).
    All,
}

/// Positions within one log; each names the next record, so all but `start` are exclusive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogMarks {
    /// First record that may be read.
    pub start: Offset,
    /// First record that no consumer may see yet.
    pub high_watermark: Offset,
    /// First record not yet on stable storage.
    pub flushed: Offset,
    /// First record not yet handed to the kernel.
    pub written: Offset,
    /// The next record's offset.
    pub end: Offset,
}

/// Where a batch came to lie, or came to lie when it was first sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended {
    pub base: Offset,
    pub last: Offset,
    /// Set on topics with LogAppendTime.
    pub append_time: Option<WallMs>,
}

/// Why a batch is not in the log, or cannot be said to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AppendFailure {
    /// The log directory failed; the batch may or may not be there after a restart.
    StorageOffline,
    /// The disk is too full to take it; nothing was appended.
    DiskFull,
    /// The batch is larger than a segment may be.
    LargerThanSegment,
    /// The topic was deleted, or the broker stops.
    Gone,
    /// No such partition on this shard: metadata moved on.
    NotHere,
    /// Not the producer's next sequence number and none of its last five batches.
    OutOfOrderSequence,
    /// A newer incarnation of this producer id has written here.
    InvalidProducerEpoch,
}

/// What somebody waited for has come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    Append {
        ticket: Ticket,
        result: Result<Appended, AppendFailure>,
        /// The log's start at that time, which produce answers carry since version 5.
        log_start: Offset,
    },
    Fire(Watch),
}

#[derive(Debug)]
struct Waiting {
    ticket: Ticket,
    appended: Appended,
}

/// See the file's head.
#[derive(Debug)]
pub struct Replica {
    marks: LogMarks,
    durability: Durability,
    /// Both in offset order, since they are filled in append order; duplicates wait where their original lies.
    awaiting_write: VecDeque<Waiting>,
    awaiting_commit: VecDeque<Waiting>,
    watches: Vec<Watch>,
}

impl Replica {
    /// A replica whose log was just opened.  What a killed process wrote may be in the page cache only: until it is
    /// flushed, a partition with durability `fsync` shows it to nobody.
    #[must_use]
    pub fn opened(start: Offset, flushed: Offset, end: Offset, durability: Durability) -> Replica {
        let high_watermark = match durability {
            Durability::Fsync => flushed,
            Durability::PageCache => end,
        };
        Replica {
            marks: LogMarks { start, high_watermark, flushed, written: end, end },
            durability,
            awaiting_write: VecDeque::new(),
            awaiting_commit: VecDeque::new(),
            watches: Vec::new(),
        }
    }

    #[must_use]
    pub fn marks(&self) -> LogMarks {
        self.marks
    }

    #[must_use]
    pub fn durability(&self) -> Durability {
        self.durability
    }

    /// Takes effect for what is appended from now on, and for what waits once the next mark moves.
    pub fn set_durability(&mut self, durability: Durability, done: &mut Vec<Done>) {
        self.durability = durability;
        self.advance(done);
    }

    /// Deletes below `start` (retention, DeleteRecords).
    pub fn set_start(&mut self, start: Offset) {
        debug_assert!(start <= self.marks.high_watermark);
        self.marks.start = self.marks.start.max(start.min(self.marks.high_watermark));
    }

    /// A batch was queued at the end of the log.
    pub fn appended(&mut self, appended: Appended, acks: Acks, ticket: Ticket) {
        debug_assert_eq!(appended.base, self.marks.end);
        self.marks.end = appended.last.plus(1);
        let waiting = Waiting { ticket, appended };
        match acks {
            Acks::Leader => self.awaiting_write.push_back(waiting),
            Acks::All => self.awaiting_commit.push_back(waiting),
        }
    }

    /// A batch came again.  The answer waits as its original's would: an answer ahead of the high watermark
    /// would acknowledge what a crash can still take back.
    pub fn duplicate(&mut self, appended: Appended, acks: Acks, ticket: Ticket, done: &mut Vec<Done>) {
        let waiting = Waiting { ticket, appended };
        let (mark, queue) = match acks {
            Acks::Leader => (self.marks.written, &mut self.awaiting_write),
            Acks::All => (self.marks.high_watermark, &mut self.awaiting_commit),
        };
        if appended.last < mark {
            done.push(answer(waiting, self.marks.start));
        } else {
            let at = queue.partition_point(|w| w.appended.last <= appended.last);
            queue.insert(at, waiting);
        }
    }

    /// Everything below `written` was handed to the kernel.
    pub fn wrote(&mut self, written: Offset, done: &mut Vec<Done>) {
        debug_assert!(written <= self.marks.end);
        self.marks.written = self.marks.written.max(written.min(self.marks.end));
        answer_below(&mut self.awaiting_write, self.marks.written, self.marks.start, done);
        self.advance(done);
    }

    /// Everything below `flushed` is on stable storage.
    pub fn flushed(&mut self, flushed: Offset, done: &mut Vec<Done>) {
        debug_assert!(flushed <= self.marks.written);
        self.marks.flushed = self.marks.flushed.max(flushed.min(self.marks.written));
        self.advance(done);
    }

    /// Asks to hear, once, when the high watermark is above `seen`.
    pub fn watch(&mut self, seen: Offset, watch: Watch, done: &mut Vec<Done>) {
        if self.marks.high_watermark > seen { done.push(Done::Fire(watch)) } else { self.watches.push(watch) }
    }

    /// Forgets every watch of one parked fetch: it was answered.
    pub fn unwatch(&mut self, origin: crate::base::ShardId, key: u64) {
        self.watches.retain(|w| !(w.origin == origin && w.key == key));
    }

    /// Nobody will be served any more.
    pub fn fail(&mut self, failure: AppendFailure, done: &mut Vec<Done>) {
        let waiting = self.awaiting_write.drain(..).chain(self.awaiting_commit.drain(..));
        let log_start = self.marks.start;
        done.extend(waiting.map(|w| Done::Append { ticket: w.ticket, result: Err(failure), log_start }));
        done.extend(self.watches.drain(..).map(Done::Fire));
    }

    fn advance(&mut self, done: &mut Vec<Done>) {
        let safe = match self.durability {
            Durability::Fsync => self.marks.flushed,
            Durability::PageCache => self.marks.written,
        };
        if safe <= self.marks.high_watermark {
            return;
        }
        self.marks.high_watermark = safe;
        answer_below(&mut self.awaiting_commit, safe, self.marks.start, done);
        done.extend(self.watches.drain(..).map(Done::Fire));
    }
}

fn answer_below(waiting: &mut VecDeque<Waiting>, mark: Offset, log_start: Offset, done: &mut Vec<Done>) {
    while waiting.front().is_some_and(|w| w.appended.last < mark) {
        if let Some(waiting) = waiting.pop_front() {
            done.push(answer(waiting, log_start));
        }
    }
}

fn answer(waiting: Waiting, log_start: Offset) -> Done {
    Done::Append { ticket: waiting.ticket, result: Ok(waiting.appended), log_start }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::ShardId;

    fn ticket(key: u64) -> Ticket {
        Ticket { origin: ShardId(0), key, part: 0 }
    }

    fn batch(base: i64, last: i64) -> Appended {
        Appended { base: Offset(base), last: Offset(last), append_time: None }
    }

    fn answered(done: &[Done]) -> Vec<u64> {
        done.iter()
            .filter_map(|d| match d {
                Done::Append { ticket, result: Ok(_), .. } => Some(ticket.key),
                _ => None,
            })
            .collect()
    }

    fn fsync_replica() -> Replica {
        Replica::opened(Offset(0), Offset(0), Offset(0), Durability::Fsync)
    }

    #[test]
    fn acks_all_on_an_fsync_topic_is_answered_by_the_flush_and_not_by_the_write() {
        let (mut replica, mut done) = (fsync_replica(), Vec::new());
        replica.appended(batch(0, 9), Acks::All, ticket(1));
        let end = replica.marks().end;
        replica.wrote(end, &mut done);
        assert!(done.is_empty());
        replica.flushed(Offset(10), &mut done);
        assert_eq!(answered(&done), [1]);
        assert_eq!(replica.marks().high_watermark, Offset(10));
    }

    #[test]
    fn acks_all_on_a_page_cache_topic_is_answered_by_the_write() {
        let (mut replica, mut done) =
            (Replica::opened(Offset(0), Offset(0), Offset(0), Durability::PageCache), Vec::new());
        replica.appended(batch(0, 9), Acks::All, ticket(1));
        assert!(done.is_empty());
        let end = replica.marks().end;
        replica.wrote(end, &mut done);
        assert_eq!(answered(&done), [1]);
    }

    #[test]
    fn acks_one_is_answered_by_the_write_but_stays_invisible_until_the_flush() {
        let (mut replica, mut done) = (fsync_replica(), Vec::new());
        replica.appended(batch(0, 0), Acks::Leader, ticket(1));
        let end = replica.marks().end;
        replica.wrote(end, &mut done);
        assert_eq!(answered(&done), [1]);
        assert_eq!(replica.marks().high_watermark, Offset(0));
    }

    #[test]
    fn what_a_killed_process_left_in_the_page_cache_is_shown_once_it_is_flushed() {
        let (mut replica, mut done) =
            (Replica::opened(Offset(0), Offset(5), Offset(10), Durability::Fsync), Vec::new());
        assert_eq!(replica.marks().high_watermark, Offset(5));
        replica.duplicate(batch(6, 9), Acks::All, ticket(1), &mut done);
        assert!(done.is_empty(), "the duplicate waits too");
        replica.flushed(Offset(10), &mut done);
        assert_eq!(answered(&done), [1]);
    }

    #[test]
    fn a_flush_answers_only_what_it_covers() {
        let (mut replica, mut done) = (fsync_replica(), Vec::new());
        replica.appended(batch(0, 4), Acks::All, ticket(1));
        let end = replica.marks().end;
        replica.wrote(end, &mut done);
        replica.appended(batch(5, 9), Acks::All, ticket(2));
        let end = replica.marks().end;
        replica.wrote(end, &mut done);
        replica.flushed(Offset(5), &mut done);
        assert_eq!(answered(&done), [1]);
    }

    #[test]
    fn a_duplicate_of_an_uncommitted_batch_waits_for_its_original() {
        let (mut replica, mut done) = (fsync_replica(), Vec::new());
        replica.appended(batch(0, 4), Acks::All, ticket(1));
        replica.appended(batch(5, 9), Acks::All, ticket(2));
        let end = replica.marks().end;
        replica.wrote(end, &mut done);
        replica.duplicate(batch(0, 4), Acks::All, ticket(3), &mut done);
        assert!(done.is_empty());
        replica.flushed(Offset(5), &mut done);
        assert_eq!(answered(&done), [1, 3]);
        done.clear();
        replica.duplicate(batch(0, 4), Acks::All, ticket(4), &mut done);
        assert_eq!(answered(&done), [4]);
    }

    #[test]
    fn a_watch_fires_once_when_the_high_watermark_moves() {
        let (mut replica, mut done) = (fsync_replica(), Vec::new());
        let watch = Watch { origin: ShardId(1), key: 7, part: 2 };
        replica.watch(Offset(0), watch, &mut done);
        replica.appended(batch(0, 0), Acks::Leader, ticket(1));
        let end = replica.marks().end;
        replica.wrote(end, &mut done);
        assert!(!done.contains(&Done::Fire(watch)), "what is not flushed is not visible");
        done.clear();
        replica.flushed(Offset(1), &mut done);
        assert_eq!(done, [Done::Fire(watch)]);
        done.clear();
        replica.watch(Offset(0), watch, &mut done);
        assert_eq!(done, [Done::Fire(watch)], "what is already there fires at once");
    }

    #[test]
    fn a_failed_directory_fails_every_waiter_and_wakes_every_watch() {
        let (mut replica, mut done) = (fsync_replica(), Vec::new());
        replica.appended(batch(0, 0), Acks::Leader, ticket(1));
        replica.appended(batch(1, 1), Acks::All, ticket(2));
        let watch = Watch { origin: ShardId(0), key: 3, part: 0 };
        replica.watch(Offset(0), watch, &mut done);
        replica.fail(AppendFailure::StorageOffline, &mut done);
        assert_eq!(done.len(), 3);
        assert!(answered(&done).is_empty());
    }
}
