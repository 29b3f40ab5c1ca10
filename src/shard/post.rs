//! The mail between shards: one single-producer single-consumer ring per ordered pair.
//!
//! Nothing waits for room in a ring: what does not fit stays in the sender's backlog for that target and goes out
//! on a later turn.  So two full rings cannot deadlock, and no credits are counted; the backlog is bounded by the
//! requests in flight, which connections cap.  A target is woken only if it sleeps: the wake is what costs.

use std::collections::VecDeque;

use crate::base::ShardId;
use crate::reactor::ShardWaker;

/// Messages one ring holds.
const RING_MESSAGES: usize = 1024;

/// One shard's ends of every ring it has.
pub struct Post<M> {
    lanes: Vec<Option<Lane<M>>>,
    inboxes: Vec<rtrb::Consumer<M>>,
}

struct Lane<M> {
    ring: rtrb::Producer<M>,
    backlog: VecDeque<M>,
    waker: ShardWaker,
    posted: bool,
}

/// Builds the rings between `wakers.len()` shards; entry `i` belongs to shard `i`.
#[must_use]
pub fn connect<M>(wakers: &[ShardWaker]) -> Vec<Post<M>> {
    let count = wakers.len();
    let mut posts: Vec<Post<M>> =
        (0..count).map(|_| Post { lanes: Vec::with_capacity(count), inboxes: Vec::with_capacity(count) }).collect();
    for from in 0..count {
        for (to, waker) in wakers.iter().enumerate() {
            let lane = (from != to).then(|| {
                let (ring, inbox) = rtrb::RingBuffer::new(RING_MESSAGES);
                posts[to].inboxes.push(inbox);
                Lane { ring, backlog: VecDeque::new(), waker: waker.clone(), posted: false }
            });
            posts[from].lanes.push(lane);
        }
    }
    posts
}

impl<M> Post<M> {
    /// Queues `message` for `to`; it leaves with the next [`Post::flush`].
    ///
    /// # Panics
    /// If `to` is this shard itself or not a shard: a routing bug.
    pub fn send(&mut self, to: ShardId, message: M) {
        let lane = self.lanes.get_mut(usize::from(to.0)).and_then(Option::as_mut);
        let lane = lane.unwrap_or_else(|| panic!("shard {} has no lane here", to.0));
        lane.backlog.push_back(message);
    }

    /// Moves what fits into the rings and wakes targets that sleep.  Returns whether something stayed behind:
    /// then this shard must not sleep, for nobody would tell it of room.
    pub fn flush(&mut self) -> bool {
        let mut left = false;
        for lane in self.lanes.iter_mut().flatten() {
            while let Some(message) = lane.backlog.pop_front() {
                match lane.ring.push(message) {
                    Ok(()) => lane.posted = true,
                    Err(rtrb::PushError::Full(message)) => {
                        lane.backlog.push_front(message);
                        left = true;
                        break;
                    }
                }
            }
            if lane.posted {
                lane.posted = false;
                lane.waker.wake();
            }
        }
        left
    }

    /// Whether a message waits to be received.
    #[must_use]
    pub fn has_mail(&self) -> bool {
        self.inboxes.iter().any(|inbox| !inbox.is_empty())
    }

    /// The next message, from whichever shard; `None` when all inboxes are empty.
    pub fn receive(&mut self) -> Option<M> {
        self.inboxes.iter_mut().find_map(|inbox| inbox.pop().ok())
    }
}
