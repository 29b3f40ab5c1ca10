//! The network's part of the kernel: what sends, arrivals, ends and breaks do to whoever waits.

use std::collections::VecDeque;
use std::net::SocketAddr;

use bytes::{Buf as _, Bytes};

use super::super::operation::{Descriptor, Detail, Operation};
use super::super::socket::Shutdown;
use super::files::Errno;
use super::kernel::{Event, Kernel, Open, Parked, ShardKey};
use super::sockets::{EndId, ListenerState, Sender, Waiting};

/// Connections that wait to be accepted.
const BACKLOG_MAX: usize = 1024;
/// A segment at most; larger sends travel in several.
const SEGMENT_MAX: usize = 64 << 10;
/// Of a segment that is split, this many tiny pieces come first.
const TINY_PIECES_MAX: u64 = 8;
const TINY_PIECE_MAX: u64 = 16;

impl Kernel {
    fn park(&mut self, waiting: Waiting, parked: Parked) {
        self.shard(waiting.shard).parked.insert(waiting.token, parked);
    }

    fn fail(&mut self, waiting: Waiting, errno: Errno) {
        self.complete(waiting, -errno, Detail::None);
    }

    pub(super) fn submit_network(&mut self, waiting: Waiting, operation: &Operation) {
        let node = self.node_of(waiting.shard);
        match operation {
            Operation::Receive { socket, buffer, .. } => match self.open_stream(node, socket.descriptor) {
                Ok(end) => {
                    let room = buffer.capacity() - buffer.len();
                    self.park(waiting, Parked::Receive(end));
                    if let Some(it) = self.network.end(end) {
                        assert!(it.receiver.is_none(), "one receive at a time per socket");
                        it.receiver = Some((waiting, room));
                    }
                    self.pump_receiver(end);
                }
                Err(errno) => self.fail(waiting, errno),
            },
            Operation::Send { socket, chunks, .. } => match self.open_stream(node, socket.descriptor) {
                Ok(end) => {
                    let chunks: VecDeque<Bytes> = chunks.as_slice().iter().cloned().collect();
                    self.park(waiting, Parked::Send(end));
                    if let Some(it) = self.network.end(end) {
                        it.sender.push_back(Sender { waiting, chunks, sent: 0 });
                    }
                    self.pump_senders(end);
                }
                Err(errno) => self.fail(waiting, errno),
            },
            Operation::Writable { socket } => match self.open_stream(node, socket.descriptor) {
                Ok(end) => {
                    self.park(waiting, Parked::Writable(end));
                    if let Some(it) = self.network.end(end) {
                        it.writable.push(waiting);
                    }
                    self.pump_senders(end);
                }
                Err(errno) => self.fail(waiting, errno),
            },
            Operation::Accept { listener } => {
                let Some(Open::Listener { port }) = self.nodes[node].descriptors.get(&listener.descriptor).copied()
                else {
                    return self.fail(waiting, libc::EBADF);
                };
                self.park(waiting, Parked::Accept { node, port });
                if let Some(listener) = self.listeners.get_mut(&(node, port)) {
                    listener.acceptor = Some(waiting);
                }
                self.pump_listener(node, port);
            }
            Operation::Connect { socket, .. } => self.connect(waiting, socket.descriptor, socket.peer),
            _ => unreachable!("the disk's"),
        }
    }

    fn connect(&mut self, waiting: Waiting, descriptor: Descriptor, address: SocketAddr) {
        let from = self.node_of(waiting.shard);
        let here = address.ip().is_loopback() || address.ip().is_unspecified();
        let to = if here { Some(from) } else { self.nodes.iter().position(|node| node.address == address.ip()) };
        let refused = self.plan.connection_refused;
        self.park(waiting, Parked::Connect);
        let travel = self.plan.network_ns;
        let time = self.now + self.duration(travel);
        let Some(to) = to else {
            return self.at(time, Event::Connected { waiting, result: -libc::EHOSTUNREACH });
        };
        if self.happens(refused) {
            self.bites.connections_refused += 1;
            return self.at(time, Event::Connected { waiting, result: -libc::ECONNREFUSED });
        }
        self.at(time, Event::ConnectArrives { waiting, descriptor, from, to, port: address.port() });
    }

