//! What one shard counts.  Plain integers: the shard that owns them is the only writer and reads no clock for them.
//!
//! A shard hands out a copy of itself in a [`ShardSnapshot`]; whoever renders adds the copies up.  Nothing here is
//! ever reset: a counter that falls reads as a restart to Prometheus.  Durations are given by the caller, in
//! microseconds in histograms and nanoseconds in sums.

use std::sync::Arc;
use std::time::Duration;

use smallvec::SmallVec;

use super::Histogram;
use crate::base::{Offset, PartitionIndex, ShardId};

/// API keys 0..=94 exist in Apache Kafka 4.4; anything above shares the last slot.
pub const API_SLOTS: usize = 96;
/// Highest request version counted by itself; higher ones share the last slot.
pub const VERSION_SLOTS: usize = 24;
/// Different error codes counted per API; Kafka has fewer than 140 in all.
const ERRORS_MAX: usize = 160;

/// Everything that one shard counts.  Create one per shard; increment the public fields in place.
#[derive(Clone, Default, Debug)]
pub struct ShardMetrics {
    pub reactor: ReactorCounters,
    pub network: NetworkCounters,
    pub mailbox: MailboxCounters,
    pub requests: RequestTable,
    /// All topics together, those since deleted included.
    pub traffic: TrafficCounters,
    pub log: LogCounters,
    pub waiting: WaitingCounters,
    pub fetch_sessions: FetchSessionCounters,
    pub producers: ProducerCounters,
}

/// The loop.  `turns` of an idle shard stand still: that is how "a parked fetch costs no turn" is seen.
#[derive(Clone, Copy, Default, Debug)]
pub struct ReactorCounters {
    pub turns: u64,
    pub busy_ns: u64,
    /// Spent polling for work before blocking: CPU, but not work.
    pub spin_ns: u64,
    /// Spent blocked in the kernel.
    pub idle_ns: u64,
    pub tasks_polled: u64,
    pub tasks_alive: u64,
    /// `io_uring_enter` calls.
    pub enters: u64,
    pub operations_submitted: u64,
    pub operations_in_flight: u64,
    /// Longest turn so far.
    pub turn_ns_max: u64,
}

#[derive(Clone, Copy, Default, Debug)]
pub struct NetworkCounters {
    pub connections_accepted: u64,
    pub connections_closed: u64,
    /// Turned away because a limit was reached.
    pub connections_refused: u64,
    /// Closed by us for silence.
    pub connections_expired: u64,
    pub connections_open: u64,
    pub bytes_received: u64,
    pub bytes_sent: u64,
    /// Frames that could not be parsed, or asked for an API or version that is not served.
    pub frames_refused: u64,
    /// Bytes of frames being received or waiting for their answer.
    pub frame_bytes_in_flight: u64,
}

#[derive(Clone, Copy, Default, Debug)]
pub struct MailboxCounters {
    pub messages_sent: u64,
    pub messages_received: u64,
    /// Sends that found the target asleep and had to wake it.
    pub wakes: u64,
    /// Sends that did not fit into the ring and left on a later turn.
    pub full: u64,
    /// Parts of client requests that were served by another shard.
    pub requests_forwarded: u64,
}

/// Traffic of one partition, one topic or one shard.
#[derive(Clone, Copy, Default, Debug)]
pub struct TrafficCounters {
    pub messages_in: u64,
    pub bytes_in: u64,
    pub bytes_out: u64,
    pub bytes_rejected: u64,
    pub produce_requests: u64,
    pub fetch_requests: u64,
    pub produce_requests_failed: u64,
    pub fetch_requests_failed: u64,
    pub records_bad_magic: u64,
    pub records_bad_crc: u64,
    pub records_bad_offset_or_sequence: u64,
    pub records_without_key_compacted: u64,
    pub produce_conversions: u64,
}

