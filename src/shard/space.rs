//! Room on the disk: looked at while a shard writes, so that produce is refused before the disk is full.  Reads and
//! deletes go on, and writing begins again by itself when there is room.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use super::shard::Shard;
use crate::base::Monotonic;

/// Below this many free bytes produce is refused; on a small disk below a twentieth of it.
const FREE_BYTES_MIN: u64 = 128 << 20;
/// Written bytes after which to look again.
const LOOK_AFTER_BYTES: u64 = 8 << 20;
/// While the disk is full, look again this often.
const LOOK_AGAIN: Duration = Duration::from_millis(500);

/// See the file's head.
#[derive(Default)]
pub(super) struct SpaceState {
    full: Cell<bool>,
    looking: Cell<bool>,
    written_since: Cell<u64>,
    looked: Cell<Option<Monotonic>>,
}

impl Shard {
    /// Whether the disk is too full to take records; asks again now and then while it is.
    pub(super) fn is_disk_full(self: &Rc<Self>) -> bool {
        let full = self.space.full.get();
        if full {
            let now = self.reactor().now();
            if self.space.looked.get().is_none_or(|looked| now.since(looked) >= LOOK_AGAIN) {
                self.look_at_space();
            }
        }
        full
    }

    /// Counts what was written, and looks at the disk once it is much.
    pub(super) fn wrote_bytes(self: &Rc<Self>, bytes: u64) {
        let written = self.space.written_since.get() + bytes;
        self.space.written_since.set(written);
        if written >= LOOK_AFTER_BYTES || self.space.looked.get().is_none() {
            self.look_at_space();
        }
    }

    fn look_at_space(self: &Rc<Self>) {
        if self.space.looking.replace(true) {
            return;
        }
        self.space.written_since.set(0);
        self.space.looked.set(Some(self.reactor().now()));
        let shard = Rc::clone(self);
        self.reactor().spawn("look at space", async move {
            match shard.reactor().free_space(shard.storage.folder()).await {
                Ok(free) => {
                    let full = free.available < FREE_BYTES_MIN.min(free.total / 20);
                    if full != shard.space.full.replace(full) {
                        let folder = shard.storage.folder().display();
                        if full {
                            tracing::error!(
                                "only {} MiB are free for {folder}: produce is refused until there is room",
                                free.available >> 20
                            );
                        } else {
                            tracing::info!("there is room again for {folder}: produce is accepted");
                        }
                    }
                }
                Err(error) => tracing::warn!("cannot tell how full the disk is: {error}"),
            }
            shard.space.looking.set(false);
        });
    }
}
