//! The simulated network: listeners, and connections that delay, split and break.
//!
//! One per world.  Bytes of one connection arrive in order or, after a break, not at all; connections overtake each
//! other.  What must hold: what has arrived can be read even if the connection broke afterwards; a sender gets no more
//! ahead of the reader than the two buffers allow.

use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;

use bytes::Bytes;

use super::super::operation::Token;
use super::kernel::ShardKey;

pub(super) type ConnectionId = u64;

/// Bytes that a sender may have under way and unread, by default.
const SEND_BUFFER: usize = 128 << 10;

/// An operation that waits for the network.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Waiting {
    pub(super) shard: ShardKey,
    pub(super) token: Token,
}

#[derive(Debug)]
pub(super) struct Sender {
    pub(super) waiting: Waiting,
    pub(super) chunks: VecDeque<Bytes>,
    pub(super) sent: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EndId {
    pub(super) connection: ConnectionId,
    /// 0: the one who connected.
    pub(super) side: usize,
}

impl EndId {
    pub(super) fn other(self) -> EndId {
        EndId { side: 1 - self.side, ..self }
    }
}

/// One end's view.
pub(super) struct End {
    /// Arrived and not yet read.
    pub(super) arrived: VecDeque<u8>,
    /// Sent by this end and not yet arrived at the other.
    pub(super) under_way: usize,
    /// Nothing more will arrive.
    pub(super) ended: bool,
    pub(super) broken: bool,
    /// This end has said that it sends no more.
    pub(super) said_end: bool,
    pub(super) shut: bool,
    pub(super) closed: bool,
    pub(super) send_buffer: usize,
    /// The last thing this end sent arrives then; what follows, later.
    pub(super) last_arrival: u64,
    pub(super) receiver: Option<(Waiting, usize)>,
    pub(super) sender: VecDeque<Sender>,
    pub(super) writable: Vec<Waiting>,
    pub(super) local: SocketAddr,
    pub(super) peer: SocketAddr,
}

impl End {
    fn new(local: SocketAddr, peer: SocketAddr) -> End {
        End {
            arrived: VecDeque::new(),
            under_way: 0,
            ended: false,
            broken: false,
            said_end: false,
            shut: false,
            closed: false,
            send_buffer: SEND_BUFFER,
            last_arrival: 0,
            receiver: None,
            sender: VecDeque::new(),
            writable: Vec::new(),
            local,
            peer,
        }
    }
}

pub(super) struct Connection {
    pub(super) ends: [End; 2],
    pub(super) nodes: [usize; 2],
}

pub(super) struct ListenerState {
    pub(super) backlog: VecDeque<ConnectionId>,
    pub(super) acceptor: Option<Waiting>,
}

/// All connections of a world.
#[derive(Default)]
pub(super) struct Network {
    pub(super) connections: BTreeMap<ConnectionId, Connection>,
    next: ConnectionId,
}

impl Network {
    pub(super) fn connect(&mut self, nodes: [usize; 2], client: SocketAddr, server: SocketAddr) -> ConnectionId {
        self.next += 1;
        let ends = [End::new(client, server), End::new(server, client)];
        self.connections.insert(self.next, Connection { ends, nodes });
        self.next
    }

    pub(super) fn end(&mut self, id: EndId) -> Option<&mut End> {
        self.connections.get_mut(&id.connection).map(|connection| &mut connection.ends[id.side])
    }

    /// How many bytes this end may put under way now.
    pub(super) fn room(&self, id: EndId) -> usize {
        let Some(connection) = self.connections.get(&id.connection) else { return 0 };
        let (end, other) = (&connection.ends[id.side], &connection.ends[1 - id.side]);
        end.send_buffer.saturating_sub(end.under_way + other.arrived.len())
    }

    /// Forgets a connection that both have closed.
    pub(super) fn forget_if_closed(&mut self, connection: ConnectionId) {
        if self.connections.get(&connection).is_some_and(|it| it.ends.iter().all(|end| end.closed)) {
            self.connections.remove(&connection);
        }
    }
}
