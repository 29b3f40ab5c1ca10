//! The answers of one connection, in the order of its requests.
//!
//! A request takes a slot when its frame is read; whoever answers it fills the slot, in any order; the connection's
//! writer takes filled slots from the front only.  Bounded: the reader stops while `in_flight` is at its cap.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use bytes::Bytes;

use crate::reactor::Reactor;
use crate::reactor::sync::Notify;
use crate::shard::FileChunk;

/// A piece of a response, sent in order.
#[derive(Debug)]
pub enum Chunk {
    Bytes(Bytes),
    /// Sent from the page cache without passing through user space.
    File(FileChunk),
}

/// What becomes of a slot.
#[derive(Debug)]
pub enum Response {
    /// Nothing is sent (acks=0).
    Silent,
    /// One complete frame.
    Frame(Bytes),
    /// One complete frame in pieces.
    Chunks(Vec<Chunk>),
    /// The connection is closed once all earlier answers are sent: Kafka's answer to what cannot be answered.
    Close,
}

#[derive(Default)]
struct Slot {
    response: Option<Response>,
    frame_bytes: u64,
}

#[derive(Default)]
struct Slots {
    /// Number of the slot at the front.
    first: u64,
    waiting: VecDeque<Slot>,
    /// Bytes of the frames whose answers wait.
    frame_bytes: u64,
    /// No more answers will be sent; later fills are dropped.
    closed: bool,
    /// No more requests will come: the queue ends when it is empty.
    draining: bool,
    /// A planted bug: an answer goes out in front of those that are not ready.
    #[cfg(feature = "planted-bugs")]
    in_order_of_readiness: bool,
}

/// See the file's head.  Shared by the connection's reader, its writer, and every [`ReplyTo`].
pub struct ReplyQueue {
    slots: RefCell<Slots>,
    /// Told when the front slot becomes filled.
    front_ready: Notify,
    /// Told when a slot leaves.
    room: Notify,
}

impl ReplyQueue {
    #[must_use]
    pub fn new(reactor: &Reactor) -> Rc<ReplyQueue> {
        let slots = RefCell::default();
        Rc::new(ReplyQueue { slots, front_ready: Notify::new(reactor), room: Notify::new(reactor) })
    }

    /// Takes the next slot, for the answer to a frame of `frame_bytes`.
    #[must_use]
    pub fn reserve(self: &Rc<Self>, frame_bytes: u64) -> ReplyTo {
        let mut slots = self.slots.borrow_mut();
        slots.frame_bytes += frame_bytes;
        slots.waiting.push_back(Slot { response: None, frame_bytes });
        let number = slots.first + slots.waiting.len() as u64 - 1;
        ReplyTo { queue: Rc::clone(self), number, filled: false }
    }

    /// Requests whose answers have not been handed to the writer.
    #[must_use]
    pub fn in_flight(&self) -> usize {
        self.slots.borrow().waiting.len()
    }

    /// The front slot's response if it is filled; does not wait.
    pub fn take_ready(&self) -> Option<Response> {
        let mut slots = self.slots.borrow_mut();
        slots.waiting.front()?.response.as_ref()?;
        slots.first += 1;
        let slot = slots.waiting.pop_front()?;
        slots.frame_bytes -= slot.frame_bytes;
        drop(slots);
        self.room.notify();
        slot.response
    }

    /// No more requests will come; what waits is still answered.
    pub fn drain(&self) {
        self.slots.borrow_mut().draining = true;
        self.front_ready.notify();
    }

    /// Waits until the front slot is filled, or the queue has ended (`None`).
    pub async fn next(&self) -> Option<Response> {
        loop {
            if let Some(response) = self.take_ready() {
                return Some(response);
            }
            {
                let slots = self.slots.borrow();
                if slots.closed || (slots.draining && slots.waiting.is_empty()) {
                    return None;
                }
            }
            self.front_ready.notified().await;
        }
    }