    pub(super) fn connect_arrives(
        &mut self,
        waiting: Waiting,
        descriptor: Descriptor,
        from: usize,
        to: usize,
        port: u16,
    ) {
        if !self.shards[waiting.shard.0].parked.contains_key(&waiting.token) {
            return; // cancelled, or its node is gone
        }
        let travel = self.plan.network_ns;
        let time = self.now + self.duration(travel);
        let cut = self.is_cut(from, to);
        let listens = self.listeners.get(&(to, port)).is_some_and(|listener| listener.backlog.len() < BACKLOG_MAX);
        if cut || !listens {
            let errno = if cut { libc::ETIMEDOUT } else { libc::ECONNREFUSED };
            return self.at(time, Event::Connected { waiting, result: -errno });
        }
        let client = SocketAddr::new(self.nodes[from].address, self.new_port(from));
        let server = SocketAddr::new(self.nodes[to].address, port);
        let connection = self.network.connect([from, to], client, server);
        self.trace.note(self.now, "connect", &[from as u64, to as u64, connection]);
        self.nodes[from].descriptors.insert(descriptor, Open::Stream(EndId { connection, side: 0 }));
        if let Some(listener) = self.listeners.get_mut(&(to, port)) {
            listener.backlog.push_back(connection);
        }
        self.pump_listener(to, port);
        self.at(time, Event::Connected { waiting, result: 0 });
    }

    fn pump_listener(&mut self, node: usize, port: u16) {
        let Some(listener) = self.listeners.get_mut(&(node, port)) else { return };
        if listener.acceptor.is_none() {
            return;
        }
        let Some(connection) = listener.backlog.pop_front() else { return };
        let Some(waiting) = listener.acceptor.take() else { return };
        let descriptor = self.new_descriptor(node, Open::Stream(EndId { connection, side: 1 }));
        self.complete(waiting, descriptor, Detail::None);
    }

    pub(super) fn listen(&mut self, node: usize, address: SocketAddr) -> Result<(Descriptor, SocketAddr), Errno> {
        let port = if address.port() == 0 { self.new_port(node) } else { address.port() };
        if self.listeners.contains_key(&(node, port)) {
            return Err(libc::EADDRINUSE);
        }
        let address = SocketAddr::new(address.ip(), port);
        self.listeners.insert((node, port), ListenerState { backlog: VecDeque::new(), acceptor: None });
        Ok((self.new_descriptor(node, Open::Listener { port }), address))
    }

    pub(super) fn close_listener(&mut self, node: usize, port: u16) {
        let Some(listener) = self.listeners.remove(&(node, port)) else { return };
        for connection in listener.backlog {
            self.close_end(EndId { connection, side: 1 });
        }
    }

    pub(super) fn is_cut(&self, a: usize, b: usize) -> bool {
        self.cuts.contains(&(a.min(b), a.max(b)))
    }

    /// Puts bytes under way: in segments, in order, each after its time.  The connection may break over it.
    fn put_under_way(&mut self, from: EndId, mut bytes: Bytes) {
        let (split, dropped) = (self.plan.split, self.plan.connection_drop);
        let travel = self.plan.network_ns;
        while !bytes.is_empty() {
            let mut segment = bytes.split_to(bytes.len().min(SEGMENT_MAX));
            if segment.len() > 1 && self.happens(split) {
                self.bites.splits += 1;
                for _ in 0..self.draw.between(1, TINY_PIECES_MAX) {
                    let piece = self.draw.between(1, TINY_PIECE_MAX) as usize;
                    let piece = segment.split_to(piece.min(segment.len()));
                    if !piece.is_empty() {
                        self.put_segment(from, &piece, travel);
                    }
                }
            }
            if !segment.is_empty() {
                self.put_segment(from, &segment, travel);
            }
        }
        if self.happens(dropped) {
            for end in [from, from.other()] {
                let time = self.now + self.draw.below(travel * 2 + 1);
                self.at(time, Event::Break { end });
            }
        }
    }

    fn put_segment(&mut self, from: EndId, segment: &[u8], travel: u64) {
        let time = self.now + self.duration(travel);
        let Some(end) = self.network.end(from) else { return };
        let time = time.max(end.last_arrival);
        end.last_arrival = time;
        end.under_way += segment.len();
        self.at(time, Event::Arrive { end: from.other(), bytes: segment.to_vec() });
    }

