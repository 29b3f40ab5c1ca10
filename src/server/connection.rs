//! One client's connection on the shard that serves it: a task that reads frames and a task that writes answers.
//!
//! The reader receives into one buffer, cuts whole frames off it without copying, and hands each to the broker with a
//! place in the reply queue.  A frame larger than the buffer grows it as bytes arrive, never by what a length claims.
//! It stops reading while too many requests or bytes are in flight, so memory stays bounded.
//! The writer gathers what is ready at the front of the queue into one send; file ranges go out with sendfile, at most
//! [`SENDFILE_BYTES_PER_TURN`] a turn, so that neighbours stay fast.

use std::cell::Cell;
use std::io;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use bytes::{Buf, Bytes, BytesMut};
use smallvec::SmallVec;

use crate::base::{Monotonic, Position};
use crate::broker::{Broker, Chunk, ReplyQueue, ReplyTo, Request, Response, dispatch};
use crate::reactor::sync::{Either, Watch, race};
use crate::reactor::{Reactor, Socket};
use crate::shard::FileChunk;
use crate::wire::ApiKey;

/// Requests of one connection that may wait for their answers.
const IN_FLIGHT_MAX: usize = 512;
/// Bytes of frames of one connection that may wait for their answers, beyond the newest frame.
const IN_FLIGHT_BYTES_MAX: u64 = 64 << 20;
/// A connection that sends little holds a buffer of this size.
const SMALL_BUFFER_BYTES: usize = 2 << 10;
/// A connection that fills its buffer gets one of this size, which stays in the processor's cache.
const LARGE_BUFFER_BYTES: usize = 256 << 10;
/// See the file's head.
pub const SENDFILE_BYTES_PER_TURN: u32 = 256 << 10;
/// How long the answers to what a client asked before it ended its side may take.
const LAST_ANSWERS_MAX: Duration = Duration::from_secs(5);
/// Answers gathered into one send.
const GATHERED_BYTES_MAX: usize = 64 << 10;

/// What others may know and say of a connection.
pub struct ConnectionState {
    last_heard: Cell<Monotonic>,
    told: Cell<Option<Told>>,
    news: Watch,
    /// It has sent records: it must not outrun the disk.
    produces: Cell<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    /// Finish what was asked, then end.
    Stop,
    /// End: it was silent for too long.
    Expire,
}

impl ConnectionState {
    #[must_use]
    pub fn new(reactor: &Reactor) -> Rc<ConnectionState> {
        let (last_heard, told) = (Cell::new(reactor.now()), Cell::new(None));
        Rc::new(ConnectionState { last_heard, told, news: Watch::new(reactor), produces: Cell::new(false) })
    }

    #[must_use]
    pub fn last_heard(&self) -> Monotonic {
        self.last_heard.get()
    }

    /// The broker stops.
    pub fn stop(&self) {
        self.told.set(Some(Told::Stop));
        self.news.advance();
    }

    /// It was silent for too long.
    pub fn expire(&self) {
        self.told.set(self.told.get().or(Some(Told::Expire)));
        self.news.advance();
    }

    fn ended(&self) -> Option<Ended> {
        self.told.get().map(|told| match told {
            Told::Stop => Ended::Stopping,
            Told::Expire => Ended::Idle,
        })
    }
}

/// Why a connection ended.
#[derive(Debug, thiserror::Error)]
pub enum Ended {
    #[error("the client closed it")]
    ByClient,
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("a frame claims {claimed} bytes; socket.request.max.bytes is {limit}")]
    FrameTooLarge { claimed: i64, limit: u32 },
    #[error("a request cannot be answered")]
    Unanswerable,
    #[error("it was silent for connections.max.idle.ms")]
    Idle,
    #[error("the broker stops")]
    Stopping,
}

/// Serves one client until it goes, errs, or the broker stops.
pub async fn serve(broker: Rc<Broker>, socket: Socket, state: Rc<ConnectionState>) {
    let queue = ReplyQueue::new(broker.shard().reactor());
    #[cfg(feature = "planted-bugs")]
    if broker.shard().has_planted(crate::base::PlantedBug::AnswerOutOfOrder) {
        queue.answer_in_order_of_readiness();
    }
    let peer = socket.peer_addr();
    broker.shard().metrics.borrow_mut().network.connections_open += 1;
    let reading = read_frames(&broker, &socket, &queue, &state);
    // Never dropped in the middle of an answer while more may follow: half of a frame would shift all later ones.
    let mut writing = std::pin::pin!(write_answers(&broker, &socket, &queue));
    let ended = match race(reading, writing.as_mut()).await {
        Either::Left(Ended::ByClient | Ended::Stopping) => {
            // Half-closed, or we stop: what was asked is still answered.
            queue.drain();
            let reactor = broker.shard().reactor();
            let deadline = reactor.now().plus(LAST_ANSWERS_MAX);
            reactor.timeout_at(deadline, writing).await.unwrap_or(Ended::ByClient)
        }
        Either::Left(ended) | Either::Right(ended) => ended,
    };
    queue.close();
    let mut metrics = broker.shard().metrics.borrow_mut();
    metrics.network.connections_open -= 1;
    metrics.network.connections_closed += 1;
    drop(metrics);
    tracing::debug!("connection from {peer} ended: {ended}");
}

