//! What of a topic's settings a log needs.

/// Limits of one log; units in the names, meanings as Kafka's topic settings of the same name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogConfig {
    pub segment_bytes: u32,
    pub segment_ms: i64,
    /// At most this much earlier than `segment_ms` a segment may roll; drawn anew for each segment.
    pub segment_jitter_ms: i64,
    pub segment_index_bytes: u32,
    pub index_interval_bytes: u32,
    pub producer_expiration_ms: i64,
    /// Bound of the producer table; the longest unseen make room.
    pub producers_max: usize,
    /// Most bytes that a stored batch is decompressed to when it is searched.
    pub decompressed_bytes_max: usize,
    /// `cleanup.policy` has compact: the cleaner leaves gaps between batches.
    pub compacted: bool,
}

impl Default for LogConfig {
    fn default() -> LogConfig {
        LogConfig {
            segment_bytes: 1 << 30,
            segment_ms: 7 * 24 * 3600 * 1000,
            segment_jitter_ms: 0,
            segment_index_bytes: 10 << 20,
            index_interval_bytes: 4096,
            producer_expiration_ms: 24 * 3600 * 1000,
            producers_max: 100_000,
            decompressed_bytes_max: 128 << 20,
            compacted: false,
        }
    }
}
