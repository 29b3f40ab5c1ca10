//! File ranges on their way to a socket, and what keeps them whole until they are there.
//!
//! A range read on this shard pins its segment directly.  One read on another shard is leased: that shard keeps the
//! pin under a number and lets go when told.  Deletion and descriptor eviction wait for pins.

use std::fmt;
use std::rc::Rc;

use slab::Slab;

use super::shard::Shard;
use crate::base::ShardId;
use crate::reactor::FileHandle;
use crate::storage::SegmentPin;

/// Records of one partition as a range of a segment file.
pub struct FileChunk {
    pub handle: FileHandle,
    pub position: u64,
    pub len: u32,
    pub hold: Hold,
}

impl fmt::Debug for FileChunk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FileChunk({}+{})", self.position, self.len)
    }
}

/// What keeps a range's file open and its bytes in place.
pub enum Hold {
    Pin(SegmentPin),
    Lease(Lease),
}

/// Released by message when dropped.
pub struct Lease {
    shard: Rc<Shard>,
    home: ShardId,
    number: u64,
}

impl Lease {
    #[must_use]
    pub(super) fn new(shard: Rc<Shard>, home: ShardId, number: u64) -> Lease {
        Lease { shard, home, number }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.shard.release_lease(self.home, self.number);
    }
}

/// Pins that other shards asked for.
#[derive(Default)]
pub(super) struct Leases {
    pins: Slab<SegmentPin>,
}

impl Leases {
    pub(super) fn grant(&mut self, pin: SegmentPin) -> u64 {
        self.pins.insert(pin) as u64
    }

    pub(super) fn release(&mut self, number: u64) -> Option<SegmentPin> {
        self.pins.try_remove(number as usize)
    }
}