async fn read_frames(broker: &Rc<Broker>, socket: &Socket, queue: &Rc<ReplyQueue>, state: &ConnectionState) -> Ended {
    let shard = broker.shard();
    let limit = shard.config().request_bytes_max;
    let local = socket.local_addr().ok();
    let mut buffers = Buffers::new();
    loop {
        if let Some(ended) = state.ended() {
            return ended;
        }
        queue.room_below(IN_FLIGHT_MAX, IN_FLIGHT_BYTES_MAX).await;
        if state.produces.get() {
            shard.write_pressure_eased().await;
        }
        let buffer = buffers.lend();
        let room = buffer.capacity() - buffer.len();
        let (received, returned) = match race(socket.recv(buffer), state.news.changed(0)).await {
            Either::Left(received) => received,
            Either::Right(_) => return state.ended().unwrap_or(Ended::Stopping),
        };
        buffers.current = returned;
        match received {
            Ok(0) => return Ended::ByClient,
            Ok(received) => {
                state.last_heard.set(shard.reactor().now());
                buffers.filled = received == room;
                shard.metrics.borrow_mut().network.bytes_received += received as u64;
            }
            Err(error) => return Ended::Io(error),
        }
        match take_frames(broker, queue, &mut buffers.current, limit, local, state) {
            Ok(0) => {}
            // What was appended is written at the end of the turn; then the buffer is free to be received into again.
            Ok(_) => shard.turn_end().await,
            Err(ended) => return ended,
        }
    }
}

/// Cuts whole frames off the front of `buffer` and hands them on; returns how many.
fn take_frames(
    broker: &Rc<Broker>,
    queue: &Rc<ReplyQueue>,
    buffer: &mut BytesMut,
    limit: u32,
    local: Option<SocketAddr>,
    state: &ConnectionState,
) -> Result<u32, Ended> {
    let received = broker.shard().reactor().now();
    let mut taken = 0;
    while let Some(length) = frame_length(buffer) {
        // Smaller than a header can be, or negative, is nothing that Kafka's protocol knows.
        if length < 8 || length > i64::from(limit) {
            broker.shard().metrics.borrow_mut().network.frames_refused += 1;
            return Err(Ended::FrameTooLarge { claimed: length, limit });
        }
        let length = length as usize;
        if buffer.len() < 4 + length {
            break;
        }
        taken += 1;
        let mut frame = buffer.split_to(4 + length);
        frame.advance(4);
        let reply = queue.reserve(length as u64);
        match Request::parse(frame.freeze(), received, local) {
            Ok(request) => {
                if request.key == ApiKey::Produce {
                    state.produces.set(true);
                }
                dispatch(broker, request, reply);
            }
            Err(error) => {
                tracing::debug!("a frame was refused: {error}");
                broker.shard().metrics.borrow_mut().network.frames_refused += 1;
                drop::<ReplyTo>(reply); // closes the connection once earlier answers are out
                break;
            }
        }
    }
    Ok(taken)
}

fn frame_length(buffer: &BytesMut) -> Option<i64> {
    let length: [u8; 4] = buffer.get(..4)?.try_into().ok()?;
    Some(i64::from(i32::from_be_bytes(length)))
}

/// The memory that one connection receives into.  While slices of one buffer are still out (on their way to another
/// shard), the other is used, so that in steady state nothing is allocated.
struct Buffers {
    current: BytesMut,
    spare: BytesMut,
    /// The last receive left no room: the client sends more than the buffer takes.
    filled: bool,
}

impl Buffers {
    fn new() -> Buffers {
        Buffers { current: BytesMut::with_capacity(SMALL_BUFFER_BYTES), spare: BytesMut::new(), filled: false }
    }