    pub(super) fn arrive(&mut self, id: EndId, bytes: &[u8]) {
        let Some(connection) = self.network.connections.get(&id.connection) else { return };
        let [a, b] = connection.nodes;
        if self.is_cut(a, b) {
            // TCP gives up after a while; here at once, so that a cut shows.
            self.at(self.now, Event::Break { end: id });
            return self.at(self.now, Event::Break { end: id.other() });
        }
        if let Some(sender) = self.network.end(id.other()) {
            sender.under_way = sender.under_way.saturating_sub(bytes.len());
        }
        let crc = u64::from(crc32c::crc32c(bytes));
        self.trace.note(self.now, "arrive", &[id.connection, id.side as u64, bytes.len() as u64, crc]);
        let Some(end) = self.network.end(id) else { return };
        if end.broken || end.shut {
            return;
        }
        if end.closed {
            let travel = self.plan.network_ns;
            let time = self.now + self.duration(travel);
            return self.at(time, Event::Break { end: id.other() });
        }
        end.arrived.extend(bytes);
        self.pump_receiver(id);
        self.pump_senders(id.other());
    }

    pub(super) fn end_of_stream(&mut self, id: EndId) {
        let Some(end) = self.network.end(id) else { return };
        end.ended = true;
        self.pump_receiver(id);
    }

    pub(super) fn broken(&mut self, id: EndId) {
        let Some(end) = self.network.end(id) else { return };
        if end.broken || end.closed {
            return;
        }
        end.broken = true;
        self.trace.note(self.now, "break", &[id.connection, id.side as u64]);
        let first = self.network.end(id.other()).is_some_and(|other| !other.broken);
        self.bites.connections_dropped += u64::from(first);
        self.pump_receiver(id);
        self.pump_senders(id);
    }

    fn pump_receiver(&mut self, id: EndId) {
        let split = self.plan.split;
        let Some(end) = self.network.end(id) else { return };
        let Some((waiting, room)) = end.receiver else { return };
        if end.arrived.is_empty() {
            let result = match (end.broken, end.ended || end.shut) {
                (true, _) => -libc::ECONNRESET,
                (false, true) => 0,
                (false, false) => return,
            };
            end.receiver = None;
            return self.complete(waiting, result, Detail::None);
        }
        let mut length = end.arrived.len().min(room);
        end.receiver = None;
        if length > 1 && self.draw.happens(split) {
            self.bites.splits += 1;
            length = self.draw.between(1, length as u64 - 1) as usize;
        }
        let Some(end) = self.network.end(id) else { return };
        let data: Vec<u8> = end.arrived.drain(..length).collect();
        let more = !end.arrived.is_empty();
        self.complete(waiting, length as i32, Detail::Bytes { data, more });
        self.pump_senders(id.other());
    }

    /// Bytes that a broken or shut connection refuses to take: with which errno.
    fn send_refusal(&mut self, id: EndId) -> Option<Errno> {
        let end = self.network.end(id)?;
        if end.broken {
            Some(libc::ECONNRESET)
        } else if end.said_end || end.shut {
            Some(libc::EPIPE)
        } else {
            None
        }
    }

    fn pump_senders(&mut self, id: EndId) {
        let short = self.plan.short_send;
        loop {
            let refusal = self.send_refusal(id);
            let room = self.network.room(id);
            let Some(end) = self.network.end(id) else { return };
            let Some(sender) = end.sender.front_mut() else { break };
            let waiting = sender.waiting;
            if let Some(errno) = refusal {
                let result = if sender.sent > 0 { sender.sent as i32 } else { -errno };
                end.sender.pop_front();
                self.complete(waiting, result, Detail::None);
                continue;
            }
            let Some(chunk) = sender.chunks.front_mut() else {
                let sent = sender.sent as i32;
                end.sender.pop_front();
                self.complete(waiting, sent, Detail::None);
                continue;
            };
            if room == 0 {
                return;
            }
            let mut length = chunk.len().min(room);
            let strikes = length > 1 && self.draw.happens(short);
            if strikes {
                self.bites.short_sends += 1;
                length = self.draw.between(1, length as u64 - 1) as usize;
            }
            let Some(sender) = self.network.end(id).and_then(|end| end.sender.front_mut()) else { return };
            let Some(chunk) = sender.chunks.front_mut() else { return };
            let part = chunk.split_to(length);
            if !chunk.has_remaining() {
                sender.chunks.pop_front();
            }
            sender.sent += length;
            if strikes {
                sender.chunks.clear(); // the kernel gives the rest back
            }
            self.put_under_way(id, part);
        }
        let Some(end) = self.network.end(id) else { return };
        let waiting = std::mem::take(&mut end.writable);
        let refused = self.send_refusal(id).is_some();
        if refused || self.network.room(id) > 0 {
            for waiting in waiting {
                self.complete(waiting, i32::from(libc::POLLOUT), Detail::None);
            }
        } else if let Some(end) = self.network.end(id) {
            end.writable = waiting;
        }
    }