/// Appends and flushes.
#[derive(Clone, Default, Debug)]
pub struct LogCounters {
    /// Record batch bytes appended by this shard.
    pub bytes_appended: u64,
    pub batches_appended: u64,
    /// `pwritev` calls that carried them.
    pub writes: u64,
    pub write_us: Histogram,
    pub flush_rounds: u64,
    pub flush_rounds_failed: u64,
    pub files_flushed: u64,
    /// One entry per flush round: from its start until its marks advanced.
    pub flush_us: Histogram,
    pub bytes_unflushed: u64,
    pub segments_rolled: u64,
    pub segments_deleted: u64,
    pub files_open: u64,
}

/// Requests parked on this shard (Kafka: purgatory).
#[derive(Clone, Copy, Default, Debug)]
pub struct WaitingCounters {
    pub produces: u64,
    pub fetches: u64,
    pub produces_expired: u64,
    pub fetches_expired: u64,
}

#[derive(Clone, Copy, Default, Debug)]
pub struct FetchSessionCounters {
    pub sessions: u64,
    pub partitions: u64,
    pub evictions: u64,
}

#[derive(Clone, Copy, Default, Debug)]
pub struct ProducerCounters {
    /// Producer ids remembered, counted per partition.
    pub remembered: u64,
    pub duplicates_answered: u64,
    pub out_of_order_refused: u64,
}

/// Where a request spent its time.
#[derive(Clone, Copy, Default, Debug)]
pub struct RequestTimes {
    /// From the last byte of the frame until a task took it up.
    pub queue: Duration,
    /// Handling, until answered or parked.
    pub local: Duration,
    /// Parked: waiting for a flush, for replicas or for data.
    pub remote: Duration,
    /// Waiting for earlier answers of the same connection.
    pub response_queue: Duration,
    /// From the first to the last byte handed to the socket.
    pub response_send: Duration,
}

/// One API's counters.  Allocated at its first request: most APIs never see one.
#[derive(Clone, Default, Debug)]
pub struct RequestMetrics {
    /// By request version; the last slot is shared by all higher ones.
    pub by_version: [u64; VERSION_SLOTS],
    /// (Kafka error code, answers that carried it); code 0 counts successes.
    pub errors: SmallVec<[(i16, u64); 4]>,
    pub total_us: Histogram,
    pub queue_us: Histogram,
    pub local_us: Histogram,
    pub remote_us: Histogram,
    pub response_queue_us: Histogram,
    pub response_send_us: Histogram,
    pub request_bytes: Histogram,
}

impl RequestMetrics {
    /// Counts one answer with this error code; 0 is success.
    pub fn error(&mut self, code: i16) {
        if let Some(entry) = self.errors.iter_mut().find(|entry| entry.0 == code) {
            entry.1 += 1;
        } else if self.errors.len() < ERRORS_MAX {
            self.errors.push((code, 1));
        }
    }

    /// Adds another shard's counts.
    pub fn merge(&mut self, other: &RequestMetrics) {
        for (mine, theirs) in self.by_version.iter_mut().zip(other.by_version) {
            *mine += theirs;
        }
        for &(code, count) in &other.errors {
            match self.errors.iter_mut().find(|entry| entry.0 == code) {
                Some(entry) => entry.1 += count,
                None => self.errors.push((code, count)),
            }
        }
        self.total_us.merge(&other.total_us);
        self.queue_us.merge(&other.queue_us);
        self.local_us.merge(&other.local_us);
        self.remote_us.merge(&other.remote_us);
        self.response_queue_us.merge(&other.response_queue_us);
        self.response_send_us.merge(&other.response_send_us);
        self.request_bytes.merge(&other.request_bytes);
    }
}

/// Counters per API key.
#[derive(Clone, Debug)]
pub struct RequestTable {
    slots: [Option<Box<RequestMetrics>>; API_SLOTS],
}

impl Default for RequestTable {
    fn default() -> RequestTable {
        RequestTable { slots: [const { None }; API_SLOTS] }
    }
}

