//! Names by which a partition answers whoever waits on it.  A partition knows no connection and no request.

use crate::base::ShardId;

/// One partition's part of one produce request.  `key` is chosen by the origin shard and unique there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticket {
    pub origin: ShardId,
    pub key: u64,
    pub part: u32,
}

/// One partition's part of one parked fetch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Watch {
    pub origin: ShardId,
    pub key: u64,
    pub part: u32,
}