    /// A buffer with room for the next receive.  A frame under way gets its exact rest once much of it is here, so
    /// that a lying length costs at most twice what was really sent.
    fn lend(&mut self) -> BytesMut {
        let arrived = self.current.len();
        let missing = match frame_length(&self.current) {
            Some(length) => (4 + length.max(0) as usize).saturating_sub(arrived),
            None => 0,
        };
        let wanted = if missing > 0 {
            missing.min(arrived.max(LARGE_BUFFER_BYTES / 2)).max(SMALL_BUFFER_BYTES)
        } else if self.filled {
            LARGE_BUFFER_BYTES / 2
        } else {
            SMALL_BUFFER_BYTES / 2
        };
        let room = self.current.capacity() - arrived;
        if room < wanted && !self.current.try_reclaim(wanted) {
            let target =
                if missing > 0 || self.filled { LARGE_BUFFER_BYTES.max(arrived + wanted) } else { SMALL_BUFFER_BYTES };
            std::mem::swap(&mut self.current, &mut self.spare);
            self.current.clear();
            if !self.current.try_reclaim(arrived + wanted) {
                self.current = BytesMut::with_capacity(target.max(arrived + wanted));
            }
            self.current.extend_from_slice(&self.spare);
            self.spare.clear();
        }
        std::mem::take(&mut self.current)
    }
}

async fn write_answers(broker: &Rc<Broker>, socket: &Socket, queue: &Rc<ReplyQueue>) -> Ended {
    loop {
        if let Err(ended) = write_ready(broker, socket, queue).await {
            return ended;
        }
    }
}

/// Waits for the front of the queue and sends what is ready behind it too.
async fn write_ready(broker: &Rc<Broker>, socket: &Socket, queue: &Rc<ReplyQueue>) -> Result<(), Ended> {
    let mut gathered: SmallVec<[Bytes; 4]> = SmallVec::new();
    let mut bytes = 0;
    let mut next = queue.next().await;
    if next.is_none() {
        return Err(Ended::ByClient);
    }
    let mut close = false;
    while let Some(response) = next.take() {
        match response {
            Response::Silent => {}
            Response::Close => {
                close = true;
                break;
            }
            Response::Frame(frame) => {
                bytes += frame.len();
                gathered.push(frame);
            }
            Response::Chunks(chunks) => {
                for chunk in chunks {
                    match chunk {
                        Chunk::Bytes(chunk) => {
                            bytes += chunk.len();
                            gathered.push(chunk);
                        }
                        Chunk::File(file) => {
                            send_all(broker, socket, &mut gathered, true).await?;
                            send_file(broker, socket, &file).await?;
                            bytes = 0;
                        }
                    }
                }
            }
        }
        if bytes >= GATHERED_BYTES_MAX {
            break;
        }
        next = queue.take_ready();
    }
    send_all(broker, socket, &mut gathered, false).await?;
    if close { Err(Ended::Unanswerable) } else { Ok(()) }
}

/// Sends what was gathered.  In front of a file range it goes out inline and tells the kernel that more comes, so that
/// header and records share packets; otherwise through the ring, with the turn's submission.
async fn send_all(
    broker: &Rc<Broker>,
    socket: &Socket,
    gathered: &mut SmallVec<[Bytes; 4]>,
    file_follows: bool,
) -> Result<(), Ended> {
    let total: usize = gathered.iter().map(Bytes::len).sum();
    if total == 0 {
        return Ok(());
    }
    broker.shard().metrics.borrow_mut().network.bytes_sent += total as u64;
    if file_follows {
        let sent = {
            let slices: SmallVec<[io::IoSlice<'_>; 4]> = gathered.iter().map(|bytes| io::IoSlice::new(bytes)).collect();
            socket.send_more_now(&slices)
        };
        let mut sent = match sent {
            Ok(sent) => sent,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => 0,
            Err(error) => return Err(error.into()),
        };
        if sent == total {
            gathered.clear();
            return Ok(());
        }
        for bytes in gathered.iter_mut() {
            let part = sent.min(bytes.len());
            bytes.advance(part);
            sent -= part;
        }
        gathered.retain(|bytes| !bytes.is_empty());
    }
    let chunks: Vec<Bytes> = gathered.drain(..).collect();
    socket.send(chunks).await?;
    Ok(())
}

/// Sends one range.  A file that has become shorter, or a disk error, closes the connection: the length is already
/// promised, and padding would be a lie.
async fn send_file(broker: &Rc<Broker>, socket: &Socket, file: &FileChunk) -> Result<(), Ended> {
    let mut position = Position(file.position);
    let mut left = file.len;
    let mut this_turn = 0;
    while left > 0 {
        if this_turn >= SENDFILE_BYTES_PER_TURN {
            this_turn = 0;
            broker.shard().reactor().yield_now().await;
        }
        let ask = left.min(SENDFILE_BYTES_PER_TURN - this_turn);
        match socket.sendfile_now(file.handle, position, ask as usize) {
            Ok(0) => return Err(Ended::Unanswerable),
            Ok(sent) => {
                let sent = sent as u32;
                position = position.plus(u64::from(sent));
                left -= sent;
                this_turn += sent;
                broker.shard().metrics.borrow_mut().network.bytes_sent += u64::from(sent);
                if sent < ask {
                    socket.writable().await?;
                    this_turn = 0;
                }
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                socket.writable().await?;
                this_turn = 0;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