impl RequestTable {
    /// The counters of an API, made on first use.
    #[allow(clippy::indexing_slicing, reason = "the slot is clamped to the last one")]
    pub fn of(&mut self, api_key: i16) -> &mut RequestMetrics {
        let slot = usize::try_from(api_key).unwrap_or(API_SLOTS - 1).min(API_SLOTS - 1);
        self.slots[slot].get_or_insert_default()
    }

    /// Counts a request as it arrives.
    #[inline]
    pub fn arrived(&mut self, api_key: i16, version: i16, frame_bytes: u64) {
        let metrics = self.of(api_key);
        let slot = usize::try_from(version).unwrap_or(VERSION_SLOTS - 1).min(VERSION_SLOTS - 1);
        if let Some(count) = metrics.by_version.get_mut(slot) {
            *count += 1;
        }
        metrics.request_bytes.record(frame_bytes);
    }

    /// Counts a request as its answer leaves.
    #[inline]
    pub fn answered(&mut self, api_key: i16, times: &RequestTimes) {
        let total = times.queue + times.local + times.remote + times.response_queue + times.response_send;
        let metrics = self.of(api_key);
        metrics.total_us.record(micros(total));
        metrics.queue_us.record(micros(times.queue));
        metrics.local_us.record(micros(times.local));
        metrics.remote_us.record(micros(times.remote));
        metrics.response_queue_us.record(micros(times.response_queue));
        metrics.response_send_us.record(micros(times.response_send));
    }

    /// APIs that have had a request, by key.
    pub fn iter(&self) -> impl Iterator<Item = (i16, &RequestMetrics)> {
        self.slots.iter().enumerate().filter_map(|(key, slot)| Some((key as i16, slot.as_deref()?)))
    }
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}

/// One partition as its home shard sees it at the moment of a snapshot.
#[derive(Clone, Debug)]
pub struct PartitionGauges {
    pub topic: Arc<str>,
    pub partition: PartitionIndex,
    pub traffic: TrafficCounters,
    pub log_bytes: u64,
    pub segments: u64,
    pub log_start: Offset,
    pub log_end: Offset,
    pub high_watermark: Offset,
    pub last_stable: Offset,
    pub flushed: Offset,
    pub in_sync_replicas: u32,
    pub replicas: u32,
    pub min_in_sync_replicas: u32,
    pub is_leader: bool,
    pub offline: bool,
}

/// A copy of everything a shard counts, made by that shard between two turns and sent to whoever renders.
#[derive(Clone, Debug)]
pub struct ShardSnapshot {
    pub shard: ShardId,
    pub metrics: ShardMetrics,
    pub partitions: Vec<PartitionGauges>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snapshot_can_travel_to_another_thread() {
        fn check<T: Send + 'static>() {}
        check::<ShardSnapshot>();
    }

    #[test]
    fn an_api_costs_memory_only_once_it_is_used() {
        let mut table = RequestTable::default();
        assert_eq!(table.iter().count(), 0);
        table.arrived(18, 4, 40);
        table.answered(18, &RequestTimes { local: Duration::from_micros(7), ..RequestTimes::default() });
        let (key, metrics) = table.iter().next().unwrap();
        assert_eq!((key, metrics.by_version[4], metrics.total_us.sum()), (18, 1, 7));
    }

    #[test]
    fn keys_and_versions_that_no_kafka_has_share_the_last_slot() {
        let mut table = RequestTable::default();
        table.arrived(-5, -1, 1);
        table.arrived(i16::MAX, i16::MAX, 1);
        let (key, metrics) = table.iter().next().unwrap();
        assert_eq!((key as usize, metrics.by_version[VERSION_SLOTS - 1]), (API_SLOTS - 1, 2));
    }

    #[test]
    fn errors_are_counted_by_code_and_added_across_shards() {
        let (mut left, mut right) = (RequestMetrics::default(), RequestMetrics::default());
        left.error(0);
        left.error(3);
        right.error(3);
        right.error(45);
        left.merge(&right);
        assert_eq!(left.errors.as_slice(), [(0, 1), (3, 2), (45, 1)]);
    }
}