    /// Waits until fewer than `requests` requests and `bytes` bytes of them are in flight.
    pub async fn room_below(&self, requests: usize, bytes: u64) {
        let is_full = || {
            let slots = self.slots.borrow();
            !slots.closed && (slots.waiting.len() >= requests || slots.frame_bytes >= bytes)
        };
        while is_full() {
            self.room.notified().await;
        }
    }

    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.slots.borrow().closed
    }

    /// Drops every answer not yet taken, and all that come.
    pub fn close(&self) {
        let dropped = {
            let mut slots = self.slots.borrow_mut();
            slots.closed = true;
            slots.first += slots.waiting.len() as u64;
            slots.frame_bytes = 0;
            std::mem::take(&mut slots.waiting)
        };
        drop(dropped);
        self.front_ready.notify();
        self.room.notify();
    }

    #[cfg(feature = "planted-bugs")]
    pub fn answer_in_order_of_readiness(&self) {
        self.slots.borrow_mut().in_order_of_readiness = true;
    }

    fn fill(&self, number: u64, response: Response) {
        let mut slots = self.slots.borrow_mut();
        let Some(index) = number.checked_sub(slots.first) else { return };
        #[cfg(feature = "planted-bugs")]
        let index = match slots.waiting.iter().position(|slot| slot.response.is_none()) {
            Some(first) if slots.in_order_of_readiness => first as u64,
            _ => index,
        };
        let Some(slot) = slots.waiting.get_mut(index as usize) else { return };
        slot.response = Some(response);
        drop(slots);
        if index == 0 {
            self.front_ready.notify();
        }
    }
}

/// The right to answer one request.  Dropped unanswered, it closes the connection: a lost answer would shift
/// every later one.
pub struct ReplyTo {
    queue: Rc<ReplyQueue>,
    number: u64,
    filled: bool,
}

impl ReplyTo {
    pub fn send(mut self, response: Response) {
        self.filled = true;
        self.queue.fill(self.number, response);
    }
}

impl Drop for ReplyTo {
    fn drop(&mut self) {
        if !self.filled {
            self.queue.fill(self.number, Response::Close);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reactor::OwnedReactor;
    use crate::reactor::backend_sim::{FaultPlan, World};

    fn queue() -> (OwnedReactor, Rc<ReplyQueue>) {
        let world = World::new(1, FaultPlan::none());
        let node = world.add_node();
        let (_, backend) = world.open_shard(node);
        let reactor = OwnedReactor::new(backend);
        let queue = ReplyQueue::new(&reactor);
        (reactor, queue)
    }

    fn frame(text: &'static str) -> Response {
        Response::Frame(Bytes::from_static(text.as_bytes()))
    }

    fn text(response: Option<Response>) -> String {
        match response {
            Some(Response::Frame(bytes)) => String::from_utf8_lossy(&bytes).into_owned(),
            Some(Response::Close) => "close".to_owned(),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn answers_leave_in_the_order_of_their_requests() {
        let (_kernel, queue) = queue();
        let (first, second) = (queue.reserve(1), queue.reserve(1));
        second.send(frame("two"));
        assert!(queue.take_ready().is_none(), "the second must not overtake the first");
        first.send(frame("one"));
        assert_eq!(text(queue.take_ready()), "one");
        assert_eq!(text(queue.take_ready()), "two");
        assert_eq!(queue.in_flight(), 0);
    }

    #[test]
    fn a_request_that_nobody_answers_closes_the_connection() {
        let (_kernel, queue) = queue();
        drop(queue.reserve(1));
        assert_eq!(text(queue.take_ready()), "close");
    }

    #[test]
    fn answers_after_the_close_are_dropped() {
        let (_kernel, queue) = queue();
        let late = queue.reserve(1);
        queue.close();
        late.send(frame("late"));
        assert!(queue.take_ready().is_none());
        assert!(queue.is_closed());
    }

    #[test]
    fn a_draining_queue_ends_after_its_last_answer() {
        let (reactor, queue) = queue();
        let last = queue.reserve(1);
        queue.drain();
        assert!(!queue.is_closed());
        last.send(frame("last"));
        let taken = reactor.run_until(async move { (text(queue.next().await), queue.next().await.is_none()) });
        assert_eq!(taken, ("last".to_owned(), true));
    }
}