    /// Sends what fits now.
    pub(super) fn send_now(&mut self, id: EndId, bytes: &[u8]) -> Result<usize, Errno> {
        if let Some(errno) = self.send_refusal(id) {
            return Err(errno);
        }
        let waits = self.network.end(id).is_none_or(|end| !end.sender.is_empty());
        let room = self.network.room(id);
        if waits || (room == 0 && !bytes.is_empty()) {
            return Err(libc::EAGAIN);
        }
        let mut length = bytes.len().min(room);
        let short = self.plan.short_send;
        if length > 1 && self.happens(short) {
            self.bites.short_sends += 1;
            length = self.draw.between(1, length as u64 - 1) as usize;
        }
        self.put_under_way(id, Bytes::copy_from_slice(&bytes[..length]));
        Ok(length)
    }

    /// How much a send would take now.
    pub(super) fn send_room(&mut self, id: EndId) -> Result<usize, Errno> {
        match self.send_refusal(id) {
            Some(errno) => Err(errno),
            None => Ok(self.network.room(id)),
        }
    }

    pub(super) fn shutdown(&mut self, id: EndId, how: Shutdown) -> Result<(), Errno> {
        let Some(end) = self.network.end(id) else { return Err(libc::ENOTCONN) };
        if end.broken {
            return Err(libc::ENOTCONN);
        }
        if how == Shutdown::Both {
            end.shut = true;
        }
        self.say_end(id);
        self.pump_receiver(id);
        self.pump_senders(id);
        Ok(())
    }

    /// The peer will read to the end of what was sent.
    fn say_end(&mut self, id: EndId) {
        let travel = self.plan.network_ns;
        let time = self.now + self.duration(travel);
        let Some(end) = self.network.end(id) else { return };
        if std::mem::replace(&mut end.said_end, true) {
            return;
        }
        let time = time.max(end.last_arrival);
        end.last_arrival = time;
        self.at(time, Event::EndOfStream { end: id.other() });
    }

    pub(super) fn close_end(&mut self, id: EndId) {
        let Some(end) = self.network.end(id) else { return };
        let unread = !end.arrived.is_empty();
        if unread && !end.broken {
            // As TCP does it: the peer learns that what it sent was not read.
            let travel = self.plan.network_ns;
            let time = self.now + self.duration(travel);
            self.at(time, Event::Break { end: id.other() });
        } else {
            self.say_end(id);
        }
        if let Some(end) = self.network.end(id) {
            end.closed = true;
        }
        self.network.forget_if_closed(id.connection);
    }

    /// The power of a node goes: its peers notice after a while, and what was under way may not arrive.
    pub(super) fn break_connections(&mut self, node: usize) {
        let connections: Vec<(u64, [usize; 2])> =
            self.network.connections.iter().map(|(id, connection)| (*id, connection.nodes)).collect();
        let travel = self.plan.network_ns;
        for (connection, nodes) in connections {
            for side in [0, 1] {
                if nodes[side] == node {
                    let time = self.now + self.draw.below(travel * 4 + 1);
                    self.at(time, Event::Break { end: EndId { connection, side: 1 - side } });
                }
            }
        }
    }

    pub(super) fn end_addresses(
        &mut self,
        key: ShardKey,
        descriptor: Descriptor,
    ) -> Result<(SocketAddr, SocketAddr), Errno> {
        let end = self.open_stream(self.node_of(key), descriptor)?;
        self.network.end(end).map(|end| (end.local, end.peer)).ok_or(libc::ENOTCONN)
    }
}
